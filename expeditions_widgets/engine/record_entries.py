"""The actions of a record of either game, in a text: each with its place, its comment and its marks."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from expeditions_widgets.engine.faults import Fault

TOKEN: Final = re.compile(r"\{(?:[^}\\]|\\.)*\}|<[^>]*>|[^\s{<]+|[{<]", re.DOTALL)


class NotedAction(NamedTuple):
    """One word of a record that is no note, with the note that follows it; `start` and `end` are its place."""

    word: str
    start: int
    end: int
    comment: str = ""
    marks: tuple[str, ...] = ()


NUMBER: Final = re.compile(r"[0-9]+\.")
"""A number and a point, as they begin a round: no note belongs to it."""


def noted_actions(text: str, start: int, faults: list[Fault]) -> Iterator[NotedAction]:
    """Yield the words from `start` on; a note that is not closed, or belongs to no action, is added to `faults`."""
    last: NotedAction | None = None
    for found in TOKEN.finditer(text, start):
        word = found.group()
        if word[0] not in "{<":
            if last:
                yield last
            last = NotedAction(word, *found.span())
        elif last is None or len(word) == 1 or NUMBER.fullmatch(last.word):
            sentence = "A comment {…} or marks <…> are closed, and stand after an action."
            faults.append(Fault("bad-note", *found.span(), sentence))
        elif last.comment if word[0] == "{" else last.marks:
            sentence = "An action has one comment and one list of marks; join the two."
            faults.append(Fault("bad-note", *found.span(), sentence))
        elif word[0] == "{":
            last = last._replace(comment=re.sub(r"\\(.)", r"\1", word[1:-1], flags=re.DOTALL))
        else:
            last = last._replace(marks=tuple(word[1:-1].split()))
    if last:
        yield last
