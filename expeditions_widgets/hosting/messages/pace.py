"""How fast a visitor's messages are taken: all at once for a while, and then one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MESSAGES_A_SECOND: Final = 60
"""A held key repeats about so often, and a page sends one act at a time; people are slower."""
MESSAGES_AT_ONCE: Final = 200
"""What comes together: a lesson's exercises all say hello as its page opens."""
BYTES_A_SECOND: Final = 100_000
BYTES_AT_ONCE: Final = 2_000_000
"""What the exercises of a long lesson have kept comes back with their hellos."""


@dataclass(slots=True)
class Bucket:
    """What may be taken at once; it fills up again as time goes by. `level` is what is left of it at a moment."""

    most: float
    a_second: float
    level: float
    moment: float

    def wait(self, amount: float, now: float) -> float:
        """Take an amount, and return how many seconds to wait before anything else may be taken."""
        self.level = min(self.most, self.level + (now - self.moment) * self.a_second) - amount
        self.moment = now
        return max(0.0, -self.level / self.a_second)


class Pace:
    """The pace of one kernel's visitor."""

    def __init__(self, now: float) -> None:
        self._messages = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
        self._bytes = Bucket(BYTES_AT_ONCE, BYTES_A_SECOND, BYTES_AT_ONCE, now)

    def wait(self, size: int, now: float) -> float:
        """Take a message of so many bytes, and return how many seconds to wait before it goes on."""
        return max(self._messages.wait(1, now), self._bytes.wait(size, now))
