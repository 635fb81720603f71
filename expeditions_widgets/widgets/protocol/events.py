"""What the browser tells Python: the shapes of `Event` in `frontend/src/protocol.ts`, where each field is described."""

from typing import Annotated, Literal, TypedDict

Name = Annotated[str, 200]
"""A card's code, a place's, button's or question's id: at most so many characters."""
Address = Annotated[str, 65_536]
"""A page's address or its query: no browser gets a longer one past the server."""


class Hello(TypedDict):
    """A page was drawn."""

    type: Literal["hello"]
    query: Address
    saved: str | None
    address: Address


class Look(TypedDict):
    """The present state is asked for: another may have been lost with the line."""

    type: Literal["look"]


class Try(TypedDict):
    """A card and a place were chosen."""

    type: Literal["try"]
    serial: int
    code: Name | None
    place: Name | None


class Enter(TypedDict):
    """A card was laid somewhere."""

    type: Literal["enter"]
    serial: int
    code: Name
    seat: Name


class Press(TypedDict):
    """A button was pressed."""

    type: Literal["press"]
    serial: int
    id: Name


class Submit(TypedDict):
    """A form was sent."""

    type: Literal["submit"]
    serial: int
    values: dict[Name, str]


class Fill(TypedDict):
    """A form was changed."""

    type: Literal["fill"]
    serial: int
    values: dict[Name, str]


class Annotate(TypedDict):
    """Marks were drawn."""

    type: Literal["annotate"]
    serial: int
    marks: list[Name]


class Present(TypedDict):
    """Present mode was switched on or off."""

    type: Literal["present"]
    serial: int
    on: bool


class Lift(TypedDict):
    """The curtain was lifted or dropped."""

    type: Literal["reveal"]
    serial: int


class Count(TypedDict):
    """Hands were counted."""

    type: Literal["hands"]
    serial: int
    key: Name
    strokes: list[Name]


class SaveHands(TypedDict):
    """A file with all hands was asked for."""

    type: Literal["handsFile"]
    serial: int
    lesson: str


EVENTS = (Hello, Look, Try, Enter, Press, Submit, Fill, Annotate, Present, Lift, Count, SaveHands)
