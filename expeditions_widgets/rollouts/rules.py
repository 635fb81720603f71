"""The rules of a turn over rows, as `engine/cards/turn.py` states them; here nothing is refused.

Actions are numbers. Card actions: 0 to 51 plays the card of that number, 64 more discards it. Draws: 0 to 3 takes the
top of that suit's discard pile, `FROM_PILE` the next card of the draw pile. `apply_card` and `apply_draw` take a legal
action for the row's step, and change the row in place; with any other their result means nothing.
"""

from typing import Final

from expeditions_widgets.rollouts.compiling import compiled
from expeditions_widgets.rollouts.rows import (
    BARRED,
    CARD_STEP,
    COLUMNS,
    DISCARD_COUNTS,
    DISCARDED,
    DISCARDS,
    DRAW_STEP,
    HANDS,
    NONE,
    PILE,
    PILE_COUNT,
    RANK_COUNT,
    SEAT,
    SHOWN,
    STEP,
    TURN,
    Row,
)
from expeditions_widgets.rollouts.suit_sets import FITTING, LOWEST, SCORE

DISCARDING: Final = 64
"""What is added to a card's number to discard it."""

FROM_PILE: Final = 4
"""The draw from the draw pile."""

MOST_ACTIONS: Final = 16
"""The most actions there are in one step: eight cards, each to play or to discard."""


@compiled
def is_over(row: Row) -> bool:
    """Whether the round has ended: the draw pile's last card was taken (end of a round)."""
    return bool(row[PILE_COUNT] == 0)


@compiled
def playable(row: Row, suit: int) -> int:
    """Return the set of the cards in a suit that the seat to act holds and may play (a turn, step 1)."""
    place = 4 * row[SEAT] + suit
    return int(row[HANDS + place] & FITTING[row[COLUMNS + place]])


@compiled
def legal_card_actions(row: Row, actions: Row) -> int:
    """Write every legal first step of the turn into `actions`, plays before discards; return their number.

    `actions` needs twice as many cells as the hand has cards.
    """
    if row[STEP] != CARD_STEP or is_over(row):
        return 0
    count = 0
    for suit in range(4):
        left = playable(row, suit)
        while left:
            actions[count] = suit * RANK_COUNT + LOWEST[left]
            left &= left - 1
            count += 1
    for suit in range(4):
        left = row[HANDS + 4 * row[SEAT] + suit]
        while left:
            actions[count] = DISCARDING + suit * RANK_COUNT + LOWEST[left]
            left &= left - 1
            count += 1
    return count


@compiled
def may_take(row: Row, suit: int) -> bool:
    """Whether the top of a suit's discard pile may be drawn (a turn, step 2; ruling C8)."""
    return bool(row[DISCARD_COUNTS + suit] > 0 and row[BARRED] != suit)


@compiled
def legal_draws(row: Row, actions: Row) -> int:
    """Write every legal second step of the turn into `actions`, the draw pile first; return their number, to 5."""
    if row[STEP] != DRAW_STEP or is_over(row):
        return 0
    actions[0] = FROM_PILE
    count = 1
    for suit in range(4):
        if may_take(row, suit):
            actions[count] = suit
            count += 1
    return count


@compiled
def apply_card(row: Row, action: int) -> None:
    """Play a card, or discard it and bar its suit's pile for this turn."""
    card = action % DISCARDING
    suit = card // RANK_COUNT
    rank = card % RANK_COUNT
    own = 4 * row[SEAT] + suit
    row[HANDS + own] &= ~(1 << rank)
    row[SHOWN + own] &= ~(1 << rank)
    row[STEP] = DRAW_STEP
    if action < DISCARDING:
        row[COLUMNS + own] |= 1 << rank
        return
    row[DISCARDED + suit] |= 1 << rank
    row[DISCARDS + RANK_COUNT * suit + row[DISCARD_COUNTS + suit]] = rank
    row[DISCARD_COUNTS + suit] += 1
    row[BARRED] = suit


@compiled
def apply_draw(row: Row, action: int) -> None:
    """Take a card into the hand, and pass the turn to the other side."""
    hand = 4 * row[SEAT]
    if action == FROM_PILE:
        row[PILE_COUNT] -= 1
        card = row[PILE + row[PILE_COUNT]]
        row[PILE + row[PILE_COUNT]] = NONE
        row[HANDS + hand + card // RANK_COUNT] |= 1 << card % RANK_COUNT
    else:
        row[DISCARD_COUNTS + action] -= 1
        top = DISCARDS + RANK_COUNT * action + row[DISCARD_COUNTS + action]
        taken = 1 << row[top]
        row[top] = NONE
        row[DISCARDED + action] &= ~taken
        row[HANDS + hand + action] |= taken
        row[SHOWN + hand + action] |= taken
    row[SEAT] = 1 - row[SEAT]
    row[STEP] = CARD_STEP
    row[BARRED] = NONE
    row[TURN] += 1


@compiled
def score(row: Row, seat: int) -> int:
    """Return one side's round score as its expeditions stand (scoring, steps 1 to 4)."""
    total = 0
    for suit in range(4):
        total += SCORE[row[COLUMNS + 4 * seat + suit]]
    return total
