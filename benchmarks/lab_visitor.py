"""A learner in JupyterLab without a browser: starts a kernel, runs a cell, clicks the widget that it shows."""

from __future__ import annotations

import json
from time import perf_counter
from typing import TYPE_CHECKING

from benchmarks.visitor import Times, Visitor, fetched
from benchmarks.wire import KernelSocket

if TYPE_CHECKING:
    from benchmarks.servers import Server
    from benchmarks.wire import Message


async def run_in_lab(server: Server, code: str, *, seconds: float = 60) -> Visitor:
    """Run a cell in a kernel of its own and return who sees its widgets.

    Raises:
        RuntimeError: if the cell shows no widget; the text says what it did instead.
        TimeoutError: if it takes too long.
    """
    token = {"Authorization": f"token {server.token}"}
    answer = await fetched(f"{server.address}/api/kernels", {}, body='{"name": "python3"}', headers=token)
    kernel = str(json.loads(answer.body)["id"])
    socket = await KernelSocket.open(server.address, kernel, headers=token)
    visitor = Visitor(server.address, kernel, {}, socket, "", perf_counter(), Times())
    socket.listeners.append(visitor.heard)
    said: list[Message] = []
    socket.listeners.append(said.append)
    await socket.ask("kernel_info_request", {}, answer="kernel_info_reply", seconds=seconds)
    request = {"code": code, "silent": False, "store_history": True, "allow_stdin": False, "user_expressions": {}}
    await socket.ask("execute_request", request, answer="execute_reply", seconds=seconds)
    shown = socket.expect(lambda one: one.kind == "kernel_info_reply")
    socket.send("kernel_info_request", {})
    await shown
    socket.listeners.remove(said.append)
    visitor.page = "\n".join(json.dumps(one.content) for one in said if one.kind in {"display_data", "execute_result"})
    await visitor.ask_states(seconds=seconds)
    if not visitor.widgets:
        raise RuntimeError(f"The cell shows no widget, but: {[one.content for one in said if one.kind == 'error']}")
    return visitor
