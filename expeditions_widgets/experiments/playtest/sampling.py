"""A question asked again while one waits: does it matter who begins, between two steady players?"""

from collections.abc import Iterator
from typing import Final

from expeditions_widgets.experiments.playtest.finding import Finding
from expeditions_widgets.experiments.playtest.pace import start_finding
from expeditions_widgets.players.steady import SteadyPlayer

SEED: Final = "sample"


class StartSample:
    """Rounds between two steady players, played a few at a time: 20,000, or 200 where nothing compiles them."""

    def __init__(self) -> None:
        self._leads: list[int] = []

    def play(self) -> Iterator[float]:
        """Play the rounds; yield the share that is done after each of fifty parts."""
        # numba takes a second to load, and a page that nobody asks for a sample needs none of it.
        from expeditions_widgets.experiments.core_sides import side_of  # noqa: PLC0415
        from expeditions_widgets.rollouts.compiling import IS_COMPILED  # noqa: PLC0415
        from expeditions_widgets.rollouts.rounds import steady_rounds  # noqa: PLC0415

        weights = side_of(SteadyPlayer()).weights
        parts, rounds = 50, 400 if IS_COMPILED else 4
        for part in range(parts):
            points = steady_rounds(rounds, f"{SEED} {part + 1}", weights, weights)
            # Seat B deals each of these rounds, so that seat A begins.
            self._leads += (points[:, 0] - points[:, 1]).tolist()
            yield (part + 1) / parts

    def finding(self) -> Finding:
        """Return what the rounds played so far say; at least two."""
        return start_finding(f"{SteadyPlayer.name} against itself: who begins?", (SteadyPlayer.name,), [self._leads])
