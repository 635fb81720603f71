"""A position that a link opened, or that was set up here: on a table to try, for both sides or against a player."""

from typing import Final

from expeditions_widgets.engine.cards import HAND_SIZE, Position, Seat, Step, legal_actions
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.position_draft import PositionDraft
from expeditions_widgets.play.position_setup import Setup
from expeditions_widgets.widgets.protocol import Button, Choice, Field, PositionHead
from expeditions_widgets.widgets.try_table import Seating, TryTable

BOTH: Final = "both"
"""The key of a table where the reader moves both sides, where a player's key would stand."""

_SEED: Final = "table"
"""Unseen cards are dealt from this seed: whoever opens a link finds the same ones."""

_SIDES: Final = ("Side A", "Side B")
_INVITE: Final = "Choose a card, then a place for it."


def opened(setup: Setup, against: str) -> TryTable:
    """Return a good position's table; a player acts for the side whose hand is not open.

    Raises FaultyTextError if the position is at fault.
    """
    start = setup.position(_SEED)
    if against == BOTH:
        return TryTable(start, _INVITE, Seating(_SIDES))
    player = OPPONENTS[against]()
    viewer = setup.drawable().seat
    names = (YOU, player.name) if viewer is Seat.A else (player.name, YOU)
    return TryTable(start, _INVITE, Seating(names, viewer, player))


def is_playable(position: Position) -> bool:
    """Whether a round can be played to its end from here: both hands whole, and cards left to draw."""
    whole = [HAND_SIZE - (position.step is Step.DRAW and position.turn is seat) for seat in Seat]
    return not position.is_over and [len(hand) for hand in position.hands] == whole


def opened_head(draft: PositionDraft, against: str) -> PositionHead:
    """Return what stands above the table: whose turn it is, who moves the other side, and the way to the editor."""
    change: Button = {"id": "change", "label": "Change it"}
    position = draft.setup.position(_SEED)
    fields = [_against(against)] if is_playable(position) else []
    return {"title": "A position", "intro": _intro(draft.setup, position), "fields": fields, "buttons": [change]}


def _intro(setup: Setup, position: Position) -> str:
    if not legal_actions(position):
        return "Somebody set this table up to be looked at."
    unseen = "Cards that nobody has seen are dealt the same way for everyone. " if setup.is_view else ""
    return f"Try what you like: nothing is lost, and “Set up again” brings the position back. {unseen}".strip()


def _against(against: str) -> Field:
    options: list[Choice] = [{"value": BOTH, "label": "I do, both sides", "checked": against == BOTH}]
    options += [{"value": key, "label": kind().name, "checked": against == key} for key, kind in OPPONENTS.items()]
    return {
        "name": "against",
        "kind": "radio",
        "legend": "Who moves the other side?",
        "help": "Play the round on from here against a player, or try moves for both.",
        "value": against,
        "options": options,
    }
