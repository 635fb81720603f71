"""A machine between the browser and the server, whose lines a test cuts, lets go silent, and mends."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.harness.site import Site

BYTES_AT_ONCE = 65_536


class Proxy:
    """Carries bytes between a free port of this machine and a server, on a loop and a thread of its own."""

    def __init__(self, site: Site) -> None:
        parts = urlsplit(site.address)
        assert parts.hostname
        assert parts.port
        self._server = (parts.hostname, parts.port)
        self._lines: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self._asks = asyncio.Event()
        self._answers = asyncio.Event()
        self._asks.set()
        self._answers.set()
        self._loop = asyncio.new_event_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def start(self) -> int:
        """Begin, and return the port."""
        self._thread.start()
        opening = asyncio.start_server(self._accept, "127.0.0.1", 0)
        self._listening = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        return int(self._listening.sockets[0].getsockname()[1])

    def stop(self) -> None:
        """End all lines and the thread."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """End all lines, and any new one as soon as it is opened."""
        self._loop.call_soon_threadsafe(self._cut)

    def fall_silent(self, *, answers_only: bool = False) -> None:
        """Leave all lines open, take new ones, and carry nothing: what a lost wireless network looks like."""
        self._loop.call_soon_threadsafe(self._answers.clear)
        if not answers_only:
            self._loop.call_soon_threadsafe(self._asks.clear)

    def mend(self) -> None:
        """Carry new lines again. Those that were silent lose what was said meanwhile, and end."""

        def mend() -> None:
            if not self._answers.is_set():
                self._cut()
            self._is_cut = False
            self._asks.set()
            self._answers.set()

        self._loop.call_soon_threadsafe(mend)

    def _cut(self) -> None:
        self._is_cut = True
        for line in self._lines:
            line.transport.abort()

    async def _end(self) -> None:
        self._listening.close()
        self._cut()
        self._asks.set()
        self._answers.set()
        await asyncio.gather(*self._tasks)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        self._lines.add(writer)
        far: asyncio.StreamWriter | None = None
        try:
            await self._asks.wait()
            if not (self._is_cut or writer.is_closing()):
                far_reader, far = await asyncio.open_connection(*self._server)
                self._lines.add(far)
                ways = (self._carry(reader, far, self._asks), self._carry(far_reader, writer, self._answers))
                await asyncio.gather(*ways, return_exceptions=True)
        finally:
            for line in filter(None, (writer, far)):
                self._lines.discard(line)
                line.transport.abort()
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, carries: asyncio.Event) -> None:
        while said := await reader.read(BYTES_AT_ONCE):
            await carries.wait()
            writer.write(said)
            await writer.drain()
        writer.close()


@contextmanager
def between(site: Site) -> Iterator[tuple[Site, Proxy]]:
    """Yield the site as it is reached through a machine between, and that machine."""
    proxy = Proxy(site)
    port = proxy.start()
    try:
        yield replace(site, address=f"http://127.0.0.1:{port}"), proxy
    finally:
        proxy.stop()
