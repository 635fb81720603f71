"""Keeps an eye on a page: what goes wrong in it, and what the kernel sends to it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

THIS_MACHINE = {"localhost", "127.0.0.1"}
OF_THE_NETWORK = {"http", "https", "ws", "wss"}
WORST_GOOD_STATUS = 399
# The browser says nothing on the console of code in a text that it refuses to run, when the page catches the error.
BARRED_BY_POLICY = """addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
  console.error(`the page's policy (${effectiveDirective}) bars ${blockedURI}, asked for by ${sourceFile}`);
});"""


@dataclass(frozen=True)
class KernelMessage:
    """One message from the kernel: its type, its content, and how many bytes of buffers came along."""

    kind: str
    content: dict[str, Any]
    buffers: tuple[bytes, ...]


@dataclass
class _Watch:
    problems: list[str] = field(default_factory=list)
    frames: list[str | bytes] = field(default_factory=list)


_WATCHES: WeakKeyDictionary[Page, _Watch] = WeakKeyDictionary()


def watch(page: Page) -> None:
    """Start watching a page; call it before the page goes anywhere."""
    kept = _WATCHES[page] = _Watch()

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            kept.problems.append(f"console error: {message.text}")

    def on_request(request: Request) -> None:
        _note_distance(kept, request.url)

    def on_response(response: Response) -> None:
        if response.status > WORST_GOOD_STATUS:
            kept.problems.append(f"answer {response.status}: {response.url}")

    def on_failure(request: Request) -> None:
        # A page that is left drops its requests; that is no fault of its own.
        if request.failure != "net::ERR_ABORTED":
            kept.problems.append(f"no answer ({request.failure}): {request.url}")

    def on_frame(frame: str | bytes) -> None:
        kept.frames.append(frame)

    def on_socket(socket: WebSocket) -> None:
        _note_distance(kept, socket.url)
        socket.on("framereceived", on_frame)

    page.add_init_script(BARRED_BY_POLICY)
    page.on("console", on_console)
    page.on("pageerror", lambda error: kept.problems.append(f"script error: {error}"))
    page.on("request", on_request)
    page.on("requestfailed", on_failure)
    page.on("response", on_response)
    page.on("websocket", on_socket)


def problems(page: Page) -> list[str]:
    """Return the page's list of what went wrong; a test that means something to go wrong clears it."""
    return _WATCHES[page].problems


def frames(page: Page) -> list[str | bytes]:
    """Return all frames the page received through its sockets so far, as they came."""
    return list(_WATCHES[page].frames)


def kernel_messages(page: Page) -> list[KernelMessage]:
    """Return all messages the kernel sent to the page so far, in order."""
    return [_decoded(frame) for frame in frames(page)]


def _decoded(frame: str | bytes) -> KernelMessage:
    """Take a frame apart: 8-byte little-endian counts and offsets, then channel, four JSON parts, and buffers."""
    if isinstance(frame, str):
        message = json.loads(frame)
        return KernelMessage(message["header"]["msg_type"], message["content"], ())
    count = int.from_bytes(frame[:8], "little")
    offsets = [int.from_bytes(frame[8 * place : 8 * place + 8], "little") for place in range(1, count + 1)]
    _channel, header, _parent, _metadata, content, *buffers = [frame[start:end] for start, end in pairwise(offsets)]
    return KernelMessage(json.loads(header)["msg_type"], json.loads(content), tuple(buffers))


def _note_distance(kept: _Watch, address: str) -> None:
    parts = urlsplit(address)
    if parts.scheme in OF_THE_NETWORK and parts.hostname not in THIS_MACHINE:
        kept.problems.append(f"request off the machine: {address}")
