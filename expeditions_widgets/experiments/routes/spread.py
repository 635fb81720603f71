"""How games of the route game go with one player in every seat: their length, their loops, how they end."""

from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean

from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.expeditions import Route
from expeditions_widgets.engine.routes.scoring import score_game
from expeditions_widgets.engine.routes.set_up import start_game
from expeditions_widgets.experiments.routes.playing import PlayedGame, play_game
from expeditions_widgets.players.routes.player import RoutePlayer
from expeditions_widgets.rollouts.samples import Sample, Share


class Ending(StrEnum):
    """What ended a game (ruling 19), or that it was stopped."""

    CARDS = "a hand ran out"
    ARROWS = "no arrow left"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class GameCourse:
    """How one game went.

    `turns` are those of all seats together; `arrows` lie on the board at the end, and `loops` of them closed one;
    `scores` are by turn order.
    """

    turns: int
    arrows: int
    loops: int
    ending: Ending
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """How several games went, at least two, all with the same number of seats."""

    games: tuple[GameCourse, ...]

    @property
    def turns(self) -> Sample:
        """Turns a game, all seats together."""
        return Sample(tuple(game.turns for game in self.games))

    @property
    def arrows(self) -> Sample:
        """Arrows on the board at the end."""
        return Sample(tuple(game.arrows for game in self.games))

    @property
    def loops(self) -> Sample:
        """Arrows on the board at the end that closed a loop."""
        return Sample(tuple(game.loops for game in self.games))

    @property
    def points(self) -> Sample:
        """Points a seat, a value a game."""
        return Sample(tuple(fmean(game.scores) for game in self.games))

    @property
    def first_ahead(self) -> Sample:
        """By how many points the first to move is ahead of the mean of the others."""
        return Sample(tuple(game.scores[0] - fmean(game.scores[1:]) for game in self.games))

    def ended(self, ending: Ending) -> Share:
        """Return the share of the games that ended so."""
        return Share(sum(game.ending is ending for game in self.games), len(self.games))


def course_of(player: RoutePlayer, seats: int, seed: str, board: Board | None = None) -> GameCourse:
    """Return how the game of a seed goes with `player` in each of so many seats, 2 to 6."""
    played = play_game(start_game(seed, seats, board), (player,) * seats)
    position = played.position
    totals = [score.total for score in score_game(position)]
    return GameCourse(
        turns=played.turns,
        arrows=sum(len(route.arrows) for route in position.routes),
        loops=sum(map(loops_of, position.routes)),
        ending=_ending(played),
        scores=tuple(totals[position.first :] + totals[: position.first]),
    )


def loops_of(route: Route) -> int:
    """Return how many of a route's arrows closed a loop when they were laid (ruling 8)."""
    return sum(Route(route.arrows[:count]).closes_loop for count in range(1, len(route.arrows) + 1))


def _ending(played: PlayedGame) -> Ending:
    if played.stopped:
        return Ending.STOPPED
    return Ending.CARDS if 0 in played.position.hand_counts else Ending.ARROWS
