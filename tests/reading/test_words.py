"""How the product reads: nothing is called easy, steps are short, and no passage is copied from a rule sheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import nbformat
import pytest

from tests.notebooks.store import CHECKOUT, notebooks
from tests.reading.ngrams import LENGTH, kept, runs
from tests.reading.words import passages, plain, strings

if TYPE_CHECKING:
    from pathlib import Path

EASY = re.compile(
    r"\bsimply\b|\bobviously\b|\bof course\b|\bjust\b(?! (?:discarded|drawn|played|laid|taken|dealt)\b)", re.IGNORECASE
)
"""What belittles a reader who is stuck. "A card just discarded" speaks of time, and may stay."""

WORDS_IN_A_STEP = 80


def steps(markdown: str) -> list[str]:
    """Return a Markdown cell's steps: what stands under each heading, and each house rule."""
    found: list[str] = []
    for section in re.split(r"^#+ .*$", markdown, flags=re.MULTILINE):
        blocks = section.split("\n\n")
        found += [block for block in blocks if block.startswith("> ")]
        found.append("\n\n".join(block for block in blocks if not block.startswith("> ")))
    return [plain(text) for text in found]


def test_there_is_something_to_read() -> None:
    texts = passages()
    assert len(texts) > 200
    places = {passage.place for passage in texts}
    for expected in ("README.md", "words.ts", "notebooks/rules-cards.ipynb cell-00", "teaching/cards/04-wagers.md"):
        assert expected in places
    assert any("does not fit" in passage.text for passage in texts), "the engine's refusals"
    assert any("Getting the table ready" in passage.text for passage in texts), "the page template's words"


def test_no_word_says_that_it_is_easy() -> None:
    assert [passage for passage in passages() if EASY.search(passage.text)] == []


@pytest.mark.parametrize("text", ["Just play it.", "Simply draw.", "It’s just a card", "Of course it fits"])
def test_such_a_word_would_be_found(text: str) -> None:
    assert EASY.search(text)


@pytest.mark.parametrize("text", ["A card just discarded is barred", "You adjust the text’s size"])
def test_a_word_of_time_is_not(text: str) -> None:
    assert not EASY.search(text)


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_no_step_is_long(path: Path) -> None:
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown"]
    lengths = {text: len(text.split()) for cell in cells for text in steps(cell.source)}
    assert {text: length for text, length in lengths.items() if length > WORDS_IN_A_STEP} == {}


def test_no_passage_is_copied_from_a_rule_sheet() -> None:
    sheets = kept()
    assert len(sheets) > 500
    copied = [
        (passage.place, gram) for passage in passages() for key, gram in runs(passage.text).items() if key in sheets
    ]
    assert copied == []


def test_a_copied_passage_would_be_found() -> None:
    text = "The 2 can be followed by a 3, or by any higher one."
    assert len(runs(text)) == len(text.replace(",", "").split()) - LENGTH + 1
    assert runs(text).keys() & runs(f"Remember! {text.upper()}") == runs(text).keys()


def test_strings_are_found_where_people_read_them() -> None:
    source = '"""Not this docstring."""\nname = "key"\nsaid = f"The {card} does not fit."\ndef f():\n    "Nor this."\n'
    assert strings(source) == ["The   does not fit."]
    assert plain("Go [to it](x.ipynb), **now**") == "Go to it, now"
