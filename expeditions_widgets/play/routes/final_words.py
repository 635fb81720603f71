"""The end of a route game explained: every point with the place it comes from, each player's sum, and who won."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.drawing.figures import figure, with_unit
from expeditions_widgets.engine.routes import Board, Point, Position, Reason, Seat, SeatScore, score_game, winners

Names = tuple[str, ...]

_COUNTED: Final = {
    Reason.REVEALED: ("card reached", "cards reached"),
    Reason.TAKEN: ("open card won", "open cards won"),
    Reason.RETURNED: ("token back", "tokens back"),
    Reason.HELD: ("card left", "cards left"),
    Reason.LEFT: ("token left", "tokens left"),
}
_POINTS: Final = {
    Reason.REVEALED: "an expedition reached {}, an own card.",
    Reason.TAKEN: "the open card of {} was won.",
    Reason.RETURNED: "the token on {} came back.",
    Reason.HELD: "the card of {} stayed in the hand.",
    Reason.LEFT: "the token on {} stayed on the board.",
}


@dataclass(frozen=True, slots=True)
class ExplainedScore:
    """One player's score in words: `points` one sentence each, `total` their sum, `tickets` what decides ties."""

    seat: Seat
    points: tuple[str, ...]
    total: str
    tickets: str


def explained_scores(position: Position, names: Names) -> tuple[ExplainedScore, ...]:
    """Return every player's score with every point explained, by seat; hands are open at the end."""
    return tuple(
        ExplainedScore(
            seat,
            tuple(point_sentence(point, position.board) for point in score.points),
            f"{names[seat]}: {total_text(score)}.",
            f"Tickets held: {score.tickets}.",
        )
        for seat, score in enumerate(score_game(position))
    )


def point_sentence(point: Point, board: Board) -> str:
    """Return one point with its sign and the place it comes from.

    >>> from expeditions_widgets.engine.routes import world
    >>> point_sentence(Point(Reason.LEFT, "gei", -1), world())
    '−1: the token on Geirangerfjord stayed on the board.'
    """
    return f"{_signed(point.worth)}: {_POINTS[point.reason].format(board.places[point.place].name)}"


def total_text(score: SeatScore) -> str:
    r"""Return how a score adds up, what counts nothing left out.

    >>> total_text(SeatScore(("gei", "sva"), (), ("gei",), ("fuj",), (), 2)).replace("\xa0", " ")
    '2 cards reached, 1 token back, 1 card left: 2 + 1 − 1 = 2 points'
    """
    counted = [reason for reason in Reason if score.places(reason)]
    total = with_unit(figure(score.total), "points")
    if not counted:
        return total
    words = ", ".join(_counted(reason, len(score.places(reason))) for reason in counted)
    first, *rest = (score.subtotal(reason) for reason in counted)
    sums = " ".join((figure(first), *(f"{'−' if number < 0 else '+'} {abs(number)}" for number in rest)))
    return f"{words}: {sums} = {total}"


def result_sentence(position: Position, names: Names) -> str:
    """Return who won and by what, for a game that is over: points, then tickets, then shared (ruling 20).

    Raises ValueError while the game goes on.
    """
    if not position.is_over:
        raise ValueError("The game is not over: nobody has won yet.")
    return result_of_scores(score_game(position), names)


def result_of_scores(scores: tuple[SeatScore, ...], names: Names) -> str:
    """Return who won with these scores, and by what (ruling 20)."""
    first = winners(scores)
    points = with_unit(figure(scores[first[0]].total), "points")
    if len(first) > 1:
        return f"{listed([names[seat] for seat in first])} shared the win: {points} and equally many tickets each."
    level = [seat for seat, score in enumerate(scores) if score.total == scores[first[0]].total and seat not in first]
    if level:
        others = listed([names[seat] for seat in level])
        return f"{names[first[0]]} won with {points} and the most tickets; level in points: {others}."
    return f"{names[first[0]]} won with {points}."


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else figure(number)


def _counted(reason: Reason, count: int) -> str:
    one, more = _COUNTED[reason]
    return f"{count} {one if count == 1 else more}"


def listed(words: Sequence[str]) -> str:
    """Return words as a list inside a sentence: "Ada, Ben and Cleo"."""
    return " and ".join((", ".join(words[:-1]), words[-1]) if len(words) > 1 else words)
