"""Whole random games as text files, for 2, 4 and 6 players: a guard that tells when anything at all has changed.

They are no source of right values. `python -m tests.engine.routes.playthrough` writes them anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from expeditions_widgets.engine.routes import (
    Action,
    Position,
    Reason,
    apply,
    legal_actions,
    parse_action,
    score_game,
    start_game,
    winners,
    world,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "playthroughs"

SEEDS = {2: "north", 4: "east", 6: "south"}
"""The seed of each game, by its number of players; a seed draws the deal and the actions."""


def path_of(players: int) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{players}-players.txt"


def lines_of(position: Position, actions: Iterator[Action]) -> Iterator[str]:
    """Yield a game's lines: the deal, each action with the position after it, the result."""
    yield f"the deal | {position} | {len(legal_actions(position))} choices"
    for action in actions:
        position = apply(position, action)
        yield f"{action} | {_public(position)} | {len(legal_actions(position))} choices"
    yield f"the end | {position}"
    scores = score_game(position)
    for seat, score in enumerate(scores, start=1):
        parts = ", ".join(f"{reason} {score.subtotal(reason)}" for reason in Reason)
        yield f"player {seat}: {score.total} from {parts}; tickets {score.tickets}"
    yield f"game over: {position.is_over}, won by {' and '.join(str(seat + 1) for seat in winners(scores))}"


def recorded_actions(lines: list[str]) -> Iterator[Action]:
    """Yield the actions that a playthrough's lines name."""
    played = (line.split(" | ") for line in lines if not line.startswith("the "))
    return (parse_action(parts[0]) for parts in played if len(parts) == 3)


def dealt(players: int) -> Position:
    """Return the position that a playthrough begins with."""
    return start_game(SEEDS[players], players)


def _public(position: Position) -> str:
    """Return the fields of the position that change most, without the routes, which only grow."""
    fields = str(position).split(" / ")
    return " / ".join(field for field in fields if field[0] not in "avsD")


def main() -> None:
    """Write every playthrough anew, from a random game."""
    from tests.engine.routes.random_games import random_game  # noqa: PLC0415 - only writing needs hypothesis

    FOLDER.mkdir(exist_ok=True)
    for players, seed in SEEDS.items():
        actions = (action for _, action in random_game(seed, players, world()) if action is not None)
        path_of(players).write_text("\n".join(lines_of(dealt(players), actions)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
