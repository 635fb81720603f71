"""Reading and writing positions, views and actions: what a teacher types, and every text back to what it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import (
    Area,
    Arrow,
    BlueArrow,
    DeclineBlue,
    EndTurn,
    Expedition,
    Keep,
    LayToken,
    LoopArrow,
    Position,
    Remove,
    Step,
    Swap,
    TicketArrow,
    parse_action,
    parse_position,
    parse_view,
    small_board,
    spoken,
    start_game,
    world,
)
from tests.engine.routes.playing import OPEN, at
from tests.engine.routes.random_games import every_action, examples, reached

AMBER, VIOLET, SLATE = Expedition.AMBER, Expedition.VIOLET, Expedition.SLATE

ACTIONS = [
    ("token:gei", LayToken("gei"), "lay a token on Geirangerfjord"),
    ("a:cop-gei", Arrow(AMBER, "cop", "gei"), "lay an Amber arrow from Copenhagen to Geirangerfjord"),
    ("loop:v:gei-sva", LoopArrow(VIOLET, "gei", "sva"), "lay a Violet loop arrow from Geirangerfjord to Svalbard"),
    ("blue:s:gei-sva", BlueArrow(SLATE, "gei", "sva"), "lay a Slate extra arrow from Geirangerfjord to Svalbard"),
    ("blue:no", DeclineBlue(), "decline the extra arrow"),
    ("ticket:a:gei-sva", TicketArrow(AMBER, "gei", "sva"), "lay an Amber ticket arrow from Geirangerfjord to Svalbard"),
    ("remove:s", Remove(SLATE), "take back Slate’s last arrow with a ticket"),
    ("swap", Swap(), "draw cards for a swap with a ticket"),
    ("keep:2:11", Keep(2, 11), "keep drawn card 2 and discard card 11 of the hand"),
    ("end", EndTurn(), "end the turn"),
]


@pytest.mark.parametrize(("text", "action", "words"), ACTIONS)
def test_an_action_has_a_compact_and_a_spoken_form(text: str, action: Arrow, words: str) -> None:
    assert parse_action(text) == action
    assert str(action) == text
    assert spoken(action, world()) == words


@pytest.mark.parametrize("board", ["six", "lanes"])
def test_every_action_of_a_board_reads_back(board: str) -> None:
    actions = every_action(small_board(board))
    assert [parse_action(str(action)) for action in actions] == actions
    assert len({str(action) for action in actions}) == len(actions)


NO_ACTIONS = ["cop-gei", "x:cop-gei", "a:cop", "a:cop-gei-sva", "keep:0:1", "keep:1", "token:", "loop:cop-gei", "End"]


@pytest.mark.parametrize("text", ["", " end", *NO_ACTIONS])
def test_what_is_no_action_is_told_with_examples(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no action\. An arrow: v:cop-gei"):
        parse_action(text)


def test_a_position_that_leaves_parts_out() -> None:
    position = parse_position("a cop-gei-sva / 1 fuj !fuj t2")
    assert position.board is world()
    assert position.routes[0].arrows == (("cop", "gei"), ("gei", "sva"))
    assert position.players == 2, "two at least"
    assert position.areas == (Area(tokens=("fuj",), tickets=2), Area())
    assert (position.turn, position.first, position.step) == (0, 0, Step.ARROW)
    assert (position.deck, position.open_cards, position.seed) == ((), (), "")


def test_a_position_with_everything_in_it() -> None:
    text = (
        "B loops / a cop-mon-mat-cop-wie-mat / v cop-pet / 1 wie pom !pom t3 / 2 alh -mon =mon *mat / "
        "T 2 after used1 loop:a blue1 / F 2 last / C 2:a%20b"
    )
    position = parse_position(text)
    assert position.routes[0].head == "mat"
    assert position.areas[1] == Area(returned=("mon",), revealed=("mon",), taken=("mat",))
    assert (position.turn, position.step, position.tickets_used) == (1, Step.AFTER, 1)
    assert (position.loop_due, position.blue_due) == (AMBER, 1)
    assert (position.first, position.last_round, position.seed, position.reshuffles) == (1, True, "a b", 2)
    assert str(position) == text


def test_the_fields_may_stand_in_any_order() -> None:
    one = parse_position("a cop-gei / 1 fuj / 2 ulu t1 / O lal / T 2 arrow")
    other = parse_position("T 2 arrow / O lal / 2 t1 ulu / a cop-gei / 1 fuj")
    assert one == other


def test_a_new_chain_begins_where_an_arrow_leaves_from_elsewhere() -> None:
    position = at("a st-ga-gb-st ga-gc-gd / 1 ge / 2 gf")
    assert position.routes[0].arrows[3:] == (("ga", "gc"), ("gc", "gd"))
    assert "a st-ga-gb-st ga-gc-gd" in str(position)


def test_a_board_that_is_not_in_the_package_is_given() -> None:
    position = at("a st-ga / 1 gb / 2 gc")
    assert str(position).startswith("B test / ")
    assert parse_position(str(position), OPEN) == position


@pytest.mark.parametrize("seed", ["482913", "", "é ü/%?", "a b", "🧭"])
def test_any_seed_travels_in_a_positions_text(seed: str) -> None:
    position = start_game(seed, 3)
    assert str(position).isascii()
    assert parse_position(str(position)).seed == seed
    assert parse_position(str(position), whole=True) == position


@examples(150)
@given(reached())
def test_every_position_reads_back(position: Position) -> None:
    text = str(position)
    assert text.isascii()
    assert "\n" not in text
    assert parse_position(text, whole=True) == position
    assert repr(position) == f"parse_position({text!r})"


@examples(150)
@given(reached(), st.integers(0, 5))
def test_every_view_reads_back(position: Position, seat: int) -> None:
    view = position.view(seat % position.players)
    assert parse_view(str(view)) == view
    assert repr(view) == f"parse_view({str(view)!r})"
