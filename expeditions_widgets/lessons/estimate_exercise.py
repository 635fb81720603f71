"""The *estimate* exercise: commit to a number first, then see what the truth is."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards import Seat, View, parse_position, parse_view
from expeditions_widgets.experiments.measures import Experiment
from expeditions_widgets.lessons.card_exercise import LaneTable
from expeditions_widgets.lessons.exercise import Exercise


@dataclass(frozen=True, slots=True)
class Scale:
    """The numbers to choose from: `low` to `high` in steps of `step`, in `unit` ("points", "%").

    The control stands at `start` at first. `decimals` is how many the truth is shown with.
    """

    low: float
    high: float
    start: float
    unit: str
    step: float = 1
    decimals: int = 1

    @property
    def leads_on(self) -> bool:
        """Whether it goes from low up to high in steps above 0, and starts in between."""
        return self.step > 0 and self.low < self.high and self.low <= self.start <= self.high

    def guesses(self) -> tuple[float, ...]:
        """Return every number that the control can stand at."""
        return tuple(self.low + self.step * number for number in range(int((self.high - self.low) / self.step) + 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class EstimateExercise(Exercise, LaneTable):
    """Commit to a number, then see the truth.

    `label` says what number is asked for. `truth` finds it, once a learner has committed. A guess counts as right up
    to `tolerance` away from where the truth is likely to lie; `too_low` and `too_high` answer the others. `position`
    is a table to look at, a position or a view as text, or empty for none.
    """

    label: str
    scale: Scale
    truth: Experiment
    tolerance: float
    too_low: str
    too_high: str
    position: str = ""
    lanes: str = ""

    def start(self) -> View | None:
        """Return what the table shows, or None without one; raises FaultyTextError if its text can't be read."""
        if not self.position:
            return None
        return parse_view(self.position) if "?" in self.position else parse_position(self.position).view(Seat.A)
