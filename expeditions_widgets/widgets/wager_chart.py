"""The chart of a trial of wagers on the page: covered first, then drawn with what it says and its numbers."""

from time import perf_counter
from typing import Final

from expeditions_widgets.experiments.measures import how_played
from expeditions_widgets.experiments.wager_trials import ARMS, WagerTrials
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.protocol import Button, DrawnChart, State
from expeditions_widgets.widgets.surface import SORRY, Event, Surface

SAVE_KEY: Final = "expeditions:chart:"
_SHOWN: Final = "shown"
_TELLING: Final = 0.04
"""The page hears of the work's progress whenever another such share is done."""


class WagerChart(Surface):
    """A hand with no, one, two and three wagers: results over many deals, shown when they are asked for.

    `name` is the key under which the browser keeps that it was shown, in the manner of "cards-09-strong": choose it
    once. The deals are played when "Show" is pressed, and again after a reload; the same seed gives the same numbers.
    """

    def __init__(self, name: str, trials: WagerTrials, title: str) -> None:
        self._name = name
        self._trials = trials
        self.title = title
        self._asked = False
        self._speaks = False
        self._share = self._told_share = 0.0
        self._drawn: DrawnChart | None = None
        self._work = trials.play(*ARMS)
        self._playing = Background(self._play, progressed=self._progressed, ended=self._ended, failed=self._failed)
        super().__init__()

    def describe(self) -> State:
        """Return the chart as it stands."""
        waiting = self._asked and self._drawn is None
        show: Button = {"id": "show", "label": "Show", "icon": "chart", "look": "main"}
        return {
            "serial": 0,
            "name": f"Chart: {self.title}",
            "live": "",
            "chart": {
                "title": self.title,
                "intro": f"{how_played(self._trials)}.",
                "cover": "The deals are being played." if waiting else "Say to yourself what you expect. Then look.",
                "buttons": [] if self._asked else [show],
                "progress": {"label": "Deals played", "share": self._share} if waiting else None,
                "drawn": self._drawn,
            },
            "save": {"key": SAVE_KEY + self._name, "text": _SHOWN if self._asked else ""},
        }

    def receive(self, event: Event) -> None:
        """Show the chart, when it is asked for and again after a reload."""
        if self._asked:
            return
        if event["type"] == "press" and event.get("id") == "show":
            self._show_it(speaks=True)
        elif event["type"] == "hello" and event.get("saved") == _SHOWN:
            self._show_it(speaks=False)

    def text(self) -> str:
        """Return what the chart is about; its figures are worked out live."""
        return f"{self.title}\n{how_played(self._trials)}."

    def drawn(self) -> DrawnChart:
        """Return the chart, drawn, in words and as a table; plays what was not played yet."""
        return drawn_chart(self._trials, self._name)

    def _show_it(self, *, speaks: bool) -> None:
        self._asked, self._speaks = True, speaks
        self.say("The deals are being played." if speaks else "")
        try:
            done = self._playing.start()
        except Exception:
            self._asked = False
            raise
        if done:
            self._tell()

    def _play(self, seconds: float) -> bool:
        until = perf_counter() + seconds
        for share in self._work:
            self._share = share
            if perf_counter() >= until:
                return False
        self._drawn = self.drawn()
        return True

    def _progressed(self) -> None:
        if self._share - self._told_share >= _TELLING:
            self._told_share = self._share
            self.freshen()

    def _tell(self) -> None:
        self.say(" ".join(self._drawn["points"]) if self._drawn and self._speaks else "")

    def _ended(self) -> None:
        self._tell()
        self.show()

    def _failed(self) -> None:
        self._asked = False
        self.say(SORRY)
        self.show()


def drawn_chart(trials: WagerTrials, name: str) -> DrawnChart:
    """Return the chart of a trial, drawn, in words and as a table; plays what was not played yet."""
    # matplotlib doubles a kernel's size and takes a second to load: not before something is drawn.
    from expeditions_widgets.charts.wager_chart import wager_charts  # noqa: PLC0415
    from expeditions_widgets.charts.wager_words import CAPTION, HEAD, Results, conclusions, rows  # noqa: PLC0415

    none, one, two, three = (trials.expeditions(wagers) for wagers in ARMS)
    results = Results((none, one, two, three))
    return {
        "points": conclusions(results),
        "drawings": list(wager_charts(results, f"exp-{name}")),
        "caption": CAPTION,
        "head": list(HEAD),
        "rows": rows(results),
    }
