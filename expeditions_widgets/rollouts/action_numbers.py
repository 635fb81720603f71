"""Actions of the engine as the numbers that `rules` describes, and back."""

from expeditions_widgets.engine.cards import SUITS, Action, Discard, Draw, Play, Step
from expeditions_widgets.rollouts.rows import card_number, card_of
from expeditions_widgets.rollouts.rules import DISCARDING, FROM_PILE


def action_number(action: Action) -> int:
    """Return an action's number.

    >>> from expeditions_widgets.engine.cards import parse_action
    >>> action_number(parse_action("hT")), action_number(parse_action("-hT"))
    (25, 89)
    """
    if isinstance(action, Draw):
        return FROM_PILE if action.suit is None else action.suit.order
    number = card_number(action.card)
    return number + DISCARDING if isinstance(action, Discard) else number


def numbered_action(number: int, step: Step) -> Action:
    """Return the action that a number means in this step of a turn.

    >>> numbered_action(4, Step.DRAW).spoken
    'draw from the draw pile'
    """
    if step is Step.DRAW:
        return Draw(None if number == FROM_PILE else SUITS[number])
    card = card_of(number % DISCARDING)
    return Discard(card) if number >= DISCARDING else Play(card)
