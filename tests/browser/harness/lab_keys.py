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


def one_of_each_control(widget: Locator, *, finely: bool) -> list[Locator]:
    """Return the visible controls that differ in kind: a card for all cards, a place for all places of a sort.

    A kind is an element with its type and its sort of place; finely seen, how it is drawn counts as well.
    """
    controls = widget.locator(FOCUSABLE)
    places: list[int] = controls.evaluate_all(
        """(all, finely) => {
             // All places of a map are alike.
             const place = e => (e.localName === "g" ? "" : (e.dataset.place ?? "").split("-")[0]);
             const kind = e => [e.localName, e.type, finely ? e.className : "card" in e.dataset, place(e)].join();
             const visible = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility === "visible";
             const found = new Map();
             all.forEach((e, place) => { if (visible(e) && !found.has(kind(e))) found.set(kind(e), place); });
             return [...found.values()];
           }""",
        finely,
    )
    return [controls.nth(place) for place in places]


def kinds_of_widgets(package: ModuleType) -> set[str]:
    """Return the names of all widgets of a package that a notebook's cell can show."""
    modules = [import_module(f"{package.__name__}.{found.name}") for found in pkgutil.iter_modules(package.__path__)]
    classes = {each for module in modules for _, each in inspect.getmembers(module, inspect.isclass)}
    parts = (RetryTable, Within)  # each is shown by another widget
    widgets = {each for each in classes if issubclass(each, Surface) and not issubclass(each, parts)}
    return {each.__name__ for each in widgets if not any(each in other.__mro__[1:] for other in widgets)}


def press_every_key(page: Page, controls: list[Locator]) -> None:
    """Press each of the keys in each control."""
    assert controls
    for control in controls:
        control.focus()
        for key in KEYS:
            page.keyboard.press(key)
