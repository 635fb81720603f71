"""Hidden cards never reach the browser: two deals that differ only in them give it the very same messages."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.engine.cards import (
    Action,
    Card,
    Match,
    Play,
    Seat,
    View,
    deck,
    legal_card_actions,
    parse_action,
    start_match,
)
from expeditions_widgets.engine.cards.writing import run_text
from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.play.saving import seated
from tests.browser.harness.site import Site, serving
from tests.browser.harness.table import board, card, expect_step, place
from tests.browser.harness.watch import kernel_messages
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

TURNS = 5
"""Turns of the person that are played and compared."""

CELL = """
from expeditions_widgets.engine.cards import Seat, start_match
from expeditions_widgets.engine.cards.reading import parse_position
from expeditions_widgets.widgets.card_match import CardMatch

deck = parse_position("P {deck}").pile
CardMatch(start_match("unnamed", dealer=Seat.B, decks=(deck,)))
"""


@dataclass(frozen=True)
class TwoDeals:
    """Two decks, and the person's actions, under which the person sees the same in both."""

    decks: tuple[tuple[Card, ...], tuple[Card, ...]]
    actions: tuple[Action, ...]


def choice(view: View) -> Action:
    actions = legal_card_actions(view)
    return next((action for action in actions if isinstance(action, Play)), actions[0])


def seen(cards: tuple[Card, ...]) -> tuple[list[View], list[Action]]:
    """Play the person's turns against Scout; return what the person saw and did."""
    sitting = seated(start_match("unnamed", dealer=Seat.B, decks=(cards,)), "steady", ("You", ""))
    views, actions = [sitting.match.position.view(Seat.A)], []
    for _ in range(TURNS):
        for action in (choice(views[-1]), parse_action("p")):
            sitting.act(action)
            actions.append(action)
            sitting.reply()
            views.append(sitting.match.position.view(Seat.A))
    return views, actions


def two_deals() -> TwoDeals:
    cards = tuple(shuffled(deck(), generator("hidden cards")))
    views, actions = seen(cards)
    hers, later = range(1, 16, 2), range(len(cards) - 8, len(cards))
    for one, other in product(hers, later):
        swapped = list(cards)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if seen(tuple(swapped))[0] == views:
            return TwoDeals((cards, tuple(swapped)), tuple(actions))
    raise AssertionError("No two such deals were found: try another seed.")


@pytest.fixture(scope="module")
def deals() -> TwoDeals:
    return two_deals()


@pytest.fixture(scope="module")
def deals_site(deals: TwoDeals, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("deals")
    write_notebook(folder / "notebooks/index.ipynb", "# Two deals")
    for name, cards in zip(("one", "other"), deals.decks, strict=True):
        write_notebook(folder / f"notebooks/{name}.ipynb", "# A deal", ">>>" + CELL.format(deck=run_text(cards)))
    with serving(folder) as served:
        yield served


def play(page: Page, actions: tuple[Action, ...]) -> None:
    table = board(page)
    for action in actions:
        text = str(action)
        if text == "p":
            expect_step(table, 2)
            place(table, "pile").click()
        else:
            expect_step(table, 1)
            code = text.removeprefix("-")
            card(table, code).click()
            place(table, f"{'discard' if text.startswith('-') else 'own'}-{code[0]}").click()
    expect_step(table, 1)


def nameless(text: str) -> str:
    """Return a text with the names that every kernel makes up for itself taken out."""
    without = re.sub(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}", "ID", text)
    return without.replace("/other.ipynb", "/one.ipynb")


def heard(page: Page) -> list[str]:
    """Return all that widgets were told, in order; the states that come together are in no order."""
    told: list[str] = []
    for message in kernel_messages(page):
        if not message.kind.startswith("comm_"):
            continue
        states = message.content["data"].pop("states", {})
        told += sorted(nameless(json.dumps(state, sort_keys=True)) for state in states.values())
        told.append(nameless(json.dumps([message.kind, message.content], sort_keys=True)))
    return told


def test_two_deals_that_differ_only_in_hidden_cards_send_the_same_messages(
    visit: Visit, deals: TwoDeals, deals_site: Site
) -> None:
    pages = [visit(f"notebooks/{name}.ipynb", on=deals_site) for name in ("one", "other")]
    for page in pages:
        play(page, deals.actions)
    first, second = map(heard, pages)
    assert len(first) > 2 * TURNS
    assert first == second
    sources = [nameless(page.request.get(page.url).text()) for page in pages]
    assert sources[0] == sources[1]


def test_the_two_deals_do_differ(deals: TwoDeals) -> None:
    def match(cards: tuple[Card, ...]) -> Match:
        return start_match("unnamed", dealer=Seat.B, decks=(cards,))

    assert match(deals.decks[0]).position != match(deals.decks[1]).position
