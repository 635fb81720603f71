"""Every page as a room sees it: nothing lies beyond its sides, and every control can be brought into sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import dots
from tests.browser.harness.view import BrowserView, view
from tests.notebooks.store import CHECKOUT, notebooks

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

SIGHTS = [view(1024, 768), view(1920, 1080, "dark")]
PAGES = [str(path.relative_to(CHECKOUT)) for path in notebooks()]
OUT_OF_REACH = """() => {
    const away = '.exp-skip, .exp-site-skip, dialog:not([open])';
    const shown = one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
        && one.getBoundingClientRect().width >= 4 && one.closest(away) === null;
    const pressed = 'label, button, a, summary';
    const isOf = (at, one) => one.contains(at) || (at.contains(one) && at.closest(pressed) !== null);
    const struck = one => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getClientRects()[0];
        return [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .85]].some(([x, y]) => {
            const at = document.elementFromPoint(left + x * width, top + y * height);
            return at !== null && isOf(at, one);
        });
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')];
    return controls.filter(one => shown(one) && !struck(one)).map(one => one.outerHTML.slice(0, 120));
}"""
"""The controls that no click reaches, each as the beginning of its markup."""


def check(page: Page) -> None:
    """See that nothing is cut off at the page's sides, and that each control can be struck."""
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert page.evaluate(OUT_OF_REACH) == []


@pytest.mark.soak
@pytest.mark.parametrize("seen", SIGHTS, ids=str)
@pytest.mark.parametrize("notebook", PAGES)
def test_every_control_is_within_reach(visit: Visit, notebook: str, seen: BrowserView) -> None:
    page = visit(notebook, seen, query="present=1")
    steps = dots(page).count()
    check(page)
    for _ in range(1, steps):
        page.evaluate("location.hash = `page-${Number(location.hash.slice(6) || 1) + 1}`")
        check(page)
    assert axe(page) == []
