"""Reading positions and views: all that is wrong with a text is told at once, each fault with its place.

`writing` describes the line. Parts may be left out: what is missing is empty.
"""

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.draft import Draft, drafted
from expeditions_widgets.engine.routes.draft_checks import cards_named, check, route_of
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Area, Routes, Step
from expeditions_widgets.engine.routes.tokens import token_places
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.engine.routes.writing import RETURNED, REVEALED, SEATS, TAKEN, TOKEN


def parse_position(text: str, board: Board | None = None, *, whole: bool = False) -> Position:
    """Return the position that a text describes, on `board` or on the board that the text names.

    With `whole` it must be fit for full play: every card of the board in its place. Raises FaultyTextError with every
    fault.

    >>> position = parse_position("a cop-gei-sva / 1 thi !fuj t2 / 2 ulu / T 1 arrow")
    >>> position.routes[0].head, position.areas[0].tokens, position.areas[0].tickets
    ('sva', ('fuj',), 2)
    """
    draft = drafted(text, board)
    for name in draft.unseen:
        sentence = "A position has no unseen cards. Name the cards, or read this as a view."
        draft.fault("unseen-card", draft.span_of(name), sentence)
    if "V" in draft.spans:
        draft.fault("seen-by", draft.span_of("V"), "A position is seen by nobody. Leave V out, or read this as a view.")
    check(draft)
    if whole:
        _check_whole(draft)
    draft.raise_faults()
    position = Position(
        board=draft.board,
        routes=_routes(draft),
        areas=_areas(draft),
        open_cards=draft.named("O"),
        first=draft.first,
        turn=draft.turn,
        step=draft.step,
        tickets_used=draft.tickets_used,
        loop_due=draft.loop_due,
        blue_due=draft.blue_due,
        last_round=draft.last_round,
        hands=tuple(draft.named(SEATS[seat]) for seat in range(draft.players)),
        deck=draft.named("D"),
        discards=draft.named("X"),
        drawn=draft.named("S"),
        seed=draft.seed,
        reshuffles=draft.reshuffles,
    )
    if position.step is Step.TOKEN and not token_places(position, position.turn, position.hand):
        draft.fault("no-token", draft.span_of("T"), f"Player {position.turn + 1} has no token that could be laid.")
    draft.raise_faults()
    return position


def parse_view(text: str, board: Board | None = None) -> View:
    """Return the view that a text describes: that of the player whom V names.

    Raises FaultyTextError with every fault.

    >>> view = parse_view("1 thi t2 / 2 ?9 / D ?40 / V 1")
    >>> view.seat, view.hand, view.hand_counts, view.deck_count
    (0, ('thi',), (1, 9), 40)
    """
    draft = drafted(text, board)
    if "V" not in draft.spans:
        draft.fault("no-viewer", (len(text), len(text)), "A view needs its player: V 1.")
    _check_hidden(draft)
    check(draft)
    draft.raise_faults()
    seat = draft.seen_by
    named = [len(draft.named(SEATS[other])) for other in range(draft.players)]
    return View(
        board=draft.board,
        routes=_routes(draft),
        areas=_areas(draft),
        open_cards=draft.named("O"),
        first=draft.first,
        turn=draft.turn,
        step=draft.step,
        tickets_used=draft.tickets_used,
        loop_due=draft.loop_due,
        blue_due=draft.blue_due,
        last_round=draft.last_round,
        seat=seat,
        hand=draft.named(SEATS[seat]),
        hand_counts=tuple(count + draft.unseen.get(SEATS[other], 0) for other, count in enumerate(named)),
        deck_count=draft.unseen.get("D", 0),
        discard_count=draft.unseen.get("X", 0),
        drawn=draft.named("S"),
        drawn_count=len(draft.named("S")) + draft.unseen.get("S", 0),
    )


def deal_unseen(view: View, seed: str) -> Position:
    """Return a position that looks like `view` to its seat, its unseen cards dealt at random from `seed`.

    The others are taken to hold the cards that their tokens mark, as long as their hands have room for them: nobody
    sees one being swapped away.

    >>> view = parse_view("1 thi t2 / 2 !fuj ?3 / D ?40 / V 1")
    >>> deal_unseen(view, "seven").view(0) == view
    True
    """
    board, seat = view.board, view.seat
    seen = {*view.hand, *view.open_cards, *view.drawn}
    seen |= {code for area in view.areas for code in (*area.revealed, *area.taken)}
    marked = [
        tuple(code for code in area.tokens if code not in seen)[: view.hand_counts[other]] if other != seat else ()
        for other, area in enumerate(view.areas)
    ]
    taken = {code for codes in marked for code in codes} | seen
    unseen = iter(shuffled((code for code in board.cards if code not in taken), generator(seed)))
    hands = [
        view.hand if other == seat else (*marked[other], *(next(unseen) for _ in range(count - len(marked[other]))))
        for other, count in enumerate(view.hand_counts)
    ]
    return Position(
        board=board,
        routes=view.routes,
        areas=view.areas,
        open_cards=view.open_cards,
        first=view.first,
        turn=view.turn,
        step=view.step,
        tickets_used=view.tickets_used,
        loop_due=view.loop_due,
        blue_due=view.blue_due,
        last_round=view.last_round,
        hands=tuple(hands),
        drawn=view.drawn or tuple(next(unseen) for _ in range(view.drawn_count)),
        deck=tuple(next(unseen) for _ in range(view.deck_count)),
        discards=tuple(next(unseen) for _ in range(view.discard_count)),
        seed=seed,
        reshuffles=0,
    )


def _routes(draft: Draft) -> Routes:
    return route_of(draft, "a"), route_of(draft, "v"), route_of(draft, "s")


def _areas(draft: Draft) -> tuple[Area, ...]:
    return tuple(
        Area(
            tokens=draft.named(name + TOKEN),
            returned=draft.named(name + RETURNED),
            revealed=draft.named(name + REVEALED),
            taken=draft.named(name + TAKEN),
            tickets=draft.tickets.get(name, 0),
        )
        for name in SEATS[: draft.players]
    )


def _check_hidden(draft: Draft) -> None:
    """Note what the player who looks can't see, and more unseen cards than there are."""
    own = SEATS[draft.seen_by]
    if own in draft.unseen:
        draft.fault("unseen-card", draft.span_of(own), f"Player {own} looks, and knows this hand: name its cards.")
    hidden = [*(name for name in SEATS if name != own), "D", "X", *(["S"] if draft.turn != draft.seen_by else [])]
    for name in hidden:
        for code, span in draft.codes.get(name, []):
            sentence = f"Player {own} can’t see the card of {draft.board.places[code].name}. Count it: ?1."
            draft.fault("seen-card", span, sentence)
    if draft.turn == draft.seen_by and "S" in draft.unseen:
        draft.fault("unseen-card", draft.span_of("S"), f"Player {own} swaps, and knows the drawn cards: name them.")
    if "C" in draft.spans:
        draft.fault("seen-chance", draft.span_of("C"), "A view has no seed: it would tell the hidden cards.")
    unseen, left = sum(draft.unseen.values()), len(draft.board.cards) - len(cards_named(draft))
    if unseen > left:
        sentence = f"{unseen} cards are unseen here, but only {left} are left."
        draft.fault("too-many-unseen", (0, len(draft.text)), sentence)


def _check_whole(draft: Draft) -> None:
    named = cards_named(draft)
    missing = [code for code in draft.board.cards if code not in named]
    if missing:
        sentence = f"Full play needs every card of the board; missing: {' '.join(missing)}."
        draft.fault("missing-card", (0, len(draft.text)), sentence)
