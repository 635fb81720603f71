"""Where is it? A quiz of a board's places: a name is asked for, a place on the map is the answer."""

from math import atan2, cos, degrees, radians
from typing import Final

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes import Board, Place

QUESTIONS: Final = 10
"""Questions in one quiz."""

_SHOW: Final = "show"
_NEXT: Final = "next"
_COMPASS: Final = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")


class PlaceQuiz:
    """One quiz; `seed` decides which places are asked for, and in what order."""

    def __init__(self, board: Board, seed: str) -> None:
        self._board = board
        self._steps = [seed]
        self._codes = shuffled(board.places, generator(seed))[:QUESTIONS]
        self._number = 0
        self._tried: list[str] = []
        self._shown = False
        self.found = 0
        """How many places were found at the first try."""

    @property
    def number(self) -> int:
        """The question's number, from 1."""
        return self._number + 1

    @property
    def questions(self) -> int:
        """How many questions there are."""
        return len(self._codes)

    @property
    def asked(self) -> Place:
        """The place that is asked for."""
        return self._board.places[self._codes[self._number]]

    @property
    def is_answered(self) -> bool:
        """Whether the place was found, or shown."""
        return self._shown or self.asked.code in self._tried

    @property
    def is_shown(self) -> bool:
        """Whether the place was shown rather than found."""
        return self._shown

    @property
    def found_before(self) -> int:
        """How many places were found at the first try, without the one that is asked for now."""
        return self.found - (self._tried == [self.asked.code])

    @property
    def is_last(self) -> bool:
        """Whether no question follows."""
        return self.number == self.questions

    @property
    def last_try(self) -> Place | None:
        """The place tried last; None before the first try."""
        return self._board.places[self._tried[-1]] if self._tried else None

    def answer(self, code: str) -> bool:
        """Try a place; return whether it is the one. Nothing changes once the question is answered.

        Raises KeyError for a place that the board does not have.
        """
        place = self._board.places[code]
        if not self.is_answered:
            self.found += place == self.asked and not self._tried
            self._tried.append(code)
            self._steps.append(code)
        return place == self.asked

    def show(self) -> None:
        """Give the answer away."""
        if not self.is_answered:
            self._shown = True
            self._steps.append(_SHOW)

    def go_on(self) -> None:
        """Ask the next question, if this one is answered and not the last."""
        if self.is_answered and not self.is_last:
            self._number += 1
            self._tried, self._shown = [], False
            self._steps.append(_NEXT)

    def text(self) -> str:
        """Return the quiz so far as one line: its seed, then each place tried, "show" and "next" in their order."""
        return " ".join(self._steps)


def resumed(board: Board, text: str) -> PlaceQuiz:
    """Return the quiz that a line holds; raises ValueError, with a sentence, for one that is none of this board's.

    >>> from expeditions_widgets.engine.routes import world
    >>> quiz = resumed(world(), "class-7b show next")
    >>> quiz.number, quiz.text()
    (2, 'class-7b show next')
    """
    seed, *steps = text.split() or [""]
    quiz = PlaceQuiz(board, seed)
    for step in steps:
        if step == _SHOW:
            quiz.show()
        elif step == _NEXT:
            quiz.go_on()
        elif step in board.places:
            quiz.answer(step)
        else:
            raise ValueError(f"There is no place {step[:24]!r} on this board.")
    return quiz


def direction(start: Place, goal: Place) -> str:
    """Return which way a place lies from another as the board draws them: "north-west".

    >>> from expeditions_widgets.engine.routes import world
    >>> places = world().places
    >>> direction(places["cop"], places["sva"])
    'north'
    """
    north = goal.lat - start.lat
    east = (goal.lon - start.lon) * cos(radians((goal.lat + start.lat) / 2))
    return _COMPASS[round(degrees(atan2(north, east)) / 45) % 8]


def coordinates(place: Place) -> str:
    """Return where a place lies, to the degree: "56° north, 13° east".

    >>> from expeditions_widgets.engine.routes import world
    >>> coordinates(world().places["cop"])
    '56° north, 13° east'
    """
    lon = (place.lon + 180) % 360 - 180
    return f"{_degrees(place.lat, 'north', 'south')}, {_degrees(lon, 'east', 'west')}"


def _degrees(value: float, plus: str, minus: str) -> str:
    return f"{abs(round(value))}° {plus if value >= 0 else minus}"
