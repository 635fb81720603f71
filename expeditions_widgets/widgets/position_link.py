"""The link to a position of either game, and its QR code, made of the address that the browser tells of its page."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from expeditions_widgets.drawing.qr_code import fits_code, svg_code
from expeditions_widgets.widgets.protocol import PositionShare

LONGEST_ADDRESS: Final = 500
"""Characters of a page's address that are believed."""

LONGEST_TEXT: Final = 2000
"""Characters of a link's position that are kept; a whole deck of either game takes far fewer."""

_PLAIN: Final = re.compile(r"[!-~]+")
_TOO_LONG: Final = "This position is too long for a QR code that a phone could read. The link alone carries it."
_ONLY_HERE: Final = (
    "Only this machine can open that address. Started with “expeditions serve --lan”, the pages have one that phones "
    "in the room can open."
)


def page_address(address: object) -> str:
    """Return the page's own address as its browser tells it, or nothing if it is none to be believed.

    >>> page_address("http://192.168.1.20:8866/voila/render/notebooks/set-up-cards.ipynb")
    'http://192.168.1.20:8866/voila/render/notebooks/set-up-cards.ipynb'
    >>> page_address("javascript:alert(1)"), page_address("http://class@here/"), page_address(7)
    ('', '', '')
    """
    if not isinstance(address, str) or len(address) > LONGEST_ADDRESS or not _PLAIN.fullmatch(address):
        return ""
    try:
        parts = urlsplit(address)
        is_page = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return ""
    return "" if not is_page or "@" in parts.netloc or parts.query or parts.fragment else address


def position_query(text: str) -> str:
    """Return the query of a position's link, kept readable.

    >>> position_query("A h59 / b ?8 / T A1")
    '?at=A+h59/b+?8/T+A1'
    """
    return f"?at={quote(text.replace(' / ', '/'), safe=' /?!=*:,').replace(' ', '+')}"


def linked_position(query: object) -> str | None:
    """Return the text that a page's query names as its position, cut where no position is as long; None without one.

    >>> linked_position("?theme=dark&at=A+h59/b+?8"), linked_position("?theme=dark")
    ('A h59/b ?8', None)
    """
    found = parse_qs(query.removeprefix("?")).get("at") if isinstance(query, str) else None
    return found[-1][:LONGEST_TEXT] if found else None


def position_share(text: str, address: str, help_text: str) -> PositionShare:
    """Return what a position can hand on; `address` is the page's, empty while the browser has not told it."""
    query = position_query(text)
    link = address + query
    drawn = bool(address) and fits_code(link)
    notes = [] if drawn or not address else [_TOO_LONG]
    if address and _is_this_machine(urlsplit(address).hostname or ""):
        notes.append(_ONLY_HERE)
    return {
        "title": "Hand it on",
        "text": {"label": "The position as text", "value": text, "help": help_text},
        "link": {
            "label": "Link to this position",
            "query": query,
            "help": "Whoever opens it sees this table, and can try moves on it.",
            "code": svg_code(link) if drawn else "",
            "notes": notes,
        },
        "words": {
            "copy": "Copy",
            "copied": "Copied.",
            "refused": "The browser keeps its clipboard closed. The text is marked: copy it with Ctrl+C.",
            "download": "Download",
        },
    }


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
