"""Exercises of the route game for the tests, on the small board of Europe, and the trails left on them."""

from dataclasses import replace

from expeditions_widgets.engine.routes import parse_action, parse_position
from expeditions_widgets.lessons.routes import (
    ChooseExercise,
    Option,
    PlayExercise,
    Question,
    Reaction,
    ScoreExercise,
    Trail,
    WatchExercise,
    reached,
    refused_as,
)
from expeditions_widgets.lessons.routes.trail import ROUTES

START = "B europe / v cop-gei / a cop-mat / 1 sva giz / 2 cap elb / O pom / D ait alh tas thi / T 1 arrow"
TICKET = START.replace("1 sva giz", "1 sva giz t1")

NORTH = PlayExercise(
    name="north",
    task="Lead Violet to Svalbard.",
    position=START,
    goal=reached("sva", by="v"),
    solution=("v:gei-sva",),
    hints=("It lies in the north.",),
    praise="There it is.",
    otherwise="Not there.",
    reactions=(
        Reaction(reached("gia", by="s"), "Another expedition.", follows=("v:gei-thi", "v:thi-sva")),
        Reaction(refused_as("connection-used"), "Not the way it came."),
    ),
)
"""One action; Ada, who comes next, leads Violet away after an arrow of Slate's."""

TWO_STEPS = PlayExercise(
    name="two-steps",
    task="Lead Slate to Svalbard in this turn.",
    position=TICKET,
    goal=reached("sva", by="s"),
    solution=("s:cop-gei", "ticket:s:gei-sva"),
    hints=("A ticket helps.",),
    praise="There it is.",
    otherwise="Not there.",
)
"""Two actions of one turn."""

WHICH = ChooseExercise(
    name="which-place",
    task="Where is Violet?",
    position=START,
    options=(Option("At Geirangerfjord", "It is.", right=True), Option("At Svalbard", "Not yet.")),
    hints=("Look for its head.",),
    praise="In Norway.",
)

SCORE = ScoreExercise(
    name="score-places",
    task="Work it out.",
    position="B europe / v cop-gei-sva-thi / a cop-wie-elb / "
    "1 giz pom =sva =gei *elb -sva t2 / 2 cap =thi !cap t1 / O ait / D alh tas / T 1 over",
    seats=(0, 1),
    names=("Ada", "Ben"),
    hints=("One after the other.",),
    praise="All right.",
)
"""Ada: 2 + 1 + 1 − 2 = 2 points, two tickets. Ben: 1 − 1 − 1 = −1, one ticket."""

RIGHT = {
    "1-revealed": "2",
    "1-taken": "1",
    "1-returned": "1",
    "1-held": "-2",
    "1-left": "0",
    "1-total": "2",
    "2-revealed": "1",
    "2-taken": "0",
    "2-returned": "0",
    "2-held": "-1",
    "2-left": "-1",
    "2-total": "-1",
}

RECORD = """\
[Game "routes"]
[Format "1"]
[Board "europe"]
[Seed "12"]
[Player 1 "Ada"]
[Player 2 "Ben"]
[First "2"]
[Result "*"]

token:pom {Ben’s
mark.} <pom> token:elb
a:cop-mat ticket:a:mat-pom ticket:v:cop-gei {Three arrows.} <pom gei>
a:pom-car end s:cop-wie
"""

GAME = WatchExercise(
    name="watched-game",
    task="Watch.",
    record=RECORD,
    questions=(
        Question(4, "Who is next?", (Option("Ada", "Ben has had his turn.", right=True), Option("Ben", "He was."))),
    ),
    hints=("Step on.",),
    praise="Seen.",
)
"""Two tokens and three turns, each a moment; comments after 1 and 3, a question before 4."""


def trail_of(position: str, *actions: str) -> Trail:
    """Return the trail that actions leave from a position, the refused ones among them."""
    return ROUTES.walk(parse_position(position), map(parse_action, actions))


def changed(exercise: PlayExercise, **parts: object) -> PlayExercise:
    """Return an exercise with some parts exchanged."""
    return replace(exercise, **parts)  # type: ignore[arg-type]
