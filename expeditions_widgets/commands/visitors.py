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
        help="a name that visitors reach the pages by, such as course.example.org, where another server on the way "
        "passes them on; can be given several times (default: this machine's own)",
    )
    serve.add_argument(
        "--allow-frame",
        action="append",
        type=_origin,
        default=[],
        metavar="SITE",
        help="a site whose pages may show ours in a frame, such as https://course.example.org; can be given several "
        "times (default: none)",
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
