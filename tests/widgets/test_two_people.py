"""Two people at one screen: each sees their own cards only, and nobody's while the screen changes hands."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import Seat, View
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.protocol import State
from tests.widgets.driving import (
    Browser,
    Content,
    cards_named,
    dealt,
    match_of,
    public_cards,
    whole_match,
    without_links,
)
from tests.widgets.shapes import misfits

LINK = "?seed=482913&dealer=B&opponent=person"


def view_of(browser: Browser, seat: Seat) -> View:
    """Return what a seat may know of the match that a browser's widget holds."""
    return match_of(browser).position.view(seat)


def holder(browser: Browser) -> Seat:
    """Return the seat whose screen it is."""
    assert isinstance(browser.widget, CardMatch)
    return browser.widget._viewer


def present(state: Content) -> Content:
    """Return a state without the links and without the log of the rounds before."""
    state = without_links(state)
    if "table" in state:
        lines = state["table"]["log"]["lines"]
        deal = next((index for index, line in enumerate(lines) if " dealt round " in line["text"]), len(lines))
        state["table"] = state["table"] | {"log": lines[:deal]}
    return state


def leaks(browser: Browser) -> set[str]:
    """Return the cards that the state now names, though nobody who may look at it knows them."""
    known = public_cards(view_of(browser, Seat.A))
    covered = "table" in browser.state and browser.table["cover"]
    if not covered:
        known |= set(view_of(browser, holder(browser)).hand)
    if "summary" in browser.state:
        known |= set(view_of(browser, Seat.A).hand)
    return {card.code for card in cards_named(present(browser.state)) - known}


def ready(browser: Browser) -> Browser:
    browser.press("ready")
    return browser


def turn_of(browser: Browser, code: str, place: str = "pile") -> Content:
    """Discard a card, then draw."""
    browser.attempt(code, f"discard-{code[0]}")
    return browser.attempt(None, place)


def test_the_screen_starts_covered_and_shows_the_first_player_s_hand_when_asked() -> None:
    browser = dealt(LINK)
    table = browser.table
    assert table["cover"]["button"]["id"] == "ready"
    assert (table["hand"], table["step"], table["targets"], table["prompt"]) == ([], 0, {}, "")
    assert leaks(browser) == set()
    table = ready(browser).table
    assert table["cover"] is None
    assert len(table["hand"]) == 8
    assert table["step"] == 1


def test_while_covered_nothing_can_be_tried() -> None:
    browser = dealt(LINK)
    before = browser.state
    after = browser.attempt("s2", "own-s")
    assert after["table"] == before["table"]
    assert after["serial"] == before["serial"] + 1


def test_the_drawn_card_is_shown_to_its_drawer_until_the_screen_is_passed_and_to_nobody_after() -> None:
    browser = ready(dealt(LINK))
    top = "sJ"
    state = turn_of(browser, "hJ")
    assert [card["code"] for card in state["table"]["hand"] if card["tag"]] == [top]
    assert "jack of spades" in state["live"]
    assert {card.code for card in cards_named(state["table"]["moves"])} == {top}
    assert browser.buttons()[0] == "hand-over"
    for state in (browser.press("hand-over"), browser.press("ready"), turn_of(browser, "d5"), browser.press("undo")):
        assert top not in {card.code for card in cards_named(present(state))}
    assert top not in {card.code for card in cards_named(present(turn_of(browser, "d5")))}


def test_after_one_s_turn_the_other_s_cards_can_t_be_played() -> None:
    browser = ready(dealt(LINK))
    turn_of(browser, "hJ")
    held = view_of(browser, Seat.B).hand[0].code
    state = browser.attempt(held, f"own-{held[0]}")
    assert state["table"]["message"]["kind"] == "refused"
    assert view_of(browser, Seat.B).hand[0].code == held
    assert state["table"]["step"] == 0


def test_what_one_player_tried_in_vain_is_not_shown_to_the_other() -> None:
    browser = ready(dealt(LINK))
    turn_of(browser, "hJ")
    browser.attempt("d7", "own-d")
    assert browser.table["refused"]["code"] == "d7"
    for state in (browser.press("hand-over"), browser.press("ready")):
        assert state["table"]["refused"] is None
        assert "d7" not in {card.code for card in cards_named(present(state))}
        assert state["table"]["message"]["kind"] == "plain"


def test_what_a_player_drew_is_not_told_before_the_cover_is_lifted() -> None:
    browser = ready(dealt(LINK))
    for code in ("hJ", "d5", "d7"):
        turn_of(browser, code)
        browser.press("hand-over")
        assert leaks(browser) == set()
        browser.press("ready")


def test_taking_back_and_doing_again_across_the_seats_tells_no_drawn_card_while_covered() -> None:
    browser = ready(dealt(LINK))
    turn_of(browser, "hJ")
    browser.press("hand-over")
    browser.press("ready")
    browser.press("undo")
    assert browser.table["cover"] is not None
    assert holder(browser) is Seat.A
    assert leaks(browser) == set()
    browser.press("redo")
    assert leaks(browser) == set()


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_state_of_a_whole_match_names_a_card_that_its_reader_can_t_know(seed: str) -> None:
    browser = dealt(f"?seed={seed}&opponent=person&short=1")
    for state in whole_match(browser, Random(seed)):
        assert leaks(browser) == set()
        assert list(misfits(state, State)) == []
        if "table" in state and state["table"]["cover"]:
            assert state["table"]["hand"] == []
            assert state["table"]["moves"] == []
    assert "again" in browser.buttons()


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6"])
def test_nor_does_one_when_they_go_back_and_forth(seed: str) -> None:
    numbers = Random(seed)
    browser = dealt(f"?seed={seed}&opponent=person")
    for _ in range(120):
        step(browser, numbers)
        assert leaks(browser) == set()


def step(browser: Browser, numbers: Random) -> None:
    """Do one of the things that a person at the screen may do now."""
    if "summary" in browser.state:
        browser.press(numbers.choice(["next", "undo"]))
    elif numbers.random() < 0.25:
        browser.press(numbers.choice(["undo", "redo"]))
    elif browser.table["cover"]:
        browser.press("ready")
    elif not browser.choices():
        browser.press("hand-over")
    elif numbers.random() < 0.1:
        browser.attempt(numbers.choice([None, *(card["code"] for card in browser.table["hand"])]), "other-s")
    else:
        browser.play(numbers)


def test_two_people_s_match_comes_back_covered() -> None:
    browser = ready(dealt(LINK))
    turn_of(browser, "hJ")
    again = Browser(CardMatch())
    again.hello(saved=browser.state["save"]["text"])
    assert again.table["cover"] is not None
    assert again.table["hand"] == []
    assert leaks(again) == set()
    assert view_of(again, Seat.A) == view_of(browser, Seat.A)
    assert view_of(again, Seat.B) == view_of(browser, Seat.B)


def test_a_covered_table_has_no_hand_in_the_notebook_file_either() -> None:
    browser = dealt(LINK)
    bundle, _ = browser.widget._repr_mimebundle_()
    assert "image/svg+xml" not in bundle
    assert "spades" not in bundle["text/plain"]


def test_names_are_those_of_the_form() -> None:
    browser = Browser(CardMatch())
    browser.hello()
    browser.submit(opponent="person", first="Ada", second="Ben", seed="482913", dealer="B")
    assert "Ada" in browser.table["cover"]["text"]
    assert browser.table["other"]["name"] == "Ben"
    ready(browser)
    turn_of(browser, "hJ")
    assert "Ben" in browser.press("hand-over")["table"]["cover"]["text"]
    assert browser.table["own"]["name"] == "Ben"
