"""A visitor's connection to a kernel: what a page says is passed on, at a page's pace, and nothing else."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast
from weakref import WeakKeyDictionary

from tornado.iostream import StreamBufferFullError
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from expeditions_widgets.hosting.kernels import PromptConnection
from expeditions_widgets.hosting.messages.frames import MisfitError, UnheededError, read_frame
from expeditions_widgets.hosting.messages.pace import Pace
from expeditions_widgets.hosting.safety.host_warnings import OTHER_ORIGIN, tell_once

if TYPE_CHECKING:
    from asyncio import Future

LARGEST_MESSAGE: Final = 1_000_000
"""Bytes. The largest that a page sends is a lesson being written, when it comes back after a reload."""
MOST_UNSENT: Final = 16_000_000
"""Bytes that wait for a slow visitor. The largest that a page gets at once is all its widgets with their program."""
MOST_UNANSWERED: Final = 60
"""Messages that a kernel has not dealt with; more than a lesson's exercises, which all say hello together."""
MOST_MISFITS: Final = 20
MOST_CONNECTIONS: Final = 4
"""Of a kernel: one page has one, and for a moment a second when its network changes."""
BROKEN_RULES: Final = 1008
"""WebSocket's code for a message that is against the rules of who closes the connection."""
TOO_LARGE: Final = 1009

_IDLE: Final = b'"idle"'
_STATUS_IS_SHORT: Final = 100
_ERROR: Final = b'"error"'
_STREAM: Final = b'"stream"'


def _is_complaint(header: bytes, content: bytes) -> bool:
    """Whether a kernel's message tells of an error in its code: with paths, and for nobody on a page to mend."""
    if _ERROR in header:
        return bool(json.loads(header)["msg_type"] == "error")
    return _STREAM in header and json.loads(header)["msg_type"] == "stream" and json.loads(content)["name"] == "stderr"


class PageConnection(PromptConnection):
    """Passes on what a page may say, and waits where a kernel is behind."""

    _paces: ClassVar[WeakKeyDictionary[Any, Pace]] = WeakKeyDictionary()

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401  # as Jupyter makes it
        super().__init__(**settings)
        self._misfits = 0
        self._unanswered: Counter[str] = Counter()
        self._answered = asyncio.Event()

    async def take(self, frame: bytes | str) -> None:
        """Pass a frame from the page on; returns when the next one may be read."""
        if len(frame) > LARGEST_MESSAGE:
            self.log.warning("Kernel %s: a connection was closed on a message of %s bytes.", self.kernel_id, len(frame))
            self.websocket_handler.close(TOO_LARGE, "too much at once")
            return
        await asyncio.sleep(self._pace.wait(len(frame), time.monotonic()))
        try:
            message = read_frame(frame, self.subprotocol)
        except UnheededError:
            return
        except MisfitError as misfit:
            self._refuse(misfit)
            return
        while self._unanswered.total() >= MOST_UNANSWERED:
            self._answered.clear()
            await self._answered.wait()
        shell = self.channels.get("shell")
        if shell is not None and not shell.closed():
            self._unanswered[message.number] += 1
            self.session.send_raw(shell, list(message.parts))

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Refuse what does not come by `take`."""
        raise NotImplementedError

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass a kernel's message on to the page; note which of the page's messages is dealt with."""
        _, parts = self.session.feed_identities(outgoing_msg)
        _, header, parent, _, content, *_ = cast("list[bytes]", parts)
        if _is_complaint(header, content):
            return
        if len(content) < _STATUS_IS_SHORT and _IDLE in content:
            self._unanswered -= Counter([json.loads(parent).get("msg_id")])
            self._answered.set()
        super().handle_outgoing_message(stream, outgoing_msg)

    def on_kernel_restarted(self) -> None:
        """Tell the page; the kernel that comes after knows nothing of what the one before was asked."""
        self._answer_all()
        super().on_kernel_restarted()  # type: ignore[no-untyped-call]

    def disconnect(self) -> Any:  # noqa: ANN401  # the classes above disagree
        """End the connection."""
        self._answer_all()
        return super().disconnect()  # type: ignore[no-untyped-call]

    @property
    def _pace(self) -> Pace:
        """The pace that all connections of this kernel keep together."""
        return self._paces.setdefault(self.kernel_manager, Pace(time.monotonic()))

    def _answer_all(self) -> None:
        self._unanswered.clear()
        self._answered.set()

    def _refuse(self, misfit: MisfitError) -> None:
        self._misfits += 1
        if self._misfits == 1:
            self.log.warning("Kernel %s: a message was dropped: %s.", self.kernel_id, misfit)
        if self._misfits >= MOST_MISFITS:
            self.log.warning("Kernel %s: a connection with %s such messages was closed.", self.kernel_id, self._misfits)
            self.websocket_handler.close(BROKEN_RULES, "messages that no page sends")


class PageSocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # voila comes without types
    """The socket between a page and the server: what is too large or too much ends it."""

    # What is larger still ends the connection at once, before it is read, and its page hears no reason.
    max_message_size = 4 * LARGEST_MESSAGE
    _open: ClassVar[Counter[str]] = Counter()

    def check_origin(self, origin: str | None = None) -> bool:
        """Whether the page is one of ours; the host is told once of another, which may be ours by another name."""
        is_ours = bool(super().check_origin(origin))
        if not is_ours:
            said = origin or self.request.headers.get("Origin", "")
            tell_once("origin", OTHER_ORIGIN, origin=said, host=self.request.host)
        return is_ours

    async def get(self, kernel_id: str) -> None:
        """Open the socket, unless the kernel has too many; returns when it is closed."""
        if self._open[kernel_id] >= MOST_CONNECTIONS:
            self.set_status(HTTPStatus.TOO_MANY_REQUESTS)
            self.finish()
            return
        self._open[kernel_id] += 1
        try:
            await super().get(kernel_id)
        finally:
            self._open[kernel_id] -= 1
            if not self._open[kernel_id]:
                del self._open[kernel_id]

    async def open(self, kernel_id: str) -> None:
        """Connect the page to its kernel."""
        self.ws_connection.stream.max_write_buffer_size = MOST_UNSENT
        await super().open(kernel_id)

    async def on_message(self, ws_message: bytes | str) -> None:
        """Pass a message on; the next one is not read before this has ended, so that a visitor's socket fills up."""
        if self.connection is not None:
            await self.connection.take(ws_message)

    def write_message(self, message: bytes | str, binary: bool = False) -> Future[None] | None:  # noqa: FBT001, FBT002
        """Send a message, unless so much is unsent that nobody seems to read it: that ends the connection."""
        try:
            sent: Future[None] | None = super().write_message(message, binary)
        except StreamBufferFullError:
            self.log.warning("A connection was closed whose other end reads nothing.")
            self.ws_connection.stream.close()
        except WebSocketClosedError:
            pass
        else:
            if sent is not None:
                sent.add_done_callback(_look_at)
            return sent
        return None


def _look_at(sent: Future[None]) -> None:
    """Look at why a message could not be sent, so that a page that is gone makes no noise in the log."""
    if not sent.cancelled():
        sent.exception()
