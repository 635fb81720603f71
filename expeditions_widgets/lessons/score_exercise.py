"""The *score* exercise: a score sheet to fill in, on a table that an author wrote or on ones drawn for practice."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.cards import SUITS, Seat, parse_position
from expeditions_widgets.lessons.card_exercise import LaneTable
from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.practice_tables import finished_columns
from expeditions_widgets.lessons.worksheet import STEPS, Step, Worksheet

ALL_BOXES: Final = tuple(step.value for step in STEPS)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetExercise(Exercise, LaneTable, ABC):
    """Fill in a score sheet.

    `lanes` names the suits that have a row, all four if empty. `boxes` are the steps asked for, of "sum", "cost",
    "multiplier", "bonus" and "result"; those that they need are given. `total` asks for the round score as well.
    """

    lanes: str = ""
    boxes: tuple[str, ...] = ALL_BOXES
    total: bool = False

    @abstractmethod
    def sheet(self) -> Worksheet:
        """Return the sheet to fill in first; raises ValueError for a position or a box that can't be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreExercise(SheetExercise):
    """Fill in the score sheet of seat A's expeditions in a position, such as "sJ36 hKQ479T d256789T"."""

    position: str

    def sheet(self) -> Worksheet:
        """Return the sheet; raises FaultyTextError for its position, ValueError for a box that there is not."""
        columns = parse_position(self.position).columns[Seat.A]
        return Worksheet(columns, self.suits or SUITS, tuple(map(Step, self.boxes)), self.total)


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeExercise(SheetExercise):
    """Fill in sheet after sheet: the ends of rounds between two steady players, drawn from `seed` and a number."""

    seed: str
    total: bool = True

    def seed_of(self, number: int) -> str:
        """Return the seed of a table, from 1; a match dealt from it has the same first round."""
        return f"{self.seed}-{number}"

    def sheet(self, number: int = 1) -> Worksheet:
        """Return the sheet of a table, from 1."""
        return Worksheet(finished_columns(self.seed_of(number)), SUITS, tuple(map(Step, self.boxes)), self.total)
