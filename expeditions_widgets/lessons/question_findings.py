"""What is wrong with the questions that a *watch* exercise asks on the way."""

from collections import Counter
from collections.abc import Iterator

from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.option_findings import option_findings
from expeditions_widgets.lessons.record_exercise import Question


def question_findings(
    questions: tuple[Question, ...], last: int, pictures: frozenset[str] = frozenset()
) -> Iterator[Found]:
    """Yield one sentence for each fault of a record's questions; its turns go from 1 to `last`."""
    asked = Counter(question.before_turn for question in questions)
    for turn, count in asked.items():
        if count > 1:
            yield Found(f"asks {count} questions before turn {turn}; ask one.", "questions")
        if not 1 <= turn <= last:
            yield Found(f"asks before turn {turn}, but the turns go from 1 to {last}.", "questions")
    for question in questions:
        if not question.text.strip():
            yield Found(f"asks nothing before turn {question.before_turn}.", "questions")
        for found in option_findings(question.options, pictures):
            clause = found.sentence.removesuffix(".")
            yield Found(f"{clause}, in the question before turn {question.before_turn}.", "questions")
