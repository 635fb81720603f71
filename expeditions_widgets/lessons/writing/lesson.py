"""A whole lesson as it is being written: a title, a story, and its exercises in order."""

import json
import re
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Self

from expeditions_widgets.lessons.exercise import Exercise
from expeditions_widgets.lessons.found import Found
from expeditions_widgets.lessons.lesson_notebook import lesson_notebook
from expeditions_widgets.lessons.writing.draft import LONGEST_TEXT, Draft, kept, read_draft
from expeditions_widgets.lessons.writing.reading import Written, read
from expeditions_widgets.lessons.writing.source import cell_source

MOST_EXERCISES: Final = 20
LONGEST_SLUG: Final = 40
LONGEST_TITLE: Final = 120
UNTITLED: Final = "My lesson"
SUMMARY: Final = "A lesson of our own."


@dataclass(frozen=True, slots=True)
class Lesson:
    """What was filled in; `shown` is the place of the exercise in the form, from 0."""

    title: str = ""
    story: str = ""
    summary: str = ""
    drafts: tuple[Draft, ...] = (Draft(),)
    shown: int = 0

    @property
    def draft(self) -> Draft:
        """The exercise in the form."""
        return self.drafts[self.shown]

    @property
    def called(self) -> str:
        """The lesson's title, or what it is called without one."""
        return self.title.strip() or UNTITLED

    @property
    def file(self) -> str:
        """The name of the lesson's file."""
        return f"{slug(self.called)}.ipynb"

    def name_of(self, draft: Draft) -> str:
        """Return the name under which progress in an exercise is kept: its own, or one made of the title."""
        return draft.text("name") or f"{slug(self.called)}-{draft.number}"

    def read(self, draft: Draft, found: Collection[Exercise] = ()) -> Written:
        """Return what one of the lesson's exercises comes to; a name that another one has is a fault as well."""
        name = self.name_of(draft)
        written = read(draft, name, found)
        if any(self.name_of(other) == name for other in self.drafts if other is not draft):
            taken = Found("has the name of another exercise of this lesson; progress would mix.", "name")
            return written._replace(faults=(*written.faults, taken))
        return written

    def with_words(self, title: str, story: str, summary: str) -> Self:
        """Return the lesson with its own texts written anew; a text is cut where it gets too long to keep."""
        return replace(
            self,
            title=kept(title, LONGEST_TITLE),
            story=kept(story, LONGEST_TEXT),
            summary=kept(summary, LONGEST_TEXT),
        )

    def has_form_of(self, other: Self) -> bool:
        """Whether the form shows the same fields as another lesson's, with the same texts in them."""
        one, two = (replace(lesson, drafts=(replace(lesson.draft, asked=False),), shown=0) for lesson in (self, other))
        return one == two

    def with_draft(self, draft: Draft) -> Self:
        """Return the lesson with the exercise in the form written anew."""
        return replace(self, drafts=(*self.drafts[: self.shown], draft, *self.drafts[self.shown + 1 :]))

    def with_new(self) -> Self:
        """Return the lesson with an empty exercise in the form, behind the one that was there; if there is room."""
        if len(self.drafts) >= MOST_EXERCISES:
            return self
        new = Draft(max(draft.number for draft in self.drafts) + 1)
        at = self.shown + 1
        return replace(self, drafts=(*self.drafts[:at], new, *self.drafts[at:]), shown=at)

    def without_shown(self) -> Self:
        """Return the lesson without the exercise in the form; an empty one is left where it was the last."""
        left = (*self.drafts[: self.shown], *self.drafts[self.shown + 1 :])
        left = left or (Draft(self.draft.number + 1),)
        return replace(self, drafts=left, shown=min(self.shown, len(left) - 1))

    def moved(self, by: int) -> Self:
        """Return the lesson with the exercise in the form moved by one place, -1 or 1, if it has that place."""
        to = self.shown + by
        if not 0 <= to < len(self.drafts):
            return self
        drafts = list(self.drafts)
        drafts[self.shown], drafts[to] = drafts[to], drafts[self.shown]
        return replace(self, drafts=tuple(drafts), shown=to)

    def notebook(self) -> str:
        """Return the text of the lesson's notebook file; an exercise that can't be set up yet is left out."""
        done = [draft for draft in self.drafts if self.read(draft).exercise]
        return lesson_notebook(
            self.called,
            game="cards",
            summary=self.summary.strip() or SUMMARY,
            minutes=max(1, len(done)),
            exercises=map(self.name_of, done),
            cells=self._cells(),
        )

    def _cells(self) -> Iterator[tuple[str, str]]:
        yield "markdown", f"# {_line(self.called)}\n\n{self.story.strip()}".strip()
        for draft in self.drafts:
            exercise = self.read(draft).exercise
            heading, story = _line(draft.text("heading")), draft.text("story")
            if heading or story:
                yield "markdown", "\n\n".join(part for part in (heading and f"## {heading}", story) if part)
            if exercise:
                yield "code", cell_source(exercise)

    def saved(self) -> str:
        """Return the lesson as a text; empty for one that nothing was filled in in."""
        if self == Lesson():
            return ""
        saved = {
            "title": self.title,
            "story": self.story,
            "summary": self.summary,
            "shown": self.shown,
            "drafts": [draft.saved() for draft in self.drafts],
        }
        return json.dumps(saved, ensure_ascii=False)


def read_lesson(text: str) -> tuple[Lesson | None, int]:
    """Return a lesson that was saved, and how many of its exercises had to be left out; None for any other text."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError):
        return None, 0
    match saved:
        case {
            "title": str(title),
            "story": str(story),
            "summary": str(summary),
            "drafts": list(saved_drafts),
            "shown": int(shown),
        }:
            drafts = tuple(draft for one in saved_drafts[:MOST_EXERCISES] if (draft := read_draft(one)))
            if drafts:
                shown = min(max(shown, 0), len(drafts) - 1)
                lesson = Lesson(drafts=drafts, shown=shown).with_words(title, story, summary)
                return lesson, len(saved_drafts) - len(drafts)
    return None, 0


@lru_cache(maxsize=8)
def slug(text: str) -> str:
    """Return a text as letters, digits and hyphens that any file name and address takes.

    >>> slug("Über den Fluß, Teil 2"), slug("???")
    ('uber-den-fluss-teil-2', 'lesson')
    """
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss")).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain.lower())
    return "-".join(words)[:LONGEST_SLUG].strip("-") or "lesson"


def _line(text: str) -> str:
    return " ".join(text.split())
