"""The card game's rules by name, so that a refusal, a lesson and a page can point at the same one.

Each rule has its own words on the rules page (`notebooks/rules-cards.ipynb`), at an anchor that is its key, and its
place in the code: look a rule up here, by key or by title, and go on from there. C1 to C16 are house rules.
"""

from typing import Final

from expeditions_widgets.engine.refusals import Rule

ORDER: Final = Rule("turn.order", "First a card, then a draw", "engine.cards.turn.legal_actions")
HAND: Final = Rule("turn.hand", "You play from your own hand", "engine.cards.turn.refusal")
SUIT: Final = Rule("turn.suit", "Each suit has its own places", "engine.cards.turn.place_refusal")
CLIMB: Final = Rule("turn.climb", "An expedition only climbs", "engine.cards.turn.fits")
WAGER_FIRST: Final = Rule("turn.wager-first", "Wagers come before the first number", "engine.cards.turn.fits")
BARRED: Final = Rule(
    "turn.barred", "A card just discarded is barred until your next turn", "engine.cards.turn.legal_draws"
)
EMPTY: Final = Rule("turn.empty", "A card can only be drawn where one lies", "engine.cards.turn.legal_draws")
ROUND_END: Final = Rule(
    "round.end", "The last card of the draw pile ends the round", "engine.cards.position.Position.is_over"
)
MATCH_END: Final = Rule(
    "match.end", "Three rounds, and a fourth if the totals are level", "engine.cards.match.Match.is_over"
)
DEALER: Final = Rule("match.dealer", "Who wins a round deals the next", "engine.cards.match.next_dealer")
ROUND_SCORE: Final = Rule("score.round", "The round score", "engine.cards.scoring.RoundScore.total")
ACES: Final = Rule("variant.aces", "With Aces", "engine.cards.match.Variant")
SHORT: Final = Rule("variant.short", "The short game", "engine.cards.match.Variant")
DRAWN: Final = Rule("C1", "Level after four rounds is a draw", "engine.cards.match.Match.winner")
SHORT_DRAWN: Final = Rule("C2", "A level short game is a draw", "engine.cards.match.Match.winner")
FIRST_DEAL: Final = Rule("C4", "Who deals first is open", "engine.cards.match.start_match")
BOTH_VARIANTS: Final = Rule("C16", "Both variants go together", "engine.cards.match.Variant")
STALL: Final = Rule("C6", "Taking discards never ends a round", "play.stalling.stall_line")

SET_UP: Final = (
    Rule("cards.deck", "Forty-eight cards", "engine.cards.cards.deck"),
    Rule("cards.wagers", "Jack, Queen and King are wagers", "engine.cards.cards.Card.is_wager"),
    Rule("setup.deal", "Eight cards each", "engine.cards.position.deal"),
    Rule("setup.places", "Four piles in the middle, four lanes a side", "engine.cards.table.Table"),
    Rule("setup.first", "Whoever did not deal begins", "engine.cards.position.deal"),
)
TURN: Final = (
    ORDER,
    HAND,
    SUIT,
    CLIMB,
    WAGER_FIRST,
    Rule("turn.discard", "What you don’t play goes to the middle", "engine.cards.turn.legal_card_actions"),
    Rule("turn.draw", "Draw from the pile, or take a top discard", "engine.cards.turn.legal_draws"),
    BARRED,
    EMPTY,
    ROUND_END,
)
SCORING: Final = (
    Rule("score.started", "What you never started costs nothing", "engine.cards.scoring.score_side"),
    Rule("score.sum", "Step one: add up the numbers", "engine.cards.scoring.ExpeditionScore.sum"),
    Rule("score.cost", "Step two: setting out costs 20", "engine.cards.scoring.ExpeditionScore.subtotal"),
    Rule("score.multiplier", "Step three: wagers multiply", "engine.cards.scoring.ExpeditionScore.multiplier"),
    Rule("score.bonus", "Step four: eight cards earn 20 more", "engine.cards.scoring.ExpeditionScore.bonus"),
    ROUND_SCORE,
)
MATCH: Final = (
    MATCH_END,
    DEALER,
    ACES,
    SHORT,
)
RULINGS: Final = (
    DRAWN,
    SHORT_DRAWN,
    Rule("C3", "The fourth deal follows the same rule", "engine.cards.match.next_dealer"),
    FIRST_DEAL,
    Rule("C5", "A round is won by its own score", "engine.cards.match.RoundResult.winner"),
    STALL,
    Rule("C7", "Any card may be discarded", "engine.cards.turn.legal_card_actions"),
    Rule("C8", "Only that one pile is barred", "engine.cards.turn.legal_draws"),
    Rule("C9", "The top card shows, the rest you remember", "engine.cards.view.View"),
    Rule("C10", "Jack, Queen and King are alike", "engine.cards.cards.alike"),
    Rule("C11", "Two twenties that happen to be equal", "engine.cards.scoring.BONUS"),
    Rule("C12", "A loss earns the bonus too", "engine.cards.scoring.ExpeditionScore.bonus"),
    Rule("C13", "One diamond more", "engine.cards.scoring.ExpeditionScore.total"),
    Rule("C14", "Taking back is allowed", "play.sitting.Sitting.undo"),
    Rule("C15", "The deal goes card by card", "engine.cards.position.deal"),
    BOTH_VARIANTS,
)

ALL: Final = (*SET_UP, *TURN, *SCORING, *MATCH, *RULINGS)
BY_KEY: Final = {rule.key: rule for rule in ALL}
"""Every rule by its key."""
