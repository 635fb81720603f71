"""What the card game's exercise widgets have in common: an answer leads to its rule on the card game's page."""

from expeditions_widgets.engine.cards import rulebook
from expeditions_widgets.widgets.exercise import AnySession, ExerciseWidget
from expeditions_widgets.widgets.protocol import RuleLink
from expeditions_widgets.widgets.rule_link import rule_link


class CardExerciseWidget(ExerciseWidget[AnySession]):
    """An exercise of the card game."""

    def rule(self) -> RuleLink | None:
        """Return a link to the exercise's rule, or None without one."""
        return rule_link(rulebook.BY_KEY[self.exercise.rule]) if self.exercise.rule in rulebook.BY_KEY else None
