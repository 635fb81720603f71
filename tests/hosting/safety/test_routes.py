"""Which addresses there are, and what each of them lets a visitor do."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from expeditions_widgets.hosting.safety.farewell import farewell
from expeditions_widgets.hosting.server import ExpeditionsServer
from tests.hosting.safety.conftest import Answer, ask
from tests.hosting.safety.test_host_names import THERE, kernel_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.harness.site import Site

KERNEL = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
ROUTES = [
    ("UnknownName", "UnknownNamePage"),
    ("UnusedMethod", "NotAllowed"),
    (rf"/api/kernels/{KERNEL}", "KernelState"),
    (rf"/api/kernels/{KERNEL}/channels", "PageSocket"),
    (r"/voila/api/shutdown/(.*)", "LeftKernel"),
    (r"/voila/labextensions/(.+/(?:static|themes)/.+)", "FileFindHandler"),
    (r"/voila/files/(.*)", "AllowListFileHandler"),
    (r"/voila/kept/(?P<version>\w+)/(?P<path>.*)", "StaticFile"),
    (r"/voila/static/(?P<path>.*)", "StaticFile"),
    (r"/", "FrontPage"),
    (r"/health", "Health"),
    (r"/voila/render/(.*)", "NotebookPage"),
    (r"/teaching(?:/(.*))?", "TeachingPage"),
    (r".*", "NoSuchPage"),
]
"""All there is. Whoever adds one says here that visitors need it."""


def test_there_are_no_other_routes(folder: Path, tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGTERM)
    server = ExpeditionsServer(folder, ip="localhost", port=0, open_browser=False)
    server.initialize(argv=[])
    try:
        server.connection_dir = str(tmp_path)
        server.init_settings()
        found = [(rule[0], rule[1].__name__) for rule in server.init_handlers()]
    finally:
        signal.signal(signal.SIGTERM, before)
        server.stop()
        ExpeditionsServer.clear_instance()
    assert [(rule if isinstance(rule, str) else type(rule).__name__, name) for rule, name in found] == ROUTES


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/kernels",
        "/api/kernels/{kernel}/restart",
        "/api/kernels/{kernel}/interrupt",
        "/api/kernelspecs",
        "/api/sessions",
        "/api/terminals",
        "/api/contents",
        "/api/contents/private.ipynb",
        "/api/config/notebook",
        "/api/me",
        "/api/status",
        "/api/shutdown",
        "/api/security/csp-report",
        "/files/private.ipynb",
        "/nbconvert/html/private.ipynb",
        "/login",
        "/logout",
        "/metrics",
        "/terminals/websocket/1",
        "/voila/tree",
        "/voila/api/contents",
        "/voila/api/themes/@jupyterlab/theme-light-extension/index.css",
        "/voila/templates/lab/static/voila.js",
        "/voila/labextensions/anywidget/package.json",
        "/voila/query/{kernel}",
        "/voila/execution/{kernel}",
    ],
)
def test_nothing_else_of_jupyter_is_there(site: Site, kernel: str, method: str, path: str) -> None:
    answer = ask(site, path.format(kernel=kernel), method)
    assert answer.status == (404 if method == "GET" else 405)
    assert kernel not in answer.body


@pytest.fixture(scope="module")
def page(site: Site) -> Answer:
    return ask(site, THERE)


@pytest.fixture(scope="module")
def kernel(page: Answer) -> str:
    return kernel_of(page.body)


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT", "PATCH", "OPTIONS", "TRACE", "NONSENSE"])
def test_a_kernel_can_be_asked_after_and_nothing_more(site: Site, kernel: str, method: str) -> None:
    assert ask(site, f"/api/kernels/{kernel}", method).status == 405
    assert ask(site, f"/api/kernels/{kernel}").status == 200


def test_a_kernel_ends_for_its_own_page_alone(site: Site) -> None:
    answer = ask(site, THERE)
    kernel = kernel_of(answer.body)
    address = f"/voila/api/shutdown/{kernel}"
    token = next(cookie for cookie in answer.headers["set-cookie"] if cookie.startswith("_xsrf"))
    cookie = token.partition(";")[0]
    sent = quote(cookie.partition("=")[2])
    own = re.search(r'"farewell": "([0-9a-f]{64})"', answer.body)
    assert own
    refused = [
        ("", {}),
        ("?_xsrf=", {}),
        (f"?_xsrf={sent}", {}),
        ("", {"Cookie": cookie}),
        (f"?_xsrf={sent}", {"Cookie": cookie, "Origin": "https://elsewhere.example"}),
        ("?farewell=", {}),
        (f"?farewell={farewell(kernel)}", {}),  # made by another server, as this test is
        ("?farewell=%ff", {}),
        ("?token=", {"Authorization": "token "}),
    ]
    for query, headers in refused:
        assert ask(site, address + query, "POST", headers=headers).status in {400, 403, 404}, (query, headers)
    other = kernel_of(ask(site, THERE).body)
    others = f"/voila/api/shutdown/{other}"
    assert ask(site, f"{others}?farewell={own[1]}", "POST").status == 403
    for each in (kernel, other):
        assert ask(site, f"/api/kernels/{each}").status == 200
    from_there = {"Cookie": cookie, "Origin": site.address}
    assert ask(site, f"{others}?_xsrf={sent}", "POST", headers=from_there).status == 204
    assert ask(site, f"{address}?farewell={own[1]}", "POST", headers={"Origin": site.address}).status == 204
    assert ask(site, f"/api/kernels/{kernel}").status == 404
