"""How a seat stands in all: its four suits, and its hand against the turns that are left."""

from dataclasses import dataclass
from functools import cache

from expeditions_widgets.engine.cards import HAND_SIZE, View, deck
from expeditions_widgets.players.suit_reading import SuitReading, read_suits
from expeditions_widgets.players.weights import Weights

_MOST_PRESSURE = 3.0
_MOST_SURPLUS = 4


@dataclass(frozen=True, slots=True)
class Outlook:
    """A view as the weights read it.

    `suits` are in the order of `SUITS`; `pile_share` is the part of the draw pile left since the deal, above 0 to 1;
    `turns_left` the seat's own turns until the draw pile is empty if both sides draw from it; `useful_count` the held
    cards worth playing: playable numbers of started suits, every playable card of suits worth starting.
    """

    suits: tuple[SuitReading, ...]
    pile_share: float
    turns_left: int
    useful_count: int
    pressure_from: float

    @property
    def pressure(self) -> float:
        """How much the turns left are too few for the useful cards, 0 to 3."""
        pressure = self.useful_count / self.turns_left - self.pressure_from
        return min(max(pressure, 0.0), _MOST_PRESSURE)

    @property
    def surplus(self) -> int:
        """The useful cards that no turn is left for, 0 to 4."""
        return min(max(self.useful_count - self.turns_left, 0), _MOST_SURPLUS)


def read_view(view: View, weights: Weights) -> Outlook:
    """Return the outlook of the view's seat; the draw pile must not be empty.

    >>> from expeditions_widgets.engine.cards import parse_view
    >>> from expeditions_widgets.players.weights import STEADY
    >>> outlook = read_view(parse_view("hJ4 / a h359 sK23 / b ?8 / P ?8"), STEADY)
    >>> outlook.pile_share, outlook.turns_left, outlook.useful_count
    (0.25, 4, 2)
    """
    pile_share = view.pile_count / _pile_at_deal(aces=view.aces)
    suits = read_suits(view, weights.unseen_share * pile_share)
    return Outlook(
        suits=suits,
        pile_share=pile_share,
        turns_left=(view.pile_count + 1) // 2,
        useful_count=sum(_useful_count(suit, weights) for suit in suits),
        pressure_from=weights.pressure_from,
    )


def _useful_count(suit: SuitReading, weights: Weights) -> int:
    if suit.column:
        return len(suit.numbers)
    return suit.playable_count if suit.projection > weights.start_above else 0


@cache
def _pile_at_deal(*, aces: bool) -> int:
    return len(deck(aces=aces)) - 2 * HAND_SIZE
