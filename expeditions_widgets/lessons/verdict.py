"""What came of an answer: right, not right, or can't tell, with the reason."""

from dataclasses import dataclass
from enum import Enum

from expeditions_widgets.lessons.exercise import Outcome


class Judgement(Enum):
    """The three values a verdict can have."""

    RIGHT = "right"
    NOT_RIGHT = "wrong"
    CANT_TELL = "unsure"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judgement with its reason in words; where it teaches, what each choice leads to and what follows from it."""

    judgement: Judgement
    text: str
    outcomes: tuple[Outcome, ...] = ()
    follows: tuple[str, ...] = ()
