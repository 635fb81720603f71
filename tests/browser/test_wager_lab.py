"""The wager lab in the browser: set by keys, predicted first, opened by a link, clean in both lights and on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.axe import axe
from tests.browser.harness.table import board, focused, live
from tests.browser.harness.view import LAPTOP, PHONE_AT_NIGHT, BrowserView, in_soak

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visit

APP = "notebooks/wager-lab.ipynb"
MILLISECONDS_TO_COMPILE = 90_000
SHORT = "preset=late&deals=300&seed=browser"


def answered(page: Page) -> Locator:
    lab = board(page, "Wager lab")
    expect(lab.locator('[data-part="policy"] table')).to_be_visible(timeout=MILLISECONDS_TO_COMPILE)
    return lab


def means(lab: Locator) -> Locator:
    return lab.locator('[data-part="laid"]').get_by_role("row", name="Mean")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_by_keys_alone_a_control_moves_and_the_figures_follow(visit: Visit) -> None:
    page = visit(APP, query=SHORT)
    lab = answered(page)
    before = means(lab).text_content() or ""
    lab.get_by_role("slider", name="Cards in the draw pile").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(lab.get_by_role("spinbutton", name="Cards in the draw pile")).to_have_value("11")
    expect(lab).to_contain_text("11 cards in the draw pile; 300 deals from the seed “browser”")
    expect(means(lab)).not_to_have_text(before)
    after = means(lab).text_content() or ""
    face = lab.locator('[data-key="face-h5"]')
    face.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(focused(page)).to_have_attribute("aria-pressed", "true")
    expect(live(lab)).to_contain_text("6 of hearts in your hand.")
    expect(means(lab)).not_to_have_text(after)
    page.reload()
    expect(answered(page)).to_contain_text("Hearts 5 6 8 in hand")


def test_what_can_t_be_played_is_told_beside_it_and_the_figures_stay(visit: Visit) -> None:
    page = visit(APP, query=SHORT)
    lab = answered(page)
    before = means(lab).text_content() or ""
    field = lab.get_by_role("spinbutton", name="Cards in the draw pile")
    field.fill("40")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("From 1 to 21"))
    expect(means(lab)).to_have_text(before)
    field.fill("5")
    field.press("Enter")
    expect(lab).to_contain_text("5 cards in the draw pile; 300")
    lab.get_by_text("Other cards").click()
    lab.get_by_label("Discards", exact=True).check()
    lab.locator('[data-key="card-cJ"]').click()
    expect(lab.locator('[data-key="card-cJ"]')).to_have_accessible_name("jack of clubs, wager, on the discards")
    lab.locator('[data-key="card-hJ"]').click(force=True)
    expect(lab).to_contain_text("The wagers of hearts are the lab’s own")


@pytest.mark.parametrize("seen", [*in_soak(LAPTOP), PHONE_AT_NIGHT], ids=str)
def test_a_prediction_comes_first_and_every_state_is_clean_and_fits(visit: Visit, seen: BrowserView) -> None:
    page = visit(APP, seen, query=f"{SHORT}&predict=1")
    lab = board(page, "Wager lab")
    expect(lab.get_by_label("Predict first, then reveal")).to_be_checked()
    expect(lab).to_contain_text("The answer appears here after your guess.")
    expect(lab.locator("svg[role=img]")).to_have_count(0)
    lab.get_by_role("button", name="Reveal").click()
    expect(lab).to_contain_text("Choose a number of wagers first.")
    assert axe(page) == []
    lab.get_by_role("radio", name="One", exact=True).check()
    lab.get_by_label("Its mean, in points").fill("5")
    page.keyboard.press("Enter")
    expect(lab.locator("[data-said]")).to_contain_text("You said one wager, with a mean of 5.")
    answered(page)
    lab.get_by_text("Other cards").click()
    assert axe(page) == []
    assert fits(page)


def test_the_figures_can_be_taken_away_without_a_request(visit: Visit, tmp_path: Path) -> None:
    page = visit(APP, query=SHORT)
    lab = answered(page)
    for name, file, begins in (
        ("Save the tables as CSV", "wager-lab-browser.csv", b"Question,"),
        ("Save as PNG", "wager-lab-browser-laid.png", b"\x89PNG"),
    ):
        with page.expect_download() as download:
            lab.get_by_role("button", name=name).first.click()
        assert download.value.suggested_filename == file
        download.value.save_as(tmp_path / file)
        assert (tmp_path / file).read_bytes().startswith(begins)
