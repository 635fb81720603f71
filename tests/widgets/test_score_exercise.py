"""The *score* exercise by messages: boxes are kept, judged one by one, and never give themselves away."""

import re
from dataclasses import replace

import pytest

from expeditions_widgets.lessons.practice_tables import finished_columns
from expeditions_widgets.widgets.practice_exercise import PracticeWidget, practice
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.score_exercise import ScoreWidget, score
from tests.lessons.score_exercises import ANNA, ANNA_RIGHT, PRACTICE
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits


def at_the_sheet() -> Browser:
    browser = Browser(ScoreWidget(ANNA))
    browser.hello()
    return browser


def at_practice() -> Browser:
    browser = Browser(PracticeWidget(PRACTICE))
    browser.hello()
    return browser


def fill(browser: Browser, values: object) -> Content:
    return browser.send({"type": "fill", "serial": browser.state["serial"], "values": values})


def boxes(browser: Browser) -> dict[str, Content]:
    """Return the boxes of the sheet by name."""
    assert list(misfits(browser.state, State)) == []
    sheet = browser.exercise["worksheet"]
    cells = [cell["box"] for row in sheet["rows"] for cell in row["cells"]]
    return {box["name"]: box for box in [*cells, sheet["total"]] if box}


def right_for(browser: Browser) -> dict[str, str]:
    assert isinstance(browser.widget, PracticeWidget)
    sheet = browser.widget.session.sheet
    return {box.name: str(sheet.right(box)) for box in sheet.boxes}


def test_the_sheet_has_a_row_for_each_suit_and_the_boxes_of_its_steps() -> None:
    sheet = at_the_sheet().exercise["worksheet"]
    assert sheet["head"] == ["Expedition", "Sum", "Less 20", "Multiplier", "Bonus", "Result"]
    assert [row["name"] for row in sheet["rows"]] == ["Spades", "Hearts", "Diamonds", "Clubs"]
    assert sheet["rows"][0]["cards"] == ["sJ", "s3", "s6"]
    assert [len(row["cells"]) for row in sheet["rows"]] == [5, 5, 5, 1]
    assert sheet["rows"][3]["note"] == "No card laid"
    assert list(boxes(at_the_sheet())) == list(ANNA_RIGHT)
    assert boxes(at_the_sheet())["h-multiplier"]["label"] == "Hearts: multiplier"


def test_only_boxes_that_may_hold_a_loss_ask_for_more_than_digits() -> None:
    found = boxes(at_the_sheet())
    assert {name for name, box in found.items() if not box["digits"]} == {
        *("s-cost", "h-cost", "d-cost", "s-result", "h-result", "d-result", "c-result", "total")
    }


def test_no_result_is_sent_before_it_is_entered() -> None:
    written = str(at_the_sheet().exercise["worksheet"])
    assert not re.search(r"\b(30|47|27|35|22)\b", written)


def test_steps_that_are_not_asked_are_given() -> None:
    browser = Browser(ScoreWidget(replace(ANNA, boxes=("result",))))
    sheet = browser.exercise["worksheet"]
    assert sheet["head"] == ["Expedition", "Less 20", "Multiplier", "Result"]
    assert [cell["given"] for cell in sheet["rows"][0]["cells"]] == ["−11", "× 2", ""]
    assert [len(row["cells"]) for row in sheet["rows"]] == [3, 3, 3, 1]
    assert list(boxes(browser)) == ["s-result", "h-result", "d-result", "c-result", "total"]


def test_what_was_typed_is_kept_and_not_judged() -> None:
    browser = at_the_sheet()
    fill(browser, {"h-sum": "31", "h-cost": ""})
    assert boxes(browser)["h-sum"]["value"] == "31"
    assert boxes(browser)["h-sum"]["verdict"] is None
    assert browser.exercise["verdict"] is None
    again = Browser(ScoreWidget(ANNA))
    again.hello(saved=browser.state["save"]["text"])
    assert boxes(again) == boxes(browser)


def test_each_box_is_judged_and_the_first_wrong_one_gets_its_reason() -> None:
    browser = at_the_sheet()
    state = browser.submit(**{**ANNA_RIGHT, "h-multiplier": "2", "h-result": "20", "d-result": ""})
    found = boxes(browser)
    assert {name: (box["verdict"], box["said"]) for name, box in found.items() if box["verdict"] != "right"} == {
        "h-multiplier": ("wrong", "not right"),
        "h-result": ("wrong", "not right"),
        "d-result": (None, ""),
    }
    assert [name for name, box in found.items() if box["first"]] == ["h-multiplier"]
    assert browser.exercise["verdict"]["kind"] == "wrong"
    assert "The first makes it × 2, the second × 3." in state["live"]
    assert not browser.exercise["done"]


def test_right_boxes_with_empty_ones_are_on_their_way() -> None:
    browser = at_the_sheet()
    state = browser.submit(**{"s-sum": "9"})
    assert browser.exercise["verdict"]["kind"] == "unsure"
    assert browser.exercise["verdict"]["title"] == "So far, so good."
    assert "So far, so good." in state["live"]


def test_all_boxes_right_solve_it_and_a_reload_keeps_that() -> None:
    browser = at_the_sheet()
    browser.submit(**{**ANNA_RIGHT, "s-cost": "−11"})
    verdict = browser.exercise["verdict"]
    assert (verdict["kind"], verdict["title"], verdict["text"]) == ("right", "Right.", ANNA.praise)
    assert browser.exercise["done"]
    again = Browser(ScoreWidget(ANNA))
    again.hello(saved=browser.state["save"]["text"])
    assert again.exercise == browser.exercise


def test_try_again_empties_the_boxes() -> None:
    browser = at_the_sheet()
    browser.submit(**ANNA_RIGHT)
    browser.press("retry")
    assert all(box["value"] == "" and box["verdict"] is None for box in boxes(browser).values())
    assert browser.exercise["done"]


NONSENSE: list[object] = [None, [], "h-sum", {"h-sum": 3}, {"x-sum": "3"}, {"h-sum": None}, {"": ""}, {"check": "1"}]


@pytest.mark.parametrize("values", NONSENSE, ids=str)
def test_values_that_make_no_sense_change_no_box(values: object) -> None:
    browser = at_the_sheet()
    before = boxes(browser)
    fill(browser, values)
    assert boxes(browser) == before
    browser.send({"type": "submit", "serial": browser.state["serial"], "values": values})
    assert boxes(browser) == before


def test_a_long_entry_is_cut() -> None:
    browser = at_the_sheet()
    fill(browser, {"h-sum": "9" * 5000})
    assert len(boxes(browser)["h-sum"]["value"]) == 8


def test_the_static_text_holds_cards_and_blanks_but_no_answer() -> None:
    text = ScoreWidget(ANNA).text()
    assert "K Q 4 7 9 10" in text
    assert "Round score ___" in text
    assert "30" not in text


def test_a_notebook_s_cell_makes_the_widget_of_its_parts() -> None:
    widget = score("anna", task=ANNA.task, position=ANNA.position, hints=ANNA.hints, praise=ANNA.praise, total=True)
    assert widget.exercise == ANNA
    drawn = practice("practice", task=PRACTICE.task, seed="seed", hints=PRACTICE.hints, praise=PRACTICE.praise)
    assert drawn.exercise == PRACTICE


def test_practice_shows_its_seed_and_goes_on_as_long_as_one_likes() -> None:
    browser = at_practice()
    assert browser.exercise["detail"] == "Table 1, drawn from the seed seed-1. 0 tables solved so far."
    for number in range(2, 5):
        browser.submit(**right_for(browser))
        assert browser.exercise["verdict"]["kind"] == "right"
        browser.press("new-table")
        assert browser.exercise["verdict"] is None
        assert f"Table {number}, drawn from the seed seed-{number}." in browser.exercise["detail"]
    assert browser.exercise["detail"].endswith("3 tables solved so far.")
    column = finished_columns("seed-4")[0]
    assert browser.exercise["worksheet"]["rows"][0]["cards"] == [card.code for card in column]
    again = Browser(PracticeWidget(PRACTICE))
    again.hello(saved=browser.state["save"]["text"])
    assert again.exercise == browser.exercise


def test_a_new_table_may_be_drawn_before_the_old_one_is_solved() -> None:
    browser = at_practice()
    fill(browser, {"total": "7"})
    browser.press("new-table")
    assert boxes(browser)["total"]["value"] == ""
    assert "0 tables solved" in browser.exercise["detail"]
    assert not browser.exercise["done"]
