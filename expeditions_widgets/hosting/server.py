"""The server behind `expeditions serve`: Voila with the project's pages, template and kernels."""

from __future__ import annotations

import logging
import sys
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
from expeditions_widgets.hosting.local_network import exposed, page_address
from expeditions_widgets.hosting.messages.connection import with_page_sockets
from expeditions_widgets.hosting.own_pages import PICTURE_PATHS, OwnContents, OwnPicture
from expeditions_widgets.hosting.pages import NoSuchPage, NotebookPage
from expeditions_widgets.hosting.settings import voila_settings
from expeditions_widgets.hosting.teaching import TEACHING_FOLDER
from expeditions_widgets.hosting.teaching_page import TeachingPage

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

    def __init__(  # noqa: PLR0913  # what the command's options say
        self,
        folder: Path,
        *,
        ip: str,
        port: int,
        open_browser: bool,
        own: OwnLessons | None = None,
        lan: tuple[str, ...] = (),
    ) -> None:
        """Take what to serve and where to listen; `lan` are the IP addresses by which others are meant to come."""
        super().__init__(config=voila_settings(folder, ip=ip, port=port, open_browser=open_browser, own=own))
        self._own = own
        self._lan = lan

    @property
    def display_url(self) -> str:
        """The front page's address, as it is said and opened: one that others can open too if they are meant to."""
        addresses = self.addresses_to_join()
        return addresses[0] if addresses else str(super().display_url)

    def addresses_to_join(self) -> tuple[str, ...]:
        """Return the front page's addresses for others on the network; none unless they are meant to come."""
        return tuple(page_address(ip, self.port, self.base_url) for ip in self._lan)

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
        """Replace Voila's list of files by the front page; serve notebooks and pages for teachers, and nothing else."""
        left_out = (TornadoVoilaTreeHandler, TornadoVoilaHandler, VoilaContentsHandler)
        page_settings = {"voila_configuration": self.voila_configuration}
        notebook_settings = {**page_settings, "template_paths": self.template_paths, "config": self.config}
        folder = Path(self.root_dir)
        reader = CatalogueReader(folder)
        front_settings = {"reader": reader, "own": self._own, "join": bool(self._lan), **page_settings}
        if self._own is not None:
            # An author is told which cell fails, and how.
            telling = VoilaConfiguration(parent=self)
            telling.show_tracebacks = True
            notebook_settings |= {"own": self._own, "own_configuration": telling}
        return [
            *(with_page_sockets(handler) for handler in super().init_handlers() if handler[1] not in left_out),
            (self.server_url, FrontPage, front_settings),
            *self._further_handlers(page_settings),
            (url_path_join(self.server_url, r"/voila/render/(.*)"), NotebookPage, notebook_settings),
            (
                url_path_join(self.server_url, rf"/{TEACHING_FOLDER}(?:/(.*))?"),
                TeachingPage,
                {"folder": folder, **page_settings},
            ),
            (r".*", NoSuchPage, page_settings),
        ]

    def _further_handlers(self, page_settings: dict[str, Any]) -> list[Any]:
        further: list[Any] = []
        if self._own is not None:
            pictures = url_path_join(self.server_url, rf"/voila/render/{PICTURE_PATHS}")
            further.append((pictures, OwnPicture, {"own": self._own}))
        if self._lan:
            # Only whoever lets others in needs the library that draws their code.
            from expeditions_widgets.hosting.join_page import JoinPage  # noqa: PLC0415

            join_settings = {"addresses": self.addresses_to_join, **page_settings}
            further.append((url_path_join(self.server_url, "/join"), JoinPage, join_settings))
        return further

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
            command = "serve --lan" if self._lan else "serve"
            raise address_refusal(command, self.ip, self.port, reason) from reason
        server.add_sockets(sockets)
        self.port = _port_of(sockets[0])
        print(f"Expeditions is at {self.display_url}  (Ctrl+C stops it)", flush=True)  # noqa: T201
        if self._own is not None:
            print(f"Its front page lists your lessons in {self._own.folder}", flush=True)  # noqa: T201
        if self._lan:
            self._tell_others()
        if self.open_browser:
            threading.Thread(target=self.launch_browser, daemon=True).start()
        self.ioloop = IOLoop.current()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            print("\nStopping.", flush=True)  # noqa: T201
        finally:
            self.stop()

    def _tell_others(self) -> None:
        """Say how phones in the room get here, and what is open to them."""
        from expeditions_widgets.drawing.qr_code import terminal_code  # noqa: PLC0415  # as above

        first, *others = self.addresses_to_join()
        lines = [f"Phones on this network open {first}"]
        lines += [f"  or, if that does not open, {other}" for other in others]
        lines += [terminal_code(first, sys.stdout.encoding).rstrip("\n"), f"The same, large: {first}join"]
        print(*filter(None, lines), exposed(self._lan), sep="\n", flush=True)  # noqa: T201

    def launch_browser(self) -> None:
        """Open the front page in the visitor's browser, or say where it is if there is no browser."""
        open_browser(self.display_url, self.display_url)


def _port_of(bound: socket.socket) -> int:
    return int(bound.getsockname()[1])
