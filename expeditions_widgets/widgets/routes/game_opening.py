"""How a page of the route game begins: with the game its browser kept, the deal its link names, or the form."""

from typing import Final

from expeditions_widgets.play.routes.agreement import RouteAgreement, agreement_of, from_link, same_deal
from expeditions_widgets.play.routes.saving import resume
from expeditions_widgets.play.routes.sitting import RouteSitting
from expeditions_widgets.widgets.opening import Opener
from expeditions_widgets.widgets.routes.game_form import SAVE_KEY, WELCOME

GAMES: Final = Opener[RouteAgreement, RouteSitting](
    word="game",
    save_key=SAVE_KEY,
    welcome=WELCOME,
    fresh=RouteAgreement,
    from_link=from_link,
    faults=lambda agreed: tuple(agreed.faults.values()),
    resume=resume,
    agreed=agreement_of,
    is_same=same_deal,
    is_over=lambda sitting: sitting.position.is_over,
)
"""The route game's links and saves."""
