"""A score calculator in the tests: a browser's part in it, and what it shows."""

from __future__ import annotations

from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.score_calculator import ScoreCalculator
from tests.widgets.driving import Browser, Content
from tests.widgets.shapes import misfits

ANNA = "sJ36 hKQ479T d256789T"
"""The rule sheet's example: 35 points."""


class Calculator(Browser):
    """A browser at a calculator."""

    def __init__(self, saved: str | None = None) -> None:
        super().__init__(ScoreCalculator())
        self.hello(saved=saved)

    @property
    def shown(self) -> Content:
        """The calculator now; its state fits the protocol."""
        assert list(misfits(self.state, State)) == []
        content: Content = self.state["calculator"]
        return content

    def enter(self, code: object, seat: object) -> Content:
        return self.send({"type": "enter", "serial": self.state["serial"], "code": code, "seat": seat})

    def type(self, seat: str, text: str) -> Content:
        return self.submit(**{f"typed-{seat}": text})

    def side(self, seat: str) -> Content:
        side: Content = self.shown["sides"]["AB".index(seat)]
        return side

    def expedition(self, seat: str, suit: str) -> Content:
        expedition: Content = self.side(seat)["expeditions"]["shdc".index(suit)]
        return expedition

    def lies(self, seat: str, code: str) -> str:
        return str(next(pick["lies"] for pick in self.expedition(seat, code[0])["picks"] if pick["code"] == code))

    def total(self, seat: str) -> str:
        return str(self.side(seat)["total"]["value"])

    def write_down(self, first: str, second: str) -> None:
        """Type a round for both and write it down."""
        number = 1 + len([each for each in self.shown["rounds"]["rounds"] if each["buttons"]])
        for seat, text in zip("AB", (first, second), strict=True):
            if text:
                self.type(seat, text)
        self.press(f"keep-{number}")

    def written(self) -> list[tuple[str, ...]]:
        """Return for each row: name, note, and both sides' points with what they come to in all."""
        return [
            (
                row["name"],
                row["note"],
                *(f"{one['points']} {one['running']} {one['won']}".strip() for one in row["points"]),
            )
            for row in self.shown["rounds"]["rounds"]
        ]
