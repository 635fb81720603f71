"""The rulebook and the code name the same rules: each can be found from the other."""

from __future__ import annotations

import ast
import re
from functools import reduce
from importlib import import_module
from pathlib import Path

import pytest

import expeditions_widgets
from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.engine.routes import rulebook

PACKAGE = Path(expeditions_widgets.__file__).parent
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
