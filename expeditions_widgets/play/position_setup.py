"""A card position while it is set up: whatever lies where, right or not, and the faults that the engine finds in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

from expeditions_widgets.engine.cards import (
    SUITS,
    Card,
    PerSuit,
    Position,
    Seat,
    Step,
    Suit,
    View,
    deck,
    in_display_order,
)
from expeditions_widgets.engine.cards.draft import drafted
from expeditions_widgets.engine.cards.reading import deal_unseen, parse_position, parse_view
from expeditions_widgets.engine.cards.table import HAND_SIZE, Table
from expeditions_widgets.engine.cards.turn import fits
from expeditions_widgets.engine.cards.writing import hand_text, run_text, table_text
from expeditions_widgets.engine.faults import Fault, FaultyTextError

COLUMNS: Final = ("A", "B")
HANDS: Final = ("a", "b")
UNSEEN: Final = ("a", "b", "P")
"""The places where cards may lie unseen."""

PLACES: Final = ("a", "A", "D", "P", "B", "b")
"""Every place by its letter in the text: hands, columns, discard piles, draw pile."""

Run = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What lies where, as an immutable value; it may break any rule, and `faults` says which.

    `runs` holds each place's cards in the text's order, `unseen` how many more lie there face down (None: the text
    says nothing of it), `shown` the cards of either hand that were seen being taken.
    """

    runs: Mapping[str, Run] = field(default_factory=lambda: dict.fromkeys(PLACES, ()))
    unseen: Mapping[str, int | None] = field(default_factory=lambda: dict.fromkeys(UNSEEN))
    shown: frozenset[Card] = frozenset()
    turn: Seat = Seat.A
    step: Step = Step.CARD
    barred: Suit | None = None
    aces: bool = False

    @classmethod
    def of_text(cls, text: str) -> Self:
        """Return what can be understood of a text, whatever its faults."""
        draft = drafted(text)
        return cls(
            runs={name: draft.cards(name) for name in PLACES},
            unseen=dict(draft.unseen),
            shown=draft.shown("a") | draft.shown("b"),
            turn=draft.turn,
            step=draft.step,
            barred=draft.barred,
            aces=draft.aces,
        )

    # --- what it says --------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The whole as one line, as `engine.cards.writing` describes it.

        >>> Setup.of_text("h59 / A s3").text
        'A h59 / T A1'
        """
        table = Table(
            columns=(_by_suit(self.runs["A"]), _by_suit(self.runs["B"])),
            discards=_by_suit(self.runs["D"]),
            turn=self.turn,
            step=self.step,
            barred=self.barred,
            aces=self.aces,
        )
        first, second = (self._with_unseen(hand_text(self.runs[name], self.shown), name) for name in HANDS)
        return table_text(table, (first, second), self._with_unseen(run_text(self.runs["P"]), "P"))

    @property
    def is_view(self) -> bool:
        """Whether cards lie unseen, so that the text is one seat's view."""
        return any(count is not None for count in self.unseen.values())

    def faults(self) -> tuple[Fault, ...]:
        """Return all that is wrong, each fault with its place in `text`."""
        return text_faults(self.text)

    def position(self, seed: str) -> Position:
        """Return the position, unseen cards dealt from `seed`; raises FaultyTextError with every fault."""
        return deal_unseen(parse_view(self.text), seed) if self.is_view else parse_position(self.text)

    def place_of(self, card: Card) -> str:
        """Return the first place where a card lies; empty where it lies nowhere."""
        return next((name for name in PLACES if card in self.runs[name]), "")

    def count(self, name: str) -> int:
        """Return how many cards lie at a place, unseen ones included."""
        return len(self.runs[name]) + (self.unseen.get(name) or 0)

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies anywhere."""
        return not any(map(self.count, PLACES))

    # --- what changes it -----------------------------------------------------------------------------------------

    def put(self, card: Card, name: str) -> Self:
        """Return the same with a card at a place and nowhere else.

        It goes last, but in a column to where it fits, and in a hand to its suit. In a hand with unseen cards it is one
        that was seen being taken.
        """
        bare = self.lift(card)
        run = bare.runs[name]
        at = next((at for at, other in enumerate(run) if _goes_after(other, card, name)), len(run))
        shown = bare.shown | {card} if name in HANDS and bare.unseen[name] is not None else bare.shown
        return replace(bare, runs={**bare.runs, name: (*run[:at], card, *run[at:])}, shown=shown)

    def lift(self, card: Card) -> Self:
        """Return the same without a card."""
        runs = {name: tuple(other for other in run if other != card) for name, run in self.runs.items()}
        return replace(self, runs=runs, shown=self.shown - {card})

    def with_unseen(self, name: str, count: int | None) -> Self:
        """Return the same with so many unseen cards at a place; cards named in such a hand were seen being taken."""
        seen = frozenset(self.runs[name]) if name in HANDS else frozenset()
        shown = self.shown - seen if count is None else self.shown | seen
        return replace(self, unseen={**self.unseen, name: count}, shown=shown)

    def with_rest_unseen(self) -> Self:
        """Return the same with the other hand filled up unseen, and the rest of the deck unseen in the draw pile."""
        hidden = "b" if self.unseen["a"] is None else "a"
        holder = Seat(HANDS.index(hidden))
        size = HAND_SIZE - (self.step is Step.DRAW and self.turn is holder)
        bare = replace(self, runs={**self.runs, "P": ()}, unseen={**self.unseen, "P": None})
        left = len(deck(aces=self.aces)) - len({card for run in bare.runs.values() for card in run})
        in_hand = max(0, min(size - len(bare.runs[hidden]), left))
        return bare.with_unseen(hidden, in_hand).with_unseen("P", left - in_hand)

    # --- what can be drawn of it ---------------------------------------------------------------------------------

    def drawable(self) -> View:
        """Return what can be drawn, as the seat with the open hand sees it; that is seat A without unseen cards.

        Each card is there once, and columns hold what climbs.
        """
        seat = Seat.A if self.unseen["a"] is None else Seat.B
        runs = self._once()
        own, other = HANDS[seat], HANDS[seat.other]
        shown = frozenset(runs[other]) & self.shown
        return View(
            columns=(_by_suit(_climbing(runs["A"])), _by_suit(_climbing(runs["B"]))),
            discards=_by_suit(runs["D"]),
            turn=self.turn,
            step=self.step,
            barred=self.barred,
            aces=self.aces,
            seat=seat,
            hand=runs[own],
            shown=frozenset(runs[own]) & self.shown,
            other_shown=shown,
            other_hidden=len(runs[other]) - len(shown) + (self.unseen[other] or 0),
            pile_count=self.count("P"),
        )

    def _once(self) -> dict[str, Run]:
        seen: set[Card] = set()
        kept: dict[str, list[Card]] = {name: [] for name in PLACES}
        for name in PLACES:
            for card in self.runs[name]:
                if card not in seen:
                    kept[name].append(card)
                    seen.add(card)
        return {name: tuple(run) for name, run in kept.items()}

    def _with_unseen(self, cards: str, name: str) -> str:
        count = self.unseen[name]
        return cards if count is None else f"{cards} ?{count}".strip()


def text_faults(text: str) -> tuple[Fault, ...]:
    """Return all that is wrong with a text, read as a view where it counts unseen cards and as a position else.

    >>> [fault.sentence for fault in text_faults("h93")]
    ["The 3 of hearts can't lie above the 9 of hearts: a column only climbs."]
    """
    try:
        parse_view(text) if "?" in text else parse_position(text)
    except FaultyTextError as error:
        return error.faults
    return ()


def _by_suit(cards: Run) -> PerSuit:
    spades, hearts, diamonds, clubs = (tuple(card for card in cards if card.suit is suit) for suit in SUITS)
    return spades, hearts, diamonds, clubs


def _climbing(cards: Run) -> Run:
    columns: dict[Suit, Run] = dict.fromkeys(SUITS, ())
    for card in cards:
        if fits(card, columns[card.suit]):
            columns[card.suit] = (*columns[card.suit], card)
    return tuple(card for suit in SUITS for card in columns[suit])


def _goes_after(other: Card, card: Card, name: str) -> bool:
    """Whether a card that lies at a place goes after one that is put there."""
    if name in COLUMNS:
        return other.suit is card.suit and other.value > card.value
    return name in HANDS and in_display_order((other, card))[0] == card
