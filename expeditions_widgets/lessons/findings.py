"""What is wrong with an exercise, whichever kind it is and of whichever game."""

from collections.abc import Iterator

from expeditions_widgets.lessons.card_findings import card_findings
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.routes.exercise import RouteTable
from expeditions_widgets.lessons.routes.findings import route_findings


def findings(exercise: Exercise) -> Iterator[str]:
    """Yield one sentence for each fault of an exercise; none for a good one."""
    for found in faults(exercise):
        yield found.sentence


def faults(exercise: Exercise, *, simulate: bool = True) -> Iterator[Found]:
    """Yield each fault of an exercise with the part of it to mend; without `simulate` none that takes a simulation."""
    if not exercise.name.strip():
        yield Found("has no name; a learner’s progress is kept under it.", "name")
    if not exercise.task.strip():
        yield Found("has no task; say in one sentence what is to be done.", "task")
    texts = [part for part in ("hints", "solution") if _is_text(getattr(exercise, part, ()))]
    if texts:
        yield from (
            Found(f"has its {part} as one text; write a comma behind a single one: (“…”,).", part) for part in texts
        )
        return
    if not exercise.hints or not all(hint.strip() for hint in exercise.hints):
        yield Found("has no hint; give at least one nudge.", "hints")
    if not exercise.praise.strip():
        yield Found("says nothing to a right answer.", "praise")
    if isinstance(exercise, RouteTable):
        yield from route_findings(exercise)
    else:
        yield from card_findings(exercise, simulate=simulate)


def _is_text(part: object) -> bool:
    """Whether a part that should hold several texts is one: what Python makes of brackets without a comma."""
    return isinstance(part, str)
