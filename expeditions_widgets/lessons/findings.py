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
    rulebook,
)
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.aftermath import aftermath_fault
from expeditions_widgets.lessons.exercise import ChooseExercise, Exercise, PlayExercise, Reaction
from expeditions_widgets.lessons.option_findings import option_findings
from expeditions_widgets.lessons.score_exercise import SheetExercise
from expeditions_widgets.lessons.score_findings import score_findings
from expeditions_widgets.lessons.trail import Trail, Tried
from expeditions_widgets.lessons.watch_exercise import WatchExercise
from expeditions_widgets.lessons.watch_findings import watch_findings


def findings(exercise: Exercise) -> Iterator[str]:
    """Yield one sentence for each fault of an exercise; none for a good one."""
    if not exercise.task.strip():
        yield "has no task."
    if not exercise.hints or not all(hint.strip() for hint in exercise.hints):
        yield "has no hint; give at least one nudge."
    if not exercise.praise.strip():
        yield "says nothing to a right answer."
    if exercise.rule and exercise.rule not in rulebook.BY_KEY:
        yield f"is about a rule that the rules page does not have: {exercise.rule}."
    if isinstance(exercise, PlayExercise):
        yield from _play_findings(exercise)
    elif isinstance(exercise, ChooseExercise):
        yield from _choose_findings(exercise)
    elif isinstance(exercise, SheetExercise):
        yield from score_findings(exercise)
    elif isinstance(exercise, WatchExercise):
        yield from watch_findings(exercise)


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
        spoken_to = [trail for trail in wrong_ways if reaction.when(trail)]
        if not spoken_to:
            yield f"has a reaction that nothing leads to: “{reaction.text}”"
        yield from _follows_findings(exercise, reaction, spoken_to)


def _follows_findings(exercise: PlayExercise, reaction: Reaction, spoken_to: list[Trail]) -> Iterator[str]:
    if not reaction.follows:
        return
    ends = [trail for trail in spoken_to if trail[-1].after and _speaker(exercise, trail) is reaction]
    if not ends:
        yield f"plays out nothing for “{reaction.text}”: no accepted action leads to it alone."
    for trail in ends:
        fault = trail[-1].after and aftermath_fault(trail[-1].after, reaction.follows)
        if fault:
            way = " ".join(str(tried.action) for tried in trail)
            yield f"can’t play out what follows on {way}, for “{reaction.text}”. {fault}"
            return


def _speaker(exercise: PlayExercise, trail: Trail) -> Reaction | None:
    return next((reaction for reaction in exercise.reactions if reaction.when(trail)), None)


def _choose_findings(exercise: ChooseExercise) -> Iterator[str]:
    try:
        exercise.start()
    except FaultyTextError as error:
        yield f"has a position that can’t be read.\n{error}"
    yield from option_findings(exercise.options)


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
