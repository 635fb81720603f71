"""Players of the route game on the same deals from every seat, how games go, and the command that plays them."""

from __future__ import annotations

import csv
import json
import shlex
from io import StringIO

import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.commands.exit_codes import BAD_OPTION
from expeditions_widgets.engine.routes import Action, LayToken, View, apply, legal_actions, small_board, start_game
from expeditions_widgets.experiments.routes.playing import TURN_LIMIT, PlayedGame, play_game, turn_ended
from expeditions_widgets.experiments.routes.rotation import RotatedDeal, RouteComparison, play_rotated
from expeditions_widgets.experiments.routes.simulation import RouteSimulation
from expeditions_widgets.experiments.routes.spread import Ending, GameCourse, Spread, course_of, loops_of
from expeditions_widgets.experiments.simulation_report import FORMATS, as_csv, as_json, as_table, command
from expeditions_widgets.players.routes.chance_player import ChancePlayer
from expeditions_widgets.players.routes.greedy import GreedyPlayer
from tests.engine.routes.playing import at

BY_HAND = RouteComparison((RotatedDeal((30.0, 10.0), 1.0, 0), RotatedDeal((21.0, 10.0), 0.5, 1)))
"""Leads of 20 and 11."""


class Recorder(GreedyPlayer):
    """Plays as the greedy player does, and keeps the seats of the views it got."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: View) -> Action:
        self.seats.append(view.seat)
        return super().choose(view)


def simulation(deals: int = 2, seats: int = 3) -> RouteSimulation:
    return RouteSimulation(("greedy", "random"), (GreedyPlayer(), ChancePlayer()), "7", deals, seats)


def test_the_first_player_sits_at_every_seat_of_a_deal() -> None:
    first, second = Recorder(), Recorder()
    play_rotated((first, second), 3, "seats")
    assert list(dict.fromkeys(first.seats)) == [0, 1, 2]
    assert set(second.seats) == {0, 1, 2}


def test_a_player_against_itself_is_neither_ahead_nor_behind() -> None:
    deal = play_rotated((GreedyPlayer(), GreedyPlayer()), 4, "level")
    assert deal.points[0] == pytest.approx(deal.points[1])
    assert deal.won == pytest.approx(1 / 4)


def test_the_comparison_is_that_of_the_deals() -> None:
    assert BY_HAND.points(0).values == (30.0, 21.0)
    assert BY_HAND.lead.values == (20.0, 11.0)
    assert BY_HAND.won.mean == 0.75
    assert BY_HAND.notes == (f"1 game was stopped after {TURN_LIMIT} turns and counted as it stood",)
    assert RouteComparison(BY_HAND.deals[:1]).notes == ()
    assert RouteComparison((RotatedDeal((0, 0), 0, 2),)).notes[0].startswith("2 games were stopped")


def test_two_cores_play_the_same_deals_in_the_same_order_as_one() -> None:
    asked = simulation(4)
    assert tuple(asked.play(cores=2)) == tuple(asked.play(cores=1))


def test_greedy_beats_chance() -> None:
    assert RouteComparison(tuple(simulation(6, 4).play(1))).lead.likely[0] > 0


def test_a_game_is_stopped_at_the_limit_of_turns() -> None:
    start = start_game("7", 3)
    played = play_game(start, (GreedyPlayer(),) * 3, turn_limit=5)
    assert (played.turns, played.stopped) == (5, True)
    assert not play_game(start, (GreedyPlayer(),) * 3).stopped


def test_a_game_that_is_over_is_not_played_on() -> None:
    over = play_game(start_game("7", 2, small_board("six")), (GreedyPlayer(),) * 2).position
    assert play_game(over, (GreedyPlayer(),) * 2) == PlayedGame(over, 0, stopped=False)


def test_laying_a_token_ends_no_turn() -> None:
    position = start_game("7", 2, small_board("six"))
    after = apply(position, legal_actions(position)[0])
    assert isinstance(legal_actions(position)[0], LayToken)
    assert after.turn != position.turn
    assert not turn_ended(position, after)


def test_loops_are_the_arrows_that_led_to_a_place_visited_before() -> None:
    # Back to the start, and from ga on to gb, which was visited, too; then on to new places.
    assert loops_of(at("a st-ga-gb-st ga-gc gc-gb gb-gd").routes[0]) == 2
    assert loops_of(at("a st-ga-gb").routes[0]) == 0


def test_a_course_tells_how_a_game_went() -> None:
    course = course_of(GreedyPlayer(), 4, "course")
    played = play_game(start_game("course", 4), (GreedyPlayer(),) * 4)
    assert course.turns == played.turns
    assert course.arrows == 135 - played.position.arrows_left()
    assert course.ending is Ending.CARDS
    assert len(course.scores) == 4


def test_a_spread_sums_courses_up() -> None:
    games = (GameCourse(40, 90, 3, Ending.CARDS, (9, 3, 3)), GameCourse(50, 135, 5, Ending.ARROWS, (4, 6, 8)))
    spread = Spread(games)
    assert (spread.turns.mean, spread.arrows.mean, spread.loops.mean) == (45, 112.5, 4)
    assert spread.points.values == (5.0, 6.0)
    assert spread.first_ahead.values == (6.0, -3.0)
    assert [spread.ended(ending).count for ending in Ending] == [1, 1, 0]


def test_the_table_says_who_sat_where_and_what_was_stopped() -> None:
    head, played, *rows = as_table(simulation(), BY_HAND).splitlines()
    assert head == "expeditions simulate --rounds 6 --players greedy,random --seed 7 --game routes --seats 3"
    assert played == "6 games: 2 deals, each played 3 times: Courier sat at each of 3 seats in turn"
    assert rows[0].startswith("points a game")
    assert [" ".join(row.split()) for row in rows[1:-1]] == [
        "Courier 25.50 4.50 16.68 to 34.32",
        "Drifter 10.00 0.00 10.00 to 10.00",
        "Courier ahead of Drifter 15.50 4.50 6.68 to 24.32",
    ]
    assert rows[-1] == BY_HAND.notes[0]


def test_csv_and_json_are_those_of_the_card_game() -> None:
    rows = list(csv.DictReader(StringIO(as_csv(simulation(), BY_HAND))))
    assert [(row["what"], row["player"], row["rounds"]) for row in rows] == [
        ("points", "greedy", "6"),
        ("points", "random", "6"),
        ("lead", "greedy", "6"),
    ]
    said = json.loads(as_json(simulation(), BY_HAND))
    assert said["command"] == command(simulation())
    assert said["notes"] == list(BY_HAND.notes)


@pytest.mark.parametrize("form", FORMATS)
def test_the_command_that_is_printed_gives_the_same_again(form: str, capfd: pytest.CaptureFixture[str]) -> None:
    asked = simulation()
    program, *words = shlex.split(command(asked))
    assert program == "expeditions"
    assert main([*words, "--format", form]) == 0
    assert capfd.readouterr().out == FORMATS[form](asked, RouteComparison(tuple(asked.play(1))))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--players", "greedy,Scout"], "'Scout'; there are farsighted (Navigator), greedy (Courier)"),
        (["--players", "greedy"], "two players are needed"),
        (["--players", "greedy,random", "--rounds", "10"], "a multiple of 4 from 8 on"),
        (["--players", "greedy,random", "--rounds", "3", "--seats", "3"], "a multiple of 3 from 6 on"),
        (["--players", "greedy,random", "--seats", "7"], "2 to 6 seats, not '7'"),
        (["--players", "greedy,random", "--seats", "two"], "a whole number is needed, not 'two'"),
        (["--players", "greedy,random", "--aces"], "the Aces belong to the card game"),
    ],
)
def test_a_bad_option_gets_one_sentence(words: list[str], part: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--game", "routes", *words])
    said = capfd.readouterr()
    assert ended.value.code == BAD_OPTION
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert part in said.err


def test_seats_belong_to_the_route_game(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--players", "steady,eager", "--seats", "2"])
    assert "--seats belongs to --game routes" in capfd.readouterr().err
