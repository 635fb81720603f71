"""A simulation of the route game that a command names: two players on rotated deals, on the machine's cores."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial

from expeditions_widgets.experiments.deals import deal_names
from expeditions_widgets.experiments.routes.rotation import RotatedDeal, play_rotated
from expeditions_widgets.experiments.sharing_out import shared_out
from expeditions_widgets.players.routes.player import RoutePlayer


@dataclass(frozen=True, slots=True)
class RouteSimulation:
    """So many `deals`, at least two, named by `seed` and a number, for `seats` players, 2 to 6.

    `keys` name the two players in commands and files. Each deal is played once for each seat: the first player sits
    there, and the second at all the others.
    """

    keys: tuple[str, str]
    players: tuple[RoutePlayer, RoutePlayer]
    seed: str
    deals: int
    seats: int

    @property
    def unit(self) -> str:
        """What points are counted by."""
        return "game"

    @property
    def rounds(self) -> int:
        """The games that are played: one a deal and seat."""
        return self.seats * self.deals

    @property
    def played(self) -> str:
        """What was played, in words."""
        seated = f"{self.players[0].name} sat at each of {self.seats} seats in turn"
        return f"{self.rounds} games: {self.deals} deals, each played {self.seats} times: {seated}"

    @property
    def options(self) -> tuple[str, ...]:
        """The options that the command has for this game alone."""
        return ("--game", "routes", "--seats", str(self.seats))

    def play(self, cores: int | None = None) -> Generator[RotatedDeal, None, None]:
        """Yield what each deal comes to, in the order of their numbers; the same whatever the number of cores.

        `cores` is how many play at once; None takes all that this process may use.
        """
        work = partial(play_rotated, self.players, self.seats)
        return shared_out(work, deal_names(self.seed, self.deals), self.deals, cores, at_once=1)
