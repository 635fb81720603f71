"""Voila's settings for the project's pages."""

from __future__ import annotations

import logging
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from traitlets.config import Config

from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.crowd.faults import cell_fault
from expeditions_widgets.hosting.first_picture import first_picture
from expeditions_widgets.hosting.kernel_ends import ENDS, VisitorsKernels
from expeditions_widgets.hosting.kernels import (
    SECONDS_TO_NOTICE_A_DEATH,
    PageKernels,
    PromptConnection,
    transport,
)
from expeditions_widgets.hosting.own_pages import OwnFolderKernels
from expeditions_widgets.hosting.page_title import page_title
from expeditions_widgets.hosting.project_folder import SERVED_FOLDERS
from expeditions_widgets.hosting.prompt_client import PromptClient
from expeditions_widgets.hosting.safety.farewell import farewell
from expeditions_widgets.hosting.safety.visitors import AnyVisitor
from expeditions_widgets.hosting.ways_on import ways_on

if TYPE_CHECKING:
    from expeditions_widgets.hosting.own_lessons import OwnLessons

SECONDS_FOR_AN_OUTPUT = 60
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
        identity_provider_class=AnyVisitor,
        kernel_websocket_connection_class=PromptConnection,
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
        kernel_spec_manager_class=PageKernels,
        file_allowlist=[rf"({'|'.join(SERVED_FOLDERS)})/[^\0]*\.(png|jpg|gif|svg)"],
        page_config_hook=_from_kept_addresses,
        multi_kernel_manager_class=VisitorsKernels,
    )
    settings.VoilaExporter.filters = {
        "farewell": farewell,
        "page_title": page_title,
        "cell_fault": cell_fault,
        "first_picture": first_picture,
        "ways_on": partial(ways_on, reader=CatalogueReader(folder), own=own),
    }
    if own is not None:
        settings.VoilaConfiguration.multi_kernel_manager_class = OwnFolderKernels
        settings.OwnFolderKernels.own_folder = str(own.folder)
    settings.KernelManager.transport = transport(Path(tempfile.gettempdir(), VOILA_FOLDER))
    settings.AsyncKernelManager.client_factory = PromptClient
    # What a cell shows may come late while a crowd arrives. After 4 s Voila would send the page without it, silently.
    settings.VoilaExecutor.iopub_timeout = SECONDS_FOR_AN_OUTPUT
    settings.merge(ENDS)
    # An ended kernel comes back empty, which the page hears of and says; the sooner the better.
    settings.KernelRestarter.time_to_dead = SECONDS_TO_NOTICE_A_DEATH
    return settings


def _from_kept_addresses(page_config: dict[str, Any], *, settings: dict[str, Any], **_: object) -> dict[str, Any]:
    """Have Voila's scripts loaded from addresses that browsers keep, and a stand-in for MathJax.

    Voila fetches its 800 kB for every page, and no page has a formula.
    """
    address = settings["voila"].files.address
    return page_config | {
        "fullStaticUrl": address().removesuffix("/"),
        "fullMathjaxUrl": address("plain-formulas.js"),
        "mathjaxConfig": "none",
    }
