"""The playthrough files are what the engine does now, line by line; a guard, not a source of right values."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.routes import parse_position
from tests.engine.routes.playthrough import FOLDER, SEEDS, dealt, lines_of, path_of, recorded_actions


@pytest.mark.parametrize("players", SEEDS)
def test_the_game_in_the_file_plays_the_same_line_by_line(players: int) -> None:
    lines = path_of(players).read_text(encoding="utf-8").splitlines()
    replayed = list(lines_of(dealt(players), recorded_actions(lines)))
    for number, (now, then) in enumerate(zip(replayed, lines, strict=False), start=1):
        assert now == then, f"line {number} of {path_of(players).name} differs"
    assert len(replayed) == len(lines)


@pytest.mark.parametrize("players", SEEDS)
def test_the_deal_and_the_end_in_the_file_are_fit_for_full_play(players: int) -> None:
    lines = path_of(players).read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line.startswith(("the deal | ", "the end | ")):
            text = line.split(" | ")[1]
            assert str(parse_position(text, whole=True)) == text


@pytest.mark.parametrize("players", SEEDS)
def test_the_file_holds_a_whole_game(players: int) -> None:
    lines = path_of(players).read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith("game over: True, won by ")
    assert sum(line.startswith("player ") for line in lines) == players
    assert sum(line.startswith("token:") for line in lines) == 4 * players
    assert any(line.startswith("loop:") for line in lines)
    assert sum(map(len, lines)) < 200_000


def test_no_other_file_lies_about() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(players).name for players in SEEDS}
