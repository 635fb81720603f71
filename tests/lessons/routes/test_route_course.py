"""The route game's course: what its lessons say of points and moments, held against the rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.engine.routes import (
    Expedition,
    parse_action,
    score_game,
    small_board,
    start_game,
    winners,
    world,
)
from expeditions_widgets.lessons.findings import findings
from expeditions_widgets.lessons.routes import PlayExercise, ScoreExercise, WatchExercise
from expeditions_widgets.lessons.routes.play_session import PlaySession
from expeditions_widgets.lessons.routes.trail import ROUTES
from expeditions_widgets.lessons.verdict import Judgement
from tests.lessons.lesson_notebook import LESSONS, lesson

if TYPE_CHECKING:
    from expeditions_widgets.lessons import Exercise

NAMES = sorted(path.stem for path in (LESSONS / "routes").glob("*.ipynb"))


@cache
def exercises() -> dict[str, Exercise]:
    return {name: exercise for stem in NAMES for name, exercise in lesson(stem, "routes")[0].items()}


def scored(name: str) -> ScoreExercise:
    exercise = exercises()[name]
    assert isinstance(exercise, ScoreExercise)
    return exercise


def guided() -> WatchExercise:
    exercise = exercises()["routes-06-game"]
    assert isinstance(exercise, WatchExercise)
    return exercise


def test_six_lessons_and_each_begins_with_something_to_do() -> None:
    assert [stem[:2] for stem in NAMES] == ["01", "02", "03", "04", "05", "06"]
    for number in range(1, 7):
        own = [each for name, each in exercises().items() if name.startswith(f"routes-0{number}-")]
        assert len(own) >= 4
        assert isinstance(own[0], PlayExercise | WatchExercise)


@pytest.mark.parametrize("name", NAMES)
def test_every_exercise_is_well(name: str) -> None:
    for exercise in lesson(name, "routes")[0].values():
        assert list(findings(exercise)) == [], exercise.name


def test_the_scores_are_those_that_the_lessons_tell() -> None:
    assert score_game(scored("routes-05-own").start())[0].total == 2 + 1 + 1 - 1
    three = score_game(scored("routes-05-table").start())
    assert [score.total for score in three] == [4, 0, 4]
    assert [score.tickets for score in three] == [2, 1, 1]
    assert winners(three) == (0,)
    assert [score.total for score in score_game(scored("routes-06-score").start())] == [4, 6]


def test_a_marked_card_brings_two_points_or_costs_two() -> None:
    # As the lesson on green places says: card and token, each won or lost.
    exercise = exercises()["routes-02-whom"]
    assert isinstance(exercise, PlayExercise)
    (there,) = ROUTES.walk(exercise.start(), [parse_action("v:gei-sva")])
    assert there.after is not None
    before, after = score_game(exercise.start())[1], score_game(there.after)[1]
    assert (len(before.held), len(before.left)) == (2, 1)
    assert (len(after.revealed), len(after.returned), len(after.held), len(after.left)) == (1, 1, 1, 0)


def test_the_boards_are_set_up_as_the_lessons_say() -> None:
    # Lesson 2: three connections on the world, two on Europe. Lesson 3: three tickets. Lesson 6: four cards each.
    assert world().set_up.token_distance == 3
    assert small_board("europe").set_up.token_distance == 2
    assert world().set_up.tickets == 3
    europe = small_board("europe").set_up
    assert (europe.hand[2], europe.tokens, europe.tickets) == (4, 1, 2)
    assert len(small_board("europe").neighbours("cop")) == 6


def test_the_guided_game_is_the_one_that_its_other_exercises_speak_of() -> None:
    moments = guided().moments()
    record = guided().read()
    assert record.result == "4 6"
    assert moments[0].position == start_game("12", 2, small_board("europe"), first=1)
    last, end = moments[-2].position, moments[-1].position
    exercise = exercises()["routes-06-last"]
    assert isinstance(exercise, PlayExercise)
    start = exercise.start()
    assert (start.routes, start.hands[0], start.turn, start.last_round) == (last.routes, last.hands[0], 0, True)
    assert [(set(area.revealed), set(area.taken)) for area in start.areas] == [
        (set(area.revealed), set(area.taken)) for area in last.areas
    ]
    assert score_game(scored("routes-06-score").start())[0].points
    assert [score.total for score in score_game(end)] == [4, 6]


def test_what_the_comments_of_the_guided_game_say() -> None:
    moments = guided().moments()
    # Turn 3: four points in one turn, both tickets gone, one card left.
    before, after = moments[2].position, moments[3].position
    won = [len(area.revealed) + len(area.returned) + len(area.taken) for area in (before.areas[1], after.areas[1])]
    assert won == [0, 4]
    assert (after.areas[1].tickets, len(after.hands[1])) == (0, 1)
    # Turn 6: Ada has one ticket, takes it back from Carthage, and Tassili still counts.
    assert moments[5].position.areas[0].tickets == 1
    assert "tas" in moments[6].position.areas[0].taken
    assert moments[6].position.route(Expedition.AMBER).head == "car"
    assert "giz" in small_board("europe").neighbours("car")
    # Turn 7: Ben's hand is empty, and Ada has one more turn.
    assert (moments[7].position.hands[1], moments[7].position.turn, moments[7].position.is_over) == ((), 0, False)
    assert moments[8].position.is_over


@pytest.mark.parametrize(
    ("name", "way", "right"),
    [
        ("routes-03-arrow", "ticket:v:cop-pet blue:v:pet-ura blue:v:ura-sva", True),
        ("routes-03-arrow", "v:cop-pet blue:v:pet-ura blue:v:ura-sva", False),
        ("routes-03-remove", "s:cop-wie remove:a blue:s:wie-elb", True),
        ("routes-03-remove", "remove:v a:ura-sva", False),
        ("routes-03-swap", "s:cop-wie swap keep:1:2", True),
        ("routes-03-swap", "swap keep:2:2", False),
        ("routes-04-both", "a:ura-pet loop:a:wie-cop loop:a:cop-gia blue:a:gia-thi", True),
        ("routes-04-both", "a:ura-pet loop:a:wie-cop loop:a:cop-gia", False),
    ],
)
def test_a_longer_way_may_be_right_and_a_part_of_the_task_is_not(*, name: str, way: str, right: bool) -> None:
    exercise = exercises()[name]
    assert isinstance(exercise, PlayExercise)
    session = PlaySession(exercise)
    session.answer_again(way.split())
    verdict = session.verdict
    assert len(session.answers()) == len(way.split())
    assert (verdict is not None and verdict.judgement is Judgement.RIGHT) == right
