"""A watched round's table for the browser: one seat's view after a turn, what happened in it, and what is marked."""

from collections.abc import Sequence
from typing import Final

from expeditions_widgets.engine.cards import Card, Seat, View
from expeditions_widgets.lessons.marks import mark_place
from expeditions_widgets.lessons.watch_exercise import Moment
from expeditions_widgets.play.drawings import card_place, shown_marks
from expeditions_widgets.play.log import deal_sentence
from expeditions_widgets.widgets.match_table import told
from expeditions_widgets.widgets.protocol import Keys, Mark, Move, Table
from expeditions_widgets.widgets.table_state import KEYS, Notice, Surroundings, at_rest, table_state

LOOK: Final = "look"
"""The word on whatever a comment points at."""

WATCH_KEYS: Final[Keys] = {
    "title": KEYS["title"],
    "close": KEYS["close"],
    "rows": [
        ["→ or ←", "the next turn, or the one before"],
        ["Home or End", "the deal, or the last turn"],
        ["N", "the next comment"],
        ["Tab", "on to the answers and the table"],
        ["↑ ↓", "move about the table"],
        ["Enter or Space", "choose an answer"],
        ["?", "show these keys"],
    ],
}


def watch_table(moment: Moment, seat: Seat, names: tuple[str, str], moves: Sequence[Move]) -> Table:
    """Return the table after a moment's turn as `seat` sees it; `moves` are shown on the way to it."""
    view = moment.match.position.view(seat)
    around = Surroundings(
        own_name=names[seat],
        other_name=names[seat.other],
        notice=Notice("plain", happened(moment, seat, names)),
        drawn=_drawn(moment, seat),
        moves=tuple(moves),
    )
    table = at_rest(table_state(view, around))
    table["prompt"] = "The round is over" if view.is_over else f"{names[view.turn]} plays next"
    table["keys"] = WATCH_KEYS
    table["marks"] = [mark for mark in (_mark(text, view) for text in moment.marks) if mark]
    table["pen"] = {"kept": _drawn_marks(moment.marks, view), "keeps": False}
    marked = {mark["code"] for mark in table["marks"] if mark["place"] == "hand"}
    for card in table["hand"]:
        if card["code"] in marked:
            card["tag"] = {"kind": "mark", "text": LOOK}
    return table


def happened(moment: Moment, seat: Seat, names: tuple[str, str]) -> str:
    """Return what happened in the moment's turn as `seat` may hear it; for the deal, who dealt and who starts."""
    return told(moment.events, seat, names) if moment.events else deal_sentence(moment.match.dealer, names)


def _drawn(moment: Moment, seat: Seat) -> Card | None:
    return next((event.drawn for event in moment.events if event.seat is seat and event.drawn), None)


def _drawn_marks(marks: Sequence[str], view: View) -> list[str]:
    """Return the marks that are no plain ring around a place or card, but drawn: arrows, and other lines."""
    plain = {mark for mark in marks if _mark(mark, view)}
    return shown_marks([mark for mark in marks if mark not in plain], view)


def _mark(text: str, view: View) -> Mark | None:
    place = mark_place(text, view)
    # The card on top of a discard pile is marked by its pile.
    code = text if place and place == card_place(text, view) and not place.startswith("discard") else None
    return {"place": place, "code": code, "text": LOOK} if place else None
