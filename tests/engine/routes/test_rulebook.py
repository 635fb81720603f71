"""The rulebook, the code and the rules page name the same rules: each can be found from the others."""

from __future__ import annotations

import ast
import re
from functools import reduce
from importlib import import_module
from pathlib import Path

import nbformat
import pytest

import expeditions_widgets
from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.engine.routes import (
    Colour,
    parse_position,
    rulebook,
    score_seat,
    start_game,
    winners,
    world,
)
from expeditions_widgets.engine.routes.table import FEWEST_PLAYERS, TICKETS_A_TURN
from expeditions_widgets.engine.routes.tickets import SWAP_CARDS

PACKAGE = Path(expeditions_widgets.__file__).parent
PAGE = PACKAGE.parent / "notebooks" / "rules-routes.ipynb"
SOURCES = sorted((PACKAGE / "engine" / "routes").glob("*.py"))
KEYS = [rule.key for rule in rulebook.ALL]
TESTS = sorted(Path(__file__).parent.glob("test_*.py"))


def test_every_rule_has_a_key_and_a_title_of_its_own() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert len({rule.title for rule in rulebook.ALL}) == len(KEYS)


def test_the_house_rules_are_r1_to_r21() -> None:
    assert [rule.key for rule in rulebook.RULINGS] == [f"R{number}" for number in range(1, 22)]


@pytest.mark.parametrize("number", range(1, 22))
def test_every_ruling_has_tests_of_its_name(number: int) -> None:
    named = [
        found
        for path in TESTS
        for found in re.findall(rf"def (test_ruling_{number}_\w+)", path.read_text(encoding="utf-8"))
    ]
    assert named


@pytest.mark.parametrize("rule", rulebook.ALL, ids=lambda rule: rule.key)
def test_the_name_that_holds_a_rule_is_there(rule: Rule) -> None:
    parts = rule.held_by.split(".")
    split = next(at for at in range(len(parts), 0, -1) if PACKAGE.joinpath(*parts[:at]).with_suffix(".py").is_file())
    module = import_module(".".join(["expeditions_widgets", *parts[:split]]))
    assert reduce(getattr, parts[split:], module) is not None
    assert len(parts) > split, "a rule names a function, a class or a constant, not a whole file"


def test_every_rule_that_the_code_names_is_in_the_book() -> None:
    named = [
        getattr(rulebook, node.attr)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rulebook"
    ]
    assert len(named) >= 15
    assert all(rule in rulebook.ALL for rule in named if isinstance(rule, Rule))


def test_every_ruling_that_a_docstring_names_is_one() -> None:
    named = {
        int(number)
        for path in SOURCES
        for phrase in re.findall(r"rulings? (\d+(?:(?:, | and )\d+)*)", path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+", phrase)
    }
    assert len(named) >= 12
    assert named <= set(range(1, 22))


# --- the rules page ----------------------------------------------------------------------------------------------


def page() -> str:
    cells = nbformat.read(PAGE, as_version=4).cells
    return "\n\n".join(cell.source for cell in cells if cell.cell_type == "markdown")


def words_of(key: str) -> str:
    """Return what the page says of a rule, from its anchor to the next."""
    found = re.search(rf'<a id="{re.escape(key)}"></a>(.*?)(?=<a id=|\Z)', page(), re.DOTALL)
    assert found, key
    return found[1]


def test_the_page_has_an_anchor_for_every_rule_and_no_other() -> None:
    anchors = re.findall(r'<a id="([^"]+)"></a>', page())
    assert sorted(anchors) == sorted(KEYS)


@pytest.mark.parametrize("rule", rulebook.ALL, ids=lambda rule: rule.key)
def test_the_page_calls_a_rule_by_its_title_and_says_more(rule: Rule) -> None:
    house = rule in rulebook.RULINGS
    heading = f"**House rule {rule.key}. {rule.title}.** " if house else f"{rule.title}\n\n"
    words = words_of(rule.key)
    assert words.startswith(heading)
    assert len(words.removeprefix(heading).split()) >= 3


def test_the_pages_links_to_itself_lead_somewhere() -> None:
    links = re.findall(r"\]\(#([^)]+)\)", page())
    headings = {heading.replace(" ", "-") for heading in re.findall(r"^## (.+)$", page(), re.MULTILINE)}
    assert set(links) == headings | {rule.key for rule in rulebook.RULINGS}


WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 9: "nine", 12: "twelve"}


def test_the_pages_numbers_are_the_engines() -> None:
    board = world()
    numbers = board.set_up
    counts = {colour: len(board.of_colour(colour)) for colour in Colour}
    assert f"{len(board.places)} places and {len(board.connections)} connections" in words_of("board.places")
    assert f"{counts[Colour.GREEN]} circles" in words_of("board.places")
    assert f"{counts[Colour.BLUE]} squares are blue, the {counts[Colour.RED]} diamonds" in words_of("board.places")
    assert board.places[board.start].name in words_of("board.places")
    edges = [place for place in board.places.values() if place.edge]
    assert f"{WORDS[len(edges)].capitalize()} red places" in words_of("R7")
    assert {place.colour for place in edges} == {Colour.RED}
    assert f"{numbers.arrows} arrows" in words_of("setup.supply")
    assert f"{WORDS[numbers.tickets]} tickets" in words_of("setup.supply")
    assert f"{WORDS[numbers.open_cards].capitalize()} more cards" in words_of("setup.open")
    assert f"{WORDS[numbers.tokens].capitalize()} times round" in words_of("setup.tokens")
    for key in ("R1", "R2"):
        assert f"{WORDS[numbers.token_distance]} or more connections from the start" in words_of(key)
    assert f"{WORDS[TICKETS_A_TURN].capitalize()} tickets a turn" in words_of("R12")
    assert f"Draw {WORDS[SWAP_CARDS]} cards" in words_of("ticket.swap")
    assert min(len(board.neighbours(code)) for code in board.places) == 3, "R10"
    assert page().split("\n\n")[1].startswith("Two to six players, three expeditions")
    assert (FEWEST_PLAYERS, max(numbers.hand)) == (2, 6)


@pytest.mark.parametrize("players", range(2, 7))
def test_hands_are_as_large_as_the_page_says(players: int) -> None:
    said = re.fullmatch(
        r"Twelve cards each, or nine\n\nWith (.+?) at the table, everybody gets (\w+) cards; with (.+?), (\w+)\. .*",
        words_of("setup.hands").split("###")[0].strip(),
    )
    assert said
    size = said[2] if WORDS[players] in re.split(r", | or ", said[1]) else said[4]
    assert WORDS[players] in re.split(r", | or ", f"{said[1]}, {said[3]}")
    assert {len(hand) for hand in start_game("page", players).hands} == {next(n for n in WORDS if WORDS[n] == size)}


def test_the_pages_example_adds_up_as_it_says() -> None:
    cells = nbformat.read(PAGE, as_version=4).cells
    at = next(index for index, cell in enumerate(cells) if "An example with four" in cell.source)
    said = [int(number) for number in re.findall(r"\d+", cells[at].source)]
    assert said == [5, 2, 3, 4, 1]
    ida = "fuj ulu taj sva !fuj -kil -vic -bai =chi =tim =syd =rio =gei *alh *gal t2"
    score = score_seat(parse_position(f"1 {ida} / 2"), 0)
    assert [len(part) for part in (score.revealed, score.taken, score.returned, score.held, score.left)] == said
    assert cells[at + 1].outputs[0].text.split("=")[1].split()[0] == str(score.total)


def test_tickets_break_ties_as_the_page_says() -> None:
    assert "shared" not in words_of("R20")
    assert "share the win" in words_of("R20")
    three = parse_position("1 =fuj t1 / 2 =ulu t2 / 3 =taj t2")
    assert winners(tuple(score_seat(three, seat) for seat in range(3))) == (1, 2)


PICTURES = [c for c in nbformat.read(PAGE, as_version=4).cells if "MapPicture(" in c.source]


def test_the_page_has_seven_pictures_and_five_captions_name_places() -> None:
    names = {place.short for place in world().places.values()}
    captions = [cell.outputs[0].data["text/plain"].partition("\n\n")[0] for cell in PICTURES]
    assert len(captions) == 7
    assert sum(any(name in caption for name in names) for caption in captions) == 5


@pytest.mark.parametrize("cell", PICTURES)
def test_the_pages_pictures_show_what_their_captions_say(cell: nbformat.NotebookNode) -> None:
    """Each picture's position, as text beside it, is one that the engine reads; a caption names its places."""
    data = cell.outputs[0].data
    caption, _, told = data["text/plain"].partition("\n\n")
    places = {place.short for place in world().places.values()} | {"Wieliczka", "Saint Petersburg"}
    named = [place for place in places if re.search(rf"\b{re.escape(place)}\b", caption)]
    assert all(place in told for place in named)
    assert caption in data["text/html"]
