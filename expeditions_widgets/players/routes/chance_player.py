"""The player by chance: any legal action but one, each as likely as the others."""

from expeditions_widgets.engine.chance import generator
from expeditions_widgets.engine.routes.actions import Action, Remove
from expeditions_widgets.engine.routes.turn import legal_actions
from expeditions_widgets.engine.routes.view import View


class ChancePlayer:
    """Takes any legal action, drawn from `seed` and the view, so that the same view gives the same one.

    It takes no arrow back: else a view could come again, and the same choices with it, for ever (ruling 21).
    """

    name = "Drifter"
    description = "Does anything that the rules allow, but takes no arrow back."

    def __init__(self, seed: str = "1") -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return the action; raises ValueError if the view leaves its seat nothing to do."""
        actions = [action for action in legal_actions(view) if not isinstance(action, Remove)]
        if not actions:
            raise ValueError("There is nothing to choose: another seat is to act, or the game is over.")
        return actions[int(generator(f"{self._seed} {view}").random() * len(actions))]
