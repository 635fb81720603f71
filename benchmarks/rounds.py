"""Whole rounds between two players through the real engine, with a player by chance to compare with."""

from dataclasses import dataclass
from random import Random
from time import process_time

from expeditions_widgets.engine.cards import (
    Action,
    Position,
    Seat,
    View,
    apply,
    deal,
    deck,
    legal_actions,
    score_side,
)
from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.players.player import Player


class RandomPlayer:
    """Takes each step uniformly at random: over the card actions, then over the draws."""

    name = "Random"
    description = "Does anything the rules allow."

    def __init__(self, numbers: Random) -> None:
        self._numbers = numbers

    def choose(self, view: View, turn: int) -> Action:  # noqa: ARG002 - a player is told the turn
        """Return any legal action; `turn` makes no difference."""
        actions = legal_actions(view)
        return actions[int(self._numbers.random() * len(actions))]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round at its end: the last position, its number of turns, the choices made and the seconds spent on them."""

    position: Position
    turns: int
    choices: int
    seconds_choosing: float

    @property
    def points(self) -> tuple[int, int]:
        """Both sides' round scores, seat A first."""
        first, second = (score_side(self.position.columns[seat]).total for seat in Seat)
        return first, second


def shuffled_deal(seed: str, *, aces: bool = False) -> Position:
    """Return the deal of a named seed; seat B deals, so seat A begins."""
    return deal(tuple(shuffled(deck(aces=aces), generator(seed))), Seat.B)


def play_round(position: Position, players: tuple[Player, Player]) -> PlayedRound:
    """Return the round played to its end from a position; `players` are those of seats A and B.

    Raises RefusedActionError if a player breaks a rule.
    """
    turn, choices, seconds = 1, 0, 0.0
    while not position.is_over:
        seat = position.turn
        view = position.view(seat)
        began = process_time()
        action = players[seat].choose(view, turn)
        seconds += process_time() - began
        choices += 1
        position = apply(position, action)
        turn += position.turn != seat
    return PlayedRound(position, turn - 1, choices, seconds)
