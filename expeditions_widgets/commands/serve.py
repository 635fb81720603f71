"""`expeditions serve`: the pages."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

from expeditions_widgets.commands.crowd_options import add_crowd_options, crowd_options
from expeditions_widgets.commands.exit_codes import ADDRESS, BAD_OPTION, FOLDER, refuse
from expeditions_widgets.commands.ports import port
from expeditions_widgets.commands.visitors import add_visitors

if TYPE_CHECKING:
    import argparse

DEFAULT_PORT: Final = 8866


def add_serve(serve: argparse.ArgumentParser) -> None:
    """Give the command its options."""
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
        type=port,
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
        help="let the phones in the room in: say and show the address that they open, with its QR code. A change in "
        "the project's notebooks shows after the next start (default: all addresses of this machine on its network)",
    )
    add_visitors(serve)
    serve.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    add_crowd_options(serve)


def run_serve(chosen: argparse.Namespace) -> int:
    """Serve as the options say, until Ctrl+C, and return the exit code."""
    from expeditions_widgets.hosting.address import AddressRefusedError
    from expeditions_widgets.hosting.local_network import is_address, open_to_network
    from expeditions_widgets.hosting.own_lessons import find_folders
    from expeditions_widgets.hosting.project_folder import FolderRefusedError
    from expeditions_widgets.hosting.safety.host_names import is_open
    from expeditions_widgets.hosting.safety.served_copy import served_copy

    if chosen.lan and not is_address(chosen.lan):
        if chosen.folder is not None:
            sentence = f"--lan takes an address like 192.168.1.20, not {chosen.lan!r}. See: expeditions serve --help"
            return refuse(ValueError(sentence), BAD_OPTION)
        # It was the folder, behind an option whose own word is left out: serve --lan my-lessons.
        chosen.folder, chosen.lan = Path(chosen.lan), ""
    try:
        folder, own = find_folders(chosen.folder)
        ip, lan = (chosen.ip, ()) if chosen.lan is None else open_to_network(chosen.lan)
    except AddressRefusedError as refused:
        return refuse(refused, ADDRESS)
    except FolderRefusedError as refused:
        return refuse(refused, FOLDER)

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
            return refuse(refused, BAD_OPTION)
        server.initialize(argv=[])
        try:
            server.start()
        except AddressRefusedError as refused:
            return refuse(refused, ADDRESS)
    return 0
