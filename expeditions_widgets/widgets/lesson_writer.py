"""Writing a lesson on the page: a form for its exercises, each tried as it is written, and the notebook to save."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from expeditions_widgets.lessons.card_exercise import PlayExercise
from expeditions_widgets.lessons.estimate_exercise import EstimateExercise
from expeditions_widgets.lessons.writing.draft import KINDS, ROWS
from expeditions_widgets.lessons.writing.estimates import is_simulated
from expeditions_widgets.lessons.writing.examples import is_blank, with_example
from expeditions_widgets.lessons.writing.lesson import Lesson, read_lesson
from expeditions_widgets.lessons.writing.reading import Written
from expeditions_widgets.lessons.writing.solving import shortest_way
from expeditions_widgets.play.position_draft import PositionDraft
from expeditions_widgets.widgets.position_editor import PositionEditor
from expeditions_widgets.widgets.protocol import State
from expeditions_widgets.widgets.surface import Event, Surface
from expeditions_widgets.widgets.tried_exercise import Within, tried
from expeditions_widgets.widgets.truth_search import TruthSearch
from expeditions_widgets.widgets.writer_fields import field_names, parts
from expeditions_widgets.widgets.writer_state import missing_said, writer_state

SAVE_KEY: Final = "expeditions:cards:written"
"""Under this key the browser keeps the lesson."""


class LessonWriter(Surface):
    """A lesson as it is being written: whatever is typed is kept, and told what it lacks; nothing of it is executed."""

    def __init__(self) -> None:
        self._lesson = Lesson()
        self._form = 0
        self._tried: Within | None = None
        self._editor: PositionEditor | None = None
        self._unread = ""
        self._truths = TruthSearch(progressed=self.freshen, ended=self._tell_truth)
        super().__init__()

    # --- what is shown ---------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the form, and the exercise that it makes."""
        lesson, written = self._lesson, self._written()
        form = parts(lesson.draft, is_set_up=self._editor is not None)
        state: State = {
            "serial": 0,
            "name": "Write a lesson",
            "live": "",
            "writer": writer_state(lesson, form, str(self._form), self._truths.found, self._truths.share),
            "save": {"key": f"{SAVE_KEY}:unread", "text": self._unread}
            if self._unread
            else {"key": SAVE_KEY, "text": lesson.saved()},
        }
        self._set_up(written)
        if self._editor:
            state["setup"] = setup = self._editor.setup()
            setup["buttons"].append({"id": "cards", "label": "Done", "look": "main"})
        elif self._tried:
            state["exercise"] = self._tried.exercise_state(f"Exercise {lesson.shown + 1}")
        return state

    def text(self) -> str:
        """Return what the page is for."""
        return "A form to write a lesson of the card game in: each exercise is tried as it is written."

    # --- what happens ----------------------------------------------------------------------------------------

    def heeds(self, event: Event) -> bool:
        """Whether an event still holds: a form says in full what is written, whatever was answered in between."""
        values = event.get("values")
        return super().heeds(event) or (isinstance(values, dict) and "kind" in values)

    def receive(self, event: Event) -> None:
        """Do what a person asked for: of the form, or of the exercise beside it."""
        values = event.get("values")
        if event["type"] == "hello":
            self._open(event.get("saved"))
        elif event["type"] in ("fill", "submit") and isinstance(values, dict) and "kind" in values:
            self._take_form({name: text for name, text in values.items() if isinstance(text, str)})
        elif event["type"] == "press" and event.get("id") == "cards":
            self._open_editor()
        elif self._editor:
            self._set_position(self._editor, event)
        elif self._tried:
            self.say(self._tried.answer(event))

    def _open(self, saved: object) -> None:
        if self._lesson != Lesson() or not isinstance(saved, str) or not saved:
            return
        lesson, left_out = read_lesson(saved)
        if lesson is None:
            self._unread = saved
            self.say("Your saved lesson can’t be read. It is put aside, and here is an empty one.")
            return
        self._lesson = lesson
        self._form += 1
        self.say(f"Welcome back: {lesson.called}.")
        if left_out:
            self._unread = saved
            which = "One exercise" if left_out == 1 else f"{left_out} exercises"
            self.say(f"Welcome back: {lesson.called}. {which} can’t be taken up: your saved lesson is put aside whole.")

    def _take_form(self, values: Mapping[str, str]) -> None:
        button = values.get("press", "")
        if values.get("form") != str(self._form):
            # Filled in while another form was shown: its fields and rows are not those of this one.
            if button.startswith("open-"):
                self._press(button)
            return
        before = missing_said(self._written())
        self._fill(values)
        after = missing_said(self._written())
        self.say(after if after != before else "")
        filled = self._lesson
        if button:
            self._press(button)
        if not self._lesson.has_form_of(filled):
            self._form += 1

    def _fill(self, values: Mapping[str, str]) -> None:
        draft = self._lesson.draft
        before = draft.line("position")
        known = field_names(parts(draft)) - {"kind"}
        draft = draft.with_texts({name: text for name, text in values.items() if name in known})
        kind = values.get("kind")
        if kind in KINDS:
            draft = replace(draft, kind=kind)
        lesson = self._lesson.with_draft(draft)
        self._lesson = lesson.with_words(
            values.get("lesson.title", lesson.title),
            values.get("lesson.story", lesson.story),
            values.get("lesson.summary", lesson.summary),
        )
        self._unread = ""
        if self._editor and draft.line("position") != before:
            self._editor.draft.type(draft.line("position"))

    def _press(self, button: str) -> None:
        what, _, rest = button.partition("-")
        if what == "open":
            self._show_exercise(rest)
        elif what == "add" and rest in ROWS:
            self._lesson = self._lesson.with_draft(self._lesson.draft.with_row(rest))
        elif what == "drop":
            self._drop(rest)
        elif button == "find":
            self._find_way()
        elif button == "check":
            self._check()
        elif button == "cards":
            self._open_editor()
        elif button == "example" and is_blank(self._lesson.draft):
            self._lesson = self._lesson.with_draft(with_example(self._lesson.draft))
            self.say("Filled in. Change whatever you like.")
        else:
            self._rearrange(button)

    def _rearrange(self, button: str) -> None:
        self._editor = None
        if button == "new":
            self._lesson = self._lesson.with_new()
            self.say(f"Exercise {self._lesson.shown + 1}, empty.")
        elif button in ("up", "down"):
            self._lesson = self._lesson.moved(-1 if button == "up" else 1)
            self.say(f"Now exercise {self._lesson.shown + 1}.")
        elif button == "remove":
            self._lesson = self._lesson.without_shown()
            self.say("Removed.")
        elif button == "over":
            self._lesson = Lesson()
            self.say("An empty lesson.")

    def _show_exercise(self, number: str) -> None:
        places = [place for place, draft in enumerate(self._lesson.drafts) if str(draft.number) == number]
        if places:
            self._lesson = replace(self._lesson, shown=places[0])
            self._editor = None
            self.say(f"Exercise {places[0] + 1}.")

    def _drop(self, rest: str) -> None:
        rows, _, number = rest.partition("-")
        draft = self._lesson.draft
        if rows in ROWS and number in map(str, range(1, draft.rows[rows] + 1)) and draft.rows[rows] > ROWS[rows][0]:
            self._lesson = self._lesson.with_draft(draft.without_row(rows, int(number)))
            self.say("Taken away.")

    def _find_way(self) -> None:
        exercise = self._written().exercise
        if not isinstance(exercise, PlayExercise):
            self.say("A way can be looked for as soon as the position and the goal can be read.")
            return
        way = shortest_way(exercise)
        if way is None:
            self.say(
                "No way within one turn leads to this goal. Change the goal or the hand, or look whose turn it is."
            )
            return
        self._lesson = self._lesson.with_draft(self._lesson.draft.with_texts({"solution": " ".join(way)}))
        self.say(f"A way: {' '.join(way)}.")

    def _check(self) -> None:
        draft = replace(self._lesson.draft, asked=True)
        self._lesson = self._lesson.with_draft(draft)
        exercise = self._written().exercise
        if isinstance(exercise, EstimateExercise) and is_simulated(draft):
            self._truths.begin(exercise)
        self.say(missing_said(self._written()))

    def _tell_truth(self) -> None:
        self.say(missing_said(self._written()))
        self.show()

    # --- the position by pressing cards ----------------------------------------------------------------------

    def _open_editor(self) -> None:
        if self._editor:
            self._editor = None
            self.say("Back to the exercise.")
        else:
            self._editor = PositionEditor(PositionDraft(self._lesson.draft.line("position")))
            self.say("Press a place, then its cards.")

    def _set_position(self, editor: PositionEditor, event: Event) -> None:
        self.say(editor.receive(event) or "")
        text = "" if editor.draft.setup.is_empty and not editor.draft.typed_faults() else editor.draft.text
        if text != self._lesson.draft.line("position"):
            self._lesson = self._lesson.with_draft(self._lesson.draft.with_texts({"position": text}))

    # --- small things ----------------------------------------------------------------------------------------

    def _written(self) -> Written:
        return self._lesson.read(self._lesson.draft, self._truths.found)

    def _set_up(self, written: Written) -> None:
        """Have the exercise of the form to try; what was done in it holds while its table stays the same."""
        exercise, before = written.exercise, self._tried
        if before is None or before.exercise != exercise:
            self._tried = tried(exercise, self._changed, self.freshen) if exercise else None
            if before:
                before.give_way(self._tried)

    def _changed(self, sentence: str) -> None:
        self.say(sentence)
        self.show()
