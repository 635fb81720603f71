"""A whole match as text: headers, actions, comments and marks, from which it replays exactly.

    [Game "cards"]
    [Format "1"]
    [Seed "482913"]
    [Variant "plain"]
    [Dealer "B"]
    [A "You"]
    [B "Scout"]
    [Result "A -4 B 12"]

    1. -sJ p h4 p {The first expedition.} <own-h h4> …

A number and a point begin a round. A comment in braces and marks in angle brackets belong to the action before them;
marks may be drawn (`engine.drawn`), and those of a deal stand in a header: [Marks 1 "A-h pile~h9:2"].
A deal that no seed names is written out: [Deck 1 "…"], top card first.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from expeditions_widgets.engine.cards.actions import Action
from expeditions_widgets.engine.cards.cards import Card, Seat
from expeditions_widgets.engine.cards.match import Match, Variant, start_match
from expeditions_widgets.engine.cards.writing import run_text
from expeditions_widgets.engine.record_texts import check_marks, check_note_names, entry_tokens, headers_text, wrapped

GAME = "cards"
FORMAT = 1
"""The newest format that this version reads and the one it writes."""

RESERVED = "Game|Format|Seed|Variant|Dealer|A|B|Result|Deck.*"
"""The names of a record's own headers, as a regular expression."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One recorded action with what was noted at it; `marks` are places and cards, such as "own-h" or "h9".

    Raises ValueError for a mark that is empty or holds a space or an angle bracket.
    """

    action: Action
    comment: str = ""
    marks: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_marks(self.marks)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was played; `rounds[i]` are the actions of round i + 1.

    Raises ValueError for a note whose name is no header's or is taken.
    """

    seed: str
    variant: Variant
    dealer: Seat
    players: tuple[str, str]
    rounds: tuple[tuple[Entry, ...], ...] = ((),)
    decks: tuple[tuple[Card, ...], ...] = ()
    notes: dict[str, str] = field(default_factory=dict, hash=False)
    """Further headers, by name: kept as they are."""

    def __post_init__(self) -> None:
        check_note_names(self.notes, RESERVED)

    @property
    def result(self) -> str:
        """Both sides' points once the match is over, "A 35 B 12"; "*" while it goes on."""
        return result_of(self.replay())

    def states(self) -> Iterator[Match]:
        """Yield the match at the start, after each action and after each new deal.

        Raises RefusedActionError at an action that the rules forbid.
        """
        match = start_match(self.seed, self.variant, dealer=self.dealer, decks=self.decks)
        yield match
        for number, entries in enumerate(self.rounds):
            if number:
                match = match.next_round()
                yield match
            for entry in entries:
                match = match.apply(entry.action)
                yield match

    def replay(self) -> Match:
        """Return the match at its last state; raises RefusedActionError as `states` does."""
        *_, last = self.states()
        return last

    def __str__(self) -> str:
        """Return the record's text."""
        return self.text(self.result)

    def text(self, result: str) -> str:
        """Return the record's text for a caller who knows its result, so that nothing is replayed."""
        headers = {
            "Game": GAME,
            "Format": str(FORMAT),
            "Seed": self.seed,
            "Variant": str(self.variant),
            "Dealer": self.dealer.name,
            "A": self.players[0],
            "B": self.players[1],
            "Result": result,
            **{f"Deck {number}": run_text(cards) for number, cards in enumerate(self.decks, start=1)},
            **self.notes,
        }
        return f"{headers_text(headers)}\n\n{wrapped(self._tokens())}\n"

    def _tokens(self) -> Iterator[str]:
        for number, entries in enumerate(self.rounds, start=1):
            yield f"{number}."
            for entry in entries:
                yield from entry_tokens(entry.action, entry.comment, entry.marks)


def result_of(match: Match) -> str:
    """Return a match's result as a record tells it."""
    return f"A {match.totals[0]} B {match.totals[1]}" if match.is_over else "*"
