"""The playthrough files are what the engine does now, line by line; a guard, not a source of right values."""

import pytest

from expeditions_widgets.engine.cards import Variant, parse_position, start_match
from tests.engine.cards.playthrough import FOLDER, SEEDS, lines_of, path_of, recorded_actions, variant_of
from tests.engine.cards.random_games import VARIANTS


@pytest.mark.parametrize("name", SEEDS)
def test_the_match_in_the_file_plays_the_same_line_by_line(name: str) -> None:
    lines = path_of(name).read_text(encoding="ascii").splitlines()
    replayed = list(lines_of(start_match(SEEDS[name], variant_of(name)), recorded_actions(lines)))
    for number, (now, then) in enumerate(zip(replayed, lines, strict=False), start=1):
        assert now == then, f"line {number} of {path_of(name).name} differs"
    assert len(replayed) == len(lines)


@pytest.mark.parametrize("name", SEEDS)
def test_every_position_in_the_file_is_one_of_full_play(name: str) -> None:
    for line in path_of(name).read_text(encoding="ascii").splitlines():
        if " | " in line:
            text = line.split(" | ")[1]
            assert str(parse_position(text, whole=True)) == text


@pytest.mark.parametrize("name", SEEDS)
def test_the_file_holds_a_whole_match(name: str) -> None:
    text = path_of(name).read_text(encoding="ascii")
    assert text.splitlines()[0] == f"seed {SEEDS[name]}, variant {name}"
    assert text.splitlines()[-1].startswith("match over: True")
    assert text.count("\nround won by ") == (1 if variant_of(name).short else 3)
    assert len(text) < 150_000


def test_every_variant_has_a_playthrough_and_no_file_lies_about() -> None:
    assert {str(variant) for variant in VARIANTS} == set(SEEDS)
    assert {path.name for path in FOLDER.iterdir()} == {path_of(name).name for name in SEEDS}
    assert variant_of("aces short") == Variant(aces=True, short=True)
