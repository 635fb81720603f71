"""The *watch* exercise by messages: turn by turn, with comments and questions, and never a hidden card."""

from dataclasses import replace

import pytest

from expeditions_widgets.engine.cards import Seat, parse_record
from expeditions_widgets.lessons.watch_exercise import moments_of
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.watch_exercise import WatchWidget, watch
from tests.lessons.watching import HEART, RECORD, ROUND, START
from tests.widgets.driving import Browser, Content, cards_named, public_cards
from tests.widgets.shapes import misfits


def at_the_deal() -> Browser:
    browser = Browser(WatchWidget(ROUND))
    browser.hello()
    return browser


def at(turn: int) -> Browser:
    browser = at_the_deal()
    browser.press("1")
    if turn > 4:
        browser.press("last")
        browser.press("2")
    browser.press(f"turn-{turn}")
    return browser


def watched(browser: Browser) -> Content:
    found: Content = browser.exercise["watch"]
    assert list(misfits(browser.state, State)) == []
    return found


def off(browser: Browser) -> dict[str, str]:
    return {button["id"]: button["why"] for button in watched(browser)["steps"] if "why" in button}


def test_the_deal_comes_first_with_its_question() -> None:
    browser = at_the_deal()
    assert watched(browser)["counter"] == "The deal, then 6 turns"
    assert watched(browser)["question"] == START.text
    assert [option["text"] for option in browser.exercise["options"]] == ["The king", "The 10"]
    assert browser.table["draw"]["count"] == 32
    assert browser.table["message"]["text"] == "Ben dealt, so Ada starts."
    assert browser.table["prompt"] == "Ada plays next"
    assert browser.choices() == []


@pytest.mark.parametrize("button", ["next", "last", "comment", "turn-3"])
def test_behind_an_open_question_nothing_is_shown_and_the_reason_is_said(button: str) -> None:
    browser = at_the_deal()
    before = browser.exercise
    state = browser.press(button)
    assert browser.exercise == before
    if button != "comment":
        assert "answer the question" in state["live"]
    assert all("answer the question" in off(browser)[each] for each in ("next", "last", "comment"))


def test_a_wrong_answer_says_why_and_the_way_stays_shut() -> None:
    browser = at_the_deal()
    state = browser.press("2")
    assert "Not yet. Then clubs are closed." in state["live"]
    assert browser.exercise["options"][1]["reason"] == "Then clubs are closed."
    assert browser.exercise["options"][0]["reason"] is None
    assert "next" in off(browser)
    browser.press("retry")
    assert all(option["reason"] is None for option in browser.exercise["options"])
    assert START.text in browser.state["live"]


def test_after_the_right_answer_the_turn_is_told_with_its_comment() -> None:
    browser = at_the_deal()
    browser.press("1")
    state = browser.press("next")
    assert watched(browser)["counter"] == "Turn 1 of 6"
    assert watched(browser)["comment"] == "The first wager."
    assert watched(browser)["question"] is None
    assert browser.exercise["options"] is None
    live = state["live"]
    told = "Ada started clubs with the king, then drew the jack of clubs from the pile."
    assert live == f"Turn 1 of 6. {told} The first wager."
    assert browser.table["message"]["text"] == told


def test_a_step_forward_moves_the_cards_and_a_jump_does_not() -> None:
    browser = at(1)
    browser.press("next")
    assert [(move["code"], move["from"], move["to"], move["stage"]) for move in browser.table["moves"]] == [
        ("h4", "other-hand", "other-h", 0),
        (None, "pile", "other-hand", 1),
    ]
    browser.press("last")
    assert browser.table["moves"] == []
    browser.press("back")
    assert browser.table["moves"] == []


@pytest.mark.parametrize(
    ("button", "turn"), [("first", 0), ("back", 1), ("next", 3), ("last", 4), ("comment", 4), ("turn-1", 1)]
)
def test_each_way_through_the_round(button: str, turn: int) -> None:
    browser = at(2)
    browser.press(button)
    assert watched(browser)["turn"] == turn


@pytest.mark.parametrize("button", ["turn-7", "turn-", "turn--1", "turn-1.0", "turn-99999", "1", "play", ""])
def test_a_way_that_is_not_there_changes_nothing(button: str) -> None:
    browser = at(2)
    before = browser.exercise
    browser.press(button)
    assert browser.exercise == before


def test_what_is_marked_is_named_where_it_lies() -> None:
    browser = at(4)
    assert browser.table["marks"] == [
        {"place": "discard-d", "code": None, "text": "look"},
        {"place": "hand", "code": "h6", "text": "look"},
    ]
    tags = {card["code"]: card["tag"] for card in browser.table["hand"] if card["tag"]}
    assert tags == {"h6": {"kind": "mark", "text": "look"}}
    browser.press("turn-1")
    assert browser.table["marks"] == [{"place": "own-c", "code": "cK", "text": "look"}]


def test_every_step_has_its_key() -> None:
    keys = {button["id"]: button["key"] for button in watched(at_the_deal())["steps"]}
    assert keys == {"first": "Home", "back": "ArrowLeft", "next": "ArrowRight", "last": "End", "comment": "n"}


def test_the_end_is_praised_once() -> None:
    browser = at(5)
    state = browser.press("next")
    assert f"Right. {ROUND.praise}" in state["live"]
    assert browser.exercise["verdict"]["kind"] == "right"
    assert browser.exercise["done"]
    assert all("nothing came after" in off(browser)[each] for each in ("next", "last", "comment"))
    assert ROUND.praise not in browser.press("back")["live"]


def test_where_no_answer_stands_the_button_begins_again_at_the_deal() -> None:
    browser = at(3)
    assert browser.exercise["buttons"][0]["label"] == "Watch it again"
    browser.press("retry")
    assert watched(browser)["turn"] == 0
    assert "why" in browser.exercise["buttons"][0]
    browser.press("2")
    assert browser.exercise["buttons"][0]["label"] == "Try again"


def test_a_reload_goes_on_at_the_same_turn() -> None:
    for turn in range(7):
        browser = at(turn)
        again = Browser(WatchWidget(ROUND))
        again.hello(saved=browser.state["save"]["text"])
        moved = {"moves": browser.table["moves"]}
        assert again.exercise | {"table": again.table | moved} == browser.exercise
        assert watched(again)["turn"] == turn


def test_the_table_is_to_look_at() -> None:
    browser = at(2)
    state = browser.attempt("c9", "own-c")
    assert "to look at" in state["live"]
    assert watched(browser)["turn"] == 2


@pytest.mark.parametrize("seat", Seat)
def test_no_state_names_a_card_that_the_seat_can_t_see(seat: Seat) -> None:
    # Comments and options are the author's words; what is looked at here is the table.
    exercise = replace(ROUND, seat=seat, questions=(), record=RECORD.replace(" h6>", ">"))
    browser = Browser(WatchWidget(exercise))
    browser.hello()
    for turn, moment in enumerate(moments_of(parse_record(RECORD))):
        browser.press(f"turn-{turn}")
        view = moment.match.position.view(seat)
        below = {card for pile in view.discards for card in pile[:-1]}
        assert cards_named(browser.state) <= (public_cards(view) - below) | set(view.hand)
        assert not any("[Seed" in str(part) or "Deck" in str(part) for part in browser.state.values())


def test_what_comes_later_is_not_sent() -> None:
    browser = at_the_deal()
    written = str(browser.state)
    assert HEART.text not in written
    assert "A jack is open" not in written
    assert START.options[0].reason not in written


def test_text_and_picture_are_those_of_the_turn() -> None:
    widget = WatchWidget(ROUND)
    assert ROUND.task in widget.text()
    assert "The deal" in widget.text()
    before = widget.picture()
    browser = Browser(widget)
    browser.press("1")
    browser.press("next")
    assert "Turn 1 of 6" in widget.text()
    assert widget.picture() != before


def test_a_notebook_s_cell_makes_the_widget_of_its_parts() -> None:
    widget = watch(
        "round",
        task=ROUND.task,
        record=ROUND.record,
        questions=ROUND.questions,
        hints=ROUND.hints,
        praise=ROUND.praise,
    )
    assert widget.exercise == ROUND


def test_drawings_of_a_record_are_shown_at_their_turn_to_whoever_sees_what_they_point_at() -> None:
    deal = RECORD.replace("[Dealer", '[Marks 1 "pile:2 A-s~h6"]\n[Dealer')
    drawn = deal.replace("<discard-d h6>", "<discard-d h6 h6~discard-h:2 A-c~pile B-hand:3>")
    browser = Browser(WatchWidget(replace(ROUND, record=drawn, questions=())))
    browser.hello()
    assert browser.table["pen"] == {"kept": ["pile:2", "own-s~h6"], "keeps": False}
    browser.press("turn-4")
    assert browser.table["marks"][0]["place"] == "discard-d"
    assert browser.table["pen"]["kept"] == ["h6~discard-h:2", "own-c~pile", "other-hand:3"]
    other = Browser(WatchWidget(replace(ROUND, record=drawn, questions=(), seat=Seat.B)))
    other.hello()
    other.press("turn-4")
    assert other.table["pen"]["kept"] == ["other-c~pile", "hand:3"]
    assert list(misfits(browser.state, State)) == []
