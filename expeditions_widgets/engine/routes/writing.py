"""Positions and views as one line of ASCII that a teacher can type and a link can carry.

Fields stand in this order, parted by " / "; an empty one is left out:

    B the board's name, left out for the world
    a, v, s the routes of Amber, Violet and Slate: chains of places, `cop-gei-sva gei-thi`
    1 to 6 the players: the hand `gei sva`, `!gei` a token on the board, `-gei` a token that came back,
        `=gei` an own card revealed, `*gei` an open card taken, `t3` three tickets
    O open cards · D deck, next card first · X discards · S cards drawn in a swap that is not over
    T whose turn and which step: `2 arrow`; then `used1` tickets used, `loop:v` and `blue2` what is due
    F who had the first turn, and `last` once the end is settled
    C how chance goes on: the reshuffles so far and the seed, `0:482913`
    V in a view: the player who sees it so

A new chain begins where an arrow leaves from another place than the last one's tip. `?9` stands for nine unseen cards,
in views only.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

if TYPE_CHECKING:
    from expeditions_widgets.engine.routes.expeditions import Route
    from expeditions_widgets.engine.routes.table import Area, Table

WORLD: Final = "world"
"""The board that a text speaks of when it names none."""

TOKEN, RETURNED, REVEALED, TAKEN, TICKETS = "!", "-", "=", "*", "t"
SEATS: Final = ("1", "2", "3", "4", "5", "6")
FIELDS: Final = ("B", "a", "v", "s", *SEATS, "O", "D", "X", "S", "T", "F", "C", "V")


def table_text(  # noqa: PLR0913 - one for each field that a position and a view write differently
    table: "Table",
    *,
    hands: tuple[str, ...],
    deck: str,
    discards: str,
    drawn: str,
    chance: str,
    seen_by: int | None = None,
) -> str:
    """Return the whole line: the public part of `table`, with the texts of what may be hidden."""
    seats = {SEATS[seat]: _joined(hands[seat], area_text(area)) for seat, area in enumerate(table.areas)}
    contents = {
        "B": "" if table.board.name == WORLD else table.board.name,
        **dict(zip("avs", map(route_text, table.routes), strict=True)),
        **seats,
        "O": codes_text(table.open_cards),
        "D": deck,
        "X": discards,
        "S": drawn,
        "T": _turn_text(table),
        "F": _joined(SEATS[table.first], "last" if table.last_round else ""),
        "C": chance,
        "V": "" if seen_by is None else SEATS[seen_by],
    }
    return " / ".join(f"{name} {contents[name]}".strip() for name in FIELDS if contents.get(name) or name in seats)


def route_text(route: "Route") -> str:
    """Return a route as its chains: "cop-gei-sva gei-thi"."""
    text, head = "", None
    for tail, tip in route.arrows:
        text += f"-{tip}" if tail == head else f" {tail}-{tip}"
        head = tip
    return text.lstrip()


def area_text(area: "Area") -> str:
    """Return what lies open for a player: "!gei -sva =sva t3"."""
    marked = (
        (TOKEN, area.tokens),
        (RETURNED, area.returned),
        (REVEALED, area.revealed),
        (TAKEN, area.taken),
    )
    words = [mark + code for mark, codes in marked for code in codes]
    return " ".join([*words, f"{TICKETS}{area.tickets}"] if area.tickets else words)


def codes_text(codes: Iterable[str]) -> str:
    """Return places in the order given: "gei sva"."""
    return " ".join(codes)


def unseen_text(count: int) -> str:
    """Return so many unseen cards: "?9"; nothing for none."""
    return f"?{count}" if count else ""


def chance_text(seed: str, reshuffles: int) -> str:
    """Return how chance goes on, in characters that a link can carry: "0:482913"; nothing if there is no seed."""
    return f"{reshuffles}:{quote(seed, safe='')}" if seed or reshuffles else ""


def _turn_text(table: "Table") -> str:
    words = [SEATS[table.turn], table.step.value]
    if table.tickets_used:
        words.append(f"used{table.tickets_used}")
    if table.loop_due:
        words.append(f"loop:{table.loop_due}")
    if table.blue_due:
        words.append(f"blue{table.blue_due}")
    return " ".join(words)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)
