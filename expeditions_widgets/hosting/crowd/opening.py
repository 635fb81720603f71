"""How a server is made ready for a crowd: its limit, its log, and the port for its figures."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets

from expeditions_widgets import __version__
from expeditions_widgets.hosting.address import AddressRefusedError
from expeditions_widgets.hosting.crowd.capacity import allow_files, capacity
from expeditions_widgets.hosting.crowd.health import figures_application
from expeditions_widgets.hosting.crowd.journal import JOURNAL

if TYPE_CHECKING:
    from expeditions_widgets.hosting.crowd.kernels import CountedKernels
    from expeditions_widgets.hosting.crowd.options import CrowdOptions


def visitors_limit(options: CrowdOptions, *, forked: bool) -> int:
    """Return how many visitors are let in at once, and let this process hold open their files.

    `forked` tells whether kernels are forked, which makes them small.

    Raises:
        TooManyVisitorsError: if the system does not allow the number that was asked for.
    """
    found = capacity(forked=forked)
    limit = found.visitors if options.max_visitors is None else found.checked(options.max_visitors)
    allow_files(limit)
    return limit


def open_log(options: CrowdOptions, limit: int) -> None:
    """Begin the log, if one is wanted, with a line about the server."""
    if options.log:
        JOURNAL.open()
    JOURNAL.note("starting", version=__version__, python=sys.version.split()[0], cores=os.cpu_count(), limit=limit)


def figures_refusal(ip: str, port: int, reason: OSError) -> AddressRefusedError:
    """Return why the figures can't be answered there, and what to do."""
    if reason.errno == errno.EADDRINUSE:
        sentence = f"Port {port} is already in use. Choose another one for --metrics, such as {port + 1}."
    elif reason.errno == errno.EACCES:
        sentence = f"Port {port} is the system's own. Choose one above 1023 for --metrics."
    else:
        sentence = (
            f"The address {ip} is not one of this machine's. Leave it out to answer this machine alone: "
            f"--metrics {port}."
        )
    return AddressRefusedError(sentence)


def open_figures(options: CrowdOptions, kernels: CountedKernels) -> str | None:
    """Answer on the port for figures, if one was named, and return their address.

    Raises:
        AddressRefusedError: if nothing can listen there.
    """
    if options.figures is None:
        return None
    ip, port = options.figures
    try:
        sockets = bind_sockets(port, ip)
    except OSError as reason:
        raise figures_refusal(ip, port, reason) from reason
    HTTPServer(figures_application(kernels)).add_sockets(sockets)
    host = f"[{ip}]" if ":" in ip else ip
    return f"http://{host}:{sockets[0].getsockname()[1]}/metrics"
