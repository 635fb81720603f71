"""A position of the route game while it is set up: as edits left it, or as a text says that may have faults."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.routes import Position, parse_position

LONGEST: Final = 4000
"""Characters of a typed text that are read; the longest of a whole game has less than a quarter of them."""

_KEPT: Final = 20
"""Earlier moments that a save holds."""

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
    >>> draft = PositionDraft(parse_position("1 t2 / 2"))
    >>> draft.type_text("a cop-xyz / 1 / 2")
    >>> [fault.sentence for fault in draft.moment.faults], str(draft.position)
    (["There is no place 'xyz' on the board world."], '1 t2 / 2 / T 1 arrow / F 1')
    """

    def __init__(self, position: Position) -> None:
        self._moments = [Moment(position)]
        self._at = 0

    @property
    def moment(self) -> Moment:
        """The moment as it stands."""
        return self._moments[self._at]

    @property
    def position(self) -> Position:
        """The last position without a fault."""
        return self.moment.position

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change that was taken back can be done again."""
        return self._at + 1 < len(self._moments)

    def change(self, position: Position) -> None:
        """Go on with another position; a text with faults is put aside, and undo brings it back."""
        self._add(Moment(position))

    def type_text(self, text: str) -> None:
        """Take a typed text: its position, or its faults beside the position that was there before."""
        text = " ".join(text.split())
        try:
            self._add(Moment(read_position(text)))
        except FaultyTextError as error:
            self._add(Moment(self.position, text[:LONGEST], error.faults))

    def undo(self) -> None:
        """Take back the last change, if there is one."""
        self._at = max(self._at - 1, 0)

    def redo(self) -> None:
        """Do again what was taken back, if anything was."""
        self._at = min(self._at + 1, len(self._moments) - 1)

    def kept(self) -> str:
        """Return the draft as a text for the browser to keep, with the last changes on the way to it."""
        first = max(self._at - _KEPT, 0)
        moments = [[str(one.position), one.typed] for one in self._moments[first : self._at + _KEPT]]
        return json.dumps({"moments": moments, "at": self._at - first}, separators=(",", ":"))

    def restore(self, moments: Sequence[Moment], at: int) -> None:
        """Go on with moments that were kept; raises IndexError if there is none at this place."""
        if not 0 <= at < len(moments):
            raise IndexError(at)
        self._moments, self._at = list(moments), at

    def _add(self, moment: Moment) -> None:
        if moment == self.moment:
            return
        del self._moments[self._at + 1 :]
        self._moments.append(moment)
        self._at += 1


def read_position(text: str) -> Position:
    """Return the position of a typed or linked text; raises FaultyTextError with every fault."""
    if len(text) > LONGEST:
        raise FaultyTextError(text[:LONGEST], [Fault("too-long", LONGEST, LONGEST, _TOO_LONG)])
    if not text.strip():
        raise FaultyTextError("", [Fault("no-text", 0, 0, "There is no text yet. Write at least the players: 1 / 2.")])
    return parse_position(text)


def resumed_draft(kept: str) -> PositionDraft:
    """Return the draft that `PositionDraft.kept` wrote; raises ValueError, with a sentence, for any other text."""
    try:
        told = json.loads(kept)
        moments = [_moment(str(text), str(typed)) for text, typed in told["moments"]]
        draft = PositionDraft(moments[0].position)
        draft.restore(moments, int(told["at"]))
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise ValueError("It is not a position as this page keeps one.") from error
    return draft


def fault_sentences(moment: Moment) -> tuple[str, ...]:
    """Return the faults of a typed text, each with the characters that it is about, where it is about some."""
    return tuple(_placed(moment.typed, fault) for fault in moment.faults)


def _moment(text: str, typed: str) -> Moment:
    position = read_position(text)
    try:
        return Moment(read_position(typed) if typed else position)
    except FaultyTextError as error:
        return Moment(position, typed[:LONGEST], error.faults)


def _placed(text: str, fault: Fault) -> str:
    word = text[fault.start : fault.end].strip()
    return f"At “{word}”: {fault.sentence}" if word and len(word) <= 24 else fault.sentence  # noqa: PLR2004
