"""The protocol's shapes: what of a value does not fit its Python type, and what the front end says of the same."""

import re
import types
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import expeditions_widgets
from expeditions_widgets.widgets import protocol

FRONTEND = Path(expeditions_widgets.__file__).parent / "frontend" / "src"
SOURCES = (FRONTEND / "protocol.ts", *sorted((FRONTEND / "protocol").glob("*.ts")))
_INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(r"^ *(\w+)(\??): (.*?);? *$", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_INLINE = re.compile(r"\{[^}]*\}")
_LITERAL = re.compile(r'"(\w+)"|\b(\d)\b')


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an interface in TypeScript; `inline` are the names of an object written inside the field."""

    optional: bool
    nullable: bool
    literals: frozenset[str]
    inline: frozenset[str]


def interfaces() -> dict[str, dict[str, Field]]:
    """Return the interfaces of the front end's protocol with their fields."""
    sources = (_COMMENT.sub("", source.read_text(encoding="utf-8")) for source in SOURCES)
    return {name: dict(_fields(body)) for source in sources for name, body in _INTERFACE.findall(source)}


def _fields(body: str) -> Iterator[tuple[str, Field]]:
    for name, mark, written in _FIELD.findall(body):
        before, _, rest = written.partition("{")
        inside, _, after = rest.rpartition("}")
        outside = before + after if inside else written
        yield (
            name,
            Field(
                optional=mark == "?",
                nullable="null" in re.findall(r"\w+", outside),
                literals=frozenset(word or digit for word, digit in _LITERAL.findall(outside)),
                inline=frozenset(re.findall(r"(\w+)\??:", _INLINE.sub("", inside))),
            ),
        )


def shapes() -> dict[str, type]:
    """Return the TypedDicts of the protocol by name."""
    return {name: shape for name, shape in vars(protocol).items() if is_typeddict(shape)}


def members(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a type as Python writes it
    """Return what a type allows: the members of a union, else the type alone."""
    return get_args(hint) if get_origin(hint) in {Union, types.UnionType} else (hint,)


def object_in(hint: Any) -> type | None:  # noqa: ANN401
    """Return the TypedDict that a field holds, alone, in a list or beside None."""
    for member in members(hint):
        if is_typeddict(member):
            shape: type = member
            return shape
        if get_origin(member) is list:
            return object_in(get_args(member)[0])
    return None


def misfits(value: object, hint: Any, where: str = "state") -> Iterator[str]:  # noqa: ANN401
    """Yield a line for each place where a value is not what its type says."""
    if len(members(hint)) > 1:
        if not any(not list(misfits(value, member)) for member in members(hint)):
            nearest = [member for member in members(hint) if member is not type(None)]
            yield from misfits(value, nearest[0], where)
    elif is_typeddict(hint):
        yield from _object_misfits(value, hint, where)
    elif get_origin(hint) is Literal:
        if value not in get_args(hint) or type(value) not in set(map(type, get_args(hint))):
            yield f"{where}: {value!r} is none of {get_args(hint)}"
    elif get_origin(hint) is list:
        yield from _list_misfits(value, get_args(hint)[0], where)
    elif get_origin(hint) is dict:
        yield from _dictionary_misfits(value, get_args(hint)[1], where)
    elif type(value) is not hint:
        yield f"{where}: {value!r} is no {hint}"


def _list_misfits(value: object, hint: Any, where: str) -> Iterator[str]:  # noqa: ANN401
    if type(value) is not list:
        yield f"{where}: {value!r} is no list"
        return
    for number, part in enumerate(value):
        yield from misfits(part, hint, f"{where}[{number}]")


def _dictionary_misfits(value: object, hint: Any, where: str) -> Iterator[str]:  # noqa: ANN401
    if type(value) is not dict:
        yield f"{where}: {value!r} is no dictionary"
        return
    for name, part in value.items():
        yield from misfits(name, str, f"{where} key")
        yield from misfits(part, hint, f"{where}.{name}")


def _object_misfits(value: object, shape: Any, where: str) -> Iterator[str]:  # noqa: ANN401
    if type(value) is not dict:
        yield f"{where}: {value!r} is no object"
        return
    hints = get_type_hints(shape)
    for name in sorted(shape.__required_keys__ - set(value)):
        yield f"{where}: lacks {name}"
    for name in sorted(set(value) - set(hints)):
        yield f"{where}: has {name}, which the protocol does not know"
    for name in hints.keys() & value.keys():
        yield from misfits(value[name], hints[name], f"{where}.{name}")
