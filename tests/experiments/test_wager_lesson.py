"""What lesson 9 says in words of its three hands holds in the deals that it plays."""

import json

import pytest

from expeditions_widgets.experiments.wager_trials import WagerTrials
from tests.notebooks.store import CHECKOUT

LESSON = CHECKOUT / "tutorials/cards/09-should-i-wager.ipynb"


@pytest.fixture(scope="module")
def space() -> dict[str, object]:
    """Return what the lesson's cells define."""
    cells = json.loads(LESSON.read_text(encoding="utf-8"))["cells"]
    found: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), found)  # noqa: S102 - our own lesson
    return found


def trials(space: dict[str, object], name: str) -> WagerTrials:
    found = space[name]
    return found if isinstance(found, WagerTrials) else WagerTrials(str(found), "h", seed="ridge")


def test_the_promising_hand_gains_most_of_the_time_and_a_wager_adds(space: dict[str, object]) -> None:
    promising = trials(space, "promising")
    results = promising.expeditions(0)
    assert 0 < results.likely[0] < results.likely[1] < 8, "“a few points above zero”"
    assert results.quartiles[1] >= 0, "“most rounds bring at least one more heart”: 17 and a heart is 20 or more"
    assert results.below_zero.value < 0.5
    assert promising.expeditions(1).less(results).likely[0] > 0
    assert promising.expeditions(1).below_zero.value < results.below_zero.value, "“Scout puts the hearts first”"


def test_the_poor_hand_loses_most_of_the_time_and_a_wager_costs(space: dict[str, object]) -> None:
    poor = trials(space, "poor")
    assert poor.expeditions(0).below_zero.likely[0] > 0.5
    assert poor.expeditions(1).less(poor.expeditions(0)).likely[1] < 0


def test_on_the_even_hand_the_deals_can_t_tell_and_the_results_spread(space: dict[str, object]) -> None:
    even = trials(space, "EVEN")
    gain = even.expeditions(1).less(even.expeditions(0))
    assert abs(gain.mean) < gain.error, "“what it adds is smaller than its error”"
    assert even.expeditions(3).spread > 3 * even.expeditions(0).spread


@pytest.mark.parametrize(("option", "result"), [(5, -60), (20, 0), (40, 80), (54, 136)])
def test_the_question_s_arithmetic(option: int, result: int) -> None:
    assert (option - 20) * 4 == result
    assert sum(range(2, 11)) == 54
