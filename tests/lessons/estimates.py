"""Estimates for the tests: one counted, one that takes its time."""

from expeditions_widgets.experiments.measures import Experiment, Measure, Measuring, counted
from expeditions_widgets.lessons import EstimateExercise, Scale

REACHED = EstimateExercise(
    name="reached",
    task="How often does one given unseen card reach you in time?",
    label="One card, in time",
    scale=Scale(0, 100, start=50, unit="%"),
    truth=counted(37.5, "12 of the 32 cards in the draw pile"),
    tolerance=5,
    hints=("Half of the pile is not yours.",),
    praise="A little over a third.",
    too_low="More often than that.",
    too_high="Less often than that.",
)
"""Of 32 cards in the pile 16 are drawn by each side, and four of yours come too late to be played: 12 of 32."""


def slow(pieces: int, measure: Measure) -> Experiment:
    """Return an experiment in so many pieces."""

    def work() -> Measuring:
        for piece in range(pieces):
            yield (piece + 1) / pieces
        return measure

    return Experiment(f"{pieces} pieces", work)


def broken() -> Experiment:
    """Return an experiment that raises in its second piece."""

    def work() -> Measuring:
        yield 0.5
        raise ZeroDivisionError("no deals")

    return Experiment("badly", work)
