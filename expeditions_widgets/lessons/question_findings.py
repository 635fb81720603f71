"""What is wrong with the questions that a *watch* exercise asks on the way."""

from collections import Counter
from collections.abc import Iterator

from expeditions_widgets.lessons.option_findings import option_findings
from expeditions_widgets.lessons.record_exercise import Question


def question_findings(
    questions: tuple[Question, ...], last: int, pictures: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Yield one sentence for each fault of a record's questions; its turns go from 1 to `last`."""
    asked = Counter(question.before_turn for question in questions)
    for turn, count in asked.items():
        if count > 1:
            yield f"asks {count} questions before turn {turn}; ask one."
        if not 1 <= turn <= last:
            yield f"asks before turn {turn}, but the turns go from 1 to {last}."
    for question in questions:
        if not question.text.strip():
            yield f"asks nothing before turn {question.before_turn}."
        for found in option_findings(question.options, pictures):
            yield f"{found.removesuffix('.')}, in the question before turn {question.before_turn}."
