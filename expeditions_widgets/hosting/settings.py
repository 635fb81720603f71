"""Voila's settings for the project's pages."""

from __future__ import annotations

import logging
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from traitlets.config import Config

from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.first_picture import first_picture
from expeditions_widgets.hosting.kernels import (
    SECONDS_BETWEEN_ROUNDS,
    SECONDS_TO_NOTICE_A_DEATH,
    SECONDS_WITHOUT_PAGE,
    SamePythonKernels,
    transport,
)
from expeditions_widgets.hosting.messages.connection import PageConnection
from expeditions_widgets.hosting.own_pages import OwnFolderKernels
from expeditions_widgets.hosting.page_title import page_title
from expeditions_widgets.hosting.project_folder import SERVED_FOLDERS
from expeditions_widgets.hosting.ways_on import ways_on

if TYPE_CHECKING:
    from expeditions_widgets.hosting.own_lessons import OwnLessons

VOILA_FOLDER = "voila_00000000"
"""As long as the name that Voila gives to the folder of its connection files."""


def voila_settings(folder: Path, *, ip: str, port: int, open_browser: bool, own: OwnLessons | None = None) -> Config:
    """Return the settings that serve a project folder, and lessons of one's own, at an address of this machine."""
    settings = Config()
    settings.Voila = Config(
        root_dir=str(folder),
        ip=ip,
        port=port,
        open_browser=open_browser,
        config_file_paths=[],
        kernel_websocket_connection_class=PageConnection,
        log_level=logging.ERROR,
    )
    settings.VoilaConfiguration = Config(
        template="lab",
        theme="light",
        # A query string must not choose how the server renders; the page itself reads ?theme= in the browser.
        allow_template_override="NO",
        allow_theme_override="NO",
        show_tracebacks=False,
        strip_sources=True,
        kernel_spec_manager_class=SamePythonKernels,
        file_allowlist=[rf"({'|'.join(SERVED_FOLDERS)})/.*\.(png|jpg|gif|svg)"],
        page_config_hook=_without_typesetter,
    )
    settings.VoilaExporter.filters = {
        "page_title": page_title,
        "first_picture": first_picture,
        "ways_on": partial(ways_on, reader=CatalogueReader(folder), own=own),
    }
    if own is not None:
        settings.VoilaConfiguration.multi_kernel_manager_class = OwnFolderKernels
        settings.OwnFolderKernels.own_folder = str(own.folder)
    settings.KernelManager.transport = transport(Path(tempfile.gettempdir(), VOILA_FOLDER))
    # A kernel with an open page stays: taking it away would leave a page that looks alive and does nothing.
    settings.MappingKernelManager = Config(
        cull_idle_timeout=SECONDS_WITHOUT_PAGE,
        cull_interval=SECONDS_BETWEEN_ROUNDS,
        cull_connected=False,
    )
    # An ended kernel comes back empty, which the page hears of and says; the sooner the better.
    settings.KernelRestarter.time_to_dead = SECONDS_TO_NOTICE_A_DEATH
    return settings


def _without_typesetter(page_config: dict[str, Any], *, base_url: str, **_: object) -> dict[str, Any]:
    """Name a stand-in for MathJax: Voila fetches its 800 kB for every page, and no page has a formula."""
    return page_config | {
        "fullMathjaxUrl": f"{base_url}voila/static/plain-formulas.js",
        "mathjaxConfig": "none",
    }
