"""Python's protocol and the browser's are the same shapes, and what a misfit looks like."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from expeditions_widgets.widgets.protocol import LogLine, Pile, State
from tests.widgets.driving import dealt
from tests.widgets.shapes import Field, interfaces, members, misfits, object_in, shapes


def pairs() -> Iterator[tuple[str, Any, Field]]:
    """Yield each field of a shape that both sides name: its name, its type in Python, and the field in TypeScript."""
    for name, fields in interfaces().items():
        hints = get_type_hints(shapes()[name])
        for field in fields.keys() & hints.keys():
            yield f"{name}.{field}", hints[field], fields[field]


def test_every_interface_has_its_shape_in_python() -> None:
    assert len(interfaces()) >= 20
    assert set(interfaces()) <= set(shapes())


@pytest.mark.parametrize("name", interfaces())
def test_both_sides_name_the_same_fields_and_leave_out_the_same(name: str) -> None:
    shape: Any = shapes()[name]
    fields = interfaces()[name]
    assert set(fields) == set(get_type_hints(shape))
    assert {field for field, written in fields.items() if written.optional} == set(shape.__optional_keys__)


def test_both_sides_allow_nothing_in_the_same_fields() -> None:
    assert [name for name, hint, field in pairs() if (type(None) in members(hint)) != field.nullable] == []


def test_objects_written_inside_a_field_have_the_same_fields() -> None:
    inside = {name: (object_in(hint), field.inline) for name, hint, field in pairs() if field.inline}
    assert len(inside) > 10
    differing = {
        name: shape.__name__
        for name, (shape, inline) in inside.items()
        if shape is not None and set(get_type_hints(shape)) != inline
    }
    assert differing == {}


def test_both_sides_know_the_same_words() -> None:
    literal = {
        name: (set(map(str, get_args(member))), field.literals)
        for name, hint, field in pairs()
        for member in members(hint)
        if get_origin(member) is Literal
    }
    assert len(literal) >= 6
    assert {name for name, (python, browser) in literal.items() if python != browser} == set()


def test_every_shape_in_python_is_used() -> None:
    used = set(interfaces()) | {
        shape.__name__
        for owner in shapes().values()
        for hint in get_type_hints(owner).values()
        if (shape := object_in(hint))
    }
    assert set(shapes()) == used


def test_a_misfit_is_found_wherever_it_hides() -> None:
    state = dealt().state
    assert list(misfits(state, State)) == []
    state["table"]["hand"][3]["label"] = None
    state["table"]["step"] = True
    state["table"]["river"][0]["under"] = "h9"
    del state["table"]["own"]["lanes"][2]["ledger"]
    found = sorted(misfits(state, State))
    assert [line.split(":")[0] for line in found] == [
        "state.table.hand[3].label",
        "state.table.own.lanes[2]",
        "state.table.river[0]",
        "state.table.step",
    ]
    assert list(misfits({"who": "nobody", "text": "?"}, LogLine))
    assert list(misfits([], Pile))
