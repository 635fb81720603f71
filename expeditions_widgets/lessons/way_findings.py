"""What is wrong with a *play* exercise of either game, judged by every wrong way on its table."""

from collections.abc import Iterator

from expeditions_widgets.lessons.aftermath import aftermath_fault
from expeditions_widgets.lessons.attempts import AnyAction, AnyPosition, Attempt, Game
from expeditions_widgets.lessons.exercise import GoalExercise, Reaction
from expeditions_widgets.lessons.found import Found


def way_findings(
    exercise: GoalExercise[AnyPosition, AnyAction],
    game: Game[AnyPosition, AnyAction],
    wrong: list[tuple[Attempt[AnyPosition, AnyAction], ...]],
) -> Iterator[Found]:
    """Yield one sentence for each fault that shows on the trails that miss the goal: all that a learner can leave."""
    if not wrong:
        yield Found("has no wrong way: whatever one does reaches the goal.", "goal")
    for number, reaction in enumerate(exercise.reactions, start=1):
        part = f"reactions.{number}"
        if not reaction.text.strip():
            yield Found(f"has a reaction without words: reaction {number}.", part)
        spoken_to = [trail for trail in wrong if reaction.when(trail)]
        if not spoken_to:
            yield Found(f"has a reaction that nothing leads to: “{reaction.text}”", part)
        elif not any(_speaker(exercise, trail) is reaction for trail in spoken_to):
            yield Found(f"has a reaction that is never heard, for one before it answers first: “{reaction.text}”", part)
        if reaction.follows:
            for sentence in _follows_faults(exercise, game, reaction, spoken_to):
                yield Found(sentence, part)


def _follows_faults(
    exercise: GoalExercise[AnyPosition, AnyAction],
    game: Game[AnyPosition, AnyAction],
    reaction: Reaction[AnyPosition, AnyAction],
    spoken_to: list[tuple[Attempt[AnyPosition, AnyAction], ...]],
) -> Iterator[str]:
    ends = [trail for trail in spoken_to if trail[-1].after and _speaker(exercise, trail) is reaction]
    if not ends:
        yield f"plays out nothing for “{reaction.text}”: no accepted action leads to it alone."
    for trail in ends:
        fault = trail[-1].after and aftermath_fault(game, trail[-1].after, reaction.follows)
        if fault:
            way = " ".join(str(tried.action) for tried in trail)
            yield f"can’t play out what follows on {way}, for “{reaction.text}”. {fault}"
            return


def _speaker(
    exercise: GoalExercise[AnyPosition, AnyAction], trail: tuple[Attempt[AnyPosition, AnyAction], ...]
) -> Reaction[AnyPosition, AnyAction] | None:
    return next((reaction for reaction in exercise.reactions if reaction.when(trail)), None)
