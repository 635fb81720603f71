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
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from expeditions_widgets.hosting.address import address_refusal, open_browser
from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.front_page import FrontPage
from expeditions_widgets.hosting.pages import NoSuchPage, NotebookPage
from expeditions_widgets.hosting.settings import voila_settings
from expeditions_widgets.hosting.teaching import TEACHING_FOLDER
from expeditions_widgets.hosting.teaching_page import TeachingPage

if TYPE_CHECKING:
    import socket

# Jupyter gives its ping times in ms where tornado reads seconds, and tornado remarks on it at each page. To obey the
# remark would end every connection after 30 seconds.
logging.getLogger("tornado.general").setLevel(logging.ERROR)

TEMPLATE_FOLDER = Path(__file__).parent / "template"
WIDGET_FILES = Path(__file__).parents[1] / "widgets" / "static"


class ExpeditionsServer(Voila):  # type: ignore[misc]  # voila comes without types
    """Voila, serving one project folder; takes no command line and reads no configuration file of its own."""

    port: int
    root_dir: str
    static_paths: list[str]
    template_paths: list[str]

    def __init__(self, folder: Path, *, ip: str, port: int, open_browser: bool) -> None:
        super().__init__(config=voila_settings(folder, ip=ip, port=port, open_browser=open_browser))

    def setup_template_dirs(self) -> None:
        """Put the project's template and the widgets' built files before Voila's own."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATE_FOLDER), str(WIDGET_FILES), *self.template_paths]
        self.static_paths = [str(TEMPLATE_FOLDER / "static"), str(WIDGET_FILES), *self.static_paths]

    def init_handlers(self) -> list[Any]:
        """Replace Voila's list of files by the front page; serve notebooks and pages for teachers, and nothing else."""
        left_out = (TornadoVoilaTreeHandler, TornadoVoilaHandler, VoilaContentsHandler)
        page_settings = {"voila_configuration": self.voila_configuration}
        notebook_settings = {**page_settings, "template_paths": self.template_paths, "config": self.config}
        folder = Path(self.root_dir)
        reader = CatalogueReader(folder)
        return [
            *(handler for handler in super().init_handlers() if handler[1] not in left_out),
            (self.server_url, FrontPage, {"reader": reader, **page_settings}),
            (url_path_join(self.server_url, r"/voila/render/(.*)"), NotebookPage, notebook_settings),
            (
                url_path_join(self.server_url, rf"/{TEACHING_FOLDER}(?:/(.*))?"),
                TeachingPage,
                {"folder": folder, **page_settings},
            ),
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
