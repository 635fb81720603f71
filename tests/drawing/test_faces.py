import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from expeditions_widgets.drawing.faces import (
    CODES,
    MULTIPLIERS,
    back,
    badge,
    chip,
    covered_back,
    covered_face,
    face,
    rose,
)
from expeditions_widgets.drawing.glyphs import GLYPHS, ICON_PATHS, SUIT_PATHS, num
from expeditions_widgets.drawing.landscapes import slope

WAGERS = tuple(suit + rank for suit in "shdc" for rank in "JQK")
NUMBERS = tuple(suit + rank for suit in "shdc" for rank in "A23456789T")


def elements(drawing: str) -> list[ET.Element]:
    return list(ET.fromstring(f"<svg>{drawing}</svg>").iter())  # noqa: S314 - our own drawing


def classes(drawing: str) -> set[str]:
    return {name for element in elements(drawing) if (name := element.get("class"))}


def paths_above(drawing: str, height: float) -> set[str]:
    """The outlines that are placed, by their own transform, in the top of a drawing."""
    placed = ((element.get("transform", ""), element.get("d", "")) for element in elements(drawing))
    starts = ((re.match(r"translate\(\S+ (\S+)\)", place), outline) for place, outline in placed)
    return {outline for start, outline in starts if start and float(start[1]) < height}


def test_all_52_cards_have_a_code_once() -> None:
    assert sorted(CODES) == sorted((*WAGERS, *NUMBERS))


@pytest.mark.parametrize("code", CODES)
def test_each_drawing_of_a_card_is_well_formed(code: str) -> None:
    for drawing in (face(code), covered_face(code), chip(code)):
        assert len(elements(drawing)) > 3


@pytest.mark.parametrize("code", CODES)
def test_the_index_row_shows_rank_suit_and_on_numbers_the_suit_letter(code: str) -> None:
    suit, rank = code[0], code[1]
    for drawing in (face(code), covered_face(code)):
        shown = paths_above(drawing, 34)
        assert {GLYPHS[rank].path, SUIT_PATHS[suit]} <= shown
        assert (GLYPHS[suit.upper()].path in shown) == (code in NUMBERS)
        assert GLYPHS[suit.upper()].path in drawing


@pytest.mark.parametrize("code", WAGERS)
def test_a_wager_has_a_frame_and_a_rose_and_no_landscape(code: str) -> None:
    assert {"exp-wager-frame", "exp-rose"} <= classes(face(code))
    assert "exp-art" not in classes(face(code))
    assert "exp-wager-frame" in classes(chip(code))


@pytest.mark.parametrize("code", NUMBERS)
def test_a_number_card_has_a_landscape_and_no_frame(code: str) -> None:
    assert {"exp-art", "exp-art-flag"} <= classes(face(code))
    assert not {"exp-wager-frame", "exp-wager-badge"} & classes(face(code))
    assert "exp-wager-frame" not in classes(chip(code))


@pytest.mark.parametrize("draw", [face, covered_face, chip])
def test_no_two_cards_look_the_same(draw: Callable[[str], str]) -> None:
    assert len({draw(code) for code in CODES}) == 52


def test_a_higher_card_shows_a_higher_summit() -> None:
    tops = [slope(rank).top for rank in "A23456789T"]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 10


def test_a_badge_says_the_multiplier_and_in_the_hand_none() -> None:
    times, *figures = (GLYPHS[char].path for char in "x234")
    assert [[path in badge(m) for path in (times, *figures)] for m in MULTIPLIERS] == [
        [True, False, False, False],
        [True, True, False, False],
        [True, False, True, False],
        [True, False, False, True],
    ]
    assert all(elements(badge(multiplier)) for multiplier in MULTIPLIERS)
    assert badge(3) in face("hQ", 3)
    assert "exp-wager-badge" not in face("hQ")


def test_badges_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="not 5"):
        face("hQ", 5)
    with pytest.raises(ValueError, match="9 of hearts is a number card"):
        face("h9", 2)


@pytest.mark.parametrize("code", ["h1", "xJ", "h", "", "h10", "9h"])
def test_a_code_that_names_no_card_is_refused(code: str) -> None:
    for draw in (face, covered_face, chip):
        with pytest.raises(ValueError, match="no card"):
            draw(code)


def test_other_drawings_are_well_formed() -> None:
    assert {"exp-back-paper", "exp-back-contour", "exp-back-frame", "exp-rose"} <= classes(back())
    assert classes(covered_back()) == {"exp-back-paper", "exp-back-frame"}
    assert "exp-rose-ring" in classes(rose())
    outline = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 .-]+")
    for path in (*SUIT_PATHS.values(), *ICON_PATHS.values(), *(shape.path for shape in GLYPHS.values())):
        assert outline.fullmatch(path)


@pytest.mark.parametrize("code", CODES)
def test_coordinates_are_short(code: str) -> None:
    """Two decimals stand only in the paper's half stroke, three in a scale."""
    drawing = face(code).replace('".75"', "")
    assert not re.findall(r"(?<!scale\()(?<![\d.])\d*\.\d{2,}", drawing)


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.25, "-.2"), (100, "100"), (10.06, "10.1"), (-3, "-3")]
)
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert num(value) == text


def test_whole_numbers_keep_their_zeros() -> None:
    assert (num(700, 0), num(0.4, 0)) == ("700", "0")
