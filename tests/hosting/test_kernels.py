"""How the pages reach their kernels: by sockets that no other kernel and no other program can take first."""

from __future__ import annotations

import os
import re
import socket
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
from jupyter_client.ioloop.manager import AsyncIOLoopKernelManager

from expeditions_widgets.hosting.kernels import LONGEST_SOCKET_PATH, SOCKET_NAME, transport
from expeditions_widgets.hosting.lab import lab_settings
from expeditions_widgets.hosting.settings import VOILA_FOLDER, voila_settings
from tests.browser.harness.site import Site, serving
from tests.projects import write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from traitlets.config import Config

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no Unix sockets here")

AT_ONCE = 3
REACHED_BY = """
import json
from ipykernel.connect import get_connection_file
with open(get_connection_file()) as file:
    said = json.load(file)
print(said["transport"], said["ip"])
"""
KERNEL = "0f8fad5b-d9cb-469f-a165-70867728950e"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("project")
    write_notebook(folder / "notebooks/index.ipynb", "# Front")
    write_notebook(folder / "notebooks/reached.ipynb", "# A kernel", ">>>" + REACHED_BY)
    with serving(folder) as served:
        yield served


def reached_by(site: Site) -> str:
    """Open a page and return how its kernel is reached, and under which name."""
    with urlopen(site.page("notebooks/reached.ipynb"), timeout=60) as answer:  # noqa: S310  # always our own server
        said = re.search(r"(ipc|tcp) (\S+)", answer.read().decode())
    assert said
    return said[0]


def test_kernels_that_start_at_once_have_sockets_of_their_own(site: Site) -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        found = list(pool.map(reached_by, [site] * AT_ONCE))
    assert [each.split()[0] for each in found] == ["ipc"] * AT_ONCE
    assert len(set(found)) == AT_ONCE
    assert {len(Path(each.split()[1]).parent.name) for each in found} == {len(VOILA_FOLDER)}


@pytest.mark.parametrize("server", ["serve", "lab"])
def test_sockets_lie_beside_the_connection_file_and_are_named_after_the_kernel(
    tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", tempfile.gettempdir())
    manager = AsyncIOLoopKernelManager(
        config=settings_of(server, tmp_path), connection_file=str(tmp_path / f"kernel-{KERNEL}.json")
    )
    manager.write_connection_file()
    sockets = [f"{manager.ip}-{number}" for number in manager.ports]
    assert sorted(sockets) == [str(tmp_path / f"kernel-{KERNEL}-ipc-{number}") for number in range(1, 6)]
    assert {len(Path(each).name) for each in sockets} == {len(SOCKET_NAME)}


@pytest.mark.parametrize(("length", "expected"), [(LONGEST_SOCKET_PATH, "ipc"), (LONGEST_SOCKET_PATH + 1, "tcp")])
def test_a_folder_too_deep_for_sockets_goes_by_ports(length: int, expected: str) -> None:
    folder = "/" + "d" * (length - len(SOCKET_NAME) - 2)
    assert len(os.path.join(folder, SOCKET_NAME)) == length  # noqa: PTH118  # as the client joins them
    assert transport(Path(folder)) == expected


def settings_of(server: str, folder: Path) -> Config:
    if server == "lab":
        return lab_settings(folder, port=0, open_browser=False)
    return voila_settings(folder, ip="localhost", port=0, open_browser=False)


def test_an_error_while_a_page_opens_comes_with_the_server_s_complaints(site: Site, tmp_path: Path) -> None:
    own = replace(site, complaints=tmp_path / "complaints")
    own.complaints.write_text("a complaint")
    with pytest.raises(AssertionError) as fault, own.explaining():
        raise AssertionError
    assert any("a complaint" in note for note in fault.value.__notes__)
