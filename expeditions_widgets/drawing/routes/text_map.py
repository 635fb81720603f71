"""The route game's table in plain text, for a terminal, a notebook without its widgets, and a screen reader."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from expeditions_widgets.drawing.routes.standing import Names, player_names
from expeditions_widgets.engine.routes.board import Board, Colour
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS, Expedition
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.table import Seat, Step, Table
from expeditions_widgets.engine.routes.view import View

WIDTH: Final = 80
"""No line is longer, unless a player's name is."""

_LABEL: Final = 12
_YOU: Final = "You"
"""The name that takes another verb."""
_KINDS: Final = {Colour.START: "start", Colour.GREEN: "cards", Colour.BLUE: "more arrows", Colour.RED: "tickets"}


def text_map(shown: Board | Position | View, names: Names | None = None) -> str:
    """Return a board or a table as lines of at most 80 characters: routes, open cards, players, and whose turn it is.

    A view shows its own hand only, a position all of them.

    >>> from expeditions_widgets.engine.routes.reading import parse_position
    >>> print(text_map(parse_position("a cop-gei-sva / 1 fuj !fuj t2 / 2 / T 1 arrow")))
    Amber stands at Svalbard, 43 arrows left.
      route       Copenhagen, Geirangerfjord, Svalbard
    Violet has not set out, 45 arrows left.
    Slate has not set out, 45 arrows left.
    Player 1 holds 1 card and 2 tickets.
      hand        Mount Fuji
      tokens on   Mount Fuji
    Player 2 holds no cards and no tickets.
    Player 1 is to lay an arrow.
    """
    if isinstance(shown, Board):
        return "\n".join(_board_lines(shown))
    told = player_names(shown.players, names)
    lines = [line for name in EXPEDITIONS for line in _expedition_lines(shown, name)]
    lines += _row("open cards", _places(shown.board, shown.open_cards))
    for seat in range(shown.players):
        lines += _player_lines(shown, seat, told[seat])
    return "\n".join([*lines, turn_line(shown, told)])


def turn_line(shown: Position | View, names: Names) -> str:
    """Return who is to do what, as a sentence."""
    if shown.is_over:
        return "The game is over."
    name = names[shown.turn]
    return f"{name} {'are' if name == _YOU else 'is'} {_due(shown)}."


def _due(shown: Position | View) -> str:
    if shown.step is Step.TOKEN:
        return "to lay a token"
    if shown.drawn_count:
        return "to keep one of the cards drawn"
    if shown.loop_due:
        return f"to lay the arrow of {shown.loop_due.spoken} that its loop gives"
    if shown.blue_due:
        return "to lay one more arrow, or to decline it"
    return "to lay an arrow" if shown.step is Step.ARROW else "to use a ticket, or to end the turn"


def _board_lines(board: Board) -> Iterator[str]:
    yield f"Board {board.name}: {len(board.places)} places, {len(board.connections)} connections."
    for colour, label in _KINDS.items():
        yield from _row(label, _places(board, board.of_colour(colour)))


def _expedition_lines(table: Table, expedition: Expedition) -> Iterator[str]:
    route, board = table.route(expedition), table.board
    left = f"{_counted(route.left(board), 'arrow')} left."
    if route.head is None:
        yield f"{expedition.spoken} has not set out, {left}"
        return
    yield f"{expedition.spoken} stands at {board.places[route.head].short}, {left}"
    for number, chain in enumerate(_chains(route.arrows)):
        yield from _row("then from" if number else "route", _places(board, chain))


def _chains(arrows: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Return the places in the order passed; a new chain begins where an arrow leaves from another place."""
    chains: list[list[str]] = []
    for tail, tip in arrows:
        if not chains or chains[-1][-1] != tail:
            chains.append([tail])
        chains[-1].append(tip)
    return chains


def _player_lines(shown: Position | View, seat: Seat, name: str) -> Iterator[str]:
    board, area = shown.board, shown.areas[seat]
    holds = "hold" if name == _YOU else "holds"
    yield f"{name} {holds} {_counted(shown.hand_counts[seat], 'card')} and {_counted(area.tickets, 'ticket')}."
    hand = _hand(shown, seat)
    for label, codes in (
        ("hand", hand),
        ("tokens on", area.tokens),
        ("tokens back", area.returned),
        ("reached", area.revealed),
        ("taken", area.taken),
    ):
        yield from _row(label, _places(board, codes))


def _hand(shown: Position | View, seat: Seat) -> tuple[str, ...]:
    if isinstance(shown, Position):
        return shown.hands[seat]
    return shown.hand if seat == shown.seat else ()


def _counted(count: int, thing: str) -> str:
    return f"{count or 'no'} {thing}{'' if count == 1 else 's'}"


def _places(board: Board, codes: Iterable[str]) -> str:
    return ", ".join(board.places[code].short for code in codes)


def _row(label: str, content: str) -> list[str]:
    lines = wrap(content, WIDTH - _LABEL - 2, break_on_hyphens=False)
    return [f"  {'' if number else label:<{_LABEL}}{line}" for number, line in enumerate(lines)]
