"""What a simulation came to, as a table to read, or as CSV or JSON to go on with."""

import csv
import json
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from typing import Final

from expeditions_widgets.experiments.simulation import Simulation
from expeditions_widgets.experiments.strengths import Comparison
from expeditions_widgets.rollouts.samples import Sample

_DECIMALS = 4
_HEAD = "points a round"
_COLUMNS = ("what", "player", "other", "mean", "error", "low", "high", "rounds", "seed")


@dataclass(frozen=True, slots=True)
class _Figure:
    """One mean: `what` is "points" (the player's, a round) or "lead" (by how much it is ahead of the other)."""

    what: str
    player: int
    sample: Sample

    def row(self, simulation: Simulation) -> dict[str, str | float]:
        low, high = self.sample.likely
        means = {"mean": self.sample.mean, "error": self.sample.error, "low": low, "high": high}
        names = {"player": simulation.keys[self.player], "other": simulation.keys[1 - self.player]}
        return {"what": self.what, **names, **{name: round(value, _DECIMALS) for name, value in means.items()}}


def as_table(simulation: Simulation, found: Comparison) -> str:
    """Return the means with their errors and 95 % intervals, points a round, under what was played."""
    first, second = (player.name for player in simulation.players)
    if first == second:
        second = f"{second} (second)"
    labels = (first, second, f"{first} ahead of {second}")
    width = max(map(len, (*labels, _HEAD)))
    lines = [
        command(simulation),
        f"{simulation.rounds} rounds: {simulation.deals} deals, each played twice with the seats swapped",
        f"{_HEAD:{width}}{'mean':>9}{'error':>8}{'95 % interval':>20}",
    ]
    for label, figure in zip(labels, _figures(found), strict=True):
        low, high = figure.sample.likely
        interval = f"{low:.2f} to {high:.2f}"
        lines.append(f"{label:{width}}{figure.sample.mean:9.2f}{figure.sample.error:8.2f}{interval:>20}")
    return "\n".join(lines) + "\n"


def as_csv(simulation: Simulation, found: Comparison) -> str:
    """Return the figures as CSV with a head: a line for each player's points, and one for the first one's lead."""
    text = StringIO()
    lines = csv.DictWriter(text, _COLUMNS, lineterminator="\n")
    lines.writeheader()
    for figure in _figures(found):
        lines.writerow({**figure.row(simulation), "rounds": simulation.rounds, "seed": simulation.seed})
    return text.getvalue()


def as_json(simulation: Simulation, found: Comparison) -> str:
    """Return the command that was run, and the same figures as the CSV has, as JSON."""
    said = {
        "command": command(simulation),
        "rounds": simulation.rounds,
        "seed": simulation.seed,
        "players": list(simulation.keys),
        "figures": [figure.row(simulation) for figure in _figures(found)],
    }
    return json.dumps(said, indent=2, ensure_ascii=False) + "\n"


FORMATS: Final[dict[str, Callable[[Simulation, Comparison], str]]] = {
    "table": as_table,
    "csv": as_csv,
    "json": as_json,
}
"""The ways to write a result, by the name that the command has for each."""


def command(simulation: Simulation) -> str:
    """Return the command that gives these figures again."""
    players = ",".join(simulation.keys)
    words = ["--rounds", str(simulation.rounds), "--players", players, "--seed", simulation.seed]
    if simulation.aces:
        words.append("--aces")
    return shlex.join(["expeditions", "simulate", *words])


def _figures(found: Comparison) -> tuple[_Figure, ...]:
    points = (_Figure("points", player, found.points(player)) for player in (0, 1))
    return (*points, _Figure("lead", 0, found.lead))
