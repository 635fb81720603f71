"""The sheet of a match with a real deck: scores, dealers, the fourth round and the winner follow from what was laid."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Card, RefusedActionError, Seat, Variant, deck, parse_card, parse_position
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.play.score_keeping import NOTHING, Laid, MatchSheet, columns, scores
from expeditions_widgets.play.sheet_text import parse_sheet, sheet_text
from tests.engine.cards.random_games import VARIANTS, examples

A, B = Seat.A, Seat.B
EMPTY = MatchSheet(("Anna", "Ben"))
LEVEL = "A h2 / B d2"
A_WINS = "A hT / B d2"
"""A scores -10 and B -18: the higher score wins, below nothing too."""
B_WINS = "A h2 / B dT"


def cards(codes: str) -> frozenset[Card]:
    return frozenset(map(parse_card, codes.split()))


def laid(text: str) -> Laid:
    first, second = parse_position(text).columns
    return frozenset(card for run in first for card in run), frozenset(card for run in second for card in run)


def sheet_of(*rounds: str, short: bool = False, dealer: Seat = A) -> MatchSheet:
    return replace(EMPTY, variant=Variant(short=short), first_dealer=dealer, kept=tuple(map(laid, rounds)))


def by_hand(side: frozenset[Card]) -> int:
    """Return a side's score by the rule sheet's four steps, from the cards' codes alone."""
    total = 0
    for suit in "shdc":
        found = [card.code[1] for card in side if card.code[0] == suit]
        numbers = sum({"A": 1, "T": 10}.get(rank) or int(rank) for rank in found if rank not in "JQK")
        wagers = sum(rank in "JQK" for rank in found)
        if found:
            total += (numbers - 20) * (1 + wagers) + (20 if len(found) >= 8 else 0)
    return total


@st.composite
def sheets(draw: st.DrawFn) -> MatchSheet:
    """Draw a sheet of up to five rounds; each card lies with one of the two or with nobody."""
    variant = draw(st.sampled_from(VARIANTS))
    places = st.lists(
        st.sampled_from("AB--"), min_size=len(deck(aces=variant.aces)), max_size=len(deck(aces=variant.aces))
    )

    def drawn() -> Laid:
        lies = list(zip(deck(aces=variant.aces), draw(places), strict=True))
        return frozenset(card for card, at in lies if at == "A"), frozenset(card for card, at in lies if at == "B")

    return MatchSheet(
        names=(draw(st.text('Aé"\\[] \n', max_size=6)), draw(st.text(max_size=6).filter(str.isprintable))),
        variant=variant,
        first_dealer=draw(st.sampled_from(Seat)),
        kept=tuple(drawn() for _ in range(draw(st.integers(0, 5)))),
        present=drawn() if draw(st.booleans()) else NOTHING,
    )


# --- scoring -----------------------------------------------------------------------------------------------------


def test_the_rule_sheets_example_scores_35() -> None:
    sheet = EMPTY.with_cards(1, A, cards("h9 h4 hK s6 sJ d2 d5 hQ d6 s3 d7 hT d8 d9 h7 dT"))
    (score, nothing) = scores(sheet.laid(1))
    assert [expedition.total for expedition in score.expeditions] == [-22, 30, 27]
    assert (score.total, nothing.total) == (35, 0)


def test_one_diamond_more_scores_58_or_59_c13() -> None:
    sheet = EMPTY.with_cards(1, A, cards("sJ s3 s6 hK hQ h4 h7 h9 hT d2 d5 d6 d7 d8 d9 dT"))
    assert [scores(sheet.with_cards(1, A, cards(more)).laid(1))[A].total for more in ("d3", "d4")] == [58, 59]


def test_cards_are_sorted_as_they_must_lie() -> None:
    assert columns(cards("hT hA h2 hK hJ"))[1] == tuple(map(parse_card, ["hJ", "hK", "hA", "h2", "hT"]))


@examples(150)
@given(sheets())
def test_totals_are_those_of_the_four_steps_round_by_round(sheet: MatchSheet) -> None:
    match = sheet.match
    counted = sheet.kept[: len(match.results)]
    assert [tuple(score.total for score in result.scores) for result in match.results] == [
        (by_hand(first), by_hand(second)) for first, second in counted
    ]
    assert match.totals == (sum(by_hand(first) for first, _ in counted), sum(by_hand(second) for _, second in counted))
    if match.is_over:
        first, second = match.totals
        assert match.winner is (None if first == second else A if first > second else B)


# --- one card, one place -----------------------------------------------------------------------------------------


def test_a_card_lies_on_one_side_only() -> None:
    sheet = EMPTY.with_cards(1, A, cards("h7"))
    with pytest.raises(RefusedActionError) as caught:
        sheet.with_cards(1, B, cards("h2 h7"))
    assert caught.value.code == "taken"
    assert caught.value.sentence == "The 7 of hearts lies with Anna."
    assert sheet.without_card(1, A, parse_card("h7")).with_cards(1, B, cards("h7")).laid(1) == (
        frozenset(),
        cards("h7"),
    )


def test_the_deck_is_shuffled_for_each_round_so_a_card_may_come_back() -> None:
    sheet = EMPTY.with_cards(1, A, cards("h7")).keep().with_cards(2, B, cards("h7"))
    assert (sheet.laid(1)[A], sheet.laid(2)[B]) == (cards("h7"), cards("h7"))


def test_aces_lie_in_their_variant_only() -> None:
    with pytest.raises(RefusedActionError) as caught:
        EMPTY.with_cards(1, A, cards("hA"))
    assert caught.value.code == "no-aces"
    sheet = replace(EMPTY, variant=Variant(aces=True)).with_cards(1, A, cards("hJ hQ hK hA h2 h3 h4 h5"))
    assert scores(sheet.laid(1))[A].total == 0  # ruling C12: (15 - 20) x 4 + 20
    assert sheet.rounds_with_aces() == (1,)


# --- the match ---------------------------------------------------------------------------------------------------


def test_the_first_dealer_is_chosen_c4() -> None:
    assert [replace(EMPTY, first_dealer=seat).next_dealer for seat in Seat] == [A, B]


def test_the_winner_of_a_round_deals_the_next_one() -> None:
    assert [result.dealer for result in sheet_of(B_WINS, A_WINS, A_WINS).match.results] == [A, B, A]
    assert sheet_of(B_WINS).next_dealer is B


def test_after_a_tie_the_other_player_deals_c3() -> None:
    assert sheet_of(LEVEL, dealer=A).next_dealer is B
    assert sheet_of(LEVEL, dealer=B).next_dealer is A


def test_a_round_is_won_by_its_own_score_c5() -> None:
    sheet = sheet_of("A h9T / B d2", B_WINS)
    assert sheet.match.totals == (-1 - 18, -18 - 10)
    assert sheet.match.results[1].winner is B
    assert sheet.next_dealer is B


def test_three_rounds_decide() -> None:
    sheet = sheet_of(A_WINS, B_WINS, A_WINS)
    assert sheet.match.is_over
    assert sheet.match.winner is A
    assert sheet.present_number is None
    with pytest.raises(RefusedActionError) as caught:
        sheet.keep()
    assert caught.value.code == "match-over"


def test_level_totals_call_for_a_fourth_round_dealt_by_the_same_rule_c3() -> None:
    sheet = sheet_of(A_WINS, B_WINS, LEVEL)
    assert sheet.present_number == 4
    assert [result.dealer for result in sheet.match.results] == [A, A, B]
    assert sheet.next_dealer is A
    assert replace(sheet, present=laid(B_WINS)).keep().match.winner is B


def test_level_after_four_rounds_is_drawn_c1() -> None:
    match = sheet_of(A_WINS, B_WINS, LEVEL, LEVEL).match
    assert match.is_over
    assert match.winner is None


def test_the_short_game_has_one_round_and_may_be_drawn_c2() -> None:
    assert sheet_of(B_WINS, short=True).match.winner is B
    drawn = sheet_of(LEVEL, short=True)
    assert drawn.match.is_over
    assert drawn.match.winner is None


# --- going back --------------------------------------------------------------------------------------------------


def test_a_correction_moves_dealers_and_totals() -> None:
    sheet = sheet_of(A_WINS, LEVEL)
    assert [result.dealer for result in sheet.match.results] == [A, A]
    corrected = sheet.without_card(1, A, parse_card("hT")).with_cards(1, A, cards("c2 c3"))
    assert corrected.match.totals == (-15 - 18, -36)
    corrected = corrected.with_cards(1, B, cards("d9 dT"))
    assert [result.dealer for result in corrected.match.results] == [A, B]


def test_a_fourth_round_that_a_correction_makes_needless_is_kept_and_not_counted() -> None:
    sheet = sheet_of(A_WINS, B_WINS, LEVEL, A_WINS)
    assert sheet.surplus == 0
    corrected = sheet.with_cards(3, A, cards("h9"))
    assert (corrected.surplus, corrected.match.winner, len(corrected.match.results)) == (1, A, 3)
    assert corrected.without_card(3, A, parse_card("h9")) == sheet


def test_a_removed_round_lets_later_ones_move_up() -> None:
    sheet = sheet_of(A_WINS, B_WINS, LEVEL).without_round(2)
    assert sheet.kept == (laid(A_WINS), laid(LEVEL))
    assert sheet.present_number == 3


@pytest.mark.parametrize("number", [0, -1, 3, 99])
def test_a_round_that_is_not_there_is_none(number: int) -> None:
    sheet = sheet_of(A_WINS)
    with pytest.raises(IndexError):
        sheet.laid(number)
    with pytest.raises(IndexError):
        sheet.without_round(number)


# --- the text ----------------------------------------------------------------------------------------------------


@examples(100)
@given(sheets())
def test_a_sheets_text_reads_back(sheet: MatchSheet) -> None:
    assert parse_sheet(sheet_text(sheet)) == sheet


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('[Sheet "by hand"]\n', "", "missing-header"),
        ('[Format "1"]', '[Format "2"]', "newer-format"),
        ('"plain"', '"jokers"', "bad-header"),
        ('[Dealer "A"]', '[Dealer "C"]', "bad-header"),
        ("1. A hT", "2. A hT", "bad-order"),
        ("now.", "3.", "bad-order"),
        ("1. A hT", "1. A hTT", "duplicate-card"),
        ("B d2\n", "B hT\n", "duplicate-card"),
        ("B d2\n", "B d2 / D h5\n", "bad-round"),
        ("B d2\n", "B d2 and more\n", "unknown-suit"),
    ],
)
def test_a_sheet_that_can_t_be_read_says_where(old: str, new: str, code: str) -> None:
    text = sheet_text(sheet_of(A_WINS))
    assert old in text
    with pytest.raises(FaultyTextError) as caught:
        parse_sheet(text.replace(old, new))
    assert code in {fault.code for fault in caught.value.faults}
    assert all(0 <= fault.start <= fault.end <= len(caught.value.text) for fault in caught.value.faults)
