"""The `expeditions` command: serve the pages, open them in JupyterLab, check a tutorial, let players compete."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from expeditions_widgets.commands import exit_codes
from expeditions_widgets.commands.handout import add_handout, run_handout
from expeditions_widgets.commands.new_lesson import add_new_lesson, run_new_lesson
from expeditions_widgets.commands.playtest import add_playtest, run_playtest
from expeditions_widgets.commands.ports import port
from expeditions_widgets.commands.serve import add_serve, run_serve
from expeditions_widgets.commands.simulate import add_simulate, run_simulate

if TYPE_CHECKING:
    from collections.abc import Callable

LAB_PORT = 8867
LAB_FOLDER = Path("expeditions-lessons")
COMMANDS = ("serve", "lab", "check", "new-lesson", "handout", "simulate", "playtest")
ABOUT_ITSELF = ("-h", "--help", "--version")


class OneSentenceParser(argparse.ArgumentParser):
    """Answers a bad option with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave with the exit code for bad options."""
        self.exit(exit_codes.BAD_OPTION, f"expeditions: {message.rstrip('.')}. See: {self.prog} --help\n")


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these words, or with those of the command line, and return its exit code.

    Without a command it serves: `expeditions` is short for `expeditions serve`.
    """
    words = sys.argv[1:] if arguments is None else arguments
    if not words or words[0] not in (*COMMANDS, *ABOUT_ITSELF):
        words = ["serve", *words]
    chosen = _parser().parse_args(words)
    try:
        run: Callable[[argparse.Namespace], int] = chosen.run
        return run(chosen)
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = OneSentenceParser(
        prog="expeditions",
        description="Learn and play the card game and World routes in a browser. Without a command it serves.",
        epilog=exit_codes.ALL,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, help="print the version and leave")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    serve = commands.add_parser(
        "serve",
        help="start the pages and open them in the browser",
        description="Start the pages and open them in the browser. Ctrl+C stops them.",
    )
    lab = commands.add_parser(
        "lab",
        help="open the lessons in JupyterLab, in a copy that is yours to change",
        description="Open the lessons in JupyterLab, in a copy that is yours to change. Ctrl+C stops it.\n"
        "A copy that is there is kept: new lessons are added, and what you changed stays.",
        epilog=exit_codes.ALL,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    lab.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=LAB_FOLDER,
        metavar="FOLDER",
        help=f"the folder for your copy (default: {LAB_FOLDER} in the current folder)",
    )
    lab.add_argument(
        "--port",
        type=port,
        default=LAB_PORT,
        metavar="N",
        help=f"the port to listen on (default: {LAB_PORT}; 0 takes any free one)",
    )
    lab.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    check = commands.add_parser(
        "check",
        help="play every exercise of a lesson: is it solvable, does it explain itself",
        description="Run lessons and play every exercise in them.",
        epilog=exit_codes.ALL,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("notebooks", nargs="+", type=Path, metavar="NOTEBOOK", help="a lesson's notebook file")
    for command, run in ((lab, _lab), (check, _check)):
        command.set_defaults(run=run)
    new_lesson = commands.add_parser("new-lesson", help="write a lesson of your own that works, to change as you like")
    handout = commands.add_parser("handout", help="write a lesson as one file for paper, or as a PDF")
    simulate = commands.add_parser("simulate", help="let two players compete on mirrored deals")
    playtest = commands.add_parser("playtest", help="play the rounds of the playtest again")
    add_serve(serve)
    add_new_lesson(new_lesson)
    add_handout(handout)
    add_simulate(simulate)
    add_playtest(playtest)
    further = (
        (serve, run_serve),
        (new_lesson, _new_lesson),
        (handout, run_handout),
        (simulate, run_simulate),
        (playtest, run_playtest),
    )
    for command, run in further:
        command.set_defaults(run=run)
        command.epilog = exit_codes.ALL
        command.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser


class _Version(argparse.Action):
    """Prints the version; looks it up only when it is asked for."""

    def __init__(self, option_strings: list[str], dest: str, **settings: str) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=settings.get("help"))

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from expeditions_widgets import __version__

        print(__version__)
        parser.exit()


def _lab(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.hosting.lesson_copy import copy_lessons
    from expeditions_widgets.hosting.project_folder import FolderRefusedError, own_project_folder

    try:
        copy = copy_lessons(own_project_folder(), chosen.folder)
    except FolderRefusedError as refused:
        return exit_codes.refuse(refused, exit_codes.FOLDER)
    print(copy, flush=True)

    from expeditions_widgets.hosting.address import AddressRefusedError
    from expeditions_widgets.hosting.lab import run_lab

    try:
        run_lab(copy.folder, port=chosen.port, open_browser=not chosen.no_browser)
    except AddressRefusedError as refused:
        return exit_codes.refuse(refused, exit_codes.ADDRESS)
    return 0


def _check(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.lessons.check import main as check_lessons

    return check_lessons(chosen.notebooks)


def _new_lesson(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.hosting.project_folder import FolderRefusedError

    try:
        return run_new_lesson(chosen)
    except FolderRefusedError as refused:
        return exit_codes.refuse(refused, exit_codes.FOLDER)
