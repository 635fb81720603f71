"""`expeditions playtest`: play the rounds of the playtest's questions again, and print what they say."""

import argparse
import sys
from pathlib import Path


def add_playtest(playtest: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    playtest.description = (
        "Play the rounds behind the page “What a playtest found” again, on all cores, and print the answers.\n"
        "All of them take about a quarter of an hour on two cores."
    )
    playtest.add_argument(
        "questions", nargs="*", type=_question, metavar="QUESTION", help="as in start or skill (default: all)"
    )
    playtest.add_argument(
        "--matches", type=_matches, metavar="N", help="the first N matches of each kind (default: all there are)"
    )
    playtest.add_argument("--to", type=Path, metavar="FILE", help="keep every round in this file, as JSON")


def run_playtest(chosen: argparse.Namespace) -> int:
    """Play, print what it came to, and return the exit code."""
    from dataclasses import replace

    from expeditions_widgets.experiments.playtest.matches import read_matches
    from expeditions_widgets.experiments.playtest.playing import play
    from expeditions_widgets.experiments.playtest.questions import QUESTIONS
    from expeditions_widgets.experiments.playtest.report import as_table
    from expeditions_widgets.experiments.playtest.stored import store
    from expeditions_widgets.experiments.progress_line import with_progress

    asked = chosen.questions or list(QUESTIONS)
    batches = {batch.key: batch for key in asked for batch in QUESTIONS[key].batches}
    played: dict[str, tuple[str, ...]] = {}
    for key, batch in batches.items():
        count = min(chosen.matches or batch.matches, batch.matches)
        print(f"Playing “{key}”.", file=sys.stderr)
        playing = play(replace(batch, matches=count))
        played[key] = tuple(with_progress(playing, count, sys.stderr, "matches"))
    if chosen.to:
        store(played, chosen.to)
    for key in asked:
        print(as_table(QUESTIONS[key].finding(lambda name: read_matches(batches[name], played[name]))))
    return 0


def _question(text: str) -> str:
    from expeditions_widgets.experiments.playtest.questions import QUESTIONS

    if text not in QUESTIONS:
        raise argparse.ArgumentTypeError(f"there is no question {text!r}; there are {', '.join(QUESTIONS)}")
    return text


def _matches(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 2:  # noqa: PLR2004 - an interval needs two
        raise argparse.ArgumentTypeError(f"matches is a whole number from 2 on, not {text!r}")
    return int(text)
