"""In JupyterLab: widgets whose kernel died or was restarted say so at a click, and running the cell brings all back."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harness.kernel import kernel_process
from tests.browser.harness.lab import Lab, lab_running, open_notebook
from tests.browser.harness.lab_keys import widget_of_cell
from tests.browser.harness.lost import SOON
from tests.browser.harness.table import card, expect_step, hand, live, place, saved, turn_by_mouse
from tests.browser.harness.watch import problems
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc"),
]

NOTEBOOK = "match.ipynb"
MATCH = "from expeditions_widgets.widgets.card_match import CardMatch\n\nCardMatch()"


@pytest.fixture
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    folder = tmp_path_factory.mktemp("lessons")
    write_notebook(folder / NOTEBOOK, "# A match", ">>>" + MATCH)
    with lab_running(folder, tmp_path_factory.mktemp("home")) as running:
        yield running


def killed(page: Page, lab: Lab) -> None:
    listed = page.request.get(f"{lab.address}/api/kernels?token={lab.token}").json()
    os.kill(kernel_process(listed[0]["id"]), signal.SIGKILL)
    page.get_by_role("dialog").get_by_role("button", name="Ok").click()


def restarted(page: Page, _: Lab) -> None:
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.locator(".lm-Menu-itemLabel").get_by_text("Restart Kernel…", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Confirm Kernel Restart").click()


@pytest.mark.parametrize("lose", [killed, restarted])
def test_a_lost_kernel_is_told_at_a_click_and_the_cell_brings_the_match_back(
    lab: Lab, lab_page: Page, lose: Callable[[Page, Lab], None]
) -> None:
    notebook = open_notebook(lab_page, lab, NOTEBOOK)
    table = widget_of_cell(notebook, 1)
    table.locator('button[type="submit"]').first.click()
    expect_step(table, 1)
    turn_by_mouse(table)
    expect_step(table, 1)
    before, record = hand(table), saved(lab_page)
    lose(lab_page, lab)
    card(table, before[0]).click()
    place(table, f"discard-{before[0][0]}").click()
    lost = table.locator(".exp-lost")
    expect(lost).to_contain_text("Nothing answers here any more. Run the cell again", timeout=SOON)
    expect(lost.get_by_role("button")).to_have_count(0)
    lab_page.get_by_role("menuitem", name="Run", exact=True).click()
    lab_page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(live(table)).to_contain_text("Welcome back")
    expect_step(table, 1)
    expect(lost).to_have_count(0)
    assert hand(table) == before
    assert saved(lab_page) == record
    problems(lab_page).clear()  # JupyterLab remarks on a kernel that went away
