"""What an arrow would bring, told before it is laid; and how far each card is from the expeditions."""

import pytest

from expeditions_widgets.engine.routes import Board, Expedition, Route, parse_position
from expeditions_widgets.play.routes.prospects import arrival_words, nearest, removal_words

NAMES = ("You", "Ben")
LOOP = "closes a loop: one more Amber arrow"


@pytest.mark.parametrize(
    ("text", "tail", "tip", "told"),
    [
        ("a cop-gei / 1 sva / 2 / T 1 arrow", "gei", "sva", "your card scores"),
        ("a cop-mon-alh / 1 ait !ait / 2 / T 1 arrow", "alh", "ait", "your card and token score"),
        ("a cop-mon-alh / 1 fuj / 2 ait !ait / T 1 arrow", "alh", "ait", "Ben’s token comes back"),
        ("a cop-gei / 1 fuj / 2 sva / T 1 arrow", "gei", "sva", "a card place"),
        ("a cop-gei / 1 fuj / 2 =sva / T 1 arrow", "gei", "sva", "its card has scored"),
        ("a cop-gei / 1 fuj / 2 / O sva / T 1 arrow", "gei", "sva", "the open card is yours"),
        ("1 fuj / 2 / T 1 arrow", "cop", "pet", "one more arrow"),
        ("a cop-mon-alh / 1 fuj / 2 / T 1 arrow", "alh", "azo", "a ticket"),
        (
            "a cop-gei-sva-thi / 1 fuj / 2 / T 1 arrow",
            "thi",
            "gei",
            "a card place; closes a loop: one more Amber arrow",
        ),
    ],
)
def test_an_arrow_tells_what_it_brings(text: str, tail: str, tip: str, told: str) -> None:
    view = parse_position(text).view(0)
    assert arrival_words(view, NAMES, Expedition.AMBER, tail, tip) == told


def test_another_s_hidden_card_makes_no_difference() -> None:
    texts = ("a cop-gei / 1 fuj / 2 sva ulu / T 1 arrow", "a cop-gei / 1 fuj / 2 sig ulu / T 1 arrow")
    told = {arrival_words(parse_position(text).view(0), NAMES, Expedition.AMBER, "gei", "sva") for text in texts}
    assert len(told) == 1


def test_a_removal_tells_where_the_expedition_stands_then() -> None:
    view = parse_position("a cop-pet-ura / 1 fuj t1 / 2 / T 1 arrow").view(0)
    assert removal_words(view, NAMES, Expedition.AMBER) == "back to Saint Petersburg; one more arrow"
    alone = parse_position("a cop-pet / 1 fuj t1 / 2 / T 1 after").view(0)
    assert removal_words(alone, NAMES, Expedition.AMBER) == "Amber has not set out then"


@pytest.mark.parametrize(
    ("text", "place", "way"),
    [
        ("1 fuj / 2 / T 1 arrow", "gei", (Expedition.AMBER, 1)),
        ("v cop-gei / 1 fuj / 2 / T 1 arrow", "sva", (Expedition.VIOLET, 1)),
    ],
)
def test_the_nearest_expedition_is_found_over_free_connections(
    text: str, place: str, way: tuple[Expedition, int]
) -> None:
    assert nearest(parse_position(text).view(0), place) == way


def tried_out(board: Board, route: Route, place: str, most: int) -> int | None:
    """Return the fewest arrows to an arrival at a place, by laying every possible row of them."""
    ring = [route]
    for steps in range(1, most + 1):
        ring = [one.longer(*ends) for one in ring for ends in one.next_arrows(board)]
        if any(one.head == place for one in ring):
            return steps
    return None


@pytest.mark.parametrize("routes", ["", "a cop-mon-mat / v cop-pet / s cop-mat-pom-car / ", "a cop-mon-alh-mat-cop / "])
def test_the_nearest_is_the_one_that_trying_every_row_of_arrows_finds(routes: str) -> None:
    view = parse_position(f"B loops / {routes}1 / 2 / T 1 arrow").view(0)
    for place in view.board.places:
        ways = [(tried_out(view.board, view.route(name), place, 6), name) for name in Expedition]
        best = min(((steps, name.order, name) for steps, name in ways if steps is not None), default=None)
        assert nearest(view, place) == (best and (best[2], best[0])), place


def test_what_no_expedition_can_get_to_is_told_as_such() -> None:
    """On the board of lanes an expedition at a lane's end is stuck there."""
    view = parse_position("B lanes / a cop-gei-sva / v cop-gei-sva / s cop-gei-sva / 1 / 2 / T 1 after").view(0)
    assert {nearest(view, place) for place in view.board.places} == {None}
