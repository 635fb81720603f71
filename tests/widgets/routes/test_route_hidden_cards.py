"""Hidden cards never reach the browser: with only them differing, every state is the same."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import LaidArrow, Position, deal_unseen, legal_actions
from expeditions_widgets.widgets.routes.route_game import RouteGame
from tests.engine.routes.random_games import examples
from tests.play.routes.sittings import SEEDS, people_at, random_action, sitting_of
from tests.widgets.driving import Browser, Content
from tests.widgets.routes.tables import act, at_table, bare, sitting_at, whole_game


def played(seed: str, actions: int) -> Position:
    """Return a position of two people's game after so many random actions, or before its end."""
    sitting, numbers = sitting_of(("person", "person"), seed), Random(seed)
    for _ in range(actions):
        before = sitting.position
        sitting.act(random_action(before, numbers))
        if sitting.position.is_over:
            return before
    return sitting.position


def shown(position: Position, action: str | None = None) -> Content:
    """Return the state of whoever holds the screen, after an action if there is one."""
    browser = Browser(RouteGame(people_at(position)))
    browser.hello()
    browser.press("ready")
    return bare(browser.press(f"do:{action}") if action else browser.state)


def test_a_table_that_no_seed_deals_is_not_kept_for_its_record_would_hold_the_hands() -> None:
    browser = Browser(RouteGame(people_at(played("7", 9))))
    browser.hello()
    assert browser.state["save"] is None
    assert "share" not in browser.state


@given(SEEDS, st.integers(0, 60), SEEDS)
@examples(20)
def test_two_tables_that_differ_in_hidden_cards_alone_look_the_same(seed: str, actions: int, other: str) -> None:
    position = played(seed, actions)
    again = deal_unseen(position.view(position.turn), other)
    assert shown(position) == shown(again)


def test_an_arrow_to_a_place_without_a_card_tells_nothing() -> None:
    compared = 0
    for seed in map(str, range(25)):
        position = played(seed, 3 * int(seed))
        again = deal_unseen(position.view(position.turn), f"other {seed}")
        arrows = [action for action in legal_actions(position) if isinstance(action, LaidArrow)]
        for action in [arrow for arrow in arrows if arrow.tip not in position.board.cards][:1]:
            now, then = shown(position, str(action)), shown(again, str(action))
            # At the end all hands are open.
            if "routeEnd" not in now:
                assert now == then
                compared += again.hands != position.hands
    assert compared > 5


@pytest.mark.parametrize("seats", ["person,greedy", "person,person", "random,person,person"])
def test_no_state_names_a_card_that_the_holder_of_the_screen_may_not_see(seats: str) -> None:
    """Every place's name is public; what is not is that its card lies in a hand, so the hands are looked for."""
    browser = at_table(f"?seed=11&seats={seats}&board=europe")
    for state in whole_game(browser, Random(3)):
        table = state.get("routes")
        if table is None:
            continue
        sitting = sitting_at(browser)
        viewer = browser.widget._viewer
        covered = table["cover"] is not None
        hand = () if covered else sitting.position.hands[viewer]
        assert set(table["scene"]["own"]) == set(hand)
        held = [] if table["hand"] is None else [card["place"] for card in table["hand"]["cards"]]
        assert held == list(hand)


def test_what_one_drew_is_not_told_to_the_next() -> None:
    browser = at_table("?seed=5&seats=person,person&board=europe")
    numbers = Random(8)
    swaps = 0
    for _ in range(400):
        table = browser.state.get("routes")
        if table is None:
            break
        if table["cover"]:
            told = [line["text"] for line in table["log"]["lines"]]
            swaps += sum(" kept " in text for text in told)
            assert not [text for text in told if " kept " in text and "one drawn card" not in text]
            assert not [text for text in told if " drew " in text and " card" not in text.split(" drew ")[1]]
        act(browser, numbers)
    assert swaps
