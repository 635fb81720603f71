"""Mirrored deals by the fast core, for players that it can play: the same rounds as through the readable engine."""

from typing import TYPE_CHECKING

from expeditions_widgets.engine.cards import Variant, start_match
from expeditions_widgets.experiments.core_sides import side_of
from expeditions_widgets.experiments.strengths import MirroredDeal
from expeditions_widgets.players.player import Player

if TYPE_CHECKING:
    from expeditions_widgets.rollouts.rows import Row
    from expeditions_widgets.rollouts.strong_rounds import Sides


def play_mirrored_fast(players: tuple[Player, Player], seed: str, *, aces: bool = False) -> MirroredDeal:
    """Return what `strengths.play_mirrored` does, for players that have a core form."""
    from expeditions_widgets.rollouts.rows import row_of  # noqa: PLC0415 - as in core_sides

    first, second = map(side_of, players)
    row = row_of(start_match(seed, Variant(aces=aces)).position)
    points = _points(row.copy(), (first, second))
    swapped = _points(row, (second, first))
    return MirroredDeal(points, (swapped[1], swapped[0]))


def _points(row: "Row", sides: "Sides") -> tuple[int, int]:
    from expeditions_widgets.rollouts.chance import chance_from  # noqa: PLC0415 - as in core_sides
    from expeditions_widgets.rollouts.rules import score  # noqa: PLC0415
    from expeditions_widgets.rollouts.score_tables import USUAL_SCORES  # noqa: PLC0415
    from expeditions_widgets.rollouts.strong_rounds import play_to_result  # noqa: PLC0415

    play_to_result(row, sides, USUAL_SCORES, chance_from("nobody asks for it"))
    return int(score(row, 0)), int(score(row, 1))
