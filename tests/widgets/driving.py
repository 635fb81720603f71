"""A browser's part in the tests: messages to a widget, and the states it answers with."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from expeditions_widgets.engine.cards import Card, Match, View, parse_card
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.card_table import CardTable
from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.estimate_exercise import EstimateWidget
from expeditions_widgets.widgets.lesson_writer import LessonWriter
from expeditions_widgets.widgets.match_review import MatchReview
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.position_setup import PositionSetup
from expeditions_widgets.widgets.practice_exercise import PracticeWidget
from expeditions_widgets.widgets.routes.exercise import RouteExerciseWidget
from expeditions_widgets.widgets.routes.position_setup import RoutePositionSetup
from expeditions_widgets.widgets.routes.route_game import RouteGame
from expeditions_widgets.widgets.routes.world_map import WorldMap
from expeditions_widgets.widgets.score_calculator import ScoreCalculator
from expeditions_widgets.widgets.score_exercise import ScoreWidget
from expeditions_widgets.widgets.score_sheet import ScoreSheet
from expeditions_widgets.widgets.wager_chart import WagerChart
from expeditions_widgets.widgets.wager_lab import WagerLab
from expeditions_widgets.widgets.watch_exercise import WatchWidget

Content = dict[str, Any]
Widget = (
    CardMatch
    | PlayWidget
    | ChooseWidget
    | ScoreWidget
    | PracticeWidget
    | WatchWidget
    | EstimateWidget
    | WagerChart
    | WagerLab
    | LessonWriter
    | MatchReview
    | CardTable
    | PositionSetup
    | ScoreSheet
    | ScoreCalculator
    | RouteGame
    | RouteExerciseWidget[Any]
    | WorldMap
    | RoutePositionSetup
)

RANKS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T"}
_CODE = re.compile(r'"([shdc][2-9TJQKA])"')
_NAME = re.compile(r"\b(ace|jack|queen|king|10|[2-9]) of (spades|hearts|diamonds|clubs)")


class Browser:
    """Sends messages to one widget and keeps every state it answers with, the first one included."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget
        self.states: list[Content] = [plain(widget.state)]
        self.sent: object = None

    @property
    def state(self) -> Content:
        """The state now."""
        return self.states[-1]

    @property
    def table(self) -> Content:
        """The table now: a match's or an exercise's."""
        state: Content = self.state.get("exercise", self.state)
        table: Content = state["table"]
        return table

    @property
    def exercise(self) -> Content:
        """The exercise now."""
        exercise: Content = self.state["exercise"]
        return exercise

    def send(self, content: object) -> Content:
        """Send any message as it is and return the state after it."""
        self.sent = content
        self.widget._on_message(self.widget, content, [])
        self.states.append(plain(self.widget.state))
        return self.state

    def hello(self, query: str = "", saved: str | None = None) -> Content:
        """Say hello as a page does when it is drawn."""
        return self.send({"type": "hello", "query": query, "saved": saved, "address": ""})

    def attempt(self, code: str | None, place: str | None) -> Content:
        """Try a card at a place."""
        return self.send({"type": "try", "serial": self.state["serial"], "code": code, "place": place})

    def press(self, button: str) -> Content:
        """Press a button."""
        return self.send({"type": "press", "serial": self.state["serial"], "id": button})

    def submit(self, **values: str) -> Content:
        """Submit the form."""
        return self.send({"type": "submit", "serial": self.state["serial"], "values": values})

    def choices(self) -> list[tuple[str | None, str]]:
        """Return every card and place that the state offers now, as the page lights them up."""
        table = self.table
        if table["step"] == 1:
            return [(card["code"], place) for card in table["hand"] for place in card["targets"]]
        return [(None, place) for place in table["targets"]] if table["step"] == 2 else []

    def play(self, numbers: Random) -> Content:
        """Make one legal choice at random; draws come from the draw pile three times in four."""
        choices = self.choices()
        code, place = numbers.choice(choices)
        if self.table["step"] == 2 and numbers.random() < 0.75:
            place = "pile"
        return self.attempt(code, place)

    def buttons(self) -> list[str]:
        """Return the ids of the buttons that can be pressed now."""
        part = self.state.get("table") or self.state.get("summary") or self.state.get("exercise") or {}
        return [button["id"] for button in part.get("buttons", []) if "why" not in button]


def fields(form: Content) -> dict[str, Content]:
    """Return a form's fields by name, the folded ones too."""
    return {field["name"]: field for field in (*form["fields"], *form["folded"]["fields"])}


def plain(state: object) -> Content:
    """Return a state as it arrives in the browser: through JSON, which must be able to hold it."""
    text = json.dumps(state, allow_nan=False, ensure_ascii=False)
    arrived: Content = json.loads(text.encode("utf-8"))
    assert arrived == state
    return arrived


def sitting_of(browser: Browser) -> Sitting:
    """Return the sitting that a browser's widget holds."""
    assert isinstance(browser.widget, CardMatch)
    sitting = browser.widget._sitting
    assert sitting is not None
    return sitting


def match_of(browser: Browser) -> Match:
    """Return the match that a browser's widget holds."""
    return sitting_of(browser).match


def dealt(query: str = "?seed=482913&dealer=B") -> Browser:
    """Return a browser at a match dealt by a link; without more, the person against Scout, to start."""
    browser = Browser(CardMatch())
    browser.hello(query)
    assert "table" in browser.state
    return browser


def whole_match(browser: Browser, numbers: Random) -> Iterator[Content]:
    """Play a match to its end with random choices, yielding each state."""
    while True:
        yield browser.state
        if "summary" in browser.state:
            if "next" not in browser.buttons():
                return
            browser.press("next")
        elif browser.table["cover"]:
            browser.press("ready")
        elif browser.choices():
            browser.play(numbers)
        else:
            browser.press("hand-over")


def without_links(state: Content) -> Content:
    """Return a state without the seed, the link and the record, which name a deal on purpose."""
    return {name: part for name, part in state.items() if name not in {"save", "share"}}


def cards_named(state: object) -> set[Card]:
    """Return every card that a state names, as a code or in words."""
    text = json.dumps(state, ensure_ascii=False)
    codes = set(_CODE.findall(text))
    codes |= {suit[0] + RANKS.get(rank, rank) for rank, suit in _NAME.findall(text)}
    return {parse_card(code) for code in codes}


def public_cards(view: View) -> set[Card]:
    """Return the cards of a view that both sides know."""
    runs = (*view.columns[0], *view.columns[1], *view.discards)
    return {card for run in runs for card in run} | view.shown | view.other_shown
