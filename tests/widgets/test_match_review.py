"""The review's page by messages: a record to paste, what it finds, positions to try again, and a reload."""

import json

import pytest

from expeditions_widgets.widgets.match_review import MatchReview
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.review_request import LONGEST, SAVE_KEY
from tests.play.records import BLUNDER, FIRST_TURN, WHOLE
from tests.widgets.driving import Browser, Content, dealt, fields
from tests.widgets.shapes import misfits
from tests.widgets.test_nonsense import at_the_summary


def at_the_form(saved: str | None = None) -> Browser:
    browser = Browser(MatchReview())
    browser.hello(saved=saved)
    return browser


def reviewing(record: str = FIRST_TURN, seats: str = "") -> Browser:
    browser = at_the_form()
    browser.submit(record=record, seats=seats)
    assert list(misfits(browser.state, State)) == []
    return browser


def review(browser: Browser) -> Content:
    found: Content = browser.state["review"]
    return found


def test_a_record_that_can_t_be_read_is_told_fault_by_fault_and_stays() -> None:
    text = BLUNDER.replace("hT p", "hX q").replace("plain", "odd")
    browser = reviewing(text)
    field = fields(browser.state["form"])["record"]
    assert field["value"] == text
    assert [line[: line.index(": ")] for line in field["fault"].split("\n")] == [
        "Line 11, character 4",
        "Line 11, character 7",
    ]
    assert "'hX' is no action" in field["fault"]
    assert browser.state["live"] == field["fault"].replace("\n", " ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no record yet"),
        ("x" * (LONGEST + 1), "too long"),
        ("x " * 2000, "it lacks the header"),
        (BLUNDER.split("\n1.")[0] + "\n1.\n", "no action yet"),
        (BLUNDER.replace("hT p", "h2 p"), "Round 1: The 2 of hearts is not in your hand."),
        ("\n".join([BLUNDER.split("1. ")[0], "1.", *["zz"] * 40]), "And 28 more of the kind."),
    ],
    ids=["nothing", "too long", "prose", "no action", "refused", "many faults"],
)
def test_what_can_t_be_reviewed_is_told_at_the_field(text: str, said: str) -> None:
    field = fields(reviewing(text).state["form"])["record"]
    assert said in field["fault"]
    assert field["value"] == text[:LONGEST]


def test_an_unfinished_match_is_reviewed_as_far_as_it_goes_and_says_so() -> None:
    found = review(reviewing(BLUNDER))
    assert found["title"] == "A match that is not finished"
    (side,) = found["sides"]
    (played,) = side["rounds"]
    assert (side["title"], played["title"]) == ("Your choices", "Round 1, broken off in turn 7")
    assert played["luck"]["foot"][0] == "The lead to expect where it breaks off"
    assert side["counts"].startswith("6 choices: ")
    assert "accura" not in json.dumps(found)


def test_the_blunder_stands_there_with_its_cost_its_reason_and_all_prices() -> None:
    (side,) = review(reviewing())["sides"]
    first = side["rounds"][0]["choices"][0]
    assert first["title"] == "Turn 1: play the ten of hearts"
    assert 10 < float(first["cost"].split()[1]) < 30
    assert any("seven of hearts first" in reason for reason in first["reasons"])
    names = [row[0] for row in first["prices"]["rows"]]
    assert "Play the ten of hearts (chosen)" in names
    assert first["prices"]["rows"][0][1] == "as good"
    assert first["seen"][0] == {
        "name": "Your hand",
        "cards": ["sQ", "s2", "s8", "h7", "h8", "hT", "dK", "c6"],
        "text": "spades Q 2 8; hearts 7 8 10; diamonds K; clubs 6",
    }


def test_a_finished_match_says_who_won_and_the_parts_add_up() -> None:
    found = review(reviewing(WHOLE))
    assert found["title"] == "Scout wins the match, 47 to 26."
    luck = found["sides"][0]["rounds"][0]["luck"]
    points = [float(row[1].replace("−", "-")) for row in luck["rows"]]
    assert sum(points) == pytest.approx(-21, abs=0.35)
    assert luck["foot"] == ["The lead at the end", "−21", "exact"]


def test_method_deals_seed_and_version_stand_on_the_page() -> None:
    words = " ".join(review(reviewing())["method"])
    for part in ("deals", "a steady player", "seed 12", "variant short", "expeditions-widgets 0.", "standard error"):
        assert part in words


@pytest.mark.parametrize(
    ("seats", "opponent", "titles"),
    [
        ("", "steady", ["Your choices"]),
        ("", "person", ["Your choices", "Scout’s choices"]),
        ("B", "steady", ["Scout’s choices"]),
        ("AB", "steady", ["Your choices", "Scout’s choices"]),
    ],
)
def test_the_person_s_choices_are_reviewed_or_those_asked_for(seats: str, opponent: str, titles: list[str]) -> None:
    browser = reviewing(FIRST_TURN.replace('"steady"', f'"{opponent}"'), seats)
    assert [side["title"] for side in review(browser)["sides"]] == titles


def test_a_position_is_tried_again_refused_with_the_reason_and_solved_by_anything_good() -> None:
    browser = reviewing()
    (side,) = review(browser)["sides"]
    name = side["retries"][0]["id"]
    browser.press(name)
    assert browser.exercise["task"] == "Round 1, turn 1: what is better here?"
    costly = browser.attempt("hT", "own-h")
    assert costly["exercise"]["verdict"]["kind"] == "wrong"
    assert "behind the best" in costly["exercise"]["verdict"]["text"]
    assert "Not yet." in costly["live"]
    browser.press("retry")
    solved = browser.attempt("dK", "discard-d")
    assert solved["exercise"]["verdict"]["kind"] == "right"
    back = browser.press("back")
    assert back["review"]["sides"][0]["retries"][0]["label"].endswith(", solved")
    again = at_the_form(back["save"]["text"])
    assert review(again) == back["review"]


def test_another_record_leads_back_to_the_form_with_the_record_still_there() -> None:
    browser = reviewing()
    state = browser.press("another")
    assert fields(state["form"])["record"]["value"] == FIRST_TURN
    assert fields(at_the_form(state["save"]["text"]).state["form"])["record"]["value"] == FIRST_TURN


@pytest.mark.parametrize("saved", ["", "x", "[]", "{}", '{"record": 1, "seats": "", "asked": true, "retries": {}}'])
def test_a_save_that_means_nothing_leads_to_the_form(saved: str) -> None:
    assert fields(at_the_form(saved).state["form"])["record"]["value"] == ""


def test_a_finished_match_hands_its_record_over_to_the_review() -> None:
    browser = at_the_summary()
    handover = browser.state["summary"]["handover"]
    assert (handover["key"], handover["href"]) == (SAVE_KEY, "notebooks/review.ipynb")
    request = json.loads(handover["text"])
    assert (request["record"], request["asked"]) == (browser.state["save"]["text"], True)


def test_a_round_before_the_last_is_not_handed_over() -> None:
    browser = dealt("?seed=1&dealer=B")
    while "table" in browser.state:
        browser.attempt(*browser.choices()[0])
    assert "next" in browser.buttons()
    assert "handover" not in browser.state["summary"]
