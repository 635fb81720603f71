"""How a server answers who asks for a kernel's socket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

if TYPE_CHECKING:
    from collections.abc import Mapping

OPENED = 101


async def status_of_socket(address: str, headers: Mapping[str, str]) -> int:
    """Ask for a socket and close it again; return the status: 101 if it opened."""
    try:
        connection = await websocket_connect(HTTPRequest(address, headers=dict(headers)))
    except HTTPClientError as refusal:
        return refusal.code
    connection.close()
    while await connection.read_message() is not None:
        pass
    return OPENED
