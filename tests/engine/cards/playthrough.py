"""Whole random matches as text files, one a variant: a guard that tells when anything at all has changed.

They are no source of right values. `python -m tests.engine.cards.playthrough` writes them anew; read the difference.
"""

from collections.abc import Iterator
from pathlib import Path

from expeditions_widgets.engine.cards import (
    Action,
    Match,
    RoundScore,
    Seat,
    Variant,
    legal_card_actions,
    legal_draws,
    parse_action,
    start_match,
)
from expeditions_widgets.engine.cards.actions import Play

FOLDER = Path(__file__).parent / "playthroughs"

SEEDS = {"plain": "north", "aces": "east", "short": "south", "aces short": "west"}
"""The seed of each variant's match, by the variant's name; a seed draws deals and actions."""


def path_of(name: str) -> Path:
    """Return the file of a variant's playthrough."""
    return FOLDER / f"{name.replace(' ', '-')}.txt"


def variant_of(name: str) -> Variant:
    """Return the variant with this name."""
    return Variant(aces="aces" in name.split(), short="short" in name.split())


def lines_of(match: Match, actions: Iterator[Action]) -> Iterator[str]:
    """Yield a match's lines: each deal, each action with the position and the choices after it, each result."""
    yield f"seed {match.seed}, variant {match.variant}"
    yield from _deal_lines(match)
    for action in actions:
        if match.position.is_over:
            match = match.next_round()
            yield from _deal_lines(match)
        match = match.apply(action)
        yield f"{action} | {match.position} | {_choices(match)}"
        if match.position.is_over:
            yield from _result_lines(match)
    winner = match.winner.name if match.winner is not None else "nobody"
    yield f"match over: {match.is_over}, totals {match.totals[0]} {match.totals[1]}, won by {winner}"


def recorded_actions(lines: list[str]) -> Iterator[Action]:
    """Yield the actions that a playthrough's lines name."""
    return (parse_action(line.split(" | ")[0]) for line in lines if " | " in line and not line.startswith("round"))


def _deal_lines(match: Match) -> Iterator[str]:
    yield ""
    yield f"round {match.round_number}, dealt by {match.dealer.name} | {match.position} | {_choices(match)}"


def _choices(match: Match) -> str:
    """Return how many plays, discards and draws are legal."""
    cards, draws = legal_card_actions(match.position), legal_draws(match.position)
    plays = sum(isinstance(action, Play) for action in cards)
    return f"{plays} plays {len(cards) - plays} discards {len(draws)} draws"


def _result_lines(match: Match) -> Iterator[str]:
    result = match.results[-1]
    for seat in Seat:
        yield f"{seat.name}: {_arithmetic(result.scores[seat])}"
    winner = result.winner.name if result.winner is not None else "nobody"
    yield f"round won by {winner}, totals {match.totals[0]} {match.totals[1]}"


def _arithmetic(score: RoundScore) -> str:
    parts = [
        f"{expedition.suit.plural} ({expedition.sum} - {expedition.cost}) x {expedition.multiplier}"
        f" + {expedition.bonus} = {expedition.total}"
        for expedition in score.expeditions
    ]
    return f"{score.total} from {'; '.join(parts) or 'no expedition'}"


def main() -> None:
    """Write every playthrough anew, from a random match."""
    from tests.engine.cards.random_games import random_match  # noqa: PLC0415 - only writing needs hypothesis

    FOLDER.mkdir(exist_ok=True)
    for name, seed in SEEDS.items():
        variant = variant_of(name)
        actions = (action for _, action in random_match(seed, variant) if action is not None)
        lines = list(lines_of(start_match(seed, variant), actions))
        path_of(name).write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
