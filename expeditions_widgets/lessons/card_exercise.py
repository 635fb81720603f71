"""The exercises on the table of the card game."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.drawing.captions import signed, working
from expeditions_widgets.engine.cards import (
    SUITS,
    Action,
    ExpeditionScore,
    Position,
    Seat,
    Suit,
    View,
    deal_unseen,
    deck,
    parse_position,
    parse_view,
    score_expedition,
)
from expeditions_widgets.lessons.exercise import GoalExercise, OptionsExercise

CARD_CODES: Final = frozenset(card.code for card in deck(aces=True))
"""The cards that can be drawn beside an option."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice leads to: a title, the expedition it would make (as notation, "hKQ47T") and a sentence."""

    title: str
    column: str
    text: str

    @property
    def score(self) -> ExpeditionScore | None:
        """The expedition's score, computed by the engine."""
        columns = parse_position(self.column).columns[Seat.A]
        return next((score for score in map(score_expedition, columns) if score), None)

    @property
    def sum(self) -> str:
        """The score's working, as "19 − 20"; empty for no expedition."""
        return " ".join(working(self.score)) if self.score else ""

    @property
    def total(self) -> str:
        """The score, with its sign."""
        return signed(self.score.total) if self.score else "0"


class LaneTable:
    """An exercise on the card table; `lanes` names suits ("h") for a small table that shows these expeditions alone.

    Such a table has the hand besides, but not the piles and the other side.
    """

    __slots__ = ()
    lanes: str

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that `lanes` names."""
        return tuple(suit for suit in SUITS if suit.value in self.lanes)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayExercise(GoalExercise[Position, Action], LaneTable):
    """Reach a goal on a table of the card game."""

    lanes: str = ""

    def start(self) -> Position:
        """Return the position to start from; raises FaultyTextError if its text can't be read."""
        if "?" not in self.position:
            return parse_position(self.position)
        return deal_unseen(parse_view(self.position), self.name)

    @property
    def seat(self) -> Seat:
        """Whose exercise it is: the seat that is to act."""
        return self.start().turn


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseExercise(OptionsExercise, LaneTable):
    """A question about the card game."""

    lanes: str = ""

    def start(self) -> View | None:
        """Return what the table shows, or None without one; raises FaultyTextError if its text can't be read."""
        if not self.position:
            return None
        return parse_view(self.position) if "?" in self.position else parse_position(self.position).view(Seat.A)


def shown_suits(view: View) -> tuple[Suit, ...]:
    """Return the suits that an exercise's table needs: those played or held, all if the middle is in use."""
    if any(view.discards) or any(view.columns[view.seat.other]):
        return SUITS
    used = {card.suit for column in view.columns[view.seat] for card in column} | {card.suit for card in view.hand}
    return tuple(suit for suit in SUITS if suit in used)
