"""How a notebook becomes a page quickly: its templates are compiled once, not for each visitor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jinja2 import BytecodeCache
from voila import notebook_renderer
from voila.exporter import VoilaExporter

if TYPE_CHECKING:
    from jinja2 import Environment
    from jinja2.bccache import Bucket


class CompiledTemplates(BytecodeCache):
    """Keeps compiled templates for as long as the server runs; jinja asks for another when a file has changed."""

    def __init__(self) -> None:
        """Begin with none."""
        self._compiled: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill in what is kept of a template."""
        if bucket.key in self._compiled:
            bucket.bytecode_from_string(self._compiled[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a template that was compiled."""
        self._compiled[bucket.key] = bucket.bytecode_to_string()


COMPILED: Final = CompiledTemplates()


class QuickExporter(VoilaExporter):  # type: ignore[misc]  # voila comes without types
    """Voila's exporter, which is made anew for each page, with a memory for compiled templates."""

    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = COMPILED
        return environment


def compile_templates_once() -> None:
    """Have Voila use this exporter; it names its own in the code and takes no other by its settings."""
    notebook_renderer.VoilaExporter = QuickExporter
