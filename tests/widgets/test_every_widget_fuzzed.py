"""Every widget, hit with messages of every kind: the words on its own page in any order, valid shapes and broken ones.

Nothing may be raised, what is shown keeps to the protocol, and the page answers as ever afterwards.
"""

import json
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import pytest

import expeditions_widgets.widgets as package
from expeditions_widgets.widgets.card_table import CardTable
from expeditions_widgets.widgets.heard import heard
from expeditions_widgets.widgets.playtest_answer import PlaytestAnswer
from expeditions_widgets.widgets.playtest_sample import PlaytestSample
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes import choose_exercise, play_exercise, score_exercise, watch_exercise
from expeditions_widgets.widgets.routes.position_setup import RoutePositionSetup
from expeditions_widgets.widgets.routes.route_game import RouteGame
from expeditions_widgets.widgets.routes.score_calculator import RouteScoreCalculator
from expeditions_widgets.widgets.routes.world_map import WorldMap
from expeditions_widgets.widgets.score_sheet import ScoreSheet
from expeditions_widgets.widgets.surface import SORRY, Surface
from tests.lessons.routes.boards import GAME, NORTH, SCORE, TWO_STEPS
from tests.lessons.routes.boards import WHICH as WHICH_ROUTE
from tests.play.records import FIRST_TURN
from tests.widgets.driving import Browser
from tests.widgets.shapes import misfits
from tests.widgets.test_nonsense import PLACES

INSIDE_OTHERS = {"RetryTable", "TriedChoose", "TriedEstimate", "TriedPlay", "TriedScore", "TriedWatch"}
"""Widgets that are only shown inside the review or the lesson writer, which pass events on to them."""
MAKERS: dict[str, Callable[[], Browser]] = {
    **{place.__name__: place for place in PLACES},
    "trying a table": lambda: Browser(CardTable("A h2 / B h4 / a h9 s3 / b h5 s2 / P c9 / T A1", both=True)),
    "a sheet": lambda: Browser(ScoreSheet("sJ36 hKQ479T d256789T", "Ida")),
    "an answer": lambda: Browser(PlaytestAnswer("start")),
    "a sample": lambda: Browser(PlaytestSample()),
    "the route form": lambda: Browser(RouteGame()),
    "a route game": lambda: opened(RouteGame(), "?seed=7&seats=person,greedy,person&board=europe"),
    "a route set-up": lambda: Browser(RoutePositionSetup()),
    "a route calculator": lambda: Browser(RouteScoreCalculator()),
    "a map": lambda: Browser(WorldMap()),
    "a route exercise": lambda: Browser(play_exercise.PlayWidget(NORTH)),
    "a ticket exercise": lambda: Browser(play_exercise.PlayWidget(TWO_STEPS)),
    "a route question": lambda: Browser(choose_exercise.ChooseWidget(WHICH_ROUTE)),
    "a route score": lambda: Browser(score_exercise.ScoreWidget(SCORE)),
    "a route record": lambda: Browser(watch_exercise.WatchWidget(GAME)),
}
SLOW = {"experimenting", "covering"}
"""Each answer of theirs plays some rounds."""
ODD: tuple[Any, ...] = (
    "",
    "0",
    "-1",
    "1e999",
    "9" * 60,
    "²",
    "\ud800",
    "x" * 3000,
    "a h9 s3 / b ?8",
    "?at=%ff&seed=\0",
    '{"hands": [[]]}',
    "[" * 900,
    '[Game "cards"]\n\n1. h9 p',
)
BROKEN: tuple[Any, ...] = (None, True, 3, -1, 10**400, float("nan"), [], {}, [[]], {"a": []})


def opened(widget: Any, query: str) -> Browser:  # noqa: ANN401  # any of the widgets
    browser = Browser(widget)
    browser.hello(query)
    return browser


def words_of(part: object) -> Iterator[str]:
    """Yield the short texts of a state: what a click, a field or a save could send."""
    if isinstance(part, dict):
        yield from (name for name in part if len(name) < 30)
    if isinstance(part, str):
        yield from [part] if len(part) < 40 or part.startswith(("{", "[")) else []
    for inner in insides(part):
        yield from words_of(inner)


def insides(part: object) -> list[Any]:
    """Return what is inside a part of a state."""
    return list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []


def event(numbers: Random, state: dict[str, Any], words: list[str]) -> dict[str, Any]:
    """Return an event that could come from the page, or that nearly could."""

    def word() -> str:
        return str(numbers.choice(words if numbers.random() < 0.8 else ODD))

    serial = state["serial"] if numbers.random() < 0.95 else numbers.choice([0, -1, 10**30])
    fields = names_in(state) or words
    values = {numbers.choice(fields): word() for _ in range(numbers.randrange(4))}
    strokes = [numbers.choice(["+1", "-1", "+9", "=1:3", "=2:x", "undo", word()]) for _ in range(3)]
    form = state.get("writer", {}).get("form")
    if form is not None:
        values |= {"form": form, "kind": numbers.choice(["play", "choose", "score", "estimate", "watch", word()])}
    made: list[dict[str, Any]] = [
        {"type": "hello", "query": numbers.choice(["", "?present=1", word()]), "saved": word(), "address": word()},
        {"type": "try", "code": numbers.choice([None, word()]), "place": numbers.choice([None, word()])},
        {"type": "try", "code": word(), "place": word()},
        {"type": "enter", "code": word(), "seat": word()},
        {"type": "press", "id": numbers.choice(pressed_in(state) or words)},
        {"type": "press", "id": word()},
        {"type": "submit", "values": values},
        {"type": "fill", "values": values},
        {"type": "annotate", "marks": [word() for _ in range(numbers.randrange(3))]},
        {"type": "present", "on": numbers.random() < 0.5},
        {"type": "reveal"},
        {"type": "hands", "key": str(state.get("exercise", {}).get("hands", {}).get("key", "")), "strokes": strokes},
        {"type": "handsFile", "lesson": word()},
    ]
    chosen = numbers.choice(made)
    return chosen if chosen["type"] == "hello" else {**chosen, "serial": serial}


def found(part: object, key: str) -> list[str]:
    """Return the texts under a name, wherever in a state."""
    own = [part[key]] if isinstance(part, dict) and isinstance(part.get(key), str) else []
    return own + [text for each in insides(part) for text in found(each, key)]


def names_in(state: dict[str, Any]) -> list[str]:
    return found(state, "name")


def pressed_in(state: dict[str, Any]) -> list[str]:
    return found(state, "id")


def broken(numbers: Random, whole: dict[str, Any]) -> object:
    """Return an event in which one thing is of another kind, missing or too much."""
    changed = dict(whole)
    name = numbers.choice(sorted(changed))
    how = numbers.randrange(4)
    if how == 0:
        del changed[name]
    elif how == 1:
        changed["more"] = 1
    elif how == 2:
        changed[name] = numbers.choice(BROKEN)
    else:
        return numbers.choice(BROKEN)
    return changed


def hit(browser: Browser, numbers: Random, times: int) -> None:
    """Send a widget so many messages, each held against what must come of it."""
    words = sorted({*words_of(browser.state), "own-h", "discard-h", "pile", "h9", "check", "retry", "hint"})
    for _ in range(times):
        message: Any = event(numbers, browser.state, words)
        if numbers.random() < 0.2:
            message = broken(numbers, message)
        before = browser.state
        after = browser.send(message)
        assert SORRY not in after["live"], message
        assert list(misfits(after, State)) == [], message
        assert len(json.dumps(after)) < 600_000, message
        assert heard(message) is not None or after == before, message
        assert after["serial"] > before["serial"] or heard(message) is None, message
        words = sorted({*words, *words_of(after)})[:2000]


@pytest.mark.parametrize("name", MAKERS)
def test_whatever_comes_a_widget_answers_and_goes_on(name: str) -> None:
    hit(MAKERS[name](), Random(name), times=3 if name in SLOW else 10)


def long_texts() -> Iterator[str]:
    """Yield texts about as long as a server lets through, made of what readers look for."""
    for piece in (
        "s",
        "9",
        "h9 ",
        " ",
        "[",
        '{"a":',
        "/ ",
        "1. hT p ",
        '[Seed "1"]\n',
        "{c} ",
        "gei-sva ",
        "\\",
        "&at=",
    ):
        yield piece * (900_000 // len(piece))
    yield FIRST_TURN + "2. hT p c3 p " * 70_000


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(MAKERS.keys() - {"experimenting"}))
def test_a_very_long_text_is_answered_soon(name: str) -> None:
    browser = MAKERS[name]()
    fields = sorted({*names_in(browser.state), "guess", "record"})[:8]
    for text in long_texts():
        messages: list[dict[str, Any]] = [{"type": "hello", "query": text[:60_000], "saved": text, "address": ""}]
        messages += [{"type": kind, "values": {name: text}} for kind in ("fill", "submit") for name in fields]
        for message in messages:
            stamped = message if message["type"] == "hello" else {**message, "serial": browser.state["serial"]}
            began = process_time()
            after = browser.send(stamped)
            assert process_time() - began < 1
            assert SORRY not in after["live"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", MAKERS)
def test_whatever_comes_for_long_a_widget_answers_and_goes_on(name: str, seed: int) -> None:
    hit(MAKERS[name](), Random(f"{name} {seed}"), times=150)


def test_no_widget_is_left_out() -> None:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    hit_here = {name_of(type(make().widget)) for make in MAKERS.values()}
    # A widget's own class is made as it begins, below the one that is written down and with its name.
    leaves = {name_of(kind) for kind in below(Surface) if {*map(name_of, below(kind))} <= {name_of(kind)}} | hit_here
    assert {name for name in leaves if name.rpartition(".")[2] not in INSIDE_OTHERS} == hit_here


def name_of(kind: type) -> str:
    """Return the module and name of the class of the package that a class is or is made from."""
    written = next(each for each in kind.__mro__ if each.__module__.startswith(package.__name__))
    return f"{written.__module__}.{written.__name__}"


def below(kind: type) -> Iterator[type]:
    each: type
    for each in kind.__subclasses__():
        if each.__module__.startswith(package.__name__):
            yield each
            yield from below(each)
