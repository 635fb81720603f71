"""`expeditions handout`: a lesson, a position, a score sheet or the deck on paper, as one HTML file or as a PDF."""

import argparse
import sys
from pathlib import Path
from typing import Final

from expeditions_widgets.engine.faults import FaultyTextError

SHEETS: Final = ("cards", "routes")
ANSWERS: Final = ("end", "none")
EXIT_FAULT: Final = 1
EXIT_NO_NOTEBOOK: Final = 2
EXIT_NOT_WRITTEN: Final = 3
EXIT_NO_PRINTER: Final = 5


def add_handout(handout: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    handout.description = (
        "Write a lesson as one HTML file for paper, or for a screen without network: story, exercises with their\n"
        "pictures, boxes to tick and fields to write in. Every cell of the lesson is run for it.\n"
        "With --at, write a position, drawn, with lines to write on. With --sheet or --deck, write a blank score\n"
        "sheet or a deck of cards to cut."
    )
    what = handout.add_mutually_exclusive_group(required=True)
    what.add_argument("notebook", nargs="?", type=Path, metavar="NOTEBOOK", help="a lesson's notebook file")
    what.add_argument("--sheet", choices=SHEETS, help="a blank score sheet of this game instead of a lesson")
    what.add_argument("--at", metavar="POSITION", help="a position as the pages that set one up write it, in one line")
    what.add_argument("--deck", action="store_true", help="the card game's deck to cut instead of a lesson")
    handout.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the file to write (default: in this folder, named after its content)",
    )
    handout.add_argument(
        "--answers", choices=ANSWERS, default=ANSWERS[0], help="on a last page, or left out (default: end)"
    )
    handout.add_argument("--pdf", action="store_true", help="write a PDF, printed by the installed Chrome or Chromium")


def run_handout(chosen: argparse.Namespace) -> int:
    """Write the file, say where it is, and return the exit code."""
    from expeditions_widgets.hosting.handout.printing import NoPrinterError, as_pdf, printer

    target: Path = chosen.out or Path(f"{_name(chosen)}.{'pdf' if chosen.pdf else 'html'}")
    if target.suffix == ".ipynb":
        return _refuse(f"{target} would be written over a notebook. Name another file with --out.", EXIT_NOT_WRITTEN)
    if not target.parent.is_dir():
        return _refuse(f"There is no folder {target.parent} to write to. Make it, or name another.", EXIT_NOT_WRITTEN)
    try:
        browser = printer() if chosen.pdf else ""
        page = _page(chosen)
        if isinstance(page, int):
            return page
        target.write_bytes(as_pdf(page, browser) if browser else page.encode())
    except NoPrinterError as missing:
        return _refuse(str(missing), EXIT_NO_PRINTER)
    except OSError as error:
        return _refuse(f"{target} can’t be written: {error.strerror}.", EXIT_NOT_WRITTEN)
    print(target)
    return 0


def _name(chosen: argparse.Namespace) -> str:
    if chosen.sheet:
        return f"score-sheet-{chosen.sheet}"
    if chosen.at is not None:
        return "position"
    return "deck" if chosen.deck else str(chosen.notebook.stem)


def _page(chosen: argparse.Namespace) -> str | int:
    """Return what is to be printed, or the exit code once it was said why there is none."""
    if chosen.sheet:
        from expeditions_widgets.hosting.handout.score_sheets import SHEETS as PAGES

        return PAGES[chosen.sheet]()
    if chosen.deck:
        from expeditions_widgets.hosting.handout.deck import deck_page

        return deck_page()
    if chosen.at is not None:
        return _position(chosen.at)
    return _lesson(chosen.notebook, answers=chosen.answers == "end")


def _position(text: str) -> str | int:
    from expeditions_widgets.hosting.handout.position_page import position_page

    try:
        return position_page(text)
    except FaultyTextError as faulty:
        return _refuse(f"this position can’t be read.\n{faulty}", EXIT_FAULT)


def _lesson(path: Path, *, answers: bool) -> str | int:
    from expeditions_widgets.hosting.handout.collecting import UnfinishedLessonError, collect
    from expeditions_widgets.hosting.handout.lesson_page import handout

    if not path.exists():
        return _refuse(f"There is no file {path}.", EXIT_NO_NOTEBOOK)
    try:
        return handout(collect(path, answers=answers))
    except (OSError, ValueError) as error:
        return _refuse(f"{path} can’t be read as a notebook: {_one_line(error)}", EXIT_NO_NOTEBOOK)
    except UnfinishedLessonError as fault:
        return _refuse(f"{path} can’t be printed: {_one_line(fault)} See: expeditions check {path}", EXIT_FAULT)


def _one_line(error: Exception) -> str:
    sentence = " ".join(str(error).split())
    return sentence if sentence.endswith(".") else f"{sentence}."


def _refuse(sentence: str, code: int) -> int:
    print(f"expeditions: {sentence}", file=sys.stderr)
    return code
