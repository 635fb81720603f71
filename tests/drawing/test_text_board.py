import re

import pytest

from expeditions_widgets.drawing.text_board import WIDTH, text_board
from expeditions_widgets.engine.cards.cards import Seat
from expeditions_widgets.engine.cards.reading import parse_position, parse_view

WORKED_EXAMPLE = "sJ36 hKQ479T d256789T"
MIDGAME = "A sJ36 hKQ47 / B s458 dQ3 / D s2 h25 / a s9T h9T cQ7K / b h3 d7 c2345 sQK / P c689T / T A2h"
FULLEST = "A hJQKA23456789T dJQKA23456789T / B sJQKA23456789T cJQKA2 / b c6!7!8!9!T! ?2 / P ?1 / T B1 / V aces"


def test_a_view_reads_like_this() -> None:
    assert text_board(parse_position(MIDGAME).view(Seat.A), ("You", "Scout")) == (
        "Scout                                     so far −37\n"
        "  spades     4 5 8                        17 − 20 = −3\n"
        "  hearts     not started\n"
        "  diamonds   Q 3                          (3 − 20) x 2 = −34\n"
        "  clubs      not started\n"
        "  hand       8 cards\n"
        "Between the sides\n"
        "  discards   spades 2; hearts 5\n"
        "  draw pile  4 cards\n"
        "You                                       so far −49\n"
        "  spades     J 3 6                        (9 − 20) x 2 = −22\n"
        "  hearts     K Q 4 7                      (11 − 20) x 3 = −27\n"
        "  diamonds   not started\n"
        "  clubs      not started\n"
        "  hand       spades 9 10; hearts 9 10; clubs Q K 7\n"
        "Your turn. Step 2: draw a card, not from the hearts discards."
    )


def test_the_worked_example_shows_its_numbers_and_nothing_that_was_left_out() -> None:
    board = text_board(parse_position(WORKED_EXAMPLE))
    assert board == (
        "Seat A                                    so far 35\n"
        "  spades     J 3 6                        (9 − 20) x 2 = −22\n"
        "  hearts     K Q 4 7 9 10                 (30 − 20) x 3 = 30\n"
        "  diamonds   2 5 6 7 8 9 10               47 − 20 = 27\n"
        "  clubs      not started"
    )


@pytest.mark.parametrize(("more", "diamonds", "total"), [("3", 50, 58), ("4", 51, 59)])
def test_with_one_more_diamond_the_bonus_is_shown(more: str, diamonds: int, total: int) -> None:
    board = text_board(parse_position(f"sJ36 hKQ479T d2{more}56789T"))
    assert re.search(rf"diamonds .* − 20 \+ 20 = {diamonds}$", board, re.MULTILINE)
    assert board.startswith(f"Seat A{'':36}so far {total}\n")


def test_a_position_shows_both_hands_and_a_view_one() -> None:
    position = parse_position(MIDGAME)
    other_hand = "spades Q K; hearts 3; diamonds 7; clubs 2 3 4 5"
    assert other_hand in text_board(position)
    assert other_hand not in text_board(position.view(Seat.A))
    assert other_hand in text_board(position.view(Seat.B))
    assert "spades 9 10" not in text_board(position.view(Seat.B))


def test_the_near_side_comes_last() -> None:
    position = parse_position(MIDGAME)
    assert text_board(position.view(Seat.B), ("Anna", "Ben")).index("Anna") == 0
    assert text_board(position.view(Seat.A), ("Anna", "Ben")).index("Ben") == 0


def test_cards_seen_being_taken_are_listed() -> None:
    board = text_board(parse_view("a h5 / b s3! cQ! ?6 / P ?4"))
    assert "  hand       8 cards\n  seen in it spades 3; clubs Q\n" in board


@pytest.mark.parametrize("text", [MIDGAME, WORKED_EXAMPLE, "a h5 / P c2", "D sK", "P s2 s3", "B c2", ""])
def test_lines_fit_and_hold_ascii_and_the_minus_sign_only(text: str) -> None:
    board = text_board(parse_position(text))
    assert board
    assert board.replace("−", "-").isascii()
    assert all(line == line.rstrip() and 0 < len(line) <= WIDTH for line in board.splitlines())


def test_the_fullest_table_fits_in_its_width() -> None:
    board = text_board(parse_view(FULLEST))
    assert "J Q K A 2 3 4 5 6 7 8 9 10   (55 − 20) x 4 + 20 = 160" in board
    assert max(map(len, board.splitlines())) <= WIDTH


def test_a_lesson_start_says_that_nothing_is_started() -> None:
    board = text_board(parse_view("a h5 cQ / P ?20"))
    assert board.splitlines()[:3] == ["Between the sides", "  discards   none", "  draw pile  20 cards"]
    assert "  started    no expedition\n  hand       hearts 5; clubs Q\n" in board


def test_an_empty_table_says_so() -> None:
    assert text_board(parse_position("")) == "No cards on the table."


def test_boards_that_differ_in_hidden_cards_only_are_equal() -> None:
    same_to_a = MIDGAME.replace("b h3", "b h6").replace("P c689T", "P c98 h3 s7")
    assert same_to_a != MIDGAME
    assert text_board(parse_position(MIDGAME).view(Seat.A)) == text_board(parse_position(same_to_a).view(Seat.A))
    assert text_board(parse_position(MIDGAME)) != text_board(parse_position(same_to_a))
