"""The server behind `expeditions serve`: Voila with the project's pages, template and kernels."""

from __future__ import annotations

import contextlib
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

from expeditions_widgets.hosting.address import AddressRefusedError, address_refusal, open_browser
from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.crowd.health import Health, counted
from expeditions_widgets.hosting.crowd.opening import open_figures, open_log, visitors_limit
from expeditions_widgets.hosting.crowd.options import CrowdOptions
from expeditions_widgets.hosting.front_page import FrontPage
from expeditions_widgets.hosting.kernels import are_forked
from expeditions_widgets.hosting.local_network import invitation, page_address
from expeditions_widgets.hosting.own_pages import PICTURE_PATHS, OwnContents, OwnPicture
from expeditions_widgets.hosting.page_templates import compile_templates_once
from expeditions_widgets.hosting.pages import NoSuchPage, NotebookPage
from expeditions_widgets.hosting.safety.answer_headers import SafeAnswers
from expeditions_widgets.hosting.safety.farewell import FAREWELLS
from expeditions_widgets.hosting.safety.host_names import UnknownName, UnknownNamePage, is_open, own_names
from expeditions_widgets.hosting.safety.methods import (
    LARGEST_BODY,
    SECONDS_BETWEEN_REQUESTS,
    SECONDS_FOR_A_BODY,
    NotAllowed,
    UnusedMethod,
)
from expeditions_widgets.hosting.safety.routes import needed
from expeditions_widgets.hosting.settings import SENT_COMPRESSED, voila_settings
from expeditions_widgets.hosting.static_files import KEPT, StaticFile, StaticFiles
from expeditions_widgets.hosting.teaching import TEACHING_FOLDER
from expeditions_widgets.hosting.teaching_page import TeachingPage
from expeditions_widgets.hosting.warm.provisioner import warm_process
from expeditions_widgets.hosting.warm.warm_process import NoWarmKernelError
from expeditions_widgets.widgets.front_end import STATIC as WIDGET_FILES

if TYPE_CHECKING:
    import socket

    from expeditions_widgets.hosting.own_lessons import OwnLessons

# Jupyter gives its ping times in ms where tornado reads seconds, and tornado remarks on it at each page. To obey the
# remark would end every connection after 30 seconds.
logging.getLogger("tornado.general").setLevel(logging.ERROR)

TEMPLATE_FOLDER = Path(__file__).parent / "template"


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
        crowd: CrowdOptions | None = None,
        names: tuple[str, ...] = (),
        frames: tuple[str, ...] = (),
    ) -> None:
        """Take what to serve and where to listen, and who may come.

        Args:
            folder: the project folder.
            ip: the address to listen at.
            port: the port to listen at, 0 for any free one.
            open_browser: whether to open the front page in a browser.
            own: lessons of one's own to go with the project.
            lan: the IP addresses by which others are meant to come.
            crowd: how many visitors may come at once, and what is told of them.
            names: further names by which visitors come.
            frames: the origins whose pages may show ours in a frame.
        """
        settings = voila_settings(folder, ip=ip, port=port, open_browser=open_browser, own=own)
        self._crowd = crowd or CrowdOptions()
        settings.CountedKernels.max_visitors = self._limit = visitors_limit(self._crowd, forked=are_forked())
        super().__init__(config=settings)
        self._own = own
        self._lan = lan
        if own is not None:
            own.tells_why = not is_open(ip, lan, names)
        self._names = own_names(ip, lan, names)
        self._frames = frames

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
        own = (TEMPLATE_FOLDER / "static", WIDGET_FILES)
        self.static_paths = [*map(str, own), *self.static_paths]
        self.files = StaticFiles(self.base_url, own)
        compile_templates_once()
        # As a plain function: whatever else stands in a configuration is copied for each page.
        self.config.VoilaExporter.filters["static_file"] = lambda name: self.files.address(name)  # noqa: PLW0108

    def init_settings(self) -> dict[str, Any]:
        """Have one's own notebooks read too, errors told by the project's own page, and all sent compressed."""
        settings: dict[str, Any] = super().init_settings() | SENT_COMPRESSED
        settings["jinja2_env"] = settings["voila_jinja2_env"]
        settings["jinja2_env"].filters["static_file"] = self.files.address
        self.kernel_spec_manager.static_files = self.files
        settings["log_function"] = counted
        self.contents_manager = settings["contents_manager"] = OwnContents(parent=self, own=self._own)
        return settings

    def init_handlers(self) -> list[Any]:
        """Replace Voila's list of files by the front page; serve notebooks and pages for teachers, and nothing else."""
        file_settings = {"files": self.files, "paths": self.static_paths}
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
            (UnknownName(self._names), UnknownNamePage),
            (UnusedMethod(url_path_join(self.server_url, FAREWELLS)), NotAllowed),
            *needed(super().init_handlers()),
            (url_path_join(self.server_url, rf"/{KEPT}/(?P<version>\w+)/(?P<path>.*)"), StaticFile, file_settings),
            (url_path_join(self.server_url, r"/voila/static/(?P<path>.*)"), StaticFile, file_settings),
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
        health = url_path_join(self.server_url, "/health")
        further: list[Any] = [(health, Health, {"kernels": self.kernel_manager})]
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
        notebooks = url_path_join(self.server_url, "/voila/render/")
        self.app.transforms.append(SafeAnswers(self.app.settings["voila_jinja2_env"], self._frames, notebooks))
        server = HTTPServer(
            self.app,
            max_body_size=LARGEST_BODY,
            body_timeout=SECONDS_FOR_A_BODY,
            idle_connection_timeout=SECONDS_BETWEEN_REQUESTS,
        )
        try:
            sockets = bind_sockets(self.port, self.ip)
        except OSError as reason:
            self.stop()
            command = "serve --lan" if self._lan else "serve"
            raise address_refusal(command, self.ip, self.port, reason) from reason
        server.add_sockets(sockets)
        self.port = _port_of(sockets[0])
        open_log(self._crowd, self._limit)
        try:
            figures = open_figures(self._crowd, self.kernel_manager)
        except AddressRefusedError:
            self.stop()
            raise
        print(f"Expeditions is at {self.display_url}  (Ctrl+C stops it)", flush=True)  # noqa: T201
        if self._own is not None:
            print(f"Its front page lists your lessons in {self._own.folder}", flush=True)  # noqa: T201
        if figures:
            print(f"Figures for Prometheus: {figures}", flush=True)  # noqa: T201
        if self._lan:
            print(invitation(self.addresses_to_join(), self._lan, sys.stdout.encoding), flush=True)  # noqa: T201
        if self.open_browser:
            threading.Thread(target=self.launch_browser, daemon=True).start()
        self.ioloop = IOLoop.current()
        with contextlib.suppress(NoWarmKernelError):
            warm_process.start()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            print("\nStopping.", flush=True)  # noqa: T201
        finally:
            self.stop()
            warm_process.stop()

    def stop(self) -> None:
        """Remove the folders that were made for this run."""
        super().stop()
        self.files.close()

    def _handle_signal_stop(self, *signal: object) -> None:
        """Let nobody in from here on; then stop."""
        self.kernel_manager.is_stopping = True
        super()._handle_signal_stop(*signal)

    def launch_browser(self) -> None:
        """Open the front page in the visitor's browser, or say where it is if there is no browser."""
        open_browser(self.display_url, self.display_url)


def _port_of(bound: socket.socket) -> int:
    return int(bound.getsockname()[1])
