"""Compiling ahead, so that nobody waits for it later: `python -m expeditions_widgets.rollouts.warming`."""

from typing import Final

from expeditions_widgets.engine.cards import Seat, start_match
from expeditions_widgets.rollouts.careful_search import CarefulSearch
from expeditions_widgets.rollouts.filled import FilledRounds
from expeditions_widgets.rollouts.kept_code import FOLDERS, note_all_compiled
from expeditions_widgets.rollouts.paired import PairedRounds
from expeditions_widgets.rollouts.rounds import random_rounds, steady_rounds
from expeditions_widgets.rollouts.rows import NONE, row_of_view
from expeditions_widgets.rollouts.score_tables import USUAL_SCORES
from expeditions_widgets.rollouts.steady_weights import WEIGHT_COUNT, weights_row
from expeditions_widgets.rollouts.strong_rounds import EAGER_HABIT, STRONG_HABIT, Side, play_seeded

_ANY_WEIGHTS: Final = weights_row([1.0] * WEIGHT_COUNT)


def warm_up() -> None:
    """Compile every function that runs rounds and keep the result on disk; quick where it was kept, or without numba.

    The first time takes about 25 seconds.
    """
    random_rounds(1, "warm up")
    steady_rounds(1, "warm up", _ANY_WEIGHTS, _ANY_WEIGHTS)
    position = start_match("warm up", dealer=Seat.B).position
    view = position.view(position.turn)
    row = row_of_view(view)
    PairedRounds(view, [(row, NONE)], (_ANY_WEIGHTS, _ANY_WEIGHTS), "warm up").play(1)
    FilledRounds([(row, NONE)], _ANY_WEIGHTS, "warm up").play(1)
    strong, eager = (
        Side(habit, _ANY_WEIGHTS, CarefulSearch(1, 1, 1, _ANY_WEIGHTS)) for habit in (STRONG_HABIT, EAGER_HABIT)
    )
    play_seeded("warm up", 0, (strong, eager), USUAL_SCORES)
    note_all_compiled(*FOLDERS)


if __name__ == "__main__":
    warm_up()
