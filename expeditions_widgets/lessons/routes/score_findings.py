"""What is wrong with a *score* exercise of the route game: its sheet is read and filled in, right and wrong."""

from collections.abc import Iterator

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.routes.score_exercise import ScoreExercise
from expeditions_widgets.lessons.routes.score_session import ScoreSession
from expeditions_widgets.lessons.routes.score_sheet import BOXES
from expeditions_widgets.lessons.verdict import Judgement


def score_findings(exercise: ScoreExercise) -> Iterator[Found]:
    """Yield one sentence for each fault of a *score* exercise."""
    unknown = [box for box in exercise.boxes if box not in BOXES]
    if unknown:
        yield Found(f"asks for a box that there is not: {unknown[0]}. The boxes are {', '.join(BOXES)}.", "boxes")
        return
    try:
        position = exercise.start()
    except FaultyTextError as error:
        yield Found(f"has a position that can’t be read.\n{error}", "position")
        return
    if not exercise.seats or not exercise.boxes:
        yield Found("has no box to fill in.", "boxes")
        return
    absent = [seat for seat in exercise.seats if not 0 <= seat < position.players]
    if absent:
        yield Found(f"asks for the score of seat {absent[0]}, where nobody sits.", "seats")
        return
    if exercise.names and len(exercise.names) != position.players:
        yield Found(f"names {len(exercise.names)} players of {position.players}.", "position")
        return
    yield from _filled_in(exercise)


def _filled_in(exercise: ScoreExercise) -> Iterator[Found]:
    session = ScoreSession(exercise)
    sheet = session.sheet
    session.fill({box.name: str(sheet.right(box)) for box in sheet.boxes})
    session.check()
    if not session.solved:
        yield Found("has a solution that does not reach the goal.", "solution")
    for box in sheet.boxes:
        session.fill({box.name: str(sheet.right(box) + 1)})
        session.check()
        if not session.verdict or session.verdict.judgement is not Judgement.NOT_RIGHT:
            yield Found(f"takes a wrong number for right: {box.label}.", "boxes")
        session.fill({box.name: str(sheet.right(box))})
