"""Does the start matter, how long is a round, how often is a fourth one needed?"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.engine.cards.match import ROUNDS
from expeditions_widgets.experiments.measures import Measure
from expeditions_widgets.experiments.playtest.finding import Finding, Line, mean_of, percent_of, with_interval
from expeditions_widgets.experiments.playtest.matches import PlayedMatch
from expeditions_widgets.experiments.playtest.rounds import PlayedRound
from expeditions_widgets.rollouts.samples import Sample

DECKS: Final = ("Plain deck", "With Aces")
_TURNS: Final = ((0, 33), (34, 35), (36, 37), (38, 39), (40, 41), (42, 43), (44, 1000))

Matches = tuple[PlayedMatch, ...]


def the_start(plain: Matches, aces: Matches) -> Finding:
    """Return how a round ends for whoever begins it."""
    leads = [[one.lead(1 - one.dealer) for one in rounds_of(matches)] for matches in (plain, aces)]
    return start_finding("Does it matter who begins?", DECKS, leads)


def start_finding(question: str, series: tuple[str, ...], leads: Sequence[Sequence[int]]) -> Finding:
    """Return the answer from how far whoever began was ahead, for each series round by round."""
    ends: dict[str, Callable[[int], bool]] = {
        "Wins the round": lambda lead: lead > 0,
        "Loses the round": lambda lead: lead < 0,
        "Ends level": lambda lead: lead == 0,
    }
    return Finding(
        question=question,
        said=tuple(_start_words(name, mean_of(each), len(each)) for name, each in zip(series, leads, strict=True)),
        axis="% of the rounds, for whoever begins",
        series=series,
        lines=tuple(
            Line(label, tuple(percent_of(map(ended, each)) for each in leads)) for label, ended in ends.items()
        ),
        decimals=1,
        mark=50,
    )


def the_length(plain: Matches, aces: Matches) -> Finding:
    """Return how many turns a round takes, both sides counted."""
    turns = [[one.turns for one in rounds_of(matches)] for matches in (plain, aces)]
    return Finding(
        question="How long is a round?",
        said=tuple(_length_words(deck, Sample(tuple(count))) for deck, count in zip(DECKS, turns, strict=True)),
        axis="% of the rounds",
        series=DECKS,
        lines=tuple(
            Line(_turns_label(low, high), tuple(percent_of(low <= one <= high for one in deck) for deck in turns))
            for low, high in _TURNS
        ),
        decimals=1,
    )


def the_fourth_round(plain: Matches, aces: Matches) -> Finding:
    """Return how often the totals are level after three rounds, and after a fourth."""
    both = plain, aces
    level = [[one.lead(0, after=ROUNDS) == 0 for one in matches] for matches in both]
    drawn = [[one.lead(0) == 0 for one in matches] for matches in both]
    return Finding(
        question="How often is a fourth round needed?",
        said=tuple(_fourth_words(deck, one, matches) for deck, one, matches in zip(DECKS, level, both, strict=True)),
        axis="% of the matches",
        series=DECKS,
        lines=(
            Line("Level after three rounds", tuple(map(percent_of, level))),
            Line("Level after the fourth too", tuple(map(percent_of, drawn))),
        ),
        decimals=1,
    )


def rounds_of(matches: Iterable[PlayedMatch]) -> list[PlayedRound]:
    """Return the rounds of all matches, in order."""
    return [one for match in matches for one in match.rounds]


def _start_words(deck: str, lead: Measure, rounds: int) -> str:
    ahead = f"{with_interval(lead, 1)} points ahead on average, over {rounds:,} rounds"
    if lead.low <= 0 <= lead.high:
        return f"{deck}: can’t tell. Whoever begins ends {ahead}, which may be chance."
    side = "helps" if lead.low > 0 else "costs"
    return f"{deck}: to begin {side}. Whoever begins ends {ahead}."


def _length_words(deck: str, turns: Sample) -> str:
    mean = with_interval(Measure(turns.mean, *turns.likely), 1)
    low, _, high = (figure(edge) for edge in turns.quartiles)
    longest = figure(max(turns.values))
    half = f"The middle half takes {low} to {high}; the longest took {longest}."
    return f"{deck}: {mean} turns on average, both sides counted. {half}"


def _turns_label(low: int, high: int) -> str:
    if low == _TURNS[0][0]:
        return f"Up to {high} turns"
    return f"{low} turns or more" if high == _TURNS[-1][1] else f"{low} to {high} turns"


def _fourth_words(deck: str, level: list[bool], matches: Matches) -> str:
    margin = mean_of(abs(one.lead(0, after=ROUNDS)) for one in matches)
    return (
        f"{deck}: {sum(level)} of {len(level)} matches were level after three rounds, "
        f"{with_interval(percent_of(level), 1, '%')}. The two sides were {with_interval(margin)} points apart by then."
    )
