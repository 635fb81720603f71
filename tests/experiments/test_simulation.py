"""A simulation gives the same figures on any number of cores, in the order of its deals, and writes them three ways."""

from __future__ import annotations

import csv
import json
import shlex
from dataclasses import replace
from io import StringIO
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.commands.simulate import FORMATS as OFFERED
from expeditions_widgets.experiments.core_sides import has_core_form, side_of
from expeditions_widgets.experiments.deals import deal_names
from expeditions_widgets.experiments.fast_rounds import play_mirrored_fast
from expeditions_widgets.experiments.progress_line import progress_line, with_progress
from expeditions_widgets.experiments.simulation import Simulation
from expeditions_widgets.experiments.simulation_report import FORMATS, as_csv, as_json, as_table, command
from expeditions_widgets.experiments.strengths import Comparison, MirroredDeal, compare, play_mirrored
from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.hopeful import HopefulPlayer
from expeditions_widgets.players.steady import SteadyPlayer
from expeditions_widgets.players.waiting import WaitingPlayer
from expeditions_widgets.players.weights import ROLLOUT

if TYPE_CHECKING:
    from expeditions_widgets.players.player import Player

BY_HAND = Comparison((MirroredDeal((30, 10), (5, 15)), MirroredDeal((20, -4), (11, 7))))
"""Points a round 17.5 and 15.5 to 12.5 and 1.5, so a lead of 5 and 14, with an error of 4.5."""


def simulation(deals: int = 2, seed: str = "7") -> Simulation:
    return Simulation(("steady", "eager"), (SteadyPlayer(), EagerPlayer()), seed, deals)


class Terminal(StringIO):
    """Keeps what a terminal is sent."""

    def isatty(self) -> bool:
        return True


def test_two_cores_play_the_same_deals_in_the_same_order_as_one() -> None:
    asked = simulation(25)
    on_one = tuple(asked.play(cores=1))
    assert tuple(asked.play(cores=2)) == on_one
    assert Comparison(on_one) == compare(asked.players, "7", 25)


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
@pytest.mark.parametrize("others", [SteadyPlayer(), EagerPlayer()], ids=["steady", "eager"])
def test_compiled_rounds_are_those_of_the_readable_engine(others: Player, aces: bool) -> None:  # noqa: FBT001
    players = SteadyPlayer(), others
    for name in deal_names("fast", 20):
        assert play_mirrored_fast(players, name, aces=aces) == play_mirrored(players, name, aces=aces)


def test_only_exact_players_are_played_by_the_core() -> None:
    class Other(SteadyPlayer):
        """May choose otherwise."""

    assert has_core_form(SteadyPlayer(ROLLOUT))
    others: tuple[Player, ...] = (Other(), WaitingPlayer(), HopefulPlayer())
    assert [one.name for one in others if has_core_form(one)] == []
    with pytest.raises(ValueError, match=WaitingPlayer.name):
        side_of(WaitingPlayer())


def test_a_simulation_takes_the_compiled_rounds_where_there_are_many() -> None:
    many, few = simulation(500), simulation(499)
    assert list(islice(many.play(cores=1), 10)) == list(islice(few.play(cores=1), 10))


def test_the_aces_are_dealt_where_they_are_asked_for(capfd: pytest.CaptureFixture[str]) -> None:
    asked = replace(simulation(), aces=True)
    assert command(asked).endswith("--seed 7 --aces")
    assert list(asked.play(1)) == [play_mirrored(asked.players, name, aces=True) for name in deal_names("7", 2)]
    assert list(asked.play(1)) != list(simulation().play(1))
    assert main(shlex.split(command(asked))[1:]) == 0
    assert capfd.readouterr().out == as_table(asked, Comparison(tuple(asked.play(1))))


def test_stopping_early_ends_the_workers() -> None:
    playing = simulation(400).play(cores=2)
    assert len(list(islice(playing, 3))) == 3
    playing.close()
    assert list(playing) == []


def test_every_format_that_the_command_offers_has_a_writer() -> None:
    assert tuple(FORMATS) == OFFERED


def test_the_table_has_each_mean_with_its_error_and_interval() -> None:
    head, played, *rows = as_table(simulation(), BY_HAND).splitlines()
    assert head == "expeditions simulate --rounds 4 --players steady,eager --seed 7"
    assert played.startswith("4 rounds: 2 deals")
    assert [" ".join(row.split()) for row in rows] == [
        "points a round mean error 95 % interval",
        # Half the distance of two values is their mean's error; 1.96 of it lie on each side.
        "Scout 16.50 1.00 14.54 to 18.46",
        "Rover 7.00 5.50 -3.78 to 17.78",
        "Scout ahead of Rover 9.50 4.50 0.68 to 18.32",
    ]
    assert len({len(row) for row in rows}) == 1


def test_a_player_against_itself_has_two_names() -> None:
    same = Simulation(("steady", "steady"), (SteadyPlayer(), SteadyPlayer()), "7", 2)
    assert "Scout ahead of Scout (second)" in as_table(same, BY_HAND)


def test_csv_and_json_hold_the_same_figures() -> None:
    rows = list(csv.DictReader(StringIO(as_csv(simulation(), BY_HAND))))
    assert [(row["what"], row["player"], row["other"]) for row in rows] == [
        ("points", "steady", "eager"),
        ("points", "eager", "steady"),
        ("lead", "steady", "eager"),
    ]
    assert [float(row["mean"]) for row in rows] == [16.5, 7, 9.5]
    assert {(row["rounds"], row["seed"]) for row in rows} == {("4", "7")}
    said = json.loads(as_json(simulation(), BY_HAND))
    assert (said["rounds"], said["seed"], said["players"]) == (4, "7", ["steady", "eager"])
    assert said["command"] == command(simulation())
    for figure, row in zip(said["figures"], rows, strict=True):
        assert {name: str(value) for name, value in figure.items()} == {name: row[name] for name in figure}


@pytest.mark.parametrize("seed", ["7", "class-7b", "two words", "it's", "$HOME"])
def test_the_command_that_is_printed_gives_the_same_again(seed: str, capfd: pytest.CaptureFixture[str]) -> None:
    program, *words = shlex.split(command(simulation(seed=seed)))
    assert program == "expeditions"
    assert main(words) == 0
    once = capfd.readouterr().out
    assert once.splitlines()[0] == command(simulation(seed=seed))
    assert main(words) == 0
    assert capfd.readouterr().out == once


def test_the_line_says_how_far_it_has_come_and_is_wiped() -> None:
    terminal = Terminal()
    assert list(with_progress("abcd", 4, terminal, "deals")) == ["a", "b", "c", "d"]
    _, *lines, wiped, end = terminal.getvalue().split("\r")
    assert lines == [progress_line(done, 4, "deals") for done in (1, 2, 3, 4)]
    assert [line.count("#") for line in lines] == [7, 15, 22, 30]
    assert {len(line) for line in (*lines, wiped)} == {len(lines[0])}
    assert (wiped.strip(), end) == ("", "")


def test_the_line_is_wiped_when_the_work_is_stopped() -> None:
    terminal = Terminal()
    working = with_progress(range(10), 10, terminal, "deals")
    assert next(working) == 0
    working.close()
    assert terminal.getvalue().endswith(" \r")


def test_a_long_simulation_rewrites_the_line_once_a_percent() -> None:
    terminal = Terminal()
    assert len(list(with_progress(range(10_000), 10_000, terminal, "deals"))) == 10_000
    assert 100 <= terminal.getvalue().count("\r") <= 104


def test_nothing_is_written_into_a_file() -> None:
    file = StringIO()
    assert list(with_progress(range(3), 3, file, "deals")) == [0, 1, 2]
    assert file.getvalue() == ""
