"""Score sheets for the tests, with what belongs in their boxes by the rule sheet."""

from expeditions_widgets.lessons import PracticeExercise, ScoreExercise

ANNA = ScoreExercise(
    name="anna",
    task="Fill in the score sheet.",
    position="sJ36 hKQ479T d256789T",
    total=True,
    hints=("First the numbers.",),
    praise="All right.",
)
"""The rule sheet's example: −22, 30, 27, clubs never started, 35 in all."""

_BOXES = ("sum", "cost", "multiplier", "bonus", "result")
_ROWS = {"s": "9 -11 2 0 -22", "h": "30 10 3 0 30", "d": "47 27 1 0 27"}

ANNA_RIGHT = {
    f"{suit}-{box}": value for suit, row in _ROWS.items() for box, value in zip(_BOXES, row.split(), strict=True)
} | {"c-result": "0", "total": "35"}
"""What belongs in its boxes."""

PRACTICE = PracticeExercise(
    name="practice", task="Score it.", seed="seed", hints=("Row by row.",), praise="Well added up."
)
