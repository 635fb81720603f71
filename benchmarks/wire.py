"""The line to a kernel as a browser has it: Jupyter's messages, packed into websocket frames."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode
from uuid import uuid4

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PACKING: Final = "v1.kernel.websocket.jupyter.org"
"""The packing that a browser asks for: offsets of 8 bytes, then channel, header, parent, metadata, content, buffers."""
_WIDTH: Final = 8
_LARGEST: Final = 100_000_000


class ConnectionLostError(Exception):
    """The server closed the line; the text holds its code."""


@dataclass(frozen=True)
class Message:
    """A message as it came; its parts are read when they are asked for, so that a crowd costs little."""

    channel: str
    parts: tuple[bytes, ...]

    @cached_property
    def header(self) -> dict[str, Any]:
        """The header: `msg_type`, `msg_id` and more."""
        return dict(json.loads(self.parts[0]))

    @cached_property
    def parent(self) -> dict[str, Any]:
        """The header of the message that caused this one; empty if none did."""
        return dict(json.loads(self.parts[1]))

    @cached_property
    def content(self) -> dict[str, Any]:
        """What is said."""
        return dict(json.loads(self.parts[3]))

    @property
    def kind(self) -> str:
        """The message's type, such as `comm_msg`."""
        return str(self.header["msg_type"])


def packed(channel: str, header: object, content: object, *, parent: object = None, metadata: object = None) -> bytes:
    """Return a message as the frame that a browser sends."""
    parts = [channel.encode(), *(json.dumps(part or {}).encode() for part in (header, parent, metadata, content))]
    offsets = [_WIDTH * (len(parts) + 2)]
    for part in parts:
        offsets.append(offsets[-1] + len(part))
    numbers = [len(offsets), *offsets]
    return b"".join([*(number.to_bytes(_WIDTH, "little") for number in numbers), *parts])


def unpacked(frame: bytes) -> Message:
    """Return the message in a frame."""
    count = int.from_bytes(frame[:_WIDTH], "little")
    offsets = [int.from_bytes(frame[_WIDTH * n : _WIDTH * (n + 1)], "little") for n in range(1, count + 1)]
    channel, *parts = (frame[start:end] for start, end in pairwise(offsets))
    return Message(channel.decode(), tuple(parts))


class KernelSocket:
    """An open line to a kernel.

    Attributes:
        received: bytes of all frames that came, before the line's own compression.
        frames: how many came.
        listeners: what is called with each message that comes, beside those who wait for one.
    """

    def __init__(self) -> None:
        self.received = 0
        self.frames = 0
        self.listeners: list[Callable[[Message], None]] = []
        self._session = uuid4().hex
        self._awaited: list[tuple[Callable[[Message], bool], asyncio.Future[Message]]] = []
        self._line: WebSocketClientConnection
        self._is_closed = False

    @classmethod
    async def open(
        cls, server: str, kernel: str, *, headers: Mapping[str, str] | None = None, seconds: float = 120
    ) -> KernelSocket:
        """Return a line to a kernel of the server at an address such as `http://127.0.0.1:8866`.

        `headers` are those of the handshake, such as the cookies; the origin is the server's own unless it is given.

        Raises:
            HTTPClientError: if the server refuses the handshake.
        """
        opened = cls()
        question = urlencode({"session_id": opened._session})
        address = f"ws{server.removeprefix('http')}/api/kernels/{kernel}/channels?{question}"
        request = HTTPRequest(
            address, headers={"Origin": server, **(headers or {})}, connect_timeout=seconds, request_timeout=seconds
        )
        # A browser always offers to take compressed frames.
        opened._line = await websocket_connect(
            request,
            on_message_callback=opened._heard,
            subprotocols=[PACKING],
            compression_options={},
            max_message_size=_LARGEST,
        )
        opened._line.protocol.set_nodelay(True)  # as browsers do
        return opened

    @property
    def is_open(self) -> bool:
        """Whether the line still stands."""
        return not self._is_closed

    @property
    def close_code(self) -> int | None:
        """The code with which the server closed the line; None without one."""
        return self._line.close_code

    def send(self, kind: str, content: object, *, channel: str = "shell", metadata: object = None) -> str:
        """Send a message and return its id."""
        number = uuid4().hex
        header = {
            "msg_id": number,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.4",
            "date": "2000-01-01T00:00:00.000Z",
        }
        self.write(packed(channel, header, content, metadata=metadata))
        return number

    def write(self, frame: bytes | str) -> None:
        """Send a frame as it is, whatever is in it.

        Raises:
            ConnectionLostError: if the line is closed.
        """
        if self._is_closed:
            raise ConnectionLostError(f"closed with code {self.close_code}")
        self._line.write_message(frame, binary=isinstance(frame, bytes))

    def expect(self, fits: Callable[[Message], bool]) -> asyncio.Future[Message]:
        """Return what will be the next message that fits; called before what causes it is sent."""
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            future.set_exception(ConnectionLostError(f"closed with code {self.close_code}"))
        self._awaited.append((fits, future))
        return future

    async def ask(
        self, kind: str, content: object, *, channel: str = "shell", answer: str = "", seconds: float = 60
    ) -> Message:
        """Send a message and return the first answer to it, or the first of the type named by `answer`.

        Raises:
            TimeoutError: if none comes in time.
            ConnectionLostError: if the line is closed meanwhile.
        """
        sent: list[str] = []
        answered = self.expect(
            lambda said: said.parent.get("msg_id") in sent and said.kind in ((answer,) if answer else (said.kind,))
        )
        sent.append(self.send(kind, content, channel=channel))
        return await asyncio.wait_for(answered, seconds)

    def close(self) -> None:
        """Close the line as a browser does that leaves the page."""
        self._line.close(1001)

    def cut(self) -> None:
        """Cut the line without a word, as a browser that crashes."""
        if self._line.protocol is not None:
            self._line.protocol.stream.close()
            self._line.protocol = None

    def _heard(self, frame: str | bytes | None) -> None:
        if not isinstance(frame, bytes):
            # None says that the line is closed; text would be another packing than the one that was agreed on.
            self._is_closed = frame is None
            self._let_down(ConnectionLostError(f"closed with code {self.close_code}"))
            return
        self.received += len(frame)
        self.frames += 1
        said = unpacked(frame)
        for listener in self.listeners:
            listener(said)
        for awaited in [each for each in self._awaited if each[0](said)]:
            self._awaited.remove(awaited)
            if not awaited[1].done():
                awaited[1].set_result(said)

    def _let_down(self, reason: Exception) -> None:
        for _, future in self._awaited:
            if not future.done():
                future.set_exception(reason)
        self._awaited.clear()
