"""A position of the route game while it is set up: as edits left it, or as a text says that may have faults."""

import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.routes import Position, parse_position
from expeditions_widgets.play.ways_back import WaysBack

LONGEST: Final = 4000
"""Characters of a typed text that are read; the longest of a whole game has less than a quarter of them."""

LONGEST_SAVE: Final = 1_000_000
"""Characters of a save that are read: more than any that this page writes, where each may be escaped as six."""

_KEPT: Final = 20
"""Moments that a save holds."""

_TOO_LONG: Final = f"This text has more than {LONGEST} characters. A position needs far fewer: copy it once more."


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of the setting up: the position, and a text typed for it that could not be read, with its faults."""

    position: Position
    typed: str = ""
    faults: tuple[Fault, ...] = ()

    @property
    def text(self) -> str:
        """What stands in the field: what was typed, else the position's own text."""
        return self.typed or str(self.position)


class PositionDraft:
    """A position being set up, with the way back and forth.

    >>> from expeditions_widgets.engine.routes import small_board
    >>> draft = PositionDraft(Moment(parse_position("1 t2 / 2")))
    >>> draft.type_text("a cop-xyz / 1 / 2")
    >>> [fault.sentence for fault in draft.moment.faults], str(draft.position)
    (["There is no place 'xyz' on the board world."], '1 t2 / 2 / T 1 arrow / F 1')
    """

    def __init__(self, *moments: Moment, link: str = "") -> None:
        self.link = link
        """The text of the link that it came by, empty for none."""
        self._ways = WaysBack(moments[0])
        for moment in moments[1:]:
            self._ways.go_on(moment)

    @property
    def moment(self) -> Moment:
        """The moment as it stands."""
        return self._ways.now

    @property
    def position(self) -> Position:
        """The last position without a fault."""
        return self.moment.position

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._ways.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change that was taken back can be done again."""
        return self._ways.can_redo

    def change(self, position: Position) -> None:
        """Go on with another position; a text with faults is put aside, and undo brings it back."""
        self._go_on(Moment(position))

    def type_text(self, text: str) -> None:
        """Take a typed text: its position, or its faults beside the position that was there before."""
        self._go_on(_moment_of(" ".join(text.split()), self.position))

    def undo(self) -> None:
        """Take back the last change, if there is one."""
        self._ways.undo()

    def redo(self) -> None:
        """Do again what was taken back, if anything was."""
        self._ways.redo()

    def kept(self) -> str:
        """Return the draft as a text for the browser to keep, with the last changes on the way to it."""
        moments = [[str(one.position), one.typed] for one in self._ways.last(_KEPT)]
        return json.dumps({"moments": moments, "link": self.link}, ensure_ascii=False, separators=(",", ":"))

    def _go_on(self, moment: Moment) -> None:
        if moment != self.moment:
            self._ways.go_on(moment)


def read_position(text: str) -> Position:
    """Return the position of a typed or linked text; raises FaultyTextError with every fault."""
    if len(text) > LONGEST:
        raise FaultyTextError(text[:LONGEST], [Fault("too-long", LONGEST, LONGEST, _TOO_LONG)])
    if not text.strip():
        raise FaultyTextError("", [Fault("no-text", 0, 0, "There is no text yet. Write at least the players: 1 / 2.")])
    return parse_position(text)


def resumed_draft(kept: str) -> tuple[PositionDraft, int]:
    """Return the draft that `PositionDraft.kept` wrote, and how many moments of it could not be read.

    Raises ValueError, with a sentence, for a text of which no moment can be read.
    """
    try:
        told = json.loads(kept) if len(kept) <= LONGEST_SAVE else {}
        moments = [_kept_moment(one) for one in told["moments"]]
        readable = [moment for moment in moments if moment]
        return PositionDraft(*readable, link=str(told.get("link", ""))), len(moments) - len(readable)
    except (KeyError, TypeError, ValueError, IndexError, RecursionError) as error:
        raise ValueError("It is not a position as this page keeps one.") from error


def fault_sentences(moment: Moment) -> tuple[str, ...]:
    """Return the faults of a typed text, each with the characters that it is about, where it is about some."""
    return tuple(_placed(moment.typed, fault) for fault in moment.faults)


def _kept_moment(kept: object) -> Moment | None:
    match kept:
        case [str(text), str(typed)]:
            with suppress(FaultyTextError):
                return _moment_of(typed, read_position(text))
    return None


def _moment_of(typed: str, before: Position) -> Moment:
    """Return the moment that a typed text makes; an empty one leaves the position as it was."""
    try:
        return Moment(read_position(typed) if typed else before)
    except FaultyTextError as error:
        return Moment(before, typed[:LONGEST], error.faults)


def _placed(text: str, fault: Fault) -> str:
    word = text[fault.start : fault.end].strip()
    return f"At “{word}”: {fault.sentence}" if word and len(word) <= 24 else fault.sentence  # noqa: PLR2004
