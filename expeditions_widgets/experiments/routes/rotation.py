"""How two players of the route game compare: the same deal from every seat, so that nobody has the better cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from expeditions_widgets.engine.routes.scoring import score_game, winners
from expeditions_widgets.engine.routes.set_up import start_game
from expeditions_widgets.experiments.routes.playing import TURN_LIMIT, PlayedGame, play_game
from expeditions_widgets.players.routes.player import RoutePlayer
from expeditions_widgets.rollouts.samples import Sample


@dataclass(frozen=True, slots=True)
class RotatedDeal:
    """What one deal came to, played once for each seat: there the first player sat, the second at all others.

    `points` are the first player's a game and the second's a seat and game; `won` is the first player's share of the
    games, a shared win counted in parts; `stopped` games came to the limit of turns and count as they stood.
    """

    points: tuple[float, float]
    won: float
    stopped: int


@dataclass(frozen=True, slots=True)
class RouteComparison:
    """Two players over deals, at least two.

    A deal is one value of each sample, since its games are no independent ones.
    """

    deals: tuple[RotatedDeal, ...]

    def points(self, player: int) -> Sample:
        """Return a player's points a game and seat, 0 for the first player and 1 for the second."""
        return Sample(tuple(deal.points[player] for deal in self.deals))

    @property
    def lead(self) -> Sample:
        """The first player's points less those of a seat of the second's, a game."""
        return self.points(0).less(self.points(1))

    @property
    def won(self) -> Sample:
        """The share of its games that the first player won; one in as many as there are seats if it is no better."""
        return Sample(tuple(deal.won for deal in self.deals))

    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader of the figures has to know besides."""
        stopped = sum(deal.stopped for deal in self.deals)
        if not stopped:
            return ()
        games = "1 game was" if stopped == 1 else f"{stopped} games were"
        return (f"{games} stopped after {TURN_LIMIT} turns and counted as it stood",)


def play_rotated(players: tuple[RoutePlayer, RoutePlayer], seats: int, seed: str) -> RotatedDeal:
    """Return what the deal of a seed comes to for two players at so many seats, 2 to 6."""
    start = start_game(seed, seats)
    first, second = players
    games = [play_game(start, _seated(first, second, own, seats)) for own in range(seats)]
    points = [[score.total for score in score_game(game.position)] for game in games]
    own = fmean(totals[seat] for seat, totals in enumerate(points))
    others = fmean((sum(totals) - totals[seat]) / (seats - 1) for seat, totals in enumerate(points))
    won = fmean(_share_won(game, seat) for seat, game in enumerate(games))
    return RotatedDeal((own, others), won, sum(game.stopped for game in games))


def _seated(first: RoutePlayer, second: RoutePlayer, own: int, seats: int) -> Sequence[RoutePlayer]:
    return [first if seat == own else second for seat in range(seats)]


def _share_won(game: PlayedGame, seat: int) -> float:
    won = winners(score_game(game.position))
    return (seat in won) / len(won)
