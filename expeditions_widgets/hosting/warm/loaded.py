"""What the warm process loads, in the order in which visitors need it."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SINGLE_THREADED: Final = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""The environment in which NumPy's libraries start no threads: a process that has several may not be forked."""

_KERNEL: Final = (
    "ipykernel.kernelapp",
    "ipykernel.ipkernel",
    "ipykernel.zmqshell",
    "ipykernel.debugger",
    "IPython.core.debugger",
    "IPython.core.completerlib",
    "IPython.extensions.storemagic",
    "tornado.platform.asyncio",
    "anywidget",
    "ipywidgets",
)
"""What a kernel imports until it answers."""

_PAGES: Final = ("expeditions_widgets.widgets", "expeditions_widgets.lessons")
_CHARTS: Final = ("matplotlib.backends.backend_agg", "matplotlib.backends.backend_svg", "expeditions_widgets.charts")


def first_steps() -> Iterator[Callable[[], object]]:
    """Yield what has to be loaded before the first kernel is worth forking: the kernel's own code, and the widgets."""
    for name in _KERNEL:
        yield lambda name=name: import_module(name)  # type: ignore[misc]
    yield _look_up_addresses
    for package in _PAGES:
        yield lambda package=package: _import_all(package)  # type: ignore[misc]


def further_steps() -> Iterator[Callable[[], object]]:
    """Yield what only some pages need: NumPy, the compiled rounds, the charts."""
    yield lambda: import_module("numpy")
    if find_spec("numba") is not None:
        yield lambda: import_module("numba")
    yield _load_compiled_rounds
    for name in _CHARTS:
        yield lambda name=name: _import_all(name)  # type: ignore[misc]


def _look_up_addresses() -> None:
    """Have the machine's addresses ready, which each kernel asks for when it reads its connection file."""
    from jupyter_client.localinterfaces import local_ips  # noqa: PLC0415  # one step at a time

    local_ips()


def _import_all(name: str) -> None:
    module = import_module(name)
    for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{name}."):
        import_module(found.name)


def _load_compiled_rounds() -> None:
    """Load the machine code that is kept on disk; compiling it takes half a minute and is a page's to ask for."""
    from expeditions_widgets.rollouts.warmth import is_warm  # noqa: PLC0415  # one step at a time

    if is_warm():
        from expeditions_widgets.rollouts.warming import warm_up  # noqa: PLC0415  # loads numba

        warm_up()
