"""What the playtest plays: who sits at the table, with which deck and scoring, and how many matches."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.cards.match import ROUNDS
from expeditions_widgets.engine.cards.scoring import BONUS, COST

STRONG: Final = "strong"
STEADY: Final = "steady"
EAGER: Final = "eager"


@dataclass(frozen=True, slots=True)
class Batch:
    """So many matches between two players; `deals` begins the names of their deals.

    Batches of the same `deals` and deck meet the same cards. `rounds` is 3, or 1 where another scoring is tried.
    """

    key: str
    deals: str
    matches: int
    players: tuple[str, str] = (STRONG, STRONG)
    aces: bool = False
    cost: int = COST
    bonus: int = BONUS
    rounds: int = ROUNDS

    def deal_name(self, match: int, number: int) -> str:
        """Return the seed of a round: its match from 0, its number in it from 0."""
        return f"playtest {self.deals} {match + 1}-{number + 1}"


def _tried(cost: int, bonus: int) -> Batch:
    return Batch(f"cost {cost} bonus {bonus}", "scorings", 300, cost=cost, bonus=bonus, rounds=1)


MATCHES: Final = (Batch("plain", "plain", 800), Batch("aces", "aces", 800, aces=True))
"""Strong players among themselves, without and with the Aces."""

SKILL: Final = tuple(
    Batch(f"{other} {deck}", f"skill {other} {deck}", 400, players=(STRONG, other), aces=deck == "aces")
    for other in (STEADY, EAGER)
    for deck in ("plain", "aces")
)
"""A strong player against a weaker one."""

SCORINGS: Final = (
    *(_tried(cost, BONUS) for cost in (10, COST, 30)),
    *(_tried(COST, bonus) for bonus in (0, 40)),
)
"""Other costs of an expedition, and other bonuses from eight cards on, all on the same deals."""

BATCHES: Final = {batch.key: batch for batch in (*MATCHES, *SKILL, *SCORINGS)}
"""Every batch by its key, which stands in the stored data."""
