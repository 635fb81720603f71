"""Pilot needs the fast rounds: while they are compiled a page says so, deals nothing twice and loses nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming
from expeditions_widgets.widgets import match_entrance, position_setup
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.position_setup import PositionSetup
from expeditions_widgets.widgets.surface import SORRY
from tests.widgets.driving import Browser, Content, fields

if TYPE_CHECKING:
    from collections.abc import Callable

POSITION = "?at=A+sJ36/D+h5/a+hKQ479T+c23/b+?8/P+?20/T+A1"
LINK = "?seed=7&opponent=strong&dealer=B"


class Compiler:
    """Stands for the other process: ready once it is told to be."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done = False
        for page in (match_entrance, position_setup):
            patch.setattr(page, "is_warm", lambda: self.done)
        patch.setattr(Warming, "wait", lambda _self, _seconds: self.done)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(monkeypatch)


def in_a_kernel(play: Callable[[Browser], Content], page: type[CardMatch | PositionSetup] = CardMatch) -> Content:
    """Return what `play` returns in a running loop, as a kernel has one; work in the background goes on after it."""

    async def run() -> Content:
        browser = Browser(page())
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


def against(state: Content) -> str:
    """Return whose button is pressed in above the table."""
    (field,) = state["positionHead"]["fields"]
    (checked,) = [option["value"] for option in field["options"] if option["checked"]]
    assert field["value"] == checked
    return str(checked)


def choose(browser: Browser, player: str) -> Content:
    return browser.send({"type": "fill", "serial": browser.state["serial"], "values": {"against": player}})


def kept_against(compiler: Compiler, *tried: tuple[str | None, str]) -> str:
    """Return what the browser keeps of a position that was played on against Pilot."""
    compiler.done = True
    browser = Browser(PositionSetup())
    browser.hello(POSITION)
    choose(browser, "strong")
    for code, place in tried:
        browser.attempt(code, place)
    compiler.done = False
    return str(browser.state["save"]["text"])


def test_a_position_goes_on_against_the_player_that_was_waited_for(compiler: Compiler) -> None:
    shown: list[Browser] = []

    def play(browser: Browser) -> Content:
        shown.append(browser)
        browser.hello(POSITION)
        waiting = choose(browser, "strong")
        assert against(waiting) == "strong"
        assert waiting["live"] == waiting["positionHead"]["intro"] == GETTING_READY
        compiler.done = True
        return {}

    in_a_kernel(play, PositionSetup)
    state = shown[0].widget.state
    assert against(state) == "strong"
    assert state["table"]["other"]["name"] == "Pilot"
    assert state["live"].startswith("Pilot is ready.")
    assert state["positionHead"]["intro"] != GETTING_READY


@pytest.mark.parametrize("other", ["both", "steady"])
def test_whoever_is_chosen_instead_stays(compiler: Compiler, other: str) -> None:
    shown: list[Browser] = []

    def play(browser: Browser) -> Content:
        shown.append(browser)
        browser.hello(POSITION)
        choose(browser, "strong")
        choose(browser, other)
        compiler.done = True
        return {}

    in_a_kernel(play, PositionSetup)
    assert against(shown[0].widget.state) == other


def test_a_kept_position_waits_for_its_player_and_loses_no_action(compiler: Compiler) -> None:
    kept = kept_against(compiler, ("h4", "own-h"))
    shown: list[Browser] = []

    def play(browser: Browser) -> Content:
        shown.append(browser)
        waiting = browser.hello(POSITION, kept)
        assert against(waiting) == "strong"
        assert GETTING_READY in waiting["live"]
        assert waiting["save"]["text"] == kept
        compiler.done = True
        return {}

    in_a_kernel(play, PositionSetup)
    state = shown[0].widget.state
    assert against(state) == "strong"
    assert (state["table"]["step"], state["table"]["other"]["name"]) == (2, "Pilot")
    assert state["save"]["text"] == kept


def test_a_player_that_can_not_be_got_ready_leaves_the_table_as_it_is(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Browser] = []

    calls: list[float] = []

    def fail_later(_self: Warming, seconds: float) -> bool:
        calls.append(seconds)
        if len(calls) > 1:
            raise OSError
        return False

    monkeypatch.setattr(Warming, "wait", fail_later)

    def play(browser: Browser) -> Content:
        shown.append(browser)
        browser.hello(POSITION)
        assert against(choose(browser, "strong")) == "strong"
        return {}

    assert not compiler.done
    in_a_kernel(play, PositionSetup)
    assert against(shown[0].widget.state) == "both"
    assert shown[0].widget.state["live"] == SORRY
