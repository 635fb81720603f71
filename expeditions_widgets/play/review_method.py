"""How a review was worked out, in words: the deals, their seeds, the yardstick, the version."""

from expeditions_widgets import __version__
from expeditions_widgets.engine.cards import Record
from expeditions_widgets.play.coach_words import POLICY
from expeditions_widgets.players.pricing import BAND
from expeditions_widgets.rollouts.compiling import IS_COMPILED


def review_method(record: Record, deals: int) -> tuple[str, ...]:
    """Return the method of a review with so many deals for each position, a sentence or two in each line."""
    words = [
        (
            f"For each position, {deals:,} possible deals of the cards that its player could not see, the same for "
            f"every choice, are played to the round’s end. Both sides go on as a yardstick: {POLICY}."
        ),
        "Nothing else is used: how the hidden cards really lay changes no price.",
        (
            f"The figure after ± and under “give or take” is the standard error. A choice within {BAND} of them of the "
            "best counts as equal, and none of those is put before another. The best is found on the same deals, so a "
            "cost reads a little high."
        ),
        (
            "The parts of a round’s lead add up to its result: a choice is measured against the best one, and the best "
            "ones against what the yardstick would do."
        ),
        (
            f"The match has the seed {record.seed or '(none)'}, variant {record.variant}. A position’s deals have the "
            "position itself as their seed, as its player saw it: it stands at the choice."
        ),
        f"expeditions-widgets {__version__}. The same record gives the same page.",
    ]
    if not IS_COMPILED:
        words.insert(1, "Without the compiler (numba) here, that is far fewer deals than usual: the errors are large.")
    return tuple(words)
