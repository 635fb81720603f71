"""A position of a match to try again, shown within its review."""

from expeditions_widgets.widgets.play_exercise import PlayWidget
from expeditions_widgets.widgets.protocol import Exercise as ExerciseState
from expeditions_widgets.widgets.surface import Event, Surface


class RetryTable(PlayWidget):
    """A *play* exercise without a line of its own to the browser: the review shows it, and passes on what is done."""

    def open(self) -> None:
        """Open no line: the review's state holds all of this one's."""

    def stand_behind(self, curtain: Surface) -> None:
        """Keep back what the review keeps back."""
        self.presenting, self.revealed = curtain.presenting, curtain.revealed

    def exercise_state(self) -> ExerciseState:
        """Return the exercise as it stands."""
        return self.describe()["exercise"]

    def answer(self, event: Event) -> str:
        """Do what an event asks for; return what the live region says to it."""
        self.say("")
        self.receive(event)
        return self._live

    def resume(self, saved: str) -> None:
        """Take up a saved session; an unreadable one changes nothing."""
        self.session.resume(saved)
