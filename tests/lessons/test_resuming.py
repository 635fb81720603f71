"""An exercise's progress as text: it comes back whole, and whatever can't be read changes nothing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import legal_actions
from expeditions_widgets.lessons.choose_session import ChooseSession
from expeditions_widgets.lessons.play_session import PlaySession
from expeditions_widgets.lessons.sessions import Session
from tests.engine.cards.random_games import examples
from tests.lessons.exercises import CLIMB, TURN, WHICH
from tests.lessons.test_play_session import after

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
SESSIONS = st.sampled_from([CLIMB, TURN]).map(PlaySession) | st.just(WHICH).map(ChooseSession)


def progress(session: Session) -> tuple[list[str], int, bool]:
    return session.answers(), session.hints_open, session.done


def test_a_played_session_comes_back_with_its_trail() -> None:
    session = after(TURN, "h6", "h9", "p")
    session.open_hint()
    again = PlaySession(TURN)
    assert again.resume(session.save())
    assert progress(again) == progress(session) == (["h6", "h9", "p"], 1, True)
    assert again.position == session.position
    assert again.verdict == session.verdict
    assert [bool(tried.refused) for tried in again.trail] == [False, True, False]


def test_a_solved_session_that_was_set_up_again_stays_solved() -> None:
    session = after(CLIMB, "h6")
    session.retry()
    again = PlaySession(CLIMB)
    assert again.resume(session.save())
    assert progress(again) == ([], 0, True)


def test_a_chosen_session_comes_back_with_its_answers() -> None:
    session = ChooseSession(WHICH)
    for index in (2, 0):
        session.choose(index)
    again = ChooseSession(WHICH)
    assert again.resume(session.save())
    assert again.chosen == (2, 0)
    assert again.done
    assert again.verdict == session.verdict


@examples(40)
@given(st.lists(st.integers(0, 99), max_size=6))
def test_whatever_was_done_comes_back(choices: list[int]) -> None:
    session, again = PlaySession(TURN), PlaySession(TURN)
    for choice in choices:
        legal = () if session.settled else legal_actions(session.position)
        if legal:
            session.act(legal[choice % len(legal)])
    assert again.resume(session.save())
    assert progress(again) == progress(session)
    assert again.trail == session.trail


GARBAGE = {
    "nothing": "",
    "no JSON": "h6 p",
    "half a text": '{"answers": ["h6"], "hin',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "another shape": '{"solved": true}',
    "answers that are no list": '{"answers": "h6", "hints": 0, "done": false}',
    "hints that are no number": '{"answers": [], "hints": "all", "done": true}',
    "done that is no truth": '{"answers": [], "hints": 0, "done": 1}',
    "very deep": "[" * 100_000,
    "a very long number": '{"answers": [], "done": true, "hints": ' + "9" * 5000 + "}",
}


@pytest.mark.parametrize("text", GARBAGE.values(), ids=GARBAGE)
def test_an_unreadable_text_changes_nothing(text: str) -> None:
    for session in (PlaySession(TURN), ChooseSession(WHICH)):
        assert not session.resume(text)
        assert progress(session) == ([], 0, False)


@examples(150)
@given(SESSIONS, JSON, JSON, JSON)
def test_parts_of_any_kind_resume_or_change_nothing(
    session: PlaySession | ChooseSession, answers: object, hints: object, done: object
) -> None:
    text = json.dumps({"answers": answers, "hints": hints, "done": done})
    if session.resume(text):
        assert 0 <= session.hints_open <= len(session.ladder())
    else:
        assert progress(session) == ([], 0, False)


@pytest.mark.parametrize("answer", ["x9", "", "9" * 5000, "²", "-1", "-"])
def test_an_answer_that_makes_no_sense_ends_the_answers(answer: str) -> None:
    for session, good in ((PlaySession(TURN), "h6"), (ChooseSession(WHICH), "0")):
        assert session.resume(json.dumps({"answers": [good, answer, good], "hints": 1, "done": False}))
        assert session.answers()[0] == good
        assert len(session.answers()) == 1
        assert session.hints_open == 1


def test_more_hints_than_there_are_open_all_of_them() -> None:
    session = PlaySession(TURN)
    assert session.resume('{"answers": [], "hints": 99, "done": false}')
    assert session.hints_open == len(session.ladder())
    assert session.open_hint() is None
    again = PlaySession(TURN)
    assert again.resume('{"answers": [], "hints": -3, "done": false}')
    assert again.hints_open == 0
