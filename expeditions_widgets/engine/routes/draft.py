"""A position's text taken apart: its fields, its places with where they are written, and the faults on the way."""

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import unquote

from expeditions_widgets.engine.faults import Fault, FaultyTextError
from expeditions_widgets.engine.routes.board import Board, Colour
from expeditions_widgets.engine.routes.expeditions import ArrowEnds, Expedition
from expeditions_widgets.engine.routes.small_boards import board_called
from expeditions_widgets.engine.routes.table import FEWEST_PLAYERS, TICKETS_A_TURN, Seat, Step
from expeditions_widgets.engine.routes.world import world
from expeditions_widgets.engine.routes.writing import FIELDS, RETURNED, REVEALED, SEATS, TAKEN, TICKETS, TOKEN

Span = tuple[int, int]
"""The characters of a text from the first number to before the second."""

Codes = list[tuple[str, Span]]

MARKS: Final = (TOKEN, RETURNED, REVEALED, TAKEN)
ROUTES: Final = tuple(Expedition)
PILES: Final = ("O", "D", "X", "S")
_UNSEEN: Final = (*SEATS, "D", "X", "S")
_LAST: Final = "last"


@dataclass(slots=True)
class Draft:
    """What a text says, as far as it can be understood; `faults` grows while it is read and checked.

    `codes` holds a field's cards, and of a player's field what follows each mark under the field and the mark ("1!").
    """

    text: str
    board: Board = field(default_factory=world)
    arrows: dict[str, list[tuple[ArrowEnds, Span]]] = field(default_factory=lambda: {name: [] for name in ROUTES})
    codes: dict[str, Codes] = field(default_factory=dict)
    tickets: dict[str, int] = field(default_factory=dict)
    unseen: dict[str, int] = field(default_factory=dict)
    spans: dict[str, Span] = field(default_factory=dict)
    turn: Seat = 0
    step: Step = Step.ARROW
    tickets_used: int = 0
    loop_due: Expedition | None = None
    blue_due: int = 0
    first: Seat = 0
    last_round: bool = False
    seed: str = ""
    reshuffles: int = 0
    seen_by: Seat = 0
    faults: list[Fault] = field(default_factory=list)

    def fault(self, code: str, span: Span, sentence: str) -> None:
        """Note one fault."""
        self.faults.append(Fault(code, *span, sentence))

    def raise_faults(self) -> None:
        """Raise FaultyTextError if any fault was noted."""
        if self.faults:
            raise FaultyTextError(self.text, self.faults)

    def span_of(self, name: str) -> Span:
        """Return where a field is written; the text's end if it was left out."""
        return self.spans.get(name, (len(self.text), len(self.text)))

    def named(self, name: str) -> tuple[str, ...]:
        """Return a field's places in the order written."""
        return tuple(code for code, _ in self.codes.get(name, []))

    @property
    def players(self) -> int:
        """The number of players: up to the highest that is named, and two at least."""
        return max([FEWEST_PLAYERS, *(number for number, name in enumerate(SEATS, start=1) if name in self.spans)])


def drafted(text: str, board: Board | None) -> Draft:
    """Return the draft of a text, with the faults of its words already noted.

    `board` is where it is played; without one, the text's own word for it counts, and the world if it has none.
    """
    draft = Draft(text)
    fields: list[tuple[str, list[tuple[str, Span]]]] = []
    start = 0
    for part in text.split("/"):
        words = [(found.group(), (start + found.start(), start + found.end())) for found in re.finditer(r"\S+", part)]
        if words and _is_field(draft, *words[0]):
            draft.spans[words[0][0]] = (start, start + len(part))
            fields.append((words[0][0], words[1:]))
        start += len(part) + 1
    draft.board = board or draft.board
    for name, words in fields:
        if name == "B":
            _read_board(draft, words, board)
    for name, words in fields:
        _read_field(draft, name, words)
    return draft


def _is_field(draft: Draft, name: str, span: Span) -> bool:
    if name not in FIELDS:
        sentence = f"{name!r} is no field. Fields are B, a v s (routes), 1 to 6 (players), O D X S, T, F, C, V."
        draft.fault("unknown-field", span, sentence)
    elif name in draft.spans:
        draft.fault("repeated-field", span, f"Field {name} is there twice; write it once.")
    else:
        return True
    return False


def _read_board(draft: Draft, words: list[tuple[str, Span]], board: Board | None) -> None:
    name = words[0][0] if len(words) == 1 else ""
    if board is not None and name != board.name:
        sentence = f"This is played on the board {board.name}, not on {name!r}."
        draft.fault("other-board", draft.spans["B"], sentence)
    elif board is None:
        try:
            draft.board = board_called(name)
        except ValueError as error:
            draft.fault("unknown-board", draft.spans["B"], str(error))


def _read_field(draft: Draft, name: str, words: list[tuple[str, Span]]) -> None:
    if name in {"T", "F"} and not words:
        draft.fault("bad-turn", draft.spans[name], f"After {name} comes a player: {name} 1.")
    elif name in {"C", "V"} and len(words) != 1:
        example = "C 0:482913" if name == "C" else "V 2"
        draft.fault("bad-word", draft.spans[name], f"One word follows: {example}.")
    for at, (word, span) in enumerate(words):
        _read_word(draft, name, at, word, span)


def _read_word(draft: Draft, name: str, at: int, word: str, span: Span) -> None:
    if name in ROUTES:
        _read_chain(draft, name, word, span)
    elif name in SEATS or name in PILES:
        _read_card_word(draft, name, word, span)
    elif name == "T":
        _read_turn(draft, at, word, span)
    elif name == "F":
        _read_first(draft, at, word, span)
    elif name == "C":
        _read_chance(draft, word, span)
    elif name == "V":
        draft.seen_by = _seat(draft, word, span)


def _seat(draft: Draft, word: str, span: Span) -> Seat:
    if word not in SEATS[: draft.players]:
        draft.fault("bad-turn", span, f"{word!r} is no player here. Players are 1 to {draft.players}.")
        return 0
    return SEATS.index(word)


def _read_chain(draft: Draft, name: str, word: str, span: Span) -> None:
    start, tail = span[0], ""
    pieces = word.split("-")
    if len(pieces) == 1:
        draft.fault("bad-chain", span, f"{word!r} is no arrow. Write at least two places: cop-gei.")
    for code in pieces:
        at = (start, start + len(code))
        known = _is_place(draft, code, at)
        if known and tail:
            draft.arrows[name].append(((tail, code), (at[0] - len(tail) - 1, at[1])))
        tail = code if known else ""
        start = at[1] + 1


def _is_place(draft: Draft, code: str, span: Span) -> bool:
    if code in draft.board.places:
        return True
    draft.fault("unknown-place", span, f"There is no place {code!r} on the board {draft.board.name}.")
    return False


def _read_card_word(draft: Draft, name: str, word: str, span: Span) -> None:
    if word.startswith("?"):
        _read_unseen(draft, name, word, span)
    elif re.fullmatch(rf"{TICKETS}[0-9]{{1,3}}", word):
        if name not in SEATS or name in draft.tickets:
            draft.fault("bad-count", span, "Tickets are counted once, in a player’s field: t3.")
        draft.tickets[name] = int(word[1:])
    else:
        _read_card(draft, name, word, span)


def _read_card(draft: Draft, name: str, word: str, span: Span) -> None:
    mark = word[0] if word[0] in MARKS else ""
    code, at = word.removeprefix(mark), (span[0] + len(mark), span[1])
    if mark and name not in SEATS:
        return draft.fault("bad-mark", span, f"The mark {mark} stands in a player’s field only.")
    if not _is_place(draft, code, at):
        return None
    if draft.board.places[code].colour is not Colour.GREEN:
        return draft.fault("no-card", at, f"{draft.board.places[code].name} has no card: only green places have one.")
    draft.codes.setdefault(name + mark, []).append((code, at))
    return None


def _read_unseen(draft: Draft, name: str, word: str, span: Span) -> None:
    if name not in _UNSEEN:
        draft.fault("unseen-card", span, "Open cards are seen by everyone.")
    elif not re.fullmatch("[0-9]{1,3}", word[1:]) or name in draft.unseen:
        draft.fault("bad-count", span, f"{word!r} is no count. Write ?9, once a field, for nine unseen cards.")
    else:
        draft.unseen[name] = int(word[1:])


def _read_first(draft: Draft, at: int, word: str, span: Span) -> None:
    if at == 0:
        draft.first = _seat(draft, word, span)
    elif word == _LAST:
        draft.last_round = True
    else:
        draft.fault("bad-turn", span, f"{word!r} says nothing here. After the player comes last, or nothing.")


def _read_turn(draft: Draft, at: int, word: str, span: Span) -> None:
    if at == 0:
        draft.turn = _seat(draft, word, span)
    elif at == 1 and word in {step.value for step in Step}:
        draft.step = Step(word)
    elif found := re.fullmatch(rf"used([1-{TICKETS_A_TURN}])", word):
        draft.tickets_used = int(found[1])
    elif found := re.fullmatch("loop:([avs])", word):
        draft.loop_due = Expedition(found[1])
    elif found := re.fullmatch("blue([1-9][0-9]?)", word):
        draft.blue_due = int(found[1])
    else:
        sentence = f"{word!r} says nothing here. A turn is written 2 arrow, or 2 after used1 loop:v blue2."
        draft.fault("bad-turn", span, sentence)


def _read_chance(draft: Draft, word: str, span: Span) -> None:
    found = re.fullmatch("([0-9]{1,4}):([A-Za-z0-9_.~%-]*)", word)
    if not found:
        sentence = f"{word!r} is no chance. Write how often was reshuffled and the seed: 0:482913."
        return draft.fault("bad-chance", span, sentence)
    draft.reshuffles = int(found[1])
    try:
        draft.seed = unquote(found[2], errors="strict")
    except UnicodeDecodeError:
        draft.fault("bad-chance", span, "The seed is written with percent signs that are no text.")
    return None
