"""Seating people and players, saving a sitting of the route game as a record, and taking it up again."""

from collections.abc import Sequence
from typing import Final

from expeditions_widgets.engine.routes import Board, Position, Seat, parse_record, result_of, start_game
from expeditions_widgets.play.history import TAKEN_BACK
from expeditions_widgets.play.people import PERSON, YOU
from expeditions_widgets.play.routes.sitting import RouteSitting
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS
from expeditions_widgets.players.routes.player import RoutePlayer

_SEAT: Final = "Seat"
"""The headers that name each seat's player by its key: [Seat 1 "person"], [Seat 2 "greedy"]."""


def new_sitting(
    seed: str,
    seats: Sequence[str],
    names: Sequence[str] = (),
    board: Board | None = None,
    *,
    first: Seat | None = None,
) -> RouteSitting:
    """Return a sitting dealt from a seed; `seats` are keys, PERSON or a player's, and `names` those of people.

    Raises ValueError for a player that is not there and for a board that is not for so many.
    """
    position = start_game(seed, len(seats), board, first=first)
    return RouteSitting(position, _players(seats), names_at(seats, names))


def seated(start: Position, seats: Sequence[str], names: Sequence[str] = ()) -> RouteSitting:
    """Return a sitting that begins at a position which no seed deals.

    Raises ValueError for a player that is not there, or if there are more or fewer seats than the position has.
    """
    if len(seats) != start.players:
        raise ValueError(f"The position is for {start.players} players; {len(seats)} are to sit down.")
    return RouteSitting(start, _players(seats), names_at(seats, names), written=True)


def names_at(seats: Sequence[str], people: Sequence[str] = ()) -> tuple[str, ...]:
    """Return what each seat is called: a person alone "You", others as they say, players by name, numbered if alike.

    `people` names the seats of people, by seat; what is missing or empty is "Player 1" and so on.

    >>> names_at(("person", "greedy", "greedy")), names_at(("person", "person"), ("Ada",))
    (('You', 'Courier 1', 'Courier 2'), ('Ada', 'Player 2'))
    """
    alone = list(seats).count(PERSON) == 1
    names: list[str] = []
    for seat, key in enumerate(seats):
        if key == PERSON:
            given = people[seat] if seat < len(people) else ""
            names.append(YOU if alone else given or f"Player {seat + 1}")
        else:
            name = _player(key).name
            number = list(seats[: seat + 1]).count(key)
            names.append(f"{name} {number}" if list(seats).count(key) > 1 else name)
    return tuple(names)


def seat_keys(sitting: RouteSitting) -> tuple[str, ...]:
    """Return the key of whoever sits at each seat."""
    return tuple(_key(player) for player in sitting.players)


def save(sitting: RouteSitting) -> str:
    """Return the sitting as a record's text."""
    notes = {f"{_SEAT} {number}": key for number, key in enumerate(seat_keys(sitting), start=1)}
    if sitting.owes_mark:
        notes[TAKEN_BACK] = "seen"
    return sitting.record(notes).text(result_of(sitting.position))


def resume(text: str) -> RouteSitting:
    """Return the sitting that a record's text holds; a seat that it says nothing of is a person's.

    Raises FaultyTextError, a ValueError, with every fault of the text, and ValueError for an unknown player.
    """
    record = parse_record(text)
    start = record.start or start_game(record.seed, len(record.players), record.board, first=record.first)
    keys = [record.notes.get(f"{_SEAT} {number}", PERSON) for number in range(1, len(record.players) + 1)]
    sitting = RouteSitting(start, _players(keys), record.players, written=record.start is not None)
    sitting.play_record(record)
    sitting.owes_mark = TAKEN_BACK in record.notes
    return sitting


def _players(keys: Sequence[str]) -> tuple[RoutePlayer | None, ...]:
    return tuple(None if key == PERSON else _player(key) for key in keys)


def _player(key: str) -> RoutePlayer:
    if key not in ROUTE_PLAYERS:
        choices = ", ".join((PERSON, *ROUTE_PLAYERS))
        raise ValueError(f"There is no player {key!r} here; there are: {choices}.")
    return ROUTE_PLAYERS[key]()


def _key(player: RoutePlayer | None) -> str:
    return next((key for key, kind in ROUTE_PLAYERS.items() if isinstance(player, type(kind()))), PERSON)
