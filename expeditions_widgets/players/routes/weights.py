"""The numbers behind the farsighted player's judgement, each with a name and a meaning."""

from typing import NamedTuple


class RouteWeights(NamedTuple):
    """How much each consideration counts, in points or as a share."""

    nearness: float
    """Chance that an expedition goes one place further towards another; n places away, this to the power of n."""

    later: float
    """What a point later on counts, at most, in points at once: the others may lead everything elsewhere."""

    others: float
    """What a point of the others counts, shared out among them, in points of one's own."""

    open_risk: float
    """What an open card costs, whom it may fall to being unknown, times the chance that it is reached."""

    ticket: float
    """What a ticket kept is worth while the game is long."""

    extra: float
    """What an extra arrow that is due adds, before it is known where it leads."""

    swap_margin: float
    """How much more than the ticket a swap must promise."""


FARSIGHTED = RouteWeights(nearness=0.85, later=0.85, others=1.0, open_risk=0.2, ticket=1.2, extra=1.0, swap_margin=0.2)
"""The best of those that were tried against one another at two and at four seats."""
