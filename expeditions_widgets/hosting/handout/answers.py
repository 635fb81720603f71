"""An exercise's answer on the last page: the solution, and the reason for every option."""

from collections.abc import Iterable
from html import escape
from typing import Any

from expeditions_widgets.hosting.handout.pieces import paragraph
from expeditions_widgets.lessons.choose_session import ChooseSession
from expeditions_widgets.lessons.estimate_session import EstimateSession, truth_in_words
from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.lessons.record_exercise import Question
from expeditions_widgets.lessons.record_session import RecordSession
from expeditions_widgets.widgets.exercise import ExerciseWidget


def answer(widget: ExerciseWidget[Any]) -> str:
    """Return an exercise's answer as HTML; what is to be estimated is worked out, which can take seconds."""
    session = widget.session
    match session:
        case ChooseSession():
            return _reasons(session.exercise.options)
        case RecordSession():
            asked = sorted(session.exercise.questions, key=lambda question: question.before_turn)
            return "".join(map(_asked, asked)) + paragraph(session.exercise.praise)
        case EstimateSession():
            session.find(float("inf"))
            truth = truth_in_words(session.exercise, session.truth) if session.truth else ""
            return paragraph(f"{truth} {session.solution()}".strip()) + paragraph(session.exercise.praise)
        case _:
            return paragraph(session.solution()) + paragraph(session.exercise.praise)


def _asked(question: Question) -> str:
    return paragraph(f"Before turn {question.before_turn}: {question.text}") + _reasons(question.options)


def _reasons(options: Iterable[Option]) -> str:
    items = (
        f"<li><strong>{'Right' if option.right else 'Not right'}.</strong> "
        f"“{escape(option.text, quote=False)}”: {escape(option.reason, quote=False)}</li>"
        for option in options
    )
    return f"<ul>{''.join(items)}</ul>"
