"""Where a page leads on to: its game's rules and score calculator; a lesson to the next one and its teachers' page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from expeditions_widgets.hosting.teaching import teaching_file, teaching_of

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from expeditions_widgets.hosting.catalogue import CatalogueReader, Entry
    from expeditions_widgets.hosting.own_lessons import OwnLessons


CALCULATOR: Final = "sum"
"""The icon of a score calculator."""


@dataclass(frozen=True, slots=True)
class WaysOn:
    """The rules page of a page's game, the lesson after it, and score calculators; None where there is none.

    `teaching` names the page for teachers that belongs to a lesson, empty for none.
    """

    rules: Entry | None = None
    next_lesson: Entry | None = None
    calculators: tuple[Entry, ...] = ()
    teaching: str = ""


def ways_on(notebook: NotebookNode, reader: CatalogueReader, own: OwnLessons | None = None) -> WaysOn:
    """Return where a notebook's page leads on to, by what its metadata says of it.

    A page that names no game leads nowhere, but one's own lesson always to the next one in its folder.
    """
    said = notebook.metadata.get("expeditions", {})
    course = said.get("course") or said.get("game")
    catalogue = reader.catalogue()
    game = next((game for game in catalogue.games if game.key == course), None)
    if own is not None and said.get("own"):
        rules = game.rules[0] if game and len(game.rules) == 1 else None
        return WaysOn(rules, own.after(said["path"]))
    if game is None:
        return WaysOn()
    # The rules page needs no way to itself.
    rules = None if said.get("page") == "rules" or len(game.rules) != 1 else game.rules[0]
    if said.get("page") != "lesson":
        # A calculator leads to those of other games, any other page to its own game's.
        away = said.get("icon") == CALCULATOR
        counting = (tool for tool in catalogue.tools if tool.icon == CALCULATOR and tool.course)
        return WaysOn(rules, calculators=tuple(tool for tool in counting if (tool.course != course) == away))
    later = (lesson for lesson in game.lessons if lesson.order > said.get("order", 0))
    this = next((lesson for lesson in game.lessons if lesson.order == said.get("order")), None)
    teaching = teaching_of(this.path) if this else ""
    return WaysOn(rules, next(later, None), teaching=teaching if teaching_file(reader.folder, teaching) else "")
