import re

import pytest

from expeditions_widgets.drawing.faces import CODES, MULTIPLIERS, back, badge, chip, face, rose
from expeditions_widgets.drawing.frontend_tables import FOLDER, WORDS, drawings_module, modules
from expeditions_widgets.drawing.glyphs import ICON_PATHS, SUIT_PATHS

COMMAND = "python -m expeditions_widgets.drawing.frontend_tables"


def record(name: str) -> dict[str, str]:
    """The entries of one table of drawings.ts, read from its text and put together again."""
    text = drawings_module()
    shared = re.findall(r"^  '(.*)',$", text.split("const SHARED")[1].split("];")[0], re.MULTILINE)
    body = text.split(f"const {name}: Record<string, string> = {{\n")[1].split("\n};")[0]
    entries = dict(re.findall(r'^  "(\w+)": (.*),$', body, re.MULTILINE))
    parts = {key: re.findall(r"'([^']*)'|(\d+)", call) for key, call in entries.items()}
    return {key: "".join(own or shared[int(number)] for own, number in found) for key, found in parts.items()}


@pytest.mark.parametrize("name", ["drawings.ts", "words.ts"])
def test_the_generated_file_is_fresh(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == modules()[name], f"Run {COMMAND} and build the bundle again."


def test_no_other_file_is_kept_beside_the_generated_ones() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(modules())


def test_the_browser_draws_what_python_draws() -> None:
    assert record("FACES") == {code: face(code) for code in CODES}
    assert record("CHIPS") == {code: chip(code) for code in CODES}
    assert record("BADGE") == {str(multiplier): badge(multiplier) for multiplier in MULTIPLIERS}
    assert record("SUITS") == SUIT_PATHS
    assert record("ICONS") == ICON_PATHS
    assert f"export const BACK: string = '{back()}';" in drawings_module()
    assert f"export const ROSE: string = '{rose()}';" in drawings_module()


def test_the_tables_stay_small() -> None:
    assert len(drawings_module().encode()) < 70_000


def test_the_same_tables_come_out_every_time() -> None:
    assert modules() == modules()


def test_all_names_the_front_end_imports_are_there() -> None:
    exported = set(re.findall(r"^export const (\w+)", drawings_module(), re.MULTILINE))
    assert exported == {"FACES", "BADGES", "CHIPS", "BACK", "SUITS", "ICONS", "ROSE"}


def test_every_word_is_used_and_no_other_is_asked_for() -> None:
    sources = [path for path in FOLDER.parent.rglob("*.ts") if path.parent != FOLDER]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert set(re.findall(r"WORDS\.(\w+)", text)) == set(WORDS)
