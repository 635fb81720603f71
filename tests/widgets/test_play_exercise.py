"""The *play* exercise by messages: try, be told, take back, set up again, go on after a reload."""

import pytest

from expeditions_widgets.lessons import Outcome, PlayExercise, Reaction, discarded
from expeditions_widgets.widgets.play_exercise import PlayWidget, play
from expeditions_widgets.widgets.protocol import State
from tests.lessons.exercises import CLIMB, TURN, WAGER, changed
from tests.widgets.driving import Browser, Content, cards_named
from tests.widgets.shapes import misfits


def at(exercise: PlayExercise) -> Browser:
    """Return a browser at an exercise, having said hello."""
    browser = Browser(PlayWidget(exercise))
    browser.hello()
    return browser


def verdict(browser: Browser) -> tuple[str, str] | None:
    found = browser.exercise["verdict"]
    return found and (found["kind"], found["text"])


def all_well(browser: Browser) -> None:
    for state in browser.states:
        assert list(misfits(state, State)) == []
    serials = [state["serial"] for state in browser.states]
    assert serials == sorted(set(serials))


def test_an_exercise_starts_with_its_task_and_its_table() -> None:
    browser = at(CLIMB)
    exercise = browser.exercise
    assert (exercise["task"], exercise["verdict"], exercise["done"]) == (CLIMB.task, None, False)
    assert exercise["options"] is None
    assert exercise["hints"]["open"] == []
    assert browser.table["step"] == 1
    assert [card["code"] for card in browser.table["hand"]] == ["s5", "s8", "h2", "h6", "h9"]
    assert browser.buttons() == []
    all_well(browser)


def test_the_right_card_is_right() -> None:
    browser = at(CLIMB)
    state = browser.attempt("h6", "own-h")
    assert verdict(browser) == ("right", CLIMB.praise)
    assert browser.exercise["done"]
    assert browser.exercise["task"] == CLIMB.task
    assert CLIMB.praise in state["live"]
    assert "6 of hearts" in state["live"]
    all_well(browser)


def test_a_wrong_card_gets_its_reason_and_its_outcomes() -> None:
    browser = at(CLIMB)
    browser.attempt("h9", "discard-h")
    assert verdict(browser) == ("wrong", CLIMB.reactions[0].text)
    (outcome,) = browser.exercise["verdict"]["outcomes"]
    assert outcome["total"] == "−4"
    assert "16" in outcome["sum"]
    assert not browser.exercise["done"]
    assert browser.exercise["task"] == CLIMB.task
    all_well(browser)


def test_an_expedition_not_started_is_an_outcome_of_nothing() -> None:
    reaction = Reaction(discarded(), "Gone.", (Outcome("Without it", "", "Nothing."),))
    browser = at(changed(CLIMB, reactions=(reaction,)))
    browser.attempt("h9", "discard-h")
    assert browser.exercise["verdict"]["outcomes"][0]["total"] == "0"
    all_well(browser)


def test_a_refused_try_says_the_rule_and_the_lesson_s_own_reason() -> None:
    browser = at(CLIMB)
    before = browser.table
    state = browser.attempt("h2", "own-h")
    message = browser.table["message"]
    assert message["kind"] == "refused"
    assert message["rule"]
    assert message["text"] in state["live"]
    assert CLIMB.reactions[1].text in state["live"]
    assert verdict(browser) == ("wrong", CLIMB.reactions[1].text)
    assert browser.table["own"] == before["own"]
    assert [card["code"] for card in browser.table["hand"]] == [card["code"] for card in before["hand"]]
    assert browser.attempt("h6", "own-h")["exercise"]["done"]
    all_well(browser)


@pytest.mark.parametrize(("code", "place"), [("h6", "own-s"), (None, "own-h"), ("h6", None), ("h6", "other-h")])
def test_a_try_that_is_no_action_is_refused_and_not_counted(code: str | None, place: str | None) -> None:
    browser = at(CLIMB)
    browser.attempt(code, place)
    assert browser.table["message"]["kind"] == "refused"
    assert verdict(browser) is None
    assert browser.buttons() == []
    all_well(browser)


def test_after_the_answer_the_table_waits_for_a_fresh_try() -> None:
    for code in ("s5", "h6"):
        browser = at(CLIMB)
        browser.attempt(code, f"own-{code[0]}")
        told = verdict(browser)
        columns = browser.table["own"]
        state = browser.attempt("h9", "own-h")
        assert state["exercise"]["table"]["own"] == columns
        assert verdict(browser) == told
        assert state["live"]
        assert state["exercise"]["table"]["message"]["text"] == state["live"]


def test_a_whole_turn_is_judged_after_its_second_step() -> None:
    browser = at(TURN)
    browser.attempt("h6", "own-h")
    assert verdict(browser) is None
    assert browser.table["step"] == 2
    assert set(browser.table["targets"]) == {"pile", "discard-s"}
    state = browser.attempt(None, "discard-s")
    assert verdict(browser) == ("right", TURN.praise)
    assert [card["code"] for card in browser.table["hand"] if card["tag"]] == ["s2"]
    assert "2 of spades" in state["live"]
    all_well(browser)


def test_taking_back_step_by_step() -> None:
    browser = at(TURN)
    start = browser.table["hand"]
    browser.attempt("h6", "discard-h")
    middle = browser.table
    browser.attempt(None, "pile")
    assert verdict(browser) == ("wrong", TURN.otherwise)
    browser.press("undo")
    assert verdict(browser) is None
    assert browser.table["hand"] == middle["hand"]
    assert browser.table["step"] == 2
    browser.press("undo")
    assert browser.table["hand"] == start
    assert "undo" not in browser.buttons()
    browser.press("undo")
    assert browser.table["hand"] == start
    all_well(browser)


def test_what_was_taken_back_is_done_again_with_the_same_card() -> None:
    browser = at(TURN)
    browser.attempt("h6", "own-h")
    browser.attempt(None, "pile")
    done = browser.table["hand"]
    assert verdict(browser) == ("right", TURN.praise)
    browser.press("undo")
    browser.press("undo")
    browser.press("redo")
    assert verdict(browser) is None
    browser.press("redo")
    assert verdict(browser) == ("right", TURN.praise)
    assert browser.table["hand"] == done
    assert "redo" not in browser.buttons()


def test_a_new_action_ends_what_could_be_done_again() -> None:
    browser = at(TURN)
    browser.attempt("h6", "own-h")
    browser.press("undo")
    assert "redo" in browser.buttons()
    browser.attempt("s2", "discard-s")
    assert "redo" not in browser.buttons()


def test_a_card_that_led_astray_is_marked_as_tried() -> None:
    browser = at(CLIMB)
    browser.attempt("s5", "own-s")
    browser.press("retry")
    tags = {card["code"]: card["tag"] for card in browser.table["hand"] if card["tag"]}
    assert tags == {"s5": {"kind": "tried", "text": "tried"}}
    browser.attempt("h6", "own-h")
    assert not any(card["tag"] for card in browser.table["hand"])


def test_a_small_table_shows_the_named_lanes_and_the_hand_alone() -> None:
    browser = Browser(PlayWidget(changed(CLIMB, lanes="h")))
    table = browser.table
    assert [lane["suit"] for lane in table["own"]["lanes"]] == ["h"]
    assert (table["river"], table["draw"], table["other"]) == ([], None, None)
    assert table["prompt"] == "Play a card"
    assert all(set(card["targets"]) <= {"own-h", "own-s"} for card in table["hand"])


def test_a_card_tried_in_the_second_step_draws_nothing() -> None:
    browser = at(TURN)
    browser.attempt("h6", "own-h")
    before = browser.table["hand"]
    for place in ("pile", "discard-s", "own-s", None):
        browser.attempt("s2", place)
        assert browser.table["message"]["kind"] == "refused"
        assert browser.table["hand"] != []
        assert [card["code"] for card in browser.table["hand"]] == [card["code"] for card in before]


def test_set_up_again_keeps_hints_and_what_was_solved() -> None:
    browser = at(CLIMB)
    start = browser.table
    browser.attempt("h6", "own-h")
    browser.press("hint")
    state = browser.press("retry")
    assert CLIMB.task in state["live"]
    assert browser.table == start
    assert verdict(browser) is None
    assert browser.exercise["done"]
    assert browser.exercise["hints"]["open"] == [CLIMB.hints[0]]
    assert browser.buttons() == []


def test_hints_open_one_by_one_and_end_with_the_solution() -> None:
    browser = at(CLIMB)
    for number, hint in enumerate((*CLIMB.hints, "Play the six of hearts."), start=1):
        assert browser.exercise["hints"]["more"]["id"] == "hint"
        assert browser.press("hint")["live"] == hint
        assert browser.exercise["hints"]["open"][-1] == hint
        assert len(browser.exercise["hints"]["open"]) == number
    assert browser.exercise["hints"]["more"] is None
    assert len(browser.press("hint")["exercise"]["hints"]["open"]) == 3
    all_well(browser)


def test_progress_outlives_a_reload_in_every_state() -> None:
    browser = at(TURN)
    steps = [("s9", "own-h"), ("h6", "own-h"), ("h9", "own-h"), (None, "pile")]
    for code, place in steps:
        browser.attempt(code, place)
        browser.press("hint")
        save = browser.state["save"]
        assert TURN.name in save["key"]
        again = Browser(PlayWidget(TURN))
        again.hello(saved=save["text"])
        assert standing(again) == standing(browser)
        assert again.state["save"] == save


def standing(browser: Browser) -> Content:
    """Return what of an exercise outlives a reload: all but the line on what has only this moment happened."""
    table = browser.table | {"message": None, "moves": None, "refused": None}
    table["hand"] = [card | {"tag": None} for card in table["hand"]]
    return browser.exercise | {"table": table}


def test_an_unreadable_save_starts_afresh() -> None:
    for text in ("", "Dear diary", "[" * 10_000, '{"answers": ["x"]}'):
        browser = Browser(PlayWidget(CLIMB))
        assert browser.hello(saved=text)["exercise"] == at(CLIMB).exercise


def test_a_save_does_not_overwrite_what_was_done_meanwhile() -> None:
    done = at(CLIMB)
    done.attempt("h6", "own-h")
    browser = at(CLIMB)
    browser.attempt("s5", "own-s")
    browser.hello(saved=done.state["save"]["text"])
    assert verdict(browser) == ("wrong", CLIMB.otherwise)


def test_an_older_state_s_event_is_answered_and_ignored() -> None:
    browser = at(CLIMB)
    old = browser.state["serial"]
    browser.press("hint")
    state = browser.send({"type": "try", "serial": old, "code": "h6", "place": "own-h"})
    assert state["serial"] == old + 2
    assert verdict(browser) is None


@pytest.mark.parametrize("exercise", [CLIMB, TURN, WAGER], ids=lambda exercise: exercise.name)
def test_no_state_names_a_card_that_the_learner_can_t_see(exercise: PlayExercise) -> None:
    browser = at(exercise)
    for code, place in [("h6", "own-h"), ("h9", "discard-h"), ("dQ", "own-d")]:
        browser.attempt(code, place)
        view = PlayWidget.__dict__["_view"](browser.widget)
        seen = {*view.hand, *(card for run in (*view.columns[0], *view.columns[1], *view.discards) for card in run)}
        tried = {code} if browser.table["refused"] else set()
        named = {card.code for card in cards_named(browser.exercise["table"])}
        assert named - tried <= {card.code for card in seen}
    hidden = {card.code for card in exercise.start().pile}
    assert not hidden & {card.code for card in cards_named(browser.state["save"])}


def test_a_notebook_s_cell_makes_the_widget_of_its_parts() -> None:
    widget = play(
        "climb",
        task=CLIMB.task,
        position=CLIMB.position,
        goal=CLIMB.goal,
        solution=CLIMB.solution,
        hints=CLIMB.hints,
        praise=CLIMB.praise,
        otherwise=CLIMB.otherwise,
        reactions=CLIMB.reactions,
    )
    assert widget.exercise == CLIMB
