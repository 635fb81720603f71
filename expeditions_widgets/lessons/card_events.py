"""What happened in an exercise of the card game, as the events of a match, for those who tell and move it."""

from expeditions_widgets.engine.cards import Match, Position, Variant
from expeditions_widgets.lessons.trail import Trail
from expeditions_widgets.play.sitting import Event


def events_of(trail: Trail) -> tuple[Event, ...]:
    """Return the accepted actions as events."""
    return tuple(
        Event(_match_at(tried.before), _match_at(tried.after), tried.action)
        for tried in trail
        if tried.after is not None
    )


def _match_at(position: Position) -> Match:
    # An exercise's position comes from no deal; who dealt makes no difference to what is told.
    return Match("", Variant(aces=position.aces), position.turn, position)
