"""Rounds played through the engine and the fast core in lock step, the whole state compared after every action.

The two are told apart on purpose: what a row says is read here by its documented cells, with nothing of the code that
writes rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    Card,
    Discard,
    Draw,
    Entry,
    Play,
    Position,
    Record,
    Seat,
    Step,
    Variant,
    apply,
    deal,
    deck,
    legal_actions,
    refusal,
    score_side,
)
from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.rollouts.dealing import deal_into
from expeditions_widgets.rollouts.rows import (
    ACES,
    BARRED,
    COLUMNS,
    DISCARD_COUNTS,
    DISCARDED,
    DISCARDS,
    HANDS,
    PILE,
    PILE_COUNT,
    ROW_SIZE,
    SEAT,
    SHOWN,
    STEP,
    TURN,
    Row,
)
from expeditions_widgets.rollouts.rules import (
    MOST_ACTIONS,
    apply_card,
    apply_draw,
    is_over,
    legal_card_actions,
    legal_draws,
    score,
)

Choice = Callable[[Row, Position, int], int]
"""Returns the core's number of the next action, from a row, the position it stands for, and the turn."""

CARDS = [Card(suit, rank) for suit in SUITS for rank in "JQKA23456789T"]
_FIRST = {suit.value: 13 * place for place, suit in enumerate(SUITS)}
_RANKS = {rank: place for place, rank in enumerate("JQKA23456789T")}


@dataclass(frozen=True)
class LockStep:
    """A finished round: how many actions and turns it had."""

    actions: int
    turns: int


def play_in_lock_step(seed: str, choose: Choice, *, aces: bool) -> LockStep:
    """Play a seeded deal to its end; raise AssertionError with the round's record at the first difference."""
    cards = tuple(shuffled(deck(aces=aces), generator(seed)))
    dealer = Seat(int(generator(f"{seed} dealer").random() * 2))
    position = deal(cards, dealer)
    row = np.empty(ROW_SIZE, dtype=np.int64)
    deal_into(row, np.array([number_of(card) for card in cards], dtype=np.int64), int(dealer))
    played: list[Action] = []
    turn, actions = 1, np.zeros(MOST_ACTIONS, dtype=np.int64)
    difference = differences(row, position, turn, actions)
    while not difference and not position.is_over:
        try:
            number = choose(row, position, turn)
        except AssertionError as error:
            difference = str(error)
            break
        action = action_of(number, position.step)
        refused = refusal(position, action)
        if refused:
            difference = f"the core chose {action}: {refused}"
            break
        played.append(action)
        (apply_card if position.step is Step.CARD else apply_draw)(row, number)
        after = apply(position, action)
        turn += after.turn is not position.turn
        position = after
        difference = differences(row, position, turn, actions)
    if not difference and [score(row, 0), score(row, 1)] != [score_side(side).total for side in position.columns]:
        difference = f"scores: {score(row, 0)} and {score(row, 1)}"
    if difference:
        record = Record(seed, Variant(aces, short=True), dealer, ("A", "B"), (tuple(map(Entry, played)),), (cards,))
        raise AssertionError(f"{difference}\nat {position}\n{record.text('*')}")
    return LockStep(len(played), turn - 1)


def differences(row: Row, position: Position, turn: int, actions: Row) -> str:
    """Return what a row and a position, and what may be done in them, do not agree in; an empty text if in all."""
    said, true = told_by_row(row), told_by_position(position, turn)
    different = [f"{name}: {said[name]} for {true[name]}" for name in true if said[name] != true[name]]
    count = legal_card_actions(row, actions)
    cards = actions[:count].tolist()
    draws = actions[: legal_draws(row, actions)].tolist()
    legal = sorted(number_of_action(action) for action in legal_actions(position))
    if sorted(cards + draws) != legal or (cards and draws):
        different.append(f"legal actions: {cards} and {draws} for {legal}")
    return "; ".join(different)


def told_by_row(row: Row) -> dict[str, object]:
    """Return what the cells of a row say; cards together are the sum of 2 to the power of their numbers."""
    cells: list[int] = row.tolist()
    return {
        "seat": cells[SEAT],
        "step": cells[STEP],
        "barred": cells[BARRED],
        "aces": cells[ACES],
        "turn": cells[TURN],
        "over": is_over(row),
        "hands": [_together(cells[HANDS + 4 * seat : HANDS + 4 * seat + 4]) for seat in range(2)],
        "columns": [_together(cells[COLUMNS + 4 * seat : COLUMNS + 4 * seat + 4]) for seat in range(2)],
        "shown": [_together(cells[SHOWN + 4 * seat : SHOWN + 4 * seat + 4]) for seat in range(2)],
        "discarded": _together(cells[DISCARDED : DISCARDED + 4]),
        "discard counts": cells[DISCARD_COUNTS : DISCARD_COUNTS + 4],
        "discards": cells[DISCARDS:PILE],
        "pile count": cells[PILE_COUNT],
        "pile": cells[PILE:],
    }


def told_by_position(position: Position, turn: int) -> dict[str, object]:
    """Return the same of a position."""
    discards = [[number_of(card) % 13 for card in pile] for pile in position.discards]
    pile = [number_of(card) for card in reversed(position.pile)]
    return {
        "seat": int(position.turn),
        "step": int(position.step),
        "barred": -1 if position.barred is None else SUITS.index(position.barred),
        "aces": int(position.aces),
        "turn": turn,
        "over": position.is_over,
        "hands": [_all(hand) for hand in position.hands],
        "columns": [_all(card for column in columns for card in column) for columns in position.columns],
        "shown": [_all(shown) for shown in position.shown],
        "discarded": _all(card for pile in position.discards for card in pile),
        "discard counts": [len(ranks) for ranks in discards],
        "discards": [cell for ranks in discards for cell in ranks + [-1] * (13 - len(ranks))],
        "pile count": len(pile),
        "pile": pile + [-1] * (52 - len(pile)),
    }


def action_of(number: int, step: Step) -> Action:
    """Return the action that a number means in this step."""
    if step is Step.DRAW:
        return Draw(SUITS[number] if number < 4 else None)
    return Discard(CARDS[number - 64]) if number >= 64 else Play(CARDS[number])


def number_of(card: Card) -> int:
    """Return a card's number; asked some sixty times a position, so without the card's own slow hash."""
    return _FIRST[card.suit._value_] + _RANKS[card.rank]


def number_of_action(action: Action) -> int:
    """Return an action's number."""
    if isinstance(action, Draw):
        return 4 if action.suit is None else SUITS.index(action.suit)
    return number_of(action.card) + (64 if isinstance(action, Discard) else 0)


def _together(sets: list[int]) -> int:
    return sets[0] + (sets[1] << 13) + (sets[2] << 26) + (sets[3] << 39)


def _all(cards: Iterable[Card]) -> int:
    return sum(1 << number_of(card) for card in cards)
