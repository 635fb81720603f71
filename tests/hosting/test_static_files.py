"""What a page is made of: compressed, kept by browsers for as long as it is the same, and then asked for anew."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from expeditions_widgets.hosting.server import TEMPLATE_FOLDER
from expeditions_widgets.hosting.static_files import StaticFiles
from expeditions_widgets.widgets.front_end import STATIC
from tests.browser.harness.site import Site, serving
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator
    from http.client import HTTPMessage
    from pathlib import Path

KEPT_FOR_GOOD = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(small_project(tmp_path_factory.mktemp("project"))) as served:
        yield served


def answer(address: str, **headers: str) -> tuple[HTTPMessage, bytes]:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    with urlopen(Request(address, headers=names), timeout=60) as given:  # noqa: S310  # this test's own server
        return given.headers, given.read()


def addresses(site: Site) -> list[str]:
    _, page = answer(f"{site.address}/")
    return [
        site.address + found for found in re.findall(r'(?:src|href)="(/voila/[^"]*[.](?:js|css|svg))"', page.decode())
    ]


def test_all_that_a_page_names_is_kept_for_good(site: Site) -> None:
    assert len(addresses(site)) > 3  # styles, a script, a picture
    for address in addresses(site):
        headers, _ = answer(address)
        assert headers["Cache-Control"] == KEPT_FOR_GOOD, address


@pytest.mark.parametrize(
    ("name", "kind"),
    [("expeditions.js", "text/javascript"), ("expeditions.css", "text/css"), ("voila.js", "text/javascript")],
)
def test_a_file_is_compressed_for_whoever_takes_that_and_is_the_same(site: Site, name: str, kind: str) -> None:
    address = next(one for one in addresses(site) if one.endswith("/page.css")).replace("page.css", name)
    headers, small = answer(address, Accept_Encoding="gzip, deflate, br")
    assert headers["Content-Encoding"] == "gzip"
    assert headers["Vary"] == "Accept-Encoding"
    assert headers["Content-Type"].split(";")[0] == kind
    plain_headers, whole = answer(address)
    assert plain_headers["Content-Encoding"] is None
    assert gzip.decompress(small) == whole
    assert len(small) < len(whole) / 2
    if (STATIC / name).exists():
        assert whole == (STATIC / name).read_bytes()


@pytest.mark.parametrize("path", ["static", "kept/0123456789abcdef"])
def test_an_address_without_the_present_version_is_asked_for_each_time(site: Site, path: str) -> None:
    address = f"{site.address}/voila/{path}/page.css"
    headers, content = answer(address, Accept_Encoding="gzip")
    assert headers["Cache-Control"] == "no-cache"
    assert gzip.decompress(content) == (TEMPLATE_FOLDER / "static/page.css").read_bytes()
    with pytest.raises(HTTPError) as unchanged:
        answer(address, Accept_Encoding="gzip", If_None_Match=headers["ETag"])
    unchanged.value.close()
    assert unchanged.value.code == 304  # what the browser has is still right


@pytest.mark.parametrize(
    "path", ["kept/0/nowhere.js", "static/nowhere.js", "kept/0/../../private.ipynb", "static/%2e%2e/page.py"]
)
def test_nothing_else_is_handed_out(site: Site, path: str) -> None:
    with pytest.raises(HTTPError) as refusal:
        answer(f"{site.address}/voila/{path}", Accept_Encoding="gzip")
    refusal.value.close()
    assert refusal.value.code in {403, 404}


def test_pages_themselves_are_compressed(site: Site) -> None:
    headers, content = answer(f"{site.address}/", Accept_Encoding="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert b"Where to first?" in gzip.decompress(content)


def test_another_content_has_another_address_and_another_copy(tmp_path: Path) -> None:
    file = tmp_path / "page.css"
    file.write_text("a" * 2000)
    files = StaticFiles("/base/", (tmp_path,))
    before, copy = files.address("page.css"), files.compressed(str(file))
    assert re.fullmatch(r"/base/voila/kept/\w{16}/page[.]css", before)
    assert (files.address("page.css"), files.compressed(str(file))) == (before, copy)
    file.write_text("b" * 3000)
    assert files.address("page.css") != before
    second = files.compressed(str(file))
    assert second is not None
    with gzip.open(second) as opened:
        assert opened.read() == b"b" * 3000
    files.close()


def test_a_short_file_and_a_picture_in_pixels_stay_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "short.js").write_text("a")
    (tmp_path / "picture.png").write_bytes(bytes(5000))
    files = StaticFiles("/", (tmp_path,))
    assert [files.compressed(str(file)) for file in sorted(tmp_path.iterdir())] == [None, None]
    files.close()
