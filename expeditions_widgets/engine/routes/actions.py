"""What a player does in the route game: lay tokens and arrows, use tickets, end the turn."""

from dataclasses import dataclass

from expeditions_widgets.engine.routes.expeditions import Expedition


@dataclass(frozen=True, slots=True)
class LayToken:
    """Lay a token on the place of a card in one's hand (set-up; ruling 2)."""

    place: str

    def __str__(self) -> str:
        """Return the compact form: "token:gei"."""
        return f"token:{self.place}"


@dataclass(frozen=True, slots=True)
class Arrow:
    """Lay the turn's arrow: from the expedition's head, or from the start if it has not left it (a turn)."""

    expedition: Expedition
    tail: str
    tip: str

    def __str__(self) -> str:
        """Return the compact form: "v:cop-gei"."""
        return f"{self.expedition}:{self.tail}-{self.tip}"


@dataclass(frozen=True, slots=True)
class LoopArrow:
    """Lay the arrow that a closed loop makes due: from any place that the expedition has visited (ruling 8)."""

    expedition: Expedition
    tail: str
    tip: str

    def __str__(self) -> str:
        """Return the compact form: "loop:v:cop-gei"."""
        return f"loop:{self.expedition}:{self.tail}-{self.tip}"


@dataclass(frozen=True, slots=True)
class BlueArrow:
    """Lay the extra arrow of a blue place, of any expedition (place effects)."""

    expedition: Expedition
    tail: str
    tip: str

    def __str__(self) -> str:
        """Return the compact form: "blue:v:cop-gei"."""
        return f"blue:{self.expedition}:{self.tail}-{self.tip}"


@dataclass(frozen=True, slots=True)
class DeclineBlue:
    """Do without one extra arrow of a blue place (ruling 11)."""

    def __str__(self) -> str:
        """Return the compact form: "blue:no"."""
        return "blue:no"


@dataclass(frozen=True, slots=True)
class TicketArrow:
    """Use a ticket to lay another arrow, of any expedition (tickets; ruling 13)."""

    expedition: Expedition
    tail: str
    tip: str

    def __str__(self) -> str:
        """Return the compact form: "ticket:v:cop-gei"."""
        return f"ticket:{self.expedition}:{self.tail}-{self.tip}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Use a ticket to take back the last arrow of an expedition (tickets; ruling 14)."""

    expedition: Expedition

    def __str__(self) -> str:
        """Return the compact form: "remove:v"."""
        return f"remove:{self.expedition}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Use a ticket to draw two cards, of which `Keep` keeps one (tickets; ruling 15)."""

    def __str__(self) -> str:
        """Return the compact form: "swap"."""
        return "swap"


@dataclass(frozen=True, slots=True)
class Keep:
    """End a swap: keep one card drawn, put one held before face down on the discards (ruling 15).

    Both go by number, from 1, in the order drawn and in the order of the hand, so that the action names no card.
    """

    drawn: int
    discarded: int

    def __str__(self) -> str:
        """Return the compact form: "keep:2:5"."""
        return f"keep:{self.drawn}:{self.discarded}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn, with tickets that could still be used (a turn)."""

    def __str__(self) -> str:
        """Return the compact form: "end"."""
        return "end"


LaidArrow = Arrow | LoopArrow | BlueArrow | TicketArrow
Action = LayToken | Arrow | LoopArrow | BlueArrow | DeclineBlue | TicketArrow | Remove | Swap | Keep | EndTurn
