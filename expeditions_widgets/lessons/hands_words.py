"""What is said of a show of hands: each change as it is made, and how the room did once the answer is shown."""

from expeditions_widgets.lessons.ballot import Ballot
from expeditions_widgets.lessons.hands import Hands


def counted(number: int) -> str:
    """Return a number of hands in words.

    >>> counted(1), counted(12)
    ('1 hand', '12 hands')
    """
    return f"{number} hand" if number == 1 else f"{number} hands"


def said_of(ballot: Ballot, hands: Hands, answer: int) -> str:
    """Return how many hands there are for an answer, by its place from 0, and for all."""
    return f"{counted(hands.counts[answer])} for {name_of(ballot, answer)}. {hands.total} in all."


def name_of(ballot: Ballot, answer: int) -> str:
    """Return what an answer is called: a range by its numbers, an option by its own."""
    return ballot.answers[answer].text if ballot.ranges else f"answer {answer + 1}"


def share(count: int, total: int) -> str:
    """Return which part of all hands so many are, in whole percent; empty without hands.

    >>> share(1, 3).split(), share(0, 0)
    (['33', '%'], '')
    """
    return f"{round(100 * count / total)}\N{NO-BREAK SPACE}%" if total else ""


def how_the_room_did(ballot: Ballot, hands: Hands) -> list[str]:
    """Return sentences on the room beside the answer: they give the answer away."""
    right = [count for count, answer in zip(hands.counts, ballot.answers, strict=True) if answer.right is not False]
    if not ballot.ranges:
        which = "a right answer" if len(right) > 1 else "the right answer"
        return [f"{sum(right)} of {counted(hands.total)} went up for {which}."] if hands.total else []
    if not ballot.found:
        return []
    room = [f"{sum(right)} of {counted(hands.total)} went up for {_where(len(right))}.", _middle(ballot, hands)]
    return [ballot.found.words, *(room if hands.total else [])]


def _middle(ballot: Ballot, hands: Hands) -> str:
    lower, upper = (ballot.answers[answer].text for answer in hands.middle or (0, 0))
    if lower == upper:
        return f"The room’s middle lies in the range {lower}."
    return f"The room’s middle lies between the ranges {lower} and {upper}."


def _where(ranges: int) -> str:
    return "the range that holds it" if ranges == 1 else f"one of the {ranges} ranges that may hold it"
