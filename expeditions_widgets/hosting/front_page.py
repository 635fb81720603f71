"""The front page: served without a kernel, so that it opens at once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from voila.handler import BaseVoilaHandler

from expeditions_widgets.drawing.glyphs import ICON_PATHS
from expeditions_widgets.hosting.crowd.faults import FaultNumbers
from expeditions_widgets.hosting.games import GAMES
from expeditions_widgets.hosting.teaching import RISK_LESSON, START, teaching_file

if TYPE_CHECKING:
    from expeditions_widgets.hosting.catalogue import CatalogueReader
    from expeditions_widgets.hosting.own_lessons import OwnLessons


class FrontPage(FaultNumbers, BaseVoilaHandler):  # type: ignore[misc]  # voila comes without types
    """Answers with what the project's notebooks offer; progress is filled in by the browser, which alone knows it."""

    def initialize(self, reader: CatalogueReader, own: OwnLessons | None, *, join: bool, **settings: object) -> None:
        """Take what it lists, whether there is a page with the address to join by, and Voila's settings."""
        super().initialize(**settings)
        self._reader = reader
        self._own = own
        self._join = join

    def get(self) -> None:
        """Answer with the front page; the browser asks again each time, for a notebook may have been added."""
        catalogue = self._reader.catalogue()
        plans = {name for name in (START, RISK_LESSON) if teaching_file(self._reader.folder, name)}
        self.set_header("Cache-Control", "no-cache")
        page = self.render_template(
            "front.html.j2",
            catalogue=catalogue,
            own=self._own.folders() if self._own else (),
            join=self._join,
            words=GAMES,
            picture=picture,
            icons=ICON_PATHS,
            plans=plans,
        )
        self.finish(page)

    def head(self) -> None:
        """Answer without the page, for whoever watches over the server."""
        self.get()


@cache
def picture(key: str) -> str:
    """Return a game's picture as SVG; empty for a game without one."""
    return GAMES[key].draw() if key in GAMES else ""
