"""The `expeditions` command: serve the pages, open them in JupyterLab, check a tutorial, let players compete."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from expeditions_widgets.commands.crowd_options import add_crowd_options, crowd_options
from expeditions_widgets.commands.handout import add_handout, run_handout
from expeditions_widgets.commands.new_lesson import add_new_lesson, run_new_lesson
from expeditions_widgets.commands.playtest import add_playtest, run_playtest
from expeditions_widgets.commands.simulate import add_simulate, run_simulate
from expeditions_widgets.commands.visitors import add_visitors

if TYPE_CHECKING:
    from collections.abc import Callable

EXIT_BAD_OPTION = 2
EXIT_FOLDER = 3
EXIT_ADDRESS = 4

DEFAULT_PORT = 8866
LAB_PORT = 8867
LAB_FOLDER = Path("expeditions-lessons")
HIGHEST_PORT = 65535
COMMANDS = ("serve", "lab", "check", "new-lesson", "handout", "simulate", "playtest")
ABOUT_ITSELF = ("-h", "--help", "--version")

EXIT_CODES = """\
exit codes:
  0  all is well, or stopped with Ctrl+C
  1  a checked or printed lesson has a fault
  2  an option or command that does not exist, or a file that is no notebook
  3  the folder or file is missing, cannot be read or written, or holds nothing to serve; or a file is there
  4  the port is in use, or the address cannot be used
  5  there is no Chrome or Chromium to print a PDF with
"""


class OneSentenceParser(argparse.ArgumentParser):
    """Answers a bad option with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave with the exit code for bad options."""
        self.exit(EXIT_BAD_OPTION, f"expeditions: {message.rstrip('.')}. See: expeditions --help\n")


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
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, help="print the version and leave")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    serve = commands.add_parser(
        "serve",
        help="start the pages and open them in the browser",
        description="Start the pages and open them in the browser. Ctrl+C stops them.",
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    serve.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help="a folder with notebooks of your own, to add to the front page; or a whole project with its front page "
        "(default: the current folder if it is one, else the lessons of this command)",
    )
    serve.add_argument(
        "--port",
        type=_port,
        default=DEFAULT_PORT,
        metavar="N",
        help=f"the port to listen on (default: {DEFAULT_PORT}; 0 takes any free one)",
    )
    where = serve.add_mutually_exclusive_group()
    where.add_argument(
        "--ip",
        default="localhost",
        metavar="ADDRESS",
        help="the address to listen on (default: localhost, this machine only; 0.0.0.0 lets a classroom in)",
    )
    where.add_argument(
        "--lan",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="let the phones in the room in: say and show the address that they open, with its QR code "
        "(default: all addresses that this machine has on its network)",
    )
    add_visitors(serve)
    serve.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    add_crowd_options(serve, _port)
    lab = commands.add_parser(
        "lab",
        help="open the lessons in JupyterLab, in a copy that is yours to change",
        description="Open the lessons in JupyterLab, in a copy that is yours to change. Ctrl+C stops it.\n"
        "A copy that is there is kept: new lessons are added, and what you changed stays.",
        epilog=EXIT_CODES,
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
        type=_port,
        default=LAB_PORT,
        metavar="N",
        help=f"the port to listen on (default: {LAB_PORT}; 0 takes any free one)",
    )
    lab.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    check = commands.add_parser(
        "check",
        help="play every exercise of a lesson: is it solvable, does it explain itself",
        description="Run lessons and play every exercise in them.",
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("notebooks", nargs="+", type=Path, metavar="NOTEBOOK", help="a lesson's notebook file")
    for command, run in ((serve, _serve), (lab, _lab), (check, _check)):
        command.set_defaults(run=run)
    new_lesson = commands.add_parser("new-lesson", help="write a lesson of your own that works, to change as you like")
    handout = commands.add_parser("handout", help="write a lesson as one file for paper, or as a PDF")
    simulate = commands.add_parser("simulate", help="let two players compete on mirrored deals")
    playtest = commands.add_parser("playtest", help="play the rounds of the playtest again")
    add_new_lesson(new_lesson)
    add_handout(handout)
    add_simulate(simulate)
    add_playtest(playtest)
    further = ((new_lesson, _new_lesson), (handout, run_handout), (simulate, run_simulate), (playtest, run_playtest))
    for command, run in further:
        command.set_defaults(run=run)
        command.epilog = EXIT_CODES
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


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a whole number from 0 to {HIGHEST_PORT}, not {text!r}")
    return int(text)


def _serve(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.hosting.address import AddressRefusedError
    from expeditions_widgets.hosting.local_network import is_address, open_to_network
    from expeditions_widgets.hosting.own_lessons import find_folders
    from expeditions_widgets.hosting.project_folder import FolderRefusedError
    from expeditions_widgets.hosting.safety.host_names import is_open
    from expeditions_widgets.hosting.safety.served_copy import served_copy

    if chosen.lan and not is_address(chosen.lan):
        if chosen.folder is not None:
            sentence = f"--lan takes an address like 192.168.1.20, not {chosen.lan!r}. See: expeditions serve --help"
            return _refuse(ValueError(sentence), EXIT_BAD_OPTION)
        # It was the folder, behind an option whose own word is left out: serve --lan my-lessons.
        chosen.folder, chosen.lan = Path(chosen.lan), ""
    try:
        folder, own = find_folders(chosen.folder)
        ip, lan = (chosen.ip, ()) if chosen.lan is None else open_to_network(chosen.lan)
    except AddressRefusedError as refused:
        return _refuse(refused, EXIT_ADDRESS)
    except FolderRefusedError as refused:
        return _refuse(refused, EXIT_FOLDER)

    from expeditions_widgets.hosting.crowd.capacity import TooManyVisitorsError
    from expeditions_widgets.hosting.server import ExpeditionsServer

    names, frames = tuple(chosen.name), tuple(chosen.allow_frame)
    with served_copy(folder) if is_open(ip, lan, names) else nullcontext(folder) as served:
        try:
            server = ExpeditionsServer(
                served,
                ip=ip,
                port=chosen.port,
                open_browser=not chosen.no_browser,
                own=own,
                lan=lan,
                crowd=crowd_options(chosen),
                names=names,
                frames=frames,
            )
        except TooManyVisitorsError as refused:
            return _refuse(refused, EXIT_BAD_OPTION)
        server.initialize(argv=[])
        try:
            server.start()
        except AddressRefusedError as refused:
            return _refuse(refused, EXIT_ADDRESS)
    return 0


def _lab(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.hosting.lesson_copy import copy_lessons
    from expeditions_widgets.hosting.project_folder import FolderRefusedError, own_project_folder

    try:
        copy = copy_lessons(own_project_folder(), chosen.folder)
    except FolderRefusedError as refused:
        return _refuse(refused, EXIT_FOLDER)
    print(copy, flush=True)

    from expeditions_widgets.hosting.address import AddressRefusedError
    from expeditions_widgets.hosting.lab import run_lab

    try:
        run_lab(copy.folder, port=chosen.port, open_browser=not chosen.no_browser)
    except AddressRefusedError as refused:
        return _refuse(refused, EXIT_ADDRESS)
    return 0


def _check(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.lessons.check import main as check_lessons

    return check_lessons(chosen.notebooks)


def _new_lesson(chosen: argparse.Namespace) -> int:
    from expeditions_widgets.hosting.project_folder import FolderRefusedError

    try:
        return run_new_lesson(chosen)
    except FolderRefusedError as refused:
        return _refuse(refused, EXIT_FOLDER)


def _refuse(sentence: Exception, code: int) -> int:
    print(f"expeditions: {sentence}", file=sys.stderr)
    return code
