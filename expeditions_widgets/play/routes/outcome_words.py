"""What came of an action in words; all of it lies open, so that everyone hears the same."""

from collections.abc import Iterator

from expeditions_widgets.engine.routes import Expedition, LayToken, Position, Remove, Seat, Step
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.routes.sitting import RouteEvent

Names = tuple[str, ...]


def opening_sentence(start: Position, names: Names) -> str:
    """Return who begins, for the deal: "Ben has the first turn." (ruling 3)."""
    return f"{_has(start.first, names)} the first turn."


def outcome_sentences(event: RouteEvent, names: Names) -> tuple[str, ...]:
    """Return what came of an action, in the order it happened: where it arrived, what is due, what ended."""
    return (*_at_the_place(event, names), *_due(event), *_ended(event, names))


def whose(seat: Seat, names: Names) -> str:
    """Return a seat as an owner inside a sentence: "your", "Ben’s"."""
    return "your" if names[seat] == YOU else f"{names[seat]}’s"


def sentence_case(text: str) -> str:
    """Return a text as a sentence begins."""
    return text[0].upper() + text[1:]


def _has(seat: Seat, names: Names) -> str:
    return f"{names[seat]} {'have' if names[seat] == YOU else 'has'}"


def _at_the_place(event: RouteEvent, names: Names) -> Iterator[str]:
    outcome, board = event.outcome, event.before.board
    if isinstance(event.action, Remove):
        yield _stands(event, event.action.expedition)
    for seat, code in outcome.revealed:
        token = ", and so does the token on it" if (seat, code) in outcome.returned else ""
        yield f"{sentence_case(whose(seat, names))} card of {board.places[code].name} scores{token}."
    for seat, code in outcome.returned:
        if (seat, code) not in outcome.revealed:
            yield f"{sentence_case(whose(seat, names))} token on {board.places[code].name} comes back."
    if outcome.taken is not None:
        yield f"{names[event.seat]} won the open card of {board.places[outcome.taken].name}."
        yield (
            "No card is left to take its place."
            if outcome.opened is None
            else f"{board.places[outcome.opened].name} lies open in its place."
        )
    if outcome.reshuffled:
        yield "The discards were shuffled under the deck."
    if outcome.ticket:
        yield f"{names[event.seat]} won a ticket."


def _stands(event: RouteEvent, expedition: Expedition) -> str:
    head = event.after.route(expedition).head
    if head is None:
        return f"{expedition.spoken} has yet to set out."
    return f"{expedition.spoken} stands at {event.before.board.places[head].name} again."


def _due(event: RouteEvent) -> Iterator[str]:
    outcome = event.outcome
    if outcome.closed is not None:
        title = outcome.closed.spoken
        article = "an" if title.startswith("A") else "a"
        follows = f"{article} {title} loop arrow is due" if outcome.loop_due else "it can lay no arrow more"
        yield f"{title} closed a loop: {follows}."
    if outcome.blue_lost:
        yield "No expedition could lay the extra arrow, so it is lost."
    elif outcome.blue_won:
        yield "The blue place gives an extra arrow."


def _ended(event: RouteEvent, names: Names) -> Iterator[str]:
    outcome, after = event.outcome, event.after
    if isinstance(event.action, LayToken) and after.step is not Step.TOKEN:
        yield f"All tokens are laid. {_has(after.turn, names)} the first turn."
    if outcome.last_round:
        yield _why_last(event, names)
    for seat in outcome.passed:
        yield f"{names[seat]} could do nothing."
    if outcome.over:
        yield "The game is over."


def _why_last(event: RouteEvent, names: Names) -> str:
    empty = [seat for seat, count in enumerate(event.after.hand_counts) if not count]
    if not empty:
        return "No expedition can lay an arrow: this round is the last."
    hands = " and ".join(f"{whose(seat, names)} hand" for seat in empty)
    return f"{sentence_case(hands)} {'is' if len(empty) == 1 else 'are'} empty: this round is the last."
