import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import expeditions_widgets
from expeditions_widgets.drawing import palette
from expeditions_widgets.drawing.faces import CODES, back, badge, face, rose

STYLES = Path(expeditions_widgets.__file__).parent / "frontend" / "src" / "styles"
LIVE_VARIABLES = {
    "sheet": palette.SHEET,
    "sheet-line": palette.SHEET_LINE,
    "sheet-ink": palette.INK,
    "sheet-ink-2": palette.QUIET_INK,
    "slot": palette.SLOT,
    "river": palette.RIVER,
    "camp": palette.CAMP,
    "refused": palette.REFUSED,
    "refused-ink": palette.REFUSED_INK,
    "card": palette.CARD,
    "card-edge": palette.CARD_EDGE,
    "back": palette.BACK,
    "back-line": palette.BACK_LINE,
    **{f"suit-{suit}": colour for suit, colour in palette.SUIT_ON_CARD.items()},
    **{f"suit-{suit}-out": colour for suit, colour in palette.SUIT_ON_SHEET.items()},
}
DRAWINGS = [*map(face, CODES), face("hQ", 2), badge(0), back(), rose()]


def elements(drawing: str) -> list[ET.Element]:
    return list(ET.fromstring(f"<svg>{drawing}</svg>").iter())  # noqa: S314 - our own drawing


def live_paint(css: str) -> dict[str, str]:
    """What the live style sheet says of a class, as SVG attributes with the palette's colours."""
    rule = re.search(rf"^\.{css} {{([^}}]*)}}", (STYLES / "cards.css").read_text(encoding="utf-8"), re.MULTILINE)
    assert rule, f"cards.css has no rule for {css}"
    colours = {
        "var(--suit)": "currentColor",
        "var(--suit, var(--exp-back-line))": "currentColor",
        "var(--exp-back-line)": "currentColor",
        "var(--exp-back)": palette.BACK,
        "var(--exp-card)": palette.CARD,
        "var(--exp-card-edge)": palette.CARD_EDGE,
    }
    pairs = (declaration.split(":") for declaration in rule[1].split(";") if declaration.strip())
    return {name.strip(): colours.get(value.strip(), value.strip()) for name, value in pairs}


@pytest.mark.parametrize(("variable", "colour"), LIVE_VARIABLES.items())
def test_static_colours_are_those_of_the_live_light_theme(variable: str, colour: str) -> None:
    light = (STYLES / "themes.css").read_text(encoding="utf-8").split("}")[0]
    assert re.findall(rf"--exp-{variable}: ([^;]+);", light) == [colour]


def test_static_paint_is_that_of_the_live_cards() -> None:
    seen = set()
    for drawing in DRAWINGS:
        painted = elements(palette.painted(drawing, palette.INK))[2:]
        for live, static in zip(elements(drawing)[1:], painted, strict=True):
            css = live.get("class")
            if css is None or live.tag == "g":
                continue
            seen.add(css)
            assert live_paint(css).items() <= static.attrib.items(), css
    assert len(seen) == 16


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_nothing_is_left_for_a_style_sheet(drawing: str) -> None:
    painted = palette.painted(drawing, palette.SUIT_ON_CARD["h"])
    assert not re.search(r"class=|var\(", painted)
    assert len(elements(painted)) == len(elements(drawing)) + 1


def test_a_class_without_paint_is_an_error() -> None:
    with pytest.raises(KeyError, match="exp-new"):
        palette.painted('<path class="exp-new" d="M0 0"/>', palette.INK)
