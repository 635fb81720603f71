"""A route game's sheet as text: for people, to be copied, and whole, to be kept and taken up again."""

import json

from expeditions_widgets.engine.routes.table import FEWEST_PLAYERS
from expeditions_widgets.play.routes.final_words import total_text
from expeditions_widgets.play.routes.score_keeping import COUNTS, LONGEST, MOST_PLAYERS, Count, Line, RouteSheet
from expeditions_widgets.play.routes.sheet_reading import read_sheet, sheet_result

_FORMAT = 1


def sheet_summary(sheet: RouteSheet) -> str:
    """Return the sheet for people: a line for each player with a score, and the result.

    >>> print(sheet_summary(RouteSheet(2)))
    World routes, 2 players
    None of 2 players counted.
    """
    lines = read_sheet(sheet)
    written = [f"World routes, {sheet.players} players"]
    for name, line in zip(sheet.names, lines, strict=True):
        if line.score:
            tickets = f" Tickets held: {line.score.tickets}." if Count.TICKETS in line.counts else ""
            written.append(f"{name}: {total_text(line.score)}.{tickets}")
    return "\n".join((*written, sheet_result(sheet, lines)))


def kept_text(sheet: RouteSheet) -> str:
    """Return everything that was typed, as one text."""
    lines = [[line.name, *line.texts] for line in sheet.lines]
    return json.dumps({"game": "routes", "format": _FORMAT, "players": sheet.players, "lines": lines})


def parse_kept(text: str) -> RouteSheet:
    """Return the sheet that a text keeps; raises ValueError, with a sentence, if it is none.

    >>> parse_kept(kept_text(RouteSheet(3))) == RouteSheet(3)
    True
    """
    try:
        kept = json.loads(text)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or kept.get("game") != "routes" or kept.get("format") != _FORMAT:
        raise ValueError("It is no score sheet of World routes.")
    players, lines = kept.get("players"), kept.get("lines")
    if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"A sheet is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players.")
    if not isinstance(lines, list) or len(lines) != MOST_PLAYERS or not all(map(_is_line, lines)):
        raise ValueError("A line of the sheet can’t be read.")
    return RouteSheet(players, tuple(Line(name, tuple(texts)) for name, *texts in lines))


def _is_line(line: object) -> bool:
    if not isinstance(line, list) or len(line) != len(COUNTS) + 1:
        return False
    return all(isinstance(text, str) and len(text) <= LONGEST for text in line)
