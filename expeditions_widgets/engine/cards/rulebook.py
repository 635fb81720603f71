"""The card game's rules by name, so that a refusal, a lesson and a page can point at the same one."""

from typing import Final

from expeditions_widgets.engine.refusals import Rule

ORDER: Final = Rule("turn.order", "First a card, then a draw")
HAND: Final = Rule("turn.hand", "You play from your own hand")
SUIT: Final = Rule("turn.suit", "Each suit has its own places")
CLIMB: Final = Rule("turn.climb", "An expedition only climbs")
WAGER_FIRST: Final = Rule("turn.wager-first", "Wagers come before the first number")
BARRED: Final = Rule("turn.barred", "A card just discarded is barred until your next turn")
EMPTY: Final = Rule("turn.empty", "A card can only be drawn where one lies")
ROUND_END: Final = Rule("round.end", "The last card of the draw pile ends the round")
MATCH_END: Final = Rule("match.end", "Three rounds, and a fourth if the totals are level")
STALL: Final = Rule("C6", "Taking discards never ends a round")

ALL: Final = (ORDER, HAND, SUIT, CLIMB, WAGER_FIRST, BARRED, EMPTY, ROUND_END, MATCH_END, STALL)
