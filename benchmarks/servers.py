"""The servers that are compared, each a real process on loopback: the project's, stock Voila, stock JupyterLab.

A server and all that it starts carry a mark in their environment, by which they are found, measured and ended.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import psutil

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKOUT: Final = Path(__file__).parents[1]
HERE: Final = "127.0.0.1"
_MARK: Final = "EXPEDITIONS_MEASURED"
_SECONDS_TO_START: Final = 60
_SECONDS_TO_STOP: Final = 30
_OURS: Final = "from expeditions_widgets.cli import main; raise SystemExit(main())"
_FOLDERS: Final = ("notebooks", "tutorials", "teaching")


@dataclass(frozen=True)
class Server:
    """A running server.

    Attributes:
        name: what tables call it.
        address: without a slash at the end.
        home: the folder with its settings.
        mark: what its processes carry in their environment.
        process: the server's own number.
    """

    name: str
    address: str
    home: Path
    mark: str
    process: int

    @property
    def token(self) -> str:
        """The token that lets a client in, which JupyterLab leaves in a file for other programs."""
        left = self.home / f"run/jpserver-{self.process}.json"
        return str(json.loads(left.read_text(encoding="utf-8"))["token"])

    def page(self, notebook: str) -> str:
        """Return the address of a notebook's page of Voila."""
        return f"{self.address}/voila/render/{notebook}"

    def processes(self) -> list[psutil.Process]:
        """Return the server's process and all that descend from it, however they were started."""
        return [each for each in psutil.process_iter() if _carries(each, self.mark)]

    def others(self) -> list[psutil.Process]:
        """Return what runs beside the server itself: its kernels, and what they are forked from."""
        return [each for each in self.processes() if each.pid != self.process]

    def seconds_of_processor(self) -> float:
        """Return the processor time that the living processes have taken; that of ended ones is in their parent's."""
        return sum(seconds_of(each) for each in self.processes())


def _carries(process: psutil.Process, mark: str) -> bool:
    with suppress(psutil.Error, OSError):
        return process.environ().get(_MARK) == mark
    return False


def seconds_of(process: psutil.Process) -> float:
    """Return a process's time on the processor, in seconds, with that of its children that have ended."""
    try:
        return sum(process.cpu_times()[:4])
    except psutil.Error:
        return 0.0


def megabytes_of(process: psutil.Process) -> float:
    """Return a process's proportional share of memory (PSS) in MB; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


@contextmanager
def our_voila(folder: Path, home: Path, *options: str) -> Iterator[Server]:
    """Run `expeditions serve FOLDER` for the length of the block."""
    words = ["-c", _OURS, "serve", str(folder), "--no-browser", *options]
    with _running("expeditions", words, home) as server:
        yield server


@contextmanager
def stock_voila(folder: Path, home: Path) -> Iterator[Server]:
    """Run `voila FOLDER --no-browser` for the length of the block, with nobody's settings but its own."""
    with _running("stock Voila", ["-m", "voila", str(folder), "--no-browser"], home) as server:
        yield server


@contextmanager
def our_lab(folder: Path, home: Path) -> Iterator[Server]:
    """Run `expeditions lab FOLDER` for the length of the block."""
    with _running("expeditions lab", ["-c", _OURS, "lab", str(folder), "--no-browser"], home) as server:
        yield server


@contextmanager
def stock_lab(folder: Path, home: Path) -> Iterator[Server]:
    """Run `jupyter lab FOLDER --no-browser` for the length of the block."""
    words = ["-m", "jupyterlab", str(folder), "--no-browser"]
    root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with _running("stock JupyterLab", [*words, *root], home) as server:
        yield server


def copied_pages(folder: Path) -> Path:
    """Copy the project's notebooks into a folder, so that a stock server serves the same ones; return the folder."""
    for name in _FOLDERS:
        shutil.copytree(CHECKOUT / name, folder / name)
    return folder


@contextmanager
def _running(name: str, words: list[str], home: Path) -> Iterator[Server]:
    port, mark = _free_port(), secrets.token_hex()
    words = [sys.executable, *words, f"--port={port}"]
    said = home / f"{name.replace(' ', '-')}-{port}.txt"
    with said.open("wb") as file:
        process = subprocess.Popen(  # noqa: S603  # the project's own commands
            words, stdin=subprocess.DEVNULL, stdout=file, stderr=file, env=_environment(home, mark), cwd=home
        )
    server = Server(name, f"http://{HERE}:{port}", home, mark, process.pid)
    try:
        _wait_until_it_answers(server, process, said)
        yield server
    finally:
        left = server.others()
        process.terminate()
        try:
            process.wait(_SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        _end([*left, *server.others()])


def _environment(home: Path, mark: str) -> dict[str, str]:
    """Return an environment in which Jupyter finds nobody's settings, and the checkout is what is imported."""
    folders = {"JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "run"}
    own = {variable: str(home / folder) for variable, folder in folders.items()}
    path = os.pathsep.join(filter(None, [str(CHECKOUT), os.environ.get("PYTHONPATH")]))
    return os.environ | own | {_MARK: mark, "PYTHONPATH": path}


def _wait_until_it_answers(server: Server, process: subprocess.Popen[bytes], said: Path) -> None:
    until = time.monotonic() + _SECONDS_TO_START
    while time.monotonic() < until and process.poll() is None:
        try:
            urlopen(server.address, timeout=5).close()  # noqa: S310  # always our own server
        except HTTPError:
            return
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"{server.name} did not start. It said: {said.read_text(errors='replace')}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def _end(processes: list[psutil.Process]) -> None:
    """End what a server has left behind: kernels notice that it is gone, but not at once."""
    _, alive = psutil.wait_procs(processes, timeout=3)
    for process in alive:
        with suppress(psutil.Error):
            process.kill()
