"""What a visitor may ask the server for: the front page, the project's notebooks, and a friendly page for the rest."""

from __future__ import annotations

from jupyter_server.base.handlers import Template404
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler

from expeditions_widgets.hosting.project_folder import FRONT_PAGE, is_served


class NotebookPage(TornadoVoilaHandler):  # type: ignore[misc]  # voila comes without types
    """Renders a notebook of the project's served folders, and nothing else."""

    async def get(self, path: str) -> None:
        """Answer with the notebook as a page; the front page's notebook has its page at the root.

        Raises:
            HTTPError: 404 for a path outside the served folders.
        """
        if not is_served(path):
            raise HTTPError(404)
        if path == FRONT_PAGE:
            query = self.request.query
            self.redirect(self.base_url + ("?" + query if query else ""))
            return
        # Asking for the token sets its cookie, which the page sends along when it closes its kernel.
        _ = self.xsrf_token
        await super().get(path)


class NoSuchPage(BaseVoilaHandler, Template404):  # type: ignore[misc]  # voila comes without types
    """Answers every other address with the project's own 404 page."""

    def initialize(self, **settings: object) -> None:
        """Take Voila's settings, as its own pages do."""
        BaseVoilaHandler.initialize(self, **settings)
