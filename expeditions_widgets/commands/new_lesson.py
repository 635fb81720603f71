"""`expeditions new-lesson`: write a lesson of one's own that works already, and say what to do next."""

import argparse
from pathlib import Path

LESSONS_FOLDER = Path("my-lessons")
GAMES = ("cards", "routes")


def add_new_lesson(new_lesson: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    new_lesson.description = "Write a lesson with two exercises that work, for you to change. No file is written over."
    new_lesson.add_argument("name", type=_name, metavar="NAME", help="the file's name, as in detours or detours.ipynb")
    new_lesson.add_argument("--game", choices=GAMES, default=GAMES[0], help="the game it teaches (default: cards)")
    new_lesson.add_argument(
        "--in",
        dest="folder",
        type=Path,
        default=LESSONS_FOLDER,
        metavar="FOLDER",
        help=f"the folder to write it to (default: {LESSONS_FOLDER} in the current folder)",
    )


def run_new_lesson(chosen: argparse.Namespace) -> int:
    """Write the lesson and say what to do next.

    Raises:
        FolderRefusedError: if the lesson can't be written there.
    """
    from expeditions_widgets.hosting.new_lesson import what_next, write_lesson

    print(what_next(write_lesson(chosen.name, chosen.game, chosen.folder)))
    return 0


def _name(text: str) -> str:
    from expeditions_widgets.hosting.new_lesson import lesson_name

    try:
        return lesson_name(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault
