"""What Python tells the browser: the shapes of `frontend/src/protocol.ts`, where each field is described."""

from typing import Literal, NotRequired, TypedDict

Place = str
"""An id: "own-h", "other-h", "discard-h", "pile", "hand" or "other-hand"."""


class Ledger(TypedDict):
    """A place's arithmetic."""

    parts: list[str]
    total: str | None
    text: str


class LaneCard(TypedDict):
    """A card in an expedition; a wager with the multiplier in force from it on, a number with 0."""

    code: str
    multiplier: int


class Lane(TypedDict):
    """One expedition."""

    place: Place
    suit: str
    name: str
    cards: list[LaneCard]
    ledger: Ledger
    label: str


class Total(TypedDict):
    """A side's score so far."""

    text: str
    value: str


class Backs(TypedDict):
    """A hand face down."""

    count: int
    text: str


class Side(TypedDict):
    """One player's side of the table."""

    name: str
    label: str
    lanes: list[Lane]
    total: Total | None
    backs: Backs | None


class Pile(TypedDict):
    """A discard pile: its top card only."""

    place: Place
    suit: str
    name: str
    top: str | None
    label: str
    barred: str | None


class DrawPile(TypedDict):
    """The draw pile: its count only."""

    place: Place
    name: str
    count: int
    label: str


class Tag(TypedDict):
    """A small flag on a card."""

    kind: Literal["new", "refused", "tried", "mark"]
    text: str


class HandCard(TypedDict):
    """A card in the viewer's own hand, with the places where it may go now."""

    code: str
    label: str
    tag: Tag | None
    targets: dict[Place, str]


class Ask(TypedDict):
    """The question before a button does what can't be taken back."""

    title: str
    text: str
    yes: str
    no: str


class Button(TypedDict):
    """A button; with `why` it is off, and says so when it is pressed; with `ask` it asks first."""

    id: str
    label: str
    icon: NotRequired[str]
    look: NotRequired[Literal["main", "plain"]]
    why: NotRequired[str]
    key: NotRequired[str]
    ask: NotRequired[Ask]


Move = TypedDict("Move", {"code": str | None, "from": Place, "to": Place, "stage": int})
"""One card's way since the state before; a card without a code travels face down."""


class Mark(TypedDict):
    """What a comment points at: a place, or with a code a card in an expedition or in the hand."""

    place: Place
    code: str | None
    text: str


class ScoreTable(TypedDict):
    """Rounds down, sides across."""

    title: str
    head: list[str]
    rows: list[list[str]]
    foot: list[str]


class LogLine(TypedDict):
    """One thing that happened."""

    who: Literal["you", "other", "table"]
    text: str


class Log(TypedDict):
    """What happened, newest first."""

    title: str
    lines: list[LogLine]


class Heading(TypedDict):
    """The line above the table."""

    title: str
    round: str
    totals: list[dict[str, str]]
    last: str


class RuleLink(TypedDict):
    """A rule by its title, with its place on the rules page."""

    title: str
    href: str
    note: str


class Message(TypedDict):
    """The line beside the prompt."""

    kind: Literal["plain", "refused", "quiet"]
    text: str
    rule: RuleLink | None


class Refused(TypedDict):
    """What was tried and may not be."""

    code: str | None
    place: Place | None
    tag: str


class Cover(TypedDict):
    """In place of a hand while the screen changes hands."""

    text: str
    button: Button


class Keys(TypedDict):
    """The list of keys."""

    title: str
    close: str
    rows: list[list[str]]


class Table(TypedDict):
    """The card table as one seat sees it."""

    heading: Heading | None
    other: Side | None
    riverLabel: str
    river: list[Pile]
    draw: DrawPile | None
    own: Side
    handLabel: str
    hand: list[HandCard]
    cover: Cover | None
    step: Literal[0, 1, 2]
    prompt: str
    targets: dict[Place, str]
    message: Message
    refused: Refused | None
    scores: ScoreTable | None
    log: Log | None
    buttons: list[Button]
    moves: list[Move]
    marks: NotRequired[list[Mark]]
    keys: Keys


class Choice(TypedDict):
    """One option of a field."""

    value: str
    label: str
    help: NotRequired[str]
    checked: bool


class Field(TypedDict):
    """One field of a form."""

    name: str
    kind: Literal["radio", "check", "text"]
    legend: str
    help: NotRequired[str]
    value: str
    options: list[Choice]
    rules: NotRequired[list[RuleLink]]
    fault: NotRequired[str]


class Folded(TypedDict):
    """Fields that stay out of sight until asked for."""

    label: str
    fields: list[Field]


class Form(TypedDict):
    """The start of a match; `also` is a second way on."""

    title: str
    intro: str
    fields: list[Field]
    folded: Folded
    submit: Button
    also: Button | None


class SheetRow(TypedDict):
    """One suit's arithmetic at the end of a round."""

    suit: str
    name: str
    cards: list[str]
    steps: list[str]
    note: str


class Sheet(TypedDict):
    """One side's arithmetic at the end of a round."""

    name: str
    head: list[str]
    rows: list[SheetRow]
    total: dict[str, str]


class Summary(TypedDict):
    """After a round, and after the match."""

    title: str
    intro: str
    sheets: list[Sheet]
    scores: ScoreTable | None
    rules: list[RuleLink]
    buttons: list[Button]


class Share(TypedDict):
    """The deal's seed, a link to it, and the record."""

    title: str
    seed: dict[str, str]
    link: dict[str, str] | None
    record: dict[str, str] | None
    words: dict[str, str]


class Option(TypedDict):
    """One answer to a question; its verdict and reason come once it was chosen."""

    id: str
    text: str
    card: NotRequired[str]
    verdict: Literal["right", "wrong"] | None
    said: str
    chosen: bool
    reason: str | None


class Verdict(TypedDict):
    """What came of an answer."""

    kind: Literal["right", "wrong", "unsure"]
    title: str
    text: str
    rule: RuleLink | None
    outcomes: list[dict[str, str]]


class Hints(TypedDict):
    """The hints opened so far, and the button for the next."""

    title: str
    open: list[str]
    more: Button | None


class WorksheetBox(TypedDict):
    """One box to fill in, with its mark once it was checked."""

    name: str
    label: str
    value: str
    digits: bool
    verdict: Literal["right", "wrong"] | None
    said: str
    first: bool


class WorksheetCell(TypedDict):
    """A place of a row: a number that is given, or a box."""

    given: str
    box: WorksheetBox | None


class WorksheetRow(TypedDict):
    """One suit's arithmetic to fill in; a `note` stands in place of the cells that are not there."""

    suit: str
    name: str
    cards: list[str]
    label: str
    note: str
    cells: list[WorksheetCell]


class Worksheet(TypedDict):
    """A score sheet to fill in."""

    title: str
    head: list[str]
    rows: list[WorksheetRow]
    totalLabel: str
    total: WorksheetBox | None
    check: Button


class Watch(TypedDict):
    """Where a watched round stands, and the ways through it."""

    counter: str
    turn: int
    turns: int
    turnLabel: str
    steps: list[Button]
    comment: str | None
    question: str | None


class Progress(TypedDict):
    """Work that takes a while."""

    label: str
    share: float


class Tick(TypedDict):
    """A number on a scale, with its place from 0 (the left end) to 1."""

    at: float
    label: str


class Truth(TypedDict):
    """What was found out: its mark, where the true number is likely to lie, and what counts as right."""

    mark: Tick
    likely: list[float]
    accepted: list[float]


class Line(TypedDict):
    """A guess, and beside it the truth, on one line."""

    text: str
    ticks: list[Tick]
    guess: Tick
    truth: Truth | None


class Estimate(TypedDict):
    """A number to commit to; its line comes once that was done."""

    label: str
    unit: str
    low: float
    high: float
    step: float
    value: float
    numberLabel: str
    about: str
    fault: str | None
    commit: Button | None
    progress: Progress | None
    line: Line | None
    result: str


class Exercise(TypedDict):
    """One exercise of a lesson."""

    number: str
    icon: str
    task: str
    detail: str
    table: Table | None
    options: list[Option] | None
    optionsLabel: str
    verdict: Verdict | None
    hints: Hints
    buttons: list[Button]
    done: bool
    estimate: NotRequired[Estimate]
    watch: NotRequired[Watch]
    worksheet: NotRequired[Worksheet]


class Pick(TypedDict):
    """A card of the deck on one side of a score calculator: free to lie there, lying there, or on the other side."""

    code: str
    text: str
    label: str
    lies: Literal["no", "here", "there"]


class Reckoning(TypedDict):
    """One expedition on a score calculator, with its arithmetic as sentences; `note` is why a card was refused."""

    suit: str
    name: str
    label: str
    picks: list[Pick]
    steps: list[str]
    total: str | None
    note: str | None


class Typed(TypedDict):
    """Where cards are typed; `number` rises with every text that was read, so that the field takes `text` anew."""

    legend: str
    help: str
    text: str
    number: int
    faults: list[str]
    submit: Button
    suits: list[Button]


class CalculatorSide(TypedDict):
    """One player's side of a round on a score calculator."""

    seat: Literal["A", "B"]
    name: str
    label: str
    total: Total
    expeditions: list[Reckoning]
    typed: Typed


class Points(TypedDict):
    """What a round brought one side, and the match so far; `won` says so where it won the round."""

    points: str
    running: str
    won: str


class WrittenRound(TypedDict):
    """A round on the match sheet; `sheets` hold its arithmetic for the print."""

    name: str
    note: str
    points: list[Points]
    buttons: list[Button]
    sheets: list[Sheet]


class MatchRounds(TypedDict):
    """The sheet of a match."""

    title: str
    head: list[str]
    rounds: list[WrittenRound]
    foot: list[str]
    result: str
    print: Button


class Calculator(TypedDict):
    """A score calculator; `sides` is empty once the match is over."""

    title: str
    intro: str
    sides: list[CalculatorSide]
    buttons: list[Button]
    settings: Folded
    agree: Button
    rounds: MatchRounds


class DrawnChart(TypedDict):
    """A chart that was asked for: what can be said of it, its drawings, and the same numbers as a table."""

    points: list[str]
    drawings: list[str]
    caption: str
    head: list[str]
    rows: list[list[str]]


class Chart(TypedDict):
    """A chart, covered until it is asked for."""

    title: str
    intro: str
    cover: str
    buttons: list[Button]
    progress: Progress | None
    drawn: DrawnChart | None


class Save(TypedDict):
    """What the browser keeps, so that a reload loses nothing."""

    key: str
    text: str


class State(TypedDict):
    """All that a widget shows."""

    serial: int
    name: str
    live: str
    table: NotRequired[Table]
    form: NotRequired[Form]
    summary: NotRequired[Summary]
    exercise: NotRequired[Exercise]
    calculator: NotRequired[Calculator]
    share: NotRequired[Share]
    chart: NotRequired[Chart]
    save: Save | None
