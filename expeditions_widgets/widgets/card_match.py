"""The card game as an app: choose, play a match, see each round's arithmetic, play again."""

from collections.abc import Sequence
from dataclasses import replace

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.cards import Match, RefusedActionError, Seat, refusal
from expeditions_widgets.play.log import deal_sentence, undo_sentence
from expeditions_widgets.play.people import PERSON, YOU
from expeditions_widgets.play.saving import new_sitting, save, seated
from expeditions_widgets.play.seeds import new_seed
from expeditions_widgets.play.sitting import Event as PlayEvent
from expeditions_widgets.play.sitting import Sitting
from expeditions_widgets.rollouts.warmth import GETTING_READY
from expeditions_widgets.widgets.annotating import annotate
from expeditions_widgets.widgets.attempts import attempted, check_turn, read_attempt
from expeditions_widgets.widgets.deal_share import deal_share
from expeditions_widgets.widgets.match_entrance import MatchEntrance
from expeditions_widgets.widgets.match_form import SAVE_KEY
from expeditions_widgets.widgets.match_opening import MATCHES
from expeditions_widgets.widgets.match_settings import MatchSettings, from_form, settings_of
from expeditions_widgets.widgets.match_summary import round_name, round_summary
from expeditions_widgets.widgets.match_table import HAND_OVER, LEAVE, READY, match_table, told_after
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.review_request import review_handover
from expeditions_widgets.widgets.surface import SORRY, Event, Surface
from expeditions_widgets.widgets.table_coach import Spot, TableCoach
from expeditions_widgets.widgets.table_state import Notice, refused_notice


class CardMatch(Surface):
    """A whole match, from the choice of an opponent to the last score.

    `match` and `opponent` seat a match that is already dealt, such as one with its decks given; else the form comes
    first. A match whose deal no seed names is not saved, for its record would hold the deck.
    """

    def __init__(self, match: Match | None = None, opponent: str = "steady") -> None:
        self._sitting: Sitting | None = None
        self._entrance = MatchEntrance(self._is_ready, self._is_not_ready)
        self._viewer = Seat.A
        self._covered = False
        self._notice: Notice | None = None
        self._fresh: Sequence[PlayEvent] = ()
        self._coach = TableCoach(self._hear_coach)
        if match is not None:
            self._entrance.settings = MatchSettings(opponent=opponent)
            self._sit_down(seated(match, opponent, self._names(opponent)))
            self._coach.attend(self._spot(), ahead=False)
        super().__init__()

    # --- what is shown ---------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the form, the table or the summary."""
        state: State = {"serial": 0, "name": "Card game", "live": "", "save": None}
        sitting = self._sitting
        if sitting is None:
            state["form"], state["save"] = self._entrance.form(), self._entrance.save()
            return state
        if sitting.match.position.is_over:
            state["summary"] = round_summary(sitting.match, sitting.names)
        else:
            notice = self._notice or self._coach.notice
            table = match_table(sitting, self._viewer, notice, self._fresh, covered=self._covered)
            state["table"] = self._coach.beside(table)
        if not sitting.match.decks:
            text = save(sitting)
            state["save"] = {"key": SAVE_KEY, "text": text}
            if "summary" in state and sitting.match.is_over:
                state["summary"]["handover"] = review_handover(text)
            query = replace(self._entrance.settings, seed=sitting.match.seed).query()
            state["share"] = deal_share("match", sitting.match.seed, query, text)
        return state

    def settle(self) -> None:
        """Forget the movements of the last state."""
        self._fresh = ()

    def text(self) -> str:
        """Return the table as text, or what the form asks."""
        if self._sitting is None:
            return "A match at the card table: choose an opponent, then deal."
        if self._covered:
            return f"Hands are hidden. Give the screen to {self._sitting.names[self._viewer]}."
        return text_board(self._sitting.match.position.view(self._viewer), self._sitting.names)

    def picture(self) -> str | None:
        """Return the table as a static SVG; none before the deal, and none between two hands."""
        if self._sitting is None or self._covered:
            return None
        return table_svg(self._sitting.match.position.view(self._viewer), self._sitting.names)

    # --- what happens ----------------------------------------------------------------------------------------

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind = event["type"]
        if kind == "hello":
            self._open(event.get("query"), event.get("saved"))
        elif self._entrance.awaits is not None:
            self.say(GETTING_READY)
        elif kind == "submit" and self._sitting is None and isinstance(event.get("values"), dict):
            self._deal(from_form(event["values"]))
        elif kind == "press" and isinstance(event.get("id"), str):
            self._press(event["id"])
        elif kind == "try" and self._sitting is not None:
            self._try(self._sitting, event.get("code"), event.get("place"))
        elif kind == "annotate" and self._sitting is not None:
            self._annotate(self._sitting, event.get("marks"))
        self._coach.attend(self._spot(), ahead=self._sitting is not None and self._sitting.warns)

    def _open(self, query: object, saved: object) -> None:
        found = None if self._sitting or self._entrance.awaits else MATCHES.open(query, saved)
        if found is None:
            return
        self._entrance.take(found)
        self.say(found.said)
        if found.taken_up:
            self._sit_down(found.taken_up)
            self.say(f"Welcome back: {round_name(found.taken_up.match)}. {self._live}")
        elif found.deals:
            self._deal(found.agreed)

    def _deal(self, settings: MatchSettings) -> None:
        self._entrance.settings = settings
        if settings.faults:
            self.say(" ".join(settings.faults.values()))
            return
        seed = settings.seed or new_seed()
        names = settings.names if settings.opponent == PERSON else self._names(settings.opponent)
        sitting = new_sitting(seed, settings.variant, settings.opponent, names, settings.dealer)
        sitting.warns = settings.warns
        self._sit_down(sitting)

    def _sit_down(self, sitting: Sitting) -> None:
        if self._entrance.holds(sitting):
            self._sitting = None
            self.say(GETTING_READY)
            return
        self._sitting = sitting
        self._notice = None
        replies = sitting.reply()
        self._fresh = replies
        self._viewer = sitting.match.position.turn if sitting.two_people else Seat.A
        self._covered = sitting.two_people and sitting.person_to_act
        self._tell(sitting, replies)
        if not sitting.round_events or sitting.round_events == replies:
            self.say(f"{deal_sentence(sitting.match.dealer, sitting.names)} {self._live}")

    def _press(self, button: str) -> None:
        sitting = self._sitting
        if sitting is None:
            offered = self._entrance.offered
            if button == "resume" and offered is not None:
                self._entrance.settings = settings_of(offered)
                self._sit_down(offered)
            return
        if self._coach.can_answer(button):
            self._notice = None
            self.say(self._coach.answer(button))
        elif button in {"undo", "redo"}:
            self._travel(sitting, back=button == "undo")
        elif button == HAND_OVER and sitting.two_people and sitting.match.position.turn is not self._viewer:
            self._viewer, self._covered = self._viewer.other, True
            self._notice = None
            self.say(f"Hands are hidden. Give the screen to {sitting.names[self._viewer]}.")
        elif button == LEAVE:
            self._sitting, self._entrance.offered = None, sitting
            self._entrance.settings = replace(self._entrance.settings, seed="")
            self._entrance.intro = "Your match waits here. A new deal takes its place."
            self.say(self._entrance.intro)
        elif button == READY:
            self._covered = False
            self._tell(sitting, ())
        elif sitting.match.position.is_over:
            self._go_on(sitting, button)

    def _go_on(self, sitting: Sitting, button: str) -> None:
        if button == "next" and not sitting.match.is_over:
            sitting.next_round()
            self._sit_down(sitting)
        elif button in {"again", "settings"} and sitting.match.is_over:
            self._sitting = None
            self._entrance.settings = replace(self._entrance.settings, seed="")
            if button == "again":
                self._deal(self._entrance.settings)

    def _try(self, sitting: Sitting, code: object, place: object) -> None:
        if self._covered or sitting.match.position.is_over:
            return
        attempt = read_attempt(code, place)
        position = sitting.match.position
        view = position.view(position.turn)
        try:
            check_turn(view, self._viewer, sitting.names)
            action = attempted(attempt, view)
            warning = self._coach.warning(action) if sitting.warns and not refusal(position, action) else None
            if warning is not None:
                self._notice = Notice("warned", warning)
                self.say(warning)
                return
            happened = sitting.play(action)
        except RefusedActionError as refused:
            self._notice = refused_notice(refused, attempt)
            self.say(f"{refused.sentence} {refused.rule.title}.")
            return
        self._notice = None
        self._fresh = happened
        self._tell(sitting, happened)

    def _annotate(self, sitting: Sitting, marks: object) -> None:
        if self._covered or sitting.match.position.is_over or sitting.match.decks:
            return
        self._notice = annotate(sitting, self._viewer, marks)
        self.say(self._notice.text)

    def _travel(self, sitting: Sitting, *, back: bool) -> None:
        events = sitting.undo() if back else sitting.redo()
        if not events:
            return
        turn = sitting.match.position.turn
        self._notice = None
        if back:
            self.say(undo_sentence(events, sitting.names))
            self._notice = Notice("plain", self._live)
        else:
            self._fresh = events
            self._tell(sitting, events)
        if sitting.two_people and turn is not self._viewer and (back or self._covered):
            self._viewer, self._covered = turn, True

    def _tell(self, sitting: Sitting, events: Sequence[PlayEvent]) -> None:
        self.say(told_after(sitting, events, None if self._covered else self._viewer))

    def _spot(self) -> Spot | None:
        """Return where the person who holds the screen is to choose, if anywhere."""
        sitting = self._sitting
        if sitting is None or not sitting.person_to_act or self._covered:
            return None
        position = sitting.match.position
        if position.turn is not self._viewer:
            return None
        return Spot(position.view(self._viewer), sitting.turn, sitting.names[self._viewer.other])

    def _hear_coach(self, sentence: str) -> None:
        self.settle()
        if sentence:
            self.say(sentence)
        self.freshen()

    def _is_ready(self, sitting: Sitting) -> None:
        self._sit_down(sitting)
        self._coach.attend(self._spot(), ahead=sitting.warns)
        self.show()

    def _is_not_ready(self) -> None:
        self.say(SORRY)
        self.show()

    # --- small things ----------------------------------------------------------------------------------------

    def _names(self, opponent: str) -> tuple[str, str]:
        return MatchSettings().names if opponent == PERSON else (YOU, "")
