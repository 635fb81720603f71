"""What is wrong with a *play* exercise: its solution is played, and every wrong way on its table is tried."""

from collections.abc import Iterator

from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Discard,
    Draw,
    Play,
    Position,
    RefusedActionError,
    Suit,
    alike,
    apply,
    legal_actions,
    parse_action,
    parse_position,
)
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.aftermath import aftermath_fault
from expeditions_widgets.lessons.exercise import PlayExercise, Reaction, shown_suits
from expeditions_widgets.lessons.trail import Trail, Tried


def play_findings(exercise: PlayExercise) -> Iterator[str]:
    """Yield one sentence for each fault that only a *play* exercise can have."""
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
    suits = _suits(exercise)
    if not all(_has_place(exercise, suits, action) for action in solution):
        yield "has a solution that its small table has no place for."
    yield from _wrong_way_findings(exercise)


def _outcome_findings(exercise: PlayExercise) -> Iterator[str]:
    for outcome in (outcome for reaction in exercise.reactions for outcome in reaction.outcomes):
        try:
            parse_position(outcome.column)
        except FaultyTextError as error:
            yield f"has an outcome that can’t be read.\n{error}"


def _wrong_way_findings(exercise: PlayExercise) -> Iterator[str]:
    wrong = list(wrong_ways(exercise))
    if not wrong:
        yield "has no wrong way: whatever one does reaches the goal."
    for reaction in exercise.reactions:
        spoken_to = [trail for trail in wrong if reaction.when(trail)]
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


def wrong_ways(exercise: PlayExercise) -> Iterator[Trail]:
    """Yield every trail that misses the goal, as far as a learner can go on the exercise's own table.

    That is up to as many legal actions as the solution has, each also followed by an attempt that the rules refuse.
    """
    suits = _suits(exercise)
    ways: list[tuple[Position, tuple[Action, ...]]] = [(exercise.start(), ())]
    for _ in exercise.solution:
        longer = []
        for position, actions in ways:
            legal = legal_actions(position)
            attempts: tuple[Action, ...] = (*map(Play, position.hand), Draw(), *map(Draw, SUITS))
            for action in (*legal, *(attempt for attempt in attempts if attempt not in legal)):
                if not _has_place(exercise, suits, action):
                    continue
                trail = _walk(exercise.start(), (*actions, action))
                if not exercise.goal(trail):
                    yield trail
                if trail[-1].after is not None:
                    longer.append((trail[-1].after, (*actions, action)))
        ways = longer


def _suits(exercise: PlayExercise) -> tuple[Suit, ...]:
    return exercise.suits or shown_suits(exercise.start().view(exercise.seat))


def _has_place(exercise: PlayExercise, suits: tuple[Suit, ...], action: Action) -> bool:
    """Tell whether the exercise's table shows where an action would go: a small one has its lanes alone."""
    if isinstance(action, Play):
        return action.card.suit in suits
    suit = action.suit if isinstance(action, Draw) else action.card.suit
    return not exercise.lanes and (suit is None or suit in suits)
