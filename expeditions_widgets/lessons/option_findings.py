"""What is wrong with the answers to a question."""

from collections.abc import Iterator

from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.lessons.found import Found


def option_findings(options: tuple[Option, ...], pictures: frozenset[str] = frozenset()) -> Iterator[Found]:
    """Yield one sentence for each fault of a question's options; `pictures` are the cards that can be drawn."""
    if not options:
        yield Found("has no answer to choose from; give two at least.", "options")
    elif not any(option.right for option in options):
        yield Found("has no right answer; mark at least one as right.", "options")
    elif all(option.right for option in options):
        yield Found("has no wrong answer; leave at least one unmarked.", "options")
    for number, option in enumerate(options, start=1):
        part = f"options.{number}"
        called = f"the answer “{option.text}”" if option.text.strip() else f"answer {number}"
        if not option.text.strip():
            yield Found(f"has no words for answer {number}; write some, or take the answer away.", part)
        if option.card and option.card not in pictures:
            yield Found(f"draws no card beside {called}: {option.card} is none.", part)
        if not option.reason.strip():
            yield Found(f"does not explain {called}.", part)
