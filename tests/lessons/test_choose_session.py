"""A *choose* exercise: every option may be chosen, and each has its reason."""

import pytest

from expeditions_widgets.lessons.choose_session import ChooseSession
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from tests.lessons.exercises import WHICH


def chosen(*indices: int) -> ChooseSession:
    session = ChooseSession(WHICH)
    for index in indices:
        assert session.choose(index) == WHICH.options[index]
    return session


def test_nothing_is_judged_before_the_first_choice() -> None:
    session = chosen()
    assert session.verdict is None
    assert not session.done
    assert session.answers() == []


def test_a_wrong_option_gives_its_reason() -> None:
    session = chosen(0)
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, WHICH.options[0].reason)
    assert not session.done


@pytest.mark.parametrize("index", [1, 2])
def test_each_right_option_is_right(index: int) -> None:
    session = chosen(index)
    assert session.verdict == Verdict(Judgement.RIGHT, WHICH.praise)
    assert session.done


def test_the_option_chosen_last_is_judged_and_all_stay_chosen() -> None:
    session = chosen(1, 0)
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, WHICH.options[0].reason)
    assert session.chosen == (1, 0)
    assert session.done


def test_choosing_again_is_counted_once_and_comes_last() -> None:
    assert chosen(0, 1, 0).chosen == (1, 0)


@pytest.mark.parametrize("index", [-1, 3, 99])
def test_an_option_that_is_not_there_is_refused(index: int) -> None:
    session = chosen(0)
    with pytest.raises(IndexError, match="3"):
        session.choose(index)
    assert session.chosen == (0,)


def test_retry_clears_the_answers_and_keeps_hints_and_done() -> None:
    session = chosen(0, 1)
    session.open_hint()
    session.retry()
    assert session.chosen == ()
    assert session.verdict is None
    assert session.hints_open == 1
    assert session.done


def test_the_last_hint_gives_every_right_option_with_its_reason() -> None:
    *_, last = chosen().ladder()
    for option in WHICH.options:
        assert (option.text in last) is option.right
        assert (option.reason in last) is option.right
