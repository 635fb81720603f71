"""From a form to an exercise: the exercise that its texts make, and all that is wrong with it, field by field."""

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final, NamedTuple

from expeditions_widgets.engine.cards import Seat, parse_action
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.card_exercise import ChooseExercise, PlayExercise
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.exercise import Exercise, Option, Reaction
from expeditions_widgets.lessons.findings import faults as faults_of
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.goals import in_order
from expeditions_widgets.lessons.score_exercise import ALL_BOXES, ScoreExercise
from expeditions_widgets.lessons.watch_exercise import WatchExercise, moments_of
from expeditions_widgets.lessons.writing.conditions import condition, condition_faults
from expeditions_widgets.lessons.writing.draft import Draft
from expeditions_widgets.lessons.writing.estimates import is_simulated, read_estimate

ROWS_ASKED: Final = {"play": ("goal", "reactions")}
"""By kind, the lists whose rows begin with a condition."""


class Written(NamedTuple):
    """What a draft comes to: an exercise that can be tried, or None, and its faults.

    `exercise` is None as long as something keeps it from being set up at all; the faults say what.
    """

    exercise: Exercise | None
    faults: tuple[Found, ...]


@lru_cache(maxsize=64)
def _checked(exercise: Exercise, *, simulate: bool) -> tuple[Found, ...]:
    return tuple(faults_of(exercise, simulate=simulate))


def read(draft: Draft, name: str, found: Collection[Exercise] = ()) -> Written:
    """Return what a draft comes to, as an exercise of a name.

    A truth that takes many deals is judged only in the exercises `found`, whose deals were played before.
    """
    unread = [fault for rows in ROWS_ASKED.get(draft.kind, ()) for fault in condition_faults(draft, rows)]
    exercise: Exercise | None = None
    if draft.kind == "estimate":
        exercise, unread = read_estimate(draft, name)
    elif not unread:
        exercise = _READERS[draft.kind](draft, name)
    if exercise is None:
        return Written(None, (*_left_empty(draft), *unread))
    simulate = exercise in found or not is_simulated(draft)
    faults = _checked(exercise, simulate=simulate)
    return Written(exercise if _can_be_set_up(exercise) else None, faults)


def way_of(text: str) -> tuple[str, ...]:
    """Return a solution's actions: "-h9, p" becomes ("-h9", "p")."""
    return tuple(text.replace(",", " ").split())


def _left_empty(draft: Draft) -> tuple[Found, ...]:
    """Return what any exercise needs, while a part of this one keeps the whole from being read."""
    stand_in = ChooseExercise(
        name="-",
        task=draft.text("task"),
        hints=draft.lines("hints"),
        praise=draft.text("praise"),
        options=(),
    )
    return tuple(fault for fault in faults_of(stand_in) if fault.part in ("task", "hints", "praise"))


def _play(draft: Draft, name: str) -> Exercise:
    goals = tuple(condition(draft, f"goal.{number}") for number in range(1, draft.rows["goal"] + 1))
    return PlayExercise(
        name=name,
        task=draft.text("task"),
        detail=draft.text("detail"),
        position=draft.line("position"),
        goal=goals[0] if len(goals) == 1 else in_order(*goals),
        solution=way_of(draft.text("solution")),
        hints=draft.lines("hints"),
        praise=draft.text("praise"),
        otherwise=draft.text("otherwise"),
        reactions=tuple(_reaction(draft, f"reactions.{number + 1}") for number in range(draft.rows["reactions"])),
        lanes=draft.text("lanes").replace(",", ""),
        rule=draft.text("rule"),
    )


def _reaction(draft: Draft, row: str) -> Reaction:  # type: ignore[type-arg]  # the card game's
    return Reaction(condition(draft, row), draft.text(f"{row}.text"), follows=way_of(draft.text(f"{row}.follows")))


def _choose(draft: Draft, name: str) -> Exercise:
    rows = (f"options.{number}" for number in range(1, draft.rows["options"] + 1))
    return ChooseExercise(
        name=name,
        task=draft.text("task"),
        detail=draft.text("detail"),
        position=draft.line("position"),
        options=tuple(
            Option(
                draft.text(f"{row}.text"),
                draft.text(f"{row}.reason"),
                right=bool(draft.text(f"{row}.right")),
                card=draft.text(f"{row}.card") or None,
            )
            for row in rows
        ),
        hints=draft.lines("hints"),
        praise=draft.text("praise"),
        lanes=draft.text("lanes").replace(",", ""),
        rule=draft.text("rule"),
    )


def _score(draft: Draft, name: str) -> Exercise:
    boxes = tuple(box for box in ALL_BOXES if box in draft.words("boxes"))
    return ScoreExercise(
        name=name,
        task=draft.text("task"),
        detail=draft.text("detail"),
        position=draft.line("position"),
        boxes=boxes,
        total=bool(draft.text("total")),
        hints=draft.lines("hints"),
        praise=draft.text("praise"),
        lanes=draft.text("lanes").replace(",", ""),
        rule=draft.text("rule"),
    )


def _watch(draft: Draft, name: str) -> Exercise:
    return WatchExercise(
        name=name,
        task=draft.text("task"),
        detail=draft.text("detail"),
        record=draft.texts.get("record", ""),
        seat=Seat.B if draft.text("seat") == "B" else Seat.A,
        hints=draft.lines("hints"),
        praise=draft.text("praise"),
        rule=draft.text("rule"),
    )


_READERS: Final[dict[str, Callable[[Draft, str], Exercise]]] = {
    "play": _play,
    "choose": _choose,
    "score": _score,
    "watch": _watch,
}


def _can_be_set_up(exercise: Exercise) -> bool:
    try:
        match exercise:
            case PlayExercise():
                ready = bool(exercise.position)
                if ready:
                    exercise.start()
                for step in exercise.solution:
                    parse_action(step)
            case ChooseExercise():
                exercise.start()
                ready = bool(exercise.options)
            case ScoreExercise():
                sheet = exercise.sheet()
                ready = bool(sheet.boxes) and any(map(sheet.column, sheet.suits))
            case EstimateExercise():
                exercise.start()
                ready = exercise.scale.leads_on
            case WatchExercise():
                ready = len(moments_of(exercise.read())) > 1
            case _:
                ready = True
    except (FaultyTextError, ValueError):
        return False
    return ready
