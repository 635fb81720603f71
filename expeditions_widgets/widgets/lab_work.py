"""The lab's work on one setting, in pieces: the main question first, and each part of the answer drawn when it ends."""

import sys
from collections.abc import Generator, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Final

from expeditions_widgets.experiments.lab_policies import POLICIES, other_policy
from expeditions_widgets.experiments.lab_setting import LabSetting
from expeditions_widgets.widgets.protocol import DrawnChart

if TYPE_CHECKING:
    from expeditions_widgets.charts.lab_words import Told
    from expeditions_widgets.experiments.lab_rounds import Played
    from expeditions_widgets.experiments.wager_lab import SumPoint

_ROUNDS: Final = "expeditions_widgets.experiments.lab_rounds"

MOST_AS_PYTHON: Final = 400
"""Deals that are played at most where rounds do not run compiled."""

LAID, SUMS, STARTS, POLICY, ARRIVALS = "laid", "sums", "starts", "policy", "arrivals"


class LabWork:
    """One setting's answer as far as it is known.

    `drawn` holds its parts by name, `share` how far the part that is being played has come, 0 to 1, `deals` how many
    are played. `best` says which number of wagers has the best mean, `means` are all four with their errors.
    """

    def __init__(self, setting: LabSetting, name: str) -> None:
        self.setting = setting
        self.share = 0.0
        self.drawn: dict[str, DrawnChart] = {}
        self.deals = setting.deals
        self.best = ""
        self.means: tuple[str, ...] = ()
        self._arms: Sequence[Played] = ()
        self._name = name
        self._sums: Sequence[SumPoint] = ()
        self._announced = False
        self._steps = self._go()

    def step(self, seconds: float) -> bool:
        """Go on for about so long; return whether all is done.

        Where the rounds are not loaded yet nothing is done at first, so that the page can say what it waits for.
        """
        if not self._announced and seconds < inf and _ROUNDS not in sys.modules:
            self._announced = True
            return False
        until = perf_counter() + seconds
        for share in self._steps:
            self.share = share
            if perf_counter() >= until:
                return False
        return True

    def picture(self, part: str) -> bytes | None:
        """Return a part's chart as a PNG file, or None where it has none yet."""
        from expeditions_widgets.charts.arrival_chart import arrival_picture  # noqa: PLC0415 - loads matplotlib
        from expeditions_widgets.charts.lab_sums import sum_picture  # noqa: PLC0415
        from expeditions_widgets.charts.lab_words import results_of  # noqa: PLC0415
        from expeditions_widgets.charts.wager_chart import wager_picture  # noqa: PLC0415
        from expeditions_widgets.experiments.wager_lab import arrivals  # noqa: PLC0415

        if part == LAID and self._arms:
            return wager_picture(results_of(self._arms))
        if part == SUMS and self._sums:
            return sum_picture(self._sums)
        return arrival_picture(arrivals(self.setting)) if part == ARRIVALS else None

    def _go(self) -> Generator[float, None, None]:
        # numba and matplotlib take a second each to load: not before something is asked.
        from expeditions_widgets.charts import lab_sums, lab_words  # noqa: PLC0415
        from expeditions_widgets.charts.arrival_chart import arrival_charts  # noqa: PLC0415
        from expeditions_widgets.charts.wager_chart import wager_charts  # noqa: PLC0415
        from expeditions_widgets.charts.wager_words import with_error  # noqa: PLC0415
        from expeditions_widgets.experiments import wager_lab  # noqa: PLC0415
        from expeditions_widgets.rollouts.compiling import IS_COMPILED  # noqa: PLC0415

        setting = self._playable(compiled=IS_COMPILED)
        arms = yield from wager_lab.laid(setting)
        charts = wager_charts(lab_words.results_of(arms), f"{self._name}-laid")
        self.drawn[LAID] = _chart(lab_words.laid_told(arms, setting.suit), charts)
        self.best = lab_words.best_said([arm.expeditions for arm in arms])
        self.means = tuple(with_error(arm.expeditions) for arm in arms)
        self._arms = arms
        yield 0.0
        coming = wager_lab.arrivals(setting)
        self.drawn[ARRIVALS] = _chart(lab_words.arrivals_told(coming), arrival_charts(coming, f"{self._name}-come"))
        starts = yield from wager_lab.starts(setting)
        name = POLICIES[setting.policy].name
        if starts:
            self.drawn[STARTS] = _chart(lab_words.starts_told(starts, name))
        yield 0.0
        self._sums = yield from wager_lab.by_sum(setting)
        if self._sums:
            charts = lab_sums.sum_charts(self._sums, f"{self._name}-sums")
            self.drawn[SUMS] = _chart(lab_sums.sums_told(self._sums), charts)
        yield 0.0
        other = other_policy(setting.policy)
        others = yield from wager_lab.laid_by(setting, other)
        self.drawn[POLICY] = _chart(lab_words.policies_told((name, POLICIES[other].name), arms, others))

    def _playable(self, *, compiled: bool) -> LabSetting:
        self.deals = self.setting.deals if compiled else min(self.setting.deals, MOST_AS_PYTHON)
        return replace(self.setting, deals=self.deals)


def _chart(told: "Told", drawings: Sequence[str] = ()) -> DrawnChart:
    return {
        "points": list(told.points),
        "drawings": list(drawings),
        "caption": told.caption,
        "head": list(told.head),
        "rows": [list(row) for row in told.rows],
    }
