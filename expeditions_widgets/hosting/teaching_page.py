"""A page for teachers as the server sends it: text alone, so it opens at once and needs no kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler

from expeditions_widgets.hosting.crowd.faults import FaultNumbers
from expeditions_widgets.hosting.page_title import SITE_NAME
from expeditions_widgets.hosting.teaching import START, lesson_of, teaching_text

if TYPE_CHECKING:
    from pathlib import Path


class TeachingPage(FaultNumbers, BaseVoilaHandler):  # type: ignore[misc]  # voila comes without types
    """Answers with a Markdown file of the folder `teaching`, in the frame of every page."""

    def initialize(self, folder: Path, **settings: object) -> None:
        """Take the project folder, and Voila's settings as its own pages do."""
        super().initialize(**settings)
        self._folder = folder

    def get(self, name: str | None) -> None:
        """Answer with the page of this name, or with the one that leads to the others.

        Raises:
            HTTPError: 404 if there is no such page.
        """
        text = teaching_text(self._folder, name or START, self.base_url)
        if text is None:
            raise HTTPError(404)
        self.set_header("Cache-Control", "no-cache")
        title = f"{text.title} · {SITE_NAME}"
        lesson = lesson_of(self._folder, name or "")
        page = self.render_template(
            "teaching.html.j2", title=title, text=text.html, leads_back=bool(name), lesson=lesson
        )
        self.finish(page)
