"""A browser at the route game's table, and ways through a game for the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expeditions_widgets.widgets.routes.route_game import RouteGame
from tests.widgets.driving import Browser, Content

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from expeditions_widgets.play.routes.sitting import RouteSitting

HEADERS = {"save", "share", "serial"}
"""What names a deal on purpose, and the number of the answer."""


def at_table(query: str = "?seed=7&seats=person,greedy&board=europe") -> Browser:
    """Return a browser at a game dealt by a link; without more, the person and Courier on the small board."""
    browser = Browser(RouteGame())
    browser.hello(query)
    assert "routes" in browser.state
    return browser


def table_of(browser: Browser) -> Content:
    """Return the table now."""
    table: Content = browser.state["routes"]
    return table


def sitting_at(browser: Browser) -> RouteSitting:
    """Return the sitting that a browser's widget holds."""
    assert isinstance(browser.widget, RouteGame)
    sitting = browser.widget._sitting
    assert sitting is not None
    return sitting


def live_buttons(table: Content) -> list[str]:
    """Return the ids of all that can be pressed on a table but the way back and out."""
    buttons = [*table["buttons"], *(table["tickets"] or {"buttons": []})["buttons"]]
    return [button["id"] for button in buttons if "why" not in button]


def act(browser: Browser, numbers: Random) -> Content:
    """Make one choice that the table offers, at random."""
    table = table_of(browser)
    if table["cover"]:
        return browser.press("ready")
    if table["swap"]:
        drawn, hand = (numbers.randint(1, len(table["swap"][name])) for name in ("drawn", "hand"))
        values = {"drawn": str(drawn), "discarded": str(hand)}
        browser.submit(**values)
        return browser.submit(**values) if table_of_or_none(browser, "swap") else browser.state
    offered = [choice["id"] for choice in table["choices"]]
    rare = [button for button in live_buttons(table) if not button.startswith("ticket-remove")]
    if rare and (not offered or numbers.random() < 0.15):
        offered = rare
    return browser.press(numbers.choice(offered) if offered else "hand-over")


def table_of_or_none(browser: Browser, part: str) -> object:
    """Return a part of the table now, or None if there is no table."""
    table = browser.state.get("routes")
    return table[part] if table else None


def whole_game(browser: Browser, numbers: Random) -> Iterator[Content]:
    """Play a game to its end with random choices, yielding each state."""
    for _ in range(2000):
        yield browser.state
        if "routeEnd" in browser.state:
            return
        act(browser, numbers)
    raise AssertionError("The game did not end.")


def bare(state: Content) -> Content:
    """Return a state without what names a deal on purpose."""
    return {name: part for name, part in state.items() if name not in HEADERS}
