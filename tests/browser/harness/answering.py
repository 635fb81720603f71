"""A lesson's exercises as objects, and how each kind is answered on its page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import nbformat

from expeditions_widgets.lessons import (
    ChooseExercise,
    EstimateExercise,
    Exercise,
    PlayExercise,
    PracticeExercise,
    ScoreExercise,
    WatchExercise,
    constructed,
    routes,
)
from tests.browser.harness import (
    answer_choose,
    answer_estimate,
    answer_play,
    answer_practice,
    answer_route_score,
    answer_routes,
    answer_score,
    answer_watch,
)

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

WAYS: dict[type[Exercise], ModuleType] = {
    ChooseExercise: answer_choose,
    EstimateExercise: answer_estimate,
    PlayExercise: answer_play,
    PracticeExercise: answer_practice,
    ScoreExercise: answer_score,
    WatchExercise: answer_watch,
    routes.ChooseExercise: answer_choose,
    routes.PlayExercise: answer_routes,
    routes.ScoreExercise: answer_route_score,
    routes.WatchExercise: answer_watch,
}
"""By kind: a module with `right` and `wrong`, and with `right_by_keys` where the kind's keys are walked too."""


def exercises_of(notebook: Path) -> list[Exercise]:
    """Run a lesson's cells here and return its exercises in order."""
    constructed.EXERCISES.clear()
    names: dict[str, Any] = {}
    for cell in nbformat.read(notebook, as_version=4).cells:
        if cell.cell_type == "code":
            exec(cell.source, names)  # noqa: S102 - the project's own notebook
    found = list(constructed.EXERCISES)
    constructed.EXERCISES.clear()
    return found
