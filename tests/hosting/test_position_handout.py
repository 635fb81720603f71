"""A position on paper: drawn, with whose turn it is and lines to write on; a faulty one is told in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.cli import main
from tests.hosting.handouts import Page

if TYPE_CHECKING:
    from pathlib import Path

VIEW = "A sJ36 / D h5 / a hKQ479T c23 / b ?8 / P ?20 / T A1"
BOTH_HANDS = "A h3 / B s45 / a h59 / b s36 / P d2 / T B1"


def written(folder: Path, position: str) -> str:
    target = folder / "paper.html"
    assert main(["handout", "--at", position, "--out", str(target)]) == 0
    return target.read_text(encoding="utf-8")


def test_a_position_is_drawn_with_its_turn_and_lines_to_write_on(tmp_path: Path) -> None:
    text = written(tmp_path, VIEW)
    page = Page(text)
    assert page.tags.count("svg") >= 1
    assert "script" not in page.tags
    assert {f"#{each}" for each in page.ids} >= set(page.addresses)
    assert '<p class="task">Your turn. Step 1: play or discard a card.</p>' in text
    assert "What would you do, and why?" in text
    assert text.count('<p class="line"></p>') == 5
    assert VIEW in text


def test_the_other_hand_is_told_in_words_where_it_is_known(tmp_path: Path) -> None:
    assert "<p>The other side holds spades 3 6.</p>" in written(tmp_path, BOTH_HANDS)
    assert "holds" not in written(tmp_path, VIEW)


def test_a_route_position_tells_who_holds_what_beside_its_map(tmp_path: Path) -> None:
    text = written(tmp_path, "a cop-gei-sva / 1 fuj !fuj =taj t2 / 2 giz / O bai / T 2 after")
    page = Page(text)
    assert page.tags.count("svg") == 1
    assert {f"#{each}" for each in page.ids} >= set(page.addresses)
    assert '<p class="task">Player 2 is to use a ticket, or to end the turn.</p>' in text
    assert "<td>Mount Fuji</td><td>Mount Fuji</td><td>Taj Mahal</td><td>2</td><td>−1</td>" in text
    assert "Open cards: Lake Baikal." in text
    assert text.count('<p class="line"></p>') == 5


@pytest.mark.parametrize(
    ("position", "sentences"),
    [
        ("A h93 x", ["the 9 of hearts: a column only climbs.", "'x' is no suit."]),
        ("a cop-xyz / 1 giz giz / 2", ["no place 'xyz'", "each card exists once"]),
        ("", ["Nothing lies on the table"]),
    ],
)
def test_all_that_is_wrong_is_told_and_nothing_written(
    position: str, sentences: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["handout", "--at", position, "--out", str(tmp_path / "paper.html")]) == 1
    said = capsys.readouterr().err
    assert all(sentence in said for sentence in sentences)
    assert list(tmp_path.iterdir()) == []
