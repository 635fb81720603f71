"""What stands on a page while its kernel starts: the same shapes as the live widget, without cards, words or controls.

The shapes are the widget's own elements and classes, so that they have its size at every width; a change to the
elements in `frontend/src` is followed here, and a browser test compares the two.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final

from expeditions_widgets.drawing.faces import back, rose
from expeditions_widgets.drawing.frontend_tables import WORDS
from expeditions_widgets.drawing.glyphs import SUIT_PATHS
from expeditions_widgets.engine.cards.cards import Suit
from expeditions_widgets.hosting.first_calculator import first_calculator
from expeditions_widgets.play.routes.agreement import RouteAgreement
from expeditions_widgets.widgets.match_form import SAVE_KEY, WELCOME, match_form
from expeditions_widgets.widgets.match_settings import MatchSettings
from expeditions_widgets.widgets.routes import game_form

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from expeditions_widgets.widgets.protocol import Choice, Field, Form

HAND: Final = 8
READY_SOON: Final = WORDS["starting"]
_COLUMNS: Final = tuple(enumerate(SUIT_PATHS, start=1))
_BACK: Final = '<svg class="exp-back" viewBox="0 0 100 140"><use href="#exp-first-back"/></svg>'
_CARD: Final = f'<span class="exp-card">{_BACK}</span>'


def first_picture(notebook: NotebookNode) -> str:
    """Return a page's first picture as HTML, empty for a page that has none.

    A notebook names it in its metadata, as in `"expeditions": {"first": "match"}`; a lesson begins with an exercise.
    The match has two, of which the page shows the one that fits: the form, or the table of a match that goes on.
    """
    said = notebook.metadata.get("expeditions", {})
    if said.get("first") == "match":
        return _match()
    if said.get("first") == "route-game":
        return _route_game()
    if said.get("first") == "calculator":
        return first_calculator()
    # Someone's own lesson may have no exercise at all.
    return _exercise() if said.get("page") == "lesson" and said.get("exercises") != [] else ""


@cache
def _match() -> str:
    table = f'<div data-first="going-on" data-saved="{SAVE_KEY}" data-asked="seed">{_table()}</div>'
    return f'<div data-first="fresh">{_form(match_form(MatchSettings(), WELCOME, None))}</div>{table}'


@cache
def _route_game() -> str:
    """Return the form, or the room of a map for a game that goes on."""
    saved = f'data-saved="{game_form.SAVE_KEY}" data-asked="seed"'
    table = f'<div data-first="going-on" {saved}><div class="exp-panel exp-first-map">{READY_SOON}</div></div>'
    form = game_form.game_form(RouteAgreement(), game_form.WELCOME, None)
    return f'<div data-first="fresh">{_form(form)}</div>{table}'


def _form(form: Form) -> str:
    return (
        f'<div class="exp-panel exp-form"><h2>{escape(form["title"])}</h2>'
        f'<p class="exp-intro">{escape(form["intro"])}</p>{"".join(map(_field, form["fields"]))}'
        f'<div class="exp-fold"><div class="exp-first-fold">{_blank(form["folded"]["label"])}</div></div>'
        f'<div class="exp-actions">{_button(form["submit"]["label"])}</div></div>'
    )


def _field(field: Field) -> str:
    choices = "".join(map(_choice, field["options"]))
    return (
        f'<fieldset class="exp-field"><legend class="exp-legend">{escape(field["legend"])}</legend>'
        f'<div class="exp-choice-row">{choices}</div></fieldset>'
    )


def _choice(choice: Choice) -> str:
    told = f"<small>{_blank(choice['help'])}</small>" if "help" in choice else ""
    return (
        '<span class="exp-choice"><input type="radio" disabled><span class="exp-choice-words">'
        f"<span>{_blank(choice['label'])}</span>{told}</span></span>"
    )


def _table() -> str:
    scores = "".join(f"<tr><th>{_blank('Round')}</th><td>{_blank('0')}</td></tr>" for _ in range(3))
    return (
        f"{_BACK_SYMBOL}"
        '<div class="exp-table-frame"><div class="exp-table">'
        f'<div class="exp-head"><p class="exp-state"><b>{_blank("Round")}</b></p></div>'
        '<div class="exp-layout"><div class="exp-sheet"><div class="exp-map" data-columns="5">'
        f"{_other_side()}{_river()}{_own_side()}</div>{_shelf(READY_SOON)}</div>"
        '<div class="exp-side"><div class="exp-box"><table class="exp-scores">'
        f'<caption class="exp-box-title">{_blank("Scores")}</caption>'
        f"<thead><tr><th></th><th>{_blank('You')}</th></tr></thead><tbody>{scores}</tbody>"
        f"<tfoot><tr><th>{_blank('Match')}</th><td>{_blank('0')}</td></tr></tfoot></table></div>"
        f'<div class="exp-help">{"".join(map(_button, ("Take back", "Do again", "New match")))}</div>'
        "</div></div></div></div>"
        f'<div class="exp-panel exp-share"><p class="exp-box-title">{_blank("This deal")}</p>'
        f'<div class="exp-share-items">{_share_item() * 3}</div></div>'
    )


def _other_side() -> str:
    ledger = f'<span class="exp-ledger exp-ledger--none"><span>{_blank("not started")}</span></span>'
    lanes = "".join(_spot(column, f"{ledger}{_empty(suit)}") for column, suit in _COLUMNS)
    return (
        f'<div class="exp-zone exp-zone--other">{lanes}<div class="exp-camp" data-column="5">'
        f'{_total("Scout, this round")}<span class="exp-backs">{_CARD * HAND}</span><span>{_blank("8 cards")}</span>'
        "</div></div>"
    )


def _river() -> str:
    piles = "".join(_spot(column, _empty(suit) + _foot(suit)) for column, suit in _COLUMNS)
    pile = f'<span class="exp-pile">{_CARD}</span><span class="exp-river-foot">{_blank("Pile")}</span>'
    return f'<div class="exp-zone exp-zone--river">{piles}{_spot(5, pile)}</div>'


def _own_side() -> str:
    below = f'<span class="exp-landing"></span><span class="exp-ledger"><span>{_blank("not started")}</span></span>'
    lanes = "".join(_spot(column, _empty(suit) + below) for column, suit in _COLUMNS)
    compass = f'<svg class="exp-camp-rose" viewBox="0 0 100 100">{rose()}</svg>'
    camp = f'<div class="exp-camp" data-column="5">{compass}{_total("You, this round")}</div>'
    return f'<div class="exp-zone exp-zone--own">{lanes}{camp}</div>'


def _shelf(prompt: str) -> str:
    return (
        f'<div class="exp-shelf"><div class="exp-say"><p class="exp-prompt">{prompt}</p></div>'
        f'<div class="exp-hand">{_CARD * HAND}</div></div>'
    )


@cache
def _exercise() -> str:
    return (
        f'{_BACK_SYMBOL}<div class="exp-exercise-frame"><div class="exp-panel exp-exercise"><div class="exp-task"><div>'
        f'<p class="exp-eyebrow">{_blank("Exercise")}</p><p class="exp-task-words">{READY_SOON}</p>'
        f'<p class="exp-quiet">{_blank("Choose a card.")}</p></div></div>'
        '<div class="exp-exercise-table"><div class="exp-table-frame"><div class="exp-table">'
        '<div class="exp-layout exp-layout--bare"><div class="exp-sheet"><div class="exp-map" data-columns="5">'
        f"{_river()}{_own_side()}</div>{_shelf('')}</div></div></div></div></div>"
        f'<div class="exp-guide"><div class="exp-actions">{_button("Try again")}</div></div>'
        f'<ul class="exp-ladder"><li><span class="exp-rung"></span>{_button("Show a hint")}</li></ul></div></div>'
    )


def _spot(column: int, inner: str) -> str:
    return f'<span class="exp-spot" data-column="{column}">{inner}</span>'


def _empty(suit: str) -> str:
    mark = f'<svg class="exp-suit" data-suit="{suit}" viewBox="0 0 24 24"><path d="{SUIT_PATHS[suit]}"/></svg>'
    return f'<span class="exp-empty">{mark}</span>'


def _foot(suit: str) -> str:
    name = Suit(suit).plural.capitalize()
    return f'<span class="exp-river-foot"><span class="exp-lane-name">{_blank(name)}</span></span>'


def _total(words: str) -> str:
    return f'<span class="exp-ledger exp-ledger--total"><span>{_blank(words)}</span><b>{_blank("0")}</b></span>'


def _share_item() -> str:
    words = f'<p class="exp-share-label">{_blank("Link")}</p><p class="exp-help-line">{_blank("The same cards.")}</p>'
    return f'<div class="exp-share-item"><div>{words}</div><div class="exp-actions">{_button("Copy")}</div></div>'


def _button(words: str) -> str:
    return f'<span class="exp-button" aria-disabled="true">{_blank(words)}</span>'


def _blank(words: str) -> str:
    """Return words that take their room and are not seen."""
    return f'<span class="exp-first-blank">{escape(words)}</span>'


_BACK_SYMBOL: Final = (
    f'<svg class="exp-hidden"><symbol id="exp-first-back" viewBox="0 0 100 140">{back()}</symbol></svg>'
)
