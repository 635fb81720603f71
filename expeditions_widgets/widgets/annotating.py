"""A drawing on the card table for the record: kept, or refused in words."""

from expeditions_widgets.engine.cards import Seat
from expeditions_widgets.play.drawings import kept_marks, seen_by, shown_marks
from expeditions_widgets.play.drawn_words import kept_sentence
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.widgets.protocol import PenKept
from expeditions_widgets.widgets.table_state import Notice


def annotate(sitting: Sitting, viewer: Seat, marks: object) -> Notice:
    """Have the record keep what `viewer` has drawn, and return what is said of it; refused, nothing changes."""
    view = sitting.match.position.view(viewer)
    try:
        kept = kept_marks(marks, view, is_shared=sitting.two_people)
    except ValueError as error:
        return Notice("refused", str(error))
    # Whoever draws can mean to replace only what is shown: the other marks stay.
    sitting.annotate((*(mark for mark in sitting.marks if seen_by(mark, view) is None), *kept))
    return Notice("plain", kept_sentence(kept))


def pen_kept(sitting: Sitting, viewer: Seat) -> PenKept:
    """Return what the record keeps of drawings on the table as it lies, as far as `viewer` sees what they point at.

    A match with its decks written out has no record on the page.
    """
    kept = shown_marks(sitting.marks, sitting.match.position.view(viewer))
    return {"kept": kept, "keeps": not sitting.match.decks}
