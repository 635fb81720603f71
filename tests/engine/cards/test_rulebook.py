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
from expeditions_widgets.engine.cards import Seat, deal, deck, parse_position, rulebook, score_expedition, score_side
from expeditions_widgets.engine.refusals import Rule

PACKAGE = Path(expeditions_widgets.__file__).parent
PAGE = PACKAGE.parent / "notebooks" / "rules-cards.ipynb"
OTHERS = {"node_modules", "routes"}
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if not OTHERS & set(path.relative_to(PACKAGE).parts))
KEYS = [rule.key for rule in rulebook.ALL]


def page() -> str:
    cells = nbformat.read(PAGE, as_version=4).cells
    return "\n\n".join(cell.source for cell in cells if cell.cell_type == "markdown")


def words_of(key: str) -> str:
    """Return what the page says of a rule, from its anchor to the next."""
    found = re.search(rf'<a id="{re.escape(key)}"></a>(.*?)(?=<a id=|\Z)', page(), re.DOTALL)
    assert found, key
    return found[1]


def test_every_rule_has_a_key_and_a_title_of_its_own() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert len({rule.title for rule in rulebook.ALL}) == len(KEYS)


def test_the_house_rules_are_c1_to_c16() -> None:
    assert [rule.key for rule in rulebook.RULINGS] == [f"C{number}" for number in range(1, 17)]


@pytest.mark.parametrize("rule", rulebook.ALL, ids=lambda rule: rule.key)
def test_the_name_that_holds_a_rule_is_there(rule: Rule) -> None:
    parts = rule.held_by.split(".")
    split = next(at for at in range(len(parts), 0, -1) if PACKAGE.joinpath(*parts[:at]).with_suffix(".py").is_file())
    module = import_module(".".join(["expeditions_widgets", *parts[:split]]))
    assert reduce(getattr, parts[split:], module) is not None
    assert len(parts) > split, "a rule names a function, a class or a constant, not a whole file"


def test_every_rule_that_the_code_names_is_in_the_book() -> None:
    named = [
        (path.name, node.attr)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rulebook"
    ]
    assert len(named) >= 15
    rules = [(name, getattr(rulebook, attribute)) for name, attribute in named if attribute.isupper()]
    assert [(name, rule) for name, rule in rules if isinstance(rule, Rule) and rule not in rulebook.ALL] == []


def test_rules_are_made_in_the_book_alone() -> None:
    makers = {
        path.name
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Rule"
    }
    assert makers == {"rulebook.py"}


def test_every_ruling_that_a_docstring_names_is_in_the_book() -> None:
    named = {
        key
        for path in SOURCES
        for phrase in re.findall(r"rulings? (C\d+(?:(?:, | and )C\d+)*)", path.read_text(encoding="utf-8"))
        for key in re.findall(r"C\d+", phrase)
    }
    assert len(named) >= 10
    assert named <= set(KEYS)


def test_the_page_has_an_anchor_for_every_rule_and_no_other() -> None:
    anchors = re.findall(r'<a id="([^"]+)"></a>', page())
    assert sorted(anchors) == sorted(KEYS)


@pytest.mark.parametrize("rule", rulebook.ALL, ids=lambda rule: rule.key)
def test_the_page_calls_a_rule_by_its_title_and_says_more(rule: Rule) -> None:
    house = rule in rulebook.RULINGS
    heading = f"**House rule {rule.key}. {rule.title}.** " if house else f"{rule.title}\n\n"
    words = words_of(rule.key)
    assert words.startswith(heading)
    assert len(words.removeprefix(heading).split()) >= 4


def test_the_pages_links_to_itself_lead_somewhere() -> None:
    links = re.findall(r"\]\(#([^)]+)\)", page())
    headings = {heading.replace(" ", "-") for heading in re.findall(r"^## (.+)$", page(), re.MULTILINE)}
    assert set(links) == headings | {rule.key for rule in rulebook.RULINGS}


def test_the_pages_numbers_are_the_engines() -> None:
    plain, aces = deal(deck(aces=False), Seat.A), deal(deck(aces=True), Seat.A)
    assert f"remaining {len(plain.pile)}" in words_of("setup.deal")
    assert f"{len(deck(aces=True))} cards, {len(aces.pile)} of them" in words_of("variant.aces")
    assert len(deck(aces=False)) == 48


@pytest.mark.parametrize(("card", "diamonds", "more", "total"), [("3", 50, 23, 58), ("4", 51, 24, 59)])
def test_one_diamond_more_is_worth_what_the_page_says(card: str, diamonds: int, more: int, total: int) -> None:
    column = "d2" + "".join(sorted(card + "56789")) + "T"
    columns = parse_position(f"sJ36 hKQ479T {column}").columns[Seat.A]
    before = parse_position("sJ36 hKQ479T d256789T").columns[Seat.A]
    longer, shorter = score_expedition(columns[2]), score_expedition(before[2])
    assert longer is not None
    assert shorter is not None
    assert (longer.total, longer.total - shorter.total, score_side(columns).total) == (diamonds, more, total)
    assert {str(diamonds), str(more), str(total)} <= set(re.findall(r"\d+", words_of("C13")))


def test_a_loss_earns_the_bonus_as_the_page_says() -> None:
    score = score_expedition(parse_position("hJQKA2345 / V aces").columns[Seat.A][1])
    assert score is not None
    assert (score.sum, score.subtotal, score.multiplier, score.bonus, score.total) == (15, -5, 4, 20, 0)
    assert "J Q K A 2 3 4 5 adds up to 15" in words_of("C12")
