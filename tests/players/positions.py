"""Positions from the middle of rounds, as random play leaves them."""

from hypothesis import settings
from hypothesis import strategies as st

from benchmarks.rounds import RandomPlayer, shuffled_deal
from expeditions_widgets.engine.cards import Position, apply
from expeditions_widgets.engine.chance import generator

UNHURRIED = settings(deadline=None)
"""Hypothesis settings without a deadline: how long one example takes says nothing on a busy machine."""


def position_after(seed: str, actions: int, *, aces: bool) -> Position:
    """Return a shuffled deal after this many random actions, or the last position before the round's end."""
    chance = RandomPlayer(generator(f"{seed} actions"))
    position = shuffled_deal(seed, aces=aces)
    for _ in range(actions):
        after = apply(position, chance.choose(position.view(position.turn), turn=1))
        if after.is_over:
            return position
        position = after
    return position


positions = st.builds(
    position_after,
    st.integers(min_value=0, max_value=10**6).map(str),
    st.integers(min_value=0, max_value=250),
    aces=st.booleans(),
)
