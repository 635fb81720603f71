"""A *play* exercise of the route game from the first try to the verdict, and the way back."""

from expeditions_widgets.engine.routes import RefusedActionError, parse_action
from expeditions_widgets.lessons.routes import PlayExercise
from expeditions_widgets.lessons.routes.play_session import PlaySession
from expeditions_widgets.lessons.verdict import Judgement, Verdict
from tests.lessons.routes.boards import NORTH, TWO_STEPS, changed


def after(exercise: PlayExercise, *actions: str) -> PlaySession:
    """Return a session with actions tried, the refused ones among them."""
    session = PlaySession(exercise)
    for action in actions:
        try:
            session.act(parse_action(action))
        except RefusedActionError:
            continue
    return session


def test_the_goal_is_right_and_ends_the_try() -> None:
    session = after(NORTH, "v:gei-sva")
    assert session.verdict == Verdict(Judgement.RIGHT, NORTH.praise)
    assert session.settled
    assert session.done


def test_a_wrong_arrow_is_answered_and_what_follows_is_played_out() -> None:
    session = after(NORTH, "s:cop-gia")
    assert session.verdict is not None
    assert session.verdict.text == "Another expedition."
    # Ada's arrow to Thingvellir ends her turn, and the next one is yours again: Svalbard after all.
    assert [str(tried.action) for tried in session.aftermath] == ["v:gei-thi", "v:thi-sva"]
    assert session.table.route(parse_action("v:gei-thi").expedition).head == "sva"  # type: ignore[union-attr]
    assert str(session.position).count("gei-thi") == 0


def test_a_refused_arrow_changes_nothing_and_gets_its_reaction() -> None:
    session = after(NORTH, "v:gei-cop")
    assert session.position == NORTH.start()
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, "Not the way it came.")
    assert not session.settled


def test_half_an_answer_has_no_verdict() -> None:
    session = after(TWO_STEPS, "s:cop-gei")
    assert session.verdict is None
    assert not session.settled
    assert after(TWO_STEPS, "ticket:s:cop-gei", "s:gei-sva").done


def test_a_turn_that_is_over_is_an_answer() -> None:
    session = after(changed(TWO_STEPS, steps=5), "v:gei-thi", "end")
    assert session.verdict == Verdict(Judgement.NOT_RIGHT, TWO_STEPS.otherwise)
    assert session.settled


def test_more_steps_leave_longer_ways_open() -> None:
    longer = changed(TWO_STEPS, position=TWO_STEPS.position.replace("t1", "t2"), steps=3)
    session = after(longer, "v:gei-thi", "ticket:s:cop-gei")
    assert session.verdict is None
    session.act(parse_action("ticket:s:gei-sva"))
    assert session.done


def test_undo_redo_and_resuming() -> None:
    session = after(TWO_STEPS, "s:cop-gei", "ticket:s:gei-sva")
    session.undo()
    assert session.verdict is None
    assert session.done
    again = PlaySession(TWO_STEPS)
    assert again.resume(session.save())
    assert again.position == session.position
    session.redo()
    assert session.verdict is not None


def test_the_solution_in_words() -> None:
    assert PlaySession(TWO_STEPS).solution() == (
        "Lay a Slate arrow from Copenhagen to Geirangerfjord, "
        "then lay a Slate ticket arrow from Geirangerfjord to Svalbard."
    )
