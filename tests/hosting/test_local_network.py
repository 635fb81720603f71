"""`--lan`: others get in at the address that is said, with nothing more allowed to them than before."""

from __future__ import annotations

import asyncio
import re
import socket
from typing import TYPE_CHECKING
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
import segno

from expeditions_widgets.cli import main
from expeditions_widgets.commands.exit_codes import ADDRESS, BAD_OPTION, FOLDER
from expeditions_widgets.hosting.address import AddressRefusedError
from expeditions_widgets.hosting.local_network import EVERY_ADDRESS, EXPOSED, exposed, open_to_network
from tests.browser.harness.site import SERVED_AT, Site, command, running
from tests.hosting.sockets import status_of_socket
from tests.hosting.test_front_page import links
from tests.hosting.test_pages import Elements, read, refused
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Of this machine, and yet not the address that a server listens at unasked.
ALIAS = "127.0.0.2"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def said_and_site(folder: Path) -> Iterator[tuple[list[str], Site]]:
    """A server for the room, and all that it says up to what it exposes."""
    with socket.socket() as probe:
        try:
            probe.bind((ALIAS, 0))
        except OSError:
            pytest.skip(f"This system has no second address {ALIAS} of its own.")
    words = command("serve", folder, "--no-browser", "--port", "0", "--lan", ALIAS)
    with running(words, SERVED_AT) as (process, found, complaints):
        assert process.stdout is not None
        said = []
        for line in process.stdout:
            said.append(line.rstrip("\n"))
            if line.rstrip("\n") == EXPOSED:
                break
        yield said, Site(found[0], process, complaints)


@pytest.fixture(scope="module")
def site(said_and_site: tuple[list[str], Site]) -> Site:
    return said_and_site[1]


def test_it_says_the_address_its_code_and_what_is_open_to_whom(said_and_site: tuple[list[str], Site]) -> None:
    said, site = said_and_site
    assert site.address.startswith(f"http://{ALIAS}:")
    assert said[0] == f"Phones on this network open {site.address}/"
    assert said[-2] == f"The same, large: {site.address}/join"
    assert said[-1] == EXPOSED
    drawn = said[1:-2]
    # Two rows of modules a line, with a quiet zone of four around.
    side = segno.make_qr(f"{site.address}/", error="m").symbol_size()[1]
    assert [len(drawn), *{len(line) for line in drawn}] == [(side + 1) // 2, side]


def test_it_listens_at_that_address_alone(site: Site) -> None:
    assert "Where to first?" in read(f"{site.address}/")
    with pytest.raises(URLError, match="refused"):
        read(f"http://127.0.0.1:{urlsplit(site.address).port}/")


def test_a_page_shows_the_address_large_and_the_front_page_leads_there(site: Site) -> None:
    assert "/join" in links(read(f"{site.address}/"))
    page = read(f"{site.address}/join")
    assert f'<p class="exp-join-address">{site.address}/</p>' in page
    (code,) = [svg for svg in Elements(page).all("svg") if svg.get("role") == "img"]
    assert code["aria-label"] == f"QR code of {site.address}/"
    size = segno.make_qr(f"{site.address}/", error="m").symbol_size()[0]
    assert code["viewbox"] == f"0 0 {size} {size}"


def test_phones_reach_their_kernel_and_other_sites_do_not(site: Site) -> None:
    page = read(site.page("notebooks/counter.ipynb"))
    kernel = re.search(r'"kernelId": "([^"]+)"', page)
    assert kernel is not None
    channels = f"ws{site.address.removeprefix('http')}/api/kernels/{kernel[1]}/channels"

    def connect(origin: str) -> int:
        return asyncio.run(status_of_socket(channels, {"Origin": origin}))

    assert connect(site.address) == 101
    assert connect("http://elsewhere.example") == 403

    ending = Request(f"{site.address}/voila/api/shutdown/{kernel[1]}", data=b"", method="POST")  # noqa: S310  # as above
    with pytest.raises(HTTPError) as refusal:
        urlopen(ending, timeout=60)  # noqa: S310
    refusal.value.close()
    assert refusal.value.code == 403, "Without the page's token nobody ends its kernel."


@pytest.mark.parametrize("path", ["/voila/render/private.ipynb", "/voila/render/notebooks/../private.ipynb"])
def test_nothing_else_is_served(site: Site, path: str) -> None:
    code, page = refused(site.address + path)
    assert code == 404
    assert "Private" not in page


def test_without_an_address_it_takes_those_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["127.0.1.1", "169.254.7.7", "192.168.1.20", "fe80::1%eth0", "10.0.0.7", "192.168.1.20", "", "0.0.0.0"]  # noqa: S104
    monkeypatch.setattr("expeditions_widgets.hosting.local_network.public_ips", lambda: found)
    for asked in ("", "0.0.0.0"):  # noqa: S104
        assert open_to_network(asked) == (EVERY_ADDRESS, ("192.168.1.20", "10.0.0.7"))
    assert open_to_network("10.0.0.7") == ("10.0.0.7", ("10.0.0.7",))
    del found[2:]
    with pytest.raises(AddressRefusedError, match="on no network that others could reach it by"):
        open_to_network("")


def test_two_sentences_say_what_it_exposes_and_a_public_address_is_named() -> None:
    private, public = exposed(("192.168.1.20",)), exposed(("192.168.1.20", "8.8.8.8"))
    for sentences in (private, public):
        assert len(re.findall(r"\.(?: |$)", sentences)) == 2
        assert "Nothing else of this machine is served; Ctrl+C stops it." in sentences
    assert private.startswith("Everyone on this network can")
    assert public.startswith("Everyone on the internet")
    assert "8.8.8.8 is a public address" in public


def test_what_can_not_be_listened_at_is_told(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("expeditions_widgets.hosting.local_network.public_ips", list)
    assert main(["serve", str(folder), "--lan"]) == ADDRESS
    assert capfd.readouterr().err.startswith("expeditions: This machine is on no network")
    assert main(["serve", "somewhere", "--lan", "room"]) == BAD_OPTION
    assert "--lan takes an address like 192.168.1.20, not 'room'" in capfd.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--lan", "--ip", "127.0.0.1"])
    assert ended.value.code == BAD_OPTION


def test_a_folder_may_stand_behind_the_option(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lan", str(tmp_path / "gone")]) == FOLDER
    assert f"There is no folder {tmp_path / 'gone'}" in capfd.readouterr().err
