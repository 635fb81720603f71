"""The route game as an app: from the form to the last point, with refusals, tickets, undo and reloads."""

from random import Random

import pytest

from expeditions_widgets.engine.routes import legal_actions, parse_position, rulebook
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.routes.map_board import map_board
from expeditions_widgets.widgets.routes.route_game import RouteGame
from expeditions_widgets.widgets.surface import SORRY
from tests.play.routes.sittings import people_at
from tests.widgets.driving import Browser, fields
from tests.widgets.routes.tables import act, at_table, bare, live_buttons, sitting_at, table_of, whole_game
from tests.widgets.shapes import misfits

PEOPLE = "?seed=7&seats=person,person&board=europe"


def people(text: str) -> Browser:
    """Return a browser at a game of people that begins at a position, the first to act holding the screen."""
    browser = Browser(RouteGame(people_at(parse_position(text))))
    browser.hello()
    browser.press("ready")
    return browser


def ids(browser: Browser) -> list[str]:
    return [choice["id"] for choice in table_of(browser)["choices"]]


def test_the_form_deals_a_game_for_so_many() -> None:
    browser = Browser(RouteGame())
    browser.hello()
    browser.submit(count="4", company="greedy", seed="7")
    assert len(table_of(browser)["players"]["rows"]) == 4
    assert [row["cells"][0] for row in table_of(browser)["players"]["rows"]] == [
        "You",
        "Courier 1",
        "Courier 2",
        "Courier 3",
    ]


def test_seats_can_be_chosen_one_by_one() -> None:
    browser = Browser(RouteGame())
    browser.hello()
    browser.submit(count="3", company="each", seat2="random", seat3="farsighted", seat4="greedy", seed="7")
    assert sitting_at(browser).names == ("You", "Drifter", "Navigator")


def test_a_fault_stands_beside_its_field_and_nothing_is_dealt() -> None:
    browser = Browser(RouteGame())
    browser.hello()
    browser.submit(count="2", company="person", seed="no seed!", name1="Ada", name2="ada")
    faulty = {name for name, field in fields(browser.state["form"]).items() if "fault" in field}
    assert faulty == {"seed", "name2"}
    browser.submit(count="9", company="nobody")
    assert "fault" in fields(browser.state["form"])["company"]


@pytest.mark.parametrize("query", ["?seed=7&seats=person,greedy&board=europe", PEOPLE, "?seed=3&seats=random,person"])
def test_a_whole_game_shows_only_what_the_protocol_knows(query: str) -> None:
    browser = at_table(query)
    for state in whole_game(browser, Random(query)):
        assert list(misfits(state, State)) == []
    assert sum(len(sheet["points"]) for sheet in browser.state["routeEnd"]["sheets"]) > 0
    assert list(misfits(browser.state, State)) == []


def test_what_is_offered_is_what_the_rules_allow() -> None:
    browser = at_table()
    for number, state in enumerate(whole_game(browser, Random(5))):
        table = state.get("routes")
        if table and not table["swap"] and number % 7 == 0:
            offered = {*ids(browser), *(button["id"] for button in table["buttons"])}
            legal = {f"do:{action}" for action in legal_actions(sitting_at(browser).position)}
            tickets = {name for name in legal if name.removeprefix("do:").startswith(("ticket:", "remove:", "swap"))}
            assert offered == legal - tickets


def test_a_place_that_is_no_choice_says_why_by_the_rule() -> None:
    browser = people("a cop-gei / 1 fuj / 2 / T 1 arrow")
    browser.attempt("a", "fuj")
    message = table_of(browser)["message"]
    assert (message["kind"], message["rule"]["title"]) == ("refused", f"{rulebook.ARROW.title}.")
    assert "not connected" in message["text"]
    browser.attempt("a", "cop")
    assert table_of(browser)["message"]["rule"]["title"] == f"{rulebook.ONCE.title}."
    assert "has an arrow between" in browser.state["live"]


def test_nonsense_on_the_map_changes_nothing() -> None:
    browser = people("a cop-gei / 1 fuj / 2 / T 1 arrow")
    before = bare(browser.state)
    for code, place in (("a", "nowhere"), ("x", None), (None, None)):
        browser.attempt(code, place)
        assert bare(browser.state) | {"live": before["live"]} == before


def test_an_arrow_says_what_it_will_bring() -> None:
    browser = people("a cop-gei / 1 sva fuj !fuj / 2 / T 1 arrow")
    effects = {choice["tip"]: choice["effect"] for choice in table_of(browser)["choices"] if choice["tail"] == "gei"}
    assert effects["sva"] == "your card scores"


def test_a_loop_asks_for_both_ends() -> None:
    browser = people("a cop-gei-sva-thi-gei / 1 fuj / 2 / T 1 after loop:a")
    table = table_of(browser)
    assert table["asked"]["kind"] == "loop"
    tails = {tail["place"] for tail in table["tails"]}
    assert tails <= {"cop", "gei", "sva", "thi"}
    assert len(tails) > 1
    assert {choice["tail"] for choice in table["choices"]} == tails


def test_a_blue_arrow_can_be_declined() -> None:
    browser = people("a cop-pet / 1 fuj / 2 / T 1 after blue1")
    assert table_of(browser)["asked"]["kind"] == "blue"
    assert "do:blue:no" in live_buttons(table_of(browser))
    browser.press("do:blue:no")
    assert "did without the extra arrow" in browser.state["live"]


def test_a_ticket_can_be_put_back() -> None:
    browser = people("a cop-gei / 1 fuj t2 / 2 / T 1 arrow")
    plain = ids(browser)
    browser.press("ticket-arrow")
    assert table_of(browser)["asked"]["kind"] == "ticket"
    assert ids(browser) == [name.replace("do:", "do:ticket:") for name in plain]
    browser.press("ticket-back")
    assert ids(browser) == plain
    assert table_of(browser)["tickets"]["count"] == 2


def test_a_ticket_takes_the_last_arrow_of_an_expedition_back() -> None:
    browser = people("a cop-gei-sva / v cop-gia / 1 fuj t2 / 2 / T 1 arrow")
    browser.press("ticket-remove")
    assert ids(browser) == ["do:remove:a", "do:remove:v"]
    browser.press("do:remove:a")
    assert table_of(browser)["scene"]["journeys"][0]["arrows"] == [["cop", "gei"]]
    assert table_of(browser)["tickets"]["count"] == 1


def test_without_a_ticket_the_buttons_say_why() -> None:
    browser = people("a cop-gei / 1 fuj / 2 / T 1 arrow")
    tickets = table_of(browser)["tickets"]
    assert [button["why"] for button in tickets["buttons"]] == ["You have no ticket. Red places give one."] * 3


def test_a_marked_card_is_given_away_at_the_second_word_only() -> None:
    browser = people("a cop-gei / 1 fuj ulu !fuj t2 / 2 / T 1 arrow / D sva thi")
    browser.press("do:swap")
    assert [card["place"] for card in table_of(browser)["swap"]["drawn"]] == ["sva", "thi"]
    browser.submit(drawn="1", discarded="1")
    assert table_of(browser)["message"]["kind"] == "warned"
    assert table_of(browser)["swap"]
    browser.submit(drawn="1", discarded="1")
    assert table_of(browser)["swap"] is None
    assert {card["place"] for card in table_of(browser)["hand"]["cards"]} == {"ulu", "sva"}


def test_half_a_swap_is_no_swap() -> None:
    browser = people("a cop-gei / 1 fuj ulu t2 / 2 / T 1 arrow / D sva thi")
    browser.press("do:swap")
    browser.submit(drawn="1")
    assert "Choose two cards" in table_of(browser)["message"]["text"]


def test_between_two_people_no_hand_is_shown() -> None:
    browser = at_table(PEOPLE)
    for state in whole_game(browser, Random(2)):
        table = state.get("routes")
        if table and table["cover"]:
            assert table["hand"] is None
            assert table["scene"]["own"] == []
            assert table["choices"] == []
            assert "your card" not in str(table["scene"]["told"])


def test_the_screen_is_passed_at_a_person_s_own_word() -> None:
    browser = at_table(PEOPLE)
    first = table_of(browser)["cover"]["text"]
    browser.press("ready")
    act(browser, Random(1))
    table = table_of(browser)
    assert table["asked"]["kind"] == "wait"
    assert table["tools"][0]["id"] == "hand-over"
    browser.press("hand-over")
    assert table_of(browser)["cover"]["text"] != first


def test_a_reload_finds_the_game_as_it_was() -> None:
    browser = at_table()
    for _ in range(9):
        act(browser, Random(4))
    again = Browser(RouteGame())
    again.hello("", browser.state["save"]["text"])
    assert again.state["live"].startswith("Welcome back: ")
    shown, before = again.state["routes"], browser.state["routes"]
    differing = {name for name in before if shown[name] != before[name]}
    assert differing <= {"message"}, differing
    assert bare(again.state) | {"live": "", "routes": 0} == bare(browser.state) | {"live": "", "routes": 0}
    assert sitting_at(again).position == sitting_at(browser).position


def test_a_save_that_can_t_be_read_is_put_aside() -> None:
    browser = Browser(RouteGame())
    browser.hello("", "nonsense")
    assert browser.state["save"]["key"].endswith(":unread")
    assert "can’t be read" in browser.state["form"]["intro"]


def test_a_choice_is_taken_back_with_the_players_answers() -> None:
    browser = at_table()
    before = sitting_at(browser).position
    act(browser, Random(4))
    browser.press("undo")
    assert sitting_at(browser).position == before
    browser.press("redo")
    assert sitting_at(browser).position != before


def test_the_game_left_waits_until_another_is_dealt() -> None:
    browser = at_table()
    act(browser, Random(4))
    position = sitting_at(browser).position
    browser.press("leave")
    assert browser.state["form"]["also"]["id"] == "resume"
    browser.press("resume")
    assert sitting_at(browser).position == position


def test_the_board_goes_out_once_and_again_only_if_it_is_another() -> None:
    browser = Browser(RouteGame())
    assert browser.widget.board["name"] == "world"
    browser.hello("?seed=7&seats=person,greedy&board=europe")
    assert browser.widget.board["name"] == "europe"


def test_a_board_says_every_place_connection_and_fact() -> None:
    board = map_board(parse_position("1 fuj / 2").board)
    assert (len(board["places"]), len(board["links"])) == (112, 200)
    assert all(place["fact"] and place["label"] for place in board["places"])
    assert sum(place["edge"] for place in board["places"]) == 4


def test_beside_a_game_that_is_not_kept_the_browser_keeps_what_it_has() -> None:
    browser = people("a cop-gei / 1 fuj / 2 / T 1 arrow")
    browser.press("leave")
    assert "form" in browser.state
    assert browser.state["save"] is None


@pytest.mark.parametrize("nonsense", [["2"], {"2": "3"}, None, 7])
def test_values_of_any_kind_deal_no_game_and_break_nothing(nonsense: object) -> None:
    browser = Browser(RouteGame())
    browser.hello()
    values = {"count": nonsense, "company": nonsense, "seed": nonsense}
    state = browser.send({"type": "submit", "serial": browser.state["serial"], "values": values})
    assert SORRY not in state["live"]


def test_a_warned_swap_is_warned_of_again_in_another_game() -> None:
    browser = people("a cop-gei / 1 fuj ulu !fuj t2 / 2 / T 1 arrow / D sva thi")
    browser.press("do:swap")
    browser.submit(drawn="1", discarded="1")
    browser.press("leave")
    browser.press("resume")
    browser.press("ready")
    browser.submit(drawn="1", discarded="1")
    assert table_of(browser)["message"]["kind"] == "warned"


def test_a_name_that_begins_like_another_s_is_not_taken_for_it() -> None:
    browser = at_table("?seed=7&seats=person,person&board=europe&name1=Ann&name2=Ann+Lee")
    browser.press("ready")
    act(browser, Random(1))
    who = {
        line["text"].split(" laid ")[0]: line["who"]
        for line in table_of(browser)["log"]["lines"]
        if "laid" in line["text"]
    }
    assert set(who.values()) == {"you"}
    browser.press("hand-over")
    browser.press("ready")
    who = {
        line["text"].split(" laid ")[0]: line["who"]
        for line in table_of(browser)["log"]["lines"]
        if "laid" in line["text"]
    }
    assert set(who.values()) == {"other"}
