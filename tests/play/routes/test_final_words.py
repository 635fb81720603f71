"""The end explained: every point is told with its place, the sums add up, and ties are settled by tickets."""

from __future__ import annotations

import re
from random import Random

import pytest

from expeditions_widgets.engine.routes import Reason, score_game
from expeditions_widgets.play.routes.final_words import explained_scores, result_sentence
from tests.engine.routes.playing import at
from tests.play.routes.sittings import NAMES, sitting_of, states

BY_HAND = "1 gb !gb =ga -ga *gc t2 / 2 gd ge t1 / T 1 over"


def test_a_score_worked_out_by_hand() -> None:
    ada, ben = explained_scores(at(BY_HAND), NAMES[:2])
    assert ada.points == (
        "+1: an expedition reached Ga, an own card.",
        "+1: the open card of Gc was won.",
        "+1: the token on Ga came back.",
        "−1: the card of Gb stayed in the hand.",
        "−1: the token on Gb stayed on the board.",
    )
    told = (
        "Ada: 1 card reached, 1 open card won, 1 token back, 1 card left, 1 token left: 1 + 1 + 1 − 1 − 1 = 1\xa0point."
    )
    assert ada.total == told
    assert (ada.tickets, ben.tickets) == ("Tickets held: 2.", "Tickets held: 1.")
    assert ben.total == "Ben: 2 cards left: −2 = −2\xa0points."


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_point_of_a_game_is_told_and_the_sums_add_up(seed: str) -> None:
    *_, sitting = states(sitting_of(("greedy", "random", "greedy", "random"), seed), Random(seed))
    for score, told in zip(
        score_game(sitting.position), explained_scores(sitting.position, sitting.names), strict=True
    ):
        assert len(told.points) == sum(len(score.places(reason)) for reason in Reason)
        assert sum(1 if point.startswith("+1") else -1 for point in told.points) == score.total
        sums = re.search(r"([−0-9][−+ 0-9]*) = (−?\d+)", told.total.replace("\xa0", " "))
        if sums:
            left = sum(int(number.replace("−", "-")) for number in re.findall(r"−?\d+", sums[1].replace("− ", "−")))
            assert left == int(sums[2].replace("−", "-")) == score.total


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BY_HAND, "Ada won with 1\xa0point."),
        (
            "1 =ga =gb t1 / 2 =gc =gd t3 / T 1 over",
            "Ben won with 2\xa0points and the most tickets; level in points: Ada.",
        ),
        (
            "1 =ga t1 / 2 =gc t1 / 3 ge / T 1 over",
            "Ada and Ben shared the win: 1\xa0point and equally many tickets each.",
        ),
    ],
)
def test_who_won_and_by_what(text: str, said: str) -> None:
    position = at(text)
    assert result_sentence(position, NAMES[: position.players]) == said


def test_nobody_has_won_while_the_game_goes_on() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_sentence(at("1 gb / 2 gd"), NAMES[:2])
