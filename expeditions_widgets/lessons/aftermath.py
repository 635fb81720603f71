"""What a wrong answer leads to, played out on the table: actions of all sides that an author chose."""

from expeditions_widgets.lessons.attempts import AnyAction, AnyPosition, Attempt, Game


def aftermath(
    game: Game[AnyPosition, AnyAction], position: AnyPosition, follows: tuple[str, ...]
) -> tuple[Attempt[AnyPosition, AnyAction], ...]:
    """Return the actions in compact form as they happen from a position, up to the first that the rules refuse.

    Raises ValueError for a text that is no action.
    """
    happened: list[Attempt[AnyPosition, AnyAction]] = []
    for text in follows:
        tried = game.attempt(position, game.parse_action(text))
        if tried.after is None:
            break
        happened.append(tried)
        position = tried.after
    return tuple(happened)


def aftermath_fault(game: Game[AnyPosition, AnyAction], position: AnyPosition, follows: tuple[str, ...]) -> str | None:
    """Return why the actions can't happen from a position, as "d8: the reason"; None if they can."""
    try:
        happened = aftermath(game, position, follows)
    except ValueError as error:
        return str(error)
    if len(happened) == len(follows):
        return None
    end = happened[-1].after if happened else None
    text = follows[len(happened)]
    refused = game.attempt(end or position, game.parse_action(text)).refused
    return f"{text}: {refused.sentence}" if refused else None
