"""A position's text taken apart: its fields, its cards with their places, and the faults found on the way."""

import re
from dataclasses import dataclass, field

from expeditions_widgets.engine.cards.cards import RANKS, SUITS, Card, Seat, Suit
from expeditions_widgets.engine.cards.table import Step
from expeditions_widgets.engine.cards.turn import fits
from expeditions_widgets.engine.cards.writing import ACES, FIELDS
from expeditions_widgets.engine.faults import Fault, FaultyTextError

Place = tuple[int, int]
"""The characters of a text from the first number to before the second."""

HANDS = ("a", "b")
_COLUMNS = ("A", "B")
_RUNS = ("A", "B", "D", "a", "b", "P")
_UNSEEN = ("a", "b", "P")
_ONE_WORD = ("T", "V")
_LETTERS = {suit.value: suit for suit in SUITS}
_TURN = re.compile(r"([AB])([12])([shdc]?)")


@dataclass(slots=True)
class Draft:
    """What a text says, as far as it can be understood; `faults` grows while it is read and checked."""

    text: str
    named: dict[str, list[tuple[Card, bool, Place]]] = field(default_factory=lambda: {name: [] for name in _RUNS})
    unseen: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(_UNSEEN))
    field_places: dict[str, Place] = field(default_factory=dict)
    turn: Seat = Seat.A
    step: Step = Step.CARD
    barred: Suit | None = None
    aces: bool = False
    faults: list[Fault] = field(default_factory=list)

    def fault(self, code: str, place: Place, sentence: str) -> None:
        """Note one fault."""
        self.faults.append(Fault(code, *place, sentence))

    def raise_faults(self) -> None:
        """Raise FaultyTextError if any fault was noted."""
        if self.faults:
            raise FaultyTextError(self.text, self.faults)

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return a field's cards in the order written."""
        return tuple(card for card, _, _ in self.named[name])

    def places(self, name: str) -> tuple[Place, ...]:
        """Return where each of a field's cards is written."""
        return tuple(place for _, _, place in self.named[name])

    def shown(self, name: str) -> frozenset[Card]:
        """Return the cards of a hand marked as seen being taken."""
        return frozenset(card for card, marked, _ in self.named[name] if marked)

    def place_of(self, name: str) -> Place:
        """Return where a field is written; the text's end if it was left out."""
        return self.field_places.get(name, (len(self.text), len(self.text)))

    def names(self, card: Card) -> bool:
        """Whether the card is named anywhere."""
        return any(card == other for entries in self.named.values() for other, _, _ in entries)

    @property
    def named_count(self) -> int:
        """The number of cards named."""
        return sum(map(len, self.named.values()))


def drafted(text: str) -> Draft:
    """Return the draft of a text, with the faults that are wrong in every kind of position already noted."""
    draft = Draft(text)
    start = 0
    for part in text.split("/"):
        _read_field(draft, part, start)
        start += len(part) + 1
    _check_columns(draft)
    _check_cards(draft)
    if draft.barred and not any(card.suit is draft.barred for card in draft.cards("D")):
        draft.fault("bad-turn", draft.place_of("T"), "A suit can only be barred if a card lies on its discard pile.")
    return draft


def _read_field(draft: Draft, part: str, start: int) -> None:
    tokens = [(found.group(), start + found.start()) for found in re.finditer(r"\S+", part)]
    if not tokens:
        return None
    label, place = tokens[0][0], (tokens[0][1], tokens[0][1] + len(tokens[0][0]))
    if label in FIELDS:
        name, tokens = label, tokens[1:]
    elif start == 0:
        name = "A"
    else:
        sentence = f"{label!r} is no field. Fields are A B (columns), D (discards), a b (hands), P (pile), T, V."
        return draft.fault("unknown-field", place, sentence)
    if name in draft.field_places:
        return draft.fault("repeated-field", place, f"Field {name} is there twice; write it once.")
    draft.field_places[name] = (start, start + len(part))
    if name in _ONE_WORD and len(tokens) != 1:
        example = "T A1" if name == "T" else f"V {ACES}"
        return draft.fault("bad-turn" if name == "T" else "unknown-variant", place, f"One word follows: {example}.")
    for token, at in tokens:
        _read_token(draft, name, token, at)
    return None


def _read_token(draft: Draft, name: str, token: str, at: int) -> None:
    place = (at, at + len(token))
    if name == "T":
        _read_turn(draft, token, place)
    elif name == "V":
        if token != ACES:
            draft.fault("unknown-variant", place, f"There is no variant {token!r} here; the one to name is aces.")
        draft.aces = True
    elif token.startswith("?"):
        _read_unseen(draft, name, token, place)
    elif token[0] not in _LETTERS:
        sentence = f"{token[0]!r} is no suit. The suits are s, h, d and c."
        draft.fault("unknown-suit", (at, at + 1), sentence)
    else:
        _read_run(draft, name, token, at)


def _read_turn(draft: Draft, token: str, place: Place) -> None:
    found = _TURN.fullmatch(token)
    if not found or (found[3] and found[2] == "1"):
        sentence = f"{token!r} is no turn. Write A1 (A plays or discards), A2 (A draws) or A2h (not from hearts)."
        draft.fault("bad-turn", place, sentence)
        return
    draft.turn = Seat[found[1]]
    draft.step = Step(int(found[2]))
    draft.barred = Suit(found[3]) if found[3] else None


def _read_unseen(draft: Draft, name: str, token: str, place: Place) -> None:
    if name not in _UNSEEN:
        draft.fault("unseen-card", place, "Only hands and the draw pile can have unseen cards.")
    elif not re.fullmatch("[0-9]{1,2}", token[1:]):
        draft.fault("bad-count", place, f"{token!r} is no count. Write ?8 for eight unseen cards.")
    elif draft.unseen[name] is not None:
        draft.fault("bad-count", place, f"Field {name} counts its unseen cards twice; write one number.")
    else:
        draft.unseen[name] = int(token[1:])


def _read_run(draft: Draft, name: str, token: str, at: int) -> None:
    suit = _LETTERS[token[0]]
    if len(token) == 1:
        return draft.fault("no-rank", (at, at + 1), f"After {token} come its cards, like {token}47T.")
    for offset, rank in enumerate(token[1:], start=1):
        place = (at + offset, at + offset + 1)
        if rank == "!":
            _mark_shown(draft, name, token[offset - 1], place)
        elif rank in RANKS:
            draft.named[name].append((Card(suit, rank), False, place))
        else:
            hint = " Ten is written T." if rank in "10t" else ""
            sentence = f"{rank!r} is no rank. Ranks are 2 to 9, T, J Q K, and A with the Aces.{hint}"
            draft.fault("unknown-rank", place, sentence)
    return None


def _mark_shown(draft: Draft, name: str, before: str, place: Place) -> None:
    entries = draft.named[name]
    if name not in HANDS or before not in RANKS or not entries:
        return draft.fault("bad-mark", place, "The mark ! stands after a card in a hand that was seen being taken.")
    card, _, where = entries[-1]
    entries[-1] = (card, True, where)
    return None


def _check_columns(draft: Draft) -> None:
    for name in _COLUMNS:
        columns: dict[Suit, tuple[Card, ...]] = dict.fromkeys(SUITS, ())
        for card, _, place in draft.named[name]:
            column = columns[card.suit]
            if fits(card, column):
                columns[card.suit] = (*column, card)
            elif card.is_wager:
                sentence = f"The {card.name} is a wager; in a column it comes before the first number."
                draft.fault("wager-after-number", place, sentence)
            elif card != column[-1]:
                sentence = f"The {card.name} can't lie above the {column[-1].name}: a column only climbs."
                draft.fault("column-order", place, sentence)


def _check_cards(draft: Draft) -> None:
    seen: set[Card] = set()
    for name in _RUNS:
        for card, _, place in draft.named[name]:
            if card in seen:
                draft.fault("duplicate-card", place, f"The {card.name} is there twice; each card exists once.")
            if card.rank == "A" and not draft.aces:
                sentence = f"The {card.name} is only in the variant with Aces: add / V aces."
                draft.fault("ace-without-variant", place, sentence)
            seen.add(card)
