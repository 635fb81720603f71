import pytest

from expeditions_widgets.drawing.routes.colours import DARK, LIGHT, Colours, painted

GROUNDS = ("land", "sea", "shallow", "shore")


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_names_can_be_read_and_marks_can_be_seen_on_every_ground(colours: Colours) -> None:
    for ground in (getattr(colours, name) for name in GROUNDS):
        assert contrast(colours.ink, ground) >= 7
        for mark in ("green", "blue", "red", "start", "amber", "violet", "slate", "link"):
            assert contrast(getattr(colours, mark), ground) >= 3, mark


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_letters_on_plates_flags_and_tokens_can_be_read(colours: Colours) -> None:
    assert contrast(colours.panel, colours.ink) >= 7
    assert contrast(colours.token_ink, colours.token) >= 7
    for flag in (colours.amber, colours.violet, colours.slate):
        assert contrast(colours.on_expedition, flag) >= 4.5


def test_a_class_without_paint_is_refused() -> None:
    with pytest.raises(KeyError, match="unknown"):
        painted('<path class="exp-map-unknown"/>', LIGHT)
