"""What is wrong with a *watch* exercise: its record, its marks and its questions."""

from collections.abc import Iterator

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.card_exercise import CARD_CODES
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.marks import mark_place
from expeditions_widgets.lessons.question_findings import question_findings
from expeditions_widgets.lessons.watch_exercise import Moment, WatchExercise, moments_of
from expeditions_widgets.play.drawings import seen_by


def watch_findings(exercise: WatchExercise) -> Iterator[Found]:
    """Yield one sentence for each fault of the exercise."""
    if not exercise.record.strip():
        yield Found("has no record. Paste one: after a match its page offers it.", "record")
        return
    try:
        record = exercise.read()
    except FaultyTextError as error:
        yield Found(f"has a record that can’t be read.\n{error}", "record")
        return
    if len(record.rounds) > 1:
        yield Found(f"has a record of {len(record.rounds)} rounds; one is watched.", "record")
    moments = moments_of(record)
    if len(moments) == 1:
        yield Found("has a record in which nothing happens.", "record")
    if not exercise.questions and not any(moment.comment for moment in moments):
        yield Found("has neither a comment nor a question: nothing says where to look.", "record")
    yield from _mark_findings(exercise, moments)
    yield from question_findings(exercise.questions, len(moments) - 1, CARD_CODES)


def _mark_findings(exercise: WatchExercise, moments: tuple[Moment, ...]) -> Iterator[Found]:
    for turn, moment in enumerate(moments):
        view = moment.match.position.view(exercise.seat)
        for mark in moment.marks:
            if mark_place(mark, view) is None and seen_by(mark, view) is None:
                yield Found(f"marks {mark} at turn {turn}, where seat {exercise.seat.name} can’t see it.", "record")
