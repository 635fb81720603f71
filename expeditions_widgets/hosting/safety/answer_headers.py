"""The headers of every answer, and the Content-Security-Policy among them: what a page may load, run and be part of."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from tornado.web import OutputTransform

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jinja2 import Environment
    from tornado.httputil import HTTPHeaders, HTTPServerRequest

HEARTBEAT: Final = "window.voila_heartbeat()"
"""The script that Voila writes into a page each time that a cell has taken ten seconds more."""
CELLS_ARE_THERE: Final = "window.cellLoaded = true;"
"""The script with which a page tells Voila's that all of it has arrived; `index.html.j2` ends with it."""
UNUSED_POWERS: Final = (
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
)


def page_policy(templates: Environment, frames: Iterable[str], *, widgets: bool) -> str:
    """Return the Content-Security-Policy of the pages made from these templates.

    Args:
        templates: what holds the scripts that stand in the pages themselves; no other such script runs.
        frames: the origins whose pages may show ours in a frame.
        widgets: whether widgets are drawn on the pages.
    """
    look = templates.from_string('{% include "look.js" %}').render()
    fonts = "'none'"
    scripts = ["'self'", *map(_hash, (look, CELLS_ARE_THERE, HEARTBEAT))]
    if widgets:
        # anywidget imports a widget's module from a blob that it makes of the text that the kernel sent.
        scripts.append("blob:")
        fonts = "'self' data:"  # icons of Voila's front end
    parts = {
        "default-src": "'none'",
        "script-src": " ".join(scripts),
        # JupyterLab, Lumino and anywidget put style elements into the page; widgets and figures set single styles.
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
        "font-src": fonts,
        # This takes in the socket to the kernel, which has the page's own host and port.
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "object-src": "'none'",
        "frame-ancestors": " ".join(frames) or "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in parts.items())


def _hash(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def safe_headers(policy: str) -> dict[str, str]:
    """Return the headers that every answer has, the policy among them."""
    return {
        "Content-Security-Policy": policy,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{power}=()" for power in UNUSED_POWERS),
        # An address can hold a game, which no other site is to read. Without any referrer the browser would leave out
        # the origin too, by which the request that ends a kernel is known to be the own page's.
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
    }


class SafeAnswers:
    """Gives every answer its headers, whichever handler makes it, and takes away which software that is.

    Most of the files that a page loads come from handlers of tornado's own, which Jupyter's setting `headers` misses.
    """

    def __init__(self, templates: Environment, frames: Iterable[str], notebooks: str) -> None:
        """Take the pages' templates, the origins that may frame them, and what notebooks' addresses begin with."""
        self._notebooks = notebooks
        self._with_widgets = safe_headers(page_policy(templates, frames, widgets=True))
        self._without = safe_headers(page_policy(templates, frames, widgets=False))

    def __call__(self, request: HTTPServerRequest) -> OutputTransform:
        """Return what tornado sends the answer to a request through."""
        return _Headers(request, self._with_widgets if request.path.startswith(self._notebooks) else self._without)


class _Headers(OutputTransform):
    def __init__(self, request: HTTPServerRequest, headers: dict[str, str]) -> None:
        super().__init__(request)
        self._headers = headers

    def transform_first_chunk(
        self,
        status_code: int,
        headers: HTTPHeaders,
        chunk: bytes,
        finishing: bool,  # noqa: FBT001  # tornado's own signature
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add the headers to the first part of an answer."""
        headers.pop("Server", None)
        for name, value in self._headers.items():
            headers[name] = value
        return super().transform_first_chunk(status_code, headers, chunk, finishing)
