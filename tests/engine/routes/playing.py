"""Short words for the tests: boards on which everything is connected, positions by their texts, actions by theirs."""

from __future__ import annotations

import json
from itertools import combinations

from expeditions_widgets.engine.routes import (
    Board,
    Position,
    RefusedActionError,
    apply,
    legal_actions,
    parse_action,
    parse_board,
    parse_position,
    refusal,
)

COLOURS = {"st": "start", "b": "blue", "r": "red", "g": "green"}
OPEN_PLACES = "st ga gb gc gd ge gf gg ba bb ra rb"


def board_of(links: str, most_players: int = 2, **set_up: int) -> Board:
    """Return a board with these connections ("st-ga ga-bb"); a code's first letter says the colour of its place.

    `set_up` overrides 20 arrows, a hand of 1, 1 open card, 1 token a distance of 1 away, and 1 ticket.
    """
    numbers = {"arrows": 20, "hand": 1, "open_cards": 1, "tokens": 1, "token_distance": 1, "tickets": 1, **set_up}
    hand = {str(players): numbers["hand"] for players in range(2, most_players + 1)}
    pairs = [link.split("-") for link in links.split()]
    codes = list(dict.fromkeys(code for ends in pairs for code in ends))
    text = {
        "name": "test",
        "frame": {"left": -180, "right": 180, "top": 80, "bottom": -80},
        "set_up": {**numbers, "hand": hand},
        "places": [
            {
                "code": code,
                "name": code.capitalize(),
                "lon": 10 * number,
                "lat": 0,
                "colour": COLOURS.get(code) or COLOURS[code[0]],
            }
            for number, code in enumerate(codes)
        ],
        "links": [{"a": one, "b": other} for one, other in pairs],
    }
    return parse_board(json.dumps(text))


OPEN = board_of(
    " ".join("-".join(ends) for ends in combinations(OPEN_PLACES.split(), 2)), most_players=3, hand=2, tokens=2
)
"""A start, seven green places, two blue and two red ones, each connected with each; 20 arrows an expedition."""


def at(text: str, board: Board = OPEN) -> Position:
    """Return the position of a text."""
    return parse_position(text, board)


def after(position: Position, *actions: str) -> Position:
    """Return the position after actions, each by its text."""
    for action in actions:
        position = apply(position, parse_action(action))
    return position


def choices(position: Position, start: str = "") -> set[str]:
    """Return the texts of the legal actions that begin so."""
    return {str(action) for action in legal_actions(position) if str(action).startswith(start)}


def arrows(position: Position, expedition: str) -> set[str]:
    """Return where the expedition's turn arrow may be laid: "ga-gb"."""
    return {text[2:] for text in choices(position, f"{expedition}:")}


def refused(position: Position, action: str) -> RefusedActionError:
    """Return why an action is refused; fail if it is not."""
    found = refusal(position, parse_action(action))
    assert found is not None, f"{action} is legal"
    return found
