"""Keys pressed in every kind of control of a widget in JupyterLab, and which widgets there are."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

from expeditions_widgets.widgets.retry_table import RetryTable
from expeditions_widgets.widgets.surface import Surface
from expeditions_widgets.widgets.tried_exercise import Within

if TYPE_CHECKING:
    from types import ModuleType

    from playwright.sync_api import Locator, Page

KEYS = ["d", "d", "a", "b", "x", "z", "m", "y", "0", "0", "1", "ArrowDown", "Control+z"]
FOCUSABLE = "button, input, summary, textarea, a[href], [tabindex]"


def widget_of_cell(notebook: Locator, number: int) -> Locator:
    """Return the widget below a cell."""
    return notebook.locator(".jp-Cell").nth(number).locator(".exp")


def kinds_of_controls(widget: Locator, *, finely: bool) -> dict[str, Locator]:
    """Return a visible control of each kind: a card for all cards, a place for all places of a sort.

    A kind is an element with its type and its sort of place; finely seen, how it is drawn counts as well.
    """
    controls = widget.locator(FOCUSABLE)
    places: list[tuple[str, int]] = controls.evaluate_all(
        """(all, finely) => {
             // All places of a map are alike.
             const place = e => (e.localName === "g" ? "" : (e.dataset.place ?? "").split("-")[0]);
             const kind = e => [e.localName, e.type, finely ? e.className : "card" in e.dataset, place(e)].join();
             const visible = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility === "visible";
             const found = new Map();
             all.forEach((e, place) => { if (visible(e) && !found.has(kind(e))) found.set(kind(e), place); });
             return [...found];
           }""",
        finely,
    )
    return {kind: controls.nth(place) for kind, place in places}


def kinds_of_widgets(package: ModuleType) -> set[str]:
    """Return the names of all widgets of a package that a notebook's cell can show."""
    modules = [import_module(f"{package.__name__}.{found.name}") for found in pkgutil.iter_modules(package.__path__)]
    classes = {each for module in modules for _, each in inspect.getmembers(module, inspect.isclass)}
    parts = (RetryTable, Within)  # each is shown by another widget
    widgets = {each for each in classes if issubclass(each, Surface) and not issubclass(each, parts)}
    return {each.__name__ for each in widgets if not any(each in other.__mro__[1:] for other in widgets)}


def press_every_key(page: Page, widget: Locator, *, finely: bool) -> None:
    """Press each of the keys in a control of each kind; what a key brings forth has its turn too."""
    tried: set[str] = set()
    while untried := {kind: at for kind, at in kinds_of_controls(widget, finely=finely).items() if kind not in tried}:
        kind, control = next(iter(untried.items()))
        tried.add(kind)
        control.focus()
        for key in KEYS:
            page.keyboard.press(key)
    assert tried
