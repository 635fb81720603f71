"""Tables to practise scoring on: how a round ends between two steady players."""

from functools import lru_cache

from expeditions_widgets.engine.cards import PerSuit, Seat, start_match
from expeditions_widgets.players.steady import SteadyPlayer


@lru_cache(maxsize=8)
def finished_columns(seed: str) -> PerSuit:
    """Return seat A's columns at the end of the first round of the match dealt from a seed, any text.

    Both seats are played by the steady player; the same seed gives the same columns every time.
    """
    player = SteadyPlayer()
    match = start_match(seed)
    turn = 1
    while not match.position.is_over:
        seat = match.position.turn
        match = match.apply(player.choose(match.position.view(seat), turn))
        turn += match.position.turn is not seat
    return match.position.columns[Seat.A]
