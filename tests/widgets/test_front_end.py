"""A widget brings its front end along, or names where this project's server has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expeditions_widgets.widgets.front_end import ADDRESS, STATIC
from expeditions_widgets.widgets.score_sheet import ScoreSheet

if TYPE_CHECKING:
    import pytest

    from expeditions_widgets.widgets.surface import Surface


def sent(widget: Surface) -> tuple[str, str]:
    state = widget.get_state()
    return state["_esm"], state["_css"]


def test_under_any_other_server_all_of_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)
    script, styles = sent(ScoreSheet("A h34", "You"))
    assert script == (STATIC / "expeditions.js").read_text(encoding="utf-8")
    assert styles == (STATIC / "expeditions.css").read_text(encoding="utf-8")


def test_under_the_projects_own_server_a_line_fetches_it_and_the_page_has_the_styles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(ADDRESS, "/base/voila/kept/4f/")
    script, styles = sent(ScoreSheet("A h34", "You"))
    assert '"/base/voila/kept/4f/expeditions.js"' in script
    assert len(script.splitlines()) == 1
    assert styles == ""
