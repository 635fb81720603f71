"""The quiz of places: what counts as found, when it goes on, and that a reload finds it again."""

import pytest

from expeditions_widgets.engine.routes import world
from expeditions_widgets.play.routes.place_quiz import QUESTIONS, PlaceQuiz, coordinates, direction, resumed


def other_than(quiz: PlaceQuiz) -> str:
    return next(code for code in world().places if code != quiz.asked.code)


def test_the_first_try_alone_counts() -> None:
    quiz = PlaceQuiz(world(), "7")
    assert quiz.answer(quiz.asked.code)
    assert quiz.found == 1
    quiz.go_on()
    assert not quiz.answer(other_than(quiz))
    assert quiz.answer(quiz.asked.code)
    assert (quiz.found, quiz.number) == (1, 2)


def test_it_goes_on_only_after_an_answer() -> None:
    quiz = PlaceQuiz(world(), "7")
    quiz.go_on()
    assert quiz.number == 1
    quiz.show()
    assert quiz.is_shown
    quiz.answer(quiz.asked.code)
    assert quiz.found == 0
    quiz.go_on()
    assert (quiz.number, quiz.is_answered) == (2, False)


def test_it_asks_ten_different_places_and_ends() -> None:
    quiz, asked = PlaceQuiz(world(), "7"), set()
    for _ in range(2 * QUESTIONS):
        asked.add(quiz.asked.code)
        quiz.show()
        quiz.go_on()
    assert len(asked) == QUESTIONS
    assert quiz.is_last


def test_a_line_holds_it_all() -> None:
    quiz = PlaceQuiz(world(), "class-7b")
    quiz.answer(quiz.asked.code)
    quiz.go_on()
    quiz.answer(other_than(quiz))
    again = resumed(world(), quiz.text())
    assert (again.number, again.found, again.last_try, again.asked) == (2, 1, quiz.last_try, quiz.asked)


@pytest.mark.parametrize("text", ["seven xyz", "seven show zz9"])
def test_a_line_of_another_board_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="There is no place"):
        resumed(world(), text)


@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [("cop", "sva", "north"), ("gol", "lib", "east"), ("lib", "gol", "west"), ("syd", "ulu", "west")],
)
def test_directions_are_those_of_the_map(start: str, goal: str, way: str) -> None:
    places = world().places
    assert way in direction(places[start], places[goal])


def test_places_west_of_greenwich_are_told_as_west() -> None:
    assert "west" in coordinates(world().places["lib"])
    assert "south" in coordinates(world().places["syd"])
