"""The review of a recorded match as an app: paste a record, read what each choice cost, try the costliest again."""

import json
from time import perf_counter
from typing import TYPE_CHECKING, Final

from expeditions_widgets.engine.cards import Match, Record
from expeditions_widgets.lessons.retry_exercise import retry_exercise
from expeditions_widgets.play.reviewed import Retry
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.protocol import Button, Exercise, Progress, State
from expeditions_widgets.widgets.retry_table import RetryTable
from expeditions_widgets.widgets.review_request import (
    ReviewRequest,
    requested_record,
    requested_seats,
    review_form,
    saved_request,
    submitted_request,
)
from expeditions_widgets.widgets.review_state import ANOTHER, Found, counts, retry_id, review_state
from expeditions_widgets.widgets.surface import SORRY, Event, Surface

if TYPE_CHECKING:
    from collections.abc import Iterator

    from expeditions_widgets.play.review import Review

_BACK: Final = "back"
_TELLING: Final = 0.02
"""The page hears of the work's progress whenever another such share is done."""


class MatchReview(Surface):
    """A form for a record, then its review while it grows, and the costliest choices set up to try again.

    What is reviewed is kept in the browser; a match hands its record over by the same key.
    """

    def __init__(self) -> None:
        self._request = ReviewRequest()
        self._fault = ""
        self._record: Record | None = None
        self._match: Match | None = None
        self._review: Review | None = None
        self._steps: Iterator[float] = iter(())
        self._warming = Warming()
        self._warm = self._begun = self._done = False
        self._share = self._told_share = 0.0
        self._method: tuple[str, ...] = ()
        self._retry: RetryTable | None = None
        self._working = Background(self._work, progressed=self._progressed, ended=self._ended, failed=self._failed)
        super().__init__()

    # --- what is shown ---------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the form, the review as far as it is done, or a position to try again."""
        exercise = self._tried_again(self._retry) if self._retry else None
        state: State = {"serial": 0, "name": "Review of a match", "live": "", "save": self._request.save()}
        if self._record is None or self._match is None:
            state["form"] = review_form(self._request, self._fault)
        elif exercise is not None:
            state["exercise"] = exercise
        else:
            found = Found(self._review.sides, self._method, self._solved()) if self._review else None
            state["review"] = review_state(self._match, self._record.players, self._progress(), found)
        return state

    def _tried_again(self, table: RetryTable) -> Exercise:
        table.stand_behind(self)
        exercise = table.exercise_state()
        back: Button = {"id": _BACK, "label": "Back to the review", "icon": "chart"}
        exercise["buttons"].append(back)
        if table.session.answers() or table.session.hints_open:
            self._request.retries[table.exercise.name] = table.save()
        return exercise

    def text(self) -> str:
        """Return what the page is for."""
        return "A review of a recorded match: what each choice cost, and what was luck."

    # --- what happens ----------------------------------------------------------------------------------------

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, button = event["type"], event.get("id")
        if kind == "hello":
            self._open(event.get("saved"))
        elif kind == "submit" and self._record is None and isinstance(event.get("values"), dict):
            self._ask(submitted_request(event["values"]))
        elif self._record is None:
            return
        elif kind == "press" and button == ANOTHER and self._retry is None:
            self._leave()
            self.say("Paste another record, or choose the other side.")
        elif self._retry is None:
            self._try_again(button if kind == "press" else None)
        elif kind == "press" and button == _BACK:
            self._retry = None
            self.say("Back to the review.")
        else:
            self._pass_on(self._retry, event)

    def settle(self) -> None:
        """Forget the movements of the last state."""
        if self._retry is not None:
            self._retry.settle()

    def _open(self, saved: object) -> None:
        request = saved_request(saved) if isinstance(saved, str) and self._record is None else None
        if request is None:
            return
        if request.asked:
            self._ask(request)
        else:
            self._request = request

    def _ask(self, request: ReviewRequest) -> None:
        self._request = request
        try:
            record = requested_record(request)
        except ValueError as error:
            self._fault = str(error)
            self.say(self._fault.replace("\n", " "))
            return
        self._fault = ""
        self._record, self._match = record, record.replay()
        self._review, self._method = None, ()
        self._begun = self._done = False
        self._share = self._told_share = 0.0
        self._steps = self._all_steps(record)
        self.say("The record is read. The choices are being priced.")
        if self._working.start():
            self._finish()

    def _all_steps(self, record: Record) -> "Iterator[float]":
        # The page shows the record's result before the numbers library is loaded, which takes a second.
        yield 0.0
        from expeditions_widgets.play.review import Review  # noqa: PLC0415
        from expeditions_widgets.play.review_method import review_method  # noqa: PLC0415

        self._review = Review(record, requested_seats(self._request, record))
        self._method = review_method(record, self._review.deals)
        yield from self._review.steps()

    def _try_again(self, name: object) -> None:
        for side in self._review.sides if self._review else ():
            for retry in side.retries:
                if retry_id(side.seat, retry.number) == name:
                    self._set_up(retry, str(name))

    def _set_up(self, retry: Retry, name: str) -> None:
        self._retry = RetryTable(retry_exercise(retry, name))
        self._retry.resume(self._request.retries.get(name, ""))
        self.say(self._retry.exercise.task)

    def _pass_on(self, table: RetryTable, event: Event) -> None:
        table.stand_behind(self)
        self.say(table.answer(event))
        self._request.retries[table.exercise.name] = table.save()

    def _leave(self) -> None:
        self._request.asked = False
        self._request.retries = {}
        self._record = self._match = self._review = None
        self._steps = iter(())

    # --- the work --------------------------------------------------------------------------------------------

    def _work(self, seconds: float) -> bool:
        until = perf_counter() + seconds
        self._warm = self._warm or self._warming.wait(seconds)
        if not self._warm:
            return False
        for share in self._steps:
            self._share = share
            if perf_counter() >= until or (not self._begun and seconds < float("inf")):
                self._begun = True
                return False
        return True

    def _progress(self) -> Progress | None:
        if self._done:
            return None
        label = "Pricing the choices" if self._warm else GETTING_READY
        return {"label": label, "share": self._share}

    def _progressed(self) -> None:
        if self._share - self._told_share >= _TELLING:
            self._told_share = self._share
            self.freshen()

    def _finish(self) -> None:
        self._done = True
        if self._review is not None:
            self.say(" ".join(["The review is done.", *(counts(side) for side in self._review.sides)]))

    def _ended(self) -> None:
        if self._record is None:
            return
        self._finish()
        self.show()

    def _failed(self) -> None:
        self._leave()
        self.say(SORRY)
        self.show()

    def _solved(self) -> frozenset[str]:
        return frozenset(name for name, saved in self._request.retries.items() if _is_done(saved))


def _is_done(saved: str) -> bool:
    try:
        session = json.loads(saved)
    except (ValueError, RecursionError):
        return False
    return isinstance(session, dict) and session.get("done") is True
