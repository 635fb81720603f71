"""Reading a record: every fault with its place, and the match replayed to see that each action was legal."""

import re
from dataclasses import dataclass, field

from expeditions_widgets.engine.cards.actions import Action, parse_action
from expeditions_widgets.engine.cards.cards import Card, Seat, deck
from expeditions_widgets.engine.cards.draft import drafted
from expeditions_widgets.engine.cards.match import Variant
from expeditions_widgets.engine.cards.record import FORMAT, GAME, Entry, Record
from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.refusals import RefusedActionError

_HEADER = re.compile(r'^[ \t]*\[([A-Za-z][A-Za-z0-9 ]*) "((?:[^"\\]|\\.)*)"\][ \t]*$', re.MULTILINE)
_TOKEN = re.compile(r"\{(?:[^}\\]|\\.)*\}|<[^>]*>|[^\s{<]+|[{<]")
_NEEDED = ("Game", "Format", "Variant", "Dealer", "A", "B")
_VARIANTS = {str(Variant(aces, short)): Variant(aces, short) for aces in (False, True) for short in (False, True)}


@dataclass(slots=True)
class _Headers:
    values: dict[str, str]
    places: dict[str, tuple[int, int]]
    faults: list[Fault] = field(default_factory=list)

    def take(self, name: str, default: str) -> str:
        return self.values.pop(name, default)

    def fault(self, name: str, code: str, sentence: str) -> None:
        self.faults.append(Fault(code, *self.places.get(name, (0, 0)), sentence))


def parse_record(text: str) -> Record:
    """Return the record that a text holds, its actions replayed and found legal.

    Raises FaultyTextError with every fault; after the first refused action the rest is not replayed.
    """
    headers = _read_headers(text)
    _check_format(headers)
    if headers.faults:
        raise FaultyTextError(text, headers.faults)
    variant_text, dealer_text = headers.take("Variant", ""), headers.take("Dealer", "")
    if variant_text not in _VARIANTS:
        names = ", ".join(_VARIANTS)
        headers.fault("Variant", "bad-header", f"There is no variant {variant_text!r}; there are: {names}.")
    if dealer_text not in Seat.__members__:
        headers.fault("Dealer", "bad-header", f"The dealer is A or B, not {dealer_text!r}.")
    variant = _VARIANTS.get(variant_text, Variant())
    decks = _read_decks(headers, variant)
    rounds, places = _read_rounds(text, headers)
    if headers.faults:
        raise FaultyTextError(text, headers.faults)
    headers.take("Result", "")
    record = Record(
        seed=headers.take("Seed", ""),
        variant=variant,
        dealer=Seat[dealer_text],
        players=(headers.take("A", ""), headers.take("B", "")),
        rounds=rounds,
        decks=decks,
        notes=headers.values,
    )
    _check_legal(text, record, places)
    return record


def _read_headers(text: str) -> _Headers:
    headers = _Headers({}, {})
    for found in _HEADER.finditer(text):
        headers.values[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        headers.places[found[1]] = found.span()
    return headers


def _check_format(headers: _Headers) -> None:
    missing = [name for name in _NEEDED if name not in headers.values]
    if missing:
        sentence = f"This is no whole record: it lacks the header {' and '.join(missing)}."
        headers.fault("", "missing-header", sentence)
        return
    game, version = headers.take("Game", ""), headers.take("Format", "")
    if game != GAME:
        headers.fault("Game", "other-game", f"This is a record of {game!r}, not of the card game.")
    elif not re.fullmatch("[1-9][0-9]{0,3}", version):
        headers.fault("Format", "bad-header", f"The format is a number from 1, not {version!r}.")
    elif int(version) > FORMAT:
        sentence = f"This record has format {version}; this version reads formats up to {FORMAT}. Update to open it."
        headers.fault("Format", "newer-format", sentence)


def _read_decks(headers: _Headers, variant: Variant) -> tuple[tuple[Card, ...], ...]:
    decks: list[tuple[Card, ...]] = []
    while (name := f"Deck {len(decks) + 1}") in headers.values:
        draft = drafted(f"P {headers.take(name, '')}" + (" / V aces" if variant.aces else ""))
        cards = draft.cards("P")
        if draft.faults:
            headers.fault(name, "bad-deck", f"{name}: {draft.faults[0].sentence}")
        elif frozenset(cards) != frozenset(deck(aces=variant.aces)):
            headers.fault(name, "bad-deck", f"{name} has {len(cards)} cards; it needs the whole deck.")
        decks.append(cards)
    return tuple(decks)


_Places = list[tuple[int, int]]


def _read_rounds(text: str, headers: _Headers) -> tuple[tuple[tuple[Entry, ...], ...], _Places]:
    start = max((end for _, end in headers.places.values()), default=0)
    rounds: list[list[Entry]] = [[]]
    places: _Places = []
    for found in _TOKEN.finditer(text, start):
        token = found.group()
        if token[0] in "{<":
            _note(rounds[-1], token, found, headers)
        elif re.fullmatch(r"[0-9]{1,3}\.", token):
            if int(token[:-1]) > 1:
                rounds.append([])
            if int(token[:-1]) != len(rounds):
                sentence = f"Round {token} comes where round {len(rounds)} should."
                headers.faults.append(Fault("bad-round", *found.span(), sentence))
        else:
            action = _read_action(token, found, headers)
            if action:
                rounds[-1].append(Entry(action))
                places.append(found.span())
    return tuple(map(tuple, rounds)), places


def _read_action(token: str, found: re.Match[str], headers: _Headers) -> Action | None:
    try:
        return parse_action(token)
    except ValueError as error:
        headers.faults.append(Fault("unknown-action", *found.span(), str(error)))
        return None


def _note(entries: list[Entry], token: str, found: re.Match[str], headers: _Headers) -> None:
    if not entries or len(token) == 1:
        sentence = "A comment {…} or marks <…> are closed, and stand after an action."
        headers.faults.append(Fault("bad-note", *found.span(), sentence))
        return
    last = entries[-1]
    if token[0] == "{":
        entries[-1] = Entry(last.action, re.sub(r"\\(.)", r"\1", token[1:-1]), last.marks)
    else:
        entries[-1] = Entry(last.action, last.comment, tuple(token[1:-1].split()))


def _check_legal(text: str, record: Record, places: _Places) -> None:
    states = record.states()
    next(states)
    for number, entries in enumerate(record.rounds):
        for index in range(len(entries) + (number > 0)):
            try:
                next(states)
            except RefusedActionError as refused:
                before = sum(map(len, record.rounds[:number])) + index - (number > 0)
                place = places[min(max(before, 0), len(places) - 1)] if places else (0, 0)
                sentence = f"Round {number + 1}: {refused.sentence}"
                raise FaultyTextError(text, [Fault(refused.code, *place, sentence)]) from refused
