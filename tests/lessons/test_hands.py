"""Hands in a room: counted, taken back, kept, summed up in words, and written as a table."""

import csv
import json
from dataclasses import replace
from io import StringIO

import pytest

from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.lessons.ballot import Answer, Ballot
from expeditions_widgets.lessons.choose_session import ChooseSession
from expeditions_widgets.lessons.estimate_session import EstimateSession, ballot_of
from expeditions_widgets.lessons.hands import MOST, Hands, typed_count
from expeditions_widgets.lessons.hands_table import HEAD, Counted, table
from expeditions_widgets.lessons.hands_words import how_the_room_did, said_of, share
from expeditions_widgets.lessons.watch_session import WatchSession
from tests.lessons.estimates import REACHED
from tests.lessons.exercises import WHICH
from tests.lessons.watching import ROUND

QUESTION = ChooseSession(WHICH).ballot()


def test_every_change_can_be_taken_back() -> None:
    hands = Hands.none(3).add(1, 1).add(1, 1).put(2, 30).add(2, -1).put(0, 0)
    assert hands.counts == (0, 2, 29)
    assert hands.total == 31
    seen = []
    while hands.before:
        hands = hands.undo()
        seen.append(hands.counts)
    assert seen == [(0, 2, 30), (0, 2, 0), (0, 1, 0), (0, 0, 0)]
    assert hands.undo() is hands


def test_a_count_stays_within_its_bounds_and_long_counts_remember_enough() -> None:
    assert Hands.none(1).add(0, -1).counts == (0,)
    assert Hands.none(1).put(0, MOST).add(0, 1).counts == (MOST,)
    hands = Hands.none(2)
    for _ in range(300):
        hands = hands.add(1, 1)
    assert hands.counts == (0, 300)
    assert 50 <= len(hands.before) <= 100
    with pytest.raises(IndexError, match="no answer 3"):
        hands.add(2, 1)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "12 hands", "1000", "99999", "½", "٣"])
def test_what_is_no_number_of_hands_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match="whole number from 0 to 999"):
        typed_count(text)


def test_hands_are_kept_as_text() -> None:
    hands = Hands.none(3).add(1, 1).put(2, 4)
    assert Hands.read(json.loads(json.dumps(hands.save())), 3) == hands


@pytest.mark.parametrize(
    "saved",
    [
        None,
        [],
        {},
        {"counts": [1, 2], "before": []},
        {"counts": [1, 2, 3], "before": [[1]]},
        {"counts": [1, 2, -3], "before": []},
        {"counts": [1, 2, True], "before": []},
        {"counts": [1, 2, 1e9], "before": []},
        {"counts": "123", "before": []},
        {"counts": [0, 0, 0], "before": "before"},
    ],
)
def test_saved_hands_that_make_no_sense_are_none(saved: object) -> None:
    assert Hands.read(saved, 3) is None


@pytest.mark.parametrize(
    ("counts", "middle"),
    [((0, 0, 5), (2, 2)), ((1, 1, 0), (0, 1)), ((3, 0, 2), (0, 0)), ((2, 0, 2), (0, 2)), ((1, 2, 1), (1, 1))],
)
def test_half_of_the_hands_lie_on_each_side_of_the_middle(counts: tuple[int, ...], middle: tuple[int, int]) -> None:
    assert Hands(counts).middle == middle
    for answer in middle:
        assert 2 * sum(counts[: answer + 1]) >= sum(counts) <= 2 * sum(counts[answer:])


def test_a_question_tells_how_many_were_right() -> None:
    hands = Hands((5, 8, 3))
    assert said_of(QUESTION, hands, 1) == "8 hands for answer 2. 16 in all."
    assert how_the_room_did(QUESTION, hands) == ["11 of 16 hands went up for a right answer."]
    assert how_the_room_did(QUESTION, Hands.none(3)) == []
    assert share(5, 16).split() == ["31", "%"]


def test_an_estimate_tells_the_rooms_middle_and_the_truth() -> None:
    unknown = EstimateSession(REACHED).ballot()
    assert [answer.text.replace("\N{NO-BREAK SPACE}", " ") for answer in unknown.answers] == [
        "0 to 19 %",
        "20 to 39 %",
        "40 to 59 %",
        "60 to 79 %",
        "80 to 100 %",
    ]
    assert not unknown.is_known
    session = EstimateSession(REACHED)
    session.find(1)
    known = session.ballot()
    assert [answer.right for answer in known.answers] == [False, True, False, False, False]
    truth, right, middle = how_the_room_did(known, Hands((4, 3, 8, 1, 0)))
    assert middle.startswith("The room’s middle lies in the range 40 to 59")
    assert "37.5" in truth
    assert right == "3 of 16 hands went up for the range that holds it."
    assert "between the ranges 0 to 19" in how_the_room_did(known, Hands((2, 0, 2, 0, 0)))[-1]


def test_where_the_truth_may_lie_in_two_ranges_none_is_right_for_sure() -> None:
    known = ballot_of(REACHED, Measure(39, 37, 41), 1)
    assert [answer.right for answer in known.answers] == [False, None, None, False, False]
    assert how_the_room_did(known, Hands((1, 2, 3, 0, 0)))[1] == (
        "5 of 6 hands went up for one of the 2 ranges that may hold it."
    )


def test_each_question_of_a_watched_round_is_a_ballot_of_its_own() -> None:
    session = WatchSession(ROUND)
    assert [ballot.key for ballot in session.ballots()] == ["1", "5"]
    first = session.ballot()
    assert first == session.ballots()[0]
    session.choose(0)
    session.go(1)
    assert session.ballot() is None
    session.go(4)
    assert session.ballot() == session.ballots()[1]


def rows(text: str) -> list[dict[str, str]]:
    assert text.startswith("\ufeff")
    return list(csv.DictReader(StringIO(text.removeprefix("\ufeff"), newline="")))


def test_the_table_has_a_row_for_each_answer() -> None:
    told = Counted("which", QUESTION, Hands((5, 8, 0)), is_told=True)
    covered = replace(told, exercise="other", is_told=False)
    found = rows(table("Two\nlines", [told, covered]))
    assert tuple(found[0]) == HEAD
    assert [(row["exercise"], row["option"], row["hands"], row["right"]) for row in found] == [
        ("which", "The 10", "5", "no"),
        ("which", "The 2", "8", "yes"),
        ("which", "The 6", "0", "yes"),
        ("other", "The 10", "5", ""),
        ("other", "The 2", "8", ""),
        ("other", "The 6", "0", ""),
    ]
    assert {row["lesson"] for row in found} == {"Two lines"}
    assert {row["task"] for row in found} == {WHICH.task}


def test_no_cell_of_the_table_is_a_formula() -> None:
    bad = ('=HYPERLINK("x")', "+1", "-1", "@a", "\t=1", "−3 to 4", 'a, "b"')
    ballot = Ballot("", "=asked", tuple(Answer(text, right=None) for text in bad))
    found = rows(table("@lesson", [Counted("-name", ballot, Hands((1,) * 7), is_told=True)]))
    cells = [row[name] for row in found for name in ("lesson", "exercise", "task", "option")]
    assert not any(cell[0] in "=+-@\t" for cell in cells)
    assert [row["option"] for row in found][-2:] == ["−3 to 4", 'a, "b"']
    assert {row["right"] for row in found} == {"can't tell"}
