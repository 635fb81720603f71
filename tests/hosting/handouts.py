"""A lesson as a handout without a kernel, and a page for paper as it is read."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
from ipywidgets import Widget

from expeditions_widgets.hosting.handout import printed
from expeditions_widgets.hosting.handout.collecting import Lesson, pieces
from expeditions_widgets.lessons import constructed

if TYPE_CHECKING:
    from expeditions_widgets.lessons import Exercise

TUTORIALS = sorted((Path(__file__).parents[2] / "tutorials").glob("*/*.ipynb"))
URL = re.compile(r"url\(([^)]*)\)")
REFERENCES = ("aria-labelledby", "aria-describedby")
VOID = {"br", "col", "hr", "img", "link", "meta", "wbr"}


def lesson_of(path: Path, *, answers: bool) -> tuple[Lesson, list[Exercise]]:
    """Return a lesson and its exercises; the cells run here, and what they show besides exercises is left out."""
    notebook = nbformat.read(path, as_version=4)
    before, names, ran = len(constructed.EXERCISES), dict[str, Any](), {}
    printed.note_widgets()
    try:
        for number, cell in enumerate(notebook.cells, start=1):
            if cell.cell_type == "code":
                exec(cell.source, names)  # noqa: S102 - our own notebook
                ran[number] = ((), printed.printed(answers=answers))
    finally:
        Widget.on_widget_constructed(None)
    return Lesson(notebook, tuple(pieces(notebook, ran))), constructed.EXERCISES[before:]


class Page(HTMLParser):
    """A page as it was read: its elements, ids, addresses and tasks, what is asked and what is answered."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.handlers: list[str] = []
        self.tasks: list[str] = []
        self.asked = ""
        self.answered = ""
        self._open: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.ids += [found["id"]] if "id" in found else []
        self.addresses += [found[name] for name in ("href", "xlink:href", "src", "action", "data") if name in found]
        self.addresses += [url for value in found.values() for url in URL.findall(value)]
        self.addresses += [f"#{each}" for name in REFERENCES if name in found for each in found[name].split()]
        self.handlers += [name for name in found if name.startswith("on")]
        if "task" in found.get("class", "").split():
            self.tasks.append("")
        if tag not in VOID:
            self._open.append((tag, found.get("class", "")))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1][0] == "style":
            self.addresses += URL.findall(data)
            return
        around = {word for _, css in self._open for word in css.split()}
        if "task" in around:
            self.tasks[-1] += data
        if "exercise" in around:
            self.asked += data
        if "answers" in around:
            self.answered += data
