"""The card game's deck to print and cut: nine cards on a sheet of A4, and a sheet of backs."""

from html import escape
from typing import Final

from expeditions_widgets.drawing import palette
from expeditions_widgets.drawing.faces import CARD_HEIGHT, CARD_WIDTH, back, face
from expeditions_widgets.engine.cards import Card, deck
from expeditions_widgets.hosting.handout.page import page
from expeditions_widgets.hosting.page_title import SITE_NAME

ACROSS: Final = 3
ON_A_SHEET: Final = ACROSS * ACROSS
WIDTH: Final = 63.0
HEIGHT: Final = WIDTH * CARD_HEIGHT / CARD_WIDTH
"""A card's size in millimetres: that of an ordinary playing card, to fit the sleeves one buys."""

_MARK: Final = 5.0
"""How long a cut line is outside the cards, in millimetres."""


def deck_page() -> str:
    """Return the deck as one HTML document; the four Aces of the variant come last, then a sheet of backs."""
    plain = deck(aces=False)
    cards = (*plain, *(card for card in deck(aces=True) if card not in plain))
    sheets = [cards[start : start + ON_A_SHEET] for start in range(0, len(cards), ON_A_SHEET)]
    fronts = "".join(_sheet([_face(card) for card in sheet]) for sheet in sheets)
    backs = _sheet([_drawn("The back of a card", palette.painted(back(), palette.BACK_LINE))] * ON_A_SHEET)
    how = (
        f"<p>A deck to print and cut: {len(sheets)} sheets of fronts and one of backs. Print at 100 %, on stiff paper. "
        f"Then put the {len(sheets)} sheets in again and print the last page on each one’s other side; the cards stand "
        "in the middle, so that it does not matter which way round. "
        "Cut along the lines. The four Aces are for the variant that plays with them.</p>"
    )
    return page(f"Deck · {SITE_NAME}", f'<header class="screen">{how}</header><main>{fronts}{backs}</main>', "deck")


def _face(card: Card) -> str:
    drawn = face(card.code, 0 if card.is_wager else None)
    return _drawn(card.name, palette.painted(drawn, palette.SUIT_ON_CARD[card.suit]))


def _drawn(name: str, drawing: str) -> str:
    return (
        f'<svg class="card" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}" width="{WIDTH}mm" height="{HEIGHT:g}mm" '
        f'role="img"><title>{escape(name, quote=False)}</title>{drawing}</svg>'
    )


def _sheet(drawn: list[str]) -> str:
    return f'<section class="cut">{_cut_lines()}<div class="cards">{"".join(drawn)}</div></section>'


def _cut_lines() -> str:
    """Draw a line beyond the cards at both ends of every cut."""
    wide, high = ACROSS * WIDTH, ACROSS * HEIGHT
    upright = "".join(f"M{_MARK + column * WIDTH:g} 0v{_MARK:g}m0 {high:g}v{_MARK:g}" for column in range(ACROSS + 1))
    level = "".join(f"M0 {_MARK + row * HEIGHT:g}h{_MARK:g}m{wide:g} 0h{_MARK:g}" for row in range(ACROSS + 1))
    size = f'width="{wide + 2 * _MARK:g}mm" height="{high + 2 * _MARK:g}mm"'
    return (
        f'<svg class="lines-to-cut" viewBox="0 0 {wide + 2 * _MARK:g} {high + 2 * _MARK:g}" {size} aria-hidden="true">'
        f'<path d="{upright}{level}" fill="none" stroke="{palette.INK}" stroke-width=".2"/></svg>'
    )
