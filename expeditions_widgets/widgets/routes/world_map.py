"""The world to wander about: every place with its fact, a search, and the quiz "where is it?"."""

from typing import Final

from expeditions_widgets.drawing.routes.map_svg import map_svg
from expeditions_widgets.drawing.routes.text_map import text_map
from expeditions_widgets.engine.routes import Board, world
from expeditions_widgets.play.routes.place_quiz import PlaceQuiz, coordinates, direction, resumed
from expeditions_widgets.play.seeds import new_seed, typed_seed
from expeditions_widgets.widgets.curtain import NOTE
from expeditions_widgets.widgets.protocol import Button, Keys, MapScene, Question, Save, State
from expeditions_widgets.widgets.routes.map_scene import EMPTY
from expeditions_widgets.widgets.routes.route_surface import RouteSurface
from expeditions_widgets.widgets.surface import Event

_START: Final[Button] = {"id": "quiz", "label": "Where is it? Ten questions", "icon": "flag", "look": "main"}
_SAVE_KEY: Final = "expeditions:routes:quiz"
"""Under this key, and the board's name, the browser keeps a quiz."""

_KEYS: Final[Keys] = {
    "title": "Keys",
    "close": "Close",
    "rows": [
        ["← → ↑ ↓", "to the nearest place that way"],
        ["A to Z", "to the place whose name begins so"],
        ["Enter", "read about the place, or answer with it"],
        ["+ − 0", "zoom in, zoom out, whole map"],
        ["?", "show these keys"],
    ],
}


class WorldMap(RouteSurface):
    """The map without a game; `seed` makes the first quiz the same for everyone, as for a class.

    Raises ValueError, with a sentence, for a seed that is none.
    """

    alone = True

    def __init__(self, board: Board | None = None, *, seed: str = "") -> None:
        self._board = board or world()
        self._seed, faults = typed_seed(seed)
        if faults:
            raise ValueError(faults["seed"])
        self._unread: Save | None = None
        self._quiz: PlaceQuiz | None = None
        super().__init__(self._board)

    def describe(self) -> State:
        """Return the map, and the quiz's question while there is one."""
        count = len(self._board.places)
        return {
            "serial": 0,
            "name": "World map",
            "live": "",
            "save": self._unread or {"key": self._key, "text": self._quiz.text() if self._quiz else ""},
            "explorer": {
                "title": "The places of the game",
                "intro": f"{count} places, each with something to know about it.",
                "scene": self._scene(),
                "search": "Find a place",
                "none": "No place has a name that begins so.",
                "found": "Places",
                "quiz": self._question(),
                "start": _START,
                "keys": _KEYS,
            },
        }

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, quiz, place = event["type"], self._quiz, event.get("place")
        if kind == "hello":
            self._go_on(event.get("saved"))
        elif kind == "press" and event.get("id") == "quiz":
            self._begin()
        elif quiz is not None and kind == "press":
            self._press(quiz, event.get("id"))
        elif quiz is not None and kind == "try" and isinstance(place, str) and place in self._board.places:
            if not self._hides_answer(quiz):
                quiz.answer(place)
            self.say(self._answer(quiz))

    def text(self) -> str:
        """Return the board in words."""
        return text_map(self._board)

    def picture(self) -> str:
        """Return the map as a static SVG."""
        return map_svg(self._board)

    def _begin(self) -> None:
        self._quiz = PlaceQuiz(self._board, self._seed or new_seed())
        self._seed, self._unread = "", None
        self.say(_asked(self._quiz))

    def _go_on(self, saved: object) -> None:
        if self._quiz is not None or not isinstance(saved, str) or not saved:
            return
        try:
            self._quiz = resumed(self._board, saved)
        except ValueError as error:
            self._unread = {"key": f"{self._key}:unread", "text": saved}
            self.say(f"Your quiz can’t be read. It is put aside, and here is the map. {error}")
        else:
            self._seed = ""
            self.say(f"Welcome back. {_asked(self._quiz)}")

    def _press(self, quiz: PlaceQuiz, button: object) -> None:
        if button == "show" and self._hides_answer(quiz):
            self.say(NOTE)
        elif button == "show" and not quiz.is_answered:
            quiz.show()
            self.say(self._answer(quiz))
        elif button == "next" and not self.is_curtained and quiz.is_answered and not quiz.is_last:
            quiz.go_on()
            self.say(_asked(quiz))
        elif button == "stop":
            self._quiz = None
            self.say("The map is yours to wander about.")

    @property
    def _key(self) -> str:
        return f"{_SAVE_KEY}:{self._board.name}"

    def _scene(self) -> MapScene:
        quiz = self._quiz
        if quiz is None:
            return EMPTY
        if quiz.is_answered and not self.is_curtained:
            return EMPTY | {"reached": quiz.asked.code, "marks": [quiz.asked.code]}
        told = {code: f"A place at {coordinates(place)}" for code, place in self._board.places.items()}
        tried = quiz.last_try
        return EMPTY | {"told": told, "nameless": True, "marks": [tried.code] if tried else []}

    def _question(self) -> Question | None:
        quiz = self._quiz
        if quiz is None:
            return None
        right = None if quiz.last_try is None and not quiz.is_shown else quiz.is_answered and not quiz.is_shown
        return {
            "title": f"Question {quiz.number} of {quiz.questions}",
            "text": f"Where is {quiz.asked.name}?",
            "answer": self._answer(quiz),
            "right": right,
            "count": f"Found at the first try: {quiz.found_before if self.is_curtained else quiz.found}",
            "buttons": self._buttons(quiz),
        }

    def _hides_answer(self, quiz: PlaceQuiz) -> bool:
        return self.is_curtained and (quiz.is_shown or quiz.last_try is not None)

    def _answer(self, quiz: PlaceQuiz) -> str:
        if quiz.is_shown:
            return f"Here is {quiz.asked.name}, at {coordinates(quiz.asked)}."
        tried = quiz.last_try
        if tried is None:
            return ""
        if quiz.is_answered:
            end = f" That was the last question: {quiz.found} of {quiz.questions} found at the first try."
            return f"Yes, this is {quiz.asked.name}.{end if quiz.is_last else ''}"
        return f"No, this is {tried.name}. Go {direction(tried, quiz.asked)} from here."

    def _buttons(self, quiz: PlaceQuiz) -> list[Button]:
        stop: Button = {"id": "stop", "label": "End the quiz"}
        if not quiz.is_answered or self.is_curtained:
            return [{"id": "show", "label": "Show me"}, stop]
        if quiz.is_last:
            return [_START | {"label": "Ten more questions"}, stop]
        return [{"id": "next", "label": "Next question", "icon": "next", "look": "main"}, stop]


def _asked(quiz: PlaceQuiz) -> str:
    return f"Question {quiz.number} of {quiz.questions}. Where is {quiz.asked.name}?"
