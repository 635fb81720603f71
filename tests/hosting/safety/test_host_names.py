"""The server answers to its own names, and its kernels to its own pages."""

from __future__ import annotations

import asyncio
import re
import socket
from urllib.parse import urlsplit

import pytest

from expeditions_widgets.hosting.safety.host_names import UNKNOWN_NAME, own_names
from tests.browser.harness.site import Site  # noqa: TC001  # pytest reads the fixture's type
from tests.hosting.safety.conftest import NAME, answer_to, ask
from tests.hosting.sockets import status_of_socket

THERE = "/voila/render/notebooks/counter.ipynb"


def kernel_of(page: str) -> str:
    found = re.search(r'"kernelId": "([^"]+)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("host", ["localhost", NAME, NAME.upper(), f"{NAME}:8866", f"{NAME}.", "127.0.0.1", "[::1]:80"])
def test_it_answers_to_its_own_names_and_to_addresses_in_figures(site: Site, host: str) -> None:
    assert ask(site, "/", headers={"Host": host}).status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", f"{NAME}.evil.example", "evil.localhost.example", "127.0.0.1.evil.example", "", "a,b", "%00"],
)
@pytest.mark.parametrize("path", ["/", "/voila/static/brand.svg", "/nowhere"])
def test_by_any_other_name_nothing_is_told(site: Site, host: str, path: str) -> None:
    answer = ask(site, path, headers={"Host": host})
    assert answer.status in {400, 421}
    assert answer.body in {"", UNKNOWN_NAME}
    assert "set-cookie" not in answer.headers


def test_two_names_at_once_are_refused(site: Site) -> None:
    assert answer_to(site, b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n").status == 400


def test_who_listens_to_the_network_goes_by_the_machines_name_too() -> None:
    machine = socket.gethostname().lower()
    assert own_names("localhost", (), ()) == {"localhost"}
    assert own_names("0.0.0.0", (), ("a.example",)) == {"localhost", machine, f"{machine}.local", "a.example"}  # noqa: S104
    assert own_names("teacher-pc", (), ()) >= {"localhost", "teacher-pc"}


def test_a_kernel_answers_its_own_page_alone(site: Site) -> None:
    kernel = kernel_of(ask(site, THERE).body)
    place = urlsplit(site.address).netloc
    channels = f"ws://{place}/api/kernels/{kernel}/channels"

    async def connect_all() -> list[int]:
        tried = [
            {"Origin": site.address},
            {"Host": NAME, "Origin": f"https://{NAME}"},
            {"Origin": "https://elsewhere.example"},
            {"Origin": f"https://{NAME}"},
            {"Origin": "null"},
            {"Host": "evil.example", "Origin": "http://evil.example"},
        ]
        return [await status_of_socket(channels, headers) for headers in tried]

    assert asyncio.run(connect_all()) == [101, 101, 403, 403, 403, 421]
