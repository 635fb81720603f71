"""The greedy player: always on to the nearest of its cards, with no eye for anything else."""

from collections.abc import Iterator

from expeditions_widgets.engine.routes.actions import Action, Arrow, EndTurn, Keep, LaidArrow, LayToken
from expeditions_widgets.engine.routes.turn import legal_actions
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.players.routes.atlas import FAR, atlas_of
from expeditions_widgets.players.routes.stakes import TAKEN, own_stakes


class GreedyPlayer:
    """Lays the arrow that scores most at once, else the one that ends nearest to a card or token of its own.

    A ticket buys it an arrow that scores at once, and nothing else. It takes no arrow back.

    >>> from expeditions_widgets.engine.routes.set_up import start_game
    >>> from expeditions_widgets.engine.routes.small_boards import small_board
    >>> position = start_game("7", 2, small_board("six"))
    >>> GreedyPlayer().choose(position.view(position.turn))
    LayToken(place='gei')
    """

    name = "Courier"
    description = "Heads for the nearest of its own cards."

    def choose(self, view: View) -> Action:
        """Return the action; raises ValueError if the view leaves its seat nothing to do."""
        actions = legal_actions(view)
        if not actions:
            raise ValueError("There is nothing to choose: another seat is to act, or the game is over.")
        if isinstance(actions[0], LayToken):
            return LayToken(min(_marked(actions), key=view.board.distance))
        if isinstance(actions[0], Keep):
            return _nearest_kept(view)
        arrows = [action for action in actions if isinstance(action, LaidArrow)]
        if EndTurn() in actions:
            arrows = [action for action in arrows if _scored(view, action)]
        elif any(isinstance(action, Arrow) for action in arrows):
            arrows = [action for action in arrows if isinstance(action, Arrow)]
        if not arrows:
            return EndTurn()
        return max(arrows, key=lambda action: (_scored(view, action), -_to_go(view, action)))


def _marked(actions: tuple[Action, ...]) -> Iterator[str]:
    return (action.place for action in actions if isinstance(action, LayToken))


def _scored(view: View, action: LaidArrow) -> int:
    """Return the points that an arrow brings its player at once."""
    return own_stakes(view).get(action.tip, 0) + (TAKEN if action.tip in view.open_cards else 0)


def _to_go(view: View, action: LaidArrow) -> int:
    """Return how far an arrow's tip is from the nearest own stake, over connections left to its expedition."""
    atlas = atlas_of(view.board)
    route = view.route(action.expedition).longer(action.tail, action.tip)
    steps = atlas.steps(atlas.number[action.tip], atlas.used(route))
    return min((steps[atlas.number[code]] for code in own_stakes(view) if code != action.tip), default=FAR)


def _nearest_kept(view: View) -> Keep:
    """Return the end of a swap that keeps the nearer card and gives up the farthest one."""
    drawn, held = _steps_to(view, view.drawn), _steps_to(view, view.hand)
    return Keep(1 + drawn.index(min(drawn)), 1 + held.index(max(held)))


def _steps_to(view: View, codes: tuple[str, ...]) -> list[int]:
    """Return how far each place is from the head nearest to it."""
    atlas = atlas_of(view.board)
    ahead = [atlas.steps(atlas.number[route.head or view.board.start], atlas.used(route)) for route in view.routes]
    return [min(steps[atlas.number[code]] for steps in ahead) for code in codes]
