"""How a page of either game begins: with what its browser kept, with the deal that its link names, or with the form."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.widgets.protocol import Save

A = TypeVar("A")
"""What is agreed before a game."""

S = TypeVar("S")
"""A sitting."""


@dataclass(frozen=True)
class Opening(Generic[A, S]):
    """What a page begins with: `taken_up` again, or dealt anew where `deals` says so, else the form.

    The form then holds `agreed`, offers `offered`, and begins with `intro`; `said` is for the live region. `unread`
    is what was kept and can't be read, to be put aside.
    """

    agreed: A
    intro: str
    taken_up: S | None = None
    deals: bool = False
    offered: S | None = None
    unread: Save | None = None
    said: str = ""


@dataclass(frozen=True)
class Opener(Generic[A, S]):
    """What one game knows of its links and saves; `word` is what it calls a sitting, "match" or "game"."""

    word: str
    save_key: str
    welcome: str
    fresh: Callable[[], A]
    from_link: Callable[[str], A | None]
    faults: Callable[[A], tuple[str, ...]]
    resume: Callable[[str], S]
    agreed: Callable[[S], A]
    is_same: Callable[[S, A], bool]
    is_over: Callable[[S], bool]

    def open(self, query: object, saved: object) -> Opening[A, S] | None:
        """Return what a page's query and what its browser kept come to; None if they hold nothing.

        Neither is trusted.
        """
        linked = self.from_link(query) if isinstance(query, str) else None
        kept, reason = self._read(saved) if isinstance(saved, str) and saved else (None, "")
        if reason:
            return self._unread(str(saved), reason, linked)
        if kept is not None and (linked is None or self.is_same(kept, linked)):
            return Opening(self.agreed(kept), self.welcome, taken_up=kept)
        if linked is None:
            return None
        if kept is not None and not self.is_over(kept):
            intro = f"This link names a deal. You also have a {self.word} that is not finished."
            return Opening(linked, intro, offered=kept)
        faults = self.faults(linked)
        if faults:
            return Opening(linked, self.welcome, said=" ".join(faults))
        return Opening(linked, self.welcome, deals=True)

    def _read(self, text: str) -> tuple[S | None, str]:
        try:
            return self.resume(text), ""
        except FaultyTextError as error:
            return None, error.faults[0].sentence
        except ValueError as error:
            return None, str(error)

    def _unread(self, text: str, reason: str, linked: A | None) -> Opening[A, S]:
        intro = f"Your saved {self.word} can’t be read. It is put aside, and here is a fresh start. {reason}"
        unread: Save = {"key": f"{self.save_key}:unread", "text": text}
        return Opening(self.fresh() if linked is None else linked, intro, unread=unread, said=intro)
