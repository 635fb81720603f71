"""How the server begins and ends: the browser, the address, Ctrl+C."""

from __future__ import annotations

import os
import signal
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness.site import SECONDS_TO_STOP, command, serving
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def started(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that may open a browser, on a machine where starting one fails."""
    process = subprocess.Popen(
        command("serve", small_project(tmp_path), "--port", "0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"BROWSER": "no-such-browser"},
    )
    yield process
    process.kill()
    process.communicate()


def test_without_a_browser_the_address_is_printed_and_serving_goes_on(started: subprocess.Popen[str]) -> None:
    assert started.stdout is not None
    assert started.stderr is not None
    address = started.stdout.readline().split()[3]
    assert started.stderr.readline() == (f"No browser could be started. Open this address in one: {address}\n")
    assert started.poll() is None


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with serving(small_project(tmp_path)) as site:
        site.process.send_signal(signal.SIGINT)
        assert site.process.wait(SECONDS_TO_STOP) == 0
