"""Errors with a number: the visitor's page shows it, and the host's log says under it what happened and where."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from tornado.web import HTTPError, RequestHandler

from expeditions_widgets.hosting.crowd import counters
from expeditions_widgets.hosting.crowd.journal import JOURNAL, number, places
from expeditions_widgets.hosting.crowd.kernels import PLACE

if TYPE_CHECKING:
    from types import TracebackType

LOG: Final = logging.getLogger(__name__)
FIRST_OWN_FAULT: Final = 500


class FaultNumbers(RequestHandler):
    """Gives each error of the server's own a number. Goes before a handler of Jupyter's, whose pages show it."""

    _error_number = ""

    @property
    def template_namespace(self) -> dict[str, Any]:
        """What every page of the handler may show; an error page the error's number."""
        return {**super().template_namespace, "error_number": self._error_number}  # type: ignore[misc]  # Jupyter's handlers have it

    def log_exception(
        self,
        typ: type[BaseException] | None,
        value: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """Write what happened, without the address that was asked for: its query may hold a game."""
        if isinstance(value, HTTPError) and value.status_code < FIRST_OWN_FAULT:
            return
        self._error_number = number()
        counters.ERRORS.inc()
        if JOURNAL.is_open:
            handler = type(self).__name__
            JOURNAL.note("error", id=self._error_number, handler=handler, error=typ and typ.__name__, trace=places(tb))
        else:
            LOG.error("Error %s", self._error_number, exc_info=(typ, value, tb) if typ and value else None)


def cell_fault(output: dict[str, Any]) -> str:
    """Return the number of a failed cell's error, for the page's note; as a filter of the page's template."""
    found = number()
    counters.ERRORS.inc()
    place = PLACE.get()
    page, visit = (place.page, place.name) if place else (None, None)
    JOURNAL.note("error", id=found, visit=visit, page=page, error=output.get("ename", output.get("name")))
    return found
