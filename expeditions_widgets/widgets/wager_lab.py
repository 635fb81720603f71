"""The wager lab on the page: a question put together from cards and numbers, and its answer over many deals."""

from base64 import b64encode
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qs

from expeditions_widgets.engine.cards import parse_card
from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.lab_setting import PLACES
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming, is_warm
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.lab_answer import table_file
from expeditions_widgets.widgets.lab_controls import moved_said
from expeditions_widgets.widgets.lab_guess import Guess
from expeditions_widgets.widgets.lab_question import Question, linked, names_question
from expeditions_widgets.widgets.lab_state import lab_share, lab_state
from expeditions_widgets.widgets.lab_work import LAID, LabWork
from expeditions_widgets.widgets.protocol import LabFile, State
from expeditions_widgets.widgets.surface import SORRY, Event, Surface

SAVE_KEY: Final = "expeditions:cards:lab"
"""Under this key the browser keeps the question."""

_TELLING: Final = 0.1
"""The page hears of the work's progress whenever another such share is done."""

_NAME: Final = "exp-lab"


class WagerLab(Surface):
    """A hand, a table and a draw pile; what no, one, two and three wagers come to over many deals of the rest.

    A link's query names a preset or a whole setting, as `experiments.lab_setting` and `lab_presets` read them.
    """

    def __init__(self) -> None:
        self._question = Question()
        self._guess = Guess()
        self._query = ""
        self._file: LabFile | None = None
        self._work: LabWork | None = None
        self._answer: LabWork | None = None
        self._told_share = 0.0
        self._speaks = False
        self._warming = Warming()
        self._is_ready = is_warm()
        self._playing = Background(self._play, progressed=self._progressed, ended=self._ended, failed=self._failed)
        super().__init__()

    # --- what is shown ---------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the question, and the answer as far as it is known."""
        setting = self._question.setting
        lab = lab_state(self._question, self._guess, self._answer, self._work)
        lab["file"] = self._file
        if not self._is_ready:
            lab["about"] = GETTING_READY
        return {
            "serial": 0,
            "name": "Wager lab",
            "live": "",
            "lab": lab,
            "share": lab_share(setting),
            "save": {"key": SAVE_KEY, "text": f"{self._query}\n{setting.query()}\n{self._guess.saved()}"},
        }

    def text(self) -> str:
        """Return what the page is for; its figures are worked out live."""
        return "The wager lab: what no, one, two and three wagers come to with your cards, over many deals of the rest."

    # --- what happens ----------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Forget a file that was handed over, and why a card was not taken."""
        self._file = None
        self._question = self._question.settled()

    def heeds(self, event: Event) -> bool:
        """Whether an event still holds: each says in full what is wanted, and answers come in between."""
        return event["type"] in {"hello", "enter", "submit", "press"}

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, values = event["type"], event.get("values")
        if kind == "hello":
            self._open(event.get("query"), event.get("saved"))
        elif kind == "enter":
            self._enter(event.get("code"), event.get("seat"))
        elif kind == "submit" and isinstance(values, dict):
            text = {name: value for name, value in values.items() if isinstance(value, str)}
            if "best" in text:
                self._reveal(text)
            else:
                self._set(text)
        elif kind == "press" and isinstance(event.get("id"), str):
            self._press(event["id"])

    def _open(self, query: object, saved: object) -> None:
        if self._work is not None:
            return
        self._query = query if isinstance(query, str) else ""
        kept = saved.split("\n") if isinstance(saved, str) else []
        if len(kept) == 3 and (kept[0] == self._query or not names_question(self._query)):  # noqa: PLR2004 - as saved
            self._question, self._guess = linked(kept[1]), Guess.read(kept[2])
        else:
            predict = parse_qs(self._query.removeprefix("?")).get("predict", ["0"])[-1] != "0"
            self._question, self._guess = linked(self._query), Guess(predict=predict)
        self._ask(self._question.complaints, speaks=False)

    def _enter(self, code: object, place: object) -> None:
        try:
            card = parse_card(code) if isinstance(code, str) else None
        except ValueError:
            card = None
        if card is None or card.rank == "A" or not isinstance(place, str) or place not in PLACES:
            return
        before, self._question = self._question.setting, self._question.with_card(card, place)
        setting = self._question.setting
        if setting == before:
            self.say(self._question.complaints)
            return
        lowered = f" The draw pile has {setting.pile} now." if setting.pile != before.pile else ""
        self._changed(moved_said(setting, card) + lowered)

    def _set(self, values: Mapping[str, str]) -> None:
        before, self._question = self._question, self._question.with_values(values)
        predict = bool(values.get("predict"))
        same = (before.setting, self._guess.predict) == (self._question.setting, predict)
        if same and self._question.is_playable:
            return
        self._guess = self._guess if same else Guess(predict=predict)
        self._changed("", forget=not same)

    def _press(self, button: str) -> None:
        what, _, rest = button.partition("-")
        if what == "preset" and rest in PRESETS:
            self._question = self._question.with_preset(rest)
            self._changed(f"{PRESETS[rest].name}.")
        elif button == "fresh":
            self._question = self._question.with_new_deals()
            self._changed("New deals.")
        elif self._answer is not None and self._guess.is_open:
            self._hand_over(self._answer, what, rest)

    def _hand_over(self, answer: LabWork, what: str, part: str) -> None:
        picture = answer.picture(part) if what == "picture" else None
        if picture is not None:
            name = f"wager-lab-{answer.setting.seed}-{part}.png"
            self._file = {"name": name, "kind": "image/png", "content": b64encode(picture).decode("ascii")}
        elif what == "table":
            self._file = table_file(answer)
        if self._file:
            self.say(f"Saved as {self._file['name']}.")

    def _reveal(self, values: Mapping[str, str]) -> None:
        self._guess = self._guess.said(values["best"], values.get("mean", ""))
        self.say(" ".join(self._guess.faults.values()))
        if not self._guess.faults and self._answer is not None and self._answer is self._work:
            self.say(self._guess.verdict(self._answer))

    # --- the work --------------------------------------------------------------------------------------------

    def _changed(self, sentence: str, *, forget: bool = True) -> None:
        if forget:
            self._guess = Guess(predict=self._guess.predict)
        self._ask(f"{sentence} {self._question.complaints}", speaks=True)

    def _ask(self, sentence: str, *, speaks: bool) -> None:
        """Begin on the question as it is. An earlier one is dropped; its answer stays until this one comes."""
        self.say(sentence)
        if not self._question.is_playable:
            return
        self._work = LabWork(self._question.setting, _NAME)
        self._told_share = 0.0
        self._speaks = speaks
        if self._playing.start():
            self._answer_is(self._work)

    def _play(self, seconds: float) -> bool:
        self._is_ready = self._is_ready or self._warming.wait(seconds)
        if not self._is_ready:
            return False
        return self._work is None or self._work.step(seconds)

    def _progressed(self) -> None:
        work = self._work
        if work is not None and self._answer is not work and LAID in work.drawn:
            self._told_share = 0.0
            self._answer_is(work)
            self.show()
        elif self._is_ready and work is not None and abs(work.share - self._told_share) >= _TELLING:
            self._told_share = work.share
            self.freshen()

    def _ended(self) -> None:
        if self._work is not None and self._answer is not self._work:
            self._answer_is(self._work)
            self.show()
        else:
            self.freshen()

    def _answer_is(self, work: LabWork) -> None:
        self._answer = work
        if self._speaks and self._guess.is_open:
            self.say(f"{self._live} {self._guess.verdict(work)}")

    def _failed(self) -> None:
        self._work = self._answer
        self.say(SORRY)
        self.show()
