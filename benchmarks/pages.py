"""How soon a page answers its first click in a real browser that has never seen it."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from benchmarks.ratios import middle, ratio
from tests.browser.conftest import QUIET
from tests.browser.find_browser import find_browser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from benchmarks.servers import Server

BUTTON_PAGE: Final = "notebooks/button.ipynb"
BUTTON_CODE: Final = """
import ipywidgets

clicks = 0
button = ipywidgets.Button(description="Click")

def count(_):
    global clicks
    clicks += 1
    button.description = f"Clicked {clicks} times"

button.on_click(count)
button
"""
_MILLISECONDS: Final = 90_000
_POLLING: Final = 200
_WATCH: Final = """
(() => {
  const found = { line: 0, sent: 0, clicked: 0, answered: 0 };
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener("open", () => { found.line ||= performance.now(); });
    }
  };
  // What a visitor can click lies in view, and nothing covers it.
  const canBeClicked = (one) => {
    if (!one.checkVisibility() || one.ariaDisabled === "true") return false;
    one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return width > 0 && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const look = () => {
    if (found.clicked === 0) {
      const button = [...document.querySelectorAll(BUTTON)].find(canBeClicked);
      if (button) {
        found.clicked = performance.now();
        button.click();
      }
    } else if (document.querySelector(ANSWER)?.textContent.includes(TEXT)) {
      const [page] = performance.getEntriesByType("navigation");
      window.measured = { ...found, answered: performance.now(), first: page.responseStart, page: page.responseEnd };
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


@dataclass(frozen=True)
class Probe:
    """What is clicked on a page, and what shows that the kernel has answered.

    Attributes:
        name: what tables call the page.
        notebook: the page.
        button: a selector of what is clicked.
        answer: a selector of what is there once the click is answered.
        text: what stands in it then; empty if its being there is enough.
        most: the most that the page may take, as a ratio to the stock page with a button.
    """

    name: str
    notebook: str
    button: str
    answer: str
    text: str = ""
    most: float = 1.0


STOCK: Final = Probe("stock page with a Button", BUTTON_PAGE, ".jupyter-button", ".jupyter-button", "Clicked 1")
PROBES: Final = (
    Probe("lesson", "tutorials/cards/01-first-expedition.ipynb", '[data-key="more"]', '[data-key="hint-1"]', most=1.15),
    Probe("play", "notebooks/play-cards.ipynb", "form [type=submit]", "button[data-card]", most=1.15),
    Probe(
        "wager lab",
        "notebooks/wager-lab.ipynb",
        '[data-key="button-preset-late"]',
        '[role="status"]',
        "Late in the round",
        most=1.4,
    ),
)


@dataclass(frozen=True)
class Load:
    """A page's way to its first answered click, in ms since the browser set out.

    Attributes:
        first: the first byte of the page is here.
        page: all of the page is here: its cells have run.
        line: the line to the kernel stands.
        clicked: the button could be clicked, and was.
        answered: the answer could be seen.
    """

    first: float
    page: float
    line: float
    clicked: float
    answered: float


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start the machine's Chrome or Chromium for the length of the block."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=[*QUIET, *(["--no-sandbox"] if root else [])]
        )
        yield browser
        browser.close()


def opened(browser: Browser, server: Server, probe: Probe) -> tuple[Page, Load]:
    """Open a page in a context that has never seen it, click, and return the page and its times."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(watching(probe))
    page.goto(server.page(probe.notebook), wait_until="commit")
    found = page.wait_for_function("() => window.measured", polling=_POLLING, timeout=_MILLISECONDS).json_value()
    return page, Load(**{name: found[name] for name in Load.__annotations__})


def watching(probe: Probe) -> str:
    """Return the script that clicks and takes the times, for a probe."""
    words = {"BUTTON": probe.button, "ANSWER": probe.answer, "TEXT": probe.text}
    set_up = "".join(f"const {name} = {json.dumps(word)};" for name, word in words.items())
    return f"(() => {{{set_up}{_WATCH}}})();"


def closed(page: Page, server: Server) -> None:
    """End a page's kernel whether or not its server does so by itself, and close the page."""
    kernel = json.loads(page.locator("#jupyter-config-data").inner_text())["kernelId"]
    page.context.clear_cookies()
    token = "0" * 32
    address = f"{server.address}/voila/api/shutdown/{kernel}?_xsrf={token}"
    page.context.request.post(address, headers={"Cookie": f"_xsrf={token}"})
    page.context.close()


def page_loads(browser: Browser, stock: Server, ours: Server, *, repeats: int) -> None:
    """Open the stock page and each of ours in turn, again and again, and print the table."""
    loads: dict[str, list[Load]] = {}
    for _ in range(repeats):
        for probe in (STOCK, *PROBES):
            server = stock if probe is STOCK else ours
            page, load = opened(browser, server, probe)
            closed(page, server)
            loads.setdefault(probe.name, []).append(load)
    print(f"\nTo the first answered click in a cold browser: medians of {repeats}, in ms")
    print(f"{'page':26}{'first byte':>11}{'all of it':>11}{'line':>8}{'clickable':>11}{'answered':>10}   to stock")
    base = [load.answered for load in loads[STOCK.name]]
    for probe in (STOCK, *PROBES):
        each = loads[probe.name]
        times = [middle([getattr(load, name) for load in each]) for name in Load.__annotations__]
        row = "".join(f"{time:>{width}.0f}" for time, width in zip(times, (11, 11, 8, 11, 10), strict=True))
        compared = ratio([load.answered for load in each], base, most=probe.most) if probe is not STOCK else ""
        print(f"{probe.name:26}{row}   {compared}", flush=True)
