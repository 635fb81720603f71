"""The route game's exercises by messages: acting, refusals, tickets, swaps, sheets and records, and nothing hidden."""

import json
from dataclasses import replace

import pytest

from expeditions_widgets.lessons.routes import laid, swapped
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.routes.lesson import choose, play, score, watch
from expeditions_widgets.widgets.routes.play_exercise import PlayWidget
from expeditions_widgets.widgets.routes.score_exercise import ScoreWidget
from expeditions_widgets.widgets.routes.watch_exercise import WatchWidget
from tests.lessons.routes.boards import GAME, NORTH, RIGHT, SCORE, TICKET, TWO_STEPS, WHICH, changed
from tests.widgets.driving import Browser, Content
from tests.widgets.routes.tables import bare
from tests.widgets.shapes import misfits


def opened(widget: PlayWidget | ChooseWidget | ScoreWidget | WatchWidget) -> Browser:
    browser = Browser(widget)
    browser.hello()
    return browser


def table(browser: Browser) -> Content:
    found: Content = browser.exercise["routes"]
    assert list(misfits(browser.state, State)) == []
    return found


def choices(browser: Browser) -> list[str]:
    return [choice["id"].removeprefix("do:") for choice in table(browser)["choices"]]


def verdict(browser: Browser) -> tuple[str, str] | None:
    said = browser.exercise["verdict"]
    return said and (said["kind"], said["text"])


def test_the_right_arrow_solves_it_and_the_table_comes_to_rest() -> None:
    browser = opened(PlayWidget(NORTH))
    assert "v:gei-sva" in choices(browser)
    browser.press("do:v:gei-sva")
    assert verdict(browser) == ("right", NORTH.praise)
    assert "Your card of Svalbard scores." in browser.state["live"]
    assert choices(browser) == []
    assert table(browser)["asked"]["kind"] == "wait"
    browser.press("do:a:mat-pom")
    assert "This one is solved" in table(browser)["message"]["text"]
    browser.press("undo")
    assert verdict(browser) is None
    assert "v:gei-sva" in choices(browser)
    assert browser.exercise["done"]


def test_a_place_out_of_reach_says_why_and_a_reaction_speaks() -> None:
    browser = opened(PlayWidget(NORTH))
    browser.attempt("v", "giz")
    assert table(browser)["message"]["kind"] == "refused"
    assert "are not connected" in browser.state["live"]
    assert verdict(browser) is None
    browser.attempt("v", "cop")
    assert verdict(browser) == ("wrong", "Not the way it came.")
    # The line beside the moves leads to the rule already.
    assert table(browser)["message"]["rule"]["href"].endswith("rules-routes.ipynb#turn.once")
    assert browser.exercise["verdict"]["rule"] is None


def test_a_place_that_can_be_chosen_is_not_laid_by_a_try() -> None:
    browser = opened(PlayWidget(NORTH))
    browser.attempt("v", "sva")
    assert verdict(browser) is None
    assert not browser.exercise["done"]


def test_what_follows_a_wrong_answer_is_seen_and_told() -> None:
    browser = opened(PlayWidget(NORTH))
    browser.press("do:s:cop-gia")
    assert "Ada led Violet from Geirangerfjord to Thingvellir" in browser.state["live"]
    journeys = {journey["expedition"]: journey for journey in table(browser)["scene"]["journeys"]}
    assert len(journeys["v"]["arrows"]) == 3
    browser.press("undo")
    journeys = {journey["expedition"]: journey for journey in table(browser)["scene"]["journeys"]}
    assert len(journeys["v"]["arrows"]) == 1


def test_a_ticket_is_begun_put_back_and_used() -> None:
    browser = opened(PlayWidget(TWO_STEPS))
    browser.press("do:s:cop-gei")
    browser.press("ticket-arrow")
    assert "ticket:s:gei-sva" in choices(browser)
    browser.press("ticket-back")
    assert choices(browser) == []
    browser.press("ticket-arrow")
    browser.press("do:ticket:s:gei-sva")
    assert verdict(browser) == ("right", TWO_STEPS.praise)


def test_a_swap_asks_for_both_cards() -> None:
    exercise = changed(TWO_STEPS, position=TICKET, goal=swapped("giz"), solution=("swap", "keep:1:2"))
    browser = opened(PlayWidget(exercise))
    browser.press("do:swap")
    assert len(table(browser)["swap"]["drawn"]) == 2
    browser.submit(drawn="1")
    assert "Choose two cards" in browser.state["live"]
    browser.submit(drawn="1", discarded="2")
    assert verdict(browser) == ("right", exercise.praise)


def test_progress_survives_a_reload() -> None:
    first = opened(PlayWidget(TWO_STEPS))
    first.press("do:s:cop-gei")
    save = first.state["save"]
    again = Browser(PlayWidget(TWO_STEPS))
    again.hello(saved=save["text"])
    assert table(again)["scene"] == table(first)["scene"]
    assert again.state["save"] == save


def test_nonsense_changes_nothing() -> None:
    browser = opened(PlayWidget(NORTH))
    before = browser.exercise
    for content in (
        {"type": "press", "id": "do:fly"},
        {"type": "press", "id": 7},
        {"type": "press", "id": "do:keep:1:1"},
        {"type": "try", "code": ["v"], "place": {"a": 1}},
        {"type": "submit", "values": {"drawn": 3}},
        {"type": "submit", "values": []},
    ):
        browser.send(content | {"serial": browser.state["serial"]})
        assert browser.exercise["routes"]["scene"] == before["routes"]["scene"]
        assert not browser.exercise["done"]


def test_the_others_cards_never_reach_the_browser() -> None:
    hidden = NORTH.position.replace("2 cap elb", "2 tas alh").replace("D ait alh tas", "D ait cap elb")
    assert hidden.count("2 tas alh") == hidden.count("D ait cap elb") == 1
    states = []
    for position in (NORTH.position, hidden):
        browser = opened(PlayWidget(changed(NORTH, position=position)))
        browser.press("do:s:cop-gia")
        states.append(json.dumps([bare(state) for state in browser.states]))
    assert states[0] == states[1]


def test_a_question_beside_a_map() -> None:
    browser = opened(ChooseWidget(WHICH))
    assert choices(browser) == []
    browser.press("2")
    assert verdict(browser) == ("wrong", WHICH.options[1].reason)
    browser.press("1")
    assert verdict(browser) == ("right", WHICH.praise)
    browser.attempt("v", "sva")
    assert "to look at" in browser.state["live"]


def test_a_question_needs_no_map() -> None:
    widget = choose("no-map", task="Which?", options=WHICH.options, hints=("This.",), praise="Yes.")
    browser = opened(widget)
    assert "routes" not in browser.exercise
    assert widget.picture() is None
    assert widget.board == {}


def test_a_score_sheet_has_a_line_for_each_part() -> None:
    browser = opened(ScoreWidget(SCORE))
    assert list(misfits(browser.state, State)) == []
    sheet = browser.exercise["worksheet"]
    assert sheet["head"] == ["Points for", "Ada", "Ben"]
    assert [row["name"] for row in sheet["rows"]][::5] == ["Cards reached", "Result"]
    assert "Ada: cards reached: Svalbard, Geirangerfjord; open cards won: Mount Elbrus" in browser.exercise["detail"]
    browser.submit(**RIGHT | {"1-held": "2"})
    assert verdict(browser) is not None
    assert browser.exercise["verdict"]["text"].startswith("Ada: cards left. You wrote 2.")
    browser.submit(**RIGHT)
    assert verdict(browser) == ("right", SCORE.praise)


def test_what_is_not_asked_for_is_given() -> None:
    widget = score("given", task="S", position=SCORE.position, hints=("H",), praise="P", boxes=("total",))
    rows = opened(widget).exercise["worksheet"]["rows"]
    assert [row["cells"][0]["given"] for row in rows] == ["2", "1", "1", "−2", "0", ""]
    assert rows[-1]["cells"][0]["box"]["label"] == "You: result"


def test_a_game_is_watched_turn_by_turn() -> None:
    browser = opened(WatchWidget(GAME))
    assert browser.exercise["watch"]["counter"] == "The start, then 5 turns"
    assert table(browser)["message"]["text"] == "Ben has the first turn."
    browser.press("last")
    assert browser.exercise["watch"]["counter"] == "Turn 3 of 5"
    assert table(browser)["asked"]["text"] == "Ada is next."
    assert table(browser)["hand"]["title"] == "Ada’s hand"
    assert table(browser)["scene"]["marks"] == ["pom", "gei"]
    assert "Ben led Amber from Matterhorn to Pompeii with a ticket." in browser.state["live"]
    browser.press("1")
    browser.press("last")
    assert verdict(browser) == ("right", GAME.praise)


def test_drawings_of_a_watched_game_are_shown_at_their_turn() -> None:
    record = GAME.record.replace("[Result", '[Marks "pom~gei:3"]\n[Result').replace("<pom>", "<pom a~pom:2>")
    browser = opened(WatchWidget(replace(GAME, record=record, questions=())))
    assert table(browser)["pen"] == {"kept": ["pom~gei:3"], "keeps": False}
    browser.press("next")
    assert table(browser)["scene"]["marks"] == ["pom"]
    assert table(browser)["pen"]["kept"] == ["a~pom:2"]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_watches_sees_one_hand(seat: int) -> None:
    widget = watch("seat", task="W", record=GAME.record, hints=("H",), praise="P", seat=seat)
    hands = [["elb", "mon", "ait", "sva"], ["giz", "pom", "gei", "mat"]]
    assert [card["place"] for card in table(opened(widget))["hand"]["cards"]] == hands[seat]


def test_static_forms_have_the_task_the_table_and_the_map() -> None:
    widget = play(
        "static",
        task="Lay an arrow.",
        position=NORTH.position,
        goal=laid(),
        solution=("a:mat-pom",),
        hints=("H",),
        praise="P",
        otherwise="O",
    )
    assert widget.text().startswith("Lay an arrow.\n\nAmber stands at Matterhorn")
    assert "You hold 2 cards" in widget.text()
    assert "Cappadocia" not in widget.text()
    assert widget.picture().startswith("<svg")
    assert repr(widget) == "PlayWidget()"
