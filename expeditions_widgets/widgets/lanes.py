"""The four lanes of a table for the browser: expeditions with their arithmetic, and discard piles."""

from expeditions_widgets.drawing.captions import counted, signed, whose, working
from expeditions_widgets.engine.cards import SUITS, Card, ExpeditionScore, PerSuit, Suit, multipliers, score_side
from expeditions_widgets.engine.cards.table import Table
from expeditions_widgets.play.people import YOU
from expeditions_widgets.widgets.protocol import DrawPile, Lane, LaneCard, Ledger, Pile, Total


def card_label(card: Card) -> str:
    """Return a card as a screen reader should say it; a wager is named as one."""
    return f"{card.name}, wager" if card.is_wager else card.name


def lanes(columns: PerSuit, prefix: str, name: str, suits: tuple[Suit, ...] = SUITS) -> list[Lane]:
    """Return one side's expeditions; `prefix` is "own" or "other"."""
    return [_lane(columns[suit.order], suit, prefix, name) for suit in suits]


def whose_in_sentence(name: str) -> str:
    """Return a name's possessive in the middle of a sentence: "your", "Scout’s"."""
    return "your" if name == YOU else whose(name)


def side_total(columns: PerSuit, name: str) -> Total:
    """Return a side's score so far."""
    return {"text": f"{name}, this round", "value": signed(score_side(columns).total)}


def piles(table: Table) -> list[Pile]:
    """Return the discard piles: the top cards only (ruling C9)."""
    return [_pile(table, suit) for suit in SUITS]


def draw_pile(count: int) -> DrawPile:
    """Return the draw pile, face down; its count is public (ruling C9)."""
    return {
        "place": "pile",
        "name": "Draw pile",
        "called": "the draw pile",
        "count": count,
        "label": f"Draw pile: {counted(count)} left",
    }


def _lane(column: tuple[Card, ...], suit: Suit, prefix: str, name: str) -> Lane:
    cards: list[LaneCard] = [
        {"code": card.code, "multiplier": multiplier}
        for card, multiplier in zip(column, multipliers(column), strict=True)
    ]
    ledger = _ledger(column)
    spoken = "; ".join(card_label(card) for card in column)
    label = f"{whose(name)} {suit.plural}: {spoken}. {ledger['text']}" if column else f"{whose(name)} {suit.plural}"
    return {
        "place": f"{prefix}-{suit}",
        "suit": suit.value,
        "name": suit.plural.capitalize(),
        "called": f"{whose_in_sentence(name)} {suit.plural} column",
        "cards": cards,
        "ledger": ledger,
        "label": label if column else f"{label}: not started",
    }


def _ledger(column: tuple[Card, ...]) -> Ledger:
    if not column:
        return {"parts": [], "total": None, "text": "not started"}
    score = ExpeditionScore(column)
    return {"parts": list(working(score)), "total": signed(score.total), "text": f"{signed(score.total)} so far"}


def _pile(table: Table, suit: Suit) -> Pile:
    top = table.top_discard(suit)
    barred = "not now" if table.barred is suit else None
    lies = f"{card_label(top)} on top" if top else "empty"
    return {
        "place": f"discard-{suit}",
        "suit": suit.value,
        "name": suit.plural.capitalize(),
        "called": f"the {suit.plural} discard pile",
        "top": top.code if top else None,
        "label": f"{suit.plural.capitalize()} discard pile: {lies}",
        "barred": barred,
    }
