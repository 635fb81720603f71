"""How the seat to act stands, as `players/suit_reading.py` and `players/outlook.py` read its view."""

from typing import Final, NamedTuple

from expeditions_widgets.engine.cards import COST, HAND_SIZE, deck
from expeditions_widgets.engine.cards.cards import RANKS
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import (
    ACES,
    COLUMNS,
    DISCARDED,
    HANDS,
    PILE_COUNT,
    SEAT,
    SHOWN,
    Row,
)
from expeditions_widgets.rollouts.steady_weights import PRESSURE_FROM, START_ABOVE, UNSEEN_SHARE, WeightsRow
from expeditions_widgets.rollouts.suit_sets import COUNT, FITTING, NUMBERS, SUM, WAGERS

_ACE: Final = 1 << RANKS.index("A")
_PILE_AT_DEAL: Final = len(deck()) - 2 * HAND_SIZE
_ACES_COUNT: Final = len(deck(aces=True)) - len(deck())
_MOST_PRESSURE: Final = 3.0
_MOST_SURPLUS: Final = 4


class SuitReading(NamedTuple):
    """One suit as the seat to act sees it, in sets; `fitting` and `other_fitting` are what may go on the columns."""

    column: int
    other_column: int
    held: int
    fitting: int
    other_fitting: int
    unseen: int
    """The numbers that the seat has not placed and that fit its column."""
    projection: float


class Outlook(NamedTuple):
    """The four suits, and the hand against the turns that are left."""

    suits: tuple[SuitReading, SuitReading, SuitReading, SuitReading]
    pile_share: float
    turns_left: int
    pressure: float
    surplus: int


@compiled
def read_row(row: Row, weights: WeightsRow) -> Outlook:
    """Return the outlook of the seat to act, from what its view tells; the draw pile must not be empty."""
    pile = row[PILE_COUNT]
    pile_share = pile / (_PILE_AT_DEAL + _ACES_COUNT * row[ACES])
    turns_left = (pile + 1) // 2
    unseen_share = weights[UNSEEN_SHARE] * pile_share
    suits = (
        _read_suit(row, 0, unseen_share),
        _read_suit(row, 1, unseen_share),
        _read_suit(row, 2, unseen_share),
        _read_suit(row, 3, unseen_share),
    )
    useful = 0
    for suit in suits:
        useful += _useful_count(suit, weights)
    pressure = min(max(useful / turns_left - weights[PRESSURE_FROM], 0.0), _MOST_PRESSURE)
    surplus = min(max(useful - turns_left, 0), _MOST_SURPLUS)
    return Outlook(suits, pile_share, turns_left, pressure, surplus)


@compiled
def _read_suit(row: Row, suit: int, unseen_share: float) -> SuitReading:
    own = 4 * row[SEAT] + suit
    other = 4 * (1 - row[SEAT]) + suit
    held, column, other_column = row[HANDS + own], row[COLUMNS + own], row[COLUMNS + other]
    placed = held | column | other_column | row[DISCARDED + suit] | row[SHOWN + other]
    fitting = FITTING[column]
    in_deck = NUMBERS if row[ACES] else NUMBERS - _ACE
    unseen = in_deck & fitting & ~placed
    sure = SUM[held & fitting] + SUM[column]
    projection = sure + unseen_share * SUM[unseen] - COST
    return SuitReading(column, other_column, held, fitting, FITTING[other_column], unseen, projection)


@compiled
def _useful_count(suit: SuitReading, weights: WeightsRow) -> int:
    playable = suit.held & suit.fitting
    if suit.column:
        return COUNT[playable & NUMBERS]
    return COUNT[playable] if suit.projection > weights[START_ABOVE] else 0


@compiled
def multiplier(column: int) -> int:
    """Return a column's multiplier so far, 1 to 4 (scoring, step 3)."""
    return 1 + COUNT[column & WAGERS]
