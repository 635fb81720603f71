"""The numbers behind the steady player's judgement, each with a name and a meaning."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each consideration counts, mostly in points or as a share of points.

    A card's *value* is what it counts in an expedition; the *multiplier* is that of the expedition's wagers, 1 to 4;
    the *pile share* is the part of the draw pile that is left, from 1 at the deal to near 0; a suit's *projection* is
    what its expedition may end at before the multiplier. *Hope* is how likely a suit not started seems to be worth it:
    (projection + `hope_shift`) / 16, kept between 0 and 1.5. *Pressure* is how much the turns left are too few.
    """

    unseen_share: float
    """Part of an unseen playable number's value that joins a projection while the whole draw pile is left."""

    start_above: float
    """Projection above which a suit not started is worth starting, and its cards in hand count as useful."""

    wager_use: float
    """Use of a wager in a started suit, as a share of a projection above 0."""

    number_use_extra: float
    """Use of a number in a started suit, on top of multiplier x value."""

    hope_shift: float
    """Points added to a projection before it is read as hope."""

    hoped_wager_use: float
    """Use of a wager in a suit not started, times hope."""

    hoped_number_use_extra: float
    """Points added to a number's value in a suit not started, before hope multiplies both."""

    other_wager_use: float
    """Use of a wager to the other side in a suit it has started, times its multiplier."""

    other_number_use: float
    """Use of a number to the other side in a suit it has started, as a share of multiplier x value."""

    other_number_use_extra: float
    """Use of a number to the other side in a suit it has started, on top of that."""

    other_hoped_wager_use: float
    """Use of a wager to the other side in a suit it has not started, times the pile share."""

    other_hoped_number_use: float
    """Use of a number to the other side in a suit it has not started, as a share of its value, times the pile share."""

    other_hoped_number_use_extra: float
    """The same, on top of that share of the value."""

    pressure_from: float
    """Useful cards in hand for each turn left, from which pressure begins."""

    discard_own_use: float
    """What a discard loses, for each point of the card's own use."""

    discard_cost: float
    """What any discard loses: a turn that plays nothing."""

    discard_cost_pressed: float
    """Change of that loss for each unit of pressure."""

    wager_play: float
    """Worth of playing a wager to a started suit, as a share of its projection; lost if a number shuts it out."""

    wager_play_cost: float
    """Points taken off the worth of playing a wager to a started suit."""

    gap_unseen: float
    """Loss by the unseen numbers that a play skips, as a share of their value, times the pile share."""

    pressed_number: float
    """Gain of playing a number to a started suit for each unit of pressure, as a share of multiplier x value."""

    first_number_cost: float
    """Loss by the first number above wagers, for each of them, times the pile share: no wager may follow."""

    start_worth: float
    """Worth of starting a suit for each point of its projection above `start_above`."""

    start_wager_lift: float
    """Growth of that worth for each wager held, as a share of it, where it is above 0."""

    take_own_use: float
    """Worth of taking a discard for each point of its own use."""

    take_other_use: float
    """Worth of taking a discard for each point of its use to the other side."""

    take_cost: float
    """What taking a discard has to be worth before it beats the draw pile."""

    take_surplus: float
    """Worth of taking a discard for each useful card in hand beyond the turns left, at most 4 of them."""


STEADY = Weights(
    unseen_share=0.2827,
    start_above=4.305,
    wager_use=0.9376,
    number_use_extra=-0.03319,
    hope_shift=6.495,
    hoped_wager_use=4.278,
    hoped_number_use_extra=3.69,
    other_wager_use=2.311,
    other_number_use=0.9811,
    other_number_use_extra=3.784,
    other_hoped_wager_use=3.812,
    other_hoped_number_use=0.6974,
    other_hoped_number_use_extra=2.682,
    pressure_from=0.1612,
    discard_own_use=1.985,
    discard_cost=0.8062,
    discard_cost_pressed=-1.635,
    wager_play=0.9406,
    wager_play_cost=-0.3581,
    gap_unseen=1.154,
    pressed_number=1.709,
    first_number_cost=1.417,
    start_worth=2.74,
    start_wager_lift=0.7435,
    take_own_use=0.9642,
    take_other_use=-0.3542,
    take_cost=7.426,
    take_surplus=-0.6362,
)
"""The steady player's weights, found by playing against itself: about 22.5 points a round a side."""


ROLLOUT = Weights(
    unseen_share=0.2767,
    start_above=3.675,
    wager_use=1.281,
    number_use_extra=-0.1234,
    hope_shift=9.645,
    hoped_wager_use=3.53,
    hoped_number_use_extra=0.8885,
    other_wager_use=2.903,
    other_number_use=1.242,
    other_number_use_extra=4.388,
    other_hoped_wager_use=6.485,
    other_hoped_number_use=0.4099,
    other_hoped_number_use_extra=3.634,
    pressure_from=0.264,
    discard_own_use=1.373,
    discard_cost=0.7351,
    discard_cost_pressed=-2.196,
    wager_play=0.5587,
    wager_play_cost=-0.9633,
    gap_unseen=1.066,
    pressed_number=2.021,
    first_number_cost=1.496,
    start_worth=2.447,
    start_wager_lift=0.6903,
    take_own_use=0.8591,
    take_other_use=0.1489,
    take_cost=4.994,
    take_surplus=-0.4816,
)
"""Weights that take discards sooner and deny more: hardly stronger, yet far better at telling where a choice leads."""
