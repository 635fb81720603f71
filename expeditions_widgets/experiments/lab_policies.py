"""Who plays on in the wager lab, on both sides: the steady player by one set of weights or another."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.weights import ROLLOUT, STEADY, Weights


@dataclass(frozen=True, slots=True)
class Policy:
    """A way to play, with its name and its habit in one sentence."""

    name: str
    description: str
    weights: Weights


POLICIES: Final = {
    "scout": Policy(SteadyPlayer.name, SteadyPlayer.description, STEADY),
    "magpie": Policy("Magpie", "Takes discards sooner, and keeps back what the other side can use.", ROLLOUT),
}
"""The policies by the key that stands in links."""


def other_policy(key: str) -> str:
    """Return the key of the policy that a result is compared with.

    >>> other_policy("scout"), other_policy("magpie")
    ('magpie', 'scout')
    """
    return next(other for other in POLICIES if other != key)
