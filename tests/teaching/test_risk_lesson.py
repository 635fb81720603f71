"""What the plan for a lesson on risk says of three hands is what the wager lab finds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.wager_lab import laid
from expeditions_widgets.hosting.teaching import RISK_LESSON
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from tests.experiments.test_lab_rounds import result
from tests.teaching.test_teaching_pages import links

if TYPE_CHECKING:
    from expeditions_widgets.experiments.lab_rounds import Played

DEALS = 4000 if IS_COMPILED else 200


@pytest.fixture(scope="module")
def found() -> dict[str, list[Played]]:
    return {
        name: result(laid(replace(PRESETS[name].setting, deals=DEALS))) for name in ("three-cards", "hope", "halfway")
    }


def share_below_zero(arm: Played) -> float:
    return arm.expeditions.below_zero.count / arm.expeditions.below_zero.of


def test_these_are_the_hands_of_the_plan() -> None:
    presets = [query for path, query, _ in links(RISK_LESSON) if path.endswith("wager-lab.ipynb") and query]
    assert presets == [f"preset={name}&predict=1" for name in ("three-cards", "hope", "halfway")]


def test_three_cards_early_gain_by_a_wager_and_no_card_loses(found: dict[str, list[Played]]) -> None:
    for name, sign in (("three-cards", 1), ("hope", -1)):
        without, with_one, *_ = found[name]
        gain = with_one.expeditions.less(without.expeditions)
        assert sign * gain.mean > 4 * gain.error


def test_halfway_the_mean_stays_and_losses_become_far_more_frequent(found: dict[str, list[Played]]) -> None:
    without, with_one, *_ = found["halfway"]
    gain = with_one.expeditions.less(without.expeditions)
    assert abs(gain.mean) < 1 + 3 * gain.error
    assert share_below_zero(with_one) > 2 * share_below_zero(without)
