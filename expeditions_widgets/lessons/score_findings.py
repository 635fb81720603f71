"""What is wrong with a *score* exercise: its sheet is read and filled in, right and wrong."""

from collections.abc import Iterator

from expeditions_widgets.engine.cards import SUITS
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.score_exercise import ALL_BOXES, SheetExercise
from expeditions_widgets.lessons.score_session import ScoreSession
from expeditions_widgets.lessons.verdict import Judgement


def score_findings(exercise: SheetExercise) -> Iterator[Found]:
    """Yield one sentence for each fault of a *score* exercise."""
    unknown = [box for box in exercise.boxes if box not in ALL_BOXES]
    if unknown:
        yield Found(f"asks for a box that there is not: {unknown[0]}. The boxes are {', '.join(ALL_BOXES)}.", "boxes")
        return
    try:
        sheet = exercise.sheet()
    except FaultyTextError as error:
        yield Found(f"has a position that can’t be read.\n{error}", "position")
        return
    if exercise.total and len(sheet.suits) < len(SUITS):
        yield Found("asks for the round score, but not every suit has a row.", "total")
    if not any(map(sheet.column, sheet.suits)):
        yield Found("has no expedition to score; lay cards in a column.", "position")
    if not sheet.boxes:
        yield Found("has no box to fill in.", "boxes")
        return
    session = ScoreSession(exercise)
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
