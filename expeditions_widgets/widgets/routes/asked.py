"""What is asked of whoever holds the screen: in words, and as buttons beside the list of moves."""

from typing import Final, Literal

from expeditions_widgets.engine.routes import (
    TICKETS_A_TURN,
    Action,
    DeclineBlue,
    EndTurn,
    Expedition,
    Remove,
    Step,
    Swap,
    TicketArrow,
    View,
    legal_actions,
    refusal,
)
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.routes.outcome_words import sentence_case, whose
from expeditions_widgets.widgets.protocol import Button, RouteAsked, RouteTickets
from expeditions_widgets.widgets.routes.choices import ACT, Way

Names = tuple[str, ...]
_Kind = Literal["wait", "token", "arrow", "loop", "blue", "ticket", "remove", "swap"]

TICKET_ARROW: Final = "ticket-arrow"
TICKET_REMOVE: Final = "ticket-remove"
TICKET_BACK: Final = "ticket-back"
WAYS: Final[dict[str, Way]] = {TICKET_ARROW: "arrow", TICKET_REMOVE: "remove", TICKET_BACK: ""}
"""Which use of a ticket each button begins, or gives up."""

_NO_ARROW: Final = "No expedition can lay an arrow now."


def asked(view: View, names: Names, way: Way) -> RouteAsked:
    """Return what is asked now: its kind, and the words around the lists."""
    return {
        "kind": _kind(view, way),
        "text": asked_sentence(view, names, way),
        "choose": "Choose an expedition",
        "tails": "From where?",
        "tips": _heading(view, way),
        "idle": "Choose an arrow" if way == "remove" else "Choose a place",
        "back": "Another place to leave from",
    }


def asked_sentence(view: View, names: Names, way: Way = "") -> str:
    """Return what is asked, as the banner has it: "Your turn. Lay an arrow of any expedition."."""
    if view.is_over:
        return "The game is over."
    if not view.to_act:
        return next_sentence(view, names)
    return f"{sentence_case(whose(view.turn, names))} turn. {_ask(view, way)}"


def next_sentence(view: View, names: Names) -> str:
    """Return whose turn comes: "Ada is next."."""
    name = names[view.turn]
    return f"{name} {'are' if name == YOU else 'is'} next."


def act_buttons(view: View, way: Way) -> list[Button]:
    """Return the buttons beside the list: decline, end the turn, put the ticket back."""
    buttons: list[Button] = []
    legal = legal_actions(view)
    if way:
        buttons.append({"id": TICKET_BACK, "label": "Put the ticket back"})
    elif DeclineBlue() in legal:
        buttons.append({"id": f"{ACT}{DeclineBlue()}", "label": "Decline the arrow"})
    if EndTurn() in legal and not way:
        buttons.append({"id": f"{ACT}{EndTurn()}", "label": "End the turn"})
    return buttons


def tickets(view: View, way: Way) -> RouteTickets:
    """Return the viewer's tickets with their three uses; one that is not possible now says why."""
    count = view.areas[view.seat].tickets
    used = f"{view.tickets_used} of {TICKETS_A_TURN} used this turn" if view.to_act and view.tickets_used else ""
    arrow: Button = {"id": TICKET_ARROW, "label": "Lay one more arrow"}
    remove: Button = {"id": TICKET_REMOVE, "label": "Take an arrow back"}
    swap: Button = {"id": f"{ACT}{Swap()}", "label": "Swap a card"}
    for button, why in ((arrow, _why_no_arrow(view)), (remove, _why_no_removal(view)), (swap, _why(view, Swap()))):
        if why:
            button["why"] = why
        elif way:
            button["why"] = "A ticket is in use. Choose, or put it back."
    return {"title": "Tickets", "count": count, "note": used, "buttons": [arrow, remove, swap]}


def _kind(view: View, way: Way) -> _Kind:
    kinds: tuple[tuple[bool, _Kind], ...] = (
        (not view.to_act, "wait"),
        (view.step is Step.TOKEN, "token"),
        (view.drawn_count > 0, "swap"),
        (view.loop_due is not None, "loop"),
        (view.blue_due > 0, "blue"),
        (way == "remove", "remove"),
        (way == "arrow" or view.step is Step.AFTER, "ticket"),
    )
    return next((kind for holds, kind in kinds if holds), "arrow")


def _ask(view: View, way: Way) -> str:
    if view.step is Step.TOKEN:
        left = view.board.set_up.tokens - len(view.areas[view.seat].tokens)
        return f"Lay a token on the place of a card of yours. {left} to lay."
    if view.drawn_count:
        return "Keep one drawn card and discard one from your hand."
    if view.loop_due:
        name = view.loop_due.spoken
        return f"{name} closed a loop: lay one more {name} arrow, from any place it has visited."
    if view.blue_due:
        more = f" {view.blue_due} are due." if view.blue_due > 1 else ""
        return f"Blue place: lay one more arrow, of any expedition, or decline.{more}"
    return _free_ask(view, way)


def _free_ask(view: View, way: Way) -> str:
    if way == "arrow":
        return "Ticket: lay one more arrow, of any expedition."
    if way == "remove":
        return "Ticket: choose whose last arrow to take back."
    if view.step is Step.AFTER:
        return "Use a ticket, or end the turn."
    if view.can_advance():
        return "Lay an arrow of any expedition."
    return "No arrow can be laid. Use a ticket, or end the turn."


def _heading(view: View, way: Way) -> str:
    if view.step is Step.TOKEN:
        return "Places of your cards"
    return "Last arrows" if way == "remove" else "Places to go"


def _why(view: View, action: Action) -> str:
    refused = refusal(view, action)
    return refused.sentence if refused else ""


def _why_no_arrow(view: View) -> str:
    ways = [(name, ends) for name in Expedition for ends in view.route(name).next_arrows(view.board)]
    if not ways:
        return _NO_ARROW
    expedition, (tail, tip) = ways[0]
    return _why(view, TicketArrow(expedition, tail, tip))


def _why_no_removal(view: View) -> str:
    reasons = [_why(view, Remove(expedition)) for expedition in Expedition]
    return "" if "" in reasons else reasons[0]
