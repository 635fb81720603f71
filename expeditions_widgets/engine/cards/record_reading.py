"""Reading a record: every fault with its place, and the match replayed to see that each action was legal."""

import re
from dataclasses import dataclass, field
from typing import Final

from expeditions_widgets.engine.cards.actions import parse_action
from expeditions_widgets.engine.cards.record import Entry, Record
from expeditions_widgets.engine.cards.record_headers import read_headers
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.refusals import RefusedActionError

_TOKEN: Final = re.compile(r"\{(?:[^}\\]|\\.)*\}|<[^>]*>|[^\s{<]+|[{<]", re.DOTALL)
_ROUND: Final = re.compile(r"[0-9]+\.")


@dataclass(slots=True)
class _Moves:
    """The actions of a record; `places[i]` is where state i + 1 of its replay is written: an action or a deal."""

    rounds: list[list[Entry]] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def fault(self, code: str, found: re.Match[str], sentence: str) -> None:
        self.faults.append(Fault(code, *found.span(), sentence))


def parse_record(text: str) -> Record:
    """Return the record that a text holds, its actions replayed and found legal.

    Raises FaultyTextError with every fault; after the first refused action the rest is not replayed.
    """
    headers = read_headers(text)
    if headers.faults:
        raise FaultyTextError(text, headers.faults)
    variant, moves = headers.variant(), _read_moves(text, headers.end)
    result, place = headers.take("Result"), headers.places.get("Result", (0, 0))
    seed, dealer, decks = headers.seed(), headers.dealer(), headers.decks(variant)
    if headers.faults or moves.faults:
        raise FaultyTextError(text, headers.faults + moves.faults)
    record = Record(
        seed=seed,
        variant=variant,
        dealer=dealer,
        players=(headers.take("A"), headers.take("B")),
        rounds=tuple(map(tuple, moves.rounds)) or ((),),
        decks=decks,
        notes=headers.values,
    )
    _check_legal(text, record, moves)
    if result not in {"", record.result}:
        sentence = f"The actions lead to the result {record.result}, not to {result}."
        raise FaultyTextError(text, [Fault("bad-result", *place, sentence)])
    return record


def _read_moves(text: str, start: int) -> _Moves:
    moves = _Moves()
    for found in _TOKEN.finditer(text, start):
        token = found.group()
        if token[0] in "{<":
            _read_note(moves, token, found)
        elif _ROUND.fullmatch(token):
            _read_round(moves, token, found)
        else:
            _read_action(moves, token, found)
    return moves


def _read_round(moves: _Moves, token: str, found: re.Match[str]) -> None:
    if token != f"{len(moves.rounds) + 1}.":
        moves.fault("bad-round", found, f"Round {token} comes where round {len(moves.rounds) + 1} should.")
    if moves.rounds:
        moves.places.append(found.span())
    moves.rounds.append([])


def _read_action(moves: _Moves, token: str, found: re.Match[str]) -> None:
    try:
        entry = Entry(parse_action(token))
    except ValueError as error:
        return moves.fault("unknown-action", found, str(error))
    if not moves.rounds:
        moves.fault("bad-round", found, "Before the first action stands its round: 1.")
        moves.rounds.append([])
    moves.rounds[-1].append(entry)
    moves.places.append(found.span())
    return None


def _read_note(moves: _Moves, token: str, found: re.Match[str]) -> None:
    entries = moves.rounds[-1] if moves.rounds else []
    if not entries or len(token) == 1:
        return moves.fault("bad-note", found, "A comment {…} or marks <…> are closed, and stand after an action.")
    last = entries[-1]
    if (token[0] == "{" and last.comment) or (token[0] == "<" and last.marks):
        return moves.fault("bad-note", found, "An action has one comment and one list of marks; join the two.")
    if token[0] == "{":
        entries[-1] = Entry(last.action, re.sub(r"\\(.)", r"\1", token[1:-1], flags=re.DOTALL), last.marks)
    else:
        entries[-1] = Entry(last.action, last.comment, tuple(token[1:-1].split()))
    return None


def _check_legal(text: str, record: Record, moves: _Moves) -> None:
    states = record.states()
    try:
        match = next(states)
    except ValueError as error:
        raise FaultyTextError(text, [Fault("bad-deck", 0, 0, str(error))]) from error
    for place in moves.places:
        try:
            match = next(states)
        except RefusedActionError as refused:
            sentence = f"Round {match.round_number}: {refused.sentence}"
            raise FaultyTextError(text, [Fault(refused.code, *place, sentence)]) from refused
