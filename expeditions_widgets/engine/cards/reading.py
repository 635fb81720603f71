"""Reading positions and views: all that is wrong with a text is told at once, each fault with its place.

`writing` describes the line. Parts may be left out: what is missing is empty. The first field's letter may be left out
too, so the worked example of the rules is written `sJ36 hKQ479T d256789T`.
"""

from expeditions_widgets.engine.cards.cards import SUITS, Card, Seat, deck
from expeditions_widgets.engine.cards.draft import HANDS, Draft, drafted
from expeditions_widgets.engine.cards.position import Position
from expeditions_widgets.engine.cards.table import HAND_SIZE, PerSuit, Step
from expeditions_widgets.engine.cards.view import View
from expeditions_widgets.engine.chance import generator, shuffled


def parse_position(text: str, *, whole: bool = False) -> Position:
    """Return the position that a text describes.

    With `whole` it must be fit for full play: every card of the deck in its place, and 8 cards in each hand (7 in that
    of the seat about to draw). Raises FaultyTextError with every fault.

    >>> parse_position("sJ36 hKQ479T d256789T").columns[Seat.A][0]
    (Card('sJ'), Card('s3'), Card('s6'))
    """
    draft = drafted(text)
    for field in ("a", "b", "P"):
        if draft.unseen[field] is not None:
            sentence = "A position has no unseen cards. Name the cards, or read this as a view."
            draft.fault("unseen-card", draft.place_of(field), sentence)
    _check_hands(draft, whole=whole)
    if whole:
        _check_whole(draft)
    draft.raise_faults()
    return Position(
        columns=(_by_suit(draft.cards("A")), _by_suit(draft.cards("B"))),
        discards=_by_suit(draft.cards("D")),
        turn=draft.turn,
        step=draft.step,
        barred=draft.barred,
        aces=draft.aces,
        hands=(draft.cards("a"), draft.cards("b")),
        pile=draft.cards("P"),
        shown=(draft.shown("a"), draft.shown("b")),
    )


def parse_view(text: str) -> View:
    """Return the view that a text describes: that of the seat whose hand has no unseen cards, A's if both have none.

    Raises FaultyTextError with every fault.

    >>> view = parse_view("a h59 s9 / b h3! ?7 / P ?20")
    >>> view.seat.name, view.other_hidden, view.pile_count
    ('A', 7, 20)
    """
    draft = drafted(text)
    if draft.unseen["a"] is not None and draft.unseen["b"] is not None:
        sentence = "Both hands are unseen. Name the cards of one of them, a or b."
        draft.fault("no-hand", draft.place_of("b"), sentence)
    seat = Seat.A if draft.unseen["a"] is None else Seat.B
    own, other = ("a", "b") if seat is Seat.A else ("b", "a")
    for card, place in zip(draft.cards("P"), draft.places("P"), strict=True):
        draft.fault("seen-pile", place, f"A view can't name the {card.name} in the draw pile. Write P ?20.")
    for card, place in zip(draft.cards(other), draft.places(other), strict=True):
        if card not in draft.shown(other):
            sentence = f"The other hand shows only cards seen being taken: write {card.code}! or count it under ?."
            draft.fault("seen-hand", place, sentence)
    _check_hands(draft, whole=False)
    unseen = (draft.unseen[other] or 0) + (draft.unseen["P"] or 0)
    left = len(deck(aces=draft.aces)) - draft.named_count
    if unseen > left:
        sentence = f"{unseen} cards are unseen here, but only {left} of the deck are left."
        draft.fault("too-many-unseen", (0, len(text)), sentence)
    draft.raise_faults()
    return View(
        columns=(_by_suit(draft.cards("A")), _by_suit(draft.cards("B"))),
        discards=_by_suit(draft.cards("D")),
        turn=draft.turn,
        step=draft.step,
        barred=draft.barred,
        aces=draft.aces,
        seat=seat,
        hand=draft.cards(own),
        shown=draft.shown(own),
        other_shown=draft.shown(other),
        other_hidden=draft.unseen[other] or 0,
        pile_count=draft.unseen["P"] or 0,
    )


def deal_unseen(view: View, seed: str) -> Position:
    """Return a position that looks like `view` to its seat, its unseen cards dealt at random from `seed`.

    >>> deal_unseen(parse_view("a h59 / P ?2"), "seven").view(Seat.A) == parse_view("a h59 / P ?2")
    True
    """
    seen = {card for side in (*view.columns, view.discards) for run in side for card in run}
    seen |= {*view.hand, *view.other_shown}
    unseen = shuffled((card for card in deck(aces=view.aces) if card not in seen), generator(seed))
    hidden = (*sorted(view.other_shown, key=lambda card: card.code), *unseen[: view.other_hidden])
    first = view.seat is Seat.A
    return Position(
        columns=view.columns,
        discards=view.discards,
        turn=view.turn,
        step=view.step,
        barred=view.barred,
        aces=view.aces,
        hands=(view.hand, hidden) if first else (hidden, view.hand),
        pile=tuple(unseen[view.other_hidden : view.other_hidden + view.pile_count]),
        shown=(view.shown, view.other_shown) if first else (view.other_shown, view.shown),
    )


def _by_suit(cards: tuple[Card, ...]) -> PerSuit:
    spades, hearts, diamonds, clubs = (tuple(card for card in cards if card.suit is suit) for suit in SUITS)
    return spades, hearts, diamonds, clubs


def _check_hands(draft: Draft, *, whole: bool) -> None:
    for seat, field in zip(Seat, HANDS, strict=True):
        held = len(draft.cards(field)) + (draft.unseen[field] or 0)
        drawing = draft.step is Step.DRAW and draft.turn is seat
        most = HAND_SIZE - 1 if drawing else HAND_SIZE
        if held > most or (whole and held != most):
            before = " before drawing" if drawing else ""
            wanted = f"{most} cards{before}" if whole else f"at most {most} cards{before}"
            draft.fault("hand-size", draft.place_of(field), f"Hand {field} has {held} cards; it needs {wanted}.")


def _check_whole(draft: Draft) -> None:
    missing = [card.code for card in deck(aces=draft.aces) if not draft.names(card)]
    if missing:
        sentence = f"Full play needs the whole deck; missing: {' '.join(missing)}."
        draft.fault("missing-card", (0, len(draft.text)), sentence)
