"""What stands before a match: the form, a match that waits to go on, and the wait for a player that gets ready."""

from collections.abc import Callable

from expeditions_widgets.play.opponents import needs_fast_rounds
from expeditions_widgets.play.saving import save
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming, is_warm
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.match_form import SAVE_KEY, WELCOME, match_form
from expeditions_widgets.widgets.match_opening import MatchOpening
from expeditions_widgets.widgets.match_settings import MatchSettings
from expeditions_widgets.widgets.match_summary import round_name
from expeditions_widgets.widgets.protocol import Button, Form, Save


class MatchEntrance:
    """The form with its `settings` and its `intro`, and the match that is `offered` to go on with.

    `ready` is called with a match once the player that it waited for can begin, `failed` if that went wrong.
    """

    def __init__(self, ready: Callable[[Sitting], None], failed: Callable[[], None]) -> None:
        self.settings = MatchSettings()
        self.intro = WELCOME
        self.offered: Sitting | None = None
        self.unread: Save | None = None
        self.awaits: Sitting | None = None
        """The match that waits for its player; while there is one, the form is not."""
        self._ready = ready
        self._failed = failed
        self._getting_ready = Background(
            Warming().wait, progressed=lambda: None, ended=self._ended, failed=self._gave_up
        )

    def take(self, found: MatchOpening) -> None:
        """Begin as a page does: with these settings, and what was kept in the browser."""
        self.settings, self.offered, self.unread = found.agreed, found.offered, found.unread
        self.intro = found.intro

    def holds(self, sitting: Sitting) -> bool:
        """Whether a match has to wait here until its player is ready; else the entrance is left behind."""
        if needs_fast_rounds(sitting.players) and not is_warm():
            # Offered, it stays the saved one: a reload in the middle finds it again.
            self.awaits = self.offered = sitting
            if not self._getting_ready.start():
                return True
        self.awaits = self.offered = None
        self.intro = WELCOME
        return False

    def form(self) -> Form:
        """Return the form; while a match waits for its player, it can't be dealt from, and says why."""
        if self.awaits is None:
            return match_form(self.settings, self.intro, self._offer())
        form = match_form(self.settings, GETTING_READY, None)
        form["submit"]["why"] = GETTING_READY
        return form

    def save(self) -> Save | None:
        """Return what the browser keeps: a match that is offered stays the saved one until another is dealt.

        Beside a match that is not saved, for its record would hold the deck, the browser keeps what it has.
        """
        if self.offered and self.offered.match.decks:
            return self.unread
        return self.unread or {"key": SAVE_KEY, "text": save(self.offered) if self.offered else ""}

    def _offer(self) -> Button | None:
        if self.offered is None:
            return None
        label = f"Go on with your match, {round_name(self.offered.match).lower()}"
        return {"id": "resume", "label": label, "icon": "undo"}

    def _ended(self) -> None:
        sitting, self.awaits = self.awaits, None
        if sitting is not None:
            self._ready(sitting)

    def _gave_up(self) -> None:
        self.awaits = None
        self._failed()
