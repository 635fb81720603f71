"""The options of `expeditions serve` for whoever serves a crowd."""

from __future__ import annotations

import argparse
from typing import Final

from expeditions_widgets.commands.ports import port
from expeditions_widgets.hosting.crowd.options import LOOPBACK, CrowdOptions

MOST_VISITORS: Final = 10_000


def add_crowd_options(serve: argparse.ArgumentParser) -> None:
    """Add the options."""
    crowd = serve.add_argument_group("for many visitors", "The address /health says whether there is room.")
    crowd.add_argument(
        "--max-visitors",
        type=_visitors,
        metavar="N",
        help="how many pages may be open at once, two tabs being two; whoever comes later waits on a page that lets "
        "them in by itself (default: as many as the free memory and the system's limit on open files allow)",
    )
    crowd.add_argument(
        "--metrics",
        type=_figures,
        metavar="[ADDRESS:]PORT",
        help=f"answer Prometheus at /metrics on a port of its own (at {LOOPBACK}, this machine only, unless an ADDRESS "
        "is named)",
    )
    crowd.add_argument(
        "--log",
        action="store_true",
        help="write a line of JSON to stderr for each visit, kernel and error; none says who a visitor is, or what "
        "they did on the page",
    )


def crowd_options(chosen: argparse.Namespace) -> CrowdOptions:
    """Return what was chosen."""
    return CrowdOptions(chosen.max_visitors, chosen.metrics, chosen.log)


def _figures(text: str) -> tuple[str, int]:
    address, _, number = text.rpartition(":")
    try:
        return address.strip("[]") or LOOPBACK, port(number)
    except argparse.ArgumentTypeError:
        sentence = f"it takes a port, or an address and a port, like 9100 or {LOOPBACK}:9100, not {text!r}"
        raise argparse.ArgumentTypeError(sentence) from None


def _visitors(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= MOST_VISITORS:
        raise argparse.ArgumentTypeError(f"it takes a whole number from 1 to {MOST_VISITORS}, not {text!r}")
    return int(text)
