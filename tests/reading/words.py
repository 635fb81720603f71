"""Every word that a person may see: where it stands, and the passages that it is part of."""

from __future__ import annotations

import ast
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import nbformat

import expeditions_widgets
from tests.notebooks.store import CHECKOUT, notebooks

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(expeditions_widgets.__file__).parent
TEMPLATES = PACKAGE / "hosting" / "template"
GENERATED = PACKAGE / "frontend" / "src" / "generated" / "words.ts"
README = CHECKOUT / "README.md"
TEACHING = CHECKOUT / "teaching"
SILENT = {"script", "style", "svg"}


class Passage(NamedTuple):
    """A run of words, and where it stands."""

    place: str
    text: str


def passages() -> list[Passage]:
    """Return everything that is to be read: notebooks, the package, templates, pages for teachers, front end."""
    return [*notebook_passages(), *package_passages(), *template_passages(), *written_passages()]


def notebook_passages() -> Iterator[Passage]:
    """Yield the Markdown and the strings of every notebook."""
    for path in notebooks():
        for cell in nbformat.read(path, as_version=4).cells:
            place = f"{path.relative_to(CHECKOUT)} {cell.id}"
            texts = [plain(cell.source)] if cell.cell_type == "markdown" else strings(cell.source)
            yield from (Passage(place, text) for text in texts)


def package_passages() -> Iterator[Passage]:
    """Yield the strings of the package that are no docstrings."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if "node_modules" not in path.parts:
            source = path.read_text(encoding="utf-8")
            yield from (Passage(str(path.relative_to(CHECKOUT)), text) for text in strings(source))


def template_passages() -> Iterator[Passage]:
    """Yield the text between the tags of the page template."""
    for path in sorted(path for path in TEMPLATES.rglob("*") if path.suffix in {".html", ".j2"}):
        without_code = re.sub(
            r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        yield Passage(str(path.relative_to(CHECKOUT)), Text.of(without_code))


def written_passages() -> Iterator[Passage]:
    """Yield the README, the pages for teachers, and the words that the front end has without a kernel."""
    for path in (README, *sorted(TEACHING.rglob("*.md"))):
        yield Passage(path.relative_to(CHECKOUT).as_posix(), plain(path.read_text(encoding="utf-8")))
    for text in re.findall(r'"(?:[^"\\]|\\.)*"', GENERATED.read_text(encoding="utf-8")):
        yield Passage(GENERATED.name, json.loads(text))


def strings(source: str) -> list[str]:
    """Return the strings of Python source, those of docstrings and of names left out; an f-string's gaps are blank."""
    tree = ast.parse(source)
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(node.value)
        if isinstance(node, ast.JoinedStr):
            left_out |= set(node.values)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found.append("".join(str(part.value) if isinstance(part, ast.Constant) else " " for part in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            found.append(node.value)
    return [text for text in found if " " in text.strip()]


def plain(markdown: str) -> str:
    """Return Markdown as it is read: links by their words, no anchors, no code, no signs."""
    text = re.sub(r"```.*?```|<[^>]+>", " ", markdown, flags=re.DOTALL)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[*_`]+", "", text)


class Text(HTMLParser):
    """The text of a page, without scripts and drawings."""

    def __init__(self) -> None:
        super().__init__()
        self._inside: list[str] = []
        self._text: list[str] = []

    @classmethod
    def of(cls, page: str) -> str:
        parser = cls()
        parser.feed(page)
        return " ".join(parser._text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in SILENT:
            self._inside.append(tag)
        self._text += [value for name, value in attrs if name in {"aria-label", "title", "alt"} and value]

    def handle_endtag(self, tag: str) -> None:
        if self._inside and self._inside[-1] == tag:
            self._inside.pop()

    def handle_data(self, data: str) -> None:
        if not self._inside:
            self._text.append(data)
