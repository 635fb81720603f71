"""The playtest: its rounds can be played again to the same result, and its figures and words follow from them."""

from __future__ import annotations

import json
from dataclasses import astuple, replace
from itertools import pairwise
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.engine.cards import Card, Seat, Suit, parse_position, score_side
from expeditions_widgets.engine.cards.cards import RANKS
from expeditions_widgets.engine.cards.match import RoundResult, next_dealer
from expeditions_widgets.engine.cards.scoring import ExpeditionScore, RoundScore
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.experiments.playtest.batches import BATCHES, MATCHES, SCORINGS, Batch
from expeditions_widgets.experiments.playtest.finding import FEWEST, best_of, mean_of, percent_in_rounds, percent_of
from expeditions_widgets.experiments.playtest.matches import put_together, read_matches
from expeditions_widgets.experiments.playtest.pace import start_finding
from expeditions_widgets.experiments.playtest.playing import for_another_cost, play, play_match
from expeditions_widgets.experiments.playtest.questions import QUESTIONS, command
from expeditions_widgets.experiments.playtest.report import as_table
from expeditions_widgets.experiments.playtest.rounds import PlayedRound, read_round
from expeditions_widgets.experiments.playtest.sampling import StartSample
from expeditions_widgets.experiments.playtest.starting import best_words, started, wagers_of, won_with
from expeditions_widgets.experiments.playtest.stored import stored_lines, stored_matches
from expeditions_widgets.players.weights import ROLLOUT
from expeditions_widgets.rollouts.outlook import read_row
from expeditions_widgets.rollouts.rows import row_of
from expeditions_widgets.rollouts.steady_weights import weights_row

if TYPE_CHECKING:
    from pathlib import Path

PLAIN = Batch("by hand", "by hand", 2)


def hearts(ranks: str) -> int:
    return sum(1 << RANKS.index(rank) for rank in ranks)


def round_text(first: str, second: str = "", turns: int = 40) -> str:
    """Return the text of a round in which each side has one column, of hearts."""
    return PlayedRound((0, hearts(first), 0, 0, 0, hearts(second), 0, 0), turns, 0).text


@pytest.mark.parametrize("key", BATCHES)
def test_every_batch_is_stored_whole(key: str) -> None:
    matches = stored_matches(key)
    assert len(matches) == BATCHES[key].matches
    assert all(len(match.rounds) in {BATCHES[key].rounds, 4} for match in matches)
    assert set(stored_lines()) == set(BATCHES)


@pytest.mark.parametrize("key", BATCHES)
def test_a_stored_match_is_played_again_to_the_same_cards(key: str) -> None:
    number = sum(map(ord, key)) % BATCHES[key].matches
    assert play_match(BATCHES[key], number) == stored_lines()[key][number]


def test_two_cores_play_what_one_does() -> None:
    batch = replace(BATCHES["steady plain"], matches=11, players=("steady", "eager"))
    assert list(play(batch, cores=2)) == list(play(batch, cores=1))


@pytest.mark.parametrize("key", ["plain", "aces"])
def test_every_stored_round_is_one_that_the_rules_allow(key: str) -> None:
    for match in stored_matches(key)[:100]:
        for one in match.rounds:
            for suit in range(4):
                assert one.columns[suit] & one.columns[4 + suit] == 0, "a card lies in one column"
            assert one.turns >= (36 if BATCHES[key].aces else 32), "each draw pile is drawn to its end"
            assert BATCHES[key].aces or not any(ranks & hearts("A") for ranks in one.columns)


def test_a_round_s_points_are_the_engine_s() -> None:
    columns = (hearts("3456789T"), hearts("KQ479T"), 0, 0, 0, hearts("23"), 0, 0)
    one = read_round(PlayedRound(columns, 33, 1).text, dealer=1)
    position = parse_position("s3456789T hKQ479T / B h23")
    assert one.points(0) == score_side(position.columns[0]).total
    assert one.lead(0) == one.points(0) + 15
    assert (started(one, 0), started(one, 1)) == (2, 1)
    assert (wagers_of(one, 0), wagers_of(one, 1), one.turns) == (2, 0, 33)
    # Three less is taken off twice, then three times; five more for eight cards.
    dearer = replace(one, cost=23, bonus=25)
    assert dearer.points(0) == one.points(0) - 3 - 3 * 3 + 5


def test_the_winner_deals_next_and_a_tie_hands_the_deal_over() -> None:
    asked: list[int] = []
    texts = [round_text("2"), round_text("", "2"), round_text("9T"), round_text("3456789T")]

    def text_of(number: int, dealer: int) -> str:
        asked.append(dealer)
        return texts[number]

    # −18 for A, so that B won and deals; −18 for B, so that A deals; then −1 for A, so that B deals.
    match = put_together(PLAIN, 0, text_of)
    assert asked == [0, 1, 0]
    assert match.lead(0) == -18 + 18 - 1
    asked.clear()
    texts[2] = round_text("28T", "28T")
    match = put_together(PLAIN, 1, text_of)
    # Level after three, so that there is a fourth; the third was a tie, and who did not deal it deals.
    assert asked == [1, 1, 0, 1]
    assert (match.lead(0, after=3), match.lead(0)) == (0, 52)


def test_who_deals_is_who_the_engine_says() -> None:
    for match in stored_matches("plain")[:60]:
        for one, after in pairwise(match.rounds):
            columns = one.columns
            scores = [RoundScore(tuple(map(scored, filter(None, columns[at : at + 4])))) for at in (0, 4)]
            assert after.dealer == next_dealer(RoundResult(Seat(one.dealer), (scores[0], scores[1])))


def scored(ranks: int) -> ExpeditionScore:
    return ExpeditionScore(tuple(Card(Suit.CLUBS, rank) for place, rank in enumerate(RANKS) if ranks >> place & 1))


def test_a_match_cut_short_is_told_by_its_name() -> None:
    with pytest.raises(ValueError, match="match 1 of “by hand” lacks its round 3"):
        read_matches(PLAIN, [f"{round_text('2')} {round_text('2')}"])


def test_a_ratio_of_rounds_has_the_error_that_rounds_give_it() -> None:
    assert percent_in_rounds([(1, 2)] * (FEWEST // 2 - 1)) is None
    every = percent_in_rounds([(2, 2)] * 50)
    assert every is not None
    assert (every.value, every.high) == (100, 100)
    assert every.low > 95
    # One case a round: the error of a share, by its formula.
    ones = percent_in_rounds([(1, 1)] * 60 + [(0, 1)] * 40)
    assert ones is not None
    assert ones.value == 60
    assert ones.high - ones.value == pytest.approx(196 * (0.6 * 0.4 / 99) ** 0.5)
    # Where one side wins as the other loses, the share is a half for certain.
    sure = percent_in_rounds([(1, 2)] * 50)
    assert sure is not None
    assert (sure.low, sure.value, sure.high) == (50, 50, 50)
    # Two cases that always end alike tell no more than one.
    twos = percent_in_rounds([(2, 2)] * 60 + [(0, 2)] * 40)
    assert twos == ones


def test_the_best_are_those_that_can_t_be_told_apart() -> None:
    high, near, low = [(1, 1)] * 60 + [(0, 1)] * 40, [(1, 1)] * 58 + [(0, 1)] * 42, [(1, 1)] * 20 + [(0, 1)] * 80
    few = [(1, 1)] * 5 + [(0, 0)] * 95
    assert best_of([low, high, near, few]) == (1, 2)
    assert best_of([low, high]) == (1,)
    labels = ("Two", "Three", "Four", "Five")
    assert best_words("Plain", labels[:2], [low, high]).startswith(
        "Plain: a side wins most often with three, 60\xa0% ("
    )
    said = best_words("Plain", labels, [low, high, near, few])
    assert said.endswith("Between these, can’t tell.")
    assert "five" not in said
    assert best_words("Plain", labels[:2], [high, few]).startswith("Plain: nearly all sides have two, 60")


def test_means_and_shares_have_their_usual_intervals() -> None:
    values = [3.0, 8.0, 1.0, 4.0]
    mean = mean_of(values)
    assert mean.high - mean.value == pytest.approx(1.96 * stdev(values) / 2)
    assert percent_of([False] * 100).high == pytest.approx(3.7, abs=0.01)


@pytest.mark.parametrize(
    ("leads", "words"),
    [([5, 6, 7] * 9, "to begin helps."), ([-5, -6, -7] * 9, "to begin costs."), ([-5, 5, 1] * 9, "can’t tell.")],
)
def test_what_is_said_of_the_start_follows_the_figures(leads: list[int], words: str) -> None:
    assert words in start_finding("?", ("Plain",), [leads]).said[0]


def test_the_stored_answer_about_the_start_by_another_way() -> None:
    rounds = [one for match in stored_matches("plain") for one in match.rounds]
    leads = [one.points(1 - one.dealer) - one.points(one.dealer) for one in rounds]
    said = QUESTIONS["start"].finding().said[0]
    assert f"{fmean(leads):.1f} (".replace("-", "−") in said
    assert f"over {len(rounds):,} rounds" in said


def test_a_share_of_wins_counts_the_sides_of_that_kind() -> None:
    rounds = [
        one
        for match in read_matches(replace(PLAIN, rounds=1), [round_text("9T"), round_text("T98", "9")])
        for one in match.rounds
    ]
    # −1 loses to a suit never started; 27 − 20 beats 9 − 20.
    assert won_with(rounds, started, 1, 1) == [(0, 1), (1, 2)]
    assert won_with(rounds, started, 0, 0) == [(1, 1), (0, 0)]


def test_another_cost_moves_what_a_projection_is_held_against() -> None:
    dearer = for_another_cost(ROLLOUT, 25)
    row = row_of(parse_position("h2 / a h579 s8T c4 d46 / b h6 s235 c79 d28 / P h8 sJ4 c235 dJ3 / T A1"))
    usual, other = (read_row(row, weights_row(astuple(one))) for one in (ROLLOUT, dearer))
    for before, after in zip(usual.suits, other.suits, strict=True):
        # The same cards are worth a start at a projection that is five points higher, by its usual reckoning.
        assert before.projection == after.projection
    assert dearer.start_above == ROLLOUT.start_above + 5
    assert dearer.hope_shift == ROLLOUT.hope_shift - 5
    # The worth of a wager, share × projection − cost, as for a projection five points lower.
    assert ROLLOUT.wager_play * (30 - 5) - ROLLOUT.wager_play_cost == pytest.approx(
        dearer.wager_play * 30 - dearer.wager_play_cost
    )
    assert for_another_cost(ROLLOUT, 20) == ROLLOUT


def test_scorings_are_tried_on_the_same_deals() -> None:
    assert len({batch.deal_name(7, 0) for batch in SCORINGS}) == 1
    assert len({batch.deal_name(7, 0) for batch in BATCHES.values()}) == len(BATCHES) - len(SCORINGS) + 1


@pytest.mark.parametrize("key", QUESTIONS)
def test_every_answer_has_words_and_a_figure_for_every_series(key: str) -> None:
    finding = QUESTIONS[key].finding()
    assert finding.said
    for line in finding.lines:
        assert len(line.measures) == len(finding.series)
        for measure in line.measures:
            assert measure is None or measure.low <= measure.value <= measure.high
    table = as_table(finding)
    assert all(line.label in table for line in finding.lines)
    assert finding.cell(None) == "–"


def test_the_command_plays_a_question_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "rounds.json"
    assert main([*command("start").split()[1:], "--matches", "3", "--to", str(kept)]) == 0
    played = json.loads(kept.read_text(encoding="ascii"))
    assert {key: tuple(lines) for key, lines in played.items()} == {
        batch.key: stored_lines()[batch.key][:3] for batch in MATCHES
    }
    matches = {batch.key: read_matches(batch, played[batch.key]) for batch in MATCHES}
    assert as_table(QUESTIONS["start"].finding(matches.__getitem__)) in capfd.readouterr().out


def test_the_sample_is_the_same_each_time_and_says_how_far_it_is() -> None:
    one, other = StartSample(), StartSample()
    assert list(one.play()) == pytest.approx([(part + 1) / 50 for part in range(50)])
    list(other.play())
    assert one.finding() == other.finding()
    wins, losses, level = (line.measures[0] for line in one.finding().lines)
    assert isinstance(wins, Measure)
    assert isinstance(losses, Measure)
    assert isinstance(level, Measure)
    assert wins.value + losses.value + level.value == pytest.approx(100)
    assert "over 20,000 rounds" in one.finding().said[0]
