"""What must hold of a board as a whole: one start, all of it connected, everything in the frame, cards enough."""

from collections.abc import Iterable, Mapping

from expeditions_widgets.engine.routes.board import Colour, Frame, Link, Place, SetUp, distances
from expeditions_widgets.engine.routes.board_draft import BoardDraft

_ROUND = 360.0


def check_board(draft: BoardDraft, places: Mapping[str, Place], links: Iterable[Link]) -> bool:
    """Return whether there is one start, from which every place can be reached; note a fault for each that is wrong."""
    before = len(draft.faults)
    starts = [place for place in places.values() if place.colour is Colour.START]
    if not starts:
        draft.fault("no-start", ("places",), "No place is the start: one must have the colour start.")
        return False
    for place in starts[1:]:
        path = ("places", list(places).index(place.code), "colour")
        draft.fault("two-starts", path, f"{place.name} is a second start, beside {starts[0].name}.")
    reached = distances(places, links, starts[0].code)
    for index, place in enumerate(places.values()):
        if place.code not in reached:
            sentence = f"No way leads from {starts[0].name} to {place.name}: link it to the rest."
            draft.fault("not-connected", ("places", index), sentence)
    return len(draft.faults) == before


def check_frame(draft: BoardDraft, places: Mapping[str, Place], frame: Frame) -> None:
    """Note a fault for each place that lies outside the frame; an edge place lies at its sides whatever its `lon`."""
    for index, place in enumerate(places.values()):
        across = place.edge or frame.left + (place.lon - frame.left) % _ROUND <= frame.right
        if not across or not frame.bottom <= place.lat <= frame.top:
            sentence = f"{place.name} at {place.lon} {place.lat} lies outside the frame."
            draft.fault("off-frame", ("places", index), sentence)


def check_cards(draft: BoardDraft, places: Mapping[str, Place], links: Iterable[Link], set_up: SetUp) -> None:
    """Note a fault for each number of players that a deal might not serve.

    Every hand must get cards that a token may be laid on, and the open cards must all be far enough from the start
    (set-up ruling 1), whatever the other hands hold.
    """
    start = next(place.code for place in places.values() if place.colour is Colour.START)
    away = distances(places, links, start)
    greens = [place.code for place in places.values() if place.colour is Colour.GREEN]
    far = sum(away[code] >= set_up.token_distance for code in greens)
    for players, hand in set_up.hand.items():
        needed = players * hand + set_up.open_cards
        if needed > far:
            sentence = (
                f"{players} players with {hand} cards and {set_up.open_cards} open ones need {needed} green places "
                f"at least {set_up.token_distance} from the start; there are {far}."
            )
            draft.fault("too-few-cards", ("set_up", "hand", str(players)), sentence)
