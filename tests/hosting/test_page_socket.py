"""What goes through a page's socket: the messages of its widgets, and nothing else, however it is packed."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tornado.httpclient import HTTPClientError

from benchmarks.visitor import Visitor, cookie_header, visit
from benchmarks.wire import PACKING, ConnectionLostError, KernelSocket, packed
from expeditions_widgets.hosting.messages.connection import LARGEST_MESSAGE, MOST_CONNECTIONS, MOST_MISFITS
from expeditions_widgets.hosting.messages.pace import MESSAGES_AT_ONCE
from tests.browser.harness.site import Site, serving
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

MATCH = "from expeditions_widgets.widgets.card_match import CardMatch\nCardMatch()"
RUNS = {"code": "raise SystemExit", "silent": False, "store_history": False}
REFUSED: dict[str, Any] = {
    "execute_request": RUNS,
    "complete_request": {"code": "pri", "cursor_pos": 3},
    "inspect_request": {"code": "print", "cursor_pos": 3, "detail_level": 0},
    "history_request": {"hist_access_type": "tail", "n": 5, "output": True, "raw": True},
    "is_complete_request": {"code": "1 +"},
    "interrupt_request": {},
    "shutdown_request": {"restart": False},
    "debug_request": {"type": "request", "command": "initialize", "seq": 1, "arguments": {}},
    "create_subshell_request": {},
    "delete_subshell_request": {"subshell_id": "1"},
    "list_subshell_request": {},
    "usage_request": {},
    "connect_request": {},
    "input_reply": {"value": "1"},
    "apply_request": {},
    "comm_open": {"comm_id": "x", "target_name": "jupyter.widget", "data": {"state": {}, "buffer_paths": []}},
}
TAKEN = {"kernel_info_request": {}, "comm_info_request": {"target_name": "jupyter.widget"}}
OVERWRITTEN: list[dict[str, object]] = [
    {"state": {}},
    {"_esm": "alert(1)"},
    {"layout": "x"},
    {"value": 1},
    {"_model_name": "OutputModel"},
]
HEADER = {"msg_id": "1", "msg_type": "comm_msg", "session": "s", "username": "", "version": "5.4"}
TOLD = ("429 GET", "A connection was closed whose other end reads nothing.")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("project")
    write_notebook(folder / "notebooks/index.ipynb", "# Front")
    write_notebook(folder / "notebooks/match.ipynb", "# A match", f">>>{MATCH}")
    with serving(folder) as served:
        yield served
        assert served.process.poll() is None
        complaints = served.complaints.read_text().splitlines()
        assert [line for line in complaints if not line.startswith(TOLD)] == []


def visiting(site: Site, act: Callable[[Visitor], Awaitable[None]]) -> None:
    """Have a visitor deal a match, do something, and lay a card, which must be answered as ever."""

    async def stay() -> None:
        visitor = await visit(site.page("notebooks/match.ipynb"))
        try:
            await visitor.widgets[0].greet("?seed=482913&dealer=B")
            await act(visitor)
            await visitor.ask_states(seconds=10)
            match = visitor.widgets[0]
            await match.act({"type": "try", "code": "s2", "place": "own-s"}, seconds=10)
            assert match.state["state"]["table"]["step"] == 2
        finally:
            await visitor.leave()

    asyncio.run(stay())


@asynccontextmanager
async def another(visitor: Visitor) -> AsyncIterator[KernelSocket]:
    """Have a further line to a visitor's kernel."""
    line = await KernelSocket.open(visitor.server, visitor.kernel, headers=cookie_header(visitor.cookies))
    try:
        yield line
    finally:
        line.close()


async def send_all(visitor: Visitor, frames: list[bytes | str]) -> None:
    """Send frames by lines of their own, each until the server closes it."""
    rest = list(reversed(frames))
    while rest:
        async with another(visitor) as line:
            for _ in range(min(len(rest), MOST_MISFITS - 1)):
                line.write(rest.pop())
            # Dealt with in their order, so that all before it are when this one is.
            await line.ask("kernel_info_request", {}, answer="kernel_info_reply", seconds=10)


def test_what_no_page_sends_is_not_answered_on_any_channel(site: Site) -> None:
    async def ask_for_more(visitor: Visitor, channel: str) -> None:
        answered: set[str] = set()
        async with another(visitor) as line:
            line.listeners.append(lambda said: answered.add(said.parent.get("msg_id", "")))
            asked = [line.send(kind, content, channel=channel) for kind, content in REFUSED.items()]
            if channel != "shell":
                asked += [line.send(kind, content, channel=channel) for kind, content in TAKEN.items()]
            await line.ask("kernel_info_request", {}, answer="kernel_info_reply", seconds=10)
        assert answered.isdisjoint(asked)
        assert answered

    async def ask_everywhere(visitor: Visitor) -> None:
        for channel in ("shell", "control", "stdin", "iopub"):
            await ask_for_more(visitor, channel)

    visiting(site, ask_everywhere)


def test_a_widget_s_traits_are_its_own(site: Site) -> None:
    async def overwrite(visitor: Visitor) -> None:
        match = visitor.widgets[0]
        before = {**match.state}
        for state in OVERWRITTEN:
            visitor.socket.send("comm_msg", {"comm_id": match.model, "data": {"method": "update", "state": state}})
        await visitor.ask_states()
        after = visitor.widgets[0].state
        assert {name: after[name] for name in before} == before

    visiting(site, overwrite)


def of(content: object, **header: object) -> bytes:
    """Return a frame with a message to a widget that may not be there."""
    return packed("shell", {**HEADER, **header}, content)


def to(comm: object, data: object) -> bytes:
    return of({"comm_id": comm, "data": data})


def tables(*numbers: int, rest: bytes = b"") -> bytes:
    return b"".join(number.to_bytes(8, "little") for number in numbers) + rest


def broken_frames(comm: str) -> list[bytes | str]:
    """Return frames in which something is wrong, most of them made for a widget that is there."""
    good = to(comm, {"method": "custom", "content": {"type": "press", "serial": 2, "id": "undo"}})
    deep: object = {"type": "press", "serial": 2, "id": "undo"}
    for _ in range(30):
        deep = [deep]
    numbers = Random(0)
    noise = [numbers.randbytes(numbers.randrange(200)) for _ in range(30)]
    cut = [good[: numbers.randrange(len(good))] for _ in range(20)]
    turned = []
    for _ in range(60):
        frame = bytearray(good)
        frame[numbers.randrange(len(frame))] ^= 1 << numbers.randrange(8)
        turned.append(bytes(frame))
    offsets = [
        b"",
        tables(0),
        tables(2**63),
        tables(6, 56, 2**40, 3, 2, 1, 0),
        tables(6, 0, 0, 0, 0, 0, 0),
        tables(7, *range(64, 120, 8), rest=good[64:]),
    ]
    contents = [
        to(comm, {"method": "custom", "content": {"deep": deep}}),
        to(comm, {"method": "custom", "content": [1]}),
        to(comm, {"method": "custom"}),
        to(comm, {"method": "update", "state": {"state": {"serial": 7}}}),
        to(comm, {"method": "custom", "content": {}, "buffer_paths": [["a"]]}),
        to(comm, {"method": "shutdown"}),
        to(comm, []),
        to([comm], {"method": "request_state"}),
        to("nobody", {"method": "request_state"}),
        of([], msg_type="comm_msg"),
        of({}, msg_type=["comm_msg"]),
        of({}, msg_type="kernel_info_request", msg_id="\ud800"),
        of({}, msg_type="kernel_info_request", session={"a": 1}),
        of({"comm_id": "c", "target_name": "jupyter.widget.control", "data": 3}, msg_type="comm_open"),
        of({"comm_id": "nobody", "data": {}}, msg_type="comm_close"),
    ]
    for number in ("NaN", "Infinity", "1e999", "9" * 5000, "1" * 400, '"\\ud800"'):
        open_place = to(comm, {"method": "custom", "content": {"type": "press", "serial": "HERE", "id": "undo"}})
        contents.append(repacked(open_place, b'"HERE"', number.encode()))
    text = json.dumps({"channel": "shell", "header": HEADER, "content": {}, "metadata": {}})
    return [*offsets, *contents, *noise, *cut, *turned, text, "{", "[" * 100_000, "\N{SNOWMAN}"]


def repacked(frame: bytes, old: bytes, new: bytes) -> bytes:
    """Return a frame with something else in its content, and its end where it is then."""
    changed = frame.replace(old, new)
    return changed[:48] + len(changed).to_bytes(8, "little") + changed[56:]


def test_frames_made_to_hurt_do_not(site: Site) -> None:
    async def hurt(visitor: Visitor) -> None:
        await send_all(visitor, broken_frames(visitor.widgets[0].model))

    visiting(site, hurt)


def test_who_goes_on_with_what_no_page_sends_is_shown_out(site: Site) -> None:
    async def insist(visitor: Visitor) -> None:
        async with another(visitor) as line:
            for _ in range(MOST_MISFITS):
                line.send("execute_request", RUNS)
            with pytest.raises(ConnectionLostError, match="1008"):
                await line.ask("kernel_info_request", {}, seconds=10)

    visiting(site, insist)


def test_a_message_too_large_for_any_page_ends_the_connection(site: Site) -> None:
    async def shout(visitor: Visitor) -> None:
        async with another(visitor) as line:
            line.write(of({"comm_id": "x", "data": {"method": "custom", "content": {"x": "x" * LARGEST_MESSAGE}}}))
            with pytest.raises(ConnectionLostError, match="1009"):
                await line.ask("kernel_info_request", {}, seconds=10)

    visiting(site, shout)


def test_a_kernel_has_few_connections(site: Site) -> None:
    async def crowd(visitor: Visitor) -> None:
        async with AsyncExitStack() as lines:
            for _ in range(MOST_CONNECTIONS - 1):
                await lines.enter_async_context(another(visitor))
            with pytest.raises(HTTPClientError, match="429"):
                await lines.enter_async_context(another(visitor))

    visiting(site, crowd)


def test_many_acts_at_once_are_slowed_and_none_is_lost(site: Site) -> None:
    async def hurry(visitor: Visitor) -> None:
        match = visitor.widgets[0]
        first = match.state["state"]["serial"]
        for number in range(MESSAGES_AT_ONCE + 20):
            content = {"type": "press", "serial": first + number, "id": "nothing"}
            said = {"comm_id": match.model, "data": {"method": "custom", "content": content}}
            visitor.socket.send("comm_msg", said)
        answer = await match.act({"type": "press", "id": "nothing"})
        assert answer.content["data"]["state"]["state"]["serial"] == first + MESSAGES_AT_ONCE + 21

    visiting(site, hurry)


@pytest.mark.soak
def test_who_asks_and_asks_and_reads_nothing_is_cut_off(site: Site) -> None:
    async def ask_and_never_read(visitor: Visitor) -> None:
        host, port = visitor.server.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=4096)
        cookies = cookie_header(visitor.cookies)["Cookie"]
        shaking = (
            f"GET /api/kernels/{visitor.kernel}/channels?session_id=mute HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookies}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: {PACKING}\r\n\r\n"
        )
        writer.write(shaking.encode())
        await reader.readuntil(b"\r\n\r\n")
        opening = {"comm_id": "mute", "target_name": "jupyter.widget.control", "data": {}}
        writer.write(
            masked(packed("shell", HEADER | {"msg_type": "comm_open"}, opening, metadata={"version": "1.0.0"}))
        )
        with pytest.raises(ConnectionError):
            await insist(writer, masked(to("mute", {"method": "request_states"})))
        writer.close()

    visiting(site, ask_and_never_read)


async def insist(writer: asyncio.StreamWriter, frame: bytes) -> None:
    """Send the same frame over and over, 20 a second."""
    for _ in range(1_000):
        writer.write(frame)
        await writer.drain()
        await asyncio.sleep(0.05)


def masked(payload: bytes) -> bytes:
    """Return the websocket frame that a client sends; a mask of zeros changes nothing."""
    return b"\x82\xfe" + len(payload).to_bytes(2, "big") + bytes(4) + payload
