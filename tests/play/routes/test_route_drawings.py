"""Drawings on the route game's map: kept at their moment, through records and undo."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import parse_record
from expeditions_widgets.play.routes.drawings import kept_marks, shown_marks
from expeditions_widgets.play.routes.saving import resume, save
from tests.engine.cards.random_games import examples
from tests.play.routes.sittings import TWO, random_action, sitting_of


def drawing(places: list[str], numbers: Random, count: int) -> list[str]:
    marks: dict[tuple[str, ...], str] = {}
    for _ in range(count):
        ends = tuple(numbers.sample([*places, "a", "v", "s"], numbers.choice((1, 2))))
        marks[ends] = "~".join(ends) + numbers.choice(("", ":2", ":3"))
    return list(marks.values())


@examples(20)
@given(st.integers(0, 10**6), st.integers(0, 12))
def test_every_moment_has_its_own_drawing_through_records_undo_and_redo(seed: int, actions: int) -> None:
    sitting, numbers = sitting_of(TWO, str(seed)), Random(seed)
    board = sitting.position.board
    places = list(board.places)
    drawn = [kept_marks(drawing(places, numbers, 2), sitting.position.view(0))]
    sitting.annotate(drawn[0])
    for _ in range(actions):
        sitting.act(random_action(sitting.position, numbers))
        assert sitting.marks == ()
        drawn.append(kept_marks(drawing(places, numbers, 3), sitting.position.view(0)))
        sitting.annotate(drawn[-1])
    text = save(sitting)
    assert str(parse_record(text)) == text
    again = resume(text)
    assert save(again) == text
    for marks in reversed(drawn[:-1]):
        assert shown_marks(again.marks, board) == list(again.marks)
        again.undo()
        assert again.marks == marks
    for marks in drawn[1:]:
        again.redo()
        assert again.marks == marks


@pytest.mark.parametrize("marks", [["b"], ["zzz"], ["h9"], ["own-h"], ["a~zzz"]])
def test_what_is_no_place_and_no_expedition_is_refused_in_words(marks: list[str]) -> None:
    with pytest.raises(ValueError, match="to be seen here"):
        kept_marks(marks, sitting_of(TWO).position.view(0))
