"""How a page of the card game begins: with the match its browser kept, the deal its link names, or the form."""

from typing import Final

from expeditions_widgets.play.saving import resume
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.widgets.match_form import SAVE_KEY, WELCOME
from expeditions_widgets.widgets.match_settings import MatchSettings, from_link, same_deal, settings_of
from expeditions_widgets.widgets.opening import Opener, Opening

MatchOpening = Opening[MatchSettings, Sitting]


def _is_same(kept: Sitting, linked: MatchSettings) -> bool:
    same = same_deal(kept, linked)
    kept.warns = kept.warns or (same and linked.warns)
    return same


MATCHES: Final = Opener[MatchSettings, Sitting](
    word="match",
    save_key=SAVE_KEY,
    welcome=WELCOME,
    fresh=MatchSettings,
    from_link=from_link,
    faults=lambda settings: tuple(settings.faults.values()),
    resume=resume,
    agreed=settings_of,
    is_same=_is_same,
    is_over=lambda sitting: sitting.match.is_over,
)
"""The card game's links and saves."""
