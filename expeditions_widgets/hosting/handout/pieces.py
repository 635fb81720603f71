"""What an exercise on paper is made of, as HTML: paragraphs, boxes to tick, fields to write in, cards."""

from collections.abc import Iterable
from html import escape
from typing import Any, Final

from expeditions_widgets.drawing.faces import CHIP_HEIGHT, CHIP_WIDTH, chip
from expeditions_widgets.drawing.figures import with_unit
from expeditions_widgets.drawing.palette import SUIT_ON_CARD, painted
from expeditions_widgets.engine.cards import parse_card
from expeditions_widgets.lessons.estimate_session import spoken
from expeditions_widgets.widgets.exercise import ExerciseWidget
from expeditions_widgets.widgets.protocol import Estimate, Worksheet, WorksheetCell
from expeditions_widgets.widgets.protocol import Option as OptionState
from expeditions_widgets.widgets.routes.exercise import RouteExerciseWidget

_TICK: Final = '<span class="tick"></span>'
_FIELD: Final = '<span class="field"></span>'
_MAP: Final = (600, 480)
_SMALL: Final = 40
"""So many places keep room for their names on such a map."""

_LINE: Final = '<p class="line"></p>'


def paragraph(text: str, css: str = "") -> str:
    """Return a paragraph; nothing for no text."""
    shown = escape(text, quote=False)
    return f'<p class="{css}">{shown}</p>' if css and text else f"<p>{shown}</p>" if text else ""


def picture_of(widget: ExerciseWidget[Any]) -> str | None:
    """Return an exercise's picture; a small board is drawn for the width of a page, its letters to be read there."""
    if isinstance(widget, RouteExerciseWidget) and len(widget.board.get("places", ())) <= _SMALL:
        return widget.picture(*_MAP)
    return widget.picture()


def figure(picture: str | None, caption: str = "") -> str:
    """Return a drawing with a line under it; nothing without a drawing."""
    if not picture:
        return ""
    under = f"<figcaption>{escape(caption, quote=False)}</figcaption>" if caption else ""
    return f"<figure>{picture}{under}</figure>"


def lines(what: str, count: int = 2) -> str:
    """Return lines to write on, after a word on what belongs there."""
    return f'<div class="lines">{paragraph(what)}{_LINE * count}</div>'


def ticks(options: Iterable[OptionState]) -> str:
    """Return options as boxes to tick, each with its card if it has one."""
    items = (
        f"<li>{_TICK}{card_chip(option['card']) if option.get('card') else ''}"
        f"<span>{escape(option['text'], quote=False)}</span></li>"
        for option in options
    )
    return f'<ul class="options">{"".join(items)}</ul>'


def card_chip(code: str) -> str:
    """Return a card's corner as a small drawing; raises ValueError if the code names no card."""
    card = parse_card(code)
    return (
        f'<svg class="chip" viewBox="0 0 {CHIP_WIDTH} {CHIP_HEIGHT}" width="{CHIP_WIDTH}" height="{CHIP_HEIGHT}" '
        f'role="img"><title>{card.name}</title>{painted(chip(code), SUIT_ON_CARD[card.suit])}</svg>'
    )


def sheet(worksheet: Worksheet) -> str:
    """Return a score sheet as a table with empty fields, and what is given."""
    head = "".join(f'<th scope="col">{escape(title, quote=False)}</th>' for title in worksheet["head"])
    columns = len(worksheet["head"]) - 1
    rows = []
    for row in worksheet["rows"]:
        cards = "".join(map(card_chip, row["cards"]))
        cells = "".join(map(_cell, row["cells"]))
        missing = columns - len(row["cells"])
        note = f'<td colspan="{missing}">{escape(row["note"], quote=False)}</td>' if missing else ""
        named = f'<th scope="row">{escape(row["name"], quote=False)}<div class="cards">{cards}</div></th>'
        rows.append(f"<tr>{named}{note}{cells}</tr>")
    if worksheet["total"]:
        label = f'<th scope="row" colspan="{columns}">{escape(worksheet["totalLabel"], quote=False)}</th>'
        rows.append(f"<tr>{label}<td>{_FIELD}</td></tr>")
    return f'<table class="sheet"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def guess(estimate: Estimate) -> str:
    """Return the line on which an estimate is written, with its ends, and how the truth is found."""
    low, high = (with_unit(spoken(end), estimate["unit"]) for end in (estimate["low"], estimate["high"]))
    asked = f"{estimate['label']}, from {low} to {high}:"
    written = f'{escape(asked, quote=False)} <span class="guess"></span> {escape(estimate["unit"], quote=False)}'
    return f"<p>{written}</p>{paragraph(estimate['about'], 'quiet')}"


def _cell(cell: WorksheetCell) -> str:
    return f"<td>{_FIELD if cell['box'] else escape(cell['given'], quote=False)}</td>"
