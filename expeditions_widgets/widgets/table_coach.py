"""The coach at a match's table: prices the choices at hand when it is asked, and warns before a costly one."""

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from time import perf_counter
from typing import TYPE_CHECKING, Final

from expeditions_widgets.engine.cards import Action, View
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming
from expeditions_widgets.widgets.background import AT_ONCE, Background
from expeditions_widgets.widgets.coach_state import WHY, coach_at_work, coach_prices
from expeditions_widgets.widgets.protocol import Button, Coach, Table
from expeditions_widgets.widgets.surface import SORRY
from expeditions_widgets.widgets.table_state import Notice

if TYPE_CHECKING:
    from expeditions_widgets.players.pricing import Pricer, Pricing

HINT: Final = "hint"
SEED: Final = "coach"
"""The deals' seed: the same choices at the same table get the same prices."""

_PORTIONS: Final = 40
_PLAYING: Final = "Possible deals are being played."
_PRICING: Final = "expeditions_widgets.players.pricing"
_TELLING: Final = 0.1
"""The page hears of the work's progress whenever another such share is done."""


_log = logging.getLogger(__name__)


class _Asked(IntEnum):
    """How much was asked for."""

    NOTHING = 0
    NUDGE = 1
    PRICES = 2


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a person is to choose: what that seat may know, the number of the round's turn, the other side's name."""

    view: View
    turn: int
    other_name: str


class TableCoach:
    """What the coach knows of the choices at hand, and how much of it was asked for.

    `changed` is called from work in the background with a sentence to say, empty for mere progress. Nothing is
    priced, and no numbers library loaded, before someone asks or wants to be warned.
    """

    def __init__(self, changed: Callable[[str], None]) -> None:
        self._changed = changed
        self._pricing_work = Background(self._work, progressed=self._progressed, ended=self._ended, failed=self._failed)
        self._warming = Warming()
        self._is_warm = False
        self._forget(None)

    def _forget(self, spot: Spot | None) -> None:
        self._spot = spot
        self._asked = _Asked.NOTHING
        self._pricer: Pricer | None = None
        self._pricing: Pricing | None = None
        self._played = 0
        self._share = self._told_share = 0.0
        self._reasons: dict[int, list[str]] = {}
        self._warned: set[str] = set()

    # --- what is shown ---------------------------------------------------------------------------------------

    @property
    def notice(self) -> Notice | None:
        """What the line beside the prompt says once it was asked for: the nudge, or that it is being worked out."""
        if self._asked is _Asked.NOTHING:
            return None
        if self._pricing is None:
            return Notice("hint", self._doing)
        from expeditions_widgets.play.nudges import nudge  # noqa: PLC0415 - loads numpy

        return Notice("hint", nudge(self._pricing))

    @property
    def _doing(self) -> str:
        return _PLAYING if self._is_warm else GETTING_READY

    def beside(self, table: Table) -> Table:
        """Return a match's table with the coach's button, its key, and what stands under the table."""
        labels = {_Asked.NOTHING: "Hint", _Asked.NUDGE: "Prices", _Asked.PRICES: "Put away"}
        button: Button = {"id": HINT, "label": labels[self._asked], "icon": "lamp", "key": "I"}
        if self._spot is None:
            button["why"] = "The coach helps when it is your turn and your hand is shown."
        onward = [one for one in table["buttons"] if one.get("look") == "main"]
        others = [one for one in table["buttons"] if one.get("look") != "main"]
        keys = table["keys"]["rows"]
        shown = table | {
            "buttons": [*onward, button, *others],
            "keys": table["keys"] | {"rows": [*keys[:-1], ["I", "ask the coach: a nudge, then prices"], keys[-1]]},
        }
        panel = self._panel()
        return shown if panel is None else shown | {"coach": panel}

    def _panel(self) -> Coach | None:
        if self._asked is _Asked.NOTHING:
            return None
        if self._pricing is None:
            return coach_at_work(self._doing, self._share)
        return coach_prices(self._pricing, self._reasons) if self._asked is _Asked.PRICES else None

    # --- what happens ----------------------------------------------------------------------------------------

    def attend(self, spot: Spot | None, *, ahead: bool) -> None:
        """Turn to the choice at hand, if there is one; what belonged to another is forgotten.

        With `ahead` it is priced before anyone asks, in the background.
        """
        if spot != self._spot:
            self._forget(spot)
        if ahead and spot is not None and self._pricing is None:
            self._quietly(self._start)

    def can_answer(self, button: str) -> bool:
        """Whether a button is the coach's, and there is a choice for it to speak of."""
        return self._spot is not None and (button == HINT or button.startswith(WHY))

    def answer(self, button: str) -> str:
        """Do what a button of the coach's asks for; return what to say.

        The first is a nudge, then come the prices, then they are put away; others ask why a choice is worth so much.
        """
        return self._hint() if button == HINT else self._explain(button)

    def warning(self, action: Action) -> str | None:
        """Return what a legal action costs, if it is clearly costly and was not held back here before.

        What was not priced ahead is priced now, which takes as long as an answer may; None while the fast rounds are
        not ready for it.
        """
        if self._spot is None or not self._quietly(self._finish) or self._pricing is None:
            return None
        from expeditions_widgets.play.warnings import warning  # noqa: PLC0415 - loads numpy

        found = warning(self._pricing, action, self._spot.other_name)
        if found is None or found in self._warned:
            return None
        self._warned.add(found)
        return found

    def _hint(self) -> str:
        self._asked = _Asked((self._asked + 1) % len(_Asked))
        if self._asked is _Asked.NOTHING:
            return "The prices are put away."
        try:
            if self._pricing is None and not self._start():
                return self._doing
            return self._found()
        except Exception:
            self._asked = _Asked.NOTHING
            raise

    def _explain(self, button: str) -> str:
        prices = self._pricing.prices if self._pricing and self._asked is _Asked.PRICES else ()
        for place in range(len(prices)):
            if button == f"{WHY}{place}":
                self._reasons[place] = self._reasons_for(place) or ["No single part of it stands out beyond its error."]
                return " ".join(self._reasons[place])
        return ""

    # --- the work --------------------------------------------------------------------------------------------

    @staticmethod
    def _quietly(work: Callable[[], bool]) -> bool:
        """Do work that nobody asked for: if it fails, the choice goes on without it."""
        try:
            return work()
        except Exception:  # noqa: BLE001 - whatever fails, the person can go on playing
            _log.exception("The choices could not be priced.")
            return False

    def _start(self) -> bool:
        self._is_warm = self._is_warm or self._warming.wait(0)
        return self._pricing_work.start()

    def _finish(self) -> bool:
        self._is_warm = self._is_warm or self._warming.wait(0)
        return self._is_warm and self._work(float("inf"))

    def _work(self, seconds: float) -> bool:
        if self._spot is None or self._pricing is not None:
            return True
        until = perf_counter() + seconds
        self._is_warm = self._is_warm or self._warming.wait(seconds)
        # The fast rounds take a second to load: the page first says that it is at work.
        if not self._is_warm or (seconds == AT_ONCE and _PRICING not in sys.modules):
            return False
        from expeditions_widgets.players.pricing import DEALS, Pricer  # noqa: PLC0415 - takes a second to load

        if self._pricer is None:
            self._pricer = Pricer(self._spot.view, self._spot.turn, SEED)
        while self._played < DEALS:
            portion = min(max(1, DEALS // _PORTIONS), DEALS - self._played)
            self._pricer.play(portion)
            self._played += portion
            self._share = self._played / DEALS
            if self._played < DEALS and perf_counter() >= until:
                return False
        self._pricing = self._pricer.pricing
        return True

    def _found(self) -> str:
        """Return what was asked for as a sentence; with the prices come the reasons for the band."""
        if self._pricing is None:
            return ""
        from expeditions_widgets.play.coach_words import prices_spoken  # noqa: PLC0415 - loads numpy
        from expeditions_widgets.play.nudges import nudge  # noqa: PLC0415

        if self._asked is _Asked.NUDGE:
            return nudge(self._pricing)
        for place, price in enumerate(self._pricing.prices):
            if price.as_good:
                self._reasons[place] = self._reasons_for(place)
        return prices_spoken(self._pricing)

    def _reasons_for(self, place: int) -> list[str]:
        from expeditions_widgets.play.coach_words import reason_sentence  # noqa: PLC0415 - loads numpy
        from expeditions_widgets.players.reasons import reasons  # noqa: PLC0415

        if self._pricing is None or self._spot is None:
            return []
        found = reasons(self._pricing, self._pricing.prices[place].action)
        return [reason_sentence(reason, self._spot.other_name) for reason in found]

    def _progressed(self) -> None:
        if self._asked is not _Asked.NOTHING and self._share - self._told_share >= _TELLING:
            self._told_share = self._share
            self._changed("")

    def _failed(self) -> None:
        if self._asked is not _Asked.NOTHING:
            self._asked = _Asked.NOTHING
            self._changed(SORRY)

    def _ended(self) -> None:
        if self._asked is not _Asked.NOTHING:
            self._changed(self._found())
