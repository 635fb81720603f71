"""What machines ask the server: whether it is well, on the visitors' port, and its figures, on a port of their own."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import prometheus_client
from jupyter_server.prometheus.log_functions import prometheus_log_method
from tornado.web import Application, RequestHandler

from expeditions_widgets import __version__

if TYPE_CHECKING:
    from expeditions_widgets.hosting.crowd.kernels import CountedKernels

ROOM: Final = "room"
"""The query of a load balancer that reads the status code alone, and asks where a new visitor can go."""


class Health(RequestHandler):
    """Answers whether the server is ok, full or stopping; cheap, so that it can be asked every second.

    A full server is well: its visitors must go on reaching their kernels, and others its front page. Only one that
    stops answers 503. Asked for `/health?room`, a full one does so too.
    """

    def initialize(self, kernels: CountedKernels) -> None:
        """Take what counts the visitors."""
        self._kernels = kernels

    def compute_etag(self) -> None:
        """Leave out what would let an old answer do."""

    def get(self) -> None:
        """Answer with the state, the visitors who are in, how many may be, and the version."""
        kernels = self._kernels
        status = "stopping" if kernels.is_stopping else "ok" if kernels.has_room else "full"
        if status == "stopping" or (status == "full" and self.request.query.startswith(ROOM)):
            self.set_status(HTTPStatus.SERVICE_UNAVAILABLE)
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        said = {"status": status, "visitors": kernels.taken, "limit": kernels.max_visitors, "version": __version__}
        self.finish(json.dumps(said))

    def head(self) -> None:
        """Answer with the status code alone."""
        self.get()


class Figures(RequestHandler):
    """Answers with Jupyter's figures and the project's own, as Prometheus reads them.

    Jupyter's own handler for them would set a visitor's cookie and needs its settings.
    """

    def get(self) -> None:
        """Answer with all figures."""
        self.set_header("Content-Type", prometheus_client.CONTENT_TYPE_LATEST)
        self.finish(prometheus_client.generate_latest(prometheus_client.REGISTRY))


def figures_application(kernels: CountedKernels) -> Application:
    """Return what answers on the port for figures: `/metrics`, and `/health` once more."""
    return Application([("/metrics", Figures), ("/health", Health, {"kernels": kernels})], log_function=_quietly)


def counted(handler: Any) -> None:  # noqa: ANN401  # Jupyter's function comes without types
    """Count an answer and its time, as Jupyter does by itself; tornado would log each address that failed."""
    prometheus_log_method(handler)  # type: ignore[no-untyped-call]


def _quietly(_: RequestHandler) -> None:
    """Who asks for figures is no visitor."""
