"""Which pages of other sites may show ours in a frame: none, unless they are named."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from expeditions_widgets.hosting.safety.host_names import host_name

EXAMPLE: Final = "https://course.example.org"


def frame_origin(text: str) -> str:
    """Return the origin of pages that may frame ours, as browsers write it.

    >>> frame_origin("https://Course.example.org/"), frame_origin("http://localhost:8000")
    ('https://course.example.org', 'http://localhost:8000')

    Raises:
        ValueError: if it names more or less than one origin; the text says how to.
    """
    if "*" in text:
        raise ValueError(
            f"give each site an --allow-frame of its own, as in --allow-frame {EXAMPLE}; {text!r} is not taken"
        )
    try:
        parts = urlsplit(text)
        port = parts.port
        name = host_name(parts.hostname or "")
    except ValueError:
        raise ValueError(_wanted(text)) from None
    rebuilt = f"{parts.scheme}://{name}" + ("" if port is None else f":{port}")
    if parts.scheme not in {"http", "https"} or port == 0 or text.lower().removesuffix("/") != rebuilt:
        raise ValueError(_wanted(text))
    return rebuilt


def _wanted(text: str) -> str:
    return f"a site that may frame the pages is like {EXAMPLE} or http://localhost:8000, with no path, not {text!r}"
