"""The wager lab by messages: cards and numbers are set, answers come, faults are told, links and reloads hold."""

from __future__ import annotations

import asyncio
import csv
from base64 import b64decode
from io import StringIO

import pytest

from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.wager_lab import WagerLab
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits

FEW = "?preset=late&deals=120&seed=few"


class Lab(Browser):
    """A browser at the lab."""

    def __init__(self, query: str = FEW, saved: str | None = None) -> None:
        super().__init__(WagerLab())
        self.hello(query, saved)

    @property
    def shown(self) -> Content:
        assert list(misfits(self.state, State)) == []
        content: Content = self.state["lab"]
        return content

    def enter(self, code: object, place: object) -> Content:
        return self.send({"type": "enter", "serial": self.state["serial"], "code": code, "seat": place})

    def part(self, name: str) -> Content:
        return next(part for part in self.shown["parts"] if part["id"] == name)

    def row(self, name: str, first: str) -> list[str]:
        return next(row for row in self.part(name)["drawn"]["rows"] if row[0] == first)

    def number(self, name: str) -> Content:
        numbers = [*self.shown["numbers"], *(one for part in self.shown["parts"] for one in part["numbers"])]
        return next(one for one in numbers if one["name"] == name)


def test_the_lab_opens_with_an_answer_to_its_link() -> None:
    lab = Lab()
    assert "120 deals from the seed “few”, Scout on both sides" in lab.shown["about"]
    assert [part["id"] for part in lab.shown["parts"]] == ["laid", "sums", "starts", "policy", "arrivals"]
    assert [part["drawn"] is None for part in lab.shown["parts"]] == [False, False, True, False, False]
    assert "begun already" in lab.part("starts")["about"]
    assert lab.shown["said"].endswith(".")


def test_a_card_changes_the_figures_and_says_where_it_lies() -> None:
    lab = Lab()
    before = lab.row("laid", "Mean")
    state = lab.enter("hT", "hand")
    assert lab.row("laid", "Mean") != before
    assert state["live"].startswith("10 of hearts in your hand.")
    assert "best mean" in state["live"] or "equally well" in state["live"]


def test_a_card_that_can_t_lie_there_is_told_and_the_figures_stay() -> None:
    lab = Lab()
    before = lab.shown["parts"]
    state = lab.enter("hK", "own")
    assert "lab’s own" in lab.shown["hand"]["fault"]
    assert state["live"] == lab.shown["hand"]["fault"]
    assert lab.shown["parts"] == before
    lab.enter("s9", "discards")
    assert lab.shown["hand"]["fault"] is None


@pytest.mark.parametrize(
    ("values", "name", "fault"),
    [
        ({"pile": "40"}, "pile", "From 1 to "),
        ({"pile": "some"}, "pile", "is no number"),
        ({"deals": "7"}, "deals", "From 100 to"),
        ({"wanted": "0"}, "wanted", "From 1 to 9"),
    ],
)
def test_a_number_at_fault_is_told_beside_it_and_the_last_answer_stays(
    values: dict[str, str], name: str, fault: str
) -> None:
    lab = Lab()
    before = lab.row("laid", "Mean")
    lab.submit(**values)
    assert fault in lab.number(name)["fault"]
    assert lab.number(name)["value"] == values[name]
    assert lab.row("laid", "Mean") == before
    assert lab.shown["about"].startswith("What is set now can’t be played.")
    lab.submit(**{name: str(lab.number(name)["low"]) if name != "deals" else "100"})
    assert lab.number(name)["fault"] is None
    assert not lab.shown["about"].startswith("What is set")


def test_a_seed_at_fault_keeps_its_text() -> None:
    lab = Lab()
    lab.submit(seed="class 7b!")
    assert "letters, digits" in lab.shown["seed"]["fault"]
    assert lab.shown["seed"]["value"] == "class 7b!"
    lab.press("fresh")
    assert lab.shown["seed"]["fault"] is None
    assert lab.shown["seed"]["value"].isdigit()


def test_the_same_seed_gives_the_same_figures_and_another_policy_others() -> None:
    first, again = Lab(), Lab()
    assert first.shown["parts"] == again.shown["parts"]
    again.submit(policy="magpie")
    assert "Magpie on both sides" in again.shown["about"]
    assert again.row("laid", "Mean") != first.row("laid", "Mean")


def test_a_prediction_comes_before_the_answer() -> None:
    lab = Lab(f"{FEW}&predict=1")
    assert lab.shown["parts"] == []
    assert "mean" not in str(lab.state["live"])
    lab.submit(best="", mean="lots")
    assert lab.shown["guess"]["mean"]["fault"]
    assert lab.shown["guess"]["best"]["fault"]
    state = lab.submit(best="1", mean="-5")
    assert not lab.shown["guess"]
    assert lab.shown["said"].startswith("You said one wager, with a mean of −5. With one wager the mean is ")
    assert state["live"] == lab.shown["said"]
    lab.enter("hT", "hand")
    assert lab.shown["guess"]["title"] == "Say first, then see"
    assert lab.shown["parts"] == []


def test_a_reload_keeps_the_question_and_the_guess_and_another_link_is_another_question() -> None:
    lab = Lab(f"{FEW}&predict=1")
    lab.enter("s9", "discards")
    lab.submit(best="2", mean="")
    saved = lab.state["save"]["text"]
    again = Lab(f"{FEW}&predict=1", saved)
    assert again.shown == lab.shown
    assert again.state["live"] == ""
    assert Lab("", saved).shown == lab.shown
    assert Lab("?preset=hope&deals=100", saved).shown["hand"] != lab.shown["hand"]


@pytest.mark.parametrize("saved", ["", "x", "a\nb", "\n?hand=h4h4\n", "\n?deals=100\npredict 9", "\n\n\n\n"])
def test_an_unreadable_save_is_no_trouble(saved: str) -> None:
    assert Lab("?deals=100&pile=3", saved).shown["suit"]["value"] == "h"


def test_a_link_to_a_preset_that_is_not_there_says_so() -> None:
    lab = Lab("?preset=nope&deals=100&pile=3")
    assert "no preset “nope”" in lab.shown["hand"]["fault"]


def test_the_tables_and_the_charts_can_be_taken_away() -> None:
    lab = Lab()
    lab.press("table")
    file = lab.shown["file"]
    lines = list(csv.reader(StringIO(file["content"])))
    assert file["name"] == "wager-lab-few.csv"
    assert lines[1][1].startswith("?suit=h&hand=h58")
    assert ["Mean", *(word.replace("\xa0", " ").replace("−", "-") for word in lab.row("laid", "Mean")[1:])] in lines
    for part in ("laid", "sums", "arrivals"):
        lab.press(f"picture-{part}")
        assert b64decode(lab.shown["file"]["content"]).startswith(b"\x89PNG")
    lab.press("picture-policy")
    assert lab.shown["file"] is None


def test_an_older_serial_still_counts_for_what_it_says_is_whole() -> None:
    lab = Lab()
    lab.send({"type": "enter", "serial": 0, "code": "hT", "seat": "hand"})
    assert lab.number("pile")["value"] == "8"
    assert "hearts 5 8 10 in hand" in lab.shown["about"].lower()


def test_the_main_answer_comes_before_the_rest_and_a_new_question_drops_the_old() -> None:
    async def go() -> list[Content]:
        lab = WagerLab()
        states: list[Content] = []
        lab.observe(lambda change: states.append(change["new"]["lab"]), "state")
        hello = {"type": "hello", "query": "?preset=late&deals=90000&seed=a", "saved": None, "address": ""}
        lab._on_message(lab, hello, [])
        await asyncio.sleep(0)
        lab._on_message(lab, {"type": "submit", "serial": 0, "values": {"deals": "500"}}, [])
        assert lab._playing._task is not None
        await lab._playing._task
        return states

    states = asyncio.run(go())
    answered = [state for state in states if state["parts"]]
    assert "; 500 deals from" in answered[0]["about"]
    assert [part["drawn"] is not None for part in answered[-1]["parts"]] == [True, True, False, True, True]
