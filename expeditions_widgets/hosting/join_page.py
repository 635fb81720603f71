"""The page that a room looks at: the address to open on a phone, large, and its QR code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voila.handler import BaseVoilaHandler

from expeditions_widgets.drawing.qr_code import svg_code

if TYPE_CHECKING:
    from collections.abc import Callable


class JoinPage(BaseVoilaHandler):  # type: ignore[misc]  # voila comes without types
    """Answers with the addresses of the front page, the likeliest first."""

    def initialize(self, addresses: Callable[[], tuple[str, ...]], **settings: object) -> None:
        """Take what tells the addresses once the port is known, and Voila's settings as its own pages do."""
        super().initialize(**settings)
        self._addresses = addresses

    def get(self) -> None:
        """Answer with the page."""
        first, *others = self._addresses()
        self.finish(self.render_template("join.html.j2", address=first, code=svg_code(first), others=others))
