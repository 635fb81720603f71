"""What is wrong with an exercise, whichever kind it is and of whichever game."""

from collections.abc import Iterator

from expeditions_widgets.lessons.card_findings import card_findings
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.routes.exercise import RouteTable
from expeditions_widgets.lessons.routes.findings import route_findings


def findings(exercise: Exercise) -> Iterator[str]:
    """Yield one sentence for each fault of an exercise; none for a good one."""
    if not exercise.task.strip():
        yield "has no task."
    if not exercise.hints or not all(hint.strip() for hint in exercise.hints):
        yield "has no hint; give at least one nudge."
    if not exercise.praise.strip():
        yield "says nothing to a right answer."
    if isinstance(exercise, RouteTable):
        yield from route_findings(exercise)
    else:
        yield from card_findings(exercise)
