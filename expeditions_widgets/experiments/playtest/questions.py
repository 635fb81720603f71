"""The questions of the playtest, each with the batches that answer it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.experiments.playtest.batches import MATCHES, SCORINGS, SKILL, Batch
from expeditions_widgets.experiments.playtest.finding import Finding
from expeditions_widgets.experiments.playtest.matches import PlayedMatch
from expeditions_widgets.experiments.playtest.pace import the_fourth_round, the_length, the_start
from expeditions_widgets.experiments.playtest.scorings import how_many_are_started, which_number_wins
from expeditions_widgets.experiments.playtest.skill import what_skill_buys
from expeditions_widgets.experiments.playtest.starting import (
    how_often_it_pays,
    which_number_of_expeditions_wins,
    which_number_of_wagers_wins,
)
from expeditions_widgets.experiments.playtest.stored import stored_matches


@dataclass(frozen=True, slots=True)
class Question:
    """The batches that answer a question, and how their matches do, in the same order."""

    batches: tuple[Batch, ...]
    answer: Callable[..., Finding]

    def finding(self, matches_of: Callable[[str], tuple[PlayedMatch, ...]] = stored_matches) -> Finding:
        """Return the answer from the matches of each batch, by its key: the stored ones unless given."""
        return self.answer(*(matches_of(batch.key) for batch in self.batches))


QUESTIONS: Final = {
    "start": Question(MATCHES, the_start),
    "length": Question(MATCHES, the_length),
    "paying": Question(MATCHES, how_often_it_pays),
    "expeditions": Question(MATCHES, which_number_of_expeditions_wins),
    "wagers": Question(MATCHES, which_number_of_wagers_wins),
    "scorings": Question(SCORINGS, how_many_are_started),
    "scorings-winning": Question(SCORINGS, which_number_wins),
    "fourth": Question(MATCHES, the_fourth_round),
    "skill": Question(SKILL, what_skill_buys),
}
"""The questions by the words that the command and the page have for them."""


def command(key: str) -> str:
    """Return the command that plays the rounds of a question again."""
    return f"expeditions playtest {key}"
