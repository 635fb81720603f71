"""What is wrong with a *score* exercise: its sheet is read and filled in, right and wrong."""

from collections.abc import Iterator

from expeditions_widgets.engine.cards import SUITS
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.score_exercise import ALL_BOXES, SheetExercise
from expeditions_widgets.lessons.score_session import ScoreSession
from expeditions_widgets.lessons.verdict import Judgement


def score_findings(exercise: SheetExercise) -> Iterator[str]:
    """Yield one sentence for each fault of a *score* exercise."""
    unknown = [box for box in exercise.boxes if box not in ALL_BOXES]
    if unknown:
        yield f"asks for a box that there is not: {unknown[0]}. The boxes are {', '.join(ALL_BOXES)}."
        return
    try:
        sheet = exercise.sheet()
    except FaultyTextError as error:
        yield f"has a position that can’t be read.\n{error}"
        return
    if exercise.total and len(sheet.suits) < len(SUITS):
        yield "asks for the round score, but not every suit has a row."
    if not any(map(sheet.column, sheet.suits)):
        yield "has no expedition to score."
    if not sheet.boxes:
        yield "has no box to fill in."
        return
    session = ScoreSession(exercise)
    session.fill({box.name: str(sheet.right(box)) for box in sheet.boxes})
    session.check()
    if not session.solved:
        yield "has a solution that does not reach the goal."
    for box in sheet.boxes:
        session.fill({box.name: str(sheet.right(box) + 1)})
        session.check()
        if not session.verdict or session.verdict.judgement is not Judgement.NOT_RIGHT:
            yield f"takes a wrong number for right: {box.label}."
        session.fill({box.name: str(sheet.right(box))})
