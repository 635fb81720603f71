"""A costly decision of a match as an exercise: any action that is as good as the best solves it."""

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.engine.cards import Action, Discard, Draw, Play
from expeditions_widgets.lessons.card_exercise import PlayExercise
from expeditions_widgets.lessons.exercise import Reaction
from expeditions_widgets.lessons.goals import discarded, drew, played
from expeditions_widgets.lessons.trail import Goal, Trail
from expeditions_widgets.play.reviewed import Retry

AS_GOOD = "As good as any choice here, as far as one can tell."


def retry_exercise(retry: Retry, name: str) -> PlayExercise:
    """Return the position as its seat saw it; the unseen cards are dealt anew from `name`.

    Whatever costs something there is answered with what it costs and why.
    """
    reviewed = retry.reviewed
    decision, band = reviewed.decision, reviewed.band
    cost = f"{figure(reviewed.cost.mean, 1)} ±\N{NO-BREAK SPACE}{figure(reviewed.cost.error, 1)}"
    good = "; ".join(action.spoken for action in band)
    alike = (f"{len(band)} choices are as good as one another, as far as one can tell: {good}.",)
    return PlayExercise(
        name=name,
        task=f"Round {retry.round_number}, turn {decision.turn}: what is better here?",
        detail=f"In the match the choice was to {decision.action.spoken}. It cost {cost} points.",
        position=str(decision.view),
        goal=_any_of(band),
        solution=(str(band[0]),),
        hints=(reviewed.nudge, *(alike if len(band) > 1 else ())),
        praise=AS_GOOD,
        reactions=tuple(Reaction(_did(action), text) for action, text in retry.said),
        otherwise="Another choice is worth more here.",
    )


def _any_of(actions: tuple[Action, ...]) -> Goal:
    goals = [_did(action) for action in actions]

    def reached(trail: Trail) -> bool:
        return any(goal(trail) for goal in goals)

    return reached


def _did(action: Action) -> Goal:
    match action:
        case Play(card):
            return played(card.code)
        case Discard(card):
            return discarded(card.code)
        case Draw():
            return drew(str(action))
