"""What a visitor and a host get, in ratios to stock: `python -m benchmarks.hosting [--only pages,bytes] [--repeat 7]`.

Stock is `voila FOLDER --no-browser` with its own template and settings, and `jupyter lab`, run beside ours as real
processes on loopback. A browser is needed for the parts pages, bytes and tabs. It ends by itself, and so does all that
it has started.
"""

from __future__ import annotations

import os
import platform
import shlex
import signal
import sys
import tempfile
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import psutil

from benchmarks.closed_tabs import closed_tabs
from benchmarks.crowds import MANY, crowds, large_crowd
from benchmarks.pages import BUTTON_CODE, BUTTON_PAGE, browsing, page_loads
from benchmarks.round_trips import lab_round_trips, round_trips
from benchmarks.servers import CHECKOUT, copied_pages, our_lab, our_voila, stock_lab, stock_voila
from benchmarks.transfers import transfers
from expeditions_widgets.rollouts.warmth import Warming
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager
    from types import FrameType

    from benchmarks.servers import Server

_LARGE: Final = 300
_LONGEST: Final = 30 * 60


@dataclass(frozen=True)
class Comparison:
    """What is compared, by the folders that the servers find their pages and settings in, and how it is asked for."""

    folder: Path
    home: Path
    asked: Namespace

    def stock(self) -> AbstractContextManager[Server]:
        """Return stock Voila, to be started."""
        return stock_voila(self.folder, self.home)

    def ours(self) -> AbstractContextManager[Server]:
        """Return our server, to be started."""
        return our_voila(CHECKOUT, self.home)


def _pages(of: Comparison) -> None:
    with of.stock() as stock, of.ours() as ours, browsing() as browser:
        page_loads(browser, stock, ours, repeats=of.asked.repeat)


def _bytes(of: Comparison) -> None:
    with of.stock() as stock, of.ours() as ours, browsing() as browser:
        transfers(browser, stock, ours)


def _clicks(of: Comparison) -> None:
    with of.stock() as stock, of.ours() as ours:
        round_trips(stock, ours)


def _lab(of: Comparison) -> None:
    with stock_lab(of.folder, of.home) as stock, our_lab(of.home / "copy", of.home) as ours:
        lab_round_trips(stock, ours)


def _tabs(of: Comparison) -> None:
    with of.stock() as stock, of.ours() as ours, browsing() as browser:
        closed_tabs(browser, stock, ours)


PARTS: Final[dict[str, Callable[[Comparison], None]]] = {
    "pages": _pages,
    "bytes": _bytes,
    "clicks": _clicks,
    "lab": _lab,
    "crowd": lambda of: crowds(of.stock, of.ours, count=of.asked.visitors),
    "large": lambda of: large_crowd(of.ours, of.asked.large),
    "tabs": _tabs,
}


def main(words: Sequence[str] | None = None) -> None:
    """Measure what is asked for and print the tables."""
    asked = _parser().parse_args(words)
    _stop_after(_LONGEST)
    print("python -m benchmarks.hosting", shlex.join(sys.argv[1:] if words is None else words))
    print(_machine(), flush=True)
    Warming().wait(inf)  # what compiles for the first time measures the compiler
    with tempfile.TemporaryDirectory() as home:
        folder = copied_pages(Path(home) / "pages")
        write_notebook(folder / BUTTON_PAGE, ">>>" + BUTTON_CODE)
        for part in asked.only:
            PARTS[part](Comparison(folder, Path(home), asked))


def _parts(text: str) -> list[str]:
    names = text.split(",")
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        raise ArgumentTypeError(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    return names


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m benchmarks.hosting", description="Compare our pages with stock Voila.")
    parser.add_argument("--only", type=_parts, default=list(PARTS), metavar="PARTS", help=f"of {','.join(PARTS)}")
    parser.add_argument("--repeat", type=int, default=7, help="how often each page is opened (default 7)")
    parser.add_argument("--visitors", type=int, default=MANY, help=f"how many come at once (default {MANY})")
    parser.add_argument("--large", type=int, default=_LARGE, help=f"how many are too many (default {_LARGE})")
    return parser


def _machine() -> str:
    packages = ("voila", "jupyterlab", "ipywidgets", "anywidget", "ipykernel", "tornado")
    memory = psutil.virtual_memory().total / 1e9
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{datetime.now(tz=UTC):%Y-%m-%d}; {platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"{memory:.0f} GB{load}; Python {platform.python_version()}\n"
        + ", ".join(f"{name} {version(name)}" for name in packages)
    )


def _stop_after(seconds: int) -> None:
    """Have whatever hangs end as Ctrl+C would end it, so that the servers are stopped."""

    def give_up(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise SystemExit(f"Not done after {seconds // 60} minutes: stopped.")

    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, give_up)
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
