"""A sitting of the route game saved at any moment goes on as if nothing had happened."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import Swap, parse_position, small_board
from expeditions_widgets.play.routes.saving import names_at, new_sitting, resume, save, seat_keys, seated
from expeditions_widgets.play.routes.sitting import TOOK_BACK_SEEN, RouteSitting
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS
from tests.engine.routes.random_games import examples
from tests.play.routes.sittings import PERSON, SEEDS, TABLES, TWO, act_at_random, sitting_of, states

SAVED = save(sitting_of(TWO))
SWAPPING = "B six / a cop-gei / 1 {} t1 / 2 {} / D {} / C 0:x"


def same(one: RouteSitting, other: RouteSitting) -> bool:
    """Whether two sittings have the same past, the same table and the same people and players at it."""
    return (one.position, one.events, one.names, seat_keys(one), one.owes_mark) == (
        other.position,
        other.events,
        other.names,
        seat_keys(other),
        other.owes_mark,
    )


def swapping() -> RouteSitting:
    """Return a sitting against a player that begins where the person may swap; no seed deals it."""
    cards = small_board("six").cards
    start = parse_position(SWAPPING.format(cards[0], cards[1], " ".join(cards[2:])), small_board("six"))
    return seated(start, (PERSON, "greedy"))


@pytest.mark.parametrize("seats", [TWO, (PERSON, "random", PERSON), ("greedy", PERSON)])
def test_a_game_can_be_taken_up_again_at_every_state(seats: tuple[str, ...]) -> None:
    for number, state in enumerate(states(sitting_of(seats), Random(1))):
        if number % 4 == 0 or state.position.is_over:
            assert same(resume(save(state)), state)


@examples(8)
@given(SEEDS, TABLES, st.integers(0, 30))
def test_a_game_taken_up_again_goes_on_in_the_same_way(seed: str, seats: tuple[str, ...], actions: int) -> None:
    sitting = sitting_of(seats, seed)
    act_at_random(sitting, Random(seed), actions)
    again = resume(save(sitting))
    for each in (sitting, again):
        act_at_random(each, Random(seed + "1"), 4)
    assert same(again, sitting)
    while again.can_undo:
        again.undo()
        sitting.undo()
        assert again.position == sitting.position


def test_the_world_is_the_board_unless_another_is_named() -> None:
    sitting = new_sitting("482913", TWO)
    assert len(sitting.position.board.places) == 112
    assert same(resume(save(sitting)), sitting)


def test_each_seat_s_player_is_named_by_its_key() -> None:
    seats = (PERSON, *ROUTE_PLAYERS)
    sitting = sitting_of(seats)
    assert seat_keys(sitting) == seats
    text = save(sitting)
    for number, key in enumerate(seats, start=1):
        assert f'[Seat {number} "{key}"]' in text
    assert sitting.names == ("You", *(kind().name for kind in ROUTE_PLAYERS.values()))


def test_a_record_that_names_no_players_is_one_of_people() -> None:
    text = "\n".join(line for line in SAVED.splitlines() if not line.startswith("[Seat")) + "\n"
    assert resume(text).only_people


def test_a_mark_that_is_owed_is_saved_and_one_that_was_made() -> None:
    sitting = swapping()
    sitting.act(Swap())
    sitting.undo()
    assert resume(save(sitting)).owes_mark
    sitting.act(Swap())
    again = resume(save(sitting))
    assert same(again, sitting)
    assert again.events[-1].note == TOOK_BACK_SEEN


def test_a_position_that_no_seed_deals_is_written_out() -> None:
    sitting = swapping()
    assert "[Position " in save(sitting)
    assert "[Position " not in SAVED
    assert resume(save(sitting)).start == sitting.start


def test_an_unknown_player_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(ValueError, match="gambler") as refused:
        new_sitting("1", (PERSON, "gambler"))
    assert all(key in str(refused.value) for key in (PERSON, *ROUTE_PLAYERS))
    with pytest.raises(ValueError, match="gambler"):
        resume(SAVED.replace('[Seat 2 "person"]', '[Seat 2 "gambler"]'))


def test_as_many_sit_down_as_the_position_has_seats() -> None:
    with pytest.raises(ValueError, match="2 players; 3"):
        seated(sitting_of(TWO).position, (PERSON, PERSON, PERSON))


def test_names_tell_everyone_apart() -> None:
    assert names_at((PERSON, "random", "random", "greedy")) == ("You", "Drifter 1", "Drifter 2", "Courier")
    assert names_at((PERSON, "random", PERSON), ("Ada", "", "")) == ("Ada", "Drifter", "Player 3")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "missing-header"),
        ("Dear diary", "missing-header"),
        (SAVED.replace('"routes"', '"cards"'), "other-game"),
        (SAVED.replace('[Format "1"]', '[Format "2"]'), "newer-format"),
        (f"{SAVED} x9", "unknown-action"),
        (f"{SAVED} end", "token-now"),
        (SAVED.replace('"europe"', '"moon"'), "unknown-board"),
    ],
)
def test_a_text_that_can_t_be_read_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(FaultyTextError) as refused:
        resume(text)
    assert code in [fault.code for fault in refused.value.faults]


@examples(60)
@given(st.data())
def test_a_record_cut_or_changed_anywhere_resumes_or_says_why(data: st.DataObject) -> None:
    sitting = sitting_of((PERSON, "greedy"))
    act_at_random(sitting, Random(12), 6)
    text = save(sitting)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    try:
        said = str(resume(text[:start] + data.draw(st.text(max_size=6)) + text[end:]).position)
    except ValueError as refused:
        said = str(refused)
    assert said
