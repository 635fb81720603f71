"""A *watch* exercise of the route game: a moment a turn, comments, marks, and what a question keeps back."""

from expeditions_widgets.engine.routes import parse_record
from expeditions_widgets.lessons.routes.watch_exercise import moments_of
from expeditions_widgets.lessons.routes.watch_session import WatchSession
from tests.lessons.routes.boards import GAME, RECORD


def test_each_token_and_each_turn_is_a_moment() -> None:
    moments = moments_of(parse_record(RECORD))
    assert [len(moment.events) for moment in moments] == [0, 1, 1, 3, 2, 1]
    assert [moment.comment for moment in moments] == ["", "Ben’s mark.", "", "Three arrows.", "", ""]
    assert moments[3].marks == ("pom", "gei")
    assert moments[-1].position == parse_record(RECORD).replay()


def test_a_question_keeps_the_rest_back_until_it_is_answered() -> None:
    session = WatchSession(GAME)
    session.go(5)
    assert session.turn == 3
    session.choose(1)
    session.go(5)
    assert session.turn == 3
    session.choose(0)
    session.go(5)
    assert session.turn == 5
    assert session.done
