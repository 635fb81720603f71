from collections import Counter

import pytest

from expeditions_widgets.drawing.routes.text_map import WIDTH, text_map
from expeditions_widgets.engine.routes import SMALL_BOARDS, board_called, parse_position
from tests.drawing.routes.tables import MIDGAME, SAME_TO_1, seen


def test_a_view_tells_its_own_hand_and_a_position_both() -> None:
    own, other = "Chichén Itzá, Timbuktu, Mount Fuji", "Victoria Falls, Sydney Opera House"
    assert own in text_map(seen(MIDGAME))
    assert other not in text_map(seen(MIDGAME))
    assert other in text_map(seen(MIDGAME, 1))
    assert {own, other} <= {line.strip().removeprefix("hand").strip() for line in lines(MIDGAME)}
    assert text_map(seen(MIDGAME)) == text_map(seen(SAME_TO_1))


def lines(text: str) -> list[str]:
    return text_map(parse_position(text)).splitlines()


def test_a_route_is_told_in_order_and_anew_from_where_a_loop_arrow_leaves() -> None:
    told = text_map(seen(MIDGAME))
    assert "  route       Copenhagen, Saint Petersburg, Wieliczka Salt Mine, Mount Elbrus\n" in told
    assert "  then from   Bermuda, Azores, Dakar\n" in told
    assert "Violet stands at Dakar, 32 arrows left.\n" in told


def test_names_and_tokens_are_told() -> None:
    told = text_map(seen(MIDGAME), ("Fox", "Heron"))
    assert "Heron holds 2 cards and 3 tickets.\n  tokens on   Lake Baikal, Christ the Redeemer\n" in told
    assert told.endswith("\nFox is to lay an arrow.")


@pytest.mark.parametrize(
    ("turn", "due"),
    [
        ("1 after", "Player 1 is to use a ticket, or to end the turn."),
        ("2 after blue1", "Player 2 is to lay one more arrow, or to decline it."),
        ("1 over", "The game is over."),
    ],
)
def test_the_last_line_says_what_is_due(turn: str, due: str) -> None:
    assert lines(MIDGAME.replace("1 arrow", turn))[-1] == due


def test_a_loop_arrow_is_due_before_all_else() -> None:
    closed = lines("v cop-gia-thi-gei-cop / 1 fuj / 2 / T 1 after loop:v blue1")
    assert closed[-1] == "Player 1 is to lay the arrow of Violet that its loop gives."


@pytest.mark.parametrize("name", ["world", *SMALL_BOARDS])
def test_a_board_is_told_with_every_place_once(name: str) -> None:
    board = board_called(name)
    first, *rest = text_map(board).splitlines()
    assert first == f"Board {name}: {len(board.places)} places, {len(board.connections)} connections."
    assert all(len(line) <= WIDTH for line in (first, *rest))
    told = Counter(name for row in rows(rest) for name in row.split(", "))
    assert told == Counter(place.short for place in board.places.values())


def rows(told: list[str]) -> list[str]:
    """Put what runs over several lines together again."""
    whole: list[str] = []
    for line in told:
        if line[2:14].strip():
            whole.append(line[14:])
        else:
            whole[-1] += " " + line.strip()
    return whole
