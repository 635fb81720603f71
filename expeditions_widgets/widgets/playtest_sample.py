"""A question of the playtest played while one waits, with progress; then drawn as the stored answers are."""

from time import perf_counter
from typing import TYPE_CHECKING, Final

from expeditions_widgets.experiments.playtest.sampling import StartSample
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming, is_warm
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.playtest_answer import drawn_finding
from expeditions_widgets.widgets.protocol import Button, DrawnChart, State
from expeditions_widgets.widgets.surface import SORRY, Event, Surface

if TYPE_CHECKING:
    from collections.abc import Iterator

SAVE_KEY: Final = "expeditions:playtest:sample"
_PLAYED: Final = "played"
_TITLE: Final = "Try it yourself"
_INTRO: Final = "Does it matter who begins, when both sides are Scout? Fresh rounds, played here and now."
_PLAYING: Final = "The rounds are being played."


class PlaytestSample(Surface):
    """Rounds between two steady players, played when "Play them" is pressed; and again after a reload."""

    def __init__(self) -> None:
        self._begin_afresh()
        self._playing = Background(self._play, progressed=self.freshen, ended=self._ended, failed=self._failed)
        super().__init__()

    def describe(self) -> State:
        """Return the sample as it stands."""
        waiting = self._asked and self._drawn is None
        play: Button = {"id": "play", "label": "Play them", "icon": "chart", "look": "main"}
        return {
            "serial": 0,
            "name": _TITLE,
            "live": "",
            "chart": {
                "title": _TITLE,
                "intro": _INTRO,
                "cover": self._waiting_words()
                if waiting
                else "What do you expect: does the first turn help, cost, or neither?",
                "buttons": [] if self._asked else [play],
                "progress": {"label": "Rounds played", "share": self._share} if waiting else None,
                "drawn": self._drawn,
            },
            "save": {"key": SAVE_KEY, "text": _PLAYED if self._asked else ""},
        }

    def receive(self, event: Event) -> None:
        """Play the rounds, when it is asked for and again after a reload."""
        if self._asked:
            return
        if event["type"] == "press" and event.get("id") == "play":
            self._start(speaks=True)
        elif event["type"] == "hello" and event.get("saved") == _PLAYED:
            self._start(speaks=False)

    def text(self) -> str:
        """Return what is asked; its figures are played live."""
        return f"{_TITLE}\n{_INTRO}"

    def _begin_afresh(self) -> None:
        self._sample = StartSample()
        self._work: Iterator[float] = self._sample.play()
        self._warming = Warming()
        self._is_warm = is_warm()
        self._asked = self._speaks = False
        self._share = 0.0
        self._drawn: DrawnChart | None = None

    def _start(self, *, speaks: bool) -> None:
        self._asked, self._speaks = True, speaks
        self.say(self._waiting_words() if speaks else "")
        try:
            done = self._playing.start()
        except Exception:
            self._begin_afresh()
            raise
        if done:
            self._tell()

    def _play(self, seconds: float) -> bool:
        until = perf_counter() + seconds
        if not self._warming.wait(seconds):
            return False
        self._is_warm = True
        for share in self._work:
            self._share = share
            if perf_counter() >= until:
                return False
        self._drawn = drawn_finding(self._sample.finding(), "sample")
        return True

    def _waiting_words(self) -> str:
        return _PLAYING if self._is_warm else GETTING_READY

    def _tell(self) -> None:
        self.say(" ".join(self._drawn["points"]) if self._drawn and self._speaks else "")

    def _ended(self) -> None:
        self._tell()
        self.show()

    def _failed(self) -> None:
        self._begin_afresh()
        self.say(SORRY)
        self.show()
