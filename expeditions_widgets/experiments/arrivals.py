"""How likely wanted cards are to come: counted exactly, for whoever draws from the draw pile alone."""

from math import comb


def at_least(wanted: int, count: int, unseen: int, drawn: int) -> float:
    """Return the chance, 0 to 1, that at least `count` of `wanted` cards are among `drawn` of the `unseen` ones.

    Raises ValueError if more cards are wanted or drawn than are unseen.

    >>> round(at_least(1, 1, 40, 15), 3), round(at_least(4, 1, 40, 15), 3)
    (0.375, 0.862)
    """
    if not (0 <= wanted <= unseen and 0 <= drawn <= unseen):
        raise ValueError(f"Of {unseen} unseen cards {wanted} can't be wanted and {drawn} drawn.")
    ways = sum(
        comb(wanted, come) * comb(unseen - wanted, drawn - come) for come in range(count, min(wanted, drawn) + 1)
    )
    return ways / comb(unseen, drawn)


def draws_in_time(pile: int) -> int:
    """Return how many cards the side to act draws from the pile and can still play, if both draw from it (round end).

    The pile's last card ends the round at once, whoever takes it, so the last card this side draws comes too late.

    >>> [draws_in_time(pile) for pile in (1, 2, 3, 4, 32)]
    [0, 0, 1, 1, 15]
    """
    return (pile + 1) // 2 - 1
