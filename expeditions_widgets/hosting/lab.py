"""The server behind `expeditions lab`: JupyterLab on a learner's copy of the lessons."""

from __future__ import annotations

import logging
import secrets
import signal
import threading
import warnings
from pathlib import Path
from typing import Any

from jupyter_core.paths import jupyter_runtime_dir
from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join
from tornado.httputil import url_concat
from tornado.netutil import bind_sockets
from traitlets.config import Config

from expeditions_widgets.hosting.address import address_refusal, open_browser
from expeditions_widgets.hosting.kernels import PromptConnection, SamePythonKernels, transport
from expeditions_widgets.hosting.lesson_copy import OWN_FOLDER
from expeditions_widgets.hosting.project_folder import FRONT_PAGE

THIS_MACHINE = "localhost"
NEWS = "@jupyterlab/apputils-extension:announcements"


class LabServer(ServerApp):
    """Jupyter's server with JupyterLab in it; says where it is, opens the browser, and stops without a question."""

    @property
    def address(self) -> str:
        """The front page's address, with the token that lets the learner in."""
        page = url_path_join(self.connection_url, self.default_url)
        return url_concat(page, {"token": self.identity_provider.token})

    def init_signal(self) -> None:
        """Stop at the first Ctrl+C or termination signal."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self._stop_quietly)

    def start_ioloop(self) -> None:
        """Say where the server is as soon as it listens, then serve until it is stopped."""
        self.io_loop.add_callback(self._announce)
        super().start_ioloop()

    def launch_browser(self) -> None:
        """Open the front page in the learner's browser, or say where it is if there is no browser."""
        # The browser gets a file that leads to the page: its address holds a token that is nobody else's business.
        address, _ = self._prepare_browser_open()
        threading.Thread(target=open_browser, args=(address, self.address), daemon=True).start()

    def _announce(self) -> None:
        print(f"JupyterLab is at {self.address}  (Ctrl+C stops it)", flush=True)  # noqa: T201

    def _stop_quietly(self, *_: object) -> None:
        print("\nStopping.", flush=True)  # noqa: T201
        self.stop(from_signal=True)


def run_lab(folder: Path, *, port: int, open_browser: bool) -> None:
    """Run JupyterLab on a folder of this machine until Ctrl+C or a termination signal.

    Raises:
        AddressRefusedError: if the port is in use or may not be used.
    """
    try:
        sockets = bind_sockets(port, THIS_MACHINE)
    except OSError as reason:
        raise address_refusal("lab", THIS_MACHINE, port, reason) from reason
    for each in sockets:
        each.close()
    settings = lab_settings(folder, port=port, open_browser=open_browser)
    server = LabServer.instance(config=settings, jpserver_extensions={"jupyterlab": True})
    with warnings.catch_warnings():
        # An extension that comes with JupyterLab looks at every setting, and at one that is on its way out.
        warnings.simplefilter("ignore", DeprecationWarning)
        server.initialize(argv=[], starter_extension="lab")
    server.start()


def lab_settings(folder: Path, *, port: int, open_browser: bool) -> Config:
    """Return the settings for JupyterLab on a learner's folder; the learner's own settings of JupyterLab hold too."""
    settings = Config()
    settings.ServerApp = Config(
        root_dir=str(folder),
        ip=THIS_MACHINE,
        port=port,
        port_retries=0,
        open_browser=open_browser,
        allow_root=True,
        kernel_spec_manager_class=SamePythonKernels,
        kernel_websocket_connection_class=PromptConnection,
        tornado_settings={"page_config_hook": _without_news, "ws_ping_timeout": 30_000},
        log_level=logging.ERROR,
    )
    settings.KernelManager.transport = transport(Path(jupyter_runtime_dir()))
    # A token of our own is the same as one that the server makes up, only that the server does not also print it.
    settings.IdentityProvider.token = secrets.token_hex()
    settings.LabApp = Config(
        default_url=f"/lab/tree/{FRONT_PAGE}",
        # The default layout is shared by all folders: it would open what lies in another one.
        workspaces_dir=str(folder / OWN_FOLDER / "workspaces"),
        # The default asks a package index for extensions.
        extension_manager="readonly",
        log_level=logging.ERROR,
    )
    return settings


def _without_news(_: object, page_config: dict[str, Any]) -> dict[str, Any]:
    """Leave out JupyterLab's offer of news, which covers a corner of the first lesson."""
    disabled = page_config.get("disabledExtensions", [])
    return page_config | {"disabledExtensions": [*disabled, NEWS]}
