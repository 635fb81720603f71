"""What is wrong with a *watch* exercise of the route game: its record is read, its marks and its questions."""

from collections.abc import Iterator

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.question_findings import question_findings
from expeditions_widgets.lessons.routes.watch_exercise import WatchExercise
from expeditions_widgets.play.routes.drawings import is_drawn


def watch_findings(exercise: WatchExercise) -> Iterator[Found]:
    """Yield one sentence for each fault of the exercise."""
    try:
        moments = exercise.moments()
    except FaultyTextError as error:
        yield Found(f"has a record that can’t be read.\n{error}", "record")
        return
    if exercise.seat >= moments[0].position.players:
        yield Found(f"is watched by seat {exercise.seat}, where nobody sits.", "seat")
    if len(moments) == 1:
        yield Found("has a record in which nothing happens.", "record")
    if not exercise.questions and not any(moment.comment for moment in moments):
        yield Found("has neither a comment nor a question: nothing says where to look.", "record")
    for turn, moment in enumerate(moments):
        for mark in moment.marks:
            if not is_drawn(mark, moment.position.board):
                yield Found(f"marks {mark} at turn {turn}, which is no place of the board.", "record")
    yield from question_findings(exercise.questions, len(moments) - 1)
