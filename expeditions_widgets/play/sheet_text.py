"""A match sheet as text, to be saved and taken up again: headers, then one line a round.

    [Game "cards"]
    [Format "1"]
    [Sheet "by hand"]
    [Variant "plain"]
    [Dealer "A"]
    [A "Anna"]
    [B "Ben"]

    1. A sJ36 hKQ479T d256789T / B c2
    now. A h4 / B

What lies on the two sides is written as in any position; the line "now." is the round that is being entered.
"""

import re
from typing import Final

from expeditions_widgets.engine.cards import Card, Seat, Variant, parse_position
from expeditions_widgets.engine.cards.record import FORMAT, GAME
from expeditions_widgets.engine.cards.record_headers import Headers, read_headers
from expeditions_widgets.engine.cards.writing import ACES, columns_text
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.record_texts import headers_text
from expeditions_widgets.play.score_keeping import Laid, MatchSheet, columns

_NEEDED: Final = ("Game", "Format", "Sheet", "Variant", "Dealer", "A", "B")
_PRESENT: Final = "now"
_ROUND: Final = re.compile(r"[ \t]*(\d{1,2}|now)\.[ \t]+(A(?: [^/]*)? / B(?: [^/]*)?)")


def sheet_text(sheet: MatchSheet) -> str:
    """Return a sheet's text."""
    headers = {
        "Game": GAME,
        "Format": str(FORMAT),
        "Sheet": "by hand",
        "Variant": str(sheet.variant),
        "Dealer": sheet.first_dealer.name,
        "A": sheet.names[Seat.A],
        "B": sheet.names[Seat.B],
    }
    rounds = [f"{number}. {_round_text(laid)}" for number, laid in enumerate(sheet.kept, start=1)]
    return "\n".join((headers_text(headers), "", *rounds, f"{_PRESENT}. {_round_text(sheet.present)}", ""))


def parse_sheet(text: str) -> MatchSheet:
    """Return the sheet that a text holds; raises FaultyTextError with every fault.

    >>> sheet = MatchSheet(("Anna", "Ben"), Variant(aces=True))
    >>> parse_sheet(sheet_text(sheet)) == sheet
    True
    """
    headers = read_headers(text, _NEEDED)
    if headers.faults:
        raise FaultyTextError(text, headers.faults)
    variant, dealer = headers.variant(), headers.dealer()
    rounds, faults = _read_rounds(text, headers, variant)
    if headers.faults or faults:
        raise FaultyTextError(text, headers.faults + faults)
    return MatchSheet((headers.take("A"), headers.take("B")), variant, dealer, rounds[:-1], rounds[-1])


def _round_text(laid: Laid) -> str:
    first, second = (columns_text(columns(side)) for side in laid)
    return f"A {first}".rstrip() + f" / B {second}".rstrip()


def _read_rounds(text: str, headers: Headers, variant: Variant) -> tuple[tuple[Laid, ...], list[Fault]]:
    rounds: list[Laid] = []
    faults: list[Fault] = []
    labels: list[str] = []
    start = headers.end
    for line in text[headers.end :].split("\n"):
        found = _ROUND.fullmatch(line)
        if found:
            labels.append(found[1])
            laid, wrong = _read_round(found[2], start + found.start(2), variant)
            rounds.append(laid)
            faults += wrong
        elif line.strip():
            sentence = f"This is no round. A round is a line like 1. A h47 / B c2, or {_PRESENT}. A / B."
            faults.append(Fault("bad-round", start, start + len(line), sentence))
        start += len(line) + 1
    wanted = [*map(str, range(1, len(labels))), _PRESENT]
    if labels != wanted:
        sentence = f"The rounds are numbered from 1, and the last line is the one that begins with {_PRESENT}."
        faults.append(Fault("bad-order", headers.end, len(text), sentence))
    return tuple(rounds), faults


def _read_round(line: str, start: int, variant: Variant) -> tuple[Laid, list[Fault]]:
    try:
        position = parse_position(line + (f" / V {ACES}" if variant.aces else ""))
    except FaultyTextError as error:
        moved = [fault._replace(start=start + fault.start, end=start + fault.end) for fault in error.faults]
        return (frozenset(), frozenset()), moved
    return (_cards(position.columns[Seat.A]), _cards(position.columns[Seat.B])), []


def _cards(side: tuple[tuple[Card, ...], ...]) -> frozenset[Card]:
    return frozenset(card for column in side for card in column)
