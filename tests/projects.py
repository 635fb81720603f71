"""Small project folders for tests: notebooks written on the spot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

if TYPE_CHECKING:
    from pathlib import Path

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
      const button = document.createElement("button");
      const show = () => { button.textContent = `Clicked ${model.get("count")} times`; };
      button.style.cssText = "width: 100%; min-height: 44px; background: none; color: inherit";
      button.onclick = () => model.send({ kind: "click" });
      model.on("change:count", show);
      show();
      el.append(button);
    } }"""
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.set_trait("count", self.count + 1))

Counter()
'''


def write_notebook(path: Path, *cells: str, title: str | None = None) -> None:
    """Write a notebook; a cell that starts with `#` or a letter and a space is Markdown, one after `>>>` is code."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    written = new_notebook(metadata={"kernelspec": kernel} | ({"title": title} if title else {}))
    for cell in cells:
        code = cell.removeprefix(">>>")
        written.cells.append(new_markdown_cell(cell) if code == cell else new_code_cell(code.strip()))
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(written, path)


def small_project(folder: Path) -> Path:
    """Write a front page, a page with a counter, one whose cell fails, and a file that is nobody's business."""
    story = "# A small project\n\nWords with a [link](broken.ipynb).\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    where = "import os; print(os.getcwd())"
    write_notebook(folder / "notebooks/index.ipynb", "# Front", "Words.")
    write_notebook(folder / "notebooks/counter.ipynb", story, ">>>" + COUNTER, "## More\n\nWords.", ">>>" + where)
    write_notebook(folder / "notebooks/broken.ipynb", "# Broken", ">>>secret_name = 1 / 0", "Never reached.")
    write_notebook(folder / "tutorials/cards/01-first.ipynb", "Words.", title="Lesson one")
    write_notebook(folder / "private.ipynb", "# Private")
    return folder
