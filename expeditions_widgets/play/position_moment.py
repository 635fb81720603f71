"""One moment of setting up a card position: what was understood, and the typed text where it says more."""

from collections import Counter
from dataclasses import dataclass

from expeditions_widgets.play.position_setup import Setup, text_faults


@dataclass(frozen=True, slots=True)
class Moment:
    """What stood at one moment: the setup, and the text as it was typed where it holds more than was understood."""

    setup: Setup
    typed: str | None = None

    @property
    def text(self) -> str:
        """The text that stands for all of it."""
        return self.setup.text if self.typed is None else self.typed


def moment_of(text: str) -> Moment:
    """Return what a text comes to: a setup that says the same, or beside it the text where it says more.

    >>> moment_of("A h9").typed, moment_of("A h9 zz").typed
    (None, 'A h9 zz')
    """
    setup = Setup.of_text(text)
    codes, understood = (Counter(fault.code for fault in text_faults(one)) for one in (text, setup.text))
    return Moment(setup, None if codes == understood else text)
