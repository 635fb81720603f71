"""What does skill buy, in one round and over three?"""

from typing import Final

from expeditions_widgets.experiments.playtest.finding import Finding, Line, mean_of, percent_of, with_interval
from expeditions_widgets.experiments.playtest.pace import DECKS, Matches
from expeditions_widgets.players.eager import EagerPlayer
from expeditions_widgets.players.steady import SteadyPlayer

_OTHERS: Final = (SteadyPlayer.name, EagerPlayer.name)


def what_skill_buys(*against: Matches) -> Finding:
    """Return how often a strong player wins, from its matches against the steady and the eager one, by deck."""
    lines: list[Line] = []
    said: list[str] = []
    for place, other in enumerate(_OTHERS):
        decks = against[2 * place : 2 * place + 2]
        rounds = [[one.lead(0, after=1) > 0 for one in matches] for matches in decks]
        whole = [[one.lead(0) > 0 for one in matches] for matches in decks]
        lines.append(Line(f"Against {other}, one round", tuple(map(percent_of, rounds))))
        lines.append(Line(f"Against {other}, three rounds", tuple(map(percent_of, whole))))
        for deck, name in enumerate(DECKS):
            said.append(_words(f"{name}, {other}", decks[deck], rounds[deck], whole[deck]))
    return Finding(
        question="What does skill buy?",
        said=tuple(said),
        axis="% won by the strong player",
        series=DECKS,
        lines=tuple(lines),
        mark=50,
    )


def _words(head: str, matches: Matches, rounds: list[bool], whole: list[bool]) -> str:
    lead = mean_of(one.lead(0) / len(one.rounds) for one in matches)
    # The first round is part of the match, so that the two are compared match by match.
    more = mean_of(100 * (match - first) for match, first in zip(whole, rounds, strict=True))
    won = f"{with_interval(percent_of(rounds), 0, '%')} of single rounds and {with_interval(percent_of(whole), 0, '%')}"
    told = f"{head}: the strong player is {with_interval(lead, 1)} points ahead a round. It wins {won} of matches"
    if more.low <= 0:
        return f"{told}; whether three rounds show more than one, these can’t tell."
    return f"{told}: {with_interval(more)} in a hundred more than of single rounds."
