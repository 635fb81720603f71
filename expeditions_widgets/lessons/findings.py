"""What is wrong with an exercise: its solution is played, wrong ways are tried, and its hints are looked for."""

from collections.abc import Iterator

from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Discard,
    Draw,
    Play,
    Position,
    RefusedActionError,
    alike,
    apply,
    deck,
    legal_actions,
    parse_action,
    parse_position,
)
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.estimate_findings import estimate_findings
from expeditions_widgets.lessons.exercise import ChooseExercise, Exercise, PlayExercise
from expeditions_widgets.lessons.trail import Trail, Tried

_CODES = frozenset(card.code for card in deck(aces=True))


def findings(exercise: Exercise) -> Iterator[str]:
    """Yield one sentence for each fault of an exercise; none for a good one."""
    if not exercise.task.strip():
        yield "has no task."
    if not exercise.hints or not all(hint.strip() for hint in exercise.hints):
        yield "has no hint; give at least one nudge."
    if not exercise.praise.strip():
        yield "says nothing to a right answer."
    if isinstance(exercise, PlayExercise):
        yield from _play_findings(exercise)
    elif isinstance(exercise, ChooseExercise):
        yield from _choose_findings(exercise)
    elif isinstance(exercise, EstimateExercise):
        yield from estimate_findings(exercise)


def _play_findings(exercise: PlayExercise) -> Iterator[str]:
    if not exercise.otherwise.strip():
        yield "says nothing to a wrong answer that no reaction speaks to."
    yield from _outcome_findings(exercise)
    try:
        start = exercise.start()
    except FaultyTextError as error:
        yield f"has a position that can’t be read.\n{error}"
        return
    if exercise.goal(()):
        yield "has a goal that is met at the start."
        return
    try:
        solution = tuple(parse_action(step) for step in exercise.solution)
    except ValueError as error:
        yield f"has a solution that can’t be read. {error}"
        return
    for actions in _alike_ways(start, solution):
        if not exercise.goal(_walk(start, actions)):
            way = " ".join(map(str, actions))
            same = "" if actions == solution else " J, Q and K are alike, so this way has to count as well."
            yield f"has a solution that does not reach the goal: {way}.{same}"
    yield from _wrong_way_findings(exercise, start, len(solution))


def _outcome_findings(exercise: PlayExercise) -> Iterator[str]:
    for outcome in (outcome for reaction in exercise.reactions for outcome in reaction.outcomes):
        try:
            parse_position(outcome.column)
        except FaultyTextError as error:
            yield f"has an outcome that can’t be read.\n{error}"


def _wrong_way_findings(exercise: PlayExercise, start: Position, length: int) -> Iterator[str]:
    wrong_ways = [trail for trail in _wrong_ways(start, length) if not exercise.goal(trail)]
    if not wrong_ways:
        yield "has no wrong way: whatever one does reaches the goal."
    for reaction in exercise.reactions:
        if not any(reaction.when(trail) for trail in wrong_ways):
            yield f"has a reaction that nothing leads to: “{reaction.text}”"


def _choose_findings(exercise: ChooseExercise) -> Iterator[str]:
    try:
        exercise.start()
    except FaultyTextError as error:
        yield f"has a position that can’t be read.\n{error}"
    if not any(option.right for option in exercise.options):
        yield "has no right option."
    if all(option.right for option in exercise.options):
        yield "has no wrong option."
    for option in exercise.options:
        if option.card and option.card not in _CODES:
            yield f"draws no card beside the option “{option.text}”: {option.card} is none."
        if not option.reason.strip():
            yield f"does not explain the option “{option.text}”."


def _walk(start: Position, actions: tuple[Action, ...]) -> Trail:
    trail: list[Tried] = []
    position = start
    for action in actions:
        try:
            after = apply(position, action)
        except RefusedActionError as refused:
            trail.append(Tried(position, action, refused=refused))
            continue
        trail.append(Tried(position, action, after))
        position = after
    return tuple(trail)


def _alike_ways(start: Position, solution: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
    """Yield the solution, and it again with each wager replaced by one in hand that is alike (ruling C10)."""
    yield solution
    for index, action in enumerate(solution):
        if isinstance(action, Play | Discard):
            for card in start.hand:
                if card != action.card and alike(card, action.card):
                    yield (*solution[:index], type(action)(card), *solution[index + 1 :])


def _wrong_ways(start: Position, length: int) -> Iterator[Trail]:
    """Yield every trail of up to `length` legal actions, each also followed by one that the rules refuse."""
    attempts: tuple[Action, ...] = (*map(Play, deck(aces=start.aces)), Draw(), *map(Draw, SUITS))
    ways: list[tuple[Position, tuple[Action, ...]]] = [(start, ())]
    for _ in range(length):
        longer = []
        for position, actions in ways:
            legal = legal_actions(position)
            for action in legal:
                yield _walk(start, (*actions, action))
                longer.append((apply(position, action), (*actions, action)))
            for action in attempts:
                if action not in legal:
                    yield _walk(start, (*actions, action))
        ways = longer
