"""An exercise as the source of its notebook cell; executing it makes an equal exercise."""

import ast
import json
from collections.abc import Iterator
from typing import Any, Final

from expeditions_widgets.lessons.card_exercise import ChooseExercise, PlayExercise
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise, Scale
from expeditions_widgets.lessons.exercise import Exercise, Option, Reaction
from expeditions_widgets.lessons.score_exercise import ALL_BOXES, ScoreExercise
from expeditions_widgets.lessons.watch_exercise import WatchExercise

WIDTH: Final = 100
"""Characters of a line that holds more than one text."""

_KINDS: Final = {
    PlayExercise: ("play", "position goal solution hints praise otherwise reactions lanes rule"),
    ChooseExercise: ("choose", "position options hints praise lanes rule"),
    ScoreExercise: ("score", "position boxes total hints praise lanes rule"),
    EstimateExercise: (
        "estimate",
        "position label scale truth tolerance hints praise too_low too_high lanes rule",
    ),
    WatchExercise: ("watch", "record seat hints praise rule"),
}
_HOMES: Final = {
    "expeditions_widgets.experiments.measures": ("counted", "gain_from_wagers", "mean_result", "share_below_zero"),
    "expeditions_widgets.experiments.wager_trials": ("WagerTrials",),
    "expeditions_widgets.lessons": (
        "Option",
        "Reaction",
        "Scale",
        "discarded",
        "drew",
        "in_order",
        "played",
        "refused_as",
    ),
}
_ALWAYS: Final = {"position", "label", "tolerance", "too_low", "too_high"}
_LEFT_OUT: Final[dict[str, object]] = {
    "detail": "",
    "lanes": "",
    "rule": "",
    "reactions": (),
    "boxes": ALL_BOXES,
    "total": False,
    "seat": "A",
}


def cell_source(exercise: Exercise) -> str:
    """Return the source of a cell: the imports that it needs, and the call that makes the exercise."""
    kind, parts = _KINDS[type(exercise)]
    lines = [f"    {_text(exercise.name)},"]
    for part in ("task", "detail", *parts.split()):
        value = getattr(exercise, part)
        value = value.name if part == "seat" else value
        if _LEFT_OUT.get(part) == value or (part == "position" and kind == "choose" and not value):
            continue
        lines.append(f"    {part}={_value(value, 4, len(part) + 1)},")
    call = "\n".join((f"{kind}(", *lines, ")"))
    return "\n".join((*_imports(call, kind), "", call))


def _imports(call: str, kind: str) -> Iterator[str]:
    called = {node.id for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Name)}
    for home, names in _HOMES.items():
        wanted = [name for name in names if name in called]
        if wanted:
            yield f"from {home} import {', '.join(wanted)}"
    yield f"from expeditions_widgets.widgets.{kind}_exercise import {kind}"


def _value(value: Any, indent: int, before: int) -> str:  # noqa: ANN401 - any part of an exercise
    """Return a part as source: on one line if it fits behind `before` characters, else an item a line."""
    match value:
        case str():
            return _record(value) if "\n" in value else _text(value)
        case tuple():
            return _items("(", [_value(item, indent + 4, 0) for item in value], ")", indent, before, comma=True)
        case Option():
            given = [_text(value.text), _text(value.reason)]
            given += ["right=True"] if value.right else []
            given += [f"card={_text(value.card)}"] if value.card else []
            return _items("Option(", given, ")", indent, before)
        case Reaction():
            given = [repr(value.when), _text(value.text)]
            given += [f"follows={_value(value.follows, indent + 4, 8)}"] if value.follows else []
            return _items("Reaction(", given, ")", indent, before)
        case Scale():
            given = [repr(value.low), repr(value.high), f"start={value.start!r}", f"unit={_text(value.unit)}"]
            given += [f"step={value.step!r}"] if value.step != 1 else []
            given += [f"decimals={value.decimals}"] if value.decimals != 1 else []
            return _items("Scale(", given, ")", indent, before)
    return repr(value)


def _items(start: str, items: list[str], end: str, indent: int, before: int, *, comma: bool = False) -> str:  # noqa: PLR0913
    alone = "," if comma and len(items) == 1 else ""
    line = f"{start}{', '.join(items)}{alone}{end}"
    if "\n" not in line and indent + before + len(line) <= WIDTH:
        return line
    space = " " * (indent + 4)
    return "\n".join((start, *(f"{space}{item}," for item in items), f"{' ' * indent}{end}"))


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _record(text: str) -> str:
    if '"""' in text or "\\" in text or text.endswith('"'):
        return _text(text)
    return f'"""{text}"""'
