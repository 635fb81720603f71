"""How many visitors fit in: by free memory, also where a container has less of it, and by open files."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
import zmq

from expeditions_widgets.hosting.address import AddressRefusedError
from expeditions_widgets.hosting.crowd.capacity import (
    MEMORY_OF_A_FORK,
    MEMORY_OF_A_VISITOR,
    Capacity,
    TooManyVisitorsError,
    allow_files,
    capacity,
    free_memory,
)
from expeditions_widgets.hosting.crowd.kernels import CountedKernels
from expeditions_widgets.hosting.crowd.opening import open_figures
from expeditions_widgets.hosting.crowd.options import CrowdOptions

if TYPE_CHECKING:
    from pathlib import Path

LECTURE_HALL = 300
SOCKETS_OF_A_PAGE = 6
"""Two of the server's for its kernel, and four of the line to the browser."""
V2 = {"memory.max": "90000000", "memory.current": "50000000", "memory.stat": "anon 1\ninactive_file 7000000\n"}
V1 = {
    "memory.limit_in_bytes": "80000000",
    "memory.usage_in_bytes": "50000000",
    "memory.stat": "cache 9\ntotal_inactive_file 2000000\n",
}
NO_LIMIT = {**V1, "memory.limit_in_bytes": "9223372036854771712"}


def group(folder: Path, files: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text)


@pytest.mark.parametrize(
    ("line", "folder", "files", "free"),
    [
        ("0::/kitchen/pot", "kitchen/pot", V2, 47_000_000),
        ("0::/kitchen/pot", "kitchen", V2, 47_000_000),
        ("0::/docker/0123", ".", V2, 47_000_000),  # as a container sees it
        ("4:memory:/pot", "memory/pot", V1, 32_000_000),
        ("4:memory:/pot", "memory/pot", NO_LIMIT, None),
        ("0::/pot", "pot", {**V2, "memory.max": "max"}, None),
        ("4:cpu:/pot", "cpu/pot", V1, None),
    ],
)
def test_memory_is_what_is_left_where_a_container_has_a_limit(
    tmp_path: Path, line: str, folder: str, files: dict[str, str], free: int | None
) -> None:
    group(tmp_path / "mounted" / folder, files)
    (tmp_path / "groups").write_text(f"1:name=systemd:/\n{line}\n")
    found = free_memory(tmp_path / "groups", tmp_path / "mounted")
    if free is None:
        assert found > max(map(int, ("90000000", "80000000")))
    else:
        assert found == free


@pytest.mark.parametrize(("forked", "each"), [(False, MEMORY_OF_A_VISITOR), (True, MEMORY_OF_A_FORK)])
def test_the_machine_s_own_capacity_is_at_least_one_and_fits_its_memory(*, forked: bool, each: int) -> None:
    found = capacity(forked=forked)
    assert 1 <= found.visitors <= max(1, free_memory() // each)


def test_there_are_sockets_for_more_pages_than_a_context_of_libzmq_s_own_takes() -> None:
    resource = pytest.importorskip("resource", reason="There is no limit to open files here.")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if capacity(forked=True).by_files < LECTURE_HALL:
        pytest.skip("This system allows too few open files for as many visitors.")
    allow_files(LECTURE_HALL)
    kernels = CountedKernels(max_visitors=LECTURE_HALL)
    with kernels.context as context, ExitStack() as open_ones:
        for _ in range(LECTURE_HALL * SOCKETS_OF_A_PAGE):
            open_ones.enter_context(context.socket(zmq.PUB))
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_more_visitors_than_memory_is_the_host_s_choice_and_more_than_files_is_refused() -> None:
    found = Capacity(by_memory=10, by_files=70)
    assert found.visitors == 10
    assert found.checked(70) == 70
    with pytest.raises(TooManyVisitorsError, match="the files of 70 visitors at once, not of 300"):
        found.checked(300)


# Tornado leaves the socket open that it could not bind.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_figures_at_a_port_in_use_are_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        options = CrowdOptions(figures=("127.0.0.1", taken.getsockname()[1]))
        with pytest.raises(AddressRefusedError, match="Choose another one for --metrics"):
            open_figures(options, CountedKernels())
