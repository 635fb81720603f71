"""Hidden cards never reach the browser: with only them differing, every state is the same."""

from collections.abc import Iterator
from random import Random

import pytest

from expeditions_widgets.engine.cards import Card, Seat, start_match
from expeditions_widgets.engine.cards.table import HAND_SIZE
from expeditions_widgets.widgets.card_match import CardMatch
from tests.play.sittings import exchanged, shuffled_deck
from tests.widgets.driving import Browser, Content, cards_named, dealt, match_of, public_cards, sitting_of, whole_match
from tests.widgets.test_two_people import holder, present, step

Deck = tuple[Card, ...]
TURNS = 8
"""Turns that two matches are compared over, both sides counted."""


def at_the_table(deck: Deck, opponent: str) -> Browser:
    """Return a browser at a match with this deck, the person to start."""
    return Browser(CardMatch(start_match("x", dealer=Seat.B, decks=(deck,)), opponent))


def messages(browser: Browser, numbers: Random) -> Iterator[Content]:
    """Yield what a person does, a turn at a time, with attempts against the rules and actions taken back between."""
    for _ in range(TURNS // 2):
        for _ in range(2):
            tried = browser.table["hand"][0]["code"]
            yield {"type": "try", "code": tried, "place": numbers.choice(["other-s", "pile", "own-s", "own-c", "hand"])}
            code, place = numbers.choice(browser.choices())
            yield {"type": "try", "code": code, "place": place}
            for button in numbers.choice([(), (), ("undo", "redo"), ("undo", "undo", "redo", "redo")]):
                yield {"type": "press", "id": button}
        yield {"type": "hello", "query": "?seed=1", "saved": None}


def record(deck: Deck, seed: str) -> tuple[list[Content], list[Content], list[str], set[Card]]:
    """Play against Scout; return the messages, the states, what Scout was seen to do, and all that A came to know."""
    browser, sent, seen = at_the_table(deck, "steady"), [], []
    known: set[Card] = set()
    for message in messages(browser, Random(seed)):
        sent.append(message)
        browser.send(message | {"serial": browser.state["serial"]})
        seen.append(visible(browser))
        view = match_of(browser).position.view(Seat.A)
        known |= public_cards(view) | set(view.hand)
    return sent, browser.states, seen, known


def again(deck: Deck, sent: list[Content], seen: list[str]) -> list[Content]:
    """Send the same messages at another deck; return the states, up to where Scout is seen to do something else."""
    browser = at_the_table(deck, "steady")
    for message, actions in zip(sent, seen, strict=True):
        browser.send(message | {"serial": browser.state["serial"]})
        if visible(browser) != actions:
            return browser.states[:-1]
    return browser.states


def visible(browser: Browser) -> str:
    """Return the actions so far, which everyone at the table has seen; a draw from the pile has no card in it."""
    return " ".join(str(event.action) for event in sitting_of(browser).events)


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_with_only_hidden_cards_differing_all_states_are_equal(seed: str) -> None:
    deck = shuffled_deck(seed)
    sent, states, seen, known = record(deck, seed)
    assert seen[-1].count(" ") + 1 >= 2 * TURNS
    held = [card for card in deck[1 : 2 * HAND_SIZE : 2] if card not in known]
    below = [card for card in deck[2 * HAND_SIZE :] if card not in known]
    compared = 0
    for mine in held:
        for other in below:
            rest = [card for card in below if card is not other]
            new = {mine: other, other: mine} | dict(zip(rest, rest[1:] + rest[:1], strict=True))
            other_states = again(exchanged(deck, new), sent, seen)
            assert other_states == states[: len(other_states)]
            if len(other_states) == len(states):
                compared += 1
                break
    assert compared >= 1


def test_a_card_that_can_be_seen_makes_a_difference() -> None:
    deck = shuffled_deck("1")
    sent, states, seen, _ = record(deck, "1")
    own, hidden = deck[0], deck[-1]
    other_states = again(exchanged(deck, {own: hidden, hidden: own}), sent, seen)
    assert other_states != states[: len(other_states)]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6"])
@pytest.mark.parametrize("seat", Seat)
def test_between_two_people_all_states_of_one_s_and_all_covered_ones_are_equal(seed: str, seat: Seat) -> None:
    deck = shuffled_deck(seed)
    browser = at_the_table(deck, "person")
    numbers = Random(seed)
    known: set[Card] = set()
    sent = []
    for _ in range(60):
        view = match_of(browser).position.view(seat)
        known |= public_cards(view) | set(view.hand)
        step(browser, numbers)
        sent.append(browser.sent)
    hidden = [card for card in deck if card not in known]
    assert len(hidden) >= 8
    twin = at_the_table(exchanged(deck, dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))), "person")
    for message, state in zip(sent, browser.states[1:], strict=True):
        twin.send(message)
        covered = state["table"]["cover"] is not None
        if covered or holder(twin) is seat:
            assert twin.state == state


def test_a_deal_that_no_seed_names_is_neither_saved_nor_shared() -> None:
    for opponent in ("steady", "person"):
        browser = at_the_table(shuffled_deck("7"), opponent)
        for number, state in enumerate(whole_match(browser, Random(7))):
            assert state["save"] is None
            assert "share" not in state
            if number == 80:
                break


@pytest.mark.parametrize("link", ["?seed=1&dealer=A", "?seed=2&aces=1", "?seed=3&short=1", "?seed=4&dealer=B"])
def test_no_state_of_a_whole_match_names_a_card_that_the_person_can_t_know(link: str) -> None:
    browser = dealt(link)
    numbers = Random(link)
    for state in whole_match(browser, numbers):
        view = match_of(browser).position.view(Seat.A)
        assert cards_named(present(state)) <= public_cards(view) | set(view.hand)


def test_nor_does_one_when_the_person_takes_back_and_does_again() -> None:
    browser = dealt("?seed=9&dealer=B")
    numbers = Random(9)
    for _ in range(150):
        step(browser, numbers)
        if "table" in browser.state:
            view = match_of(browser).position.view(Seat.A)
            assert cards_named(present(browser.state)) <= public_cards(view) | set(view.hand)
