"""Playing a round on to its end, one player on both sides."""

from expeditions_widgets.engine.cards import Draw, Position, Step, apply
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN, Player


def played_on(position: Position, player: Player, turn: int = 1) -> Position:
    """Return the position at the round's end, `player` choosing for each seat from that seat's own view.

    `turn` is the number of the turn that is to be played, both sides counted, from 1. From turn 150 on cards come from
    the draw pile alone, whatever the player would like, so that every round ends (ruling C6).
    Raises RefusedActionError if the player breaks a rule.
    """
    while not position.is_over:
        seat = position.turn
        if position.step is Step.DRAW and turn >= PILE_ONLY_FROM_TURN:
            position = apply(position, Draw())
        else:
            position = apply(position, player.choose(position.view(seat), turn))
        turn += position.turn is not seat
    return position
