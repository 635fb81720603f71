"""What is agreed before a route game: a link round-trips, and what can't be used is told by its field."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import small_board
from expeditions_widgets.play.routes.agreement import (
    USUAL_SEATS,
    RouteAgreement,
    agreement_of,
    from_form,
    from_link,
    same_deal,
)
from expeditions_widgets.play.routes.saving import resume, save
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS
from tests.engine.routes.random_games import examples
from tests.play.routes.sittings import PERSON, act_at_random

SEATS = st.lists(st.sampled_from([PERSON, *ROUTE_PLAYERS]), min_size=2, max_size=6).map(tuple)
SEED_TEXTS = st.from_regex(r"[A-Za-z0-9-]{1,24}", fullmatch=True)


@st.composite
def agreements(draw: st.DrawFn) -> RouteAgreement:
    """Draw an agreement on a board for any number of players."""
    seats = draw(SEATS)
    first = draw(st.none() | st.integers(0, len(seats) - 1))
    return RouteAgreement(draw(SEED_TEXTS), seats, draw(st.sampled_from(["world", "europe"])), first)


@examples(100)
@given(agreements())
def test_a_link_round_trips(agreement: RouteAgreement) -> None:
    people = agreement.seats.count(PERSON) > 1
    read = from_link(agreement.query())
    assert read is not None
    assert not read.faults
    assert (read.seed, read.seats, read.board, read.first) == (
        agreement.seed,
        agreement.seats,
        agreement.board,
        agreement.first,
    )
    assert read.query() == agreement.query()
    assert len(read.names) == (len(agreement.seats) if people else 0)


@examples(12)
@given(agreements().filter(lambda agreement: agreement.board != "world"))
def test_the_agreement_of_a_sitting_deals_it_again(agreement: RouteAgreement) -> None:
    sitting = agreement.sitting()
    again = agreement_of(sitting)
    assert again.sitting().start == sitting.start
    assert again.sitting().names == sitting.names
    assert same_deal(sitting, agreement)
    assert same_deal(resume(save(sitting)), again)


def test_the_usual_is_left_out_of_a_link() -> None:
    assert RouteAgreement("482913").query() == "?seed=482913"
    whole = RouteAgreement("7", (PERSON, "greedy"), "europe", 1).query()
    assert whole == "?seed=7&seats=person,greedy&board=europe&first=2"


def test_a_query_that_names_no_deal_agrees_on_nothing() -> None:
    assert from_link("") is None
    assert from_link("?seats=person,greedy") is None


def test_another_deal_is_another_deal() -> None:
    agreed = RouteAgreement("7", (PERSON, "greedy"), "europe")
    sitting = agreed.sitting()
    act_at_random(sitting, Random(1), 3)
    assert same_deal(sitting, agreed)
    first = sitting.start.first
    assert same_deal(sitting, RouteAgreement("7", agreed.seats, "europe", first))
    assert not same_deal(sitting, RouteAgreement("7", agreed.seats, "europe", 1 - first))
    assert not same_deal(sitting, RouteAgreement("8", agreed.seats, "europe"))
    assert not same_deal(sitting, RouteAgreement("7", (PERSON, "random"), "europe"))


@pytest.mark.parametrize(
    ("values", "faulty"),
    [
        ({"seed": "my seed!"}, "seed"),
        ({"seats": "person"}, "seats"),
        ({"seats": "person,gambler"}, "seats"),
        ({"seats": ",".join([PERSON] * 7)}, "seats"),
        ({"board": "moon"}, "board"),
        ({"board": "six", "seats": ",".join([PERSON] * 6)}, "seats"),
        ({"first": "3"}, "first"),
        ({"first": "x"}, "first"),
        ({"seats": "person,person", "name1": "A name of many letters"}, "name1"),
        ({"seats": "person,person", "name2": "you"}, "name2"),
        ({"seats": "person,person", "name1": "Ada", "name2": "ada"}, "name2"),
        ({"seats": "person,person,greedy", "name2": "courier"}, "name2"),
    ],
)
def test_what_can_t_be_used_is_told_by_its_field_and_something_usable_stands_in(
    values: dict[str, str], faulty: str
) -> None:
    agreed = from_form({"seed": "7"} | values)
    assert list(agreed.faults) == [faulty]
    assert agreed.faults[faulty].endswith(".")
    assert agreed.sitting().position.players == len(agreed.seats)


def test_a_form_is_read_with_its_names() -> None:
    agreed = from_form(
        {"seed": " 7 ", "seats": "person, greedy,person", "first": "2", "name1": "Ada", "name3": " Cleo"}
    )
    assert (agreed.seed, agreed.seats, agreed.first) == ("7", (PERSON, "greedy", PERSON), 1)
    assert agreed.sitting().names == ("Ada", "Courier", "Cleo")
    assert agreement_of(agreed.sitting()).names == ("Ada", "", "Cleo")


def test_what_a_form_does_not_say_is_as_usual() -> None:
    agreed = from_form({"seed": 7, "junk": None})
    assert agreed == RouteAgreement()
    assert agreed.seats == USUAL_SEATS
    assert small_board("europe").name != agreed.board
