"""What each page would do again: compile its templates, and read every notebook to know where it leads on."""

from __future__ import annotations

import signal
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from jinja2 import DictLoader, Environment
from voila import notebook_renderer
from voila.exporter import VoilaExporter

from expeditions_widgets.hosting.page_templates import CompiledTemplates, QuickExporter
from expeditions_widgets.hosting.server import ExpeditionsServer
from expeditions_widgets.hosting.settings import voila_settings

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


class Counting(Environment):
    """Templates that tell how often one was compiled."""

    compiled = 0

    def compile(self, *given: Any, **named: Any) -> Any:  # noqa: ANN401  # jinja's own signature
        Counting.compiled += 1
        return super().compile(*given, **named)


def rendered(cache: CompiledTemplates, source: str) -> str:
    """Render a template in an environment of its own, as Voila does for each page."""
    environment = Counting(loader=DictLoader({"page": source}), bytecode_cache=cache, autoescape=True)
    return environment.get_template("page").render(name="<Ida>")


def test_a_template_is_compiled_once_and_again_when_it_changed() -> None:
    cache = CompiledTemplates()
    Counting.compiled = 0
    assert {rendered(cache, "Hello {{ name }}") for _ in range(3)} == {"Hello &lt;Ida&gt;"}
    assert Counting.compiled == 1
    assert rendered(cache, "Bye {{ name }}") == "Bye &lt;Ida&gt;"
    assert Counting.compiled == 2  # once for each source


def test_voila_uses_the_exporter_that_remembers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook_renderer, "VoilaExporter", VoilaExporter)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    try:
        ExpeditionsServer(tmp_path, ip="localhost", port=0, open_browser=False).initialize(argv=[])
        assert notebook_renderer.VoilaExporter is QuickExporter
    finally:
        ExpeditionsServer.clear_instance()


def test_no_filter_is_copied_with_the_configuration_of_a_page(tmp_path: Path) -> None:
    filters = voila_settings(tmp_path, ip="localhost", port=0, open_browser=False).VoilaExporter.filters
    assert filters
    assert {name: deepcopy(one) is one for name, one in filters.items()} == dict.fromkeys(filters, True)
