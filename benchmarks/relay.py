"""A relay between a browser and a server that counts what goes over the wire, whatever is compressed in it."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from benchmarks.servers import HERE

if TYPE_CHECKING:
    from collections.abc import Iterator

_CHUNK: Final = 65_536


class Relay:
    """Passes everything on.

    Attributes:
        address: where it listens.
        down: bytes that went to the browser.
        up: bytes that went to the server.
    """

    def __init__(self, target: str) -> None:
        self.address = ""
        self.down = 0
        self.up = 0
        self._port = urlsplit(target).port
        self._last = time.monotonic()
        self._loop: asyncio.AbstractEventLoop
        self._end: asyncio.Event

    def wait_until_quiet(self, seconds: float = 1.0) -> None:
        """Return once nothing has gone either way for some time."""
        while (left := self._last + seconds - time.monotonic()) > 0:
            time.sleep(left)

    async def serve(self, ready: threading.Event) -> None:
        """Listen on a free port, say so by an event, and pass on until `stop` is called."""
        server = await asyncio.start_server(self._join, HERE, 0)
        self.address = f"http://{HERE}:{server.sockets[0].getsockname()[1]}"
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        ready.set()
        await self._end.wait()
        server.close()

    def stop(self) -> None:
        """End it, from any thread."""
        self._loop.call_soon_threadsafe(self._end.set)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(HERE, self._port)
        with suppress(asyncio.CancelledError):  # the relay has stopped
            await asyncio.gather(self._pass(reader, far_writer, "up"), self._pass(far_reader, writer, "down"))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        with suppress(ConnectionError):
            while chunk := await reader.read(_CHUNK):
                setattr(self, way, getattr(self, way) + len(chunk))
                self._last = time.monotonic()
                writer.write(chunk)
                await writer.drain()
        writer.close()


@contextmanager
def relaying(target: str) -> Iterator[Relay]:
    """Run a relay to a server, in a thread of its own, for the length of the block."""
    relay, ready = Relay(target), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(relay.serve(ready)), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield relay
    finally:
        relay.stop()
        thread.join()
