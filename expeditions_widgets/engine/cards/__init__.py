"""The two-player card game: all of its rules, its texts, and nothing else.

>>> from expeditions_widgets.engine.cards import *
>>> match = start_match("482913")
>>> action = legal_actions(match.position)[0]
>>> match.apply(action).position.step
<Step.DRAW: 2>
"""

from expeditions_widgets.engine.cards.actions import Action, CardAction, Discard, Draw, Play, parse_action
from expeditions_widgets.engine.cards.cards import SUITS, Card, Seat, Suit, alike, deck, in_display_order, parse_card
from expeditions_widgets.engine.cards.match import Match, RoundResult, Variant, next_dealer, start_match
from expeditions_widgets.engine.cards.position import Position, deal
from expeditions_widgets.engine.cards.reading import deal_unseen, parse_position, parse_view
from expeditions_widgets.engine.cards.record import Entry, Record, result_of
from expeditions_widgets.engine.cards.record_reading import parse_record
from expeditions_widgets.engine.cards.scoring import (
    COST,
    ExpeditionScore,
    RoundScore,
    multipliers,
    score_expedition,
    score_side,
)
from expeditions_widgets.engine.cards.table import HAND_SIZE, PerSuit, Step, Table
from expeditions_widgets.engine.cards.turn import (
    apply,
    fits,
    legal_actions,
    legal_card_actions,
    legal_draws,
    place_refusal,
    refusal,
)
from expeditions_widgets.engine.cards.view import View
from expeditions_widgets.engine.refusals import RefusedActionError

__all__ = [
    "COST",
    "HAND_SIZE",
    "SUITS",
    "Action",
    "Card",
    "CardAction",
    "Discard",
    "Draw",
    "Entry",
    "ExpeditionScore",
    "Match",
    "PerSuit",
    "Play",
    "Position",
    "Record",
    "RefusedActionError",
    "RoundResult",
    "RoundScore",
    "Seat",
    "Step",
    "Suit",
    "Table",
    "Variant",
    "View",
    "alike",
    "apply",
    "deal",
    "deal_unseen",
    "deck",
    "fits",
    "in_display_order",
    "legal_actions",
    "legal_card_actions",
    "legal_draws",
    "multipliers",
    "next_dealer",
    "parse_action",
    "parse_card",
    "parse_position",
    "parse_record",
    "parse_view",
    "place_refusal",
    "refusal",
    "result_of",
    "score_expedition",
    "score_side",
    "start_match",
]
