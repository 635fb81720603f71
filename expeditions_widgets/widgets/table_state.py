"""The card table for the browser: what one seat may see, what it may choose, and the words for it."""

from dataclasses import dataclass, field
from typing import Final, Literal

from expeditions_widgets.drawing.captions import counted, whose
from expeditions_widgets.engine.cards import (
    SUITS,
    Card,
    Discard,
    Draw,
    Play,
    RefusedActionError,
    Step,
    Suit,
    View,
    in_display_order,
    legal_actions,
)
from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.play.people import YOU
from expeditions_widgets.widgets.attempts import Attempt
from expeditions_widgets.widgets.lanes import card_label, draw_pile, lanes, piles, side_total, whose_in_sentence
from expeditions_widgets.widgets.protocol import (
    Backs,
    Button,
    Cover,
    HandCard,
    Heading,
    Keys,
    Log,
    Message,
    Move,
    Place,
    Refused,
    ScoreTable,
    Side,
    Table,
    Tag,
)
from expeditions_widgets.widgets.rule_link import rule_link

KEYS: Final[Keys] = {
    "title": "Keys",
    "close": "Close",
    "rows": [
        ["← → ↑ ↓", "move about the table"],
        ["Enter or Space", "choose a card, then a place for it"],
        ["S H D C", "go to spades, hearts, diamonds, clubs"],
        ["P", "go to the draw pile"],
        ["Esc", "let go of the chosen card"],
        ["Ctrl+Z", "take back"],
        ["Ctrl+Y", "do it again"],
        ["?", "show these keys"],
    ],
}


@dataclass(frozen=True, slots=True)
class Notice:
    """What the line beside the prompt says, and what it marks on the table until the next accepted action."""

    kind: Literal["plain", "refused", "quiet", "hint", "warned"]
    text: str
    rule: Rule | None = None
    attempt: Attempt | None = None
    tag: str = "no fit"


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around the cards: everything a table shows that no view holds."""

    own_name: str = YOU
    other_name: str = "Opponent"
    notice: Notice = field(default_factory=lambda: Notice("plain", ""))
    drawn: Card | None = None
    tried: frozenset[Card] = frozenset()
    heading: Heading | None = None
    cover: Cover | None = None
    scores: ScoreTable | None = None
    log: Log | None = None
    buttons: tuple[Button, ...] = ()
    moves: tuple[Move, ...] = ()


def refused_notice(refused: RefusedActionError, attempt: Attempt) -> Notice:
    """Return the notice for an action that the rules forbid."""
    tags = {"barred": "not now", "draw-now": "draw first", "card-first": "card first", "empty-pile": "empty"}
    return Notice("refused", refused.sentence, refused.rule, attempt, tags.get(refused.code, "no fit"))


def table_state(
    view: View,
    around: Surroundings,
    *,
    suits: tuple[Suit, ...] = SUITS,
    whole: bool = True,
    middle: bool = True,
) -> Table:
    """Return the table as `view` allows it to be shown.

    Without `whole` it is an exercise's table: the expeditions of `suits`, the hand, and of the middle and the other
    side only what the position holds. Without `middle` these stay away too, and cards can only be played.
    """
    own: Side = {
        "name": around.own_name,
        "label": f"{whose(around.own_name)} side",
        "lanes": lanes(view.columns[view.seat], "own", around.own_name, suits),
        "total": side_total(view.columns[view.seat], around.own_name) if whole else None,
        "backs": None,
    }
    other = whole or (middle and any(view.columns[view.seat.other]))
    middle = whole or (middle and (any(view.discards) or view.pile_count > 0))
    covered = around.cover is not None
    step = view.step if view.to_act and not covered else None
    return {
        "heading": around.heading,
        "other": _other_side(view, around.other_name) if other else None,
        "riverLabel": "Between the sides",
        "river": piles(view) if middle else [],
        "draw": draw_pile(view.pile_count) if middle else None,
        "own": own,
        "handLabel": f"{whose(around.own_name)} hand, {counted(len(view.hand))}",
        "hand": [] if covered else _hand(view, around, middle=middle),
        "cover": around.cover,
        "step": 0 if step is None else (1 if step is Step.CARD else 2),
        "prompt": "" if covered else prompt(view, around.own_name, around.other_name, middle=middle),
        "targets": _draw_targets(view) if step is Step.DRAW else {},
        "message": _message(around.notice),
        "refused": _refused(around.notice),
        "scores": around.scores,
        "log": around.log,
        "buttons": list(around.buttons),
        "moves": list(around.moves),
        "keys": KEYS,
    }


def at_rest(table: Table) -> Table:
    """Return a table to look at: nothing is asked and no place is lit."""
    for card in table["hand"]:
        card["targets"] = {}
    return table | {"step": 0, "prompt": "", "targets": {}}


def prompt(view: View, own_name: str, other_name: str, *, middle: bool = True) -> str:
    """Return what is asked of the viewer now; without the middle of the table a card can only be played."""
    if view.is_over:
        return "The round is over"
    if not view.to_act:
        return f"{other_name} plays next"
    who = "" if own_name == YOU else f"{own_name}: "
    if not middle:
        return f"{who}Play a card"
    return f"{who}Step 1: play or discard a card" if view.step is Step.CARD else f"{who}Step 2: draw a card"


def _other_side(view: View, name: str) -> Side:
    columns = view.columns[view.seat.other]
    return {
        "name": name,
        "label": f"{whose(name)} side",
        "lanes": lanes(columns, "other", name),
        "total": side_total(columns, name),
        "backs": _backs(view.other_count, name) if view.other_count else None,
    }


def _backs(count: int, name: str) -> Backs:
    return {"count": count, "text": counted(count), "called": f"{whose_in_sentence(name)} hidden hand"}


def _hand(view: View, around: Surroundings, *, middle: bool) -> list[HandCard]:
    targets: dict[Card, dict[Place, str]] = {card: {} for card in view.hand}
    for action in legal_actions(view):
        if isinstance(action, Play):
            targets[action.card][f"own-{action.card.suit}"] = "Play"
        elif isinstance(action, Discard) and middle:
            targets[action.card][f"discard-{action.card.suit}"] = "Discard"
    return [
        {"code": card.code, "label": card_label(card), "tag": _tag(card, around), "targets": targets[card]}
        for card in in_display_order(view.hand)
    ]


def _tag(card: Card, around: Surroundings) -> Tag | None:
    attempt = around.notice.attempt
    if around.notice.kind == "refused" and attempt and attempt.card == card:
        return {"kind": "refused", "text": around.notice.tag}
    if card in around.tried:
        return {"kind": "tried", "text": "tried"}
    return {"kind": "new", "text": "new"} if card == around.drawn else None


def _draw_targets(view: View) -> dict[Place, str]:
    return {
        "pile" if action.suit is None else f"discard-{action.suit}": "Draw"
        for action in legal_actions(view)
        if isinstance(action, Draw)
    }


def _message(notice: Notice) -> Message:
    return {"kind": notice.kind, "text": notice.text, "rule": rule_link(notice.rule) if notice.rule else None}


def _refused(notice: Notice) -> Refused | None:
    if notice.kind != "refused" or notice.attempt is None:
        return None
    card = notice.attempt.card
    return {"code": card.code if card else None, "place": notice.attempt.place, "tag": notice.tag}
