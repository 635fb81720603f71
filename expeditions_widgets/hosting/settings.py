"""Voila's settings for the project's pages."""

from __future__ import annotations

import logging
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from traitlets.config import Config

from expeditions_widgets.hosting.catalogue import CatalogueReader
from expeditions_widgets.hosting.crowd.faults import cell_fault
from expeditions_widgets.hosting.first_picture import first_picture
from expeditions_widgets.hosting.kernel_ends import ENDS, VisitorsKernels
from expeditions_widgets.hosting.kernels import (
    SECONDS_TO_NOTICE_A_DEATH,
    PageKernels,
    transport,
)
from expeditions_widgets.hosting.messages.connection import PageConnection
from expeditions_widgets.hosting.own_pages import OwnFolderKernels
from expeditions_widgets.hosting.page_title import page_title
from expeditions_widgets.hosting.project_folder import SERVED_FOLDERS
from expeditions_widgets.hosting.prompt_client import PromptClient
from expeditions_widgets.hosting.safety.farewell import farewell
from expeditions_widgets.hosting.safety.visitors import AnyVisitor
from expeditions_widgets.hosting.ways_on import WaysOn, ways_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from nbformat import NotebookNode

    from expeditions_widgets.hosting.own_lessons import OwnLessons

SECONDS_FOR_AN_OUTPUT = 60
VOILA_FOLDER = "voila_00000000"
"""As long as the name that Voila gives to the folder of its connection files."""

# Voila has `tornado_settings` for these, but hands them over when tornado has looked already.
SENT_COMPRESSED: Final = {
    "compress_response": True,
    # A widget's state differs little from the one before it: in a match 70 bytes go out instead of 6000. The memory of
    # what went before takes 180 kB for each visitor.
    "websocket_compression_options": {"compression_level": 6, "mem_level": 5},
}
"""Settings of tornado's by which pages and the messages to them go out compressed."""


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
        "ways_on": _leading_on(CatalogueReader(folder), own),
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


def _leading_on(reader: CatalogueReader, own: OwnLessons | None) -> Callable[[NotebookNode], WaysOn]:
    """Return the filter that says where a page leads on to.

    Configuration is copied for each page with all that hangs on it, but not what a plain function knows: the reader
    would begin each time without a memory, and read every notebook.
    """
    return lambda notebook: ways_on(notebook, reader=reader, own=own)


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
