"""The fan of cards: every card is there, and it stands on its own."""

from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.drawing.fan import fan

SVG = "{http://www.w3.org/2000/svg}"


def test_a_fan_names_and_draws_each_card() -> None:
    root = ET.fromstring(fan("dK", "s3", "hT"))  # noqa: S314 - our own drawing
    assert root.findtext(f"{SVG}title") == "A hand of cards: king of diamonds, 3 of spades, 10 of hearts"
    assert len(root.findall(f"{SVG}g")) == 3


def test_the_middle_card_stands_upright_and_the_others_lean_to_their_sides() -> None:
    places = [group.get("transform", "") for group in ET.fromstring(fan("dK", "s3", "hT")).findall(f"{SVG}g")]  # noqa: S314
    assert ["rotate(-8.5 " in places[0], "rotate(0 " in places[1], "rotate(8.5 " in places[2]] == [True] * 3


def test_a_fan_needs_no_style_sheet() -> None:
    picture = fan("dK", "s3")
    assert "class=" not in picture
    assert "var(" not in picture


def test_a_fan_of_no_card_is_refused() -> None:
    with pytest.raises(ValueError, match="no card"):
        fan("h1")
