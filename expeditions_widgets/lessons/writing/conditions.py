"""What a goal or a reaction looks at, chosen in a form: an act by name, and the cards or piles that it is about."""

import re
from typing import Final

from expeditions_widgets.engine.cards import SUITS, parse_card
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.goals import discarded, drew, played, refused_as
from expeditions_widgets.lessons.trail import Goal
from expeditions_widgets.lessons.writing.draft import Draft

ACTS: Final = {
    "played": "plays a card",
    "discarded": "discards a card",
    "drew": "draws",
    "refused": "tries what the rules refuse",
}
"""What a learner may do, in words that follow on "The learner"."""

REFUSALS: Final = {
    "too-low": "a card that is lower than the expedition’s last",
    "wager-after-number": "a wager on an expedition with a number",
    "barred": "to draw the card just discarded",
    "empty-pile": "to draw where no card lies",
    "card-first": "to draw before a card is laid",
    "draw-now": "to lay a second card in a turn",
    "other-suit": "a card in another suit’s place",
}
"""By the code of a refusal, what was tried."""

_RUN: Final = re.compile(r"([shdc])([2-9TJQKA]+)")


class UnreadableError(ValueError):
    """A row names no card or pile that there is; the text is a clause for its author, like a finding's."""


def condition(draft: Draft, row: str) -> Goal:
    """Return what a row ("goal.1") asks for; raises UnreadableError if it names something that there is not."""
    act = draft.text(f"{row}.act") or "played"
    words = draft.words(f"{row}.cards")
    if act == "refused":
        return refused_as(draft.text(f"{row}.refusal") or next(iter(REFUSALS)))
    if act == "drew":
        return drew(*map(_pile, words))
    codes = tuple(code for word in words for code in _cards(word))
    return discarded(*codes) if act == "discarded" else played(*codes)


def condition_faults(draft: Draft, rows: str) -> list[Found]:
    """Return what can't be read in the rows of a list that begin with a condition."""
    faults = []
    for number in range(1, draft.rows[rows] + 1):
        try:
            condition(draft, f"{rows}.{number}")
        except UnreadableError as error:
            faults.append(Found(str(error), f"{rows}.{number}"))
    return faults


def _cards(word: str) -> tuple[str, ...]:
    text = word.replace("10", "T")
    text = text[:1].lower() + text[1:].upper()
    if text in set(SUITS):
        return (text,)
    found = _RUN.fullmatch(text)
    if not found:
        raise UnreadableError(f"names a card that there is not: {word}. Write h9 or hKQ9, or h for any heart.")
    return tuple(parse_card(found[1] + rank).code for rank in found[2])


def _pile(word: str) -> str:
    pile = word.lower()
    if pile != "p" and pile not in set(SUITS):
        raise UnreadableError(f"names a pile that there is not: {word}. Write p for the draw pile, or s, h, d or c.")
    return pile
