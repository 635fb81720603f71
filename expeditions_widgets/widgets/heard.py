"""What comes from a browser, held against the protocol: an event has one of its shapes, or it is none."""

import json
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from expeditions_widgets.widgets.protocol.events import EVENTS


def heard(content: object) -> dict[str, Any] | None:
    """Return the event that a message holds, or None if it holds none.

    >>> heard({"type": "press", "serial": 3, "id": "undo"})
    {'type': 'press', 'serial': 3, 'id': 'undo'}
    >>> heard({"type": "press", "serial": 3, "id": ["undo"]}) is None
    True
    """
    if not isinstance(content, dict) or content.get(_AGAIN, True) is not True:
        return None
    said = {name: value for name, value in content.items() if name != _AGAIN}
    kind = said.get("type")
    if not isinstance(kind, str) or kind not in _SHAPES or not _fits(said, _SHAPES[kind]):
        return None
    # Half of a surrogate pair can come in a message but could not go out again.
    event: dict[str, Any] = json.loads(json.dumps(content, ensure_ascii=False).encode("utf-8", "replace"))
    return event


def _fits(value: object, hint: Any) -> bool:  # noqa: ANN401  # a type as Python writes it
    """Whether a value is what a type says; a boolean is no number."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        fitting = type(value) is str and len(value) <= hint.__metadata__[0]
    elif origin in (Union, UnionType):
        fitting = any(_fits(value, member) for member in inside)
    elif origin is Literal:
        fitting = value in inside
    elif origin is list:
        fitting = type(value) is list and all(_fits(part, inside[0]) for part in value)
    elif origin is dict:
        fitting = type(value) is dict and all(
            _fits(name, inside[0]) and _fits(part, inside[1]) for name, part in value.items()
        )
    elif is_typeddict(hint):
        fitting = _fits_object(value, hint)
    else:
        fitting = type(value) is hint
    return fitting


def _fits_object(value: object, shape: Any) -> bool:  # noqa: ANN401
    fields = _fields(shape)
    if type(value) is not dict or value.keys() != fields.keys():
        return False
    return all(_fits(value[name], hint) for name, hint in fields.items())


@cache
def _fields(shape: Any) -> dict[str, Any]:  # noqa: ANN401
    return get_type_hints(shape, include_extras=True)


_AGAIN: Final = "again"
"""What any event may hold besides: it was said before, and had no answer when the line was lost."""

_SHAPES: Final = {get_args(_fields(shape)["type"])[0]: shape for shape in EVENTS}
