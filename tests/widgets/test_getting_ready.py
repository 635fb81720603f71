"""Pilot needs the fast rounds: while they are compiled the page says so, deals nothing twice and loses nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming
from expeditions_widgets.widgets import match_entrance
from expeditions_widgets.widgets.card_match import CardMatch
from tests.widgets.driving import Browser, Content, fields

if TYPE_CHECKING:
    from collections.abc import Callable

LINK = "?seed=7&opponent=strong&dealer=B"


class Compiler:
    """Stands for the other process: ready once it is told to be."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done = False
        patch.setattr(match_entrance, "is_warm", lambda: self.done)
        patch.setattr(Warming, "wait", lambda _self, _seconds: self.done)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(monkeypatch)


def in_a_kernel(play: Callable[[Browser], Content]) -> Content:
    """Return what `play` returns in a running loop, as a kernel has one; work in the background goes on after it."""

    async def run() -> Content:
        browser = Browser(CardMatch())
        found = play(browser)
        for _ in range(20):
            await asyncio.sleep(0)
        return found or browser.states[-1]

    return asyncio.run(run())


def test_the_page_says_that_it_gets_ready_and_the_match_is_the_saved_one(compiler: Compiler) -> None:
    assert not compiler.done

    def play(browser: Browser) -> Content:
        return browser.hello(LINK)

    state = in_a_kernel(play)
    assert state["form"]["intro"] == state["live"] == state["form"]["submit"]["why"] == GETTING_READY
    assert '[Opponent "strong"]' in state["save"]["text"]
    assert '[Seed "7"]' in state["save"]["text"]


def test_what_is_sent_meanwhile_deals_nothing(compiler: Compiler) -> None:
    def play(browser: Browser) -> Content:
        browser.hello(LINK)
        browser.submit(seed="8", opponent="steady")
        compiler.done = False
        return browser.press("resume")

    state = in_a_kernel(play)
    assert '[Seed "7"]' in state["save"]["text"]
    assert "table" not in state


def test_once_ready_the_match_begins_by_itself(compiler: Compiler) -> None:
    shown: list[Browser] = []

    def play(browser: Browser) -> Content:
        shown.append(browser)
        browser.hello(LINK)
        compiler.done = True
        return {}

    in_a_kernel(play)
    state = shown[0].widget.state
    assert state["table"]["other"]["name"] == "Pilot"
    assert state["live"].startswith("Pilot dealt, so you start.")


def test_other_opponents_wait_for_nothing(compiler: Compiler) -> None:
    browser = Browser(CardMatch())
    assert not compiler.done
    assert "table" in browser.hello("?seed=7&opponent=eager&dealer=B")
    assert fields(Browser(CardMatch()).hello()["form"])
