"""The route game's score calculator: for two to six people at a real table, every score with its arithmetic."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from expeditions_widgets.drawing.figures import figure, with_unit
from expeditions_widgets.engine.routes.table import FEWEST_PLAYERS
from expeditions_widgets.play.routes.score_keeping import COUNTS, MOST_PLAYERS, RouteSheet
from expeditions_widgets.play.routes.sheet_reading import NAME, read_sheet, sheet_result, winning_seats
from expeditions_widgets.play.routes.sheet_text import kept_text, parse_kept, sheet_summary
from expeditions_widgets.widgets.protocol import Save, State
from expeditions_widgets.widgets.routes.tally_state import box_name, tally
from expeditions_widgets.widgets.surface import Event, Surface

SAVE_KEY: Final = "expeditions:routes:sheet"
"""Under this key the browser keeps the sheet."""

FRESH: Final = RouteSheet()


class RouteScoreCalculator(Surface):
    """A sheet with a line for each player: what was counted, the score in words, and who has won."""

    def __init__(self) -> None:
        self._sheet = FRESH
        self._unread: Save | None = None
        super().__init__()

    def describe(self) -> State:
        """Return the sheet; a text that could not be read is kept beside the new one."""
        kept: Save = {"key": SAVE_KEY, "text": "" if self._sheet == FRESH else kept_text(self._sheet)}
        return {
            "serial": 0,
            "name": "Score calculator",
            "live": "",
            "tally": tally(self._sheet),
            "save": self._unread or kept,
        }

    def text(self) -> str:
        """Return what the page is for, and the sheet once something is on it."""
        about = "A score sheet for two to six players of World routes at a real table."
        return about if self._sheet == FRESH else f"{about}\n\n{sheet_summary(self._sheet)}"

    def receive(self, event: Event) -> None:
        """Take what was typed, or begin anew; anything else is ignored."""
        kind, values = event["type"], event.get("values")
        if kind == "hello":
            self._open(event.get("saved"))
        elif kind == "fill" and isinstance(values, dict):
            self._fill(values)
        elif kind == "press" and event.get("id") == "new":
            self._change(self._sheet.cleared())
            self.say("A new sheet. The names stay.")

    def _open(self, saved: object) -> None:
        if self._sheet != FRESH or not isinstance(saved, str) or not saved:
            return
        try:
            self._sheet = parse_kept(saved)
        except ValueError as error:
            self._unread = {"key": f"{SAVE_KEY}:unread", "text": saved}
            self.say(f"Your saved score sheet can’t be read. It is put aside, and here is a fresh one. {error}")
            return
        self.say(f"Welcome back. {sheet_result(self._sheet, read_sheet(self._sheet))}")

    def _fill(self, values: Mapping[str, object]) -> None:
        texts = {name: value for name, value in values.items() if isinstance(value, str)}
        sheet = self._sheet
        for seat in range(MOST_PLAYERS):
            counts = {count: texts[name] for count in COUNTS if (name := box_name(count, seat)) in texts}
            sheet = sheet.with_texts(seat, texts.get(box_name(NAME, seat)), counts)
        players = texts.get("players", "")
        if players in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
            sheet = replace(sheet, players=int(players))
        before = self._sheet
        self._change(sheet)
        self.say(_told(before, sheet))

    def _change(self, sheet: RouteSheet) -> None:
        self._sheet = sheet
        self._unread = None


def _told(before: RouteSheet, after: RouteSheet) -> str:
    """Return what a change brought: how many play, what can't be now, a new score, the result."""
    old, new = read_sheet(before), read_sheet(after)
    said = []
    if before.players != after.players:
        said.append(f"{after.players} players, {with_unit(str(after.hand), 'cards')} each.")
    for seat, line in enumerate(new):
        earlier = old[seat] if seat < len(old) else None
        known = earlier.faults.values() if earlier else ()
        said += [fault for fault in line.faults.values() if fault not in known]
        if line.score and (earlier is None or earlier.score is None or earlier.score.total != line.score.total):
            said.append(f"{after.names[seat]}: {with_unit(figure(line.score.total), 'points')}.")
    result = sheet_result(after, new)
    if winning_seats(new) and result != sheet_result(before, old):
        said.append(result)
    return " ".join(said)
