"""What is agreed before a route game: read from a form, a link and a record, and written as a link."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, urlencode

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import SMALL_BOARDS, Board, Seat, board_called, start_game
from expeditions_widgets.play.people import PERSON, YOU
from expeditions_widgets.play.routes.position_draft import read_position
from expeditions_widgets.play.routes.saving import names_at, new_sitting, seat_keys, seated
from expeditions_widgets.play.routes.sitting import RouteSitting
from expeditions_widgets.play.seeds import typed_seed
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS

NAME_LENGTH: Final = 12
"""Letters that a person's name may have."""

USUAL_SEATS: Final = (PERSON, "farsighted")
_WORLD: Final = "world"


@dataclass(frozen=True, slots=True)
class RouteAgreement:
    """One agreement; `seed` is empty until a deal is named, `first` None if the seed decides who begins (ruling 3).

    `seats` are keys in turn order, PERSON or a player's. `names` are those of people, by seat; "" for none.
    """

    seed: str = ""
    seats: tuple[str, ...] = USUAL_SEATS
    board: str = _WORLD
    first: Seat | None = None
    names: tuple[str, ...] = ()
    at: str = ""
    """The text of the position to begin with, which a link has named; empty for a deal."""
    faults: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What was wrong with a value as it was typed, by the field's name."""

    def query(self) -> str:
        """Return the link's query, without names: "?seed=482913&seats=person,greedy"."""
        values = {"seed": self.seed}
        if self.seats != USUAL_SEATS:
            values["seats"] = ",".join(self.seats)
        if self.board != _WORLD:
            values["board"] = self.board
        if self.first is not None:
            values["first"] = str(self.first + 1)
        return f"?{urlencode(values, safe=',')}"

    def sitting(self) -> RouteSitting:
        """Return the sitting that was agreed on, dealt or begun at its position.

        Seats that are not as many as the position's are people's.
        """
        if self.at:
            start = read_position(self.at)
            fits = len(self.seats) == start.players
            return seated(start, self.seats if fits else (PERSON,) * start.players, self.names if fits else ())
        return new_sitting(self.seed, self.seats, self.names, board_called(self.board), first=self.first)


def from_form(values: Mapping[str, object]) -> RouteAgreement:
    """Return the agreement that a submitted form holds; what can't be used is told in `faults`.

    Fields are `seed`, `seats` (keys with commas), `board`, `first` (a seat from 1) and `name1` to `name6`.
    """
    text = {name: value.strip() for name, value in values.items() if isinstance(value, str)}
    seed, faults = typed_seed(text.get("seed", ""))
    board = _board(text.get("board", ""), faults)
    seats = _seats(text.get("seats", ""), board, faults)
    first = _first(text.get("first", ""), len(seats), faults)
    return RouteAgreement(seed, seats, board.name, first, _names(text, seats, faults), faults=faults)


def from_link(query: str) -> RouteAgreement | None:
    """Return the agreement that a page's query holds, or None if it names no deal and no position."""
    values = {name: found[-1] for name, found in parse_qs(query.removeprefix("?")).items()}
    if "at" in values:
        return _from_position(values["at"])
    return from_form(values) if "seed" in values else None


def agreement_of(sitting: RouteSitting) -> RouteAgreement:
    """Return what was agreed before a sitting; a first player whom its seed draws anyway is left to the seed."""
    start, seats = sitting.start, seat_keys(sitting)
    if sitting.is_written:
        return RouteAgreement(start.seed, seats, start.board.name, start.first, at=str(start))
    drawn = start_game(start.seed, start.players, start.board).first
    people = len(sitting.people) > 1
    names = tuple(name if people and key == PERSON else "" for key, name in zip(seats, sitting.names, strict=True))
    return RouteAgreement(
        start.seed, seats, start.board.name, None if start.first == drawn else start.first, names if people else ()
    )


def same_deal(sitting: RouteSitting, agreement: RouteAgreement) -> bool:
    """Whether a sitting was dealt, and seated, as an agreement says; names make no difference."""
    held = agreement_of(sitting)
    if held.at or agreement.at:
        return held.at == agreement.at
    same = (held.seed, held.seats, held.board) == (agreement.seed, agreement.seats, agreement.board)
    return same and agreement.first in (None, sitting.start.first)


def _from_position(text: str) -> RouteAgreement:
    try:
        position = read_position(text)
    except FaultyTextError as error:
        reasons = " ".join(fault.sentence for fault in error.faults)
        return RouteAgreement(faults={"seed": f"This link’s position can’t be played. {reasons} Deal a game instead."})
    seats = (PERSON,) * position.players
    return RouteAgreement(position.seed, seats, position.board.name, position.first, at=str(position))


def _board(name: str, faults: dict[str, str]) -> Board:
    try:
        return board_called(name or _WORLD)
    except ValueError:
        known = ", ".join((_WORLD, *SMALL_BOARDS))
        faults["board"] = f"There is no board “{name[:24]}” here; there are: {known}. The world is laid out instead."
        return board_called(_WORLD)


def _seats(text: str, board: Board, faults: dict[str, str]) -> tuple[str, ...]:
    keys = [key.strip() for key in text.split(",")] if text else list(USUAL_SEATS)
    counts = sorted(count for count, hand in board.set_up.hand.items() if hand)
    if len(keys) not in counts:
        faults["seats"] = f"This board is for {counts[0]} to {counts[-1]} players, not for {len(keys)}."
        return USUAL_SEATS
    for index, key in enumerate(keys):
        if key != PERSON and key not in ROUTE_PLAYERS:
            usual = ROUTE_PLAYERS[USUAL_SEATS[1]]().name
            faults["seats"] = f"There is no player “{key[:24]}” here; {usual} steps in."
            keys[index] = USUAL_SEATS[1]
    return tuple(keys)


def _first(text: str, players: int, faults: dict[str, str]) -> Seat | None:
    if not text:
        return None
    if text in [str(number) for number in range(1, players + 1)]:
        return int(text) - 1
    faults["first"] = f"The first turn goes to a seat from 1 to {players}; the seed draws it instead."
    return None


def _names(text: Mapping[str, str], seats: tuple[str, ...], faults: dict[str, str]) -> tuple[str, ...]:
    """Return the names of people, by seat; a person alone needs none."""
    if seats.count(PERSON) < 2:  # noqa: PLR2004 - one alone is "You"
        return ()
    typed = [text.get(f"name{number}", "") for number in range(1, len(seats) + 1)]
    names = tuple(name[:NAME_LENGTH] if key == PERSON else "" for key, name in zip(seats, typed, strict=True))
    heard: set[str] = {name.casefold() for key, name in zip(seats, names_at(seats), strict=True) if key != PERSON}
    for seat, name in enumerate(names_at(seats, names)):
        if seats[seat] != PERSON:
            continue
        where = f"name{seat + 1}"
        if len(typed[seat]) > NAME_LENGTH:
            faults[where] = f"Up to {NAME_LENGTH} letters, please: the table has little room for names."
        elif name.casefold() == YOU.casefold():
            faults[where] = "“You” would mean each of you in turn. Another name, please."
        elif name.casefold() in heard:
            faults[where] = "Names that differ, please: the table has to tell you apart."
        heard.add(name.casefold())
    return names
