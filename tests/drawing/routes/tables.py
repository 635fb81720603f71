"""Tables for the tests of the map: one in the middle of a game on the world, and readers of what is drawn."""

from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree as ET

from expeditions_widgets.engine.routes import View, parse_position

MIDGAME: Final = (
    "a cop-pet-wie-elb / v cop-gia-lan-lib-ber-evg-pan-mac-uyu-igu-man-mac ber-azo-dak / s cop-pet-ura-oym-str-kat / "
    "1 chi tim fuj !chi !tim t2 / 2 vic syd !bai !rio t3 / O alh gal hal / T 1 arrow"
)
"""Violet closes a loop at Machu Picchu and goes on from Bermuda; Slate passes the Bering Strait."""

SAME_TO_1: Final = MIDGAME.replace("vic syd", "kil taj")
"""Another hand of Player 2, of the same size."""

SVG: Final = "{http://www.w3.org/2000/svg}"


def seen(text: str, seat: int = 0) -> View:
    return parse_position(text).view(seat)


def tree(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)  # noqa: S314 - our own drawing


def texts(drawing: str) -> list[str]:
    return ["".join(text.itertext()) for text in tree(drawing).iter(f"{SVG}text")]


def places(drawing: str) -> Iterator[tuple[str, ET.Element]]:
    """Yield each drawing of a place by its code."""
    for group in tree(drawing).iter(f"{SVG}g"):
        if code := group.get("data-place"):
            yield code, group
