"""What a browser says again after a lost connection is done once, and the present state always comes."""

from expeditions_widgets.widgets.choose_exercise import ChooseWidget
from expeditions_widgets.widgets.wager_lab import WagerLab
from tests.lessons.exercises import WHICH
from tests.widgets.driving import Browser, Content, dealt


def again(event: Content) -> Content:
    return {**event, "again": True}


def test_an_act_that_was_heard_is_answered_and_not_done_a_second_time() -> None:
    browser = dealt()
    code, place = next((code, place) for code, place in browser.choices() if place.startswith("own"))
    act = {"type": "try", "serial": browser.state["serial"], "code": code, "place": place}
    done = browser.send(act)
    answered = browser.send(again(act))
    assert answered["serial"] > done["serial"]
    assert answered["table"]["step"] == done["table"]["step"] == 2
    assert answered["save"] == done["save"]


def test_an_act_that_was_lost_is_done_when_it_is_said_again() -> None:
    browser = dealt()
    code, place = next((code, place) for code, place in browser.choices() if place.startswith("own"))
    act = {"type": "try", "serial": browser.state["serial"], "code": code, "place": place}
    assert browser.send(again(act))["table"]["step"] == 2


def test_events_that_hold_whatever_the_serial_are_not_counted_twice() -> None:
    browser = Browser(ChooseWidget(WHICH))
    browser.hello("?present=1")
    browser.press("hands")
    key = browser.exercise["hands"]["key"]
    raised = {"type": "hands", "serial": browser.state["serial"], "key": key, "strokes": ["+1", "+1"]}
    counted = browser.send(raised)["exercise"]["hands"]
    assert browser.send(again(raised))["exercise"]["hands"] == counted
    assert browser.send(raised)["exercise"]["hands"] != counted


def test_a_switch_is_not_switched_back() -> None:
    browser = Browser(ChooseWidget(WHICH))
    browser.hello("?present=1")
    lift = {"type": "reveal", "serial": browser.state["serial"]}
    browser.send(lift)
    assert browser.widget.revealed
    browser.send(again(lift))
    assert browser.widget.revealed


def test_a_look_changes_nothing_and_is_answered() -> None:
    for browser in (dealt(), Browser(ChooseWidget(WHICH)), Browser(WagerLab())):
        before = browser.state
        after = browser.send({"type": "look"})
        assert after == before
