"""Whom the server answers: requests that name it as it was meant to be named, and none by a name of somebody else's."""

from __future__ import annotations

import re
import socket
from http import HTTPStatus
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from tornado.routing import Matcher
from tornado.web import RequestHandler

from expeditions_widgets.hosting.safety.host_warnings import OTHER_NAME, tell_once

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tornado.httputil import HTTPServerRequest

THIS_MACHINE: Final = "localhost"
UNKNOWN_NAME: Final = (
    "These pages are not known by the name in this address. Ask the person who gave it to you for the right one.\n"
    "If that is you, start with the name: expeditions serve --name NAME\n"
)
_NAME: Final = re.compile(r"(?=.{1,253}\Z)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")


def host_name(text: str) -> str:
    """Return a name by which visitors come, as in `course.example.org`, the way that browsers write it.

    >>> host_name("Course.Example.org")
    'course.example.org'

    Raises:
        ValueError: if it is none; the text says what one looks like.
    """
    name = text.lower()
    if not _NAME.fullmatch(name):
        raise ValueError(f"a name is like course.example.org, without http:// and without a port, not {text!r}")
    return name


def is_open(ip: str, lan: Iterable[str], names: Iterable[str]) -> bool:
    """Tell whether others than the person at this machine are meant to come.

    >>> is_open("localhost", [], []), is_open("127.0.0.1", [], ["course.example.org"]), is_open("0.0.0.0", [], [])
    (False, True, True)
    """
    return bool([*lan, *names]) or not (ip == THIS_MACHINE or (_is_number(ip) and ip_address(ip).is_loopback))


def own_names(ip: str, lan: Iterable[str], names: Iterable[str]) -> frozenset[str]:
    """Return the names that the server answers to, beside all addresses in figures."""
    listened = {ip.lower()} if ip and not _is_number(ip) else set()
    machine = {socket.gethostname().lower()} if is_open(ip, lan, ()) else set()
    return frozenset({THIS_MACHINE, *listened, *machine, *(f"{name}.local" for name in machine), *names})


class UnknownName(Matcher):
    """Takes the requests that name the server otherwise.

    A page of another site can have its own name lead to this machine after it was loaded (DNS rebinding), and would
    then read our pages as its own. An address in figures can't be made to lead elsewhere, so all of those are answered:
    which ones lead here behind a container or a load balancer, the server can't know.
    """

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        """Return what tornado wants to hear of a request for this handler, None for any other."""
        name = request.host_name.rstrip(".")
        return None if name in self._names or _is_number(name.strip("[]")) else {}


class UnknownNamePage(RequestHandler):
    """Answers in plain text, for a page's styles would be asked for by the same name."""

    def prepare(self) -> None:
        """Answer whatever was asked, and tell the host of it once."""
        tell_once("name", OTHER_NAME, name=self.request.host_name)
        self.set_status(HTTPStatus.MISDIRECTED_REQUEST)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(UNKNOWN_NAME)


def _is_number(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
