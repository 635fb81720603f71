"""What a wrong answer leads to, played out on the table: actions of both sides that an author chose."""

from expeditions_widgets.engine.cards import Match, Position, RefusedActionError, Variant, apply, parse_action
from expeditions_widgets.lessons.trail import Trail, Tried
from expeditions_widgets.play.sitting import Event


def aftermath(position: Position, follows: tuple[str, ...]) -> Trail:
    """Return the actions in compact form as they happen from a position, up to the first that the rules refuse.

    Raises ValueError for a text that is no action.
    """
    happened: list[Tried] = []
    for text in follows:
        tried = _tried(position, text)
        if tried.after is None:
            break
        happened.append(tried)
        position = tried.after
    return tuple(happened)


def aftermath_fault(position: Position, follows: tuple[str, ...]) -> str | None:
    """Return why the actions can't happen from a position, as "d8: the reason"; None if they can."""
    try:
        happened = aftermath(position, follows)
    except ValueError as error:
        return str(error)
    if len(happened) == len(follows):
        return None
    end = happened[-1].after if happened else None
    text = follows[len(happened)]
    refused = _tried(end or position, text).refused
    return f"{text}: {refused.sentence}" if refused else None


def events_of(trail: Trail) -> tuple[Event, ...]:
    """Return the accepted actions as the events of a match, for those who tell and move what happened."""
    return tuple(
        Event(_match_at(tried.before), _match_at(tried.after), tried.action)
        for tried in trail
        if tried.after is not None
    )


def _tried(position: Position, text: str) -> Tried:
    action = parse_action(text)
    try:
        return Tried(position, action, apply(position, action))
    except RefusedActionError as refused:
        return Tried(position, action, refused=refused)


def _match_at(position: Position) -> Match:
    # An exercise's position comes from no deal; who dealt makes no difference to what is told.
    return Match("", Variant(aces=position.aces), position.turn, position)
