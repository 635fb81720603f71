"""What a visitor may ask the server for: the front page, the project's notebooks, and a friendly page for the rest."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from jupyter_server.base.handlers import Template404
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler

from expeditions_widgets.hosting.crowd.admission import PlacedPage
from expeditions_widgets.hosting.crowd.faults import FaultNumbers
from expeditions_widgets.hosting.kernel_ends import VISITOR
from expeditions_widgets.hosting.own_notebook import NotebookFaultError
from expeditions_widgets.hosting.project_folder import FRONT_PAGE, is_served

if TYPE_CHECKING:
    from voila.configuration import VoilaConfiguration

    from expeditions_widgets.hosting.own_lessons import OwnLessons

SECONDS_TO_GIVE_UP: Final = 0.1


class NotebookPage(PlacedPage):
    """Renders a notebook of the project's served folders or of one's own lessons, and nothing else."""

    def initialize(
        self,
        own: OwnLessons | None = None,
        own_configuration: VoilaConfiguration | None = None,
        **settings: object,
    ) -> None:
        """Take one's own lessons with the configuration of their pages, and Voila's settings."""
        super().initialize(**settings)
        self._own = own
        self._own_configuration = own_configuration
        self._kernel_id: str | None = None
        self._making: asyncio.Future[None] | None = None
        self._is_over = False

    async def get(self, path: str) -> None:
        """Answer with the notebook as a page; the front page's notebook has its page at the root.

        Raises:
            HTTPError: 404 for a path outside the served folders, and one without a file.
        """
        if self._own is not None and path.endswith(".ipynb") and self._own.file(path):
            self.voila_configuration = self._own_configuration
            await self._render_own(path)
            return
        if not is_served(path) or not self.contents_manager.file_exists(path):
            raise HTTPError(404)
        if path == FRONT_PAGE:
            query = self.request.query
            self.redirect(self.base_url + ("?" + query if query else ""))
            return
        await self._render(path)

    async def _render(self, path: str) -> None:
        # Asking for the token sets its cookie, which the page sends along when it closes its kernel.
        _ = self.xsrf_token
        VISITOR.set(self)
        self._making = asyncio.ensure_future(super().get(path))
        try:
            await self._making
        except asyncio.CancelledError:
            if not self._is_over:
                raise
        finally:
            if self._kernel_id in self.kernel_manager:
                self.kernel_manager.remove_restart_callback(self._kernel_id, self.on_kernel_death)
                self.kernel_manager.notify_disconnect(self._kernel_id)

    async def takes(self, kernel_id: str) -> None:
        """Learn of the page's kernel; it ends at once if the visitor is gone."""
        self._kernel_id = kernel_id
        # Until the page is there to connect to it, this stands for the page.
        self.kernel_manager.notify_connect(kernel_id)
        self.kernel_manager.add_restart_callback(kernel_id, self.on_kernel_death)
        if self._is_over:
            IOLoop.current().add_callback(self._end)
            raise asyncio.CancelledError

    def on_connection_close(self) -> None:
        """End the kernel of a page that was left before it was complete: no such page ever asks for it."""
        super().on_connection_close()
        self._break_off()

    def on_kernel_death(self) -> None:
        """Leave the page as far as it got, which it tells the visitor; Voila would wait for ever for the rest."""
        self._break_off()

    def _break_off(self) -> None:
        self._is_over = True
        if self._kernel_id is not None:
            IOLoop.current().add_callback(self._end)

    async def _end(self) -> None:
        if self._making is not None:
            self._making.cancel()
        if self._kernel_id in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(self._kernel_id)
        while self._making is not None and not self._making.done():
            # Before Python 3.12 `wait_for` forgets that it was cancelled if its answer comes in the same moment.
            self._making.cancel()
            await asyncio.wait([self._making], timeout=SECONDS_TO_GIVE_UP)

    async def _render_own(self, path: str) -> None:
        try:
            await self._render(path)
        except NotebookFaultError as fault:
            self.set_status(HTTPStatus.INTERNAL_SERVER_ERROR)
            page = self.render_template("own_fault.html.j2", fault=str(fault), file=path.partition("/")[2])
            self.finish(page)


class NoSuchPage(FaultNumbers, BaseVoilaHandler, Template404):  # type: ignore[misc]  # voila comes without types
    """Answers every other address with the project's own 404 page."""

    def initialize(self, **settings: object) -> None:
        """Take Voila's settings, as its own pages do."""
        BaseVoilaHandler.initialize(self, **settings)
