"""A route game's score sheet for the browser: every player's fields, what follows from them, the result, the print."""

from typing import Final

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.engine.routes import SeatScore
from expeditions_widgets.engine.routes.world import world
from expeditions_widgets.play.routes.final_words import total_text
from expeditions_widgets.play.routes.score_keeping import COUNTS, MOST_PLAYERS, Count, RouteSheet
from expeditions_widgets.play.routes.sheet_reading import NAME, ReadLine, read_sheet, sheet_result, winning_seats
from expeditions_widgets.play.routes.sheet_text import sheet_summary
from expeditions_widgets.widgets.protocol import Button, Field, ScoreTable, Tally, TallyBox, TallyLine

TITLE: Final = "Score sheet"
LABELS: Final = {
    Count.REACHED: "Own cards reached",
    Count.HELD: "Cards left",
    Count.RETURNED: "Tokens back",
    Count.LEFT: "Tokens left",
    Count.TAKEN: "Open cards won",
    Count.TICKETS: "Tickets held",
}
_NEEDED: Final = {
    Count.REACHED: "cards reached or left",
    Count.RETURNED: "tokens back or left",
    Count.TAKEN: "open cards won",
}
_DASH: Final = "–"
_INTRO: Final = (
    "With {players} players everybody has {hand} cards and {tokens} tokens. Type what was reached or what is left: the "
    "other follows. Tickets count only where players are level."
)


def tally(sheet: RouteSheet) -> Tally:
    """Return the sheet as it stands."""
    lines = read_sheet(sheet)
    winning = winning_seats(lines)
    return {
        "title": TITLE,
        "intro": _INTRO.format(hand=sheet.hand, players=sheet.players, tokens=sheet.tokens),
        "players": _players(sheet),
        "lines": [_line(sheet, seat, line, winning) for seat, line in enumerate(lines)],
        "result": sheet_result(sheet, lines),
        "settled": bool(winning),
        "buttons": [_new(sheet)],
        "print": {"id": "print", "label": "Print the sheet"},
        "copy": {
            "label": "Copy the sheet",
            "text": sheet_summary(sheet),
            "copied": "Copied.",
            "refused": "The browser refused to copy. Mark the text and copy it by hand.",
        },
        "printed": _printed(sheet, lines),
    }


def box_name(key: str, seat: int) -> str:
    """Return the name of a field: a count's or the name's, for a seat from 0."""
    return f"{key}-{seat + 1}"


def _players(sheet: RouteSheet) -> Field:
    return {
        "name": "players",
        "kind": "radio",
        "legend": "How many players?",
        "value": str(sheet.players),
        "options": [
            {"value": str(number), "label": str(number), "checked": number == sheet.players}
            for number in sorted(world().set_up.hand)
            if number <= MOST_PLAYERS
        ],
    }


def _line(sheet: RouteSheet, seat: int, line: ReadLine, winning: tuple[int, ...]) -> TallyLine:
    typed = sheet.lines[seat]
    won = ("shares the win" if len(winning) > 1 else "has won") if seat in winning else ""
    return {
        "label": sheet.names[seat],
        "person": {
            "name": box_name(NAME, seat),
            "label": f"Player {seat + 1}: name",
            "value": typed.name,
            "digits": False,
            "hint": "",
            "fault": line.faults.get(NAME, ""),
        },
        "boxes": [_box(seat, count, typed.text(count), line) for count in COUNTS],
        "totalLabel": "Score",
        "total": figure(line.score.total) if line.score else _DASH,
        "steps": _steps(line, blank=typed.is_blank),
        "won": won,
    }


def _box(seat: int, count: Count, text: str, line: ReadLine) -> TallyBox:
    rest = line.rest.get(count)
    return {
        "name": box_name(count, seat),
        "label": LABELS[count],
        "value": text,
        "digits": True,
        "hint": "" if rest is None or text.strip() else f"so {rest}",
        "fault": line.faults.get(count, ""),
    }


def _steps(line: ReadLine, *, blank: bool) -> str:
    if line.score:
        return f"{total_text(line.score)}."
    if line.faults:
        return "No score yet: something can’t be."
    return (
        "Nothing counted yet." if blank else f"Still to count: {', '.join(_NEEDED[count] for count in line.missing)}."
    )


def _new(sheet: RouteSheet) -> Button:
    button: Button = {"id": "new", "label": "New game"}
    if all(line.is_blank for line in sheet.lines):
        button["why"] = "The sheet is empty already."
        return button
    button["ask"] = {
        "title": "Begin a new sheet?",
        "text": "All counts go; the names stay. Print or copy the sheet first to keep it.",
        "yes": "Begin anew",
        "no": "Keep this one",
    }
    return button


def _printed(sheet: RouteSheet, lines: tuple[ReadLine, ...]) -> ScoreTable:
    scores = [line.score for line in lines]
    return {
        "title": "World routes",
        "head": ["Counted", *sheet.names],
        "rows": [[LABELS[count], *(_number(line, count) for line in lines)] for count in COUNTS],
        "foot": ["Score", *map(_total, scores)],
    }


def _number(line: ReadLine, count: Count) -> str:
    return _DASH if line.faults.get(count) else str(line.known.get(count, _DASH))


def _total(score: SeatScore | None) -> str:
    return _DASH if score is None else figure(score.total)
