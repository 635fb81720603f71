"""What happened, in words, as one seat may hear it."""

from collections.abc import Sequence

from expeditions_widgets.engine.cards import Discard, Draw, Play, Seat
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.sitting import TOOK_BACK_DRAW, Event


def sentence(event: Event, viewer: Seat | None, names: tuple[str, str]) -> str:
    """Return one event as a sentence; a card that another seat drew from the draw pile is not named.

    The viewer's own draw names its card: "You drew the 10 of hearts from the pile." Without a viewer, as while the
    screen changes hands, no such card is named.
    """
    if event.action is None:
        return f"{names[event.seat]} dealt round {event.after.round_number}."
    return f"{names[event.seat]} {_deed(event, viewer)}."


def deal_sentence(dealer: Seat, names: tuple[str, str]) -> str:
    """Return who dealt and who starts: "Scout dealt, so you start." (set-up; winning the game)."""
    starts = "you start" if names[dealer.other] == YOU else f"{names[dealer.other]} starts"
    return f"{names[dealer]} dealt, so {starts}."


def turn_sentence(events: Sequence[Event], viewer: Seat | None, names: tuple[str, str]) -> str:
    """Return one seat's card action and draw as one sentence.

    "Scout discarded the 8 of spades, then drew from the pile."
    """
    deeds = ", then ".join(_deed(event, viewer) for event in events)
    return f"{names[events[0].seat]} {deeds}."


def undo_sentence(taken: Sequence[Event], names: tuple[str, str]) -> str:
    """Return what was taken back (newest first), for the live region and the log."""
    own = taken[-1]
    what = {Play: "card", Discard: "discard", Draw: "draw"}.get(type(own.action), "move")
    return f"{names[own.seat]} took back the last {what}."


def undo_mark(event: Event, names: tuple[str, str]) -> str | None:
    """Return the line that marks an event chosen after its player had taken back a draw, else None (ruling C14)."""
    return f"{names[event.seat]} took back a draw before this." if TOOK_BACK_DRAW in event.note else None


def last_turn(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """Return the events of a seat's latest turn in a round, its card first; empty if it has not acted."""
    own = [event for event in events if event.seat is seat]
    if not own:
        return ()
    return tuple(own[-2:]) if isinstance(own[-1].action, Draw) else (own[-1],)


def _deed(event: Event, viewer: Seat | None) -> str:
    action = event.action
    if isinstance(action, Play):
        card = action.card
        if not event.before.position.column(event.seat, card.suit):
            return f"started {card.suit.plural} with the {card.rank_name}"
        return f"played the {card.name}"
    if isinstance(action, Discard):
        return f"discarded the {action.card.name}"
    drawn = event.drawn
    if isinstance(action, Draw) and action.suit is not None and drawn is not None:
        return f"took the {drawn.name} from the discards"
    if drawn is not None and event.seat is viewer:
        return f"drew the {drawn.name} from the pile"
    return "drew from the pile"
