"""What is wrong with a *play* exercise: its solution is played, and every wrong way on its table is tried."""

from collections.abc import Iterator

from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Discard,
    Draw,
    Play,
    Position,
    Suit,
    alike,
    legal_actions,
    parse_action,
    parse_position,
)
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.card_exercise import Outcome, PlayExercise, shown_suits
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.trail import CARDS, Trail
from expeditions_widgets.lessons.way_findings import way_findings


def play_findings(exercise: PlayExercise) -> Iterator[Found]:
    """Yield one sentence for each fault that only a *play* exercise can have."""
    if not exercise.otherwise.strip():
        yield Found("says nothing to any other wrong answer; write a sentence for it.", "otherwise")
    yield from _outcome_findings(exercise)
    if not exercise.position.strip():
        yield Found("has no position to play from.", "position")
        return
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
    for actions in _alike_ways(start, solution):
        trail = CARDS.walk(start, actions)
        if not exercise.goal(trail):
            way = " ".join(map(str, actions))
            why = next((f" {tried.refused.sentence}" for tried in trail if tried.refused), "")
            why = why if actions == solution else " J, Q and K are alike, so this way has to count as well."
            yield Found(f"has a solution that does not reach the goal: {way}.{why}", "solution")
    suits = _suits(exercise)
    if not all(_has_place(exercise, suits, action) for action in solution):
        yield Found("has a solution that its small table, without discards and draws, has no place for.", "lanes")
    yield from way_findings(exercise, CARDS, list(wrong_ways(exercise)))


def _outcome_findings(exercise: PlayExercise) -> Iterator[Found]:
    for outcome in (outcome for reaction in exercise.reactions for outcome in reaction.outcomes):
        if not isinstance(outcome, Outcome):
            continue
        try:
            parse_position(outcome.column)
        except FaultyTextError as error:
            yield Found(f"has an outcome that can’t be read.\n{error}", "reactions")


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
                trail = CARDS.walk(exercise.start(), (*actions, action))
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
