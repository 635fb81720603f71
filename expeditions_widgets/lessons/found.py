"""One fault of an exercise, as `expeditions check` tells it and as a form for authors puts it beside its field."""

from typing import NamedTuple


class Found(NamedTuple):
    """A fault: a clause that begins behind the exercise's name ("has no task."), and the part of it to mend.

    The part is a name of the exercise's own ("task"), with a number from 1 where there are several ("options.2").
    """

    sentence: str
    part: str
