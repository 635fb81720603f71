"""A record on paper: its start, then turn after turn in words, with the questions where they are asked."""

from typing import Any, Final

from expeditions_widgets.hosting.handout.pieces import figure, paragraph, picture_of, ticks
from expeditions_widgets.lessons.record_exercise import Question
from expeditions_widgets.widgets.options import option_states
from expeditions_widgets.widgets.stepping import SteppingWidget

_COVER: Final = "Cover what follows with a sheet of paper, and answer first."


def watched(widget: SteppingWidget[Any]) -> str:
    """Return a record as HTML, with a picture at its start, at each question and at its end.

    The widget steps through its session, and stands at the start afterwards.
    """
    session = widget.session
    session.retry()
    told = figure(picture_of(widget), f"{widget.counter()}.")
    for turn in range(session.last + 1):
        session.go(turn)
        asked = session.question
        if turn:
            told += _turn(widget, shows=asked is not None or turn == session.last)
        if asked:
            told += _asked(asked)
            right = next((index for index, option in enumerate(asked.options) if option.right), None)
            if right is None:
                break
            session.choose(right)
    while session.turn or session.answers():
        session.retry()
    return told


def _turn(widget: SteppingWidget[Any], *, shows: bool) -> str:
    moment = widget.session.moment
    words = paragraph(f"{widget.counter()}. {widget.happened()}") + paragraph(moment.comment, "comment")
    return f'<div class="turn">{words}{figure(picture_of(widget)) if shows else ""}</div>'


def _asked(asked: Question) -> str:
    return f'<div class="turn">{paragraph(asked.text, "task")}{ticks(option_states(asked.options, ()))}</div>' + (
        paragraph(_COVER, "quiet")
    )
