"""The real `expeditions lab` in a process of its own, and a notebook in it as a test's hands and eyes."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.harness.site import Server, command, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MILLISECONDS_TO_START = 60_000
LAB_AT = r"(http://\S+?)/lab\S*\?token=(\w+) "
"""What `expeditions lab` says once it listens: the groups are its address and the token."""


@dataclass(frozen=True)
class Lab(Server):
    """A running JupyterLab, with its token and the learner's folder."""

    token: str
    folder: Path

    def page(self, notebook: str) -> str:
        """Return the address of a notebook, as in `page("notebooks/index.ipynb")`."""
        return f"{self.address}/lab/tree/{notebook}?token={self.token}"


def of_its_own(home: Path) -> dict[str, str]:
    """Return an environment in which Jupyter keeps its settings and signatures in a folder of the test's."""
    folders = {"JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "run"}
    return os.environ | {name: str(home / folder) for name, folder in folders.items()}


@contextmanager
def lab_running(folder: Path, home: Path) -> Iterator[Lab]:
    """Run JupyterLab on a learner's folder and a free port for the length of the block.

    Raises:
        AssertionError: if the server ends before it answers; the text holds what it said.
    """
    words = command("lab", folder, "--no-browser", "--port", "0")
    with running(words, LAB_AT, env=of_its_own(home)) as (process, found, complaints):
        yield Lab(found[1], process, complaints, found[2], folder)


def open_notebook(page: Page, lab: Lab, notebook: str) -> Locator:
    """Open a notebook, run all its cells, and return it."""
    page.goto(lab.page(notebook))
    # JupyterLab opens what was open before, and then what was asked for.
    tab = page.locator("#jp-main-dock-panel .lm-TabBar-tab.lm-mod-current")
    opened = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    with lab.explaining():
        expect(tab).to_contain_text(notebook.rpartition("/")[2], timeout=MILLISECONDS_TO_START)
        expect(page.locator("#jp-bottom-panel")).to_contain_text("| Idle", timeout=MILLISECONDS_TO_START)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    return opened


def cells_on_disk(lab: Lab, notebook: str) -> list[tuple[str, str]]:
    """Return the type and the source of each cell of a notebook's file."""
    written: dict[str, Any] = json.loads((lab.folder / notebook).read_text(encoding="utf-8"))
    return [(str(cell["cell_type"]), "".join(cell["source"])) for cell in written["cells"]]


def cells_on_screen(notebook: Locator) -> list[tuple[str, str]]:
    """Return the type and what the editor holds of each cell, as JupyterLab shows them."""
    shown = notebook.locator(".jp-Notebook .jp-Cell")
    cells: list[list[str]] = shown.evaluate_all(
        """cells => cells.map(cell => [
             ["Code", "Markdown", "Raw"].find(kind => cell.classList.contains(`jp-${kind}Cell`)).toLowerCase(),
             [...cell.querySelectorAll(".cm-line")].map(line => line.textContent).join("\\n"),
           ])"""
    )
    return [(kind, source) for kind, source in cells]


def save_notebook(page: Page, lab: Lab, notebook: str) -> list[tuple[str, str]]:
    """Save the open notebook by its key, and return the cells of its file."""
    with page.expect_response(lambda answer: answer.request.method == "PUT" and notebook in answer.url):
        page.keyboard.press("Control+s")
    return cells_on_disk(lab, notebook)
