"""Finds a Chrome or Chromium on this machine, or installs one: `python -m tests.browser.find_browser`."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


class NoBrowserError(Exception):
    """There is no browser to test with; the text says what to do."""


@cache
def find_browser() -> str:
    """Return the path of a browser that starts.

    Raises:
        NoBrowserError: if there is none.
    """
    found = [path for name in NAMES if (path := shutil.which(name))]
    for candidate in (*found, *MAC_APPLICATIONS):
        if _starts(candidate):
            return candidate
    if own := _playwrights_own():
        return own
    raise NoBrowserError("No Chrome or Chromium found. Install one with: python -m tests.browser.find_browser")


def install_browser() -> None:
    """Install Debian's chromium where this is root on Debian, else Playwright's.

    Raises:
        NoBrowserError: if the installation fails.
    """
    if _is_root_on_debian():
        packages = ["chromium", "fonts-dejavu-core", "fonts-liberation"]
        _run(["apt-get", "update", "--quiet"])
        _run(["apt-get", "install", "--quiet", "--yes", "--no-install-recommends", *packages])
    else:
        _run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    """Print the path of a browser, after installing one if need be; return the exit code."""
    try:
        try:
            path = find_browser()
        except NoBrowserError:
            print("No Chrome or Chromium found: installing one.", file=sys.stderr)  # noqa: T201
            install_browser()
            path = find_browser()
    except NoBrowserError as reason:
        print(reason, file=sys.stderr)  # noqa: T201
        return 1
    print(path)  # noqa: T201
    return 0


def _starts(path: str) -> bool:
    """Tell whether the browser says its version; Ubuntu's `chromium-browser`, for one, may be only a hint to a shop."""
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except OSError:
        return False
    return asked.returncode == 0


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only where the machine has no browser

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _is_root_on_debian() -> bool:
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    return platform.freedesktop_os_release().get("ID") == "debian"


def _run(command: list[str]) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # What an installer says goes to stderr: stdout is for the browser's path alone.
    if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode != 0:
        raise NoBrowserError(f"Installing a browser failed: {' '.join(command)}. Install Chrome or Chromium by hand.")


if __name__ == "__main__":
    sys.exit(main())
