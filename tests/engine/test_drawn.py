"""What may be drawn: the grammar of rings and arrows in a record, and what is said of anything else."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.drawn import MOST, Drawn, parse_drawn, read_drawing

THINGS = st.from_regex(r"[A-Za-z0-9-]{1,16}", fullmatch=True)


def anything(_: str) -> bool:
    return True


@given(THINGS, THINGS | st.just(""), st.integers(1, 3))
def test_whatever_is_drawn_reads_back(thing: str, goal: str, line: int) -> None:
    drawn = Drawn(thing, goal, line)
    if thing == goal:
        with pytest.raises(ValueError, match="to itself"):
            parse_drawn(str(drawn))
    else:
        assert parse_drawn(str(drawn)) == drawn


@given(st.text(max_size=24))
def test_a_text_either_reads_as_it_was_written_or_is_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        assert str(parse_drawn(text)) == text


@pytest.mark.parametrize(
    "text", ["", "h9~", "~h9", "h9~own-h~pile", "h9:1", "h9:4", "h9:", "h9 own-h", "<h9>", "h9:2~pile"]
)
def test_what_is_no_drawing_is_told_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match="own-h"):
        parse_drawn(text)


@pytest.mark.parametrize(
    ("marks", "told"),
    [
        (None, "a list of marks"),
        ("h9", "a list of marks"),
        ([1], "a list of marks"),
        ([["h9"]], "a list of marks"),
        (["h9"] * (MOST + 1), f"up to {MOST}"),
        (["h9", "h9"], "drawn twice"),
        (["h9~pile", "h9~pile:2"], "drawn twice"),
        (["h9", "c2"], "no c2 to be seen"),
        (["h9~c2"], "no c2 to be seen"),
    ],
)
def test_a_drawing_that_can_not_be_kept_is_refused_in_words(marks: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_drawing(marks, lambda thing: thing != "c2")


def test_a_drawing_as_large_as_may_be_is_read() -> None:
    marks = [f"t{number}" for number in range(MOST)]
    assert [str(drawn) for drawn in read_drawing(marks, anything)] == marks
    assert read_drawing([], anything) == ()
