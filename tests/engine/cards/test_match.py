"""A match: who deals each round, how many there are, and who wins."""

from dataclasses import replace

import pytest

from expeditions_widgets.engine.cards import (
    Draw,
    Match,
    RefusedActionError,
    Seat,
    Variant,
    deck,
    next_dealer,
    parse_position,
    start_match,
)

A, B = Seat.A, Seat.B
LEVEL = "A h2 / B d2"
A_WINS = "A hT / B d2"
"""A scores -10 and B -18: the higher score wins, below nothing too."""
A_WINS_BY_MORE = "A h9T / B d2"
B_WINS = "A h2 / B dT"


def finished(match: Match, columns: str) -> Match:
    """Return the match with its present round ended on these columns."""
    return replace(match, position=parse_position(f"{columns} / P c2 / T A2")).apply(Draw())


def played(*rounds: str, short: bool = False, dealer: Seat = A) -> Match:
    """Return a match whose rounds ended on these columns, one after another."""
    match = finished(start_match("482913", Variant(short=short), dealer=dealer), rounds[0])
    for columns in rounds[1:]:
        match = finished(match.next_round(), columns)
    return match


def test_a_match_has_three_rounds_and_the_higher_total_wins() -> None:
    match = played(A_WINS, B_WINS)
    assert not match.is_over
    assert match.winner is None
    match = finished(match.next_round(), A_WINS)
    assert match.is_over
    assert match.winner is A
    assert match.totals == (-10 - 18 - 10, -18 - 10 - 18)


def test_the_total_decides_and_not_the_number_of_rounds_won() -> None:
    match = played(A_WINS_BY_MORE, B_WINS, B_WINS)
    assert [result.winner for result in match.results] == [A, B, B]
    assert match.totals == (-1 - 18 - 18, -18 - 10 - 10)
    assert match.winner is A


def test_the_winner_of_a_round_deals_the_next_so_the_loser_starts_it() -> None:
    match = played(B_WINS, dealer=A).next_round()
    assert (match.dealer, match.position.turn) == (B, A)
    match = played(A_WINS, dealer=A).next_round()
    assert (match.dealer, match.position.turn) == (A, B)


@pytest.mark.parametrize("dealer", Seat)
def test_after_a_tied_round_the_other_player_deals(dealer: Seat) -> None:
    match = played(LEVEL, dealer=dealer)
    assert match.results[0].winner is None
    assert next_dealer(match.results[0]) is dealer.other
    assert match.next_round().dealer is dealer.other


def test_a_tie_after_three_rounds_calls_for_a_fourth() -> None:
    match = played(A_WINS, B_WINS, LEVEL)
    assert match.totals[0] == match.totals[1]
    assert not match.is_over
    assert match.next_round().round_number == 4


def test_the_fourth_round_decides() -> None:
    match = played(A_WINS, B_WINS, LEVEL, B_WINS)
    assert match.is_over
    assert match.winner is B


def test_ruling_c1_totals_still_equal_after_the_fourth_round_are_a_drawn_match() -> None:
    match = played(A_WINS, B_WINS, LEVEL, LEVEL)
    assert match.is_over
    assert match.winner is None
    with pytest.raises(RefusedActionError, match="The match is over") as raised:
        match.next_round()
    assert (raised.value.code, raised.value.rule.key) == ("match-over", "match.end")


def test_ruling_c2_a_short_game_that_ends_level_is_drawn() -> None:
    match = played(LEVEL, short=True)
    assert match.is_over
    assert match.winner is None
    with pytest.raises(RefusedActionError, match="The match is over"):
        match.next_round()


def test_variant_short_game_is_one_round_only() -> None:
    match = played(B_WINS, short=True)
    assert match.is_over
    assert match.winner is B
    assert match.rounds_planned == 1


@pytest.mark.parametrize(
    ("third", "before", "dealer"),
    [(A_WINS, B_WINS, A), (B_WINS, A_WINS, B)],
    ids=["won by A", "won by B"],
)
def test_ruling_c3_the_winner_of_round_three_deals_the_fourth(third: str, before: str, dealer: Seat) -> None:
    assert played(LEVEL, before, third).next_round().dealer is dealer


@pytest.mark.parametrize("second", [A_WINS, B_WINS])
def test_ruling_c3_after_a_tied_third_round_the_player_who_did_not_deal_it_deals(second: str) -> None:
    first = B_WINS if second == A_WINS else A_WINS
    match = played(first, second).next_round()
    assert finished(match, LEVEL).next_round().dealer is match.dealer.other


@pytest.mark.parametrize("dealer", Seat)
def test_ruling_c4_the_caller_chooses_the_first_dealer(dealer: Seat) -> None:
    match = start_match("482913", dealer=dealer)
    assert (match.dealer, match.position.turn) == (dealer, dealer.other)


def test_ruling_c4_by_default_the_seed_draws_the_first_dealer_and_both_occur() -> None:
    dealers = [start_match(str(seed)).dealer for seed in range(20)]
    assert set(dealers) == {A, B}
    assert dealers == [start_match(str(seed)).dealer for seed in range(20)]


def test_ruling_c5_the_round_score_names_the_winner_of_a_round_whatever_the_totals() -> None:
    match = played(A_WINS_BY_MORE, B_WINS)
    assert match.totals[0] > match.totals[1]
    assert match.results[1].winner is B
    assert match.next_round().dealer is B


@pytest.mark.parametrize("columns", ["A h2 / B d2", "A h4569T / B d4569T", "", "A h389"])
def test_ruling_c5_equal_scores_are_a_tie_whatever_their_sign(columns: str) -> None:
    assert played(columns).results[0].winner is None


@pytest.mark.parametrize("short", [False, True])
def test_ruling_c16_aces_and_the_short_game_combine_freely(*, short: bool) -> None:
    match = start_match("482913", Variant(aces=True, short=short))
    assert match.position.aces
    assert match.position.pile_count == 36
    over = finished(match, "A hA / B d2 / V aces")
    assert over.totals == (-19, -18)
    assert over.is_over is short
    if not short:
        assert over.next_round().position.pile_count == 36


def test_the_variants_have_names() -> None:
    names = [str(Variant(aces, short)) for aces in (False, True) for short in (False, True)]
    assert names == ["plain", "short", "aces", "aces short"]


def test_the_next_round_is_refused_while_one_is_going_on() -> None:
    match = start_match("482913")
    with pytest.raises(RefusedActionError, match="still going on") as raised:
        match.next_round()
    assert (raised.value.code, raised.value.rule.key) == ("round-going", "round.end")


def test_an_action_after_the_round_is_refused_until_the_next_is_dealt() -> None:
    match = played(A_WINS)
    with pytest.raises(RefusedActionError) as raised:
        match.apply(Draw())
    assert raised.value.code == "round-over"
    assert match.next_round().position.pile_count == 32


def test_the_round_number_counts_from_one_and_stays_until_the_next_deal() -> None:
    match = start_match("482913")
    assert match.round_number == 1
    match = finished(match, LEVEL)
    assert match.round_number == 1
    assert match.next_round().round_number == 2


def test_every_round_is_shuffled_anew_and_the_seed_names_each() -> None:
    texts = [str(start_match("482913").position)]
    for count in (1, 2, 3):
        match = played(*[A_WINS, B_WINS, LEVEL][:count]).next_round()
        assert match == played(*[A_WINS, B_WINS, LEVEL][:count]).next_round()
        texts.append(str(match.position))
    assert len(set(texts)) == 4


def test_a_deck_given_for_a_round_is_dealt_and_the_seed_names_the_rest() -> None:
    match = start_match("482913", dealer=A, decks=(deck(),))
    assert match.position.pile == deck()[16:]
    plain = start_match("482913", dealer=A)
    assert finished(match, A_WINS).next_round().position == finished(plain, A_WINS).next_round().position


def test_a_given_deck_must_be_that_of_the_variant() -> None:
    with pytest.raises(ValueError, match="played with 48 cards"):
        start_match("seven", decks=(deck(aces=True),))
