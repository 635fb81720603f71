"""How a page of the card game begins: with the match its browser kept, the deal its link names, or the form."""

from dataclasses import dataclass

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.play.saving import resume
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.widgets.match_form import SAVE_KEY, WELCOME
from expeditions_widgets.widgets.match_settings import MatchSettings, from_link, same_deal, settings_of
from expeditions_widgets.widgets.protocol import Save


@dataclass(frozen=True, slots=True)
class Opening:
    """What a page begins with: `taken_up` again, or dealt anew where `deals` says so, else the form.

    The form then holds `settings`, offers `offered`, and begins with `intro`; `said` is for the live region. `unread`
    is what was kept and can't be read, to be put aside.
    """

    settings: MatchSettings
    taken_up: Sitting | None = None
    deals: bool = False
    offered: Sitting | None = None
    intro: str = WELCOME
    unread: Save | None = None
    said: str = ""


def opening(query: object, saved: object) -> Opening | None:
    """Return what a page's query and what its browser kept come to; None if they hold nothing. Neither is trusted."""
    linked = from_link(query) if isinstance(query, str) else None
    kept = _read(saved) if isinstance(saved, str) and saved else None
    if isinstance(kept, Opening):
        return kept if linked is None else Opening(linked, intro=kept.intro, unread=kept.unread, said=kept.said)
    if kept and (linked is None or same_deal(kept, linked)):
        kept.warns = kept.warns or (linked is not None and linked.warns)
        return Opening(settings_of(kept), taken_up=kept)
    if linked is None:
        return None
    if kept and not kept.match.is_over:
        intro = "This link names a deal. You also have a match that is not finished."
        return Opening(linked, offered=kept, intro=intro)
    if linked.faults:
        return Opening(linked, said=" ".join(linked.faults.values()))
    return Opening(linked, deals=True)


def _read(text: str) -> Sitting | Opening:
    try:
        return resume(text)
    except FaultyTextError as error:
        reason = error.faults[0].sentence
    except ValueError as error:
        reason = str(error)
    intro = f"Your saved match can’t be read. It is put aside, and here is a fresh start. {reason}"
    return Opening(MatchSettings(), intro=intro, unread={"key": f"{SAVE_KEY}:unread", "text": text}, said=intro)
