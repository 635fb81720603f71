"""An address as a QR code, for the terminal and for a page; drawn here, with nothing asked of any other machine."""

from __future__ import annotations

import io
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import segno

QUIET_ZONE: Final = 4
"""Empty modules around a code, as its standard asks."""

LARGEST_VERSION: Final = 22
"""The largest code that is drawn, 105 modules a side and 1,003 bytes: a phone does not read a finer one off a wall."""


def terminal_code(address: str, encoding: str | None) -> str:
    """Return an address as lines of half blocks, light ones drawn; empty if the encoding has no such signs.

    >>> len(terminal_code("http://192.168.1.20:8866/", "utf-8").splitlines())
    17
    >>> terminal_code("http://192.168.1.20:8866/", "ascii")
    ''
    """
    drawn = io.StringIO()
    _code(address).terminal(out=drawn, border=QUIET_ZONE, compact=True)
    try:
        drawn.getvalue().encode(encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()


def svg_code(address: str) -> str:
    """Return an address as SVG that fills its place, dark on light whatever the page's theme, with its name."""
    drawing = _code(address).svg_inline(border=QUIET_ZONE, light="#fff", omitsize=True, svgclass=None, lineclass=None)
    name = escape(f"QR code of {address}")
    return drawing.replace("<svg", f'<svg role="img" aria-label="{name}"', 1)


def fits_code(address: str) -> bool:
    """Whether an address is short enough for a code that a phone can read.

    >>> fits_code("http://192.168.1.20:8866/"), fits_code("http://192.168.1.20:8866/?at=" + 1000 * "x")
    (True, False)
    """
    from segno import DataOverflowError  # noqa: PLC0415 - most pages draw no code

    try:
        return int(_code(address).version) <= LARGEST_VERSION
    except DataOverflowError:
        return False


@lru_cache(maxsize=16)
def _code(address: str) -> segno.QRCode:
    import segno  # noqa: PLC0415 - as above

    # The coarsest code that holds the address, and of those the one that bears most: segno raises what is asked for.
    return segno.make_qr(address, error="l")
