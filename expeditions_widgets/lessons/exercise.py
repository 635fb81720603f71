"""What an exercise is: plain objects that know no widget."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards import (
    SUITS,
    ExpeditionScore,
    Position,
    Seat,
    Suit,
    View,
    deal_unseen,
    parse_position,
    parse_view,
    score_expedition,
)
from expeditions_widgets.lessons.trail import Goal


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


@dataclass(frozen=True, slots=True)
class Reaction:
    """What to say to a particular wrong answer, and where it teaches, what each choice leads to.

    `follows` are the actions that happen on the table after it, in compact form, on either side: the other one
    discards, then takes the card that was given away. They belong to the answer and are taken back with it.
    """

    when: Goal
    text: str
    outcomes: tuple[Outcome, ...] = ()
    follows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """What every kind has: a stable name, a task that stays in sight, and hints from a nudge onwards.

    `name` is the key of a learner's progress: renaming an exercise forgets it. `lanes` names suits ("h") for a small
    table that shows these expeditions and the hand alone, without the piles and the other side. `rule` is the key of
    the rule that the exercise is about ("turn.climb"), which an answer then leads to.
    """

    name: str
    task: str
    detail: str = ""
    hints: tuple[str, ...]
    praise: str
    lanes: str = ""
    rule: str = ""

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that `lanes` names."""
        return tuple(suit for suit in SUITS if suit.value in self.lanes)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayExercise(Exercise):
    """Reach a goal on a table.

    `position` is a position or a view as text; a view's unseen cards are dealt from the exercise's name, so that the
    same card is always drawn. `solution` is one way to the goal, as actions; `otherwise` answers any wrong answer
    that no reaction speaks to.
    """

    position: str
    goal: Goal
    solution: tuple[str, ...]
    reactions: tuple[Reaction, ...] = ()
    otherwise: str

    def start(self) -> Position:
        """Return the position to start from; raises FaultyTextError if its text can't be read."""
        if "?" not in self.position:
            return parse_position(self.position)
        return deal_unseen(parse_view(self.position), self.name)

    @property
    def seat(self) -> Seat:
        """Whose exercise it is: the seat that is to act."""
        return self.start().turn


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question: its text, whether it is right, and why; `card` is drawn beside the text."""

    text: str
    reason: str
    right: bool = False
    card: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseExercise(Exercise):
    """A question with every option explained; `position` is a table to look at, or empty for none."""

    options: tuple[Option, ...]
    position: str = ""

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
