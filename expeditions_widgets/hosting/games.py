"""What the front page says of each game; a game is shown once there is a lesson, an app or a rules page of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from expeditions_widgets.drawing.fan import fan
from expeditions_widgets.drawing.routes.journey_picture import journey_picture

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game's name, a sentence or two on it, its facts in a few words each, its picture as SVG, and its origin."""

    name: str
    summary: str
    facts: tuple[str, ...]
    draw: Callable[[], str]
    origin: str


GAMES = {
    "cards": GameWords(
        name="The card game",
        summary="Four expeditions, one hand of eight. Which ones are worth the 20 points they cost?",
        facts=("2 players", "48 ordinary cards", "3 rounds"),
        draw=lambda: fan("dK", "s3", "h7", "c9", "dT"),
        origin="The card game adapts Reiner Knizia’s Lost Cities (1999) to an ordinary deck. "
        "Words and drawings here are our own.",
    ),
    "routes": GameWords(
        name="World routes",
        summary="Three shared expeditions cross the map. Steer them to the places on your cards.",
        facts=("2 to 6 players", "112 places", "3 expeditions"),
        draw=journey_picture,
        origin="Land outlines of the map: Natural Earth, public domain.",
    ),
}
"""By the key that a page's metadata names (`course`), which is also the folder of its lessons; in the page's order."""
