"""How a match begins: by a link, by what the browser kept, by both, and by neither."""

import pytest

from expeditions_widgets.engine.cards import Seat, Variant
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.play.saving import opponent_key
from expeditions_widgets.play.sitting import TOOK_BACK_DRAW
from expeditions_widgets.widgets.card_match import CardMatch
from tests.widgets.driving import Browser, Content, dealt, fields, match_of, sitting_of


def opened(query: str = "", saved: str | None = None) -> Browser:
    browser = Browser(CardMatch())
    browser.hello(query, saved)
    return browser


def kept(query: str = "?seed=7&dealer=B", actions: int = 3) -> str:
    """Return what the browser keeps of a match with some actions done."""
    browser = dealt(query)
    for _ in range(actions):
        code, place = browser.choices()[0]
        browser.attempt(code, place)
    text: str = browser.state["save"]["text"]
    return text


@pytest.mark.parametrize(
    ("query", "variant", "opponent", "dealer"),
    [
        ("?seed=class-7b", Variant(), "steady", None),
        ("seed=class-7b", Variant(), "steady", None),
        ("?seed=class-7b&aces=1", Variant(aces=True), "steady", None),
        ("?seed=class-7b&short=1&aces=0", Variant(short=True), "steady", None),
        ("?seed=class-7b&aces=1&short=1&opponent=person&dealer=B", Variant(aces=True, short=True), PERSON, Seat.B),
        ("?seed=class-7b&dealer=A&theme=dark", Variant(), "steady", Seat.A),
        ("?seed=other&seed=class-7b", Variant(), "steady", None),
    ],
)
def test_a_link_deals_what_it_names(query: str, variant: Variant, opponent: str, dealer: Seat | None) -> None:
    browser = opened(query)
    match = match_of(browser)
    assert (match.seed, match.variant) == ("class-7b", variant)
    assert opponent_key(sitting_of(browser)) == opponent
    assert dealer in (None, match.dealer)


@pytest.mark.parametrize("seed", ["0", "1", "A-b-9", "x" * 24])
def test_the_link_that_a_match_hands_on_deals_it_again(seed: str) -> None:
    browser = Browser(CardMatch())
    browser.hello()
    browser.submit(seed=seed, opponent="person", variants="aces", dealer="A")
    link = browser.state["share"]["link"]["query"]
    again = opened(link)
    assert match_of(again) == match_of(browser)
    assert again.state["share"]["link"]["query"] == link


def test_the_same_link_deals_the_same_cards() -> None:
    assert opened("?seed=7").state == opened("?seed=7").state
    assert opened("?seed=7").table["hand"] != opened("?seed=8").table["hand"]


@pytest.mark.parametrize("query", ["", "?", "?theme=dark", "?seed=", "?aces=1&short=1", "&&&", "?%%%", "#seed=7"])
def test_a_link_that_names_no_deal_leads_to_the_form(query: str) -> None:
    browser = opened(query)
    assert "form" in browser.state
    assert not any("fault" in field for field in fields(browser.state["form"]).values())


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("?seed=not+a+seed", "seed"),
        ("?seed=" + "9" * 25, "seed"),
        ("?seed=%3Cscript%3E", "seed"),
        ("?seed=é", "seed"),
        ("?seed=7&opponent=gambler", "opponent"),
    ],
)
def test_a_bad_link_leads_to_the_form_and_says_what_was_wrong(query: str, field: str) -> None:
    form = opened(query).state["form"]
    assert [name for name, each in fields(form).items() if "fault" in each] == [field]


def test_what_the_browser_kept_is_taken_up_without_a_question() -> None:
    text = kept()
    browser = opened(saved=text)
    assert browser.state["save"]["text"] == text
    assert browser.state["live"]


def test_a_link_to_the_kept_match_goes_on_with_it() -> None:
    text = kept("?seed=7&dealer=B&aces=1")
    for link in ("?seed=7&dealer=B&aces=1", "?seed=7&aces=1"):
        assert opened(link, text).state["save"]["text"] == text


@pytest.mark.parametrize("link", ["?seed=8", "?seed=7&aces=1", "?seed=7&dealer=A", "?seed=7&opponent=person"])
def test_a_link_to_another_deal_offers_both(link: str) -> None:
    text = kept()
    form = opened(link, text).state["form"]
    assert form["also"]["id"] == "resume"
    assert fields(form)["seed"]["value"] == link.partition("=")[2].partition("&")[0]
    resumed = opened(link, text)
    resumed.press("resume")
    assert resumed.state["save"]["text"] == text
    fresh = opened(link, text)
    fresh.submit(seed=fields(form)["seed"]["value"])
    assert match_of(fresh).seed == fields(form)["seed"]["value"]
    assert sitting_of(fresh).events == () or sitting_of(fresh).events[0].seat is Seat.B


def test_a_bad_link_beside_a_kept_match_offers_the_match_too() -> None:
    form = opened("?seed=not+a+seed", kept()).state["form"]
    assert form["also"]["id"] == "resume"
    assert "fault" in fields(form)["seed"]


def test_a_kept_match_that_is_over_gives_way_to_a_link() -> None:
    browser = dealt("?seed=7&short=1&dealer=B")
    while "table" in browser.state:
        code, place = browser.choices()[0]
        browser.attempt(code, place)
    text = browser.state["save"]["text"]
    assert "summary" in opened(saved=text).state
    assert match_of(opened("?seed=8", text)).seed == "8"


@pytest.mark.parametrize(
    "text",
    [
        "Dear diary",
        "{}",
        kept().replace('[Format "1"]', '[Format "2"]'),
        kept().replace('"steady"', '"gambler"'),
        kept()[:-20],
        f"{kept()} h1",
        "[" * 10_000,
    ],
    ids=["no record", "JSON", "newer", "unknown opponent", "cut", "no action", "very deep"],
)
def test_a_kept_match_that_can_t_be_read_says_so_and_offers_a_fresh_start(text: str) -> None:
    browser = opened(saved=text)
    if "table" in browser.state:
        pytest.fail("An unreadable text was taken for a match.")
    form = browser.state["form"]
    assert "can’t be read" in form["intro"]
    assert "fresh start" in form["intro"]
    assert form["also"] is None
    browser.submit(seed="7")
    assert "table" in browser.state


def test_a_second_hello_changes_nothing() -> None:
    browser = dealt("?seed=7&dealer=B")
    before = browser.state
    after = browser.hello("?seed=8", kept("?seed=9"))
    assert same_table(after, before)
    assert after["serial"] == before["serial"] + 1


def same_table(one: Content, other: Content) -> bool:
    """Whether two states differ in nothing that stays."""
    return {**one, "serial": 0, "live": ""} == {**other, "serial": 0, "live": ""}


def test_a_reload_keeps_the_link_as_it_was() -> None:
    for query in ("?seed=7", "?seed=7&dealer=B"):
        before = dealt(query)
        again = opened(query, before.state["save"]["text"])
        assert again.state["share"]["link"] == before.state["share"]["link"]


def test_a_draw_taken_back_before_a_reload_is_marked_after_it() -> None:
    before = dealt("?seed=7&dealer=B")
    code = before.table["hand"][0]["code"]
    before.attempt(code, f"discard-{code[0]}")
    before.attempt(None, "pile")
    before.press("undo")
    again = opened("?seed=7&dealer=B", before.state["save"]["text"])
    again.attempt(None, "pile")
    assert TOOK_BACK_DRAW in again.state["save"]["text"]
