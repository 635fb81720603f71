"""Exercises for the tests: good ones, and the trails that a learner leaves on them."""

from dataclasses import replace

from expeditions_widgets.engine.cards import Position, RefusedActionError, apply, parse_action, parse_position
from expeditions_widgets.lessons import (
    ChooseExercise,
    Option,
    Outcome,
    PlayExercise,
    Reaction,
    Trail,
    Tried,
    discarded,
    drew,
    in_order,
    played,
    refused_as,
)

CLIMB = PlayExercise(
    name="climb",
    task="Play a heart that fits.",
    position="A h34 / a s58 h269 / b ?8 / P ?30 / T A1",
    goal=played("h"),
    solution=("h6",),
    hints=("Look at the last heart.", "The 6 and the 9 are higher."),
    praise="It fits.",
    otherwise="No heart was played.",
    reactions=(
        Reaction(discarded("h6", "h9"), "It would have fitted.", (Outcome("With the 9", "h349", "Still short."),)),
        Reaction(refused_as("too-low"), "Hearts stand at 4."),
    ),
)
"""One step; the 6 and the 9 are right."""

TURN = PlayExercise(
    name="turn",
    task="Play a whole turn.",
    position="A h34 / D s2 / a h69 s9 / b ?8 / P ?20 / T A1",
    goal=in_order(played(), drew()),
    solution=("h6", "p"),
    hints=("First a card.",),
    praise="A whole turn.",
    otherwise="The card went to the middle.",
)
"""Two steps."""

WAGER = PlayExercise(
    name="wager",
    task="Lay a wager on your diamonds.",
    position="a dJQ58 s9 / b ?8 / P ?24 / T A1",
    goal=played("dJ"),
    solution=("dQ",),
    hints=("It comes first.",),
    praise="It counts double.",
    otherwise="That is no wager.",
)
"""The Queen is as right as the Jack that the goal names."""

GIFT = PlayExercise(
    name="gift",
    task="Discard the card that helps nobody.",
    position="A d25 / B h46 / a h8 s9 / b h9 c49 / P sT s2 s3 c2 / T A1",
    goal=discarded("s9"),
    solution=("-s9",),
    hints=("Look across the river.",),
    praise="It fits nowhere.",
    otherwise="That is no gift, but it was of use to you.",
    reactions=(
        Reaction(
            discarded("h8"),
            "They needed it.",
            (Outcome("Their hearts", "h468", "With your 8."),),
            follows=("p", "-c4", "h", "-s9", "p", "h8"),
        ),
    ),
)
"""One step; after the 8 of hearts the other side takes it, and plays it a turn later."""

WHICH = ChooseExercise(
    name="which",
    task="Which heart can never be played?",
    position="A h349 / a h26T / b ?8 / P ?28 / T A1",
    options=(
        Option("The 10", "10 is higher than 9.", card="hT"),
        Option("The 2", "2 is below 9.", right=True, card="h2"),
        Option("The 6", "6 is below 9.", right=True),
    ),
    hints=("Only the last card counts.",),
    praise="Both lie below the 9.",
)
"""Two of three options are right."""


def trail_of(position: str | Position, *actions: str) -> Trail:
    """Return the trail that actions leave from a position, the refused ones among them."""
    before = parse_position(position) if isinstance(position, str) else position
    trail: list[Tried] = []
    for text in actions:
        action = parse_action(text)
        try:
            after = apply(before, action)
        except RefusedActionError as refused:
            trail.append(Tried(before, action, refused=refused))
        else:
            trail.append(Tried(before, action, after))
            before = after
    return tuple(trail)


def changed(exercise: PlayExercise, **parts: object) -> PlayExercise:
    """Return an exercise with some parts exchanged."""
    return replace(exercise, **parts)  # type: ignore[arg-type]
