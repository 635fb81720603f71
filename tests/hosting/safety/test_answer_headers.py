"""Every answer says what a page may load, run and be part of; none says which software made it."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from tests.hosting.safety.conftest import FRAME, Answer, ask

if TYPE_CHECKING:
    from tests.browser.harness.site import Site

THERE = "/voila/render/notebooks/counter.ipynb"
EVERY_KIND = [
    ("GET", "/", 200),
    ("GET", THERE, 200),
    ("GET", "/voila/render/notebooks/index.ipynb", 302),
    ("GET", "/voila/render/notebooks/no-json.ipynb", 400),
    ("GET", "/teaching/", 200),
    ("GET", "/voila/static/brand.svg", 200),
    ("GET", "/voila/static/nowhere.js", 403),
    ("GET", "/voila/files/notebooks/drawing.svg", 200),
    ("GET", "/voila/labextensions/x/static/nowhere.js", 404),
    ("GET", "/api/kernels/a-b-c-d-e", 404),
    ("GET", "/nowhere", 404),
    ("POST", "/voila/api/shutdown/a-b-c-d-e", 403),
    ("POST", "/", 405),
]


@cache
def asked(site: Site, path: str, method: str = "GET") -> Answer:
    """Ask once: a notebook's page takes a kernel each time."""
    return ask(site, path, method)


class Scripts(HTMLParser):
    """The scripts of a page that stand in it and are run."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self._open = tag == "script" and "src" not in said and "type" not in said
        assert not any(name.startswith("on") for name in said)

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts.append(data)
            self._open = False


def policy(answer: Answer) -> dict[str, str]:
    parts = (part.strip().partition(" ") for part in answer.header("Content-Security-Policy").split(";"))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize(("method", "path", "status"), EVERY_KIND)
def test_every_answer_has_them(site: Site, method: str, path: str, status: int) -> None:
    answer = asked(site, path, method)
    assert answer.status == status
    assert policy(answer)["default-src"] == "'none'"
    assert answer.header("X-Content-Type-Options") == "nosniff"
    assert answer.header("Referrer-Policy") == "same-origin"
    assert answer.header("Cross-Origin-Opener-Policy") == "same-origin"
    assert answer.header("Cross-Origin-Resource-Policy") == "same-origin"
    assert "camera=()" in answer.header("Permissions-Policy")
    assert "server" not in answer.headers
    assert not re.search(rb"(?i)tornado|jupyter_server/|voila/\d", answer.whole)


@pytest.mark.parametrize(("path", "further"), [("/", {"data:"}), (THERE, {"data:", "blob:"})])
def test_the_policy_names_no_other_machine_and_allows_no_text_to_be_run(
    site: Site, path: str, further: set[str]
) -> None:
    found = policy(asked(site, path))
    for part in ("script-src", "default-src"):
        assert "'unsafe-inline'" not in found[part]
        assert "'unsafe-eval'" not in found[part]
    for part in ("base-uri", "form-action", "object-src"):
        assert found[part] == "'none'"
    assert found.pop("frame-ancestors") == FRAME
    words = {word for value in found.values() for word in value.split() if not word.startswith("'")}
    assert words == further


@pytest.mark.parametrize("path", ["/", THERE, "/teaching/", "/nowhere"])
def test_the_scripts_in_the_pages_are_those_that_the_policy_names(site: Site, path: str) -> None:
    answer = asked(site, path)
    scripts = Scripts(answer.body).texts
    assert scripts
    for script in scripts:
        assert f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in policy(answer)["script-src"]


def test_a_visitor_gets_no_name_to_keep(site: Site) -> None:
    cookies = asked(site, "/").headers["set-cookie"]
    assert [cookie.partition("=")[0] for cookie in cookies] == ["_xsrf"]
