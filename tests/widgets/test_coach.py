"""The coach at the table by messages: nudge, prices, reasons, warnings; never by itself, never from hidden cards."""

import asyncio
import re
from random import Random

import pytest

from expeditions_widgets.engine.cards import Seat, start_match
from expeditions_widgets.play.warnings import COSTLY, FRESH_DEALS, is_costly
from expeditions_widgets.players.pricing import BAND, DEALS, Pricing, price_actions
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.surface import SORRY
from expeditions_widgets.widgets.table_coach import SEED
from tests.play.sittings import exchanged, shuffled_deck
from tests.widgets.driving import Browser, Content, cards_named, dealt, match_of, public_cards, sitting_of
from tests.widgets.shapes import misfits

WARNED = "?seed=482913&dealer=B&warn=1"
TWO = "?seed=482913&dealer=B&opponent=person"


def priced(browser: Browser) -> Pricing:
    """Return the prices of the choices at hand, worked out apart from the table."""
    sitting = sitting_of(browser)
    position = sitting.match.position
    return price_actions(position.view(position.turn), sitting.turn, SEED)


def place_of(action: str) -> tuple[str | None, str]:
    """Return the card and the place that mean an action of this compact form."""
    if len(action) == 1:
        return None, "pile" if action == "p" else f"discard-{action}"
    return action[-2:], f"discard-{action[1]}" if action.startswith("-") else f"own-{action[0]}"


def hint_button(browser: Browser) -> Content:
    return next(button for button in browser.table["buttons"] if button["id"] == "hint")


def coach(browser: Browser) -> Content | None:
    found: Content | None = browser.table.get("coach")
    assert list(misfits(browser.state, State)) == []
    return found


def test_nothing_is_said_before_it_is_asked_for() -> None:
    browser = dealt()
    assert coach(browser) is None
    assert hint_button(browser)["label"] == "Hint"
    assert ["I", "ask the coach: a nudge, then prices"] in browser.table["keys"]["rows"]


def test_first_a_nudge_that_names_no_card_then_the_prices_then_nothing() -> None:
    browser = dealt()
    nudged = browser.press("hint")
    assert browser.table["message"] == {"kind": "hint", "text": nudged["live"], "rule": None}
    assert coach(browser) is None
    assert not re.search(r"\b(two|three|six|seven|nine|jack) of\b|[0-9]", nudged["live"])
    browser.press("hint")
    shown = coach(browser)
    assert shown is not None
    assert len(shown["rows"]) == len(priced(browser).prices)
    browser.press("hint")
    assert coach(browser) is None
    assert browser.table["message"]["kind"] == "plain"


def test_every_choice_has_its_price_and_the_band_is_marked_in_words() -> None:
    browser = dealt()
    browser.press("hint")
    said = browser.press("hint")["live"]
    shown, pricing = coach(browser), priced(browser)
    assert shown is not None
    assert [row["name"].lower() for row in shown["rows"]] == [price.action.spoken for price in pricing.prices]
    for row, price in zip(shown["rows"], pricing.prices, strict=True):
        assert row["lead"].replace("−", "-").split() == [f"{price.lead.mean:.1f}", "±", f"{price.lead.error:.1f}"]
        good = price.behind.mean <= BAND * price.behind.error
        assert row["good"] is good
        assert ("as good" in row["standing"]) is good
        assert (price.action.spoken in said) is good
        assert (row["why"] is None) is good
    for part in (f"{DEALS:,} possible deals", f"seed {SEED}", "Both sides go on as", "Hidden cards stay hidden"):
        assert part in shown["method"]


def test_a_choice_behind_gets_its_reasons_when_they_are_asked_for() -> None:
    browser = dealt()
    browser.press("hint")
    browser.press("hint")
    rows = (coach(browser) or {})["rows"]
    place = next(place for place, row in enumerate(rows) if row["name"] == "Play the seven of diamonds")
    assert rows[place]["reasons"] == []
    state = browser.press(rows[place]["why"]["id"])
    row = (coach(browser) or {})["rows"][place]
    assert row["why"] is None
    assert row["reasons"]
    assert state["live"] == " ".join(row["reasons"])


@pytest.mark.parametrize("button", ["why-99", "why-", "why--1", "why-0", "why-²"])
def test_a_reason_for_nothing_is_not_given(button: str) -> None:
    browser = dealt()
    assert browser.press(button)["live"] == ""
    browser.press("hint")
    assert browser.press(button)["live"] == ""


def test_what_was_shown_is_gone_with_the_next_accepted_action_and_not_with_a_refused_one() -> None:
    browser = dealt()
    browser.press("hint")
    browser.press("hint")
    browser.attempt("s2", "own-h")
    assert browser.table["message"]["kind"] == "refused"
    assert coach(browser) is not None
    browser.attempt("s2", "own-s")
    assert coach(browser) is None
    assert hint_button(browser)["label"] == "Hint"
    browser.press("hint")
    assert browser.table["message"]["kind"] == "hint"
    browser.press("undo")
    assert coach(browser) is None
    assert hint_button(browser)["label"] == "Hint"


def test_a_covered_hand_and_a_turn_that_is_over_get_no_hint() -> None:
    browser = dealt(TWO)
    assert hint_button(browser)["why"]
    assert coach_after_a_press(browser) is None
    browser.press("ready")
    browser.press("hint")
    assert browser.table["message"]["kind"] == "hint"
    browser.attempt("s2", "own-s")
    browser.attempt(None, "pile")
    assert hint_button(browser)["why"]
    assert coach_after_a_press(browser) is None
    browser.press("hand-over")
    assert coach_after_a_press(browser) is None


def coach_after_a_press(browser: Browser) -> Content | None:
    browser.press("hint")
    assert browser.table["message"]["kind"] != "hint"
    return coach(browser)


def test_with_only_hidden_cards_differing_hints_prices_and_warnings_are_equal() -> None:
    deck = shuffled_deck("3")

    def states(cards: tuple[object, ...]) -> list[Content]:
        browser = Browser(CardMatch(start_match("x", dealer=Seat.B, decks=(cards,)), "steady"))  # type: ignore[arg-type]
        sitting_of(browser).warns = True
        browser.press("hint")
        browser.press("hint")
        browser.press("why-9")
        for price in priced(browser).prices[::-1]:
            if browser.table["step"] == 1:
                browser.attempt(*place_of(str(price.action)))
        browser.press("hint")
        browser.press("hint")
        return browser.states

    first = states(deck)
    own = set(deck[: 2 * 8 : 2])
    hidden = [card for card in deck if card not in own]
    assert len(hidden) == 40
    assert states(exchanged(deck, dict(zip(hidden, hidden[1:] + hidden[:1], strict=True)))) == first
    assert any(state["table"]["message"]["kind"] == "warned" for state in first)


def test_no_hint_of_a_round_names_a_card_that_the_person_can_t_know() -> None:
    browser = dealt("?seed=3&dealer=B")
    numbers = Random(3)
    for number in range(24):
        if number % 4 == 1:
            browser.press("hint")
            browser.press("hint")
            view = match_of(browser).position.view(Seat.A)
            named = cards_named({"coach": coach(browser), "live": browser.state["live"]})
            assert named <= public_cards(view) | set(view.hand)
        browser.play(numbers)


# --- warnings ------------------------------------------------------------------------------------------------


def test_nobody_is_warned_who_did_not_ask_for_it() -> None:
    browser = dealt()
    for action in [str(price.action) for price in priced(browser).prices]:
        browser.attempt(*place_of(action))
        assert browser.table["step"] == 2
        browser.press("undo")


def test_a_costly_choice_waits_and_goes_through_when_it_is_chosen_again() -> None:
    browser = dealt(WARNED)
    pricing = priced(browser)
    price = pricing.prices[-1]
    assert price.behind.mean - BAND * price.behind.error > COSTLY
    before = match_of(browser)
    said = browser.attempt(*place_of(str(price.action)))["live"]
    assert match_of(browser) == before
    assert browser.table["message"] == {"kind": "warned", "text": said, "rule": None}
    assert said.startswith(f"{price.action.spoken.capitalize()}? On {FRESH_DEALS:,} fresh deals that ends ")
    told = float(said.split(" ends ")[1].split()[0])
    assert abs(told - price.behind.mean) < 4 * price.behind.error
    browser.attempt(*place_of(str(price.action)))
    assert browser.table["step"] == 2


def test_only_what_is_clearly_costly_waits_and_another_choice_is_free() -> None:
    browser = dealt(WARNED)
    prices = priced(browser).prices
    for price in (*prices[:3], *prices[-2:]):
        browser.attempt(*place_of(str(price.action)))
        assert (browser.table["message"]["kind"] == "warned") is is_costly(price.behind)
        if browser.table["step"] == 2:
            browser.press("undo")


def test_a_warning_comes_again_after_the_choice_was_taken_back() -> None:
    browser = dealt(WARNED)
    worst = place_of(str(priced(browser).prices[-1].action))
    browser.attempt(*worst)
    browser.attempt(*worst)
    browser.press("undo")
    browser.attempt(*worst)
    assert browser.table["message"]["kind"] == "warned"


def test_what_the_rules_forbid_is_refused_and_not_priced() -> None:
    browser = dealt(WARNED)
    browser.attempt("s2", "own-h")
    assert browser.table["message"]["kind"] == "refused"


def test_the_option_is_kept_by_the_form_the_link_and_the_save() -> None:
    formed = Browser(CardMatch())
    formed.hello()
    formed.submit(seed="7", warn="on")
    assert sitting_of(formed).warns
    link = formed.state["share"]["link"]["query"]
    assert link == "?seed=7&warn=1"
    assert sitting_of(dealt(link)).warns
    again = Browser(CardMatch())
    again.hello("", formed.state["save"]["text"])
    assert sitting_of(again).warns
    assert again.state["share"]["link"]["query"] == link
    for query in ("?seed=7", "?seed=7&warn=0"):
        assert not sitting_of(dealt(query)).warns


# --- while it is worked out ----------------------------------------------------------------------------------


def test_the_table_goes_on_while_prices_are_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = False

    def wait(_self: Warming, _seconds: float) -> bool:
        return ready

    monkeypatch.setattr(Warming, "wait", wait)

    async def visit() -> Browser:
        nonlocal ready
        browser = dealt(WARNED)
        assert browser.press("hint")["live"] == GETTING_READY
        assert (coach(browser) or {})["progress"] == {"label": GETTING_READY, "share": 0.0}
        browser.attempt("d7", "own-d")
        assert browser.table["step"] == 2, "without prices there is no warning, and no waiting"
        browser.press("undo")
        browser.press("hint")
        ready = True
        serial = browser.state["serial"]
        while "progress" in (browser.widget.state["table"].get("coach") or {}):  # noqa: ASYNC110 - it is the page that waits
            await asyncio.sleep(0)
        assert browser.widget.state["serial"] == serial
        assert browser.widget.state["live"] == browser.widget.state["table"]["message"]["text"]
        return browser

    browser = asyncio.run(visit())
    browser.states.append(browser.widget.state)
    assert coach(browser) is None


def test_a_failure_says_so_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    browser = dealt()
    with monkeypatch.context() as patch:
        patch.setattr("expeditions_widgets.players.pricing.Pricer.play", broken)
        assert browser.press("hint")["live"] == SORRY
        assert coach(browser) is None
        sitting_of(browser).warns = True
        assert browser.attempt("d7", "own-d")["table"]["step"] == 2
        browser.press("undo")
    assert "a bug" in caplog.text
    assert browser.attempt("s2", "own-s")["table"]["step"] == 2
