"""What is wrong with a *play* exercise of the route game: its solution is played, and wrong ways are tried."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import (
    EXPEDITIONS,
    Action,
    Arrow,
    BlueArrow,
    DeclineBlue,
    EndTurn,
    LayToken,
    LoopArrow,
    Position,
    Remove,
    Swap,
    TicketArrow,
    legal_actions,
    parse_action,
)
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.goal_session import judged
from expeditions_widgets.lessons.routes.exercise import PlayExercise
from expeditions_widgets.lessons.routes.trail import ROUTES, Trail
from expeditions_widgets.lessons.way_findings import way_findings

_ASTRAY: Final = 2
"""Actions that a wrong way goes on for after it has left the solution's; a reaction that needs more is not found."""


def play_findings(exercise: PlayExercise) -> Iterator[Found]:
    """Yield one sentence for each fault that only a *play* exercise can have."""
    if not exercise.otherwise.strip():
        yield Found("says nothing to any other wrong answer; write a sentence for it.", "otherwise")
    try:
        start = exercise.start()
    except FaultyTextError as error:
        yield Found(f"has a position that can’t be read.\n{error}", "position")
        return
    if exercise.goal(()):
        yield Found("has a goal that is met at the start; ask for something still to be done.", "goal")
        return
    try:
        solution = tuple(parse_action(step) for step in exercise.solution)
    except ValueError as error:
        yield Found(f"has a solution that can’t be read. {error}", "solution")
        return
    if not solution:
        yield Found("has no solution; write one way to the goal.", "solution")
        return
    trail = ROUTES.walk(start, solution)
    way = " ".join(exercise.solution)
    if not exercise.goal(trail):
        refused = next((f" {tried.refused.sentence}" for tried in trail if tried.refused), "")
        yield Found(f"has a solution that does not reach the goal: {way}.{refused}", "solution")
        return
    for count in range(1, len(trail)):
        if judged(exercise, trail[:count]):
            yield Found(f"is judged after {count} of the {len(trail)} actions of its solution: {way}.", "goal")
            return
    yield from way_findings(exercise, ROUTES, list(wrong_ways(exercise, trail)))


def wrong_ways(exercise: PlayExercise, solution: Trail) -> Iterator[Trail]:
    """Yield trails that miss the goal: each leaves the solution's way somewhere, for a few actions.

    From every position on the solution's way an attempt that the rules refuse is tried as well.
    """
    for count, tried in enumerate(solution):
        way = solution[:count]
        yield from _astray(exercise, way, tried.before, tried.action)
        legal = legal_actions(tried.before)
        for attempt in _attempts(tried.before):
            if attempt not in legal:
                refused = (*way, ROUTES.attempt(tried.before, attempt))
                if not exercise.goal(refused):
                    yield refused


def _astray(exercise: PlayExercise, way: Trail, position: Position, right: Action) -> Iterator[Trail]:
    ways = [(way, position)]
    for step in range(_ASTRAY):
        longer = []
        for trail, at in ways:
            for action in legal_actions(at):
                if step == 0 and action == right:
                    continue
                further = (*trail, ROUTES.attempt(at, action))
                after = further[-1].after
                if after is None or exercise.goal(further):
                    continue
                yield further
                if not exercise.is_complete(further):
                    longer.append((further, after))
        ways = longer


def _attempts(position: Position) -> Iterator[Action]:
    """Yield what a learner might try at a position, whether or not the rules allow it."""
    places = position.board.places
    kind = LoopArrow if position.loop_due else BlueArrow if position.blue_due else Arrow
    for expedition in EXPEDITIONS:
        tail = position.route(expedition).head or position.board.start
        for tip in places:
            yield from (kind(expedition, tail, tip), TicketArrow(expedition, tail, tip))
    yield from chain(map(LayToken, places), map(Remove, EXPEDITIONS))
    yield from (DeclineBlue(), Swap(), EndTurn())
