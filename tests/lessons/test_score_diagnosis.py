"""A wrong box says what was forgotten. Every number here was worked out by hand from the rule sheet's four steps."""

from enum import StrEnum

import pytest

from expeditions_widgets.engine.cards import SUITS, Seat, Suit, parse_position
from expeditions_widgets.lessons.score_diagnosis import diagnose
from expeditions_widgets.lessons.score_mistakes import Mistake
from expeditions_widgets.lessons.sheet_boxes import Diagnosis, read_number
from expeditions_widgets.lessons.worksheet import Box, Step, Worksheet

ANNA = "sJ36 hKQ479T d256789T"
"""The rule sheet's example: −22, 30, 27, and clubs never started."""

LONG = "hKQ456789"
"""King, queen, 4 to 9: 39, less 20 is 19, × 3 is 57, eight cards: 77. Six of the eight are numbers."""

EIGHT = "c23456789"
"""2 to 9: 44, less 20 is 24, no wager, eight cards: 44."""

NINE = "cK23456789"
"""King, 2 to 9: 44, less 20 is 24, × 2 is 48, nine cards: 68. Eight of the nine are numbers."""


def told(position: str, box: str, entered: int | None, **own: int) -> Diagnosis:
    """Return the diagnosis of a number in a box such as "h-sum" or "total"; `own` are the others' ("h_sum=30")."""
    sheet = Worksheet(parse_position(position).columns[Seat.A], SUITS, total=True)
    entries = {box_named(name.replace("_", "-")): value for name, value in own.items()}
    if entered is not None:
        entries[box_named(box)] = entered
    return diagnose(sheet, box_named(box), entered, entries)


def box_named(name: str) -> Box:
    if name == "total":
        return Box(None, Step.RESULT)
    suit, _, step = name.partition("-")
    return Box(Suit(suit), Step(step))


def mistake(position: str, box: str, entered: int | None, **own: int) -> StrEnum:
    return told(position, box, entered, **own).mistake


def test_multiplied_before_subtracting() -> None:
    # 30 × 3 − 20 = 70, not (30 − 20) × 3 = 30; and 9 × 2 − 20 = −2, not −22.
    assert mistake(ANNA, "h-result", 70) is Mistake.MULTIPLIED_FIRST
    assert mistake(ANNA, "s-result", -2) is Mistake.MULTIPLIED_FIRST


def test_bonus_multiplied() -> None:
    # (24 + 20) × 2 = 88, where 24 × 2 + 20 = 68 is right; and (19 + 20) × 3 = 117, where 77 is right.
    assert mistake(NINE, "c-result", 88) is Mistake.BONUS_MULTIPLIED
    assert mistake(LONG, "h-result", 117) is Mistake.BONUS_MULTIPLIED
    assert "(39 − 20) × 3 first" in told(LONG, "h-result", 117).sentence
    assert mistake(NINE, "c-bonus", 40) is Mistake.BONUS_MULTIPLIED
    assert "never multiplied" in told(NINE, "c-bonus", 40).sentence


def test_wagers_not_counted_towards_eight() -> None:
    # Eight cards with king and queen, so 57 + 20 = 77; without them there would be six.
    assert mistake(LONG, "h-bonus", 0) is Mistake.WAGERS_NOT_COUNTED
    assert mistake(LONG, "h-result", 57) is Mistake.WAGERS_NOT_COUNTED
    assert "there are 8" in told(LONG, "h-bonus", 0).sentence


def test_bonus_forgotten_where_the_numbers_alone_are_eight() -> None:
    assert mistake(EIGHT, "c-bonus", 0) is Mistake.BONUS_FORGOTTEN
    assert mistake(EIGHT, "c-result", 24) is Mistake.BONUS_FORGOTTEN


def test_bonus_for_seven_cards() -> None:
    assert mistake(ANNA, "d-bonus", 20) is Mistake.BONUS_TOO_EARLY
    # Diamonds with their seven cards make 27, not 47 – which is their sum as well, and that is likelier.
    assert mistake(ANNA, "d-result", 47) is Mistake.COST_FORGOTTEN
    assert mistake(ANNA, "h-result", 50) is Mistake.BONUS_TOO_EARLY


def test_twenty_off_for_a_suit_never_started() -> None:
    assert mistake(ANNA, "c-result", -20) is Mistake.COST_OF_UNSTARTED
    # 35 − 20 = 15 in the round score.
    assert mistake(ANNA, "total", 15) is Mistake.COST_OF_UNSTARTED
    # Two suits never started: −22 + 27 − 40 = −35.
    assert mistake("sJ36 d256789T", "total", -35) is Mistake.COST_OF_UNSTARTED


@pytest.mark.parametrize("number", [1, 20, -40])
def test_any_other_number_for_a_suit_never_started(number: int) -> None:
    assert mistake(ANNA, "c-result", number) is Mistake.UNSTARTED


def test_a_wager_s_face_taken_as_a_number() -> None:
    # King 13 and queen 12: 30 + 25 = 55; or ten each: 50; or one each: 32. Jack 11: 9 + 11 = 20.
    for number in (55, 50, 32):
        assert mistake(ANNA, "h-sum", number) is Mistake.WAGER_AS_NUMBER
    assert mistake(ANNA, "s-sum", 20) is Mistake.WAGER_AS_NUMBER
    # (55 − 20) × 3 = 105; jack 11: (20 − 20) × 2 = 0.
    assert mistake(ANNA, "h-result", 105) is Mistake.WAGER_AS_NUMBER
    assert mistake(ANNA, "s-result", 0) is Mistake.WAGER_AS_NUMBER
    assert told(ANNA, "h-sum", 55).sentence.startswith("King and queen are two wagers.")


def test_an_ace_counts_one() -> None:
    # A 2 3 is 6; with 11 for the ace it would be 16, with 14 it would be 19: (16 − 20) = −4 for (6 − 20) = −14.
    aces = "A cA23 / V aces"
    assert mistake(aces, "c-sum", 16) is Mistake.ACE_AS_FACE
    assert mistake(aces, "c-sum", 19) is Mistake.ACE_AS_FACE
    assert mistake(aces, "c-sum", 5) is Mistake.ACE_AS_FACE
    assert mistake(aces, "c-result", -4) is Mistake.ACE_AS_FACE


def test_cards_counted_in_place_of_numbers() -> None:
    assert mistake(ANNA, "h-sum", 6) is Mistake.CARDS_COUNTED
    assert mistake(ANNA, "h-sum", 4) is Mistake.CARDS_COUNTED


def test_cost_taken_off_too_early() -> None:
    assert mistake(ANNA, "s-sum", -11) is Mistake.COST_TOO_EARLY


def test_cost_forgotten() -> None:
    assert mistake(ANNA, "h-cost", 30) is Mistake.COST_FORGOTTEN
    # 30 × 3 = 90; 9 × 2 = 18; 44 + 20 = 64.
    assert mistake(ANNA, "h-result", 90) is Mistake.COST_FORGOTTEN
    assert mistake(ANNA, "s-result", 18) is Mistake.COST_FORGOTTEN
    assert mistake(EIGHT, "c-result", 64) is Mistake.COST_FORGOTTEN


def test_cost_added() -> None:
    assert mistake(ANNA, "h-cost", 50) is Mistake.COST_ADDED


def test_cost_alone() -> None:
    assert mistake(ANNA, "s-cost", -20) is Mistake.COST_ALONE
    assert mistake(ANNA, "s-cost", 20) is Mistake.COST_ALONE


def test_multiplied_in_the_box_of_the_cost() -> None:
    assert mistake(ANNA, "s-cost", -22) is Mistake.MULTIPLIED_ALREADY
    assert mistake(ANNA, "h-cost", 70) is Mistake.MULTIPLIED_ALREADY


def test_sign_lost() -> None:
    assert mistake(ANNA, "s-cost", 11) is Mistake.SIGN_LOST
    assert mistake(ANNA, "s-result", 22) is Mistake.SIGN_LOST
    # 22 + 30 + 27 = 79 in place of −22 + 30 + 27 = 35.
    assert mistake(ANNA, "total", 79) is Mistake.SIGN_LOST
    assert "needs a minus sign" in told(ANNA, "s-cost", 11).sentence
    assert "no minus sign" in told(ANNA, "h-cost", -10).sentence


def test_multiplier_taken_as_the_number_of_wagers() -> None:
    assert mistake(ANNA, "s-multiplier", 1) is Mistake.MULTIPLIER_IS_WAGERS
    assert mistake(ANNA, "h-multiplier", 2) is Mistake.MULTIPLIER_IS_WAGERS
    assert mistake(ANNA, "d-multiplier", 0) is Mistake.MULTIPLIER_IS_WAGERS
    # 10 × 2 = 20 for 10 × 3; −11 × 1 for −11 × 2.
    assert mistake(ANNA, "h-result", 20) is Mistake.MULTIPLIER_IS_WAGERS
    assert mistake(ANNA, "s-result", -11) is Mistake.MULTIPLIER_IS_WAGERS
    assert told(ANNA, "h-multiplier", 2).sentence == (
        "King and queen are two wagers. The first makes it × 2, the second × 3."
    )
    assert told(ANNA, "s-multiplier", 1).sentence == "The jack is one wager. That makes it × 2."


def test_each_wager_taken_as_a_doubling() -> None:
    assert mistake(ANNA, "h-multiplier", 4) is Mistake.MULTIPLIER_DOUBLED
    assert mistake("dJQK5", "d-multiplier", 8) is Mistake.MULTIPLIER_DOUBLED


def test_not_multiplied_at_all() -> None:
    assert mistake(ANNA, "h-result", 10) is Mistake.NOT_MULTIPLIED
    # J Q K alone: 0 − 20 = −20, × 4 = −80; and 0 × 4 − 20 is −20 as well.
    assert mistake("dJQK", "d-result", -20) is Mistake.NOT_MULTIPLIED
    assert "though it is a loss" in told("dJQK", "d-result", -20).sentence


def test_right_for_the_learner_s_own_sum() -> None:
    # Own sum 31 for 30: 31 − 20 = 11, and 11 × 3 = 33.
    assert mistake(ANNA, "h-cost", 11, h_sum=31) is Mistake.FOLLOW_ON
    assert mistake(ANNA, "h-result", 33, h_sum=31) is Mistake.FOLLOW_ON
    assert mistake(ANNA, "h-result", 33, h_sum=31, h_cost=11) is Mistake.FOLLOW_ON
    assert "right for your sum, but the sum is off" in told(ANNA, "h-cost", 11, h_sum=31).sentence
    # Without an own sum it does not follow from anything.
    assert mistake(ANNA, "h-cost", 11) is not Mistake.FOLLOW_ON
    assert mistake(ANNA, "h-cost", 12, h_sum=31) is not Mistake.FOLLOW_ON


def test_right_for_the_learner_s_own_multiplier_or_bonus() -> None:
    assert mistake(ANNA, "h-result", 20, h_multiplier=2) is Mistake.FOLLOW_ON
    assert mistake(LONG, "h-result", 57, h_bonus=0) is Mistake.FOLLOW_ON


def test_right_for_the_learner_s_own_results() -> None:
    # Hearts 33 for 30: −22 + 33 + 27 = 38.
    assert mistake(ANNA, "total", 38, h_result=33) is Mistake.FOLLOW_ON


def test_an_expedition_left_out_of_the_round_score() -> None:
    # Without the spades 57, without the hearts 5, without the diamonds 8.
    assert "spades were left out" in told(ANNA, "total", 57).sentence
    assert "hearts were left out" in told(ANNA, "total", 5).sentence
    assert mistake(ANNA, "total", 8) is Mistake.LEFT_OUT


def test_what_is_no_number() -> None:
    assert mistake(ANNA, "h-sum", None) is Mistake.NO_NUMBER


@pytest.mark.parametrize(
    ("box", "words"),
    [
        ("h-sum", "4, 7, 9 and 10. Wagers count 0"),
        ("h-cost", "Take 20 off the sum"),
        ("h-multiplier", "go up by 1 for each wager"),
        ("h-bonus", "From 8 on the bonus is 20"),
        ("h-result", "the sum less 20, then the multiplier, and last of all the bonus"),
        ("total", "Add up the results"),
    ],
)
def test_any_other_number_is_told_how_the_step_goes(box: str, words: str) -> None:
    diagnosis = told(ANNA, box, 987)
    assert diagnosis.mistake is Mistake.OTHER
    assert words in diagnosis.sentence


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("-11", -11),
        ("−11", -11),
        ("–11", -11),
        (" − 11 ", -11),
        ("+5", 5),
        ("×3", 3),
        ("x 3", 3),
        ("-0", 0),
        ("007", 7),
    ],
)
def test_how_a_number_may_be_written(text: str, number: int) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize("text", ["", "ten", "1.5", "--1", "1-", "²", "٣", "99999", "3 4"])
def test_what_is_not_read_as_a_number(text: str) -> None:
    assert read_number(text) is None
