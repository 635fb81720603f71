"""The form before a match, and the two ways on after one."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import Variant
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.match_settings import MatchSettings
from tests.widgets.driving import Browser, dealt, fields, match_of, whole_match


def formed(**values: str) -> Browser:
    """Return a browser that filled in the form, and what it got."""
    browser = Browser(CardMatch())
    browser.hello()
    browser.submit(**values)
    return browser


def test_a_match_starts_with_the_form() -> None:
    form = Browser(CardMatch()).hello()["form"]
    assert {"opponent", "first", "second", "dealer", "seed"} <= set(fields(form))
    assert form["also"] is None
    assert not any("fault" in field for field in fields(form).values())
    for field in fields(form).values():
        checked = [option["checked"] for option in field["options"]]
        assert checked.count(True) == (field["kind"] == "radio")


@pytest.mark.parametrize(
    "variant", [Variant(aces, short) for aces in (False, True) for short in (False, True)], ids=str
)
def test_the_form_deals_what_was_chosen(variant: Variant) -> None:
    agreed = ",".join(name for name in ("aces", "short") if getattr(variant, name))
    browser = formed(seed="class-7b", opponent="steady", variants=agreed, dealer="B")
    match = match_of(browser)
    assert (match.seed, match.variant, match.dealer.name) == ("class-7b", variant, "B")
    assert browser.table["step"] == 1
    assert len(browser.table["hand"]) == 8
    assert browser.state["share"]["seed"]["value"] == "class-7b"


def test_an_empty_form_deals_something_new_each_time() -> None:
    seeds = {match_of(formed()).seed for _ in range(5)}
    assert len(seeds) > 1
    assert all(seed.isdecimal() and len(seed) == 6 for seed in seeds)


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"seed": "not a seed!"}, "seed"),
        ({"seed": "x" * 25}, "seed"),
        ({"opponent": "gambler"}, "opponent"),
        ({"opponent": "person", "first": "Ada", "second": "Ada"}, "second"),
    ],
)
def test_a_form_that_can_t_be_used_says_why_beside_the_field(values: dict[str, str], field: str) -> None:
    browser = formed(**values)
    assert "table" not in browser.state
    faults = {name: each["fault"] for name, each in fields(browser.state["form"]).items() if "fault" in each}
    assert set(faults) == {field}
    assert browser.state["live"] == faults[field]
    browser.submit(seed="7")
    assert "table" in browser.state


def test_scout_plays_first_where_the_person_deals() -> None:
    browser = formed(seed="482913", dealer="A")
    assert browser.table["step"] == 1
    assert match_of(browser).position.turn.name == "A"
    assert len(browser.table["moves"]) == 2
    assert "Scout" in browser.state["live"]


def test_after_a_match_the_same_again_or_other_settings() -> None:
    browser = dealt("?seed=5&short=1&dealer=B")
    for _ in whole_match(browser, Random(5)):
        pass
    seed = match_of(browser).seed
    browser.press("undo")
    assert "table" in browser.state
    browser.press("redo")
    assert "summary" in browser.state
    browser.press("again")
    assert match_of(browser).seed != seed
    assert match_of(browser).variant == Variant(short=True)
    other = dealt("?seed=5&short=1&dealer=B")
    for _ in whole_match(other, Random(5)):
        pass
    form = other.press("settings")["form"]
    checked = [option["value"] for each in fields(form).values() for option in each["options"] if option["checked"]]
    assert "short" in checked
    assert "aces" not in checked
    assert MatchSettings().opponent in checked
    assert fields(form)["seed"]["value"] == ""


def test_nobody_may_be_called_you() -> None:
    browser = formed(opponent="person", first="you", second="Ben")
    assert "Another name" in fields(browser.state["form"])["first"]["fault"]
