"""A show of hands at an exercise: what the teacher counts, what the page shows of it, and the lesson's table."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from expeditions_widgets.lessons.ballot import Ballot
from expeditions_widgets.lessons.hands import Hands, typed_count
from expeditions_widgets.lessons.hands_table import Counted, table
from expeditions_widgets.lessons.hands_words import counted, how_the_room_did, said_of
from expeditions_widgets.lessons.sessions import Session
from expeditions_widgets.widgets.hands_state import hands_state
from expeditions_widgets.widgets.protocol import Hands as HandsState
from expeditions_widgets.widgets.protocol import LabFile

Event = dict[str, Any]

_STROKE: Final = re.compile("(?:(?P<by>[+-])|=)(?P<answer>[0-9]{1,3})(?(by)|:(?P<typed>.*))", re.DOTALL)
_TYPED: Final = 20
"""So much of a text that is no number is shown again."""
_MOST_STROKES: Final = 200
_TITLE: Final = 120
_NOTHING: Final = "No hands were counted in this lesson yet: there is nothing to save."

_rooms: dict[str, "ShowOfHands"] = {}
"""By an exercise's name, in the lesson's order: a cell that runs again takes its own place."""


class ShowOfHands:
    """The hands of one exercise, for each of its questions; `is_open` while they are being counted.

    `cleared` is called when another exercise of the lesson had them cleared.
    """

    def __init__(self, session: Session, cleared: Callable[[], None]) -> None:
        self._session = session
        self._cleared = cleared
        self._hands: dict[str, Hands] = {}
        self._told: set[str] = set()
        self._faults: dict[str, dict[int, tuple[str, str]]] = {}
        self._said: dict[str, str] = {}
        self._saved = ""
        self._file: LabFile | None = None
        self.is_open = False

    def enter(self) -> None:
        """Be counted with the other exercises of the lesson, if there is something to raise hands for."""
        if self._session.ballots():
            _rooms[self._session.exercise.name] = self

    @property
    def total(self) -> int:
        """The hands at the present question."""
        ballot = self._session.ballot()
        return self._of(ballot).total if ballot else 0

    def settle(self) -> None:
        """Forget what only the last state was to show."""
        self._saved, self._file = "", None

    def receive(self, event: Event, *, revealed: bool) -> str | None:
        """Do what an event asks for and return what is to be said; None for an event of something else."""
        ballot = self._session.ballot()
        if ballot is None:
            return None
        said: str | None
        if event["type"] == "hands":
            said = self._take(event, ballot)
        elif event["type"] == "handsFile":
            said = self._save_all(event.get("lesson"))
        elif event["type"] == "press":
            said = self._press(event.get("id"), ballot)
        else:
            return None
        if revealed:
            self._note_told(ballot)
        return said

    def unveiled(self) -> str:
        """Note that the answer is shown, and return how the room did."""
        ballot = self._session.ballot()
        if not ballot or not self.is_open or not self.total:
            return ""
        self._note_told(ballot)
        return " ".join(how_the_room_did(ballot, self._of(ballot)))

    def state(self) -> HandsState | None:
        """Return what the page shows; None where there is nothing to raise hands for."""
        ballot = self._session.ballot()
        if ballot is None:
            return None
        state = hands_state(ballot, self._of(ballot), self._faults.get(ballot.key, {}), is_open=self.is_open)
        said = self._said.get(ballot.key, "") if self.is_open else ""
        return {**state, "said": said, "saved": self._saved, "file": self._file}

    def keep_in(self, text: str) -> str:
        """Return an exercise's saved text with its hands."""
        kept = {key: hands.save() for key, hands in self._hands.items() if hands.total or hands.before}
        if not kept:
            return text
        return json.dumps({**json.loads(text), "hands": kept, "told": sorted(self._told & kept.keys())})

    def resume(self, text: str) -> None:
        """Take up the hands of a saved text, unless hands were counted here; unreadable ones change nothing."""
        try:
            saved: Any = json.loads(text)
            hands, told = saved["hands"], saved["told"]
        except (ValueError, TypeError, KeyError, RecursionError):
            return
        if self._hands or not isinstance(hands, dict) or not isinstance(told, list):
            return
        for ballot in self._session.ballots():
            read = Hands.read(hands.get(ballot.key), len(ballot.answers))
            if read:
                self._hands[ballot.key] = read
                self.is_open = True
                if ballot.key in told:
                    self._told.add(ballot.key)

    def counted(self) -> list[Counted]:
        """Return the questions with hands."""
        return [
            Counted(self._session.exercise.name, ballot, self._of(ballot), ballot.key in self._told)
            for ballot in self._session.ballots()
            if self._of(ballot).total
        ]

    def _of(self, ballot: Ballot) -> Hands:
        return self._hands.get(ballot.key) or Hands.none(len(ballot.answers))

    def _note_told(self, ballot: Ballot) -> None:
        if self._of(ballot).total and ballot.is_known:
            self._told.add(ballot.key)

    def _press(self, button: object, ballot: Ballot) -> str | None:
        if button == "hands":
            self.is_open = not self.is_open
            return self._begin(ballot, f"{counted(self.total)} so far." if self.is_open else "")
        if button == "hands-undo":
            return self._undo(ballot)
        if button == "hands-reset":
            self._hands.pop(ballot.key, None)
            self._told.discard(ballot.key)
            return self._begin(ballot, "All hands are down: the count begins anew.")
        if button == "hands-reset-all":
            for room in _rooms.values():
                room.clear(is_elsewhere=room is not self)
            return self._begin(ballot, "All hands of this lesson are down: its counts begin anew.")
        return None

    def clear(self, *, is_elsewhere: bool) -> None:
        """Forget the hands of all questions; `is_elsewhere` if another exercise's page asked for it."""
        had_any = bool(self._hands)
        for forgotten in (self._hands, self._told, self._said, self._faults):
            forgotten.clear()
        if is_elsewhere and had_any:
            self._cleared()

    def _begin(self, ballot: Ballot, said: str) -> str:
        self._faults.pop(ballot.key, None)
        self._said[ballot.key] = said
        return said

    def _take(self, event: Event, ballot: Ballot) -> str:
        """Follow strokes in their order: "+2" and "-2", "=2:17" and "undo"; one that makes no sense is passed over."""
        strokes = event.get("strokes")
        if not self.is_open or event.get("key") != ballot.key or not isinstance(strokes, list):
            return ""
        said = ""
        for stroke in strokes[:_MOST_STROKES]:
            said = (self._stroke(stroke, ballot) if isinstance(stroke, str) else "") or said
        return said

    def _stroke(self, stroke: str, ballot: Ballot) -> str:
        if stroke == "undo":
            return self._undo(ballot)
        found = _STROKE.fullmatch(stroke)
        answer = int(found["answer"]) - 1 if found else -1
        if not found or not 0 <= answer < len(ballot.answers):
            return ""
        hands = self._of(ballot)
        if found["by"]:
            return self._change(ballot, answer, hands.add(answer, int(f"{found['by']}1")))
        try:
            return self._change(ballot, answer, hands.put(answer, typed_count(found["typed"])))
        except ValueError as fault:
            self._faults.setdefault(ballot.key, {})[answer] = (found["typed"][:_TYPED], str(fault))
            return str(fault)

    def _change(self, ballot: Ballot, answer: int, hands: Hands) -> str:
        self._faults.get(ballot.key, {}).pop(answer, None)
        self._hands[ballot.key] = hands
        self._said[ballot.key] = said_of(ballot, hands, answer)
        return self._said[ballot.key]

    def _undo(self, ballot: Ballot) -> str:
        before = self._of(ballot)
        if not before.before:
            return ""
        hands = before.undo()
        changed = next((place for place, count in enumerate(hands.counts) if count != before.counts[place]), 0)
        self._hands[ballot.key] = hands
        return self._begin(ballot, f"Taken back. {said_of(ballot, hands, changed)}")

    def _save_all(self, lesson: object) -> str:
        rows = [one for room in _rooms.values() for one in room.counted()]
        if not rows:
            self._saved = _NOTHING
            return _NOTHING
        title = " ".join(lesson.split())[:_TITLE] if isinstance(lesson, str) else ""
        name = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        file = f"hands-{name}.csv" if name else "hands.csv"
        self._file = {"name": file, "kind": "text/csv", "content": table(title, rows)}
        self._saved = f"Saved as {file}."
        return self._saved
