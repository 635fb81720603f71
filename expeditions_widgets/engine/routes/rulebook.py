"""The route game's rules by name, so that a refusal, a lesson and a page can point at the same one.

Each rule has its own words on the rules page (`notebooks/rules-routes.ipynb`), at an anchor that is its key, and its
place in the code: look a rule up here, by key or by title, and go on from there. R1 to R21 are house rules.
"""

from typing import Final

from expeditions_widgets.engine.refusals import Rule

BOARD: Final = Rule("board.places", "One start, and places of three colours", "engine.routes.board.Colour")
ORDER: Final = Rule("turn.order", "Tickets, one arrow, tickets", "engine.routes.turn.legal_actions")
ARROW: Final = Rule("turn.arrow", "An arrow leaves from the head", "engine.routes.expeditions.Route.next_arrows")
ONCE: Final = Rule("turn.once", "A connection serves an expedition once", "engine.routes.expeditions.Route.free_tips")
SUPPLY: Final = Rule("turn.supply", "No arrow left, no way on", "engine.routes.expeditions.Route.left")
HAND: Final = Rule("turn.hand", "You act with your own cards", "engine.routes.turn.refusal")
LOOP: Final = Rule("turn.loop", "A loop gives its expedition another arrow", "engine.routes.effects.after_arrow")
GREEN: Final = Rule("place.green", "Green places reveal their cards", "engine.routes.effects.arrived")
BLUE: Final = Rule("place.blue", "Blue places give another arrow", "engine.routes.effects.arrived")
RED: Final = Rule("place.red", "Red places give a ticket", "engine.routes.effects.arrived")
TICKET: Final = Rule("ticket.held", "A ticket pays for an extra", "engine.routes.tickets.ticket_refusal")
REMOVE: Final = Rule("ticket.remove", "A ticket takes an arrow back", "engine.routes.tickets.after_removal")
END: Final = Rule("end.over", "The last card, or the last arrow", "engine.routes.rounds.is_last_round")
TOTAL: Final = Rule("score.total", "The score", "engine.routes.scoring.SeatScore.total")

SET_UP_HANDS: Final = Rule("R1", "Hands reach far enough", "engine.routes.set_up.start_game")
TOKENS: Final = Rule("R2", "Tokens go to far places of your own", "engine.routes.tokens.token_places")
MUST: Final = Rule("R5", "The turn’s arrow must be laid", "engine.routes.turn.legal_actions")
LOOP_DUE: Final = Rule("R8", "A loop’s arrow is due at once", "engine.routes.effects.after_arrow")
DUE: Final = Rule("R9", "The loop first, then the blue arrows", "engine.routes.table.Table")
DECLINE: Final = Rule("R11", "A blue arrow may be declined", "engine.routes.turn.legal_actions")
TWO_TICKETS: Final = Rule("R12", "Two tickets a turn", "engine.routes.tickets.ticket_refusal")
SWAP: Final = Rule("R15", "A swap can’t be taken back", "engine.routes.tickets.after_keep")

SET_UP: Final = (
    BOARD,
    Rule("setup.hands", "Twelve cards each, or nine", "engine.routes.board.SetUp"),
    Rule("setup.open", "Six open cards for everyone", "engine.routes.set_up.start_game"),
    Rule("setup.tokens", "Four tokens mark own cards", "engine.routes.tokens.after_token"),
    Rule("setup.supply", "Forty-five arrows, three tickets", "engine.routes.board.SetUp"),
)
TURN: Final = (ORDER, ARROW, ONCE, SUPPLY, HAND, LOOP)
PLACES: Final = (GREEN, BLUE, RED)
TICKETS: Final = (
    TICKET,
    Rule("ticket.arrow", "A ticket lays another arrow", "engine.routes.actions.TicketArrow"),
    REMOVE,
    Rule("ticket.swap", "A ticket swaps a card", "engine.routes.actions.Swap"),
)
SCORING: Final = (
    END,
    Rule("score.reached", "One point for each card reached", "engine.routes.scoring.SeatScore.points"),
    Rule("score.returned", "One point for each token back", "engine.routes.scoring.SeatScore.points"),
    Rule("score.left", "One point less for what is left", "engine.routes.scoring.SeatScore.points"),
    TOTAL,
)
RULINGS: Final = (
    SET_UP_HANDS,
    TOKENS,
    Rule("R3", "The seed says who begins", "engine.routes.set_up.start_game"),
    Rule("R4", "Either direction counts", "engine.routes.expeditions.Route.used"),
    MUST,
    Rule("R6", "The head is the last arrow’s tip", "engine.routes.expeditions.Route.head"),
    Rule("R7", "An edge place is one place", "engine.routes.board.Place"),
    LOOP_DUE,
    DUE,
    Rule("R10", "On the world nothing gets stuck", "engine.routes.expeditions.Route.next_arrows"),
    DECLINE,
    TWO_TICKETS,
    Rule("R13", "A ticket’s arrow counts in full", "engine.routes.turn.apply"),
    Rule("R14", "A removal wakes the place before", "engine.routes.tickets.after_removal"),
    SWAP,
    Rule("R16", "Discards go under the deck", "engine.routes.deck.drawn_cards"),
    Rule("R17", "Only arrivals reveal", "engine.routes.effects.arrived"),
    Rule("R18", "The start does nothing", "engine.routes.effects.arrived"),
    Rule("R19", "Everyone has equally many turns", "engine.routes.rounds.after_turn"),
    Rule("R20", "Tickets break ties", "engine.routes.scoring.winners"),
    Rule("R21", "A game may go on without end", "engine.routes.turn.legal_actions"),
)

ALL: Final = (*SET_UP, *TURN, *PLACES, *TICKETS, *SCORING, *RULINGS)
BY_KEY: Final = {rule.key: rule for rule in ALL}
"""Every rule by its key."""
