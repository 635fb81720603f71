"""The start of a route game: how many play, who they are, which board, who begins."""

from collections.abc import Mapping
from typing import Final

from expeditions_widgets.engine.routes import rulebook, world
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.play.routes.agreement import RouteAgreement, from_form
from expeditions_widgets.players.routes.known import ROUTE_PLAYERS
from expeditions_widgets.widgets.protocol import Button, Choice, Field, Form
from expeditions_widgets.widgets.routes.rule_link import route_rule_link

SAVE_KEY: Final = "expeditions:routes:match"
"""Under this key the browser keeps the game."""

WELCOME: Final = "Three expeditions that belong to everyone, and places only you want to reach."
EACH: Final = "each"
_SEATS: Final = tuple(sorted(world().set_up.hand))
_BOARDS: Final = (
    ("world", "The world", "112 places and 45 arrows for each expedition."),
    ("europe", "Europe", "A small board: a game of a few minutes."),
)


def game_form(agreed: RouteAgreement, intro: str, also: Button | None) -> Form:
    """Return the form filled with what was agreed, each fault beside its field; all but the company may stay folded."""
    folded = (
        *(_seat(number, agreed) for number in range(2, _SEATS[-1] + 1)),
        *(_name(number, agreed) for number in range(1, _SEATS[-1] + 1)),
        _board(agreed),
        _first(agreed),
        _seed(agreed),
    )
    fields = (_count(agreed), _company(agreed))
    return {
        "title": "Who plays?",
        "intro": intro,
        "fields": [_with_fault(field, agreed) for field in fields],
        "folded": {"label": "Seat by seat, names, board", "fields": [_with_fault(field, agreed) for field in folded]},
        "submit": {"id": "deal", "label": "Deal", "icon": "play", "look": "main"},
        "also": also,
    }


def agreed_in(values: Mapping[str, object]) -> RouteAgreement:
    """Return the agreement that the submitted form holds; the first seat is a person's."""
    count = values.get("count")
    number = int(count) if isinstance(count, str) and count in map(str, _SEATS) else _SEATS[0]
    company = values.get("company")
    others = [values.get(f"seat{seat}", "") if company == EACH else company for seat in range(2, number + 1)]
    return from_form({**values, "seats": ",".join((PERSON, *map(str, others)))})


def _count(agreed: RouteAgreement) -> Field:
    options: list[Choice] = [
        {"value": str(count), "label": str(count), "checked": count == len(agreed.seats)} for count in _SEATS
    ]
    return {
        "name": "count",
        "kind": "radio",
        "legend": "How many players, with you?",
        "value": str(len(agreed.seats)),
        "options": options,
    }


def _company(agreed: RouteAgreement) -> Field:
    others = set(agreed.seats[1:])
    chosen = others.pop() if len(others) == 1 else EACH
    options = _players(chosen)
    each: Choice = {
        "value": EACH,
        "label": "Different ones",
        "help": "Choose seat by seat below.",
        "checked": chosen == EACH,
    }
    return {
        "name": "company",
        "kind": "radio",
        "legend": "Who sits at the other seats?",
        "value": chosen,
        "options": [*options, each],
    }


def _players(chosen: str) -> list[Choice]:
    players = [(key, kind()) for key, kind in ROUTE_PLAYERS.items()]
    options: list[Choice] = [
        {"value": key, "label": player.name, "help": player.description, "checked": key == chosen}
        for key, player in players
    ]
    people: Choice = {
        "value": PERSON,
        "label": "People at this screen",
        "help": "Hands stay hidden while you pass it.",
        "checked": chosen == PERSON,
    }
    return [*options, people]


def _seat(number: int, agreed: RouteAgreement) -> Field:
    key = agreed.seats[number - 1] if number <= len(agreed.seats) else next(iter(ROUTE_PLAYERS))
    options: list[Choice] = [
        {"value": option["value"], "label": option["label"], "checked": option["checked"]} for option in _players(key)
    ]
    return {"name": f"seat{number}", "kind": "radio", "legend": f"Seat {number}", "value": key, "options": options}


def _name(number: int, agreed: RouteAgreement) -> Field:
    given = agreed.names[number - 1] if number <= len(agreed.names) else ""
    return {
        "name": f"name{number}",
        "kind": "text",
        "legend": f"Name at seat {number}",
        "help": "For people at this screen.",
        "value": given,
        "options": [],
    }


def _board(agreed: RouteAgreement) -> Field:
    options: list[Choice] = [
        {"value": key, "label": label, "help": told, "checked": key == agreed.board} for key, label, told in _BOARDS
    ]
    return {
        "name": "board",
        "kind": "radio",
        "legend": "Board",
        "value": agreed.board,
        "options": options,
    }


def _first(agreed: RouteAgreement) -> Field:
    chosen = "" if agreed.first is None else str(agreed.first + 1)
    choices = (("", "Let the seed decide"), *((str(seat), f"Seat {seat}") for seat in range(1, _SEATS[-1] + 1)))
    return {
        "name": "first",
        "kind": "radio",
        "legend": "Who begins?",
        "value": chosen,
        "options": [{"value": value, "label": label, "checked": value == chosen} for value, label in choices],
        "rules": [route_rule_link(rulebook.BY_KEY["R3"])],
    }


def _seed(agreed: RouteAgreement) -> Field:
    return {
        "name": "seed",
        "kind": "text",
        "legend": "Seed",
        "help": "The same seed deals the same cards. Leave it empty for a fresh deal.",
        "value": agreed.seed,
        "options": [],
    }


def _with_fault(field: Field, agreed: RouteAgreement) -> Field:
    fault = agreed.faults.get("seats" if field["name"] == "company" else field["name"])
    if fault:
        field["fault"] = fault
    return field
