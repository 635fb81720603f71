"""Present mode: for every exercise of the lessons, answered rightly and wrongly, nothing tells before the reveal."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from expeditions_widgets.engine.cards import Draw, Play
from expeditions_widgets.engine.cards import parse_action as card_action
from expeditions_widgets.engine.routes import Keep, LaidArrow, TicketArrow
from expeditions_widgets.engine.routes import parse_action as route_action
from expeditions_widgets.lessons import (
    ChooseExercise,
    Exercise,
    PlayExercise,
    PracticeExercise,
    ScoreExercise,
    WatchExercise,
    routes,
)
from expeditions_widgets.lessons.attempts import accepted
from expeditions_widgets.lessons.goal_session import judged
from expeditions_widgets.lessons.play_findings import wrong_ways
from expeditions_widgets.lessons.routes.play_findings import wrong_ways as wrong_routes
from expeditions_widgets.lessons.routes.trail import ROUTES
from expeditions_widgets.lessons.trail import CARDS
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.curtain import NOTE
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.practice_exercise import PracticeWidget
from expeditions_widgets.widgets.routes import choose_exercise as route_choose
from expeditions_widgets.widgets.routes import play_exercise as route_play
from expeditions_widgets.widgets.routes import score_exercise as route_score
from expeditions_widgets.widgets.routes import watch_exercise as route_watch
from expeditions_widgets.widgets.score_exercise import ScoreWidget
from expeditions_widgets.widgets.watch_exercise import WatchWidget
from tests.lessons.lesson_notebook import LESSONS, lesson
from tests.widgets.driving import Browser, Content

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

AnyExercise = Any
AnyTrail = tuple[Any, ...]
WIDGETS: dict[type[Exercise], Callable[[Any], Any]] = {
    ChooseExercise: ChooseWidget,
    PlayExercise: PlayWidget,
    ScoreExercise: ScoreWidget,
    PracticeExercise: PracticeWidget,
    WatchExercise: WatchWidget,
    routes.ChooseExercise: route_choose.ChooseWidget,
    routes.PlayExercise: route_play.PlayWidget,
    routes.ScoreExercise: route_score.ScoreWidget,
    routes.WatchExercise: route_watch.WatchWidget,
}
"""Every kind but *estimate*, whose truth takes a while to find: it has a test of its own."""

CELLS = [(path.parent.name, path.stem) for path in sorted(LESSONS.glob("*/*.ipynb"))]


def exercises(*kinds: type[Exercise]) -> Iterator[Any]:
    """Yield the lessons' exercises of some kinds; there is one of each, so that a test says something."""
    found = [one for course, name in CELLS for one in lesson(name, course)[0].values() if type(one) in kinds]
    assert {type(one) for one in found} == set(kinds)
    yield from found


def presented(exercise: Exercise) -> Browser:
    browser = Browser(WIDGETS[type(exercise)](exercise))
    browser.hello("?present=1")
    return browser


def reveal(browser: Browser) -> Content:
    return browser.send({"type": "reveal", "serial": browser.state["serial"]})


def words(state: object) -> str:
    return json.dumps(state, ensure_ascii=False)


@cache
def secrets(exercise: AnyExercise) -> tuple[str, ...]:
    """Return all that an author wrote to be read after an answer, and the solution."""
    session = WIDGETS[type(exercise)](exercise).session
    reactions = [one.text for one in getattr(exercise, "reactions", ())]
    options = [*getattr(exercise, "options", ()), *(o for q in getattr(exercise, "questions", ()) for o in q.options)]
    told = [exercise.praise, getattr(exercise, "otherwise", ""), session.solution(), *reactions]
    return tuple(json.dumps(text, ensure_ascii=False)[1:-1] for text in (*told, *(o.reason for o in options)) if text)


def hides(states: list[Content], exercise: AnyExercise, *texts: str) -> None:
    """Nothing of what is to be hidden stands in any state that was sent."""
    assert states
    assert secrets(exercise)
    for state in states:
        sent = words(state)
        assert not [text for text in (*secrets(exercise), *texts) if text in sent]
        assert '"right"' not in sent
        assert '"wrong"' not in sent
        assert "solved" not in sent.replace("0 tables solved so far", "")
        assert '"done": true' not in sent.replace("\\", "")


def tells(browser: Browser, text: str) -> None:
    """The answer is in, and covered; R shows it and says it, R once more covers it."""
    assert browser.state["reveal"]["open"] is False
    assert browser.state["live"] == NOTE
    shown = reveal(browser)
    assert text in words(shown)
    assert text in shown["live"]
    assert shown["reveal"]["open"] is True
    again = reveal(browser)
    assert text not in words(again)
    assert again["reveal"]["open"] is False


def answer(browser: Browser, actions: list[Any]) -> None:
    for action in actions:
        if isinstance(action, Draw):
            browser.attempt(None, f"discard-{action.suit}" if action.suit else "pile")
        else:
            browser.attempt(action.card.code, f"{'own' if isinstance(action, Play) else 'discard'}-{action.card.suit}")


def answer_routes(browser: Browser, actions: list[Any]) -> None:
    for action in actions:
        if isinstance(action, Keep):
            for _ in range(2):  # who is warned that a token's card goes does it once more
                browser.submit(drawn=str(action.drawn), discarded=str(action.discarded))
            continue
        if isinstance(action, TicketArrow):
            browser.press("ticket-arrow")
        if isinstance(action, LaidArrow) and not any(
            one["id"] == f"do:{action}" for one in browser.exercise["routes"]["choices"]
        ):
            browser.attempt(action.expedition.value, action.tip)
        else:
            browser.press(f"do:{action}")


@pytest.mark.parametrize("course", ["cards", "routes"])
def test_a_choice_is_told_right_or_not_only_once_it_is_revealed(course: str) -> None:
    kind = ChooseExercise if course == "cards" else routes.ChooseExercise
    for exercise in exercises(kind):
        answered = []
        for number, option in enumerate(exercise.options, start=1):
            browser = presented(exercise)
            browser.press(str(number))
            hides(browser.states, exercise)
            parts = {**browser.exercise, "options": [{**one, "chosen": None} for one in browser.exercise["options"]]}
            answered.append(words(parts))
            tells(browser, exercise.praise if option.right else option.reason)
        assert len(set(answered)) == 1, "the covered answers differ only in what was chosen"


def wrong_tries(exercise: AnyExercise, ways: Iterable[AnyTrail]) -> list[AnyTrail]:
    """Return wrong answers: a whole one, one that a reaction speaks to before, and a refused one with a reaction."""
    found: dict[tuple[bool, bool], AnyTrail] = {}
    for trail in ways:
        refused = trail[-1].refused is not None
        early = any(judged(exercise, trail[:count]) for count in range(1, len(trail)))
        is_whole = not early if refused else whole(exercise, trail)
        if is_whole and judged(exercise, trail) and not whole(exercise, trail[:-1]):
            found.setdefault((early, refused), trail)
    return list(found.values())


def whole(exercise: AnyExercise, trail: AnyTrail) -> bool:
    """Whether a wrong try is judged, and has as many acts as the solution or ends the turn."""
    is_long = len(accepted(trail)) >= len(exercise.solution) or exercise.is_complete(trail)
    return is_long and judged(exercise, trail) is not None


def tried(exercise: AnyExercise, trail: AnyTrail, act: Callable[[Browser, list[Any]], None]) -> Browser:
    """Try a whole answer; until its last act nothing says how it goes."""
    browser = presented(exercise)
    for one in trail:
        assert browser.state["live"] != NOTE
        assert browser.state["reveal"]["note"] == ""
        act(browser, [one.action])
    hides(browser.states, exercise)
    return browser


def test_cards_laid_rightly_or_wrongly_tell_nothing_before_the_reveal() -> None:
    early = []
    for exercise in exercises(PlayExercise):
        right = CARDS.walk(exercise.start(), map(card_action, exercise.solution))
        wrong = wrong_tries(exercise, wrong_ways(exercise))
        assert wrong
        for trail in (right, *wrong):
            verdict = judged(exercise, trail)
            assert verdict
            browser = tried(exercise, trail, answer)
            assert browser.table["step"] == 0
            tells(browser, verdict.text)
            browser.press("retry")
            assert verdict.text not in words(browser.state)
            assert browser.state["reveal"]["note"] == ""
            early.append(judged(exercise, trail[:1]) is not None and len(trail) > 1)
    assert any(early), "a reaction speaks to some first act"


def test_arrows_laid_rightly_or_wrongly_tell_nothing_before_the_reveal() -> None:
    early = []
    for exercise in exercises(routes.PlayExercise):
        right = ROUTES.walk(exercise.start(), map(route_action, exercise.solution))
        for trail in (right, *wrong_tries(exercise, wrong_routes(exercise, right))):
            verdict = judged(exercise, trail)
            assert verdict
            browser = tried(exercise, trail, answer_routes)
            tells(browser, verdict.text)
            early.append(judged(exercise, trail[:1]) is not None and len(trail) > 1)
    assert any(early), "a reaction speaks to some first act"


def test_a_first_act_is_told_by_lifting_the_curtain_and_nothing_of_an_older_answer_with_it() -> None:
    exercise = next(one for one in exercises(PlayExercise) if one.name == "cards-01-turn")
    trail = next(one for one in wrong_ways(exercise) if judged(exercise, one) and not exercise.is_complete(one))
    first, then = trail[0].action, card_action("p")
    browser = presented(exercise)
    answer(browser, [first, then])
    tells(browser, exercise.otherwise)
    browser.press("undo")
    assert browser.state["reveal"]["note"] == ""
    shown = reveal(browser)
    assert shown["live"].strip() == f"Not yet. {exercise.reactions[0].text}"
    assert reveal(browser)["reveal"]["note"] == ""
    answer(browser, [then])
    assert browser.state["live"] == NOTE


@pytest.mark.parametrize("kind", [ScoreExercise, PracticeExercise, routes.ScoreExercise])
def test_a_checked_sheet_keeps_its_marks_to_itself(kind: type[Exercise]) -> None:
    for exercise in exercises(kind):
        checked = []
        for off in (0, 1):
            browser = presented(exercise)
            sheet = browser.widget.session.sheet  # type: ignore[union-attr]
            values = {box.name: str(sheet.right(box) + off) for box in sheet.boxes}
            browser.submit(**values)
            hides(browser.states, exercise)
            boxes = words(browser.exercise)
            for value in values.values():
                boxes = boxes.replace(f'"value": "{value.replace("-", "−")}"', "")
            checked.append(boxes)
            assert '"verdict": "right"' not in boxes
            tells(browser, exercise.praise if not off else "You wrote")
        assert checked[0] == checked[1]


def _detours(browser: Browser, turn: int) -> Iterator[str]:
    """Go on by every way from the turn before a question, if there is one; yield what is shown there and then."""
    for onward in ("last", "turn-99", "next", "comment") if turn else ():
        shown = browser.press("back")
        yield words([shown["exercise"], shown["live"], shown.get("reveal")])
        shown = browser.press(onward)
        assert shown["exercise"]["watch"]["turn"] <= turn
        yield words([shown["exercise"] | {"options": None}, shown["live"], shown.get("reveal")])
        browser.press(f"turn-{turn}")


@pytest.mark.parametrize("kind", [WatchExercise, routes.WatchExercise])
def test_a_watched_record_waits_for_the_reveal_behind_each_answer(kind: type[Exercise]) -> None:
    for exercise in exercises(kind):
        browser = presented(exercise)
        for question in sorted(exercise.questions, key=lambda one: one.before_turn):
            browser.press("last")
            turn = browser.exercise["watch"]["turn"]
            assert turn == question.before_turn - 1
            detours = []
            for number, option in enumerate(question.options, start=1):
                start = len(browser.states)
                browser.press(str(number))
                browser.press("next")
                browser.press("turn-99")
                assert browser.exercise["watch"]["turn"] == turn
                steps = {one["id"]: one.get("why") for one in browser.exercise["watch"]["steps"]}
                assert steps["next"] == steps["last"] == steps["comment"]
                detours.append(list(_detours(browser, turn)))
                hides(browser.states[start:], exercise)
                shown = reveal(browser)
                assert option.reason in words(shown)
                reveal(browser)
            assert all(parts == detours[0] for parts in detours), "the ways on are the same, right or wrong"
            for number, option in enumerate(question.options, start=1):
                if option.right:
                    browser.press(str(number))
            reveal(browser)
            if turn:
                browser.press("back")
                browser.press("last")
                assert browser.exercise["watch"]["turn"] > turn, "what was told once holds nothing back"
        browser.press("last")
        assert exercise.praise not in words(browser.state)
        assert exercise.praise in words(reveal(browser))


@pytest.mark.parametrize("course", ["cards", "routes"])
def test_a_reload_keeps_what_was_answered_and_tells_no_more(course: str) -> None:
    exercise = next(exercises(ChooseExercise if course == "cards" else routes.ChooseExercise))
    number = next(number for number, option in enumerate(exercise.options, start=1) if option.right)
    browser = presented(exercise)
    saved = browser.press(str(number))["save"]["text"]
    assert json.loads(saved)["done"] is False
    again = Browser(WIDGETS[type(exercise)](exercise))
    again.hello("?present=1", saved)
    hides(again.states, exercise)
    assert exercise.praise in words(reveal(again))
    assert json.loads(again.state["save"]["text"])["done"] is True
    alone = Browser(WIDGETS[type(exercise)](exercise))
    assert exercise.praise in words(alone.hello("", saved))


def test_a_reload_finds_a_watched_record_where_it_was_and_what_was_passed_told() -> None:
    exercise = next(exercises(WatchExercise))
    browser = presented(exercise)
    first, second = sorted(exercise.questions, key=lambda one: one.before_turn)[:2]
    for question in (first, second):
        browser.press("last")
        reveal(browser)
        browser.press(str(next(number for number, one in enumerate(question.options, start=1) if one.right)))
    saved = browser.press("next")["save"]["text"]
    again = Browser(WatchWidget(exercise))
    again.hello("?present=1", saved)
    assert again.exercise["watch"]["turn"] == browser.exercise["watch"]["turn"] == second.before_turn
    again.press("first")
    again.press("last")
    assert again.exercise["watch"]["turn"] > second.before_turn


def test_the_solution_is_the_one_hint_that_waits() -> None:
    for exercise in exercises(ChooseExercise, ScoreExercise):
        browser = presented(exercise)
        for hint in exercise.hints:
            assert browser.press("hint")["live"] == hint
        browser.press("hint")
        hides(browser.states, exercise)
        solution = browser.widget.session.solution()
        assert solution in reveal(browser)["exercise"]["hints"]["open"]


def test_present_mode_ends_with_its_switch_and_is_no_matter_of_trust() -> None:
    exercise = next(exercises(ChooseExercise))
    browser = Browser(ChooseWidget(exercise))
    browser.hello()
    for nonsense in ({"type": "present"}, {"type": "present", "on": "1"}, {"type": "reveal"}):
        browser.send(nonsense)
        assert not browser.widget.presenting
        assert not browser.widget.revealed
    browser.send({"type": "present", "serial": 0, "on": True})
    browser.press("1")
    hides(browser.states, exercise)
    browser.send({"type": "present", "serial": 0, "on": False})
    assert browser.exercise["options"][0]["reason"] == exercise.options[0].reason
    assert "reveal" not in browser.state


def test_without_an_answer_the_reveal_shows_and_says_the_solution() -> None:
    for exercise in exercises(ChooseExercise, PlayExercise, ScoreExercise, routes.PlayExercise):
        browser = presented(exercise)
        hides(browser.states, exercise)
        assert (browser.state["reveal"]["open"], browser.state["reveal"]["note"]) == (False, "")
        shown = reveal(browser)
        assert shown["live"] == shown["exercise"]["solution"] == browser.widget.session.solution()
        assert "solution" not in reveal(browser)["exercise"]
        assert not browser.exercise["done"]
