"""A sitting of the route game: two to six seats, everything that has happened, and the way back."""

from dataclasses import dataclass, replace
from typing import Final

from expeditions_widgets.engine.routes import (
    Action,
    Entry,
    Position,
    Record,
    RefusedActionError,
    Seat,
    apply,
    refusal,
    rulebook,
)
from expeditions_widgets.play.history import MARKS, History
from expeditions_widgets.play.routes.outcome import Outcome, outcome_of
from expeditions_widgets.players.routes.player import RoutePlayer

TOOK_BACK_SEEN: Final = "took back something seen"
"""The comment that marks an action chosen after something that had shown a card was taken back (ruling C14)."""


@dataclass(frozen=True, slots=True)
class RouteEvent:
    """One action with the position before and after it, and all that followed from it without a choice.

    `note` is kept in the record; TOOK_BACK_SEEN is the one that play itself writes. `marks` are what is drawn on the
    map after it.
    """

    before: Position
    after: Position
    action: Action
    note: str = ""
    marks: tuple[str, ...] = ()

    @property
    def seat(self) -> Seat:
        """Who acted."""
        return self.before.turn

    @property
    def outcome(self) -> Outcome:
        """What the action brought about."""
        return outcome_of(self.before, self.action, self.after)

    def noted(self, note: str) -> "RouteEvent":
        """Return the event with another note."""
        return replace(self, note=note)

    def marked(self, marks: tuple[str, ...]) -> "RouteEvent":
        """Return the event with another drawing."""
        return replace(self, marks=marks)


class RouteSitting:
    """A game at a table: people and players act in turn, and people may go back.

    `players[seat]` chooses for that seat; None means a person. Among people every action can be undone; with a player
    at the table, undo leads back to the last choice of a person (ruling C14). `written` says that `start` is no deal
    of its seed, so that a record has to write it out.
    """

    def __init__(
        self,
        start: Position,
        players: tuple[RoutePlayer | None, ...],
        names: tuple[str, ...],
        *,
        written: bool = False,
    ) -> None:
        self.players = players
        self.names = names
        self._start = start
        self._written = written
        self._history: History[RouteEvent] = History(TOOK_BACK_SEEN)

    @property
    def position(self) -> Position:
        """The position as it stands."""
        last = self._history.last
        return last.after if last else self._start

    @property
    def start(self) -> Position:
        """The position that the game began with."""
        return self._start

    @property
    def is_written(self) -> bool:
        """Whether a record has to write the start out, hands and deck, as no seed deals it."""
        return self._written

    @property
    def events(self) -> tuple[RouteEvent, ...]:
        """Everything that has happened and was not taken back, oldest first."""
        return self._history.events

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player is None)

    @property
    def person_to_act(self) -> bool:
        """Whether the table waits for a person's action."""
        return not self.position.is_over and self.players[self.position.turn] is None

    @property
    def only_people(self) -> bool:
        """Whether all share the screen, with no player among them."""
        return all(player is None for player in self.players)

    def act(self, action: Action) -> RouteEvent:
        """Do a person's action; it clears what could be redone.

        Raises RefusedActionError, and changes nothing, if the rules forbid it or another is to act.
        """
        position = self.position
        if not position.is_over and not self.person_to_act:
            raise RefusedActionError("not-your-turn", rulebook.ORDER, f"It is {self.names[position.turn]}’s turn.")
        refused = refusal(position, action)
        if refused:
            raise refused
        self._history.forget_undone()
        return self._happen(action)

    def play(self, action: Action) -> tuple[RouteEvent, ...]:
        """Do a person's action and let the players answer it, as one: if a player fails, nothing has happened.

        Raises RefusedActionError as `act` does, and whatever a player raises.
        """
        count, owed = len(self.events), self.owes_mark
        event = self.act(action)
        try:
            return (event, *self.reply())
        except Exception:
            self._history.cut(count, owes_mark=owed)
            raise

    def reply(self) -> tuple[RouteEvent, ...]:
        """Let the players act until a person is to act or the game is over; return what they did."""
        replies: list[RouteEvent] = []
        while (event := self.reply_once()) is not None:
            replies.append(event)
        return tuple(replies)

    def reply_once(self) -> RouteEvent | None:
        """Let a player do one action, from its own seat's view; return it, or None if no player is to act."""
        position = self.position
        player = None if position.is_over else self.players[position.turn]
        return None if player is None else self._happen(player.choose(position.view(position.turn)))

    def undo(self) -> tuple[RouteEvent, ...]:
        """Take back the last action, and with players all since a person's last; return it, newest first.

        Empty if there is nothing to take back. With a player at the table, what has shown a card or a player's answer
        leaves a mark at the next action.
        """
        index = self._undo_index()
        if index is None:
            return ()
        back = self.events[index:]
        seen = not self.only_people and (len(back) > 1 or back[0].outcome.shows_card)
        return self._history.take_back(index, seen=seen)

    def redo(self) -> tuple[RouteEvent, ...]:
        """Do again what was last undone, with the same cards and answers; return it, oldest first."""
        return self._history.redo(lambda: self.person_to_act)

    @property
    def owes_mark(self) -> bool:
        """Whether something seen was taken back, so that the next action is to be marked (ruling C14)."""
        return self._history.owes_mark

    @owes_mark.setter
    def owes_mark(self, owes: bool) -> None:
        self._history.owes_mark = owes

    @property
    def can_undo(self) -> bool:
        """Whether there is an action of a person to take back."""
        return self._undo_index() is not None

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be done again."""
        return self._history.can_redo

    @property
    def marks(self) -> tuple[str, ...]:
        """What the record keeps of drawings on the map as it lies now."""
        return self._history.marks

    def annotate(self, marks: tuple[str, ...]) -> None:
        """Have the record keep a drawing of the map as it lies now, in place of any other.

        Raises ValueError for a mark that a record can't hold.
        """
        self._history.annotate(marks)

    def record(self, notes: dict[str, str] | None = None) -> Record:
        """Return the game so far as a record, with further headers."""
        start = self._start
        return Record(
            seed=start.seed,
            players=self.names,
            first=start.first,
            entries=tuple(Entry(event.action, event.note, event.marks) for event in self.events),
            board=start.board,
            start=start if self._written else None,
            notes=(notes or {}) | ({MARKS: " ".join(self._history.start_marks)} if self._history.start_marks else {}),
        )

    def play_record(self, record: Record) -> None:
        """Do all that a record of this very game holds, whoever acts in it; raises RefusedActionError as play does."""
        self.annotate(tuple(record.notes.get(MARKS, "").split()))
        for entry in record.entries:
            self._happen(entry.action, entry.comment, entry.marks)

    def _happen(self, action: Action, note: str = "", marks: tuple[str, ...] = ()) -> RouteEvent:
        before = self.position
        return self._history.add_choice(RouteEvent(before, apply(before, action), action, note, marks))

    def _undo_index(self) -> int | None:
        own = (index for index, event in enumerate(self.events) if self.players[event.seat] is None)
        return max(own, default=None)
