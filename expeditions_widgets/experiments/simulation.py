"""A simulation that a command names: two players on mirrored deals, shared out among the machine's cores."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial

from expeditions_widgets.experiments.core_sides import has_core_form
from expeditions_widgets.experiments.deals import deal_names
from expeditions_widgets.experiments.fast_rounds import play_mirrored_fast
from expeditions_widgets.experiments.sharing_out import shared_out
from expeditions_widgets.experiments.strengths import MirroredDeal, play_mirrored
from expeditions_widgets.players.player import Player
from expeditions_widgets.rollouts.compiling import IS_COMPILED

_DEALS_AT_ONCE = 10
"""Deals that a core is given at a time: enough that handing them out costs little, few enough that progress shows."""

_WORTH_COMPILING = 500
"""Deals from which compiled rounds save more than the seconds that loading or compiling them may take."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many `deals`, at least two, named by `seed` and a number, with the Aces or without (variant).

    `keys` name the players in commands and files.
    """

    keys: tuple[str, str]
    players: tuple[Player, Player]
    seed: str
    deals: int
    aces: bool = False

    @property
    def rounds(self) -> int:
        """The rounds that are played: two a deal."""
        return 2 * self.deals

    @property
    def unit(self) -> str:
        """What points are counted by."""
        return "round"

    @property
    def played(self) -> str:
        """What was played, in words."""
        return f"{self.rounds} rounds: {self.deals} deals, each played twice with the seats swapped"

    @property
    def options(self) -> tuple[str, ...]:
        """The options that the command has for this game alone."""
        return ("--aces",) if self.aces else ()

    def play(self, cores: int | None = None) -> Generator[MirroredDeal, None, None]:
        """Yield what each deal comes to, in the order of their numbers; the same whatever the number of cores.

        `cores` is how many play at once; None takes all that this process may use.
        """
        names = deal_names(self.seed, self.deals)
        by_core = IS_COMPILED and self.deals >= _WORTH_COMPILING and all(map(has_core_form, self.players))
        play = partial(play_mirrored_fast if by_core else play_mirrored, self.players, aces=self.aces)
        return shared_out(play, names, -(-self.deals // _DEALS_AT_ONCE), cores, at_once=_DEALS_AT_ONCE)
