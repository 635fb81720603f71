"""All that a lesson's cells need of the route game's exercises: `choose`, `play`, `score`, `watch`."""

from expeditions_widgets.widgets.routes.choose_exercise import choose
from expeditions_widgets.widgets.routes.play_exercise import play
from expeditions_widgets.widgets.routes.score_exercise import score
from expeditions_widgets.widgets.routes.watch_exercise import watch

__all__ = ["choose", "play", "score", "watch"]
