"""The score calculator's first picture: its own panels at their own size, without cards to press."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final

from expeditions_widgets.drawing.glyphs import ICON_PATHS, SUIT_PATHS
from expeditions_widgets.engine.cards.cards import Seat
from expeditions_widgets.widgets.calculator_side import TypedText
from expeditions_widgets.widgets.score_calculator import FRESH, calculator

if TYPE_CHECKING:
    from expeditions_widgets.widgets.protocol import Calculator, CalculatorSide, MatchRounds, Reckoning


@cache
def first_calculator() -> str:
    """Return a fresh calculator as HTML that takes the live one's room."""
    one: Calculator = calculator(FRESH, FRESH.present_number, None, None, {seat: TypedText() for seat in Seat})
    sides = "".join(map(_side, one["sides"]))
    buttons = "".join(_button(button["label"]) for button in one["buttons"])
    fold = f"{_icon(ICON_PATHS['next'])}{_blank(one['settings']['label'])}"
    return (
        '<div class="exp-calculator"><div class="exp-panel exp-calculator-round">'
        f'<div class="exp-panel-head"><h2>{escape(one["title"])}</h2></div>'
        f'<p class="exp-intro">{escape(one["intro"])}</p>'
        f'<div class="exp-fold"><div class="exp-first-fold">{fold}</div></div>'
        f'<div class="exp-calculator-sides">{sides}</div><div class="exp-actions">{buttons}</div></div>'
        f"{_rounds(one['rounds'])}</div>"
    )


def _side(side: CalculatorSide) -> str:
    typed = side["typed"]
    return (
        '<div class="exp-calculator-side"><div class="exp-calculator-name">'
        f'<p class="exp-box-title">{escape(side["name"])}</p>'
        f"<p>{_blank(side['total']['text'])} <b>{_blank('0')}</b></p></div>"
        f"{''.join(map(_expedition, side['expeditions']))}"
        f'<div class="exp-typed"><p class="exp-legend">{_blank(typed["legend"])}</p><div class="exp-typed-line">'
        f'<span class="exp-text"></span>{_button(typed["submit"]["label"])}</div>'
        f'<p class="exp-help-line">{_blank(typed["help"])}</p></div></div>'
    )


def _expedition(one: Reckoning) -> str:
    picks = "".join('<span class="exp-pick" data-lies="there"></span>' for _ in one["picks"])
    mark = f'<svg class="exp-suit" viewBox="0 0 24 24"><path d="{SUIT_PATHS[one["suit"]]}"/></svg>'
    return (
        f'<div class="exp-reckoning" data-suit="{one["suit"]}"><p class="exp-reckoning-head">'
        f'<span class="exp-lane-name">{mark}{escape(one["name"])}</span></p>'
        f'<div class="exp-picks">{picks}</div><p class="exp-steps"><span>{_blank(one["steps"][0])}</span></p></div>'
    )


def _rounds(one: MatchRounds) -> str:
    heads = "".join(f"<th>{_blank(word)}</th>" for word in one["head"])
    rows = "".join(
        f'<tr><th><div class="exp-rounds-name"><span>{_blank(each["name"])}<small>{_blank(each["note"])}</small></span>'
        f"</div></th>{_cells(_POINTS)}</tr>"
        for each in one["rounds"]
    )
    foot = f"<tr><th>{_blank(one['foot'][0])}</th>{_cells(_blank('0'))}</tr>"
    return (
        '<div class="exp-panel exp-rounds"><table class="exp-rounds-table">'
        f'<caption class="exp-box-title">{escape(one["title"])}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody><tfoot>{foot}</tfoot></table>"
        f'<div class="exp-actions">{_button(one["print"]["label"])}</div></div>'
    )


def _cells(inner: str) -> str:
    return "".join(f"<td>{inner}</td>" for _ in Seat)


def _icon(path: str) -> str:
    return f'<svg class="exp-icon exp-first-blank" viewBox="0 0 24 24"><path d="{path}"/></svg>'


def _button(words: str) -> str:
    return f'<span class="exp-button" aria-disabled="true">{_blank(words)}</span>'


def _blank(words: str) -> str:
    return f'<span class="exp-first-blank">{escape(words)}</span>'


_POINTS: Final = f'<span class="exp-points"><b>{_blank("–")}</b></span>'
