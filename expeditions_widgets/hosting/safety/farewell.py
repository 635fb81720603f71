"""How a page that is left ends its kernel, and nobody else does."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

FAREWELLS: Final = "/voila/api/shutdown/"
"""Where pages say farewell, with their kernel's number behind it."""
_SECRET: Final = secrets.token_bytes(32)


def farewell(kernel: str) -> str:
    """Return what the page of a kernel sends along to end it; only this server, while it runs, can make it."""
    return hmac.new(_SECRET, kernel.encode(), "sha256").hexdigest()


class LeftKernel(VoilaShutdownKernelHandler):  # type: ignore[misc]  # voila comes without types
    """Ends a kernel for its own page.

    Jupyter knows a page by a cookie's value sent along (`_xsrf`). In a frame of another site, and wherever cookies are
    barred, there is no cookie; the page then sends what stands in it. Other sites can read neither.
    """

    def check_xsrf_cookie(self) -> None:
        """Take the page's own farewell in place of the cookie; else ask for that, as Jupyter does."""
        sent = self.get_query_argument("farewell", "")
        kernel = str(self.path_args[0]) if self.path_args else ""
        if not hmac.compare_digest(sent.encode(), farewell(kernel).encode()):
            super().check_xsrf_cookie()
