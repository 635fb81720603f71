"""The pages for teachers in the browser: reached from the front page, clean, and in the visitor's own look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.axe import axe
from tests.browser.harness.view import LAPTOP, PHONE, PHONE_AT_NIGHT, BrowserView, in_soak, view

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

PAGES = ("Each lesson in class", "A lesson on risk")


@pytest.mark.parametrize("seen", [PHONE_AT_NIGHT, *in_soak(LAPTOP, PHONE, view(1024, 768))], ids=str)
def test_they_are_clean_and_fit(visit: Visit, seen: BrowserView) -> None:
    page = visit("notebooks/index.ipynb", seen)
    for name in PAGES:
        page.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.theme ?? document.body.dataset.theme") == seen.theme
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.go_back()
