"""Messages from the browser can't be trusted: whatever comes, nothing is raised, nothing happens, the page lives."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget
from expeditions_widgets.widgets.heard import heard
from expeditions_widgets.widgets.lesson_writer import LessonWriter
from expeditions_widgets.widgets.match_review import MatchReview
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.position_setup import PositionSetup
from expeditions_widgets.widgets.practice_exercise import PracticeWidget
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.position_setup import RoutePositionSetup
from expeditions_widgets.widgets.score_calculator import ScoreCalculator
from expeditions_widgets.widgets.score_exercise import ScoreWidget
from expeditions_widgets.widgets.surface import SORRY
from expeditions_widgets.widgets.wager_chart import WagerChart
from expeditions_widgets.widgets.wager_lab import WagerLab
from expeditions_widgets.widgets.watch_exercise import WatchWidget
from tests.engine.cards.random_games import examples
from tests.experiments.hands import FEW
from tests.lessons.estimates import REACHED
from tests.lessons.exercises import CLIMB, WHICH
from tests.lessons.score_exercises import ANNA, PRACTICE
from tests.lessons.watching import ROUND
from tests.play.records import FIRST_TURN
from tests.widgets.driving import Browser, Content, Widget, dealt
from tests.widgets.shapes import misfits

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
IDS = st.sampled_from(["own-h", "own-x", "own-", "-h", "discard-", "discard-hh", "piles", "hand", "h9", "99"])
SENSELESS = IDS | JSON
TYPED = ["", "0", "-1", "h9", "h9 x", "1,2", "9" * 50, "1e999", "play", "estimate", "cards", "check", "over", "remove"]
FILLED_IN = st.sampled_from(TYPED) | IDS | st.text(max_size=6)
SERIALS = st.just("now") | st.integers() | JSON
KINDS = ["try", "press", "submit", "fill", "hands", "annotate", "resume", "shutdown", ""]
TYPES = st.sampled_from(KINDS) | st.text(max_size=6)


@st.composite
def nonsense(draw: st.DrawFn) -> Content:
    """Draw a message that means nothing, though it may have the shape of one that does."""
    kind = draw(TYPES)
    message: Content = {}
    if kind == "try":
        message |= {"code": draw(SENSELESS), "place": draw(st.text(max_size=6) | JSON)}
    elif kind == "press":
        message["id"] = draw(SENSELESS)
    elif kind == "hands":
        message |= {"key": draw(SENSELESS), "strokes": draw(st.lists(st.text(max_size=6), max_size=3) | JSON)}
    elif kind in ("submit", "fill"):
        message["values"] = draw(JSON.filter(lambda value: not isinstance(value, dict)))
    elif kind == "annotate":
        message["marks"] = draw(
            JSON | st.lists(st.sampled_from(["own-", "own-x", "99~", "h9~h9"]), min_size=1, max_size=3)
        )
    return message | {"type": kind, "serial": draw(SERIALS)}


def at_the_form() -> Browser:
    return Browser(CardMatch())


def at_the_draw() -> Browser:
    browser = dealt()
    browser.attempt("s2", "own-s")
    return browser


def covered() -> Browser:
    return dealt("?seed=482913&dealer=B&opponent=person")


def at_the_summary() -> Browser:
    browser = dealt("?seed=1&short=1&dealer=B")
    while "table" in browser.state:
        code, place = browser.choices()[0]
        browser.attempt(code, place)
    return browser


def playing() -> Browser:
    return Browser(PlayWidget(CLIMB))


def choosing() -> Browser:
    browser = Browser(ChooseWidget(WHICH))
    browser.press("1")
    return browser


def counting() -> Browser:
    browser = Browser(ChooseWidget(WHICH))
    browser.hello("?present=1")
    browser.press("hands")
    return browser


def scoring() -> Browser:
    browser = Browser(ScoreWidget(ANNA))
    browser.submit(**{"h-sum": "31"})
    return browser


def practising() -> Browser:
    browser = Browser(PracticeWidget(PRACTICE))
    browser.press("new-table")
    return browser


def calculating() -> Browser:
    browser = Browser(ScoreCalculator())
    browser.send({"type": "enter", "serial": browser.state["serial"], "code": "h9", "seat": "A"})
    return browser


def watching() -> Browser:
    browser = Browser(WatchWidget(ROUND))
    browser.press("1")
    browser.press("next")
    return browser


def estimating() -> Browser:
    return Browser(EstimateWidget(REACHED))


def covering() -> Browser:
    return Browser(WagerChart("test-chart", FEW, "A promising hand"))


def experimenting() -> Browser:
    return Browser(WagerLab())


def writing() -> Browser:
    browser = Browser(LessonWriter())
    browser.submit(form="0", kind="choose", task="Which?", press="add-options")
    return browser


def reviewing() -> Browser:
    browser = Browser(MatchReview())
    browser.submit(record=FIRST_TURN, seats="A")
    return browser


def trying_again() -> Browser:
    browser = reviewing()
    browser.press("review-A-1")
    return browser


def setting_up() -> Browser:
    return Browser(PositionSetup("a h9 s3 / b ?8 / P ?20"))


def setting_up_routes() -> Browser:
    browser = Browser(RoutePositionSetup())
    browser.press("middle")
    return browser


def trying_a_position() -> Browser:
    browser = setting_up()
    browser.press("look")
    return browser


PLACES = (
    at_the_form,
    dealt,
    at_the_draw,
    covered,
    at_the_summary,
    playing,
    choosing,
    counting,
    scoring,
    practising,
    calculating,
    watching,
    estimating,
    covering,
    experimenting,
    writing,
    reviewing,
    trying_again,
    setting_up,
    trying_a_position,
    setting_up_routes,
)


@cache
def standing(place: Callable[[], Browser]) -> Browser:
    """Return one browser for all examples at a place: nothing that they send may change it."""
    return place()


@cache
def filled_in(place: Callable[[], Browser]) -> Browser:
    """Return another browser at a place, for examples that may change it."""
    return place()


def stands(widget: Widget) -> object:
    """Return what a widget's messages could change."""
    match widget:
        case CardMatch():
            found: object = (widget._sitting.match, widget._sitting.marks) if widget._sitting else None
        case PlayWidget():
            found = widget.session.position
        case ScoreWidget() | PracticeWidget():
            found = widget.session.answers()
        case ScoreCalculator():
            found = widget._sheet
        case WatchWidget():
            found = (widget.session.turn, *widget.session.chosen)
        case EstimateWidget():
            found = widget.session.guess
        case WagerChart():
            found = widget.describe()["chart"]["drawn"] is not None
        case ChooseWidget():
            found = (widget.session.chosen, widget.hands.total)
        case _:
            found = stands_apart(widget)
    return found


def stands_apart(widget: Widget) -> object:
    """Return the same of a page that is neither a table nor an exercise."""
    match widget:
        case WagerLab():
            return (widget._question, widget._guess)
        case LessonWriter():
            return widget._lesson
        case MatchReview():
            return (widget._record, widget._retry and widget._retry.session.position)
        case PositionSetup():
            return (widget._draft.text, widget._draft.place, widget._table and widget._table.actions)
        case RoutePositionSetup():
            return str(widget.position)
        case _:
            raise AssertionError(type(widget))


def check(browser: Browser, message: object) -> None:
    """Send a message that means nothing and see that nothing comes of it but an answer."""
    before, stood = browser.state, stands(browser.widget)
    after = browser.send(message)
    assert stands(browser.widget) == stood
    assert SORRY not in after["live"]
    assert list(misfits(after, State)) == []
    assert after["serial"] == before["serial"] + (heard(message) is not None)
    assert (after.get("save") or {}).get("text") == (before.get("save") or {}).get("text") or "exercise" in after


@pytest.mark.parametrize("place", PLACES)
@examples(40)
@given(message=nonsense())
def test_nonsense_in_the_shape_of_an_event_changes_nothing(place: Callable[[], Browser], message: Content) -> None:
    browser = standing(place)
    now = {"serial": browser.state["serial"]} if message["serial"] == "now" else {}
    check(browser, message | now)


def field_names(part: object) -> set[str]:
    """Return the names of all fields that a state shows."""
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    names = set().union(*map(field_names, inner))
    name = part.get("name") if isinstance(part, dict) else None
    return names | {name} if isinstance(name, str) else names


@pytest.mark.parametrize("place", PLACES)
@examples(20)
@given(data=st.data())
def test_fields_filled_in_with_anything_are_answered(place: Callable[[], Browser], data: st.DataObject) -> None:
    names = st.sampled_from([*sorted(field_names(standing(place).state)), "guess", "record", "kind", "press"])
    values = data.draw(st.dictionaries(names, FILLED_IN, min_size=1, max_size=4))
    browser = filled_in(place)
    serial = browser.state["serial"]
    form = browser.state.get("writer", {}).get("form")
    values |= {"form": form, "kind": data.draw(FILLED_IN)} if form else {}
    for kind in data.draw(st.sampled_from([["fill"], ["submit"], ["fill", "submit"]])):
        after = browser.send({"type": kind, "serial": browser.state["serial"], "values": values})
        assert SORRY not in after["live"]
        assert list(misfits(after, State)) == []
    assert browser.state["serial"] > serial


@pytest.mark.parametrize("place", PLACES)
@examples(20)
@given(content=JSON)
def test_anything_at_all_changes_nothing(place: Callable[[], Browser], content: object) -> None:
    check(standing(place), content)


@examples(40)
@given(st.text(max_size=20), st.none() | st.text(max_size=20))
def test_a_hello_of_any_kind_leads_to_the_form(query: str, saved: str | None) -> None:
    browser = Browser(CardMatch())
    state = browser.hello(query, saved)
    assert "form" in state
    assert SORRY not in state["live"]


@examples(40)
@given(st.dictionaries(st.sampled_from(["opponent", "seed", "first", "second", "variants", "dealer"]), FILLED_IN))
def test_a_form_of_any_kind_deals_or_says_why(values: dict[str, str]) -> None:
    browser = Browser(CardMatch())
    state = browser.send({"type": "submit", "serial": browser.state["serial"], "values": values})
    assert SORRY not in state["live"]
    assert list(misfits(state, State)) == []
    assert ("form" in state) != ("table" in state)
    assert state["live"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "press", "id": ["undo"]},
        {"type": "press", "id": {"undo": 1}},
        {"type": "press", "id": "9" * 5000},
        {"type": "press", "id": "²"},
        {"type": "try", "code": ["s2"], "place": {"own": "s"}},
        {"type": "try", "code": "s2", "place": "own-\ud800"},
        {"type": "try", "code": "\ud800", "place": "x" * 100_000},
    ],
    ids=["a list", "an object", "a long number", "a raised digit", "lists", "half a character", "a long place"],
)
@pytest.mark.parametrize("place", PLACES)
def test_a_message_made_to_hurt_does_not(place: Callable[[], Browser], message: Content) -> None:
    browser = standing(place)
    check(browser, message | {"serial": browser.state["serial"]})
    assert len(str(browser.state)) < 50_000


def test_names_with_half_a_character_in_them_can_be_sent() -> None:
    browser = Browser(CardMatch())
    browser.hello()
    browser.submit(opponent="person", first="A\ud800", second="B\udfff", seed="7")
    assert browser.press("ready")["table"]["hand"]


def test_a_link_or_a_save_with_half_a_character_in_it_can_be_answered() -> None:
    for query, saved in (("?seed=7&opponent=\ud800", None), ("", '[Game "\ud800"]')):
        browser = Browser(CardMatch())
        assert "form" in browser.hello(query, saved)


def test_an_error_of_our_own_is_said_in_a_friendly_way_and_the_page_lives(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    browser = dealt()
    before = browser.state

    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(CardMatch, "_try", broken)
        after = browser.attempt("s2", "own-s")
    assert after["live"] == SORRY
    assert after["table"]["hand"] == before["table"]["hand"]
    assert "a bug" in caplog.text
    assert browser.attempt("s2", "own-s")["table"]["step"] == 2
