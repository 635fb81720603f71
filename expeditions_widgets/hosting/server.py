"""The server behind `expeditions serve`: Voila with the project's pages, template and kernels."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from voila.app import Voila
from voila.configuration import VoilaConfiguration
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from expeditions_widgets.hosting.address import address_refusal, open_browser
from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.front_page import FrontPage
from expeditions_widgets.hosting.own_pages import PICTURE_PATHS, OwnContents, OwnPicture
from expeditions_widgets.hosting.pages import NoSuchPage, NotebookPage
from expeditions_widgets.hosting.settings import voila_settings

if TYPE_CHECKING:
    import socket

    from expeditions_widgets.hosting.own_lessons import OwnLessons

# Jupyter gives its ping times in ms where tornado reads seconds, and tornado remarks on it at each page. To obey the
# remark would end every connection after 30 seconds.
logging.getLogger("tornado.general").setLevel(logging.ERROR)

TEMPLATE_FOLDER = Path(__file__).parent / "template"
WIDGET_FILES = Path(__file__).parents[1] / "widgets" / "static"


class ExpeditionsServer(Voila):  # type: ignore[misc]  # voila comes without types
    """Voila, serving a project folder and perhaps lessons of one's own; reads no command line or configuration file."""

    port: int
    root_dir: str
    static_paths: list[str]
    template_paths: list[str]

    def __init__(self, folder: Path, *, ip: str, port: int, open_browser: bool, own: OwnLessons | None = None) -> None:
        super().__init__(config=voila_settings(folder, ip=ip, port=port, open_browser=open_browser, own=own))
        self._own = own

    def setup_template_dirs(self) -> None:
        """Put the project's template and the widgets' built files before Voila's own."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATE_FOLDER), str(WIDGET_FILES), *self.template_paths]
        self.static_paths = [str(TEMPLATE_FOLDER / "static"), str(WIDGET_FILES), *self.static_paths]

    def init_settings(self) -> dict[str, Any]:
        """Have notebooks read from one's own folder too."""
        settings: dict[str, Any] = super().init_settings()
        self.contents_manager = settings["contents_manager"] = OwnContents(parent=self, own=self._own)
        return settings

    def init_handlers(self) -> list[Any]:
        """Replace Voila's list of files by the front page, and serve the project's notebooks only."""
        left_out = (TornadoVoilaTreeHandler, TornadoVoilaHandler, VoilaContentsHandler)
        page_settings = {"voila_configuration": self.voila_configuration}
        notebook_settings = {**page_settings, "template_paths": self.template_paths, "config": self.config}
        reader = CatalogueReader(Path(self.root_dir))
        front_settings = {"reader": reader, "own": self._own, **page_settings}
        if self._own is not None:
            # An author is told which cell fails, and how.
            telling = VoilaConfiguration(parent=self)
            telling.show_tracebacks = True
            notebook_settings |= {"own": self._own, "own_configuration": telling}
        own_pictures = (
            [] if self._own is None else [(rf"/voila/render/{PICTURE_PATHS}", OwnPicture, {"own": self._own})]
        )
        return [
            *(handler for handler in super().init_handlers() if handler[1] not in left_out),
            (self.server_url, FrontPage, front_settings),
            *((url_path_join(self.server_url, path), handler, given) for path, handler, given in own_pictures),
            (url_path_join(self.server_url, r"/voila/render/(.*)"), NotebookPage, notebook_settings),
            (r".*", NoSuchPage, page_settings),
        ]

    def listen(self) -> None:
        """Serve until Ctrl+C or a termination signal.

        Raises:
            AddressRefusedError: if the port is in use or may not be used, or the address is not this machine's.
        """
        server = HTTPServer(self.app)
        try:
            sockets = bind_sockets(self.port, self.ip)
        except OSError as reason:
            self.stop()
            raise address_refusal("serve", self.ip, self.port, reason) from reason
        server.add_sockets(sockets)
        self.port = _port_of(sockets[0])
        print(f"Expeditions is at {self.display_url}  (Ctrl+C stops it)", flush=True)  # noqa: T201
        if self._own is not None:
            print(f"Its front page lists your lessons in {self._own.folder}", flush=True)  # noqa: T201
        if self.open_browser:
            threading.Thread(target=self.launch_browser, daemon=True).start()
        self.ioloop = IOLoop.current()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            print("\nStopping.", flush=True)  # noqa: T201
        finally:
            self.stop()

    def launch_browser(self) -> None:
        """Open the front page in the visitor's browser, or say where it is if there is no browser."""
        open_browser(self.display_url, self.display_url)


def _port_of(bound: socket.socket) -> int:
    return int(bound.getsockname()[1])
