"""A hand of cards, fanned out on a piece of the map sheet: a picture for front pages and notebooks."""

from typing import Final

from expeditions_widgets.drawing import palette
from expeditions_widgets.drawing.faces import CARD_WIDTH, face
from expeditions_widgets.drawing.glyphs import num
from expeditions_widgets.engine.cards.cards import parse_card

WIDTH: Final = 560
HEIGHT: Final = 236

_DEGREES: Final = 8.5
"""Between two neighbouring cards."""

_PIVOT: Final = 616
"""How far below a card's top the fan is held, in card units."""

_TOP: Final = 58
_CONTOURS: Final = (
    "M-10 60C50 0 150 20 170 80S90 190 10 160-60 110-10 60Z M20 75C60 40 120 50 135 90S90 150 40 135-10 105 20 75Z "
    "M400 150C460 90 560 110 590 180S520 300 440 270 350 200 400 150Z "
    "M440 165C480 130 540 140 560 190S510 260 460 240 410 195 440 165Z"
)


def fan(*codes: str) -> str:
    """Return a static SVG, 560 x 236 units, of these cards fanned out; its title names them.

    Raises ValueError if a code names no card.
    """
    cards = [parse_card(code) for code in codes]
    names = ", ".join(card.name for card in cards)
    drawn = ""
    for index, card in enumerate(cards):
        angle = (index - (len(cards) - 1) / 2) * _DEGREES
        picture = palette.painted(face(card.code, 0 if card.is_wager else None), palette.SUIT_ON_CARD[card.suit])
        place = f"translate({num((WIDTH - CARD_WIDTH) / 2)} {_TOP}) rotate({num(angle)} {CARD_WIDTH / 2:.0f} {_PIVOT})"
        drawn += f'<g transform="{place}">{picture}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" width="100%">'
        f"<title>A hand of cards: {names}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{palette.SHEET}"/>'
        f'<path d="{_CONTOURS}" fill="none" stroke="{palette.SHEET_LINE}" stroke-width="1.4"/>{drawn}</svg>'
    )
