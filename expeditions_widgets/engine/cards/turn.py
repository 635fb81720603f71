"""The rules of a turn: which actions are legal, why another is refused, and what each one changes."""

from dataclasses import replace
from typing import TypeVar

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.engine.cards.actions import Action, CardAction, Discard, Draw, Play
from expeditions_widgets.engine.cards.cards import SUITS, Card, Seat, Suit
from expeditions_widgets.engine.cards.position import Position
from expeditions_widgets.engine.cards.table import Step, with_suit
from expeditions_widgets.engine.cards.view import View
from expeditions_widgets.engine.refusals import RefusedActionError

_Part = TypeVar("_Part")


def fits(card: Card, column: tuple[Card, ...]) -> bool:
    """Whether a card may go on a column of its suit: wagers before numbers, numbers rising, gaps are fine.

    >>> from expeditions_widgets.engine.cards.cards import parse_card
    >>> column = (parse_card("hK"), parse_card("h4"))
    >>> [fits(parse_card(code), column) for code in ("h9", "h3", "hQ")]
    [True, False, False]
    """
    if not column:
        return True
    return column[-1].is_wager if card.is_wager else card.value > column[-1].value


def legal_card_actions(position: Position | View) -> tuple[CardAction, ...]:
    """Return every legal first step of the turn: plays, then discards, each in the hand's order."""
    if position.step is not Step.CARD or not _may_act(position):
        return ()
    columns = position.columns[position.turn]
    plays = (Play(card) for card in position.hand if fits(card, columns[card.suit.order]))
    return (*plays, *(Discard(card) for card in position.hand))


def legal_draws(position: Position | View) -> tuple[Draw, ...]:
    """Return every legal second step of the turn: the draw pile, then the discard piles by suit."""
    if position.step is not Step.DRAW or not _may_act(position):
        return ()
    piles = (suit for suit in SUITS if position.discards[suit.order] and suit is not position.barred)
    return (Draw(), *(Draw(suit) for suit in piles))


def legal_actions(position: Position | View) -> tuple[Action, ...]:
    """Return every legal action of the seat to act; none once the round is over.

    A view gives its own seat's actions, and none while the other side is to act.
    """
    return legal_card_actions(position) if position.step is Step.CARD else legal_draws(position)


def apply(position: Position, action: Action) -> Position:
    """Return the position after a legal action.

    Raises RefusedActionError, and changes nothing, if the action is against the rules.
    """
    refused = refusal(position, action)
    if refused:
        raise refused
    if isinstance(action, Draw):
        return _after_draw(position, action.suit)
    return _after_card(position, action)


def refusal(position: Position | View, action: Action) -> RefusedActionError | None:
    """Return why the seat to act may not do this, or None if it may."""
    if position.is_over:
        sentence = "The round is over: the last card of the draw pile was taken."
        return RefusedActionError("round-over", rulebook.ROUND_END, sentence)
    if not _may_act(position):
        return RefusedActionError("not-your-turn", rulebook.ORDER, "It is the other side’s turn.")
    if isinstance(action, Draw):
        return _draw_refusal(position, action)
    return _card_refusal(position, action)


def place_refusal(card: Card, suit: Suit) -> RefusedActionError | None:
    """Return why a card may not go to the places of a suit, its expedition and its discard pile; None if it may."""
    if card.suit is suit:
        return None
    sentence = f"The {card.name} belongs with the {card.suit.plural}, not with the {suit.plural}."
    return RefusedActionError("other-suit", rulebook.SUIT, sentence)


def _may_act(position: Position | View) -> bool:
    return position.to_act if isinstance(position, View) else not position.is_over


def _card_refusal(position: Position | View, action: CardAction) -> RefusedActionError | None:
    card = action.card
    if position.step is not Step.CARD:
        sentence = "You have laid your card for this turn. Now draw one."
        return RefusedActionError("draw-now", rulebook.ORDER, sentence)
    if card not in position.hand:
        return RefusedActionError("not-in-hand", rulebook.HAND, f"The {card.name} is not in your hand.")
    column = position.column(position.turn, card.suit)
    if isinstance(action, Discard) or fits(card, column):
        return None
    suit, last = card.suit.plural, column[-1]
    if card.is_wager:
        sentence = f"The {card.name}, a wager, comes too late: your {suit} already have the {last.rank_name}."
        return RefusedActionError("wager-after-number", rulebook.WAGER_FIRST, sentence)
    sentence = f"The {card.name} does not fit: your {suit} are at the {last.rank_name}."
    return RefusedActionError("too-low", rulebook.CLIMB, sentence)


def _draw_refusal(position: Position | View, action: Draw) -> RefusedActionError | None:
    suit = action.suit
    if position.step is not Step.DRAW:
        sentence = "First play or discard a card, then draw."
        return RefusedActionError("card-first", rulebook.ORDER, sentence)
    if suit is None:
        return None
    top = position.top_discard(suit)
    if top is None:
        sentence = f"The {suit.plural} discard pile is empty."
        return RefusedActionError("empty-pile", rulebook.EMPTY, sentence)
    if suit is position.barred:
        sentence = f"The {top.name} is what you discarded this turn. Draw somewhere else."
        return RefusedActionError("barred", rulebook.BARRED, sentence)
    return None


def _after_card(position: Position, action: CardAction) -> Position:
    card, seat = action.card, position.turn
    hand = tuple(held for held in position.hands[seat] if held != card)
    changed = replace(
        position,
        hands=_for_seat(position.hands, seat, hand),
        shown=_for_seat(position.shown, seat, position.shown[seat] - {card}),
        step=Step.DRAW,
    )
    if isinstance(action, Discard):
        pile = (*position.discards[card.suit.order], card)
        return replace(changed, discards=with_suit(position.discards, card.suit, pile), barred=card.suit)
    column = (*position.column(seat, card.suit), card)
    columns = with_suit(position.columns[seat], card.suit, column)
    return replace(changed, columns=_for_seat(position.columns, seat, columns))


def _after_draw(position: Position, suit: Suit | None) -> Position:
    seat = position.turn
    if suit is None:
        card, shown = position.pile[0], position.shown
        changed = replace(position, pile=position.pile[1:])
    else:
        *rest, card = position.discards[suit.order]
        shown = _for_seat(position.shown, seat, position.shown[seat] | {card})
        changed = replace(position, discards=with_suit(position.discards, suit, tuple(rest)))
    hand = (*position.hands[seat], card)
    return replace(
        changed,
        hands=_for_seat(position.hands, seat, hand),
        shown=shown,
        turn=seat.other,
        step=Step.CARD,
        barred=None,
    )


def _for_seat(pair: tuple[_Part, _Part], seat: Seat, value: _Part) -> tuple[_Part, _Part]:
    return (value, pair[1]) if seat is Seat.A else (pair[0], value)
