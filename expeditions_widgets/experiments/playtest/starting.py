"""How often does an expedition pay, and which number of expeditions and of wagers wins?"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from expeditions_widgets.experiments.playtest.finding import (
    Counts,
    Finding,
    Line,
    best_of,
    percent_in_rounds,
    with_interval,
)
from expeditions_widgets.experiments.playtest.pace import DECKS, Matches, rounds_of
from expeditions_widgets.experiments.playtest.rounds import PlayedRound

_NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five")
_MOST_WAGERS: Final = 5
_ANY: Final = 99


def how_often_it_pays(plain: Matches, aces: Matches) -> Finding:
    """Return how many expeditions end above zero, by the wagers on them."""
    decks = [rounds_of(matches) for matches in (plain, aces)]
    by_wagers = [_pays(f"{_NUMBERS[wagers]} wager{'s' * (wagers != 1)}", decks, wagers) for wagers in range(4)]
    every = _pays("All expeditions", decks, None)
    below = [percent_in_rounds([_counted(one, lambda result: result < 0, None) for one in deck]) for deck in decks]
    return Finding(
        question="How often does an expedition pay?",
        said=tuple(
            f"{deck}: {with_interval(above, 0, '%')} of the expeditions end above zero, and "
            f"{with_interval(under, 0, '%')} below."
            for deck, above, under in zip(DECKS, every.measures, below, strict=True)
            if above and under
        ),
        axis="% of the expeditions that end above zero",
        series=DECKS,
        lines=(every, *by_wagers),
    )


def which_number_of_expeditions_wins(plain: Matches, aces: Matches) -> Finding:
    """Return how often a side wins its round, by the number of expeditions it started."""
    ranges = {f"{_NUMBERS[count]} expedition{'s' * (count != 1)}": (count, count) for count in range(5)}
    return _winning("Which number of expeditions wins?", (plain, aces), started, ranges)


def which_number_of_wagers_wins(plain: Matches, aces: Matches) -> Finding:
    """Return how often a side wins its round, by the number of wagers it laid in all."""
    ranges = {f"{_NUMBERS[count]} wager{'s' * (count != 1)}": (count, count) for count in range(_MOST_WAGERS)}
    ranges[f"{_NUMBERS[_MOST_WAGERS]} wagers or more"] = (_MOST_WAGERS, _ANY)
    return _winning("Which number of wagers wins?", (plain, aces), wagers_of, ranges)


def _winning(
    question: str,
    both: Sequence[Matches],
    what: Callable[[PlayedRound, int], int],
    ranges: Mapping[str, tuple[int, int]],
) -> Finding:
    decks = [rounds_of(matches) for matches in both]
    counts = [[won_with(deck, what, *ends) for ends in ranges.values()] for deck in decks]
    best = [best_words(deck, tuple(ranges), each) for deck, each in zip(DECKS, counts, strict=True)]
    return Finding(
        question=question,
        said=(*best, _SELECTED),
        axis="% of the rounds that such a side wins",
        series=DECKS,
        lines=tuple(
            Line(label, tuple(percent_in_rounds(deck[place]) for deck in counts)) for place, label in enumerate(ranges)
        ),
        mark=50,
    )


_SELECTED: Final = (
    "Good cards bring both more starts and more wins. So this says what winning sides had done, and not that one more "
    "would have helped."
)


def won_with(rounds: Sequence[PlayedRound], what: Callable[[PlayedRound, int], int], low: int, high: int) -> Counts:
    """Return, round by round, how many sides have `what`, of a round and a seat, in a range, and how many of them win.

    The winning ones come first, as in all counts.
    """
    counted: list[tuple[int, int]] = []
    for one in rounds:
        such = [seat for seat in (0, 1) if low <= what(one, seat) <= high]
        counted.append((sum(one.lead(seat) > 0 for seat in such), len(such)))
    return counted


def started(one: PlayedRound, seat: int) -> int:
    """Return the number of expeditions that a seat started in a round."""
    return len(one.expeditions(seat))


def wagers_of(one: PlayedRound, seat: int) -> int:
    """Return the number of wagers that a seat laid in a round."""
    return sum(column.wagers for column in one.expeditions(seat))


def _pays(label: str, decks: Sequence[Sequence[PlayedRound]], wagers: int | None) -> Line:
    shares = [percent_in_rounds([_counted(one, lambda result: result > 0, wagers) for one in deck]) for deck in decks]
    return Line(label, tuple(shares))


def _counted(one: PlayedRound, hit: Callable[[int], bool], wagers: int | None) -> tuple[int, int]:
    results = [column.result for seat in (0, 1) for column in one.expeditions(seat) if wagers in (None, column.wagers)]
    return sum(map(hit, results)), len(results)


def best_words(head: str, labels: Sequence[str], each: Sequence[Counts]) -> str:
    """Return which label's sides win most often, or between which of them the rounds can't tell."""
    told = {
        place: f"{label[0].lower()}{label[1:]}, {with_interval(measure, 0, '%')}"
        for place, (label, rounds) in enumerate(zip(labels, each, strict=True))
        if (measure := percent_in_rounds(rounds))
    }
    if len(told) == 1:
        return f"{head}: nearly all sides have {told.popitem()[1]}, and the few others can’t be compared."
    best = [told[place] for place in best_of(each)]
    if len(best) == 1:
        return f"{head}: a side wins most often with {best[0]}."
    return f"{head}: a side wins most often with {'; or '.join(best)}. Between these, can’t tell."
