"""Score sheets and the deck on paper: complete, with the engine's numbers, in one file that fetches nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.engine.cards import SUITS, deck
from expeditions_widgets.engine.routes import Reason
from tests.hosting.handouts import Page

if TYPE_CHECKING:
    from pathlib import Path


def written(folder: Path, *words: str) -> str:
    target = folder / "paper.html"
    assert main(["handout", *words, "--out", str(target)]) == 0
    text = target.read_text(encoding="utf-8")
    page = Page(text)
    assert "script" not in page.tags
    assert page.addresses == []
    return text


def test_the_card_games_sheet_has_three_rounds_of_four_suits_for_two(tmp_path: Path) -> None:
    text = written(tmp_path, "--sheet", "cards")
    assert all(text.count(f"</svg> {suit.plural.capitalize()}</th>") == 3 for suit in SUITS)
    assert text.count("<td></td>") == 3 * 4 * 2 * 5
    assert text.count(">Name</th>") == 3 * 2
    assert "take off 20, multiply (no wager × 1, one wager × 2, two wagers × 3, three wagers × 4)" in text
    assert "add 20 if it has 8 cards or more" in text


def test_the_route_games_sheet_has_a_line_for_every_reason_and_room_for_six(tmp_path: Path) -> None:
    text = written(tmp_path, "--sheet", "routes")
    assert len(re.findall(r">(\+1|−1) for ", text)) == 2 * len(Reason)
    assert all(row.count("<td") == 6 for row in re.findall(r"<tr>.*?</tr>", text))
    assert "12 cards each for 2 or 3 players, 9 cards each for 4 or 5 or 6 players; 6 open cards, 4 tokens" in text


def test_the_deck_has_every_card_once_and_a_sheet_of_backs(tmp_path: Path) -> None:
    text = written(tmp_path, "--deck")
    sheets = [re.findall(r"<title>(.*?)</title>", sheet) for sheet in text.split('<section class="cut">')[1:]]
    fronts = [name for sheet in sheets[:-1] for name in sheet]
    assert sorted(fronts) == sorted(card.name for card in deck(aces=True))
    assert [name for name in fronts if name.startswith("ace")] == fronts[48:]
    assert sheets[-1] == ["The back of a card"] * 9
    assert max(map(len, sheets)) == 9


@pytest.mark.parametrize("words", [["--sheet", "chess"], ["--sheet", "cards", "--deck"], ["lesson.ipynb", "--deck"]])
def test_one_thing_at_a_time_is_printed(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["handout", *words])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
