"""Random games for the tests: whole ones named by a seed, and parts of them drawn choice by choice by hypothesis."""

from collections.abc import Iterator
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import (
    Action,
    Entry,
    Match,
    Position,
    Record,
    Seat,
    Variant,
    apply,
    deal,
    deck,
    legal_actions,
    start_match,
)

VARIANTS = tuple(Variant(aces, short) for aces in (False, True) for short in (False, True))
PLAYERS = ("You", "Scout")


def examples(count: int) -> settings:
    """Return hypothesis settings for so many examples, with no deadline for a single one."""
    return settings(max_examples=count, deadline=None)


def random_match(seed: str, variant: Variant) -> Iterator[tuple[Match, Action | None]]:
    """Yield a random match's states, each with the action taken to it; None for a deal.

    Every action is drawn uniformly from the legal ones with `Random.random()`, so it is the same on every Python.
    """
    numbers = Random()
    numbers.seed(f"{seed} actions", version=2)
    match = start_match(seed, variant)
    yield match, None
    while not match.is_over:
        if match.position.is_over:
            match = match.next_round()
            yield match, None
            continue
        legal = legal_actions(match.position)
        action = legal[int(numbers.random() * len(legal))]
        match = match.apply(action)
        yield match, action


def random_record(seed: str, variant: Variant) -> Record:
    """Return the record of a whole random match."""
    rounds: list[list[Entry]] = []
    for _, action in random_match(seed, variant):
        if action is None:
            rounds.append([])
        else:
            rounds[-1].append(Entry(action))
    dealer = start_match(seed, variant).dealer
    return Record(seed, variant, dealer, PLAYERS, tuple(map(tuple, rounds)))


@st.composite
def deals(draw: st.DrawFn) -> Position:
    """Draw a deal: any order of the cards, either dealer, with and without Aces."""
    cards = draw(st.permutations(deck(aces=draw(st.booleans()))))
    return deal(tuple(cards), draw(st.sampled_from(Seat)))


@st.composite
def walks(draw: st.DrawFn, longest: int = 250) -> list[Position]:
    """Draw the positions of a game, from its deal on, by a choice among the legal actions at each."""
    positions = [draw(deals())]
    for choice in draw(st.lists(st.integers(0, 419), max_size=longest)):
        legal = legal_actions(positions[-1])
        if not legal:
            break
        positions.append(apply(positions[-1], legal[choice % len(legal)]))
    return positions


@st.composite
def reached(draw: st.DrawFn) -> Position:
    """Draw one position of a random game, at any moment of it, the end included."""
    seed, variant = str(draw(st.integers(0, 10**6))), draw(st.sampled_from(VARIANTS))
    positions = [match.position for match, _ in random_match(seed, Variant(variant.aces, short=True))]
    return positions[draw(st.integers(0, len(positions) - 1))]
