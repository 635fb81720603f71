"""An answer of the playtest on the page: what the stored rounds say, drawn, in words and as a table."""

from typing import Final

from expeditions_widgets.experiments.playtest.finding import Finding
from expeditions_widgets.experiments.playtest.questions import QUESTIONS, command
from expeditions_widgets.experiments.playtest.stored import stored_matches
from expeditions_widgets.widgets.protocol import DrawnChart, State
from expeditions_widgets.widgets.surface import Event, Surface

CAPTION: Final = "The same in numbers; in brackets, where the true figure lies in 95 of 100 such experiments."


class PlaytestAnswer(Surface):
    """The answer to one question of the playtest, by its word in `QUESTIONS`, in the manner of "start"."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._finding = QUESTIONS[key].finding()
        self._drawn = drawn_finding(self._finding, key)
        super().__init__()

    def describe(self) -> State:
        """Return the answer, whole from the start."""
        return {
            "serial": 0,
            "name": f"Answer: {self._finding.question}",
            "live": "",
            "chart": {
                "title": self._finding.question,
                "intro": self._intro(),
                "cover": "",
                "buttons": [],
                "progress": None,
                "drawn": self._drawn,
            },
            "save": None,
        }

    def receive(self, event: Event) -> None:
        """Do nothing: there is nothing to press."""

    def text(self) -> str:
        """Return the question and what is said to it."""
        return "\n".join((self._finding.question, *self._finding.said))

    def picture(self) -> str:
        """Return the chart for a wide place."""
        return self._drawn["drawings"][0]

    def _intro(self) -> str:
        rounds = sum(len(match.rounds) for batch in QUESTIONS[self._key].batches for match in stored_matches(batch.key))
        return f"{rounds:,} rounds. To play them again: {command(self._key)}"


def drawn_finding(finding: Finding, name: str) -> DrawnChart:
    """Return an answer drawn, in words and as a table; `name` is unique in the page."""
    # matplotlib doubles a kernel's size and takes a second to load: not before something is drawn.
    from expeditions_widgets.charts.interval_chart import interval_charts  # noqa: PLC0415

    return {
        "points": list(finding.said),
        "drawings": list(interval_charts(finding, f"exp-playtest-{name}")),
        "caption": CAPTION,
        "head": [finding.axis, *finding.series],
        "rows": [[line.label, *map(finding.cell, line.measures)] for line in finding.lines],
    }
