"""The guess that comes before the answer: which number of wagers has the best mean, and that mean."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from expeditions_widgets.widgets.lab_work import LabWork
from expeditions_widgets.widgets.protocol import LabGuess

_COUNTS: Final = ("None", "One", "Two", "Three")
_NUMBER: Final = re.compile(r"[-−]?[0-9]{1,3}(\.[0-9])?")


@dataclass(frozen=True, slots=True)
class Guess:
    """What was said; `predict` is whether anything has to be. A mean is in points, and may be left out."""

    predict: bool = False
    best: int | None = None
    mean: str = ""
    faults: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def is_open(self) -> bool:
        """Whether the answer may be seen."""
        return not self.predict or (self.best is not None and not self.faults)

    def said(self, best: str, mean: str) -> "Guess":
        """Return the guess with what was submitted; what can't be used is told in `faults`."""
        faults = {}
        if best not in {"0", "1", "2", "3"}:
            faults["best"] = "Choose a number of wagers first."
        if mean.strip() and not _NUMBER.fullmatch(mean.strip()):
            faults["mean"] = "A number of points, like 12 or −5; or leave it empty."
        return replace(self, best=int(best) if "best" not in faults else None, mean=mean.strip(), faults=faults)

    def saved(self) -> str:
        """Return the guess as text that `read` takes."""
        if not self.predict:
            return ""
        return "predict" if self.best is None or self.faults else f"predict {self.best} {self.mean}".strip()

    @classmethod
    def read(cls, text: str) -> "Guess":
        """Return the guess that `saved` wrote; anything else is no guess."""
        words = text.split()
        if words[:1] != ["predict"]:
            return cls()
        guess = cls(predict=True)
        if len(words) == 1:
            return guess
        said = guess.said(words[1], " ".join(words[2:]))
        return guess if said.faults else said

    def verdict(self, answer: LabWork) -> str:
        """Return what was said beside what the deals came to, or that alone if nothing was."""
        if self.best is None or not self.predict:
            return answer.best
        wagers = ("no wager", "one wager", "two wagers", "three wagers")[self.best]
        mean = f", with a mean of {self.mean.replace('-', '−')}" if self.mean else ""
        return f"You said {wagers}{mean}. With {wagers} the mean is {answer.means[self.best]}. {answer.best}"

    def state(self) -> LabGuess:
        """Return the questions for the browser."""
        state: LabGuess = {
            "title": "Say first, then see",
            "best": {
                "name": "best",
                "kind": "radio",
                "legend": "How many wagers have the best mean?",
                "value": "" if self.best is None else str(self.best),
                "options": [
                    {"value": str(count), "label": label, "checked": self.best == count}
                    for count, label in enumerate(_COUNTS)
                ],
            },
            "mean": {
                "name": "mean",
                "label": "Its mean, in points",
                "help": "You can leave it empty.",
                "value": self.mean,
                "fault": self.faults.get("mean"),
            },
            "reveal": {"id": "reveal", "label": "Reveal", "look": "main"},
            "cover": "The answer appears here after your guess.",
        }
        if "best" in self.faults:
            state["best"]["fault"] = self.faults["best"]
        return state
