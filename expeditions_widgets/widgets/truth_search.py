"""The truths of estimates that are being written, looked for between a kernel's messages."""

from collections.abc import Callable
from typing import Final

from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.estimate_session import EstimateSession
from expeditions_widgets.widgets.background import Background

_TELLING: Final = 0.1
"""The page hears of the work's progress whenever another such share is done."""


class TruthSearch:
    """Looks for one truth at a time; `found` holds the exercises whose truth was looked for.

    `progressed` is called now and then while the work goes on in the background, `ended` when it is over there.
    """

    def __init__(self, *, progressed: Callable[[], None], ended: Callable[[], None]) -> None:
        self.found: set[EstimateExercise] = set()
        self._session: EstimateSession | None = None
        self._told_share = 0.0
        self._tell = progressed
        self._end = ended
        self._work = Background(self._go_on, progressed=self._progressed, ended=self._ended, failed=self._ended)

    @property
    def share(self) -> float | None:
        """The share of the deals that are played, 0 to 1; None while no truth is looked for."""
        return self._session.share_found if self._session else None

    def begin(self, exercise: EstimateExercise) -> None:
        """Look for an exercise's truth, unless that was done."""
        if exercise in self.found:
            return
        self._session = EstimateSession(exercise)
        self._told_share = 0.0
        if self._work.start():
            self._note_found()

    def _go_on(self, seconds: float) -> bool:
        return self._session is None or self._session.find(seconds)

    def _note_found(self) -> None:
        if self._session:
            self.found.add(self._session.exercise)
        self._session = None

    def _progressed(self) -> None:
        share = self.share or 0.0
        if share - self._told_share >= _TELLING:
            self._told_share = share
            self._tell()

    def _ended(self) -> None:
        self._note_found()
        self._end()
