"""Saving a sitting as a record and taking it up again; a text that can't be read loses nothing."""

from expeditions_widgets.engine.cards import Match, Seat, Variant, parse_record, result_of, start_match
from expeditions_widgets.play.history import TAKEN_BACK
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.play.sitting import Sitting

OPPONENT = "Opponent"
"""The record's header that names the opponent's key."""

WARNINGS = "Warnings"
"""The record's header for a match in which people are warned before a costly action."""


def new_sitting(
    seed: str,
    variant: Variant,
    opponent: str,
    names: tuple[str, str],
    dealer: Seat | None = None,
) -> Sitting:
    """Return a sitting with the first round dealt from a seed; seat A is a person, seat B `opponent`.

    Raises ValueError for an opponent that is not there.
    """
    return seated(start_match(seed, variant, dealer=dealer), opponent, names)


def seated(match: Match, opponent: str, names: tuple[str, str]) -> Sitting:
    """Return a sitting at a match that is already dealt; raises ValueError as `new_sitting` does."""
    if opponent == PERSON:
        return Sitting(match, (None, None), names)
    if opponent not in OPPONENTS:
        choices = ", ".join((PERSON, *OPPONENTS))
        raise ValueError(f"There is no opponent {opponent!r} here; there are: {choices}.")
    player = OPPONENTS[opponent]()
    return Sitting(match, (None, player), (names[0], player.name))


def opponent_key(sitting: Sitting) -> str:
    """Return the key of whoever sits at B."""
    player = sitting.players[Seat.B]
    return next((key for key, kind in OPPONENTS.items() if isinstance(player, type(kind()))), PERSON)


def save(sitting: Sitting) -> str:
    """Return the sitting as a record's text."""
    notes = {OPPONENT: opponent_key(sitting)}
    if sitting.owes_mark:
        notes[TAKEN_BACK] = "draw"
    if sitting.warns:
        notes[WARNINGS] = "on"
    return sitting.record(notes).text(result_of(sitting.match))


def resume(text: str) -> Sitting:
    """Return the sitting that a record's text holds.

    Raises FaultyTextError, a ValueError, with every fault of the text, and ValueError for an unknown opponent.
    """
    record = parse_record(text)
    start = start_match(record.seed, record.variant, dealer=record.dealer, decks=record.decks)
    sitting = seated(start, record.notes.get(OPPONENT, PERSON), record.players)
    sitting.play_record(record)
    sitting.owes_mark = TAKEN_BACK in record.notes
    sitting.warns = WARNINGS in record.notes
    return sitting
