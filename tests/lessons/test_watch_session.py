"""A *watch* exercise turn by turn: comments are read, questions hold the next turn back, and the end solves it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Seat, parse_record
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from expeditions_widgets.lessons.watch_exercise import moments_of
from expeditions_widgets.lessons.watch_session import WatchSession
from tests.engine.cards.random_games import examples
from tests.lessons.watching import HEART, RECORD, ROUND, START

QUIET = replace(ROUND, questions=())


def watching(*chosen: tuple[int, int]) -> WatchSession:
    """Return a session that went as far as it could, answering questions before a turn by an option's place."""
    session = WatchSession(ROUND)
    for before_turn, index in chosen:
        session.go(before_turn - 1)
        session.choose(index)
    return session


def progress(session: WatchSession) -> tuple[int, list[str], bool, int]:
    return session.turn, session.answers(), session.done, session.hints_open


def test_a_moment_is_the_deal_or_a_whole_turn() -> None:
    moments = moments_of(parse_record(RECORD))
    assert len(moments) == 1 + 6
    assert [[str(event.action) for event in moment.events] for moment in moments[:3]] == [[], ["cK", "p"], ["h4", "p"]]
    assert [moment.match.position.turn for moment in moments] == [Seat.A, Seat.B] * 3 + [Seat.A]
    assert [moment.match.position.pile_count for moment in moments] == [32, 31, 30, 29, 28, 27, 26]


def test_a_comment_stands_after_its_turn_on_one_line() -> None:
    moments = moments_of(parse_record(RECORD))
    assert {turn: moment.comment for turn, moment in enumerate(moments) if moment.comment} == {
        1: "The first wager.",
        4: "A jack is open.",
    }
    assert moments[1].marks == ("cK",)
    assert moments[4].marks == ("discard-d", "h6")


def test_a_round_that_stops_within_a_turn_ends_with_its_card() -> None:
    moments = moments_of(parse_record(RECORD.replace("-h6 p  -hK p", "-h6")))
    assert len(moments) == 1 + 5
    assert [str(event.action) for event in moments[-1].events] == ["-h6"]


def test_it_begins_at_the_deal_with_nothing_done() -> None:
    session = watching()
    assert (session.turn, session.last) == (0, 6)
    assert session.question == START
    assert session.verdict is None
    assert session.answers() == []
    assert not session.done


@pytest.mark.parametrize("turn", [1, 4, 6, 99])
def test_nothing_behind_an_open_question_is_shown(turn: int) -> None:
    session = watching()
    assert session.go(turn) == session.moments[0]
    assert session.turn == session.reach == 0
    assert session.next_stop is None


def test_a_wrong_answer_has_its_reason_and_holds_the_turn_back() -> None:
    session = watching((1, 1))
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, "Then clubs are closed.")
    assert session.go(1) == session.moments[0]


def test_a_right_answer_shows_the_turns_up_to_the_next_question() -> None:
    session = watching((1, 1), (1, 0))
    assert session.verdict == Verdict(Judgement.RIGHT, "A wager comes first.")
    assert session.reach == 4
    session.go(6)
    assert session.turn == 4
    assert session.question == HEART


@pytest.mark.parametrize("index", [1, 2])
def test_each_right_option_opens_the_way(index: int) -> None:
    session = watching((1, 0), (5, index))
    session.go(6)
    assert session.turn == 6
    assert session.done


def stop_after(session: WatchSession, turn: int) -> int | None:
    """Show a turn and return the next moment with something to say."""
    session.go(turn)
    return session.next_stop


def test_the_stops_are_comments_and_the_open_question() -> None:
    session = WatchSession(replace(ROUND, questions=(START, replace(HEART, before_turn=3))))
    session.choose(0)
    assert stop_after(session, 0) == 1
    assert stop_after(session, 1) == 2
    assert stop_after(session, 2) is None
    session.choose(1)
    assert stop_after(session, 2) == 4
    assert stop_after(session, 4) is None


def done_after(session: WatchSession, *turns: int) -> bool:
    """Return whether the exercise is solved once these turns were shown, one after the other."""
    for turn in turns:
        session.go(turn)
    return session.done


def test_every_comment_read_and_every_question_answered_solve_it() -> None:
    session = watching((1, 0))
    assert not done_after(session, 1, 4)
    session.choose(1)
    assert done_after(session)


def test_without_questions_the_comments_or_the_end_solve_it() -> None:
    session = WatchSession(QUIET)
    assert not done_after(session, 4)
    assert done_after(session, 1)
    session = WatchSession(QUIET)
    assert done_after(session, 6)
    assert session.verdict == Verdict(Judgement.RIGHT, ROUND.praise)


def test_without_any_comment_only_the_end_does() -> None:
    bare = WatchSession(
        replace(QUIET, record=RECORD.replace("{The first\nwager.}", "").replace("{A jack is open.}", ""))
    )
    assert not done_after(bare, 1, 4, 5)
    assert done_after(bare, 6)


def test_one_can_go_back_but_not_before_the_deal() -> None:
    session = watching((1, 0))
    session.go(3)
    session.go(-5)
    assert session.turn == 0
    assert session.chosen == (0,)


def test_try_again_at_a_question_keeps_the_place() -> None:
    session = watching((1, 0), (5, 0))
    session.retry()
    assert (session.turn, session.chosen) == (4, ())
    assert session.reach == 4
    assert session.verdict is None


def test_try_again_elsewhere_begins_at_the_deal_and_a_solved_one_stays_solved() -> None:
    session = watching((1, 0), (5, 1))
    session.go(6)
    session.open_hint()
    session.retry()
    assert progress(session) == (0, [], True, 1)


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_an_option_that_is_not_there_is_refused(index: int) -> None:
    with pytest.raises(IndexError, match="2"):
        watching().choose(index)


def test_where_nothing_is_asked_nothing_can_be_chosen() -> None:
    session = watching((1, 0))
    session.go(2)
    with pytest.raises(IndexError):
        session.choose(0)


def test_the_last_hint_names_the_right_answers_and_the_way() -> None:
    *_, last = watching().ladder()
    assert "turn 1: The king." in last
    assert "turn 5: The 6 of hearts." in last
    assert "The 10" not in last
    assert "turn 6" in last


@examples(60)
@given(st.lists(st.tuples(st.integers(-1, 8), st.integers(0, 3)), max_size=8))
def test_whatever_was_done_comes_back(steps: list[tuple[int, int]]) -> None:
    session, again = WatchSession(ROUND), WatchSession(ROUND)
    for turn, index in steps:
        session.go(turn)
        if session.question and index < len(session.question.options):
            session.choose(index)
    assert again.resume(session.save())
    assert progress(again) == progress(session)
    assert again.verdict == session.verdict


@pytest.mark.parametrize("answer", ["at 5", "at 99999", "saw 2", "saw 5", "chose 1 2", "chose 2 0", "go 1", "", "²"])
def test_an_answer_that_makes_no_sense_ends_the_answers(answer: str) -> None:
    session = WatchSession(ROUND)
    session.answer_again(["chose 1 0", "saw 1", answer, "at 3"])
    assert session.answers() == ["chose 1 0", "saw 1"]
