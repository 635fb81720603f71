"""Set up any position of the card game, try it, and hand it on as a text, a link or a QR code."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from expeditions_widgets.drawing.table_svg import table_svg
from expeditions_widgets.drawing.text_board import text_board
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.play.opponents import OPPONENTS, needs_fast_rounds
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.position_draft import PositionDraft
from expeditions_widgets.play.position_setup import text_faults
from expeditions_widgets.rollouts.warmth import GETTING_READY, Warming, is_warm
from expeditions_widgets.widgets.background import Background
from expeditions_widgets.widgets.open_position import BOTH, opened, opened_head
from expeditions_widgets.widgets.position_editor import OTHER, PositionEditor
from expeditions_widgets.widgets.position_link import linked_position, page_address, position_share
from expeditions_widgets.widgets.position_save import SAVE_KEY, KeptSetup, kept_setup, setup_text
from expeditions_widgets.widgets.protocol import Button, PositionHead, Save, Setup, State
from expeditions_widgets.widgets.surface import SORRY, Event, Surface

if TYPE_CHECKING:
    from expeditions_widgets.widgets.try_table import TryTable

_TITLE: Final = "Set up a position"
_INTRO: Final = "Press a place, then its cards, or type the line. What is wrong is told where it stands."
_TEXT_HELP: Final = "For a lesson’s notebook, a bug report, or to be typed in here again."
_BAD_LINK: Final = "This link’s position can’t be shown as it is. Its text stands below, to be put right."
_UNREAD: Final = "What the browser had kept can’t be read. It is put aside."
_TOO_EARLY: Final = "Not yet."


class PositionSetup(Surface):
    """A position on its way: the editor, or the table to try once a link opened it or it is looked at.

    `position` is what the editor begins with where no link and no saved setup say otherwise.
    """

    def __init__(self, position: str = "") -> None:
        self._draft = PositionDraft(position)
        self._editor = PositionEditor(self._draft)
        self._table: TryTable | None = None
        self._against = BOTH
        self._waiting: tuple[str, tuple[str, ...]] | None = None
        """The player that is to move the other side once it can begin, and the actions to do again then."""
        self._address = ""
        self._link: str | None = None
        """The text that the page's link names."""
        self._at_fault = ""
        """That text as the editor has it, if it is at fault."""
        self._unread: Save | None = None
        self._warming = Background(
            Warming().wait, progressed=lambda: None, ended=self._is_ready, failed=self._is_not_ready
        )
        super().__init__()

    # --- what is shown -------------------------------------------------------------------------------------------

    def describe(self) -> State:
        """Return the editor or the table, and what a good position hands on."""
        draft = self._draft
        state: State = {"serial": 0, "name": _TITLE, "live": "", "save": self._unread or self._save()}
        if self._table is not None:
            state["positionHead"] = opened_head(draft, self._asked[0])
            if self._waiting:
                state["positionHead"]["intro"] = GETTING_READY
            state["table"] = self._table.table()
        else:
            state["positionHead"] = self._head()
            state["setup"] = self._setup()
        if draft.is_good:
            state["positionShare"] = position_share(draft.text, self._address, _TEXT_HELP)
        return state

    def settle(self) -> None:
        """Forget the movement of the last state."""
        if self._table is not None:
            self._table.settle()

    def text(self) -> str:
        """Return the position as text and drawn with letters, or what the page is for."""
        if self._draft.setup.is_empty:
            return "Set up a position of the card game, by pressing or by typing, and hand it on."
        return f"{self._draft.text}\n\n{text_board(self._draft.setup.drawable(), (YOU, OTHER))}"

    def picture(self) -> str | None:
        """Return the position as a static SVG, or None for an empty table."""
        return None if self._draft.setup.is_empty else table_svg(self._draft.setup.drawable(), (YOU, OTHER))

    def _head(self) -> PositionHead:
        head: PositionHead = {
            "title": _TITLE,
            "intro": f"{_UNREAD} {_INTRO}" if self._unread else _INTRO,
            "fields": [],
            "buttons": [],
        }
        if self._link is not None and self._draft.text == self._at_fault:
            faults = [f"Character {fault.start + 1}: {fault.sentence}" for fault in text_faults(self._link)]
            head["fault"] = {
                "text": _BAD_LINK,
                "faults": faults or [self._draft.status()],
                "home": "To the front page",
            }
        return head

    def _setup(self) -> Setup:
        setup = self._editor.setup()
        look: Button = {"id": "look", "label": "Try it on the table", "icon": "play", "look": "main"}
        if not self._draft.is_good:
            look["why"] = f"{_TOO_EARLY} {self._draft.status()}"
        setup["buttons"].append(look)
        return setup

    # --- what happens --------------------------------------------------------------------------------------------

    def receive(self, event: Event) -> None:
        """Do what a person asked for; anything else is ignored."""
        kind, button, values = event["type"], event.get("id"), event.get("values")
        if kind == "hello":
            self._open(event.get("query"), event.get("saved"), event.get("address"))
            return
        self._unread = None
        if kind == "press" and button == "look" and self._table is None and self._draft.is_good:
            self._look()
        elif kind == "press" and button == "change" and self._table is not None:
            self._table = self._waiting = None
            self.say(f"{_TITLE}. {self._draft.status()}")
        elif self._table is None:
            self.say(self._editor.receive(event) or "")
        elif kind == "fill" and isinstance(values, dict) and isinstance(values.get("against"), str):
            self._choose(values["against"])
        else:
            self.say(self._table.receive(event) or "")

    def _open(self, query: object, saved: object, address: object) -> None:
        self._address = self._address or page_address(address)
        if not self._draft.setup.is_empty or self._draft.ways.can_undo:
            return
        kept = kept_setup(saved)
        self._link = linked_position(query)
        if kept is not None:
            self._draft.restore(kept.texts)
        if self._link is not None and (kept is None or kept.link != self._link):
            self._follow_link(self._link, kept is not None)
        elif kept is not None:
            self._resume(kept)
        if kept is None and isinstance(saved, str) and saved:
            self._unread = {"key": f"{SAVE_KEY}:unread", "text": saved}
            self.say(f"{_UNREAD} {self._live}")

    def _follow_link(self, link: str, had_kept: bool) -> None:  # noqa: FBT001
        if had_kept:
            self._draft.take_over(link)
        else:
            self._draft.restore([link])
        if self._draft.is_good:
            self._look()
        else:
            self._at_fault = self._draft.text
            self.say(" ".join((_BAD_LINK, *self._draft.typed_faults())))

    def _look(self) -> None:
        self.say(self._sit(BOTH))

    def _resume(self, kept: KeptSetup) -> None:
        said = ""
        if kept.against is not None and self._draft.is_good:
            said = self._ask(kept.against if kept.against in OPPONENTS else BOTH, kept.actions)
        self.say(f"Welcome back. {self._draft.status()} {said}")

    def _choose(self, against: str) -> None:
        if against in (BOTH, *OPPONENTS) and against != self._asked[0]:
            said = self._ask(against)
            self.say(said if self._waiting else f"Set up again. {said}")

    @property
    def _asked(self) -> tuple[str, tuple[str, ...]]:
        """Who is to move the other side, and the actions on the table with them."""
        return self._waiting or (self._against, tuple(self._table.actions) if self._table else ())

    def _ask(self, against: str, actions: tuple[str, ...] = ()) -> str:
        """Sit down as soon as `against` can begin, at another table until then; return what is to be said."""
        self._waiting = None
        slow = against != BOTH and needs_fast_rounds([OPPONENTS[against]()])
        if not slow or is_warm() or self._warming.start():
            return self._sit(against, actions)
        if self._table is None:
            self._sit(BOTH)
        self._waiting = (against, actions)
        return GETTING_READY

    def _sit(self, against: str, actions: tuple[str, ...] = ()) -> str:
        """Set the table up and do these actions again, if they can be done; return what is to be said."""
        self._waiting = None
        self._against = against
        self._table = opened(self._draft.setup, against)
        if actions:
            with suppress(ValueError, FaultyTextError):
                self._table.follow(actions)
                return ""
        return self._table.begin()

    def _is_ready(self) -> None:
        if self._waiting is None:
            return
        against, actions = self._waiting
        self.say(f"{OPPONENTS[against]().name} is ready. {self._sit(against, actions)}")
        self.show()

    def _is_not_ready(self) -> None:
        self._waiting = None
        self.say(SORRY)
        self.show()

    def _save(self) -> Save:
        against, actions = self._asked
        kept = KeptSetup(
            texts=tuple(self._draft.kept()),
            link=self._link,
            against=against if self._table else None,
            actions=actions,
        )
        return {"key": SAVE_KEY, "text": setup_text(kept)}
