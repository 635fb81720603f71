"""Counts of turn sequences from fixed positions: the engine against the brute-force generator, and pinned numbers."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import Position, apply, legal_actions, parse_position, score_side
from expeditions_widgets.engine.cards.table import Step
from tests.engine.cards import brute_force
from tests.engine.cards.brute_force import CardPair, State, cards

Counts = list[tuple[int, int, int]]
"""For 1, 2 and 3 turns: the number of sequences, and the sums of A's and of B's points after them."""

DEPTH = 3


def dealt(seed: int, turn: int, *, aces: bool = False) -> State:
    """Return a deal in an order that a seed names, by another way than the engine's shuffle."""
    deck, numbers = brute_force.whole_deck(aces=aces), Random(seed)
    keys = {card: numbers.random() for card in deck}
    deck.sort(key=lambda card: keys[card])
    return table(turn, hands=(deck[0:8], deck[8:16]), pile=deck[16:])


def late(turn: int, columns: tuple[str, str], discards: str, hands: tuple[str, str], *, aces: bool = False) -> State:
    """Return a position with these cards placed and all others in the draw pile."""
    placed = {card for text in (*columns, discards, *hands) for card in cards(text)}
    pile = [card for card in brute_force.whole_deck(aces=aces) if card not in placed]
    return table(turn, columns, discards, (cards(hands[0]), cards(hands[1])), pile)


def table(
    turn: int,
    columns: tuple[str, str] = ("", ""),
    discards: str = "",
    hands: tuple[list[CardPair], list[CardPair]] = ([], []),
    pile: list[CardPair] | None = None,
) -> State:
    return {
        "turn": turn,
        "drawing": len(hands[turn]) == 7,
        "discarded": "",
        "columns": [brute_force.by_suit(columns[0]), brute_force.by_suit(columns[1])],
        "hands": list(hands),
        "discards": brute_force.by_suit(discards),
        "pile": pile or [],
    }


MIDDLE = late(
    1,
    ("hK hQ h4 h7 sJ s3", "d5 d8 cQ c2"),
    "h2 h10",
    ("h5 h9 h8 s6 d3 c4 cJ d10", "d4 d9 dJ c3 hJ s5 s10 c7"),
)
BARRED = late(
    0,
    ("hK h4 d2 d3", "s4 s6 cJ cK"),
    "c2 c5 d9 h2 h3",
    ("h5 h9 d10 sJ sQ c4 c6", "s5 s7 c3 c7 h10 dJ dQ d4"),
) | {"discarded": "h"}
LAST_TWO = late(
    0,
    ("hJ hQ hK h2 h3 h4 h5 sK s2 s3 s4 s6 s7 s9", "d2 d4 d5 d6 d7 d8 d9 cJ c6 c9"),
    "c2 c3 c4 c5 c10 cQ",
    ("h6 h7 s5 s8 d3 dJ c7 c8", "d10 dQ dK cK sJ s10 h8 h9"),
)
LAST_OF_ACES = late(
    1,
    ("hJ hQ h1 h2 h3 h4 h5 h6 h7 s1 s2 s3", "d1 d2 d4 d5 d6 d7 d8 d9 cJ c1 c6 c9"),
    "c2 c3 c4 s9 sQ c5 c10 cQ s6 s7 s4",
    ("h8 sK s5 s8 d3 dJ c7 c8", "d10 dQ dK cK sJ s10 h10 h9"),
    aces=True,
)

FIXED: dict[str, tuple[State, bool, Counts]] = {
    "a plain deal": (dealt(1, 0), False, [(16, -156, 0), (368, -2496, -2712), (9840, -148916, -55822)]),
    "another plain deal, B to play": (
        dealt(2, 1),
        False,
        [(16, 0, -158), (368, -4440, -2528), (9728, -90280, -147528)],
    ),
    "a deal with Aces": (dealt(3, 0, aces=True), True, [(16, -194, 0), (370, -3104, -3288), (10038, -184298, -67952)]),
    "the middle of a round": (MIDDLE, False, [(27, -1647, -1233), (915, -57175, -41289), (30355, -1891815, -1463835)]),
    "about to draw, hearts barred": (BARRED, False, [(3, -141, -210), (150, -7050, -11259), (8063, -424237, -602843)]),
    "the end of a round": (LAST_TWO, False, [(26, -32, 286), (778, -1056, 5806), (20749, -54757, 165287)]),
    "the end of a round with Aces": (
        LAST_OF_ACES,
        True,
        [(36, 1080, 1041), (1054, 28065, 30956), (28055, 746025, 711308)],
    ),
}


def read(name: str) -> Position:
    state, aces, _ = FIXED[name]
    return parse_position(brute_force.state_text(state, aces=aces), whole=True)


def engine_counts(position: Position) -> Counts:
    """Count as `brute_force.counts` does, with the engine's actions and scores."""
    level, result = [position], []
    for _ in range(DEPTH):
        laid = [after for before in level if before.step is Step.CARD for after in children(before)]
        laid += [before for before in level if before.step is Step.DRAW]
        level = [after for before in laid for after in children(before)]
        sums = [sum(score_side(after.columns[seat]).total for after in level) for seat in (0, 1)]
        result.append((len(level), sums[0], sums[1]))
    return result


def children(position: Position) -> list[Position]:
    return [apply(position, action) for action in legal_actions(position)]


@pytest.mark.parametrize("name", FIXED)
def test_the_engine_counts_the_turn_sequences_that_brute_force_counts(name: str) -> None:
    state, _, right = FIXED[name]
    counted = brute_force.counts(state, DEPTH)
    assert counted == right, "the brute-force generator has changed"
    assert engine_counts(read(name)) == counted


@pytest.mark.parametrize("name", FIXED)
def test_the_engine_reaches_the_same_tables_after_one_turn(name: str) -> None:
    state, aces, _ = FIXED[name]
    right = [parse_position(brute_force.state_text(after, aces=aces)) for after in brute_force.turns(state)]
    position = read(name)
    laid = children(position) if position.step is Step.CARD else [position]
    reached = [after for before in laid for after in children(before)]
    assert sorted(without_marks(after) for after in reached) == sorted(map(without_marks, right))


def without_marks(position: Position) -> str:
    """Return a position's text without the marks of cards seen taken, which the brute-force states do not keep."""
    return str(position).replace("!", "")


def test_at_the_start_16_turns_are_possible_if_all_cards_may_be_played() -> None:
    assert FIXED["a plain deal"][2][0][0] == 16


def test_the_fixed_ends_of_rounds_do_end_within_three_turns() -> None:
    assert [len(FIXED[name][0]["pile"]) for name in FIXED if "end" in name] == [2, 1]
