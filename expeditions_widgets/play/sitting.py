"""A sitting: a match being played, with everything that has happened and the way back."""

from dataclasses import dataclass, replace

from expeditions_widgets.engine.cards import (
    Action,
    Card,
    Draw,
    Entry,
    Match,
    Record,
    RefusedActionError,
    Seat,
    refusal,
    rulebook,
)
from expeditions_widgets.play.history import MARKS, History
from expeditions_widgets.players.player import Player

TOOK_BACK_DRAW = "took back a draw"
"""The comment that marks an action chosen after its player had taken back a draw (ruling C14)."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: an action, or a new deal (`action` is None), with the match before and after it.

    `note` is kept in the record; TOOK_BACK_DRAW is the one that play itself writes. `marks` are what is drawn on the
    table after it, in the record's words (see `play.drawings`).
    """

    before: Match
    after: Match
    action: Action | None
    note: str = ""
    marks: tuple[str, ...] = ()

    @property
    def seat(self) -> Seat:
        """Who acted; for a deal, the dealer."""
        return self.after.dealer if self.action is None else self.before.position.turn

    @property
    def drawn(self) -> Card | None:
        """The card that a draw brought; only its own seat may see it when it came from the draw pile."""
        return self.after.position.hands[self.seat][-1] if isinstance(self.action, Draw) else None

    def noted(self, note: str) -> "Event":
        """Return the event with another note."""
        return replace(self, note=note)

    def marked(self, marks: tuple[str, ...]) -> "Event":
        """Return the event with another drawing."""
        return replace(self, marks=marks)


class Sitting:
    """A match at a table: people and players take turns, and people may go back.

    `players[seat]` chooses for that seat; None means a person. With two people every action can be undone; against a
    player, undo leads back to the person's last choice (ruling C14).
    """

    def __init__(self, match: Match, players: tuple[Player | None, Player | None], names: tuple[str, str]) -> None:
        self.players = players
        self.names = names
        self._start = match
        self._history: History[Event] = History(TOOK_BACK_DRAW)
        self.warns = False
        """Whether people are warned before a costly action, as they asked to be."""

    @property
    def match(self) -> Match:
        """The match as it stands."""
        last = self._history.last
        return last.after if last else self._start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened and was not taken back, oldest first."""
        return self._history.events

    @property
    def round_events(self) -> tuple[Event, ...]:
        """The actions of the present round, oldest first."""
        events = self.events
        deals = [index for index, event in enumerate(events) if event.action is None]
        return events[deals[-1] + 1 if deals else 0 :]

    @property
    def turn(self) -> int:
        """The number of the round's present turn, both sides counted, from 1."""
        return sum(isinstance(event.action, Draw) for event in self.round_events) + 1

    @property
    def person_to_act(self) -> bool:
        """Whether the table waits for a person's action."""
        position = self.match.position
        return not position.is_over and self.players[position.turn] is None

    @property
    def two_people(self) -> bool:
        """Whether two people share the screen."""
        return self.players == (None, None)

    def act(self, action: Action) -> Event:
        """Do a person's action; it clears what could be redone.

        Raises RefusedActionError, and changes nothing, if the rules forbid it or another is to act.
        """
        position = self.match.position
        if not position.is_over and not self.person_to_act:
            raise RefusedActionError("not-your-turn", rulebook.ORDER, f"It is {self.names[position.turn]}’s turn.")
        refused = refusal(position, action)
        if refused:
            raise refused
        self._history.forget_undone()
        return self._happen(action)

    def play(self, action: Action) -> tuple[Event, ...]:
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

    def reply(self) -> tuple[Event, ...]:
        """Let the players act until a person is to act or the round is over; return what they did."""
        replies: list[Event] = []
        while not self.match.position.is_over and not self.person_to_act:
            position = self.match.position
            player = self.players[position.turn]
            if player is None:
                break
            replies.append(self._happen(player.choose(position.view(position.turn), self.turn)))
        return tuple(replies)

    def next_round(self) -> Event:
        """Deal the next round; raises RefusedActionError if there is none to deal."""
        before = self.match
        event = Event(before, before.next_round(), None)
        self._history.add(event)
        self._history.forget_undone()
        return event

    def undo(self) -> tuple[Event, ...]:
        """Take back the last action, and against a player all since the person's last; return it, newest first.

        Empty if there is nothing to take back: a deal can't be. A draw that is taken back against a player has shown
        a card or the player's answer, so the next action is marked.
        """
        index = self._undo_index()
        if index is None:
            return ()
        seen = not self.two_people and isinstance(self.events[index].action, Draw)
        return self._history.take_back(index, seen=seen)

    def redo(self) -> tuple[Event, ...]:
        """Do again what was last undone, with the same cards; return it, oldest first."""
        return self._history.redo(lambda: self.person_to_act or self.two_people)

    @property
    def owes_mark(self) -> bool:
        """Whether a draw was taken back, so that the next action is to be marked (ruling C14)."""
        return self._history.owes_mark

    @owes_mark.setter
    def owes_mark(self, owes: bool) -> None:
        self._history.owes_mark = owes

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return self._undo_index() is not None

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be done again."""
        return self._history.can_redo

    @property
    def marks(self) -> tuple[str, ...]:
        """What the record keeps of drawings on the table as it lies now."""
        return self._history.marks

    def annotate(self, marks: tuple[str, ...]) -> None:
        """Have the record keep a drawing of the table as it lies now, in place of any other.

        Raises ValueError for a mark that a record can't hold.
        """
        self._history.annotate(marks)

    def record(self, notes: dict[str, str] | None = None) -> Record:
        """Return the match so far as a record, with further headers."""
        rounds: list[list[Entry]] = [[]]
        dealt = [self._history.start_marks]
        for event in self.events:
            if event.action is None:
                rounds.append([])
                dealt.append(event.marks)
            else:
                rounds[-1].append(Entry(event.action, event.note, event.marks))
        start = self._start
        drawn = {f"{MARKS} {number}": " ".join(marks) for number, marks in enumerate(dealt, start=1) if marks}
        return Record(
            seed=start.seed,
            variant=start.variant,
            dealer=start.dealer,
            players=self.names,
            rounds=tuple(map(tuple, rounds)),
            decks=start.decks,
            notes=(notes or {}) | drawn,
        )

    def play_record(self, record: Record) -> None:
        """Do all that a record of this very match holds, whoever acts in it; raises RefusedActionError as play does."""
        for number, entries in enumerate(record.rounds):
            if number:
                self.next_round()
            self.annotate(tuple(record.notes.get(f"{MARKS} {number + 1}", "").split()))
            for entry in entries:
                self._happen(entry.action, entry.comment, entry.marks)

    def _happen(self, action: Action, note: str = "", marks: tuple[str, ...] = ()) -> Event:
        before = self.match
        return self._history.add_choice(Event(before, before.apply(action), action, note, marks))

    def _undo_index(self) -> int | None:
        events = self.events
        for index in range(len(events) - 1, -1, -1):
            if events[index].action is None:
                return None
            if self.players[events[index].seat] is None:
                return index
        return None
