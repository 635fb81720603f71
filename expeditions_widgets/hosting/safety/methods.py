"""What can be asked for at all: pages and files are got, and a page's farewell is posted."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from tornado.routing import Matcher
from tornado.web import RequestHandler

if TYPE_CHECKING:
    from tornado.httputil import HTTPServerRequest

GETTING: Final = ("GET", "HEAD")
LARGEST_BODY: Final = 16_384
"""Bytes; a farewell has none. Tornado would take 100 MB into memory before anything looks at them."""
SECONDS_FOR_A_BODY: Final = 20
SECONDS_BETWEEN_REQUESTS: Final = 300
"""How long a connection may stay open without a whole request; tornado would wait for an hour."""


class UnusedMethod(Matcher):
    """Takes the requests by a method that no page uses; Jupyter's own handlers log a trace for each of those."""

    def __init__(self, posted_to: str) -> None:
        """Take what the one address begins with that is posted to."""
        self._posted_to = posted_to

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        """Return what tornado wants to hear of a request for this handler, None for any other."""
        used = request.method in GETTING or (request.method == "POST" and request.path.startswith(self._posted_to))
        return None if used else {}


class NotAllowed(RequestHandler):
    """Answers that the method is not used."""

    SUPPORTED_METHODS = ()

    def write_error(self, status_code: int, **_: object) -> None:
        """Answer in plain text."""
        self.set_status(status_code if status_code == HTTPStatus.BAD_REQUEST else HTTPStatus.METHOD_NOT_ALLOWED)
        self.set_header("Allow", ", ".join(GETTING))
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("The pages can only be read, by GET or HEAD.\n")
