"""Would another cost than 20, or another bonus, change how it is played?"""

from collections.abc import Callable, Sequence
from typing import Final

from expeditions_widgets.engine.cards.scoring import BONUS, COST
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.experiments.playtest.batches import SCORINGS, Batch
from expeditions_widgets.experiments.playtest.finding import Finding, Line, mean_of, percent_in_rounds, with_interval
from expeditions_widgets.experiments.playtest.pace import Matches, rounds_of
from expeditions_widgets.experiments.playtest.rounds import PlayedRound
from expeditions_widgets.experiments.playtest.starting import best_words, started, wagers_of, won_with

_USUAL: Final = next(place for place, batch in enumerate(SCORINGS) if (batch.cost, batch.bonus) == (COST, BONUS))
_GROUPS: Final = (("One expedition or none", 0, 1), ("Two expeditions", 2, 2), ("Three or four", 3, 4))

_HOW: Final = (
    "The strong sides look ahead by the scoring that is tried, and judge a start by its cost. How long they keep a "
    "wager back, and what they think of the other side, stays as it was found for a cost and a bonus of 20."
)


def how_many_are_started(*tried: Matches) -> Finding:
    """Return expeditions and wagers a side, for each scoring that was tried."""
    expeditions, wagers = ([_a_side(rounds_of(matches), what) for matches in tried] for what in (started, wagers_of))
    lines = tuple(
        Line(label_of(batch), (mean_of(expeditions[place]), mean_of(wagers[place])))
        for place, batch in enumerate(SCORINGS)
    )
    words = (
        _change_words(batch, expeditions[place], expeditions[_USUAL])
        for place, batch in enumerate(SCORINGS)
        if place != _USUAL
    )
    return Finding(
        question="Would another cost or another bonus change what is started?",
        said=(*words, _HOW),
        axis="a side and round, on average",
        series=("Expeditions", "Wagers"),
        lines=lines,
        decimals=2,
    )


def which_number_wins(*tried: Matches) -> Finding:
    """Return how often a side wins its round with few or many expeditions, for each scoring that was tried."""
    labels = tuple(label_of(batch) for batch in SCORINGS)
    counts = [[won_with(rounds_of(matches), started, low, high) for _, low, high in _GROUPS] for matches in tried]
    groups = tuple(label for label, _, _ in _GROUPS)
    return Finding(
        question="And would it change which number of expeditions wins?",
        said=tuple(best_words(label, groups, each) for label, each in zip(labels, counts, strict=True)),
        axis="% of the rounds that such a side wins",
        series=groups,
        lines=tuple(
            Line(label, tuple(map(percent_in_rounds, each))) for label, each in zip(labels, counts, strict=True)
        ),
        mark=50,
    )


def label_of(batch: Batch) -> str:
    """Return a scoring's name, which is what is unusual about it."""
    if batch.bonus != BONUS:
        return f"Bonus {batch.bonus}"
    return f"Cost {batch.cost}" if batch.cost != COST else f"Cost {COST}, bonus {BONUS}"


def _a_side(rounds: Sequence[PlayedRound], what: Callable[[PlayedRound, int], int]) -> list[float]:
    return [(what(one, 0) + what(one, 1)) / 2 for one in rounds]


def _change_words(batch: Batch, tried: Sequence[float], usual: Sequence[float]) -> str:
    # The same deals under both scorings, so that the differences are taken deal by deal.
    change = mean_of(one - other for one, other in zip(tried, usual, strict=True))
    label = label_of(batch)
    if change.low <= 0 <= change.high:
        return f"{label}: can’t tell. The change, {with_interval(change, 2)} expeditions a side, may be chance."
    if change.low > 0:
        return f"{label}: a side starts {with_interval(change, 2)} more expeditions."
    fewer = Measure(-change.value, -change.high, -change.low)
    return f"{label}: a side starts {with_interval(fewer, 2)} fewer expeditions."
