"""Which messages are events: those of the protocol's shapes; and the protocol's are the browser's own."""

import re
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.heard import heard
from expeditions_widgets.widgets.protocol.events import EVENTS
from tests.engine.cards.random_games import examples
from tests.widgets.driving import Browser, dealt
from tests.widgets.shapes import FRONTEND, misfits

SHAPES = {get_args(get_type_hints(shape)["type"])[0]: shape for shape in EVENTS}
VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "query": "?seed=1", "saved": None, "address": "http://localhost/"},
    {"type": "hello", "query": "", "saved": "A h9", "address": ""},
    {"type": "look"},
    {"type": "try", "serial": 1, "code": None, "place": "pile"},
    {"type": "try", "serial": 1, "code": "h9", "place": None},
    {"type": "enter", "serial": 1, "code": "h9", "seat": "A"},
    {"type": "press", "serial": 1, "id": "undo"},
    {"type": "submit", "serial": 1, "values": {"seed": "1"}},
    {"type": "fill", "serial": 1, "values": {}},
    {"type": "annotate", "serial": 1, "marks": ["own-h"]},
    {"type": "present", "serial": 1, "on": True},
    {"type": "reveal", "serial": 1},
    {"type": "hands", "serial": 1, "key": "", "strokes": ["+1", "undo"]},
    {"type": "handsFile", "serial": 1, "lesson": "Risk"},
)
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from(
        [10**400, float("nan"), float("inf"), "", "\ud800", "x" * 201, "x" * 200_000, [], {}, [[]], [None]]
    ),
    st.lists(st.text(max_size=3) | st.none(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.text(max_size=3) | st.integers(), max_size=3),
)


@pytest.mark.parametrize("event", VALID, ids=lambda event: event["type"])
def test_what_a_page_sends_is_heard(event: dict[str, Any]) -> None:
    assert heard(event) == event


@pytest.mark.parametrize("event", VALID, ids=lambda event: event["type"])
def test_what_had_no_answer_is_heard_again(event: dict[str, Any]) -> None:
    again = event | {"again": True}
    assert heard(again) == again
    assert heard(event | {"again": "True"}) is None


def test_every_kind_of_event_is_among_them() -> None:
    assert {event["type"] for event in VALID} == SHAPES.keys()


@examples(300)
@given(st.sampled_from(VALID), st.data())
def test_an_event_with_one_thing_changed_is_heard_if_it_still_fits(event: dict[str, Any], data: st.DataObject) -> None:
    changed = dict(event)
    name = data.draw(st.sampled_from([*sorted(event), "more"]))
    if data.draw(st.booleans()):
        changed[name] = data.draw(VALUES)
    else:
        changed.pop(name, None)
    kind = changed.get("type")
    fits = isinstance(kind, str) and kind in SHAPES and list(misfits(changed, SHAPES[kind])) == []
    longest = max(map(len, names_in(changed)), default=0)
    address = (
        max(len(text) for name in ("query", "address") if isinstance(text := changed.get(name, ""), str)) if fits else 0
    )
    assert (heard(changed) is not None) == (fits and longest <= 200 and address <= 65_536)


def names_in(event: dict[str, Any]) -> list[str]:
    """Return the texts of an event that are names of something."""
    fields = [event.get(name) for name in ("code", "place", "seat", "id", "key")]
    for name in ("marks", "strokes", "values"):
        inside = event.get(name)
        fields += list(inside) if isinstance(inside, list | dict) else []
    return [field for field in fields if isinstance(field, str)]


@examples(100)
@given(st.recursive(VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.just("type"), inner)))
def test_anything_else_is_no_event(content: object) -> None:
    assert heard(content) is None


def test_half_a_character_is_heard_as_a_question_mark() -> None:
    event = heard({"type": "submit", "serial": 1, "values": {"first\ud800": "A\udfff"}})
    assert event is not None
    assert event["values"] == {"first?": "A?"}


def test_both_sides_name_the_same_events_with_the_same_fields() -> None:
    source = re.sub(r"/\*.*?\*/|//[^\n]*", "", (FRONTEND / "protocol.ts").read_text(encoding="utf-8"), flags=re.DOTALL)
    written = re.findall(r"\| \{ (type: \"\w+\"[^}]*) \}", source)
    browser = {}
    for event in written:
        fields = dict(field.split(": ", 1) for field in event.split("; "))
        browser[fields.pop("type").strip('"')] = fields
    assert browser.keys() == SHAPES.keys()
    types = {
        "string": str,
        "number": int,
        "boolean": bool,
        "string | null": str | None,
        "Place | null": str | None,
        "string[]": list[str],
        "Record<string, string>": dict[str, str],
    }
    for kind, fields in browser.items():
        hints = get_type_hints(SHAPES[kind])
        del hints["type"]
        assert hints == {name: types[written] for name, written in fields.items()}


def test_what_is_no_event_is_not_answered_and_not_logged_in_full(caplog: pytest.LogCaptureFixture) -> None:
    browser = dealt()
    before = browser.state
    with caplog.at_level("DEBUG"):
        assert browser.send({"type": "press", "serial": before["serial"], "id": ["secret"]}) == before
    assert "secret" not in caplog.text
    assert "dropped" in caplog.text


@examples(60)
@given(st.sampled_from(sorted(CardMatch().keys)), VALUES)
def test_no_trait_can_be_set_by_a_browser(name: str, value: object) -> None:
    browser = standing()
    widget = browser.widget
    before = {each: getattr(widget, each) for each in widget.keys}
    widget._handle_msg({"content": {"data": {"method": "update", "state": {name: value}}}, "buffers": []})
    assert all(getattr(widget, each) is kept for each, kept in before.items())


_BROWSERS: list[Browser] = []


def standing() -> Browser:
    """Return one browser for all examples: nothing that they send may change it."""
    if not _BROWSERS:
        _BROWSERS.append(dealt())
    return _BROWSERS[0]
