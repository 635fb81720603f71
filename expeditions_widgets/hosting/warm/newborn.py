"""The first steps of a forked kernel: it makes itself as new as one started by a command, then runs."""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from expeditions_widgets.hosting.warm.starts import Start


def run_kernel(start: Start, lifeline: int) -> None:
    """Run a kernel in this process; end at once if the server never says go, and whenever the server is gone.

    The lifeline is a pipe whose other end the server alone holds. It writes one byte when it has noted the kernel; the
    pipe ends when the server ends, however that comes.
    """
    os.setsid()
    if not os.read(lifeline, 1):
        os._exit(0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(start.environment)
    os.chdir(start.folder)
    sys.argv = ["ipykernel_launcher", *start.words]
    seed_afresh()

    # Loaded long ago, by the process that this one was forked from.
    import ipywidgets  # noqa: PLC0415
    from ipykernel import ipkernel  # noqa: PLC0415
    from ipykernel.kernelapp import IPKernelApp  # noqa: PLC0415

    kernel = IPKernelApp.instance(parent_handle=1)  # 1: watch over no parent, and say nothing on the terminal
    with _modules_unlisted(ipkernel):
        kernel.initialize(start.words)  # type: ignore[no-untyped-call]
    if "matplotlib" in sys.modules:
        # The kernel has named where figures are drawn to; loaded before, it had looked for that too early.
        sys.modules["matplotlib"].use(os.environ["MPLBACKEND"])
    # It begins to listen for widgets as it is loaded, and it was loaded where there was no kernel.
    ipywidgets.load_ipython_extension(kernel.shell)
    threading.Thread(target=_end_with_server, args=(lifeline,), daemon=True).start()
    kernel.start()  # type: ignore[no-untyped-call]


def seed_afresh() -> None:
    """Give the random numbers a beginning of their own: after a fork two kernels would draw the same."""
    random.seed()
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed()


@contextmanager
def _modules_unlisted(ipkernel: ModuleType) -> Iterator[None]:
    """Show the kernel's own module no other modules: it notes the files of them all, for its debugger.

    Each look at a module copies memory that the kernels share, 6 MB in all; and nobody debugs a page.
    """
    ipkernel.sys = _NoModules("sys")  # type: ignore[attr-defined]
    try:
        yield
    finally:
        ipkernel.sys = sys  # type: ignore[attr-defined]


class _NoModules(ModuleType):
    modules: Final[dict[str, ModuleType]] = {}

    def __getattr__(self, name: str) -> object:
        return getattr(sys, name)


def _end_with_server(lifeline: int) -> None:
    while os.read(lifeline, 1):
        pass
    os._exit(1)
