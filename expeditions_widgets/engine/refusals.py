"""How either game says no: a refused action names the rule it breaks and changes nothing."""

from typing import NamedTuple


class Rule(NamedTuple):
    """A rule that a page can link to.

    `key` is stable ("turn.climb", "C8"); `title` is a few words for people; `held_by` is the name in the package that
    keeps the rule ("engine.cards.turn.fits").
    """

    key: str
    title: str
    held_by: str


class RefusedActionError(ValueError):
    """An action that the rules forbid; the position it was tried on is unchanged.

    `code` is stable and is what tests assert; `rule` is the rule it breaks; `sentence` is for people.
    """

    def __init__(self, code: str, rule: Rule, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule
        self.sentence = sentence

    def __reduce__(self) -> tuple[type["RefusedActionError"], tuple[str, Rule, str]]:
        """Survive a process boundary with all three parts."""
        return type(self), (self.code, self.rule, self.sentence)
