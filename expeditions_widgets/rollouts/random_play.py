"""A side that does anything: each step uniform over the legal actions."""

from typing import Final

from expeditions_widgets.rollouts.chance import below
from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import CARD_STEP, HANDS, RANK_COUNT, SEAT, STEP, TURN, Row
from expeditions_widgets.rollouts.rules import (
    DISCARDING,
    FROM_PILE,
    apply_card,
    apply_draw,
    is_over,
    may_take,
    playable,
)
from expeditions_widgets.rollouts.suit_sets import COUNT, LOWEST

PILE_ONLY_AFTER_TURN: Final = 120
"""After this turn of a round the sides draw from the draw pile alone, so that every round ends (ruling C6)."""


@compiled
def random_card_action(row: Row, chance: Row) -> int:
    """Return any legal card action, each as likely."""
    hand = 4 * row[SEAT]
    held = (row[HANDS + hand], row[HANDS + hand + 1], row[HANDS + hand + 2], row[HANDS + hand + 3])
    fitting = (playable(row, 0), playable(row, 1), playable(row, 2), playable(row, 3))
    plays = _count(fitting)
    chosen = below(chance, plays + _count(held))
    return _card_at(fitting, chosen) if chosen < plays else DISCARDING + _card_at(held, chosen - plays)


@compiled
def random_draw(row: Row, chance: Row) -> int:
    """Return any legal draw, each as likely; after turn 120 the draw pile's."""
    if row[TURN] > PILE_ONLY_AFTER_TURN:
        return FROM_PILE
    count = 1
    for suit in range(4):
        count += may_take(row, suit)
    chosen = below(chance, count)
    for suit in range(4):
        if may_take(row, suit):
            chosen -= 1
            if chosen < 0:
                return suit
    return FROM_PILE


@compiled
def play_randomly(row: Row, chance: Row) -> None:
    """Play a round on to its end, both sides by chance, from any step; changes both arrays."""
    while not is_over(row):
        if row[STEP] == CARD_STEP:
            apply_card(row, random_card_action(row, chance))
        else:
            apply_draw(row, random_draw(row, chance))


@compiled
def _count(sets: tuple[int, int, int, int]) -> int:
    return COUNT[sets[0]] + COUNT[sets[1]] + COUNT[sets[2]] + COUNT[sets[3]]


@compiled
def _card_at(sets: tuple[int, int, int, int], place: int) -> int:
    """Return the number of a card in four sets, by its place from 0 in rising order."""
    suit = 0
    while place >= COUNT[sets[suit]]:
        place -= COUNT[sets[suit]]
        suit += 1
    left = sets[suit]
    for _ in range(place):
        left &= left - 1
    return suit * RANK_COUNT + LOWEST[left]
