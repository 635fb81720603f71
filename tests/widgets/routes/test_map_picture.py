"""A picture of the map beside a rule: what it shows, that it follows the page's theme, and what it says without one."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.drawing.routes.colours import DARK, LIGHT
from expeditions_widgets.drawing.routes.themed import close_up
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import SMALL_BOARDS, board_called
from expeditions_widgets.widgets.routes.map_picture import HEIGHT, WIDTH, MapPicture

LOOP = "B loops / a cop-wie-mat-cop / 1 alh / 2 pom / T 1 after loop:a"


def test_every_colour_has_its_light_value_at_hand_and_its_dark_one_in_the_style() -> None:
    drawing = MapPicture(LOOP, "A loop.").picture()
    used = dict(re.findall(r"var\((--exp-map-[a-z-]+), (#[0-9a-f]{6})\)", drawing))
    assert {"--exp-map-sea", "--exp-map-land", "--exp-map-amber"} <= set(used)
    for field in LIGHT._fields:
        name = f"--exp-map-{field.replace('_', '-')}"
        if name in used:
            assert used[name] == getattr(LIGHT, field)
        assert f"{name}:{getattr(DARK, field)};" in drawing
    assert re.findall(r'(?:fill|stroke)="#', drawing) == []


def test_two_pictures_of_one_page_share_no_id() -> None:
    one, other = (MapPicture(text, "A caption.").picture() for text in (LOOP, "loops"))
    ids = [set(re.findall(r'id="([^"]+)"', drawing)) for drawing in (one, other)]
    assert all(ids)
    assert ids[0] & ids[1] == set()
    for drawing, own in zip((one, other), ids, strict=True):
        assert set(re.findall(r"url\(#([^)]+)\)", drawing)) <= own


def test_it_speaks_its_caption_and_is_told_as_text() -> None:
    picture = MapPicture(LOOP, "Amber & a <loop>.")
    figure = ET.fromstring(picture.picture())  # noqa: S314 - our own drawing
    assert figure[1].text == "Amber & a <loop>."
    assert next(part.text for part in figure.iter() if part.tag.endswith("title")) == "Amber & a <loop>."
    assert picture.text().startswith("Amber & a <loop>.\n\nAmber stands at Copenhagen, 6 arrows left.")
    assert MapPicture(LOOP, "x").picture() == MapPicture(LOOP, "x").picture()


@pytest.mark.parametrize("name", SMALL_BOARDS)
def test_a_close_up_holds_every_place_and_is_no_larger_than_told(name: str) -> None:
    board = board_called(name)
    frame = close_up(board).frame
    assert all(frame.left <= place.lon <= frame.right or place.edge for place in board.places.values())
    assert all(frame.bottom < place.lat < frame.top for place in board.places.values())
    drawn = re.search(r'width="([\d.]+)" height="([\d.]+)" role="img"', MapPicture(name, "x").picture())
    assert drawn
    assert (float(drawn[1]) <= WIDTH, float(drawn[2]) <= HEIGHT) == (True, True)


def test_what_can_not_be_shown_is_refused() -> None:
    with pytest.raises(ValueError, match="no board"):
        MapPicture("moon", "x")
    with pytest.raises(FaultyTextError):
        MapPicture("B six / a cop-xyz / 1 / 2", "x")
