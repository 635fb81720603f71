"""A played round as one short text: its eight columns and its turns, from which all else follows."""

from dataclasses import dataclass
from functools import cache

from expeditions_widgets.engine.cards import Card, Suit
from expeditions_widgets.engine.cards.cards import RANKS
from expeditions_widgets.engine.cards.scoring import BONUS, COST, ExpeditionScore

_DIGITS = 4
_SUITS = 4


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round at its end.

    `columns` are eight sets of ranks, seat A's four and then seat B's: bit r is the rank at place r of the engine's
    `RANKS`. `dealer` is 0 or 1, and the other seat went first; `turns` counts both sides'. `cost` and `bonus` are those
    it was played for.
    """

    columns: tuple[int, ...]
    turns: int
    dealer: int
    cost: int = COST
    bonus: int = BONUS

    def expeditions(self, seat: int) -> tuple["Column", ...]:
        """Return the expeditions that a seat started, scored for the cost and the bonus that were played for."""
        own = self.columns[_SUITS * seat : _SUITS * seat + _SUITS]
        return tuple(scored_column(ranks, self.cost, self.bonus) for ranks in own if ranks)

    def points(self, seat: int) -> int:
        """Return a seat's round score, for the cost and the bonus that were played for."""
        return sum(one.result for one in self.expeditions(seat))

    def lead(self, seat: int) -> int:
        """Return how many points a seat is ahead of the other."""
        return self.points(seat) - self.points(1 - seat)

    @property
    def text(self) -> str:
        """The columns and the turns: eight times four hexadecimal digits, then a number."""
        return "".join(f"{ranks:0{_DIGITS}x}" for ranks in self.columns) + str(self.turns)


def read_round(text: str, dealer: int, cost: int = COST, bonus: int = BONUS) -> PlayedRound:
    """Return a round from its text.

    >>> read_round("1ff0" + 7 * "0000" + "41", dealer=1).points(0)
    54

    Raises ValueError if it is no such text.
    """
    end = 2 * _SUITS * _DIGITS
    columns = tuple(int(text[place : place + _DIGITS], 16) for place in range(0, end, _DIGITS))
    return PlayedRound(columns, int(text[end:]), dealer, cost, bonus)


@dataclass(frozen=True, slots=True)
class Column:
    """A started expedition: its wagers, 0 to 3, and what it came to in points."""

    wagers: int
    result: int


@cache
def scored_column(ranks: int, cost: int = COST, bonus: int = BONUS) -> Column:
    """Return what a set of ranks comes to; which suit makes no difference."""
    score = ExpeditionScore(tuple(Card(Suit.SPADES, rank) for place, rank in enumerate(RANKS) if ranks >> place & 1))
    # The change alone, so that how a result comes about is said once, by the engine.
    change = (score.cost - cost) * score.multiplier + (bonus - score.bonus if score.bonus else 0)
    return Column(score.wagers, score.total + change)
