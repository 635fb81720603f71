"""The route game's map: its board, told once, and what lies on it at one moment."""

from typing import Literal, NotRequired, TypedDict

Kind = Literal["start", "green", "blue", "red"]


class MapPlace(TypedDict):
    """One place of the board; an edge place is drawn at both sides."""

    code: str
    name: str
    short: str
    kind: Kind
    lon: float
    lat: float
    edge: bool
    wish: str
    wishRight: str
    fact: str
    label: str


class MapLink(TypedDict):
    """One connection; `side` tells which copy of an edge place it leads to."""

    a: str
    b: str
    dashed: bool
    side: Literal["left", "right"] | None


class MapFrame(TypedDict):
    """The part of the Earth that is drawn, in degrees."""

    left: float
    right: float
    top: float
    bottom: float


class LegendEntry(TypedDict):
    """One sign of the map and what it means."""

    sign: Literal["start", "green", "blue", "red", "own", "open", "token", "edge"]
    text: str


class MapWords(TypedDict):
    """The words around every map."""

    map: str
    zoomIn: str
    zoomOut: str
    whole: str
    toMove: str
    view: str
    legend: str
    skip: str


class MapSea(TypedDict):
    """A sea: its name stands wherever within these degrees it covers nothing."""

    name: str
    area: MapFrame


class MapBoard(TypedDict):
    """A board: the trait `board`, sent once. `land` holds outlines as longitude and latitude in turn."""

    name: str
    frame: MapFrame
    land: list[list[float]]
    seas: list[MapSea]
    places: list[MapPlace]
    links: list[MapLink]
    legend: list[LegendEntry]
    words: MapWords


class MapJourney(TypedDict):
    """An expedition's arrows in the order laid.

    `closed` and `loops` are the numbers of those that closed a loop, and of those that a loop made due.
    """

    expedition: str
    arrows: list[list[str]]
    closed: list[int]
    loops: list[int]
    head: str | None


class MapToken(TypedDict):
    """A player's token on a place; the seat gives its outline."""

    place: str
    letter: str
    seat: int
    own: bool


class MapScene(TypedDict):
    """What lies on the board, as one seat may see it. `told` says it in words, by place.

    A `nameless` map shows no name and finds none: a quiz asks for them.
    """

    journeys: list[MapJourney]
    tokens: list[MapToken]
    own: list[str]
    open: list[str]
    reached: str | None
    told: dict[str, str]
    marks: NotRequired[list[str]]
    nameless: NotRequired[bool]


class MapChoice(TypedDict):
    """One legal action: {type: "press", id}. A token's has no expedition and no tail.

    What is `on` lies there already, and choosing takes it away.
    """

    id: str
    expedition: str
    tail: str
    tip: str
    label: str
    effect: str
    act: str
    on: NotRequired[bool]


class MapTail(TypedDict):
    """One place from which an arrow may leave, where there is more than one."""

    place: str
    label: str
    effect: str
