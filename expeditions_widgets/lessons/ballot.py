"""What hands are raised for: a question's answers or a scale's ranges, and what is right about them."""

from dataclasses import dataclass

from expeditions_widgets.lessons.exercise import Option
from expeditions_widgets.lessons.scale_ranges import Range


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to raise a hand for; `right` is None where it can't be told, or not yet."""

    text: str
    right: bool | None


@dataclass(frozen=True, slots=True)
class Found:
    """A scale's true number, where it is likely to lie, and all that in words."""

    value: float
    low: float
    high: float
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class Ballot:
    """What a room is asked; `key` tells an exercise's questions apart.

    `ranges` are those of a scale, one for each answer; `found` is its true number once that is known, and
    `share_found` how much of the work is done that finds it, from 0 to 1.
    """

    key: str
    asked: str
    answers: tuple[Answer, ...]
    ranges: tuple[Range, ...] = ()
    found: Found | None = None
    share_found: float = 1.0

    @property
    def is_known(self) -> bool:
        """Whether it is known what is right, as far as it can be."""
        return not self.ranges or self.found is not None


def question(asked: str, options: tuple[Option, ...], key: str = "") -> Ballot:
    """Return the ballot of a question with its options."""
    return Ballot(key, asked, tuple(Answer(option.text, option.right) for option in options))
