"""The route game's table for the browser: what one seat may see, what it may choose, and the words for it."""

from dataclasses import dataclass, field
from typing import Final, Literal

from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.engine.routes import EXPEDITIONS, Step, View
from expeditions_widgets.widgets.protocol import Button, Cover, Heading, Keys, Log, Message, RoutePlayers, RouteTable
from expeditions_widgets.widgets.routes.asked import act_buttons, asked, tickets
from expeditions_widgets.widgets.routes.cards import hand_cards, open_cards, swap
from expeditions_widgets.widgets.routes.choices import Way, choices, expeditions, tails
from expeditions_widgets.widgets.routes.map_scene import map_scene
from expeditions_widgets.widgets.routes.rule_link import route_rule_link

Names = tuple[str, ...]

KEYS: Final[Keys] = {
    "title": "Keys",
    "close": "Close",
    "rows": [
        ["← → ↑ ↓", "on the map: to the nearest place that way"],
        ["1 to 9", "choose a place of the list"],
        ["A to Z", "on the map: to the place whose name begins so"],
        ["Enter", "choose the place; once more to lay"],
        ["Esc", "let go of what is chosen"],
        ["+ − 0", "on the map: zoom in, zoom out, whole map"],
        ["Ctrl+Z", "take back"],
        ["Ctrl+Y", "do it again"],
        ["?", "show these keys"],
    ],
}


@dataclass(frozen=True, slots=True)
class Notice:
    """What the line beside the banner says until the next accepted action."""

    kind: Literal["plain", "refused", "quiet", "hint", "warned"] = "plain"
    text: str = ""
    rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class Around:
    """What stands around the map: everything that a table shows and no view holds.

    `way` is the use of a ticket that was begun; `first` the expedition chosen to begin with.
    """

    notice: Notice = field(default_factory=Notice)
    way: Way = ""
    reached: str | None = None
    heading: Heading | None = None
    players: RoutePlayers | None = None
    log: Log | None = None
    tools: tuple[Button, ...] = ()
    cover: Cover | None = None
    whole: bool = True
    """Without it this is an exercise's table: cards and tickets only where the position has some."""


def route_table(view: View, names: Names, around: Around) -> RouteTable:
    """Return the table as `view` allows it to be shown."""
    covered = around.cover is not None
    found = [] if covered else choices(view, names, around.way)
    by_expedition = any(choice["expedition"] for choice in found) and around.way != "remove"
    able = [choice["expedition"] for choice in found]
    listed = sorted(set(able), key=[name.value for name in EXPEDITIONS].index) if by_expedition else []
    area = view.areas[view.seat]
    return {
        "heading": around.heading,
        "scene": map_scene(view, names, around.reached, covered=covered),
        "asked": asked(view, names, around.way),
        "message": _message(around.notice),
        "expeditions": [] if view.step is Step.TOKEN else expeditions(view, found),
        "filter": by_expedition,
        "first": listed[0] if listed else "",
        "tails": tails(view, found),
        "choices": found,
        "swap": None if covered else swap(view, names),
        "buttons": [] if covered else act_buttons(view, around.way),
        "hand": hand_cards(view, names) if not covered and (around.whole or view.hand) else None,
        "openCards": open_cards(view, names) if around.whole or view.open_cards else None,
        "tickets": tickets(view, around.way) if not covered and (around.whole or area.tickets) else None,
        "players": around.players,
        "log": around.log,
        "tools": list(around.tools),
        "cover": around.cover,
        "keys": KEYS,
    }


def _message(notice: Notice) -> Message:
    return {"kind": notice.kind, "text": notice.text, "rule": route_rule_link(notice.rule) if notice.rule else None}
