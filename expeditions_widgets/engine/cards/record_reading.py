"""Reading a record: every fault with its place, and the match replayed to see that each action was legal."""

from dataclasses import dataclass, field

from expeditions_widgets.engine.cards.actions import parse_action
from expeditions_widgets.engine.cards.record import Entry, Record
from expeditions_widgets.engine.cards.record_headers import read_headers
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.record_entries import NUMBER, NotedAction, noted_actions
from expeditions_widgets.engine.refusals import RefusedActionError


@dataclass(slots=True)
class _Moves:
    """The actions of a record; `places[i]` is where state i + 1 of its replay is written: an action or a deal."""

    rounds: list[list[Entry]] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def fault(self, code: str, noted: NotedAction, sentence: str) -> None:
        self.faults.append(Fault(code, noted.start, noted.end, sentence))


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
    for noted in noted_actions(text, start, moves.faults):
        if NUMBER.fullmatch(noted.word):
            _read_round(moves, noted)
        else:
            _read_action(moves, noted)
    return moves


def _read_round(moves: _Moves, noted: NotedAction) -> None:
    if noted.word != f"{len(moves.rounds) + 1}.":
        moves.fault("bad-round", noted, f"Round {noted.word} comes where round {len(moves.rounds) + 1} should.")
    if moves.rounds:
        moves.places.append((noted.start, noted.end))
    moves.rounds.append([])


def _read_action(moves: _Moves, noted: NotedAction) -> None:
    try:
        entry = Entry(parse_action(noted.word), noted.comment, noted.marks)
    except ValueError as error:
        return moves.fault("unknown-action", noted, str(error))
    if not moves.rounds:
        moves.fault("bad-round", noted, "Before the first action stands its round: 1.")
        moves.rounds.append([])
    moves.rounds[-1].append(entry)
    moves.places.append((noted.start, noted.end))
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
