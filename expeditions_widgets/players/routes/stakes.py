"""What a place is worth to whom: points that an arrival would bring a seat, as far as its view tells."""

from typing import Final

from expeditions_widgets.engine.routes.view import View

TURNED: Final = 2
"""Points that a reached card of one's own, or a token come back, is worth: from one less to one more (ruling 20)."""

TAKEN: Final = 1
"""Points that an open card taken is worth (ruling 20)."""


def own_stakes(view: View) -> dict[str, int]:
    """Return what the seat gains at each place, by the code, where it gains anything: own cards and own tokens.

    A card may have been swapped away from under its token; the token still comes back (ruling 15).
    """
    stakes = dict.fromkeys(view.hand, TURNED)
    for code in view.areas[view.seat].tokens:
        stakes[code] = stakes.get(code, 0) + TURNED
    return stakes


def others_stakes(view: View) -> dict[str, float]:
    """Return what all other seats together may be expected to gain at each place.

    Tokens are open, and a card lies under each as far as anyone knows. The rest of the hidden hands are any of the
    cards not seen anywhere, each as likely as the others.
    """
    stakes: dict[str, float] = {}
    hidden = 0
    for seat, area in enumerate(view.areas):
        if seat != view.seat:
            hidden += max(0, view.hand_counts[seat] - len(area.tokens))
            stakes |= {code: stakes.get(code, 0.0) + 2 * TURNED for code in area.tokens}
    unseen = unseen_cards(view)
    if unseen:
        share = min(1.0, hidden / len(unseen)) * TURNED
        stakes |= {code: stakes.get(code, 0.0) + share for code in unseen}
    return stakes


def unseen_cards(view: View) -> tuple[str, ...]:
    """Return the cards that lie in the deck, on the discards or in another hand without a token, as far as known."""
    seen = {*view.hand, *view.open_cards, *view.drawn}
    for area in view.areas:
        seen |= {*area.tokens, *area.revealed, *area.taken}
    return tuple(code for code in view.board.cards if code not in seen)
