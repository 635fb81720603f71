"""The options of `expeditions serve` that say who may come: by which names, and in whose frames."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def add_visitors(serve: argparse.ArgumentParser) -> None:
    """Give the command its options."""
    serve.add_argument(
        "--name",
        action="append",
        type=_name,
        default=[],
        metavar="NAME",
        help="a name in the address that visitors open, such as course.example.org; a server in front, such as nginx, "
        "has to pass on the header Host and WebSockets. Once for each name (default: this machine's own)",
    )
    serve.add_argument(
        "--allow-frame",
        action="append",
        type=_origin,
        default=[],
        metavar="SITE",
        help="a site whose pages may show ours in a frame, such as https://course.example.org. Once for each site "
        "(default: none)",
    )


def _name(text: str) -> str:
    from expeditions_widgets.hosting.safety.host_names import host_name

    return _taken(host_name, text)


def _origin(text: str) -> str:
    from expeditions_widgets.hosting.safety.frames import frame_origin

    return _taken(frame_origin, text)


def _taken(read: Callable[[str], str], text: str) -> str:
    try:
        return read(text)
    except ValueError as refused:
        raise argparse.ArgumentTypeError(str(refused)) from None
