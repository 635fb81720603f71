"""A server that others are meant to come to, by a name and in a frame, and requests as no browser sends them."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.browser.harness.site import SERVED_AT, Site, command, running
from tests.projects import small_project, write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAME = "course.example.org"
FRAME = "https://elsewhere.example"
SECONDS = 60


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project with notebooks that can't be read or run, and a picture."""
    folder = small_project(tmp_path_factory.mktemp("folder-of-the-host"))
    (folder / "notebooks/no-json.ipynb").write_text("{ not json")
    (folder / "notebooks/a-folder.ipynb").mkdir()
    (folder / "notebooks/drawing.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (folder / "teaching").mkdir()
    (folder / "teaching/README.md").write_text("# For teachers\n")
    no_kernel = '{"cells": [], "metadata": {"kernelspec": {"name": "julia"}}, "nbformat": 4, "nbformat_minor": 5}'
    (folder / "notebooks/no-kernel.ipynb").write_text(no_kernel)
    warning = "import sys, warnings\nwarnings.warn('from a cell')\nprint('complaint', file=sys.stderr)"
    write_notebook(folder / "notebooks/warns.ipynb", "# Warns", ">>>" + warning)
    return folder


@pytest.fixture(scope="package")
def site(folder: Path) -> Iterator[Site]:
    words = command("serve", folder, "--no-browser", "--port", "0", "--name", NAME, "--allow-frame", FRAME)
    with running(words, SERVED_AT) as (process, found, complaints):
        yield Site(found[0], process, complaints)


@dataclass(frozen=True)
class Answer:
    """An answer as it came: the status, the header lines by their names in small letters, the body."""

    status: int
    headers: dict[str, list[str]]
    body: str
    whole: bytes

    def header(self, name: str) -> str:
        """Return the one header of this name."""
        (value,) = self.headers[name.lower()]
        return value


def ask(site: Site, path: str, method: str = "GET", *, headers: dict[str, str] | None = None, body: str = "") -> Answer:
    """Send a request exactly as it is written here, and return the answer."""
    lines = {"Host": urlsplit(site.address).netloc, "Connection": "close", **(headers or {})}
    if body:
        lines["Content-Length"] = str(len(body))
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return answer_to(site, f"{method} {path} HTTP/1.1\r\n{head}\r\n{body}".encode("latin-1"))


def answer_to(site: Site, sent: bytes) -> Answer:
    """Send bytes, and return what came until the server closed the connection."""
    place = urlsplit(site.address)
    with socket.create_connection((place.hostname, place.port), timeout=SECONDS) as connection:
        connection.sendall(sent)
        whole = b"".join(iter(lambda: connection.recv(65536), b""))
    head, _, rest = whole.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers: dict[str, list[str]] = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers.setdefault(name.lower(), []).append(value.strip())
    body = b"".join(_chunks(rest)) if headers.get("transfer-encoding") == ["chunked"] else rest
    return Answer(int(first.split()[1]) if first else 0, headers, body.decode("utf-8", "replace"), whole)


def _chunks(rest: bytes) -> Iterator[bytes]:
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        yield rest[: int(size, 16)]
        rest = rest[int(size, 16) + 2 :]
