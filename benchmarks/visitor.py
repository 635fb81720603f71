"""A visitor without a browser: opens a page of Voila, clicks its widgets over a real socket, leaves or gets lost.

What it sends is what the page's scripts send, in their order; nothing is drawn. For tests and measurements:

    visitor = await visit("http://127.0.0.1:8866/voila/render/notebooks/play-cards.ipynb")
    match = visitor.widgets[0]
    await match.greet()
    await match.act({"type": "submit", "values": {}})
    await visitor.leave()
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from http import HTTPStatus
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from uuid import uuid4

from tornado.httpclient import HTTPRequest, HTTPResponse
from tornado.simple_httpclient import SimpleAsyncHTTPClient

from benchmarks.wire import KernelSocket, Message

if TYPE_CHECKING:
    from collections.abc import Mapping

_KERNEL: Final = re.compile(r'"kernelId": ?"([0-9a-f-]{36})"')
_SHOWN: Final = re.compile(r'"model_id": ?"([0-9a-f]{32})"')
_OWN_SCRIPTS: Final = 'id="page-client"'
"""What a page has in it that is drawn without Voila's scripts: those ask the kernel more."""
_FAREWELL: Final = 0.01
"""Seconds between a browser's last request and the end of its line."""
_NO_ANSWER: Final = 599
"""Tornado's status for a request that had no answer in time, or none at all."""
_MANY: Final = 10_000
CLICK: Final = {"event": "click"}
"""What a stock `ipywidgets.Button` sends."""


class TurnedAwayError(Exception):
    """The server answered with something else than a page with a kernel.

    Attributes:
        status: the answer's status.
        headers: its headers.
        page: its text.
    """

    def __init__(self, answer: HTTPResponse) -> None:
        super().__init__(f"{answer.code} {answer.reason}")
        self.status = answer.code
        self.headers = answer.headers
        self.page = answer.body.decode(errors="replace")


@dataclass
class Times:
    """When each step was done, in seconds since the visitor set out; infinite for one that is not done.

    Attributes:
        page: the whole page is here: all cells have run.
        line: the line to the kernel stands.
        states: the widgets' states are here: a browser can draw.
    """

    page: float = inf
    line: float = inf
    states: float = inf


@dataclass
class Widget:
    """A widget that a page shows, and what the browser knows of its state."""

    visitor: Visitor
    model: str
    state: dict[str, Any] = field(default_factory=dict)

    async def greet(self, query: str = "", saved: str | None = None, *, seconds: float = 60) -> Message:
        """Say hello as a widget of the project does when it is drawn, and return the answer."""
        hello = {"type": "hello", "query": query, "saved": saved, "address": self.visitor.address}
        return await self.send(hello, seconds=seconds)

    async def act(self, event: Mapping[str, object], *, seconds: float = 60) -> Message:
        """Send an event of the project's widgets with the serial of the state that is known, and return the answer."""
        serial = self.state.get("state", {}).get("serial", 0)
        return await self.send({**event, "serial": serial}, seconds=seconds)

    async def send(self, content: Mapping[str, object], *, seconds: float = 60) -> Message:
        """Send a custom message, such as `CLICK`, and return the update of the state that answers it.

        Raises:
            TimeoutError: if none comes in time.
            ConnectionLostError: if the line is closed meanwhile.
        """
        said = {"comm_id": self.model, "data": {"method": "custom", "content": content}}
        return await self.visitor.socket.ask("comm_msg", said, answer="comm_msg", seconds=seconds)

    def hear(self, said: Message) -> None:
        """Keep what an update says of the state."""
        data = said.content["data"]
        if data.get("method") == "update":
            self.state.update(data["state"])


@dataclass
class Visitor:
    """One who has opened a page.

    Attributes:
        address: the page's.
        kernel: the kernel's number.
        cookies: what the server has set, by name.
        socket: the line to the kernel.
        widgets: those that the page shows, in its order.
        page: the page as it came.
    """

    address: str
    kernel: str
    cookies: dict[str, str]
    socket: KernelSocket
    page: str
    set_out: float
    times: Times
    widgets: list[Widget] = field(default_factory=list)

    @property
    def server(self) -> str:
        """The server's address, without a slash at the end."""
        return server_of(self.address)

    @property
    def since(self) -> float:
        """Seconds since the visitor set out."""
        return perf_counter() - self.set_out

    async def ask_states(self, *, seconds: float = 60) -> Message:
        """Ask for the states of all widgets, as the widget manager does when a page opens; return the answer."""
        number = uuid4().hex
        opening = {"comm_id": number, "target_name": "jupyter.widget.control", "data": {}}
        self.socket.send("comm_open", opening, metadata={"version": "1.0.0"})
        asking = {"comm_id": number, "data": {"method": "request_states"}}
        answer = await self.socket.ask("comm_msg", asking, answer="comm_msg", seconds=seconds)
        states = answer.content["data"]["states"]
        self.widgets = [Widget(self, model, states[model]["state"]) for model in _SHOWN.findall(self.page)]
        self.times.states = self.since
        return answer

    async def leave(self, *, with_token: bool = True) -> int:
        """Leave as a browser does: ask for the kernel's end and close the line; return the answer's status.

        A page of the project sends the token of its cookie along. A page of stock Voila does not, and its kernel stays;
        with the token, as a script could make one up, it goes.
        """
        token = self.cookies.setdefault("_xsrf", uuid4().hex)
        question = f"?_xsrf={token}" if with_token else ""
        address = f"{self.server}/voila/api/shutdown/{self.kernel}{question}"
        asking = asyncio.ensure_future(fetched(address, self.cookies, body=""))
        await asyncio.sleep(_FAREWELL)
        self.socket.close()
        return (await asking).code

    def get_lost(self) -> None:
        """Cut the line without a word, as a browser that crashes."""
        self.socket.cut()

    def heard(self, said: Message) -> None:
        """Hand an update to the widget that it is of."""
        if said.kind == "comm_msg":
            for widget in self.widgets:
                if widget.model == said.content["comm_id"]:
                    widget.hear(said)


async def visit(address: str, *, cookies: Mapping[str, str] | None = None, seconds: float = 120) -> Visitor:
    """Open a page of Voila as a browser does: load it, connect to its kernel, ask for its widgets' states.

    Raises:
        TurnedAwayError: if the page has no kernel.
        TimeoutError: if the page or the states do not come in time.
    """
    set_out = perf_counter()
    answer = await fetched(address, cookies or {}, seconds=seconds)
    times = Times(page=perf_counter() - set_out)
    if answer.code == _NO_ANSWER:
        raise TimeoutError(str(answer.reason))
    page = answer.body.decode()
    kernel = _KERNEL.search(page)
    if answer.code != HTTPStatus.OK or kernel is None:
        raise TurnedAwayError(answer)
    known = {**(cookies or {}), **cookies_of(answer)}
    socket = await KernelSocket.open(server_of(address), kernel[1], headers=cookie_header(known), seconds=seconds)
    visitor = Visitor(address, kernel[1], known, socket, page, set_out, times)
    times.line = visitor.since
    socket.listeners.append(visitor.heard)
    if _OWN_SCRIPTS not in page:
        await socket.ask("kernel_info_request", {}, answer="kernel_info_reply", seconds=seconds)
    await visitor.ask_states(seconds=seconds)
    return visitor


async def fetched(
    address: str,
    cookies: Mapping[str, str],
    *,
    body: str | None = None,
    headers: Mapping[str, str] | None = None,
    seconds: float = 120,
) -> HTTPResponse:
    """Return the answer to a request, whatever its status: a POST if there is a body, else a GET."""
    client = SimpleAsyncHTTPClient(force_instance=True, max_clients=_MANY)
    request = HTTPRequest(
        address,
        method="GET" if body is None else "POST",
        body=body,
        headers={**cookie_header(cookies), **(headers or {})},
        connect_timeout=seconds,
        request_timeout=seconds,
        follow_redirects=False,
    )
    try:
        return await client.fetch(request, raise_error=False)
    finally:
        client.close()


def server_of(address: str) -> str:
    """Return the server's address, without a slash at the end."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def cookies_of(answer: HTTPResponse) -> dict[str, str]:
    """Return the cookies that an answer sets."""
    said = [line.partition(";")[0].partition("=") for line in answer.headers.get_list("Set-Cookie")]
    return {name: value for name, _, value in said}


def cookie_header(cookies: Mapping[str, str]) -> dict[str, str]:
    """Return the header that sends cookies along; empty without any."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}
