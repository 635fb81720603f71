"""A lesson of one's own, from the command that writes it to the front page that says it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from expeditions_widgets.cli import main
from tests.browser.harness.answering import WAYS, exercises_of
from tests.browser.harness.axe import axe
from tests.browser.harness.lesson import go_to_exercise
from tests.browser.harness.site import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visit


def test_a_new_lesson_is_played_and_its_progress_kept(visit: Visit, tmp_path: Path) -> None:
    folder = tmp_path / "class 7b"
    assert main(["new-lesson", "detours", "--in", str(folder)]) == 0
    with serving(folder) as site:
        page = visit("own/detours.ipynb", on=site)
        assert axe(page) == []
        for number, exercise in enumerate(exercises_of(folder / "detours.ipynb"), start=1):
            group = go_to_exercise(page, number)
            WAYS[type(exercise)].right(group, exercise)
            expect(group.locator("[data-done]")).to_have_count(1)
        page.get_by_role("link", name="Expeditions", exact=True).click()
        lessons = page.get_by_role("region", name="Your lessons")
        expect(lessons.get_by_role("heading", name="class 7b")).to_be_visible()
        expect(lessons.get_by_text("all done")).to_be_visible()
        expect(lessons.get_by_role("listitem").filter(has_text="Detours")).to_contain_text("Done.")
        assert axe(page) == []
        page.goto("about:blank")
