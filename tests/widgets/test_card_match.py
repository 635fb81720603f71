"""A whole match against Scout by messages alone, from the deal to the last score."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import parse_record
from expeditions_widgets.engine.cards.rulebook import ALL
from expeditions_widgets.play.sitting import TOOK_BACK_DRAW
from expeditions_widgets.widgets.card_match import CardMatch
from expeditions_widgets.widgets.protocol import State
from tests.widgets.driving import Browser, dealt, match_of, whole_match, without_links
from tests.widgets.shapes import misfits


@pytest.mark.parametrize(
    ("seed", "variant"), [("1", ""), ("2", "&aces=1"), ("3", "&short=1"), ("4", "&aces=1&short=1")]
)
def test_a_whole_match_by_messages(seed: str, variant: str) -> None:
    browser = dealt(f"?seed={seed}{variant}")
    for number, state in enumerate(whole_match(browser, Random(seed))):
        assert list(misfits(state, State)) == []
        assert state["live"]
        if number % 10 == 0 or "summary" in state:
            again = Browser(CardMatch())
            again.hello(saved=state["save"]["text"])
            assert shown(again.state) == shown(state)
    match = match_of(browser)
    assert match.is_over
    assert len(match.results) >= (1 if "short" in variant else 3)
    assert "again" in browser.buttons()
    serials = [state["serial"] for state in browser.states]
    assert serials == sorted(set(serials))
    assert parse_record(browser.state["share"]["record"]["text"]).replay() == match


def shown(state: dict[str, object]) -> dict[str, object]:
    """Return what of a state outlives a reload: all but what has only this moment happened."""
    table = state.get("table")
    kept = {name: part for name, part in state.items() if name not in {"serial", "live", "share", "table"}}
    return kept | ({"table": {**table, "moves": []}} if isinstance(table, dict) else {})


def test_each_choice_the_table_offers_is_accepted_and_no_other() -> None:
    numbers = Random(8)
    browser = dealt()
    for _ in range(12):
        table = browser.table
        codes = [card["code"] for card in table["hand"]]
        offered = set(browser.choices())
        places = [lane["place"] for lane in table["own"]["lanes"]] + [pile["place"] for pile in table["river"]]
        for code in codes if table["step"] == 1 else [None]:
            for place in [*places, "pile"]:
                if (code, place) not in offered:
                    assert browser.attempt(code, place)["table"]["message"]["kind"] == "refused"
        browser.play(numbers)
        assert browser.table["refused"] is None


@pytest.mark.parametrize(
    ("code", "place", "why"),
    [
        ("s2", "own-h", "spades"),
        ("s2", "other-s", "other side"),
        ("s2", "pile", "First"),
        (None, "pile", "card"),
        ("s2", None, "2 of spades"),
        (None, None, "card"),
        ("h9", "own-h", "not in your hand"),
    ],
)
def test_a_refused_try_says_the_sentence_and_the_rule_and_changes_nothing_else(
    code: str | None, place: str | None, why: str
) -> None:
    browser = dealt()
    before, match = browser.state, match_of(browser)
    after = browser.attempt(code, place)
    assert match_of(browser) == match
    message = after["table"]["message"]
    assert message["kind"] == "refused"
    assert why in message["text"]
    rule = next(rule for rule in ALL if f"{rule.title}." == message["rule"]["title"])
    assert message["rule"]["href"] == f"notebooks/rules-cards.ipynb#{rule.key}"
    assert message["text"] in after["live"]
    assert rule.title in after["live"]
    assert after["table"]["refused"] == {"code": code, "place": place, "tag": after["table"]["refused"]["tag"]}
    tagged = [card["code"] for card in after["table"]["hand"] if card["tag"] and card["tag"]["kind"] == "refused"]
    assert tagged == ([code] if code == "s2" else [])
    assert unrefused(after) == unrefused(before)
    browser.attempt("s2", "own-s")
    assert browser.table["refused"] is None
    assert browser.table["message"]["kind"] == "plain"


def unrefused(state: dict[str, dict[str, object]]) -> dict[str, object]:
    """Return a state without what a refusal adds to it."""
    table = {name: part for name, part in state["table"].items() if name not in {"message", "refused", "moves", "hand"}}
    hand = state["table"]["hand"]
    assert isinstance(hand, list)
    cards = [card | {"tag": None} for card in hand]
    rest = {name: part for name, part in without_links(state).items() if name not in {"serial", "live", "table"}}
    return rest | table | {"hand": cards}


def test_the_card_discarded_this_turn_is_barred_and_the_pile_says_so() -> None:
    browser = dealt()
    browser.attempt("s2", "discard-s")
    assert {pile["suit"]: bool(pile["barred"]) for pile in browser.table["river"]}["s"]
    assert "discard-s" not in browser.table["targets"]
    assert browser.attempt(None, "discard-s")["table"]["message"]["kind"] == "refused"
    assert browser.attempt("s3", "own-s")["table"]["message"]["kind"] == "refused"
    assert "pile" in browser.table["targets"]


def test_an_older_state_s_event_is_answered_and_ignored() -> None:
    browser = dealt()
    old = browser.state["serial"]
    browser.attempt("s2", "own-s")
    match = match_of(browser)
    for stale in (old, old - 1, browser.state["serial"] + 5):
        before = browser.state
        after = browser.send({"type": "try", "serial": stale, "code": None, "place": "pile"})
        assert match_of(browser) == match
        assert after["serial"] == before["serial"] + 1
        assert after["table"]["hand"] == before["table"]["hand"]
        assert after["live"] == ""


def test_taking_back_and_doing_again_by_buttons() -> None:
    browser = dealt()
    assert browser.buttons() == ["hint", "leave"]
    start = match_of(browser)
    browser.press("undo")
    assert match_of(browser) == start
    browser.attempt("s2", "own-s")
    middle = match_of(browser)
    browser.attempt(None, "pile")
    end = match_of(browser)
    assert browser.press("undo")["live"]
    assert match_of(browser) == middle
    browser.press("undo")
    assert match_of(browser) == start
    assert browser.buttons() == ["hint", "redo", "leave"]
    browser.press("redo")
    assert match_of(browser) == middle
    browser.press("redo")
    assert match_of(browser) == end
    assert browser.buttons() == ["hint", "undo", "leave"]


def test_ruling_c14_a_draw_taken_back_is_marked_in_the_log_and_in_the_record() -> None:
    browser = dealt()
    browser.attempt("s2", "own-s")
    browser.attempt(None, "pile")
    browser.press("undo")
    browser.attempt(None, "pile")
    lines = [line for line in browser.table["log"]["lines"] if line["who"] == "table"]
    assert len(lines) == 1
    assert "took back" in lines[0]["text"]
    assert TOOK_BACK_DRAW in browser.state["share"]["record"]["text"]


def test_ruling_c6_the_table_says_what_ends_a_round_that_stands_still() -> None:
    browser = dealt("?seed=482913&dealer=B&opponent=person")
    kinds = []
    for _ in range(10):
        browser.press("hand-over")
        browser.press("ready")
        kinds.append(browser.table["message"]["kind"])
        tops = [pile["suit"] for pile in browser.table["river"] if pile["top"]]
        hand = [card["code"] for card in browser.table["hand"]]
        code = next((code for code in hand if any(suit != code[0] for suit in tops)), hand[0])
        browser.attempt(code, f"discard-{code[0]}")
        browser.attempt(None, next((place for place in browser.table["targets"] if place != "pile"), "pile"))
    assert kinds == ["plain"] * kinds.count("plain") + ["quiet"] * kinds.count("quiet")
    assert kinds.count("quiet") >= 2
    assert "draw pile" in browser.table["message"]["text"]
    browser.press("hand-over")
    browser.press("ready")
    code = browser.table["hand"][0]["code"]
    browser.attempt(code, f"discard-{code[0]}")
    assert browser.attempt(None, "pile")["table"]["message"]["kind"] == "plain"


def test_between_two_rounds_every_expedition_is_added_up() -> None:
    browser = dealt()
    for state in whole_match(browser, Random(21)):
        if "summary" in state:
            break
    summary, (result,) = browser.state["summary"], match_of(browser).results
    for sheet, score in zip(summary["sheets"], result.scores, strict=True):
        started = {row["suit"]: row for row in sheet["rows"] if row["cards"]}
        assert len(sheet["rows"]) == 4
        assert set(started) == {expedition.suit.value for expedition in score.expeditions}
        for expedition in score.expeditions:
            total = started[expedition.suit.value]["steps"][-1].replace("−", "-")
            numbers = [int(card.rank.replace("T", "10")) for card in expedition.cards if not card.is_wager]
            wagers = len(expedition.cards) - len(numbers)
            assert int(total) == (sum(numbers) - 20) * (1 + wagers) + 20 * (len(expedition.cards) >= 8)
        assert sheet["total"]["value"].replace("−", "-") == str(score.total)
    assert browser.press("next")["table"]["heading"]["round"] == "Round 2 of 3"


def test_a_new_match_can_be_chosen_in_the_middle_and_the_old_one_waits() -> None:
    browser = dealt()
    browser.attempt("s2", "own-s")
    kept, match = browser.state["save"], match_of(browser)
    state = browser.press("leave")
    assert state["save"] == kept
    assert state["form"]["also"]["id"] == "resume"
    browser.press("resume")
    assert match_of(browser) == match
    browser.press("leave")
    browser.submit(seed="another", opponent="steady")
    assert match_of(browser).seed == "another"
    assert browser.state["save"]["text"] != kept["text"]
