"""What one action brought about: whose card and token, what was won, what is due, and what ended."""

from dataclasses import dataclass

from expeditions_widgets.engine.routes import (
    Action,
    BlueArrow,
    Colour,
    DeclineBlue,
    EndTurn,
    Expedition,
    LaidArrow,
    Position,
    Remove,
    Seat,
    Step,
    Swap,
)

Owned = tuple[tuple[Seat, str], ...]
"""Seats with a place each."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What followed from one action; all of it but `shows_card` lies open for everyone.

    `place` is where an arrow arrived, or where a removal woke the effect again (ruling 14). `revealed` are the cards
    out of hands, `returned` the tokens that came back. `opened` took the place of `taken` in the open row. `closed` is
    the expedition that closed a loop, whether or not `loop_due` followed. `blue_lost` counts extra arrows that nobody
    could lay (ruling 11). `passed` are seats whose turn was skipped, as it left them nothing to do (ruling 5).
    """

    place: str | None
    revealed: Owned
    returned: Owned
    taken: str | None
    opened: str | None
    ticket: bool
    closed: Expedition | None
    loop_due: bool
    blue_won: bool
    blue_lost: int
    reshuffled: bool
    turn_over: bool
    passed: tuple[Seat, ...]
    last_round: bool
    over: bool
    shows_card: bool
    """Whether it showed the active seat a card, or the absence of one, that it did not know before."""


def outcome_of(before: Position, action: Action, after: Position) -> Outcome:
    """Return what an action brought about, from the positions before and after it."""
    expedition, place = _arrival(action, after)
    colour = None if place is None else before.board.places[place].colour
    closes = expedition is not None and after.route(expedition).closes_loop
    paid = isinstance(action, BlueArrow | DeclineBlue)
    blue_won = colour is Colour.BLUE
    taken = _added(before.areas[before.turn].taken, after.areas[before.turn].taken)
    return Outcome(
        place=place,
        revealed=_gained(before, after, "revealed"),
        returned=_gained(before, after, "returned"),
        taken=taken[0] if taken else None,
        opened=next((code for code in after.open_cards if code not in before.open_cards), None),
        ticket=colour is Colour.RED,
        closed=expedition if closes else None,
        loop_due=closes and after.loop_due is expedition,
        blue_won=blue_won,
        blue_lost=before.blue_due + blue_won - paid - after.blue_due,
        reshuffled=after.reshuffles > before.reshuffles,
        turn_over=_turn_over(before, action, after),
        passed=_passed(before, after) if _turn_over(before, action, after) else (),
        last_round=after.last_round and not before.last_round,
        over=after.is_over,
        shows_card=isinstance(action, Swap) or (place is not None and _is_unknown(before, place)) or bool(taken),
    )


def _arrival(action: Action, after: Position) -> tuple[Expedition | None, str | None]:
    """Return which expedition arrived where; neither if none did."""
    if isinstance(action, LaidArrow):
        return action.expedition, action.tip
    if isinstance(action, Remove):
        head = after.route(action.expedition).head
        return (None, None) if head is None else (action.expedition, head)
    return None, None


def _gained(before: Position, after: Position, name: str) -> Owned:
    return tuple(
        (seat, code)
        for seat, (old, new) in enumerate(zip(before.areas, after.areas, strict=True))
        for code in _added(getattr(old, name), getattr(new, name))
    )


def _added(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return new[len(old) :]


def _turn_over(before: Position, action: Action, after: Position) -> bool:
    if before.step is Step.TOKEN:
        return False
    return isinstance(action, EndTurn) or after.is_over or after.turn != before.turn


def _passed(before: Position, after: Position) -> tuple[Seat, ...]:
    """Return the seats between the one that acted and the next that can; to the last of the round, if it is over."""
    seats: list[Seat] = []
    seat = before.next_seat(before.turn)
    end = before.first if after.is_over else after.turn
    while seat != end:
        seats.append(seat)
        seat = before.next_seat(seat)
    return tuple(seats)


def _is_unknown(before: Position, place: str) -> bool:
    """Whether the active seat could not tell where the card of a place is, so that an arrival there tells it."""
    known = {*before.hand, *before.open_cards}
    for area in before.areas:
        known |= {*area.revealed, *area.taken}
    return place in before.board.cards and place not in known
