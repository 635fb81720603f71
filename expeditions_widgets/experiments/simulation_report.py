"""What a simulation came to, as a table to read, or as CSV or JSON to go on with."""

import csv
import json
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from typing import Final, Protocol

from expeditions_widgets.rollouts.samples import Sample

_DECIMALS = 4
_COLUMNS = ("what", "player", "other", "mean", "error", "low", "high", "rounds", "seed")


class Named(Protocol):
    """Someone with a name."""

    @property
    def name(self) -> str:
        """What a reader calls them."""


class Simulated(Protocol):
    """What was played, of either game: `keys` name the two players in the command, `options` are a game's own."""

    @property
    def keys(self) -> tuple[str, str]:
        """The players in commands and files."""

    @property
    def players(self) -> tuple[Named, Named]:
        """The players."""

    @property
    def seed(self) -> str:
        """What names the deals."""

    @property
    def rounds(self) -> int:
        """How many rounds or games were played."""

    @property
    def unit(self) -> str:
        """What points are counted by: "round" or "game"."""

    @property
    def played(self) -> str:
        """What was played, in words."""

    @property
    def options(self) -> tuple[str, ...]:
        """The command's further options."""


class Compared(Protocol):
    """What it came to."""

    def points(self, player: int) -> Sample:
        """Return a player's points, 0 for the first and 1 for the second."""

    @property
    def lead(self) -> Sample:
        """By how much the first player is ahead."""

    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader of the figures has to know besides."""


@dataclass(frozen=True, slots=True)
class _Figure:
    """One mean: `what` is "points" (the player's, a round) or "lead" (by how much it is ahead of the other)."""

    what: str
    player: int
    sample: Sample

    def row(self, simulation: Simulated) -> dict[str, str | float]:
        low, high = self.sample.likely
        means = {"mean": self.sample.mean, "error": self.sample.error, "low": low, "high": high}
        names = {"player": simulation.keys[self.player], "other": simulation.keys[1 - self.player]}
        return {"what": self.what, **names, **{name: round(value, _DECIMALS) for name, value in means.items()}}


def as_table(simulation: Simulated, found: Compared) -> str:
    """Return the means with their errors and 95 % intervals, in points, under what was played."""
    first, second = (player.name for player in simulation.players)
    if first == second:
        second = f"{second} (second)"
    labels = (first, second, f"{first} ahead of {second}")
    head = f"points a {simulation.unit}"
    width = max(map(len, (*labels, head)))
    lines = [
        command(simulation),
        simulation.played,
        f"{head:{width}}{'mean':>9}{'error':>8}{'95 % interval':>20}",
    ]
    for label, figure in zip(labels, _figures(found), strict=True):
        low, high = figure.sample.likely
        interval = f"{low:.2f} to {high:.2f}"
        lines.append(f"{label:{width}}{figure.sample.mean:9.2f}{figure.sample.error:8.2f}{interval:>20}")
    return "\n".join([*lines, *found.notes]) + "\n"


def as_csv(simulation: Simulated, found: Compared) -> str:
    """Return the figures as CSV with a head: a line for each player's points, and one for the first one's lead."""
    text = StringIO()
    lines = csv.DictWriter(text, _COLUMNS, lineterminator="\n")
    lines.writeheader()
    for figure in _figures(found):
        lines.writerow({**figure.row(simulation), "rounds": simulation.rounds, "seed": simulation.seed})
    return text.getvalue()


def as_json(simulation: Simulated, found: Compared) -> str:
    """Return the command that was run, and the same figures as the CSV has, as JSON."""
    said = {
        "command": command(simulation),
        "rounds": simulation.rounds,
        "seed": simulation.seed,
        "players": list(simulation.keys),
        "notes": list(found.notes),
        "figures": [figure.row(simulation) for figure in _figures(found)],
    }
    return json.dumps(said, indent=2, ensure_ascii=False) + "\n"


FORMATS: Final[dict[str, Callable[[Simulated, Compared], str]]] = {
    "table": as_table,
    "csv": as_csv,
    "json": as_json,
}
"""The ways to write a result, by the name that the command has for each."""


def command(simulation: Simulated) -> str:
    """Return the command that gives these figures again."""
    players = ",".join(simulation.keys)
    words = ["--rounds", str(simulation.rounds), "--players", players, "--seed", simulation.seed]
    return shlex.join(["expeditions", "simulate", *words, *simulation.options])


def _figures(found: Compared) -> tuple[_Figure, ...]:
    points = (_Figure("points", player, found.points(player)) for player in (0, 1))
    return (*points, _Figure("lead", 0, found.lead))
