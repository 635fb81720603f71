"""A drawing on the route game's map for the record: kept, or refused in words."""

from expeditions_widgets.engine.routes import Seat
from expeditions_widgets.play.drawn_words import kept_sentence
from expeditions_widgets.play.routes.drawings import is_drawn, kept_marks, shown_marks
from expeditions_widgets.play.routes.sitting import RouteSitting
from expeditions_widgets.widgets.protocol import PenKept
from expeditions_widgets.widgets.routes.table import Notice


def annotate(sitting: RouteSitting, viewer: Seat, marks: object) -> Notice:
    """Have the record keep what `viewer` has drawn, and return what is said of it; refused, nothing changes."""
    view = sitting.position.view(viewer)
    try:
        kept = kept_marks(marks, view, is_shared=len(sitting.people) > 1)
    except ValueError as error:
        return Notice("refused", str(error))
    # Whoever draws can mean to replace only what is shown: the other marks stay.
    sitting.annotate((*(mark for mark in sitting.marks if not is_drawn(mark, view.board)), *kept))
    return Notice("plain", kept_sentence(kept))


def pen_kept(sitting: RouteSitting) -> PenKept:
    """Return what the record keeps of drawings on the map as it lies; a game whose start is written out is not kept."""
    return {"kept": shown_marks(sitting.marks, sitting.position.board), "keeps": not sitting.is_written}
