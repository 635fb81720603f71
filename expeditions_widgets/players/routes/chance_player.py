"""The player by chance: any legal action, each as likely as the others."""

from expeditions_widgets.engine.chance import generator
from expeditions_widgets.engine.routes.actions import Action
from expeditions_widgets.engine.routes.turn import legal_actions
from expeditions_widgets.engine.routes.view import View


class ChancePlayer:
    """Takes any legal action, drawn from `seed` and the view, so that the same view gives the same one.

    Arrows may be taken back as often as tickets allow: whoever lets it play keeps a limit of turns.
    """

    name = "Drifter"
    description = "Does anything that the rules allow."

    def __init__(self, seed: str = "1") -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return any legal action; raises ValueError if the view leaves its seat nothing to do."""
        actions = legal_actions(view)
        if not actions:
            raise ValueError("There is nothing to choose: another seat is to act, or the game is over.")
        return actions[int(generator(f"{self._seed} {view}").random() * len(actions))]
