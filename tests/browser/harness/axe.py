"""Asks axe what stands in the way of people who use a keyboard, a screen reader or a large print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.harness.site import CHECKOUT

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE_SCRIPT = CHECKOUT / "expeditions_widgets/frontend/node_modules/axe-core/axe.min.js"


def axe(page: Page) -> list[str]:
    """Return axe's findings on the page as it stands, each as rule, explanation and the places concerned.

    Raises:
        AssertionError: if axe is not installed.
    """
    assert AXE_SCRIPT.exists(), f"{AXE_SCRIPT} is missing: run npm ci in expeditions_widgets/frontend"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT.read_text(encoding="utf-8"))
    report = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{found['id']}: {found['help']}: " + "; ".join(str(node["target"]) for node in found["nodes"])
        for found in report["violations"]
    ]
