"""What every widget of the project is: a state that Python writes, and events that the browser sends."""

import logging
from typing import Any, Final
from urllib.parse import parse_qs

import anywidget
import traitlets

from expeditions_widgets.widgets.curtain import curtained, falls, without_worth
from expeditions_widgets.widgets.front_end import script, styles
from expeditions_widgets.widgets.heard import heard
from expeditions_widgets.widgets.protocol import State

SORRY: Final = "Something went wrong on our side, and nothing was changed. You can go on playing."
Event = dict[str, Any]
"""A message from the browser in one of the shapes of `protocol/events.py`; what it says is not to be trusted."""

_log = logging.getLogger(__name__)


class Surface(anywidget.AnyWidget):
    """The base of all widgets.

    A subclass says what to show (`describe`) and what an event does (`receive`). Every event is answered with a new
    state, so that the browser knows it was heard; an event that looked at an older state is answered and ignored.

    While a page is `presenting`, what answers are worth is sent only once the room is to see it (`revealed`).
    """

    # Asked for by each widget, not once by the class: a kernel may be a copy of a process that knew no server yet.
    _esm = property(lambda _self: script())
    _css = property(lambda _self: styles())
    state = traitlets.Dict().tag(sync=True)

    def __init__(self) -> None:
        self._serial = 0
        self._live = ""
        self._withheld = ""
        self.presenting = False
        self.revealed = False
        # Whether the page is presented is known with its hello.
        super().__init__(state=without_worth(self._stamped()))
        self.on_msg(self._on_message)

    def describe(self) -> State:
        """Return what to show now; `show` fills in `serial` and `live`."""
        raise NotImplementedError

    def receive(self, event: Event) -> None:
        """Do what an event asks for; raises nothing for an event that makes no sense."""
        raise NotImplementedError

    def heeds(self, event: Event) -> bool:
        """Whether an event still holds: by default, whether it looked at the present state."""
        return bool(event["type"] == "hello" or event.get("serial") == self._serial)

    def settle(self) -> None:
        """Forget what only the last state was to show, such as movements; called before each event."""

    def text(self) -> str:
        """Return the whole as plain text, for a notebook without a kernel and for a terminal."""
        raise NotImplementedError

    def picture(self) -> str | None:
        """Return the whole as a static SVG, or None if there is nothing to draw."""
        return None

    def unveiled(self) -> str:
        """Return what is said as the curtain is lifted: what could not be said before."""
        return self._withheld

    @property
    def is_curtained(self) -> bool:
        """Whether what answers are worth is kept back now."""
        return self.presenting and not self.revealed

    def show(self) -> None:
        """Send the present state to every view."""
        self._hand_out(self._stamped())

    def freshen(self) -> None:
        """Send the present state as no answer to anything: what a person does meanwhile still counts."""
        self._hand_out(self._numbered())

    def say(self, sentence: str) -> None:
        """Have the live region say a sentence with the next state."""
        self._live = sentence.strip()

    def _stamped(self) -> State:
        self._serial += 1
        return self._numbered()

    def _numbered(self) -> State:
        return {**self.describe(), "serial": self._serial, "live": self._live}

    def _hand_out(self, state: State) -> None:
        shown = curtained(state, revealed=self.revealed) if self.presenting else state
        if shown["live"] != state["live"]:
            self._withheld = state["live"]
        self.state = dict(shown)

    def set_state(self, sync_data: object) -> None:
        """Leave all traits as they are, whatever a browser says of them: it sends events, and Python the state."""

    def _take_curtain(self, event: Event) -> bool:
        """Switch present mode, or lift and drop its curtain; return whether the event was about that alone."""
        kind = event["type"]
        if kind == "hello":
            query = event.get("query")
            self.presenting = isinstance(query, str) and parse_qs(query.removeprefix("?")).get("present") == ["1"]
        elif kind == "present":
            self.presenting, self.revealed = event.get("on") is True, False
        elif kind == "reveal" and self.presenting:
            self.revealed = not self.revealed
            self.say(self.unveiled() if self.revealed else "")
        return kind in {"present", "reveal"}

    def _is_news(self, event: Event) -> bool:
        """Whether an event asks for something new: one said again after a lost connection may have been done."""
        return event.get("again") is not True or event.get("serial") == self._serial

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        event = heard(content)
        if event is None:
            _log.info("A message that is no event was dropped.")
            return
        if event["type"] == "look":
            # No new state: what a person does meanwhile still counts.
            self.send_state("state")
            return
        self._live = ""
        self.settle()
        try:
            if self._is_news(event) and not self._take_curtain(event) and self.heeds(event):
                begins = falls(event, self.state)
                self.receive(event)
                self.revealed = self.revealed and not begins
            self.show()
        except Exception:  # noqa: BLE001 - whatever fails, the page stays alive and says so
            _log.exception("An event could not be handled: %s", event["type"])
            self._serial += 1
            self.state = {**self.state, "serial": self._serial, "live": SORRY}

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - the notebook's own signature
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        if data is None:
            return bundle
        data = {**data, "text/plain": self.text()}
        picture = self.picture()
        if picture:
            data["image/svg+xml"] = picture
        return data, metadata

    def __repr__(self) -> str:
        """Return a repr that is the same on every run."""
        return f"{type(self).__name__}()"
