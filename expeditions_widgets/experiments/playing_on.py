"""Playing a round on to its end: one player on both sides, or one on each."""

from expeditions_widgets.engine.cards import Draw, Position, Step, apply
from expeditions_widgets.players.player import PILE_ONLY_FROM_TURN, Player


def played_on(position: Position, player: Player, turn: int = 1) -> Position:
    """Return the position at the round's end, `player` choosing for each seat; as `played_between`."""
    return played_between(position, (player, player), turn)


def played_between(position: Position, players: tuple[Player, Player], turn: int = 1) -> Position:
    """Return the position at the round's end, each of `players` choosing for its seat, A first, from that seat's view.

    `turn` is the number of the turn that is to be played, both sides counted, from 1. From turn 150 on cards come from
    the draw pile alone, whatever a player would like, so that every round ends (ruling C6).
    Raises RefusedActionError if a player breaks a rule.
    """
    while not position.is_over:
        seat = position.turn
        if position.step is Step.DRAW and turn >= PILE_ONLY_FROM_TURN:
            position = apply(position, Draw())
        else:
            position = apply(position, players[seat].choose(position.view(seat), turn))
        turn += position.turn is not seat
    return position
