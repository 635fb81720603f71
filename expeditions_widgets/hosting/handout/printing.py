"""A page as a PDF, printed by the Chrome or Chromium that is installed."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
_ELSEWHERE: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
_SECONDS: Final = 120
_MISSING: Final = (
    "There is no Chrome or Chromium on this machine to print the PDF with. Install one, "
    "or leave --pdf out: any browser prints the HTML file."
)


class NoPrinterError(Exception):
    """A page can't be printed here; the text says what is missing and what to do."""


def printer() -> str:
    """Return the path of a browser that prints; raises NoPrinterError if there is none."""
    candidates = (*(shutil.which(name) for name in _NAMES), *_ELSEWHERE)
    found = next((path for path in candidates if path and Path(path).is_file()), None)
    if found is None:
        raise NoPrinterError(_MISSING)
    return found


def as_pdf(page: str, browser: str) -> bytes:
    """Return an HTML document as a PDF; raises NoPrinterError if the browser does not print it."""
    with tempfile.TemporaryDirectory(prefix="expeditions-") as folder:
        source, target = Path(folder, "page.html"), Path(folder, "page.pdf")
        source.write_text(page, encoding="utf-8")
        words = [browser, "--headless", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer"]
        # Chromium does not start as root with its sandbox; the page is our own and runs nothing.
        words += ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        words += [f"--user-data-dir={folder}/profile", f"--print-to-pdf={target}", source.as_uri()]
        try:
            subprocess.run(words, capture_output=True, timeout=_SECONDS, check=True)  # noqa: S603 - the user's browser
            return target.read_bytes()
        except (OSError, subprocess.SubprocessError) as error:
            raise NoPrinterError(
                f"{browser} could not print the PDF. Leave --pdf out: any browser prints the HTML file."
            ) from error
