"""What is wrong with the answers to a question."""

from collections.abc import Iterator

from expeditions_widgets.lessons.exercise import Option


def option_findings(options: tuple[Option, ...], pictures: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield one sentence for each fault of a question's options; `pictures` are the cards that can be drawn."""
    if not any(option.right for option in options):
        yield "has no right option."
    if all(option.right for option in options):
        yield "has no wrong option."
    for option in options:
        if option.card and option.card not in pictures:
            yield f"draws no card beside the option “{option.text}”: {option.card} is none."
        if not option.reason.strip():
            yield f"does not explain the option “{option.text}”."
