"""The route game's table as one seat sees it."""

from typing import Literal, NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.calculator import Typed
from expeditions_widgets.widgets.protocol.form import Field
from expeditions_widgets.widgets.protocol.map import MapChoice, MapScene, MapTail
from expeditions_widgets.widgets.protocol.parts import Button, PenKept, RuleLink, ScoreTable
from expeditions_widgets.widgets.protocol.table import Cover, Heading, Keys, Log, Message


class RouteCard(TypedDict):
    """A place's card; `token` is the letter of a token that marks it."""

    place: str
    name: str
    note: str
    token: str | None
    label: str


class RouteCards(TypedDict):
    """A row of cards."""

    title: str
    note: str
    cards: list[RouteCard]


class RouteExpedition(TypedDict):
    """One of the three expeditions; with `why` it can't be chosen now, and says so."""

    id: str
    name: str
    at: str
    left: str
    why: str | None


class RouteAsked(TypedDict):
    """What is asked of the viewer now.

    `choose` heads the expeditions, `tails` and `tips` the two lists; without a choice the button says `idle`.
    """

    kind: Literal["wait", "token", "arrow", "loop", "blue", "ticket", "remove", "swap"]
    text: str
    choose: str
    tails: str
    tips: str
    idle: str
    back: str


class RouteSwap(TypedDict):
    """The end of a swap: keep one of `drawn`, put one of `hand` away; submitted as {drawn, discarded}, from 1."""

    keep: str
    drawn: list[RouteCard]
    discard: str
    hand: list[RouteCard]
    submit: Button


class RouteTickets(TypedDict):
    """The viewer's tickets and what they can be used for."""

    title: str
    count: int
    note: str
    buttons: list[Button]


class RoutePlayer(TypedDict):
    """One player's line; `cells` go with the table's head, the name is the first."""

    letter: str
    seat: int
    own: bool
    turn: bool
    cells: list[str]


class RoutePlayers(TypedDict):
    """All players, with what is public of each."""

    title: str
    note: str
    head: list[str]
    rows: list[RoutePlayer]


class RouteSearch(TypedDict):
    """The field that narrows a long list of choices by name."""

    label: str
    none: str


class RouteTable(TypedDict):
    """The route game's table as one seat sees it.

    With `filter` only the choices of the chosen expedition are listed, to begin with those of `first`. On a `direct`
    table choosing is doing, as everything can be taken back.
    """

    heading: Heading | None
    scene: MapScene
    asked: RouteAsked
    message: Message
    expeditions: list[RouteExpedition]
    filter: bool
    first: str
    tails: list[MapTail]
    choices: list[MapChoice]
    swap: RouteSwap | None
    buttons: list[Button]
    hand: RouteCards | None
    openCards: RouteCards | None
    tickets: RouteTickets | None
    players: RoutePlayers | None
    log: Log | None
    tools: list[Button]
    pen: NotRequired[PenKept]
    cover: Cover | None
    keys: Keys
    direct: NotRequired[bool]
    search: NotRequired[RouteSearch]


class RouteSetup(TypedDict):
    """Setting up a position, under its map: the game and its turn, each field sent as it changes, and the text."""

    title: str
    fields: list[Field]
    typed: Typed | None
    links: list[RuleLink]


class RouteSheet(TypedDict):
    """One player's score at the end, point by point."""

    name: str
    points: list[str]
    total: str
    tickets: str


class RouteEnd(TypedDict):
    """After the last turn: who won, and where every point comes from."""

    title: str
    intro: str
    scene: MapScene
    sheets: list[RouteSheet]
    scores: ScoreTable
    rules: list[RuleLink]
    buttons: list[Button]
    pen: NotRequired[PenKept]


class Question(TypedDict):
    """The quiz of the world's page: a question, what came of the last answer, the count so far."""

    title: str
    text: str
    answer: str
    right: bool | None
    count: str
    buttons: list[Button]


class Explorer(TypedDict):
    """The map to wander about: every place with its fact, a search, and the quiz."""

    title: str
    intro: str
    scene: MapScene
    search: str
    none: str
    found: str
    quiz: Question | None
    start: Button
    keys: Keys
