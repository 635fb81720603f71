"""Reading a route game's sheet as it was typed: the counts, what follows from them, and what can't be."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.routes import SeatScore, winners
from expeditions_widgets.play.routes.final_words import listed, result_of_scores
from expeditions_widgets.play.routes.score_keeping import (
    COUNTS,
    PAIRS,
    Count,
    Line,
    RouteSheet,
    counted_score,
    is_complete,
)

MOST_TICKETS: Final = 99
"""The rules know no bound (ruling 12); the sheet has two digits."""

NAME: Final = "name"
"""The key of a fault in a name."""

Faults = Mapping[str, str]

_NUMBER: Final = re.compile(r"[+]?0*([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class ReadLine:
    """One player's line, read: `counts` as typed, `rest` what follows from them, `faults` by count or `NAME`."""

    counts: Mapping[Count, int]
    rest: Mapping[Count, int]
    faults: Faults

    @property
    def known(self) -> Mapping[Count, int]:
        """Every count that is known, typed or worked out."""
        return {**self.counts, **self.rest}

    @property
    def score(self) -> SeatScore | None:
        """The player's score; None as long as something is missing or can't be."""
        return counted_score(self.known) if is_complete(self.known) and not self.faults else None

    @property
    def missing(self) -> tuple[Count, ...]:
        """What a score still needs; of a pair its first."""
        second = {pair[1] for pair in PAIRS}
        needed = (count for count in COUNTS if count is not Count.TICKETS and count not in second)
        return tuple(count for count in needed if count not in self.known)


def read_sheet(sheet: RouteSheet) -> tuple[ReadLine, ...]:
    """Return the lines that count, read by the rules of the world board."""
    lines = [_read_line(sheet, line) for line in sheet.lines[: sheet.players]]
    _check_open_cards(sheet, lines)
    for seat, name in enumerate(sheet.names):
        if name.casefold() in {other.casefold() for other in sheet.names[:seat]}:
            lines[seat] = _with_fault(lines[seat], NAME, f"Somebody else is called {name}. Another name, please.")
    return tuple(lines)


def sheet_result(sheet: RouteSheet, lines: tuple[ReadLine, ...]) -> str:
    """Return who won, or what it still takes to say so."""
    if any(line.faults for line in lines):
        return "Something can’t be: see the fields that are marked."
    scores = tuple(line.score for line in lines)
    done = tuple(score for score in scores if score is not None)
    if len(done) < len(scores):
        return f"{len(done) or 'None'} of {len(scores)} players counted."
    level = tied_without_tickets(lines)
    if level:
        return f"{listed([sheet.names[seat] for seat in level])} are level: count their tickets."
    return result_of_scores(done, sheet.names)


def winning_seats(lines: tuple[ReadLine, ...]) -> tuple[int, ...]:
    """Return who has won; nobody until that is settled."""
    scores = tuple(line.score for line in lines)
    done = tuple(score for score in scores if score is not None)
    return winners(done) if len(done) == len(scores) and not tied_without_tickets(lines) else ()


def tied_without_tickets(lines: tuple[ReadLine, ...]) -> tuple[int, ...]:
    """Return who leads level in points, if their tickets decide and are not all counted yet (ruling 20)."""
    totals = [line.score.total if line.score else None for line in lines]
    known = [total for total in totals if total is not None]
    first = [seat for seat, total in enumerate(totals) if known and total == max(known)]
    needed = len(first) > 1 and any(Count.TICKETS not in lines[seat].counts for seat in first)
    return tuple(first) if needed else ()


def _read_line(sheet: RouteSheet, line: Line) -> ReadLine:
    counts: dict[Count, int] = {}
    faults: dict[str, str] = {}
    for count in COUNTS:
        text = line.text(count).strip()
        if not text:
            continue
        found = _NUMBER.fullmatch(text)
        fault = _too_many(sheet, count, int(found[1])) if found else _no_number(text)
        if found and not fault:
            counts[count] = int(found[1])
        else:
            faults[count] = fault
    rest: dict[Count, int] = {}
    for pair, whole in zip(PAIRS, (sheet.hand, sheet.tokens), strict=True):
        _complete(pair, whole, counts, rest, faults)
    return ReadLine(counts, rest, faults)


def _no_number(text: str) -> str:
    if re.fullmatch(r"[-−–]\s*[0-9]+", text):
        return "Less than none can’t be."
    return f"“{text}” is no whole number, such as 0 or 3."


def _too_many(sheet: RouteSheet, count: Count, number: int) -> str:
    most = {
        Count.REACHED: sheet.hand,
        Count.HELD: sheet.hand,
        Count.RETURNED: sheet.tokens,
        Count.LEFT: sheet.tokens,
        Count.TAKEN: sheet.open_cards,
        Count.TICKETS: MOST_TICKETS,
    }[count]
    if number <= most:
        return ""
    if count in PAIRS[0]:
        return f"{number} is too many: with {sheet.players} players everybody has {most} cards."
    if count in PAIRS[1]:
        return f"{number} is too many: everybody has {most} tokens."
    if count is Count.TAKEN:
        return f"{number} is too many: {_open_cards(sheet)}"
    return f"The sheet has room for {most} tickets."


def _open_cards(sheet: RouteSheet) -> str:
    return f"only {sheet.open_cards} cards were not dealt to a hand."


def _complete(
    pair: tuple[Count, Count], whole: int, counts: dict[Count, int], rest: dict[Count, int], faults: dict[str, str]
) -> None:
    """Work out one of a pair from the other, or tell that the two don't make up the whole."""
    if any(count in faults for count in pair):
        return
    first, second = (counts.get(count) for count in pair)
    things = "cards" if pair is PAIRS[0] else "tokens"
    if first is not None and second is not None:
        if first + second != whole:
            done = "reached" if pair is PAIRS[0] else "back"
            faults[pair[1]] = f"{first} {done} and {second} left make {first + second}, not {whole} {things}."
    elif first is not None:
        rest[pair[1]] = whole - first
    elif second is not None:
        rest[pair[0]] = whole - second


def _check_open_cards(sheet: RouteSheet, lines: list[ReadLine]) -> None:
    won = [(seat, line.counts[Count.TAKEN]) for seat, line in enumerate(lines) if line.counts.get(Count.TAKEN)]
    together = sum(number for _, number in won)
    if together > sheet.open_cards:
        last = won[-1][0]
        sentence = f"Together that makes {together}, but {_open_cards(sheet)}"
        lines[last] = _with_fault(lines[last], Count.TAKEN, sentence)


def _with_fault(line: ReadLine, key: str, sentence: str) -> ReadLine:
    return ReadLine(line.counts, line.rest, {**line.faults, key: sentence})
