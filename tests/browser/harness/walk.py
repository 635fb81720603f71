"""A walk over a page with the Tab key: where it stops, in which order, and whether one can see it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_STOPS = 200
CONTROLS = {
    "button",
    "checkbox",
    "combobox",
    "link",
    "menuitem",
    "option",
    "radio",
    "searchbox",
    "slider",
    "spinbutton",
    "switch",
    "tab",
    "textbox",
}

_STOP = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return null;
  const last = window.lastStop;
  window.lastStop = at;
  const box = at.getBoundingClientRect();
  // A control may be drawn by its label or by the sign beside it.
  const drawn = [at, at.closest('label'), at.nextElementSibling].filter((one) => one !== null).map(getComputedStyle);
  return {
    text: at.outerHTML.slice(0, 160),
    after: !last || Boolean(last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
    ring: drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    left: box.left + scrollX, top: box.top + scrollY, right: box.right + scrollX, bottom: box.bottom + scrollY,
  };
}"""


@dataclass(frozen=True)
class Stop:
    """One stop: the element, whether it follows the stop before it in the document, its ring, its box in CSS px."""

    text: str
    after: bool
    ring: bool
    left: float
    top: float
    right: float
    bottom: float


def walk(page: Page) -> list[Stop]:
    """Return the stops of the Tab key, from the skip link to the end of the page."""
    page.evaluate("() => { window.lastStop = null; document.querySelector('.exp-site-skip').focus(); }")
    # There and back by keys: a focus that a mouse or a script has set need not be visible.
    for key in ("Tab", "Shift+Tab"):
        page.keyboard.press(key)
    stops: list[Stop] = []
    for _ in range(MOST_STOPS):
        found = page.evaluate(_STOP)
        if found is None or (stops and found["text"] == stops[0].text):
            return stops
        stops.append(Stop(**found))
        page.keyboard.press("Tab")
    raise AssertionError(f"After {MOST_STOPS} stops the walk is still going on.")


def backward(stops: list[Stop]) -> list[str]:
    """Return the stops that stand before the one they follow: in the document, or above it and not beside it."""
    return [
        f"{before.text} -> {after.text}"
        for before, after in pairwise(stops)
        if not after.after or (after.bottom <= before.top and after.left < before.right)
    ]


def nameless(page: Page) -> list[str]:
    """Return the roles of the controls that a screen reader could not name; the browser says what it would read.

    Raises:
        AssertionError: if the browser finds no control at all.
    """
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    controls = [node for node in nodes if not node["ignored"] and node["role"]["value"] in CONTROLS]
    assert controls
    return [node["role"]["value"] for node in controls if not node.get("name", {}).get("value", "").strip()]
