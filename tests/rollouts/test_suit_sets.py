"""The tables of a suit's 8,192 sets say what the rule sheet says, worked out here card by card."""

from __future__ import annotations

from expeditions_widgets.rollouts.suit_sets import COUNT, FITTING, LOWEST, NUMBERS, SCORE, SUM, WAGERS

RANKS = ("J", "Q", "K", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
VALUE = {"A": 1} | {str(number): number for number in range(2, 11)}


def ranks_of(cards: int) -> list[str]:
    return [rank for place, rank in enumerate(RANKS) if f"{cards:013b}"[12 - place] == "1"]


def test_counts_and_sums() -> None:
    for cards in range(8192):
        ranks = ranks_of(cards)
        assert COUNT[cards] == len(ranks)
        assert SUM[cards] == sum(VALUE.get(rank, 0) for rank in ranks)
        assert LOWEST[cards] == (RANKS.index(ranks[0]) if ranks else -1)
    assert ranks_of(WAGERS) == ["J", "Q", "K"]
    assert ranks_of(NUMBERS) == list(VALUE)


def test_what_fits_a_column() -> None:
    for column in range(8192):
        numbers = [VALUE[rank] for rank in ranks_of(column) if rank in VALUE]
        fitting = {rank for rank, value in VALUE.items() if value > max(numbers, default=0)}
        assert set(ranks_of(FITTING[column])) == (fitting if numbers else fitting | {"J", "Q", "K"})


def test_scores() -> None:
    for column in range(1, 8192):
        ranks = ranks_of(column)
        values = [VALUE[rank] for rank in ranks if rank in VALUE]
        multiplier = 1 + len(ranks) - len(values)
        assert SCORE[column] == (sum(values) - 20) * multiplier + (20 if len(ranks) >= 8 else 0)
    assert SCORE[0] == 0
    assert min(SCORE) == -80
    assert max(SCORE) == (1 + 54 - 20) * 4 + 20
