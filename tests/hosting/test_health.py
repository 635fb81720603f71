"""What a load balancer hears: where new visitors can go, and when a server is about to end."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets

from expeditions_widgets import __version__
from expeditions_widgets.hosting.crowd.health import figures_application
from expeditions_widgets.hosting.crowd.kernels import CountedKernels

ROOM = "?room"


async def states(kernels: CountedKernels) -> list[tuple[int, int, dict[str, Any]]]:
    """Return the codes without and with the question for room, and what is said, of a server that fills and stops."""
    server = HTTPServer(figures_application(kernels))
    sockets = bind_sockets(0, "127.0.0.1")
    server.add_sockets(sockets)
    address = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/health"

    async def ask(question: str = "", method: str = "GET") -> HTTPResponse:
        return await AsyncHTTPClient().fetch(address + question, method=method, raise_error=False)

    async def state() -> tuple[int, int, dict[str, Any]]:
        answer, room = await ask(), await ask(ROOM)
        assert (await ask(method="HEAD")).code == answer.code
        assert "Set-Cookie" not in answer.headers
        assert answer.headers["Cache-Control"] == "no-store"
        return answer.code, room.code, json.loads(answer.body)

    found = [await state()]
    place = kernels.take_place("notebooks/counter.ipynb")
    assert place is not None
    assert kernels.take_place("notebooks/counter.ipynb") is None
    found.append(await state())
    for _ in range(2):
        kernels.give_back(place)
    found.append(await state())
    kernels.is_stopping = True
    assert kernels.take_place("notebooks/counter.ipynb") is None
    found.append(await state())
    server.stop()
    await server.close_all_connections()
    return found


def test_a_full_server_is_well_and_one_that_stops_is_not() -> None:
    found = asyncio.run(states(CountedKernels(max_visitors=1)))
    well, away = HTTPStatus.OK, HTTPStatus.SERVICE_UNAVAILABLE

    def said(status: str, kernels: int) -> dict[str, Any]:
        return {"status": status, "visitors": kernels, "limit": 1, "version": __version__}

    assert found == [
        (well, well, said("ok", 0)),
        (well, away, said("full", 1)),
        (well, well, said("ok", 0)),
        (away, away, said("stopping", 0)),
    ]
