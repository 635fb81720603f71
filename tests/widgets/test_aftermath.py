"""A consequence played out on the table: told, moved stage by stage, taken back, and no hidden card in it."""

from expeditions_widgets.engine.cards import parse_position
from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.protocol import State
from tests.lessons.exercises import GIFT, changed
from tests.widgets.driving import Browser, Content, cards_named
from tests.widgets.shapes import misfits


def given_away(position: str = GIFT.position) -> Browser:
    browser = Browser(PlayWidget(changed(GIFT, position=position)))
    browser.hello()
    browser.attempt("h8", "discard-h")
    assert list(misfits(browser.state, State)) == []
    return browser


def column(browser: Browser, side: str, suit: str) -> list[str]:
    lanes: list[Content] = browser.table[side]["lanes"]
    return [card["code"] for lane in lanes if lane["suit"] == suit for card in lane["cards"]]


def test_the_live_region_tells_it_before_the_verdict() -> None:
    live = given_away().state["live"]
    steps = (
        "You discarded the 8 of hearts.",
        "You drew the 10 of spades from the pile.",
        "Opponent discarded the 4 of clubs, then took the 8 of hearts from the discards.",
        "You discarded the 9 of spades, then drew the 2 of spades from the pile.",
        "Opponent played the 8 of hearts.",
        "Not yet. They needed it.",
    )
    places = [live.index(step) for step in steps]
    assert places == sorted(places)


def test_the_table_shows_it_and_says_it() -> None:
    browser = given_away()
    assert column(browser, "other", "h") == ["h4", "h6", "h8"]
    assert browser.table["message"]["text"].endswith("Opponent played the 8 of hearts.")
    assert browser.choices() == []
    assert [card["code"] for card in browser.table["hand"]] == ["s2", "sT"]
    assert browser.exercise["verdict"]["outcomes"][0]["total"] == "−2"


def test_each_action_moves_in_a_stage_of_its_own() -> None:
    moves = given_away().table["moves"]
    assert [move["stage"] for move in moves] == list(range(7))
    assert [(move["from"], move["to"]) for move in moves] == [
        ("hand", "discard-h"),
        ("pile", "hand"),
        ("other-hand", "discard-c"),
        ("discard-h", "other-hand"),
        ("hand", "discard-s"),
        ("pile", "hand"),
        ("other-hand", "other-h"),
    ]


def test_one_press_takes_it_back_and_another_does_it_again() -> None:
    browser = given_away()
    told = browser.table
    browser.press("undo")
    assert column(browser, "other", "h") == ["h4", "h6"]
    assert browser.exercise["verdict"] is None
    assert sorted(browser.choices()) == [
        ("h8", "discard-h"),
        ("h8", "own-h"),
        ("s9", "discard-s"),
        ("s9", "own-s"),
    ]
    browser.press("redo")
    assert browser.table | {"moves": told["moves"]} == told
    browser.press("retry")
    assert column(browser, "other", "h") == ["h4", "h6"]
    browser.attempt("s9", "discard-s")
    assert browser.exercise["done"]


def test_nothing_more_can_be_tried_until_then() -> None:
    browser = given_away()
    before = browser.table
    state = browser.attempt("sT", "own-s")
    assert "Try again" in state["live"]
    assert browser.table["own"] == before["own"]


def test_only_what_the_other_side_shows_is_named() -> None:
    seen = given_away()
    other = "A d25 / B h46 / a h8 s9 / b dT c49 / P sT s2 c3 h9 / T A1"
    twin = given_away(other)
    assert parse_position(other).view(parse_position(other).turn) == GIFT.start().view(GIFT.seat)
    for state, same in zip(seen.states, twin.states, strict=True):
        assert state == same
    hidden = {card.code for card in GIFT.start().pile[2:]} | {"h9", "c9"}
    assert not hidden & {card.code for card in cards_named(seen.state)}
