"""After the last turn: who won, and every player's score point by point."""

from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.engine.routes import Reason, Seat, SeatScore, rulebook, score_game, winners
from expeditions_widgets.play.routes.final_words import explained_scores, result_sentence
from expeditions_widgets.play.routes.sitting import RouteSitting
from expeditions_widgets.widgets.protocol import RouteEnd, RuleLink
from expeditions_widgets.widgets.routes.annotating import pen_kept
from expeditions_widgets.widgets.routes.map_scene import map_scene
from expeditions_widgets.widgets.routes.rule_link import route_rule_link


def game_end(sitting: RouteSitting, viewer: Seat) -> RouteEnd:
    """Return the end of a game that is over; hands are open now."""
    position, names = sitting.position, sitting.names
    scores = score_game(position)
    return {
        "title": result_sentence(position, names),
        "intro": "Every point, and where it comes from. Hands are open now.",
        "scene": map_scene(position.view(viewer), names),
        "sheets": [
            {
                "name": names[explained.seat],
                "points": list(explained.points),
                "total": explained.total,
                "tickets": explained.tickets,
            }
            for explained in explained_scores(position, names)
        ],
        "scores": {
            "title": "Scores",
            "head": ["Player", "Cards", "Open cards", "Tokens", "Left", "Points", "Tickets"],
            "rows": [_row(names[seat], score) for seat, score in enumerate(scores)],
            "foot": [],
        },
        "rules": [route_rule_link(rulebook.TOTAL), *_tie(scores)],
        "buttons": [
            {"id": "again", "label": "Play again", "icon": "play", "look": "main"},
            {"id": "settings", "label": "Change the game"},
            {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"},
        ],
        "pen": pen_kept(sitting),
    }


def _row(name: str, score: SeatScore) -> list[str]:
    lost = score.subtotal(Reason.HELD) + score.subtotal(Reason.LEFT)
    won = (score.subtotal(reason) for reason in (Reason.REVEALED, Reason.TAKEN, Reason.RETURNED))
    return [name, *map(figure, (*won, lost, score.total, score.tickets))]


def _tie(scores: tuple[SeatScore, ...]) -> list[RuleLink]:
    best = scores[winners(scores)[0]].total
    level = sum(score.total == best for score in scores) > 1
    return [route_rule_link(rulebook.BY_KEY["R20"])] if level else []
