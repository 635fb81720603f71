"""How two players compare: rounds on mirrored deals, so that neither has the better cards or the first turn."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards import Position, Seat, Variant, score_side, start_match
from expeditions_widgets.experiments.deals import deal_names
from expeditions_widgets.experiments.playing_on import played_between
from expeditions_widgets.players.player import Player
from expeditions_widgets.rollouts.samples import Sample


@dataclass(frozen=True, slots=True)
class MirroredDeal:
    """What one deal, played twice, came to: `points` and `points_swapped` are the first player's, then the second's.

    The first player sits at A in the first round and at B in the second, with the hand and the turn of that seat.
    """

    points: tuple[int, int]
    points_swapped: tuple[int, int]

    def mean_points(self, player: int) -> float:
        """Return a player's points a round, 0 for the first player and 1 for the second."""
        return (self.points[player] + self.points_swapped[player]) / 2


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two players on the same deals, at least two of them.

    A deal is one value of each sample, since its two rounds are no independent ones.
    """

    deals: tuple[MirroredDeal, ...]

    def points(self, player: int) -> Sample:
        """Return a player's points a round, 0 for the first player and 1 for the second."""
        return Sample(tuple(deal.mean_points(player) for deal in self.deals))

    @property
    def lead(self) -> Sample:
        """The first player's points less the second's, a round."""
        return self.points(0).less(self.points(1))

    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader of the figures has to know besides: nothing, since every round ends."""
        return ()


def compare(players: tuple[Player, Player], seed: str, deals: int) -> Comparison:
    """Return what two players come to on so many deals, at least two; all of it is the same on every call."""
    return Comparison(tuple(play_mirrored(players, name) for name in deal_names(seed, deals)))


def play_mirrored(players: tuple[Player, Player], seed: str, *, aces: bool = False) -> MirroredDeal:
    """Return what the first deal of a seed's match comes to, played twice with the players' seats swapped."""
    first, second = players
    position = start_match(seed, Variant(aces=aces)).position
    points = _points(played_between(position, (first, second)))
    swapped = _points(played_between(position, (second, first)))
    return MirroredDeal(points, (swapped[1], swapped[0]))


def _points(end: Position) -> tuple[int, int]:
    first, second = (score_side(end.columns[seat]).total for seat in Seat)
    return first, second
