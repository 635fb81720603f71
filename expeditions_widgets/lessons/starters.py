"""What a new lesson begins with: a story and two exercises that work, for its author to change."""

import json
from typing import Final

_STORY: Final = """\
# {title}

Tell here what this lesson is about, in a sentence or two. Each heading begins a page of its own."""
_QUESTION: Final = """\
## A question

Ask about what the learner has seen by now. Every answer gets its reason."""
STARTERS: Final = {
    "cards": (
        ("markdown", _STORY),
        (
            "code",
            """\
from expeditions_widgets.lessons import Option, Reaction, discarded, played
from expeditions_widgets.widgets.choose_exercise import choose
from expeditions_widgets.widgets.play_exercise import play

play(
    {play},
    task="Go on with your hearts.",
    detail="They stand at 4.",
    position="A h34 / a h269 c6 / P ?30 / T A1",
    goal=played("h"),
    solution=("h6",),
    hints=("An expedition only climbs.", "Both the 6 and the 9 are higher than 4."),
    praise="The hearts have climbed. Say here what the learner should take along.",
    otherwise="No heart was played. Press “Take back”, and choose a heart that fits.",
    reactions=(Reaction(discarded("h"), "That heart went to the middle. Press “Take back”: it belongs on your side."),),
)""",
        ),
        ("markdown", _QUESTION),
        (
            "code",
            """\
choose(
    {choose},
    task="Which of your hearts is of no use to you any more?",
    position="A h347 / a h259 c6 / P ?28 / T A1",
    options=(
        Option("The 9 of hearts", "9 is higher than 7, so it still fits."),
        Option("The 2 and the 5 of hearts", "The hearts stand at 7, and both lie below.", right=True),
        Option("None of them", "An expedition only climbs, and it stands at 7."),
    ),
    hints=("Only the last card of an expedition counts.",),
    praise="What is lower than the last card has to stay out.",
)""",
        ),
    ),
    "routes": (
        ("markdown", _STORY),
        (
            "code",
            """\
from expeditions_widgets.lessons.routes import Option, Reaction, laid, reached
from expeditions_widgets.widgets.routes.lesson import choose, play

play(
    {play},
    task="Lead Amber from the Matterhorn to Pompeii.",
    detail="Choose Amber, then the place, then lay the arrow.",
    position="B europe / a cop-mat / v cop-gei / 1 sva giz / 2 cap elb / O thi / D ait alh tas / T 1 arrow",
    goal=reached("pom", by="a"),
    solution=("a:mat-pom",),
    hints=("Choose Amber first: its next places light up.", "Pompeii lies to the south, in Italy."),
    praise="Amber is there. Say here what the learner should take along.",
    otherwise="Amber is not at Pompeii. Press “Take back”, and look south of the Matterhorn.",
    reactions=(Reaction(laid("vs"), "That led another expedition. Press “Take back”, and choose Amber."),),
)""",
        ),
        ("markdown", _QUESTION),
        (
            "code",
            """\
choose(
    {choose},
    task="Amber came from the Matterhorn to Pompeii. Where can’t it go next?",
    position="B europe / a cop-mat-pom / v cop-gei / 1 sva giz / 2 cap elb / O thi / D ait alh tas / T 1 arrow",
    options=(
        Option("Back to the Matterhorn", "Amber’s own arrow lies on that connection.", right=True),
        Option("On to another neighbour of Pompeii", "Where it has laid no arrow yet, the way is open."),
        Option("It can go anywhere", "An arrow leads along a connection, and to each only once."),
    ),
    hints=("An expedition lays one arrow on a connection, ever.",),
    praise="So an expedition never turns straight back.",
)""",
        ),
    ),
}
"""By the game's key: the cells of a new lesson, as kind and source with places for its title and exercises' names."""


def starter_cells(game: str, name: str, title: str) -> tuple[tuple[str, str], ...]:
    """Return a new lesson's cells as kind ("markdown" or "code") and source.

    >>> [kind for kind, _ in starter_cells("cards", "detours", "Detours")]
    ['markdown', 'code', 'markdown', 'code']
    """
    play, choose = (json.dumps(exercise, ensure_ascii=False) for exercise in starter_exercises(name))
    filled = {"{title}": title, "{play}": play, "{choose}": choose}
    return tuple((kind, _filled(source, filled)) for kind, source in STARTERS[game])


def starter_exercises(name: str) -> tuple[str, str]:
    """Return the names of a new lesson's exercises: with the lesson's own name in them.

    Two lessons of one name, in two folders, share their progress.

    >>> starter_exercises("detours")
    ('detours-play', 'detours-choose')
    """
    return f"{name}-play", f"{name}-choose"


def _filled(source: str, filled: dict[str, str]) -> str:
    for place, words in filled.items():
        # Only the first: a title may have braces of its own.
        source = source.replace(place, words, 1)
    return source
