"""What Python tells the browser: the shapes of `frontend/src/protocol.ts`, where each field is described."""

from typing import NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.calculator import (
    Calculator,
    CalculatorSide,
    MatchRounds,
    Pick,
    Points,
    Reckoning,
    Typed,
    WrittenRound,
)
from expeditions_widgets.widgets.protocol.coach import Coach, CoachRow
from expeditions_widgets.widgets.protocol.estimate import Chart, DrawnChart, Estimate, Line, Tick, Truth
from expeditions_widgets.widgets.protocol.exercise import Exercise, Hints, Option, Verdict, Watch
from expeditions_widgets.widgets.protocol.form import Choice, Field, Folded, Form
from expeditions_widgets.widgets.protocol.lab import (
    Lab,
    LabCard,
    LabCards,
    LabFile,
    LabGuess,
    LabNumber,
    LabPart,
    LabSuit,
    LabTable,
    LabText,
)
from expeditions_widgets.widgets.protocol.map import (
    LegendEntry,
    MapBoard,
    MapChoice,
    MapFrame,
    MapJourney,
    MapLink,
    MapPlace,
    MapScene,
    MapSea,
    MapTail,
    MapToken,
    MapWords,
)
from expeditions_widgets.widgets.protocol.parts import Ask, Button, Place, Progress, Reveal, RuleLink, ScoreTable, Total
from expeditions_widgets.widgets.protocol.position import (
    PositionFault,
    PositionHead,
    PositionLink,
    PositionShare,
    PositionText,
)
from expeditions_widgets.widgets.protocol.review import (
    CardRow,
    Figures,
    MatchReview,
    PricedChoice,
    RoundReview,
    SideReview,
)
from expeditions_widgets.widgets.protocol.routes import (
    Explorer,
    Question,
    RouteAsked,
    RouteCard,
    RouteCards,
    RouteEnd,
    RouteExpedition,
    RoutePlayer,
    RoutePlayers,
    RouteSearch,
    RouteSetup,
    RouteSheet,
    RouteSwap,
    RouteTable,
    RouteTickets,
)
from expeditions_widgets.widgets.protocol.setup import Setup, SetupCard, SetupPlace, SetupSuit
from expeditions_widgets.widgets.protocol.summary import Handover, Share, Sheet, SheetRow, Summary
from expeditions_widgets.widgets.protocol.table import (
    Backs,
    Cover,
    DrawPile,
    HandCard,
    Heading,
    Keys,
    Lane,
    LaneCard,
    Ledger,
    Log,
    LogLine,
    Mark,
    Message,
    Move,
    Pile,
    Refused,
    Side,
    Table,
    Tag,
)
from expeditions_widgets.widgets.protocol.tally import Tally, TallyBox, TallyCopy, TallyLine
from expeditions_widgets.widgets.protocol.worksheet import Worksheet, WorksheetBox, WorksheetCell, WorksheetRow

__all__ = [
    "Ask",
    "Backs",
    "Button",
    "Calculator",
    "CalculatorSide",
    "CardRow",
    "Chart",
    "Choice",
    "Coach",
    "CoachRow",
    "Cover",
    "DrawPile",
    "DrawnChart",
    "Estimate",
    "Exercise",
    "Explorer",
    "Field",
    "Figures",
    "Folded",
    "Form",
    "HandCard",
    "Handover",
    "Heading",
    "Hints",
    "Keys",
    "Lab",
    "LabCard",
    "LabCards",
    "LabFile",
    "LabGuess",
    "LabNumber",
    "LabPart",
    "LabSuit",
    "LabTable",
    "LabText",
    "Lane",
    "LaneCard",
    "Ledger",
    "LegendEntry",
    "Line",
    "Log",
    "LogLine",
    "MapBoard",
    "MapChoice",
    "MapFrame",
    "MapJourney",
    "MapLink",
    "MapPlace",
    "MapScene",
    "MapSea",
    "MapTail",
    "MapToken",
    "MapWords",
    "Mark",
    "MatchReview",
    "MatchRounds",
    "Message",
    "Move",
    "Option",
    "Pick",
    "Pile",
    "Place",
    "Points",
    "PositionFault",
    "PositionHead",
    "PositionLink",
    "PositionShare",
    "PositionText",
    "PricedChoice",
    "Progress",
    "Question",
    "Reckoning",
    "Refused",
    "Reveal",
    "RoundReview",
    "RouteAsked",
    "RouteCard",
    "RouteCards",
    "RouteEnd",
    "RouteExpedition",
    "RoutePlayer",
    "RoutePlayers",
    "RouteSearch",
    "RouteSetup",
    "RouteSheet",
    "RouteSwap",
    "RouteTable",
    "RouteTickets",
    "RuleLink",
    "Save",
    "ScoreTable",
    "Setup",
    "SetupCard",
    "SetupPlace",
    "SetupSuit",
    "Share",
    "Sheet",
    "SheetRow",
    "Side",
    "SideReview",
    "State",
    "Summary",
    "Table",
    "Tag",
    "Tally",
    "TallyBox",
    "TallyCopy",
    "TallyLine",
    "Tick",
    "Total",
    "Truth",
    "Typed",
    "Verdict",
    "Watch",
    "Worksheet",
    "WorksheetBox",
    "WorksheetCell",
    "WorksheetRow",
    "WrittenRound",
]


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
    tally: NotRequired[Tally]
    share: NotRequired[Share]
    chart: NotRequired[Chart]
    lab: NotRequired[Lab]
    review: NotRequired[MatchReview]
    routes: NotRequired[RouteTable]
    routeEnd: NotRequired[RouteEnd]
    explorer: NotRequired[Explorer]
    routeSetup: NotRequired[RouteSetup]
    positionHead: NotRequired[PositionHead]
    setup: NotRequired[Setup]
    positionShare: NotRequired[PositionShare]
    reveal: NotRequired[Reveal]
    save: Save | None
