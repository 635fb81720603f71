"""No answer tells where the host keeps its files, what went wrong inside, or what it is made with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.harness.site import SERVED_AT, Site, command, running
from tests.hosting.safety.conftest import NAME, Answer, answer_to, ask
from tests.projects import write_notebook

if TYPE_CHECKING:
    from pathlib import Path

PROVOKED = [
    ("/voila/render/notebooks/no-json.ipynb", 400),
    ("/voila/render/notebooks/a-folder.ipynb", 404),
    ("/voila/render/notebooks/no-kernel.ipynb", 500),
    ("/voila/render/notebooks/broken.ipynb", 200),
    ("/voila/render/notebooks/warns.ipynb", 200),
    ("/voila/render/notebooks/gone.ipynb", 404),
    ("/voila/render/notebooks/a%00b.ipynb", 404),
    ("/voila/render/notebooks/%ff.ipynb", 400),
    (f"/voila/render/notebooks/{'long' * 100}.ipynb", 404),
    ("/voila/render/notebooks/..%2f..%2fprivate.ipynb", 404),
    ("/voila/render/notebooks/..%5c..%5cprivate.ipynb", 404),
    ("/voila/render/notebooks/counter.ipynb?theme=%ff", 400),
    ("/voila/static/%00", 403),
    ("/voila/static/%ff", 400),
    ("/voila/static/../../server.py", 403),
    ("/voila/static/%2e%2e/%2e%2e/server.py", 403),
    ("/voila/static//etc/passwd", 403),
    ("/voila/labextensions/a/static/%00", 404),
    ("/voila/labextensions/a/static/../../../x", 404),
    ("/voila/labextensions//etc/static/passwd", 404),
    ("/voila/files/notebooks/%00.png", 403),
    ("/voila/files/notebooks/../private.png", 404),
    ("/voila/files//etc/passwd", 403),
    ("/teaching/%00", 404),
    ("/teaching/../private", 404),
    ("/api/kernels/a-b-c-d-e", 404),
    ("/api/kernels/a-b-c-d-e/channels", 404),
    ("/%ff", 404),
    ("//elsewhere.example/", 404),
    ("http://elsewhere.example/", 404),
]


def secrets_in(answer: Answer, folder: Path) -> list[str]:
    words = ("Traceback", "site-packages", "expeditions_widgets/", "/tmp", "Tornado", "python3.", "Private", "root:")  # noqa: S108  # looked for, not used
    text = answer.whole.decode("utf-8", "replace")
    return [word for word in (*words, str(folder), folder.name) if word in text]


@pytest.mark.parametrize(("path", "status"), PROVOKED)
def test_what_goes_wrong_is_told_without_where_and_how(site: Site, folder: Path, path: str, status: int) -> None:
    answer = ask(site, path)
    assert answer.status == status
    assert secrets_in(answer, folder) == []


@pytest.mark.parametrize(
    "sent",
    [
        b"\xff\xff\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /" + b"y" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    ],
)
def test_a_request_that_is_none_gets_a_bare_refusal(site: Site, folder: Path, sent: bytes) -> None:
    answer = answer_to(site, sent)
    assert answer.status in {0, 400}
    assert answer.body == ""
    assert secrets_in(answer, folder) == []


def test_a_body_of_the_wrong_form_is_refused(site: Site, folder: Path) -> None:
    headers = {"Content-Type": "multipart/form-data; boundary=x", "Connection": "close"}
    for path in ("/", "/voila/api/shutdown/a-b-c-d-e"):
        answer = ask(site, path, "POST", headers=headers, body="{{{")
        assert answer.status in {400, 403, 405}
        assert secrets_in(answer, folder) == []


def test_how_one_s_own_lesson_fails_is_told_to_whoever_is_alone_with_it(tmp_path: Path) -> None:
    write_notebook(tmp_path / "fails.ipynb", "# Fails", ">>>open('/nowhere/at-all')")
    found = []
    for further in ((), ("--name", NAME)):
        words = command("serve", tmp_path, "--no-browser", "--port", "0", *further)
        with running(words, SERVED_AT) as (process, said, complaints):
            found.append(ask(Site(said[0], process, complaints), "/voila/render/own/fails.ipynb").body)
    alone, among_others = found
    for page in found:
        assert "Cell 2 of this lesson fails." in page
    assert "FileNotFoundError: [Errno 2] No such file or directory: &#39;/nowhere/at-all&#39;" in alone
    assert "FileNotFoundError" not in among_others
    assert "nowhere" not in among_others


def test_none_of_it_was_an_error_of_the_server_s_own(site: Site) -> None:
    """Asking for what is not there writes a line into the log at most, so nobody fills it up by asking."""
    before = site.complaints.stat().st_size
    for path in (
        "/api/kernels/a-b-c-d-e/channels",
        "/voila/labextensions/x/static/x.js",
        "/voila/static/x.js",
        "/nowhere",
    ):
        for method in ("GET", "POST", "NONSENSE"):
            ask(site, path, method)
    with site.complaints.open(errors="replace") as complaints:
        complaints.seek(before)
        assert "Traceback" not in complaints.read()
