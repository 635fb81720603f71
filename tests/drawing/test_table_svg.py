import re
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.drawing.glyphs import GLYPHS
from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.engine.cards.cards import Seat
from expeditions_widgets.engine.cards.reading import parse_position, parse_view

MIDGAME = "A sJ36 hKQ47 / B s458 dQ3 / D s2 h25 / a s9T h9T cQ7K / b h3 d7 c2345 sQK / P c689T / T A2h"
SAME_TO_A = "A sJ36 hKQ47 / B s458 dQ3 / D s2 h25 / a s9T h9T cQ7K / b d4 sQK c5432 h8 / P c6 h3 d7 cT / T A2h"
SVG = "{http://www.w3.org/2000/svg}"
TEXTS = [
    MIDGAME,
    "sJ36 hKQ479T d256789T",
    "A hJQK23456789T / B cJQK / D s4 / a s9 / b d9 / P d4 / T B1",
    "a h5 / P c2",
    "D sK",
    "B c2",
    "",
]


def drawn(text: str, seat: Seat = Seat.A) -> str:
    return table_svg(parse_position(text).view(seat), ("You", "Scout"))


def tree(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)  # noqa: S314 - our own drawing


def words(drawing: str) -> list[str]:
    return ["".join(text.itertext()) for text in tree(drawing).iter(f"{SVG}text")]


def test_two_positions_that_differ_in_hidden_cards_only_look_the_same() -> None:
    assert MIDGAME != SAME_TO_A
    assert drawn(MIDGAME) == drawn(SAME_TO_A)
    assert drawn(MIDGAME, Seat.B) != drawn(SAME_TO_A, Seat.B)


def test_a_card_under_a_discard_is_not_drawn() -> None:
    shown = "D h25 / a s9 / P c2 / T A1"
    assert drawn(shown) == drawn(shown.replace("h25", "h35"))
    assert drawn(shown) != drawn(shown.replace("h25", "h26"))


@pytest.mark.parametrize("text", TEXTS)
def test_the_picture_is_well_formed_and_stands_alone(text: str) -> None:
    drawing = drawn(text)
    root = tree(drawing)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root.get("width") == "900"
    assert root.get("viewBox") == f"0 0 900 {root.get('height')}"
    assert int(root.get("height", "0")) > 0
    assert not re.search(r'var\(|class=| id=|href|url\(|<style|http(?!://www\.w3\.org/2000/svg")', drawing)


def test_the_same_view_gives_the_same_text() -> None:
    assert drawn(MIDGAME) == drawn(MIDGAME)


def test_words_on_the_picture() -> None:
    said = words(drawn(MIDGAME))
    for expected in (
        "17 − 20 = −3",
        "(3 − 20) × 2 = −34",
        "(9 − 20) × 2 = −22",
        "(11 − 20) × 3 = −27",
        "Scout, this round",
        "−37",
        "You, this round",
        "−49",
        "8 cards",
        "Draw pile",
        "4",
        "not now",
        "Your turn. Step 2: draw a card, not from the hearts discards.",
    ):
        assert said.count(expected) == 1, expected
    assert said.count("not started") == 4


def test_the_worked_example_is_drawn_without_what_it_leaves_out() -> None:
    said = words(drawn("sJ36 hKQ479T d256789T"))
    assert said == [
        "(9 − 20) × 2 = −22",
        "(30 − 20) × 3 = 30",
        "47 − 20 = 27",
        "not started",
        "You, this round",
        "35",
    ]


def test_the_description_tells_the_table_in_words() -> None:
    told = tree(drawn(MIDGAME)).findtext(f"{SVG}desc", "")
    assert told.startswith("Scout, so far −37. spades, 4 5 8, 17 − 20 = −3. hearts, not started. ")
    assert told.endswith("Your turn. Step 2: draw a card, not from the hearts discards.")


def test_names_are_escaped() -> None:
    drawing = table_svg(parse_position(MIDGAME).view(Seat.A), ("You", "<b>&Co"))
    assert "<b>&Co, this round" in words(drawing)


def test_a_wager_says_the_multiplier_in_a_column_and_none_in_the_hand() -> None:
    three = GLYPHS["3"].path
    column, hand = drawn("A hKQ"), drawn("a hKQ / P c2")
    assert column.count(GLYPHS["x"].path) == 2
    assert column.count(three) == 1
    assert hand.count(GLYPHS["x"].path) == 2
    assert three not in hand


def test_the_picture_grows_with_its_longest_column() -> None:
    heights = [int(tree(drawn(text)).get("height", "0")) for text in ("A h2", "A h234", "A h23456789T")]
    assert heights == sorted(heights)
    assert len(set(heights)) == 3


def test_a_view_that_shows_the_second_seat_puts_it_near() -> None:
    view = parse_view("A h2 / B s3 / a ?8 / b s9 / P ?3 / T B1")
    said = words(table_svg(view))
    assert said.index("3 − 20 = −17") > said.index("2 − 20 = −18")
    assert {"You, this round", "The other side, this round"} <= set(said)
