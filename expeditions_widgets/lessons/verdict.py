"""What came of an answer: right, not right, or can't tell, with the reason."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class Judgement(Enum):
    """The three values a verdict can have."""

    RIGHT = "right"
    NOT_RIGHT = "wrong"
    CANT_TELL = "unsure"


class Consequence(Protocol):
    """What a choice leads to, in figures that the engine works out: how it adds up, and to how much."""

    @property
    def title(self) -> str:
        """A few words on which choice it is."""

    @property
    def text(self) -> str:
        """A sentence on it."""

    @property
    def sum(self) -> str:
        """How it adds up; empty if there is nothing to add."""

    @property
    def total(self) -> str:
        """The points it makes, with their sign."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judgement with its reason in words; where it teaches, what each choice leads to and what follows from it."""

    judgement: Judgement
    text: str
    outcomes: tuple[Consequence, ...] = ()
    follows: tuple[str, ...] = ()
