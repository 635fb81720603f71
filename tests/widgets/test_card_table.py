"""A table to try things on: what is allowed happens, what is not says why by the rule, and nothing is kept."""

import pytest

from expeditions_widgets.engine.cards import parse_view
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.widgets.card_table import CardTable
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.score_sheet import ScoreSheet
from tests.widgets.driving import Browser, Content, cards_named, public_cards
from tests.widgets.shapes import misfits

CLIMB = "A hK47 / a hQ59 sJ4 d27T / b ?8 / P ?20 / T A1"
BARRED = "A h37 / D h25 c8 / a hT / b ?8 / P ?9 / T A2h"
TURNS = "A h34 / B s46 / D c3 / a h69 s58 dQ57 c8 / b ?8 / P ?14 / T A1"
LAST = "A h479 / a hT sQ58 d26 c79 / b ?8 / P ?1 / T A1"


def at(position: str = CLIMB, *, both: bool = False) -> Browser:
    browser = Browser(CardTable(position, "Try the 5.", both=both))
    browser.hello()
    return browser


def hand(table: Content) -> list[str]:
    return [card["code"] for card in table["hand"]]


def test_it_starts_with_what_to_try() -> None:
    browser = at()
    assert browser.table["message"] == {"kind": "plain", "text": "Try the 5.", "rule": None}
    assert browser.table["prompt"] == "Step 1: play or discard a card"
    assert browser.state["save"] is None
    assert list(misfits(browser.state, State)) == []


@pytest.mark.parametrize(
    ("position", "code", "place", "rule"),
    [
        (CLIMB, "h5", "own-h", "turn.climb"),
        (CLIMB, "hQ", "own-h", "turn.wager-first"),
        (CLIMB, "s4", "own-h", "turn.suit"),
        (CLIMB, None, "pile", "turn.order"),
        (BARRED, None, "discard-h", "turn.barred"),
        (BARRED, None, "discard-d", "turn.empty"),
        (BARRED, "hT", "own-h", "turn.order"),
    ],
)
def test_what_the_rules_forbid_changes_nothing_and_links_to_the_rule(
    position: str, code: str | None, place: str, rule: str
) -> None:
    browser = at(position)
    before = hand(browser.table)
    after = browser.attempt(code, place)
    message = browser.table["message"]
    assert message["kind"] == "refused"
    assert message["rule"]["href"].endswith(f"#{rule}")
    assert message["text"] in after["live"]
    assert hand(browser.table) == before
    assert browser.buttons() == []
    assert list(misfits(after, State)) == []


def test_a_turn_of_one_side_ends_in_words() -> None:
    browser = at()
    browser.attempt("h9", "own-h")
    assert browser.table["step"] == 2
    state = browser.attempt(None, "pile")
    assert (browser.table["step"], browser.table["targets"]) == (0, {})
    assert len(browser.table["hand"]) == 8
    assert "a whole turn" in browser.table["message"]["text"]
    assert "a whole turn" in state["live"]
    assert "You drew the" in state["live"]
    browser.attempt("s4", "own-s")
    assert "Set up again" in browser.table["message"]["text"]


def test_both_sides_take_their_turns_in_view_of_their_own_hand() -> None:
    browser = at(TURNS, both=True)
    first = hand(browser.table)
    browser.attempt("h6", "own-h")
    browser.attempt(None, "pile")
    assert browser.table["prompt"].startswith("Ravi: Step 1")
    assert "drew from the pile" in browser.table["message"]["text"]
    assert set(hand(browser.table)).isdisjoint(first)
    code = hand(browser.table)[0]
    browser.attempt(code, f"discard-{code[0]}")
    browser.attempt(None, "pile")
    assert browser.table["prompt"].startswith("Ida: Step 1")
    assert set(first) - {"h6"} < set(hand(browser.table))


def test_taking_back_and_setting_up_again() -> None:
    browser = at()
    start = hand(browser.table)
    browser.attempt("h9", "own-h")
    browser.attempt(None, "pile")
    drawn = set(hand(browser.table))
    assert browser.buttons() == ["undo", "again"]
    browser.press("undo")
    assert browser.table["step"] == 2
    browser.attempt(None, "pile")
    assert set(hand(browser.table)) == drawn
    browser.press("again")
    assert (hand(browser.table), browser.table["step"]) == (start, 1)
    assert browser.buttons() == []
    assert browser.table["message"]["text"] == "Try the 5."


def test_the_last_card_ends_the_round() -> None:
    browser = at(LAST, both=True)
    browser.attempt("hT", "own-h")
    state = browser.attempt(None, "pile")
    assert "the round is over" in state["live"]
    assert browser.table["step"] == 0
    assert browser.table["draw"]["count"] == 0
    assert len(browser.table["hand"]) == 8
    browser.press("undo")
    assert browser.table["step"] == 2


def test_no_card_of_the_other_hand_or_the_pile_is_sent_before_it_is_drawn() -> None:
    browser = at(TURNS)
    view = parse_view(TURNS)
    assert cards_named(browser.states) == public_cards(view) | set(view.hand)
    browser.attempt("h6", "own-h")
    assert cards_named(browser.state) == public_cards(view) | set(view.hand)


def test_the_other_seat_may_be_the_one_to_act() -> None:
    browser = Browser(CardTable("A s3 / B h4 / a ?8 / b h59 s2 / P ?9 / T B1"))
    assert browser.table["own"]["label"] == "Your side"
    browser.attempt("h5", "own-h")
    assert browser.table["own"]["lanes"][1]["ledger"]["total"] == "−11"


@pytest.mark.parametrize(
    "content",
    [
        {"type": "try"},
        {"type": "try", "code": 7, "place": ["own-h"]},
        {"type": "press", "id": "next"},
        {"type": "press", "id": ["undo"]},
        {"type": "submit", "values": {}},
        {"type": "hello", "query": 3, "saved": "A h2"},
    ],
)
def test_nonsense_changes_nothing(content: Content) -> None:
    browser = at()
    before = browser.table
    after = browser.send(content | {"serial": browser.state["serial"]})["table"]
    assert (after["hand"], after["own"], after["river"]) == (before["hand"], before["own"], before["river"])
    assert list(misfits(browser.state, State)) == []


def test_its_static_forms_show_what_to_try_and_the_board() -> None:
    table = CardTable(CLIMB, "Try the 5.")
    assert table.text().startswith("Try the 5.\n\n")
    assert "hearts     K 4 7" in table.text()
    assert table.picture().startswith("<svg")
    assert repr(table) == "CardTable()"


def test_a_faulty_position_is_told_to_the_author() -> None:
    with pytest.raises(FaultyTextError):
        CardTable("A h1")


def test_a_score_sheet_shows_each_step_of_the_worked_example() -> None:
    browser = Browser(ScoreSheet("sJ36 hKQ479T d256789T", "Ida"))
    assert list(misfits(browser.state, State)) == []
    summary = browser.state["summary"]
    assert [row["steps"] for row in summary["sheets"][0]["rows"]] == [
        ["9", "−11", "× 2", "0", "−22"],
        ["30", "10", "× 3", "0", "30"],
        ["47", "27", "× 1", "0", "27"],
        [],
    ]
    assert summary["sheets"][0]["total"]["value"] == "35"
    before = browser.state["summary"]
    assert browser.send({"type": "press", "id": "undo", "serial": browser.state["serial"]})["summary"] == before
    assert browser.widget.text().splitlines()[1] == "Spades: (9 − 20) × 2 = −22"
