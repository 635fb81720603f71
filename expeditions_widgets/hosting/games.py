"""What the front page says of each game; a game is shown once there is a lesson, an app or a rules page of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from expeditions_widgets.drawing.fan import fan

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
}
"""By the key that a page's metadata names (`course`), which is also the folder of its lessons; in the page's order."""
