"""A round to watch for the tests: six turns of a deal, with two comments, marks and two questions."""

from expeditions_widgets.lessons import Option, Question, WatchExercise

RECORD = """\
[Game "cards"]
[Format "1"]
[Seed "11"]
[Variant "short"]
[Dealer "B"]
[A "Ada"]
[B "Ben"]
[Result "*"]

1.
cK p {The first
wager.} <cK>
h4 p  cJ p
-dJ p {A jack is open.} <discard-d h6>
-h6 p  -hK p
"""

START = Question(
    1,
    "What would you lay?",
    (
        Option("The king", "A wager comes first.", right=True, card="cK"),
        Option("The 10", "Then clubs are closed.", card="cT"),
    ),
)
HEART = Question(
    5,
    "What may go?",
    (
        Option("The 7 of clubs", "It still fits."),
        Option("The 6 of hearts", "She has no hearts.", right=True),
        Option("The 6 of spades", "She has no spades either.", right=True),
    ),
)
ROUND = WatchExercise(
    name="round",
    task="Watch six turns.",
    record=RECORD,
    questions=(HEART, START),
    hints=("Step on.",),
    praise="Six turns seen.",
)
"""Comments after turns 1 and 4, questions before turns 1 and 5."""
