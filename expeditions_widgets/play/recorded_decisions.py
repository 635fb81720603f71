"""What one seat had to decide in a recorded match, each time with what it saw and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass

from expeditions_widgets.engine.cards import Action, Card, Draw, Entry, Match, Record, Seat, View, score_side


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a seat: what it saw, what it did, and what it saw then, a drawn card included.

    `turn` is the number of the round's turn, both sides counted, from 1.
    """

    view: View
    turn: int
    action: Action
    after: View

    @property
    def drawn(self) -> Card | None:
        """The card that came from the draw pile; None if none did."""
        return self.after.hand[-1] if self.action == Draw() else None


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round as one seat lived it: the deal, its decisions, and the last that it saw.

    `turn` is the number of the turn at the end of the record. `points` are the two sides' results, seat A's first; None
    while the round goes on.
    """

    number: int
    dealt: View
    decisions: tuple[Decision, ...]
    last: View
    turn: int
    points: tuple[int, int] | None

    @property
    def lead(self) -> int | None:
        """By how many points the seat won the round; None while it goes on."""
        return self.points[self.last.seat] - self.points[self.last.seat.other] if self.points else None


def recorded_rounds(record: Record, seat: Seat) -> tuple[RecordedRound, ...]:
    """Return every round of a record as `seat` lived it, the one that was broken off included.

    Raises RefusedActionError at an action that the rules forbid.
    """
    states = record.states()
    return tuple(_round(number, entries, states, seat) for number, entries in enumerate(record.rounds, start=1))


def _round(number: int, entries: tuple[Entry, ...], states: Iterator[Match], seat: Seat) -> RecordedRound:
    position = next(states).position
    dealt, decisions, turn = position.view(seat), [], 1
    for entry in entries:
        before, position = position, next(states).position
        if before.turn is seat:
            decisions.append(Decision(before.view(seat), turn, entry.action, position.view(seat)))
        if isinstance(entry.action, Draw):
            turn += 1
    first, second = (score_side(position.columns[side]).total for side in Seat)
    points = (first, second) if position.is_over else None
    return RecordedRound(number, dealt, tuple(decisions), position.view(seat), turn, points)
