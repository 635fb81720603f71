"""A form filled in with an example of its kind, to be changed: quicker than an empty page."""

from typing import Final

from expeditions_widgets.lessons.writing.draft import ROWS, Draft

EXAMPLES: Final = {
    "play": {
        "task": "Go on with your hearts.",
        "detail": "They stand at 4.",
        "position": "A h34 / a h269 c6 / P ?30 / T A1",
        "goal.1.act": "played",
        "goal.1.cards": "h",
        "solution": "h6",
        "hints": "An expedition only climbs.\nBoth the 6 and the 9 are higher than 4.",
        "praise": "The hearts have climbed.",
        "otherwise": "No heart was played. Press “Take back”, and choose a heart that fits.",
        "reactions.1.act": "discarded",
        "reactions.1.cards": "h",
        "reactions.1.text": "That heart went to the middle. Press “Take back”: it belongs on your side.",
        "rule": "turn.climb",
    },
    "choose": {
        "task": "Which of your hearts is of no use to you any more?",
        "position": "A h347 / a h259 c6 / P ?28 / T A1",
        "options.1.text": "The 9 of hearts",
        "options.1.reason": "9 is higher than 7, so it still fits.",
        "options.2.text": "The 2 and the 5 of hearts",
        "options.2.reason": "The hearts stand at 7, and both lie below.",
        "options.2.right": "1",
        "options.3.text": "None of them",
        "options.3.reason": "An expedition only climbs, and it stands at 7.",
        "hints": "Only the last card of an expedition counts.",
        "praise": "What is lower than the last card has to stay out.",
        "rule": "turn.climb",
    },
    "score": {
        "task": "What do these two expeditions come to?",
        "position": "sJ36 hKQ479T",
        "lanes": "s,h",
        "boxes": "sum,cost,multiplier,bonus,result",
        "hints": "First the numbers, then the cost of 20.\nOne wager doubles what is left.",
        "praise": "Cost first, multiplier after: so a wager stretches a loss as well.",
        "rule": "score.multiplier",
    },
    "estimate": {
        "task": "What do your hearts come to on average, without a wager?",
        "position": "A h2 / B s3 c25 / D hJQK d4 / a h78 d59 s72 c9T / b ?8 / P ?24 / T A1",
        "lanes": "h",
        "label": "Mean result of the hearts",
        "measure": "mean",
        "suit": "h",
        "wagers": "0",
        "seed": "ridge",
        "low": "-30",
        "high": "40",
        "start": "0",
        "unit": "points",
        "tolerance": "3",
        "too_low": "Better than that: 17 of the 20 are in sight.",
        "too_high": "Not that good: one or two more hearts reach you in time, and the cost comes off.",
        "hints": "2, 7 and 8 make 17. The expedition costs 20.",
        "praise": "A few points above zero, and no more than that.",
    },
    "watch": {
        "task": "Watch two turns, and see what becomes of the 6 of hearts.",
        "record": """\
[Game "cards"]
[Format "1"]
[Seed "11"]
[Variant "short"]
[Dealer "B"]
[A "Ada"]
[B "Ben"]
[Result "*"]

1.
cK p {A wager comes before the first number.}
h4 p  cJ p
-dJ p
-h6 p {The 6 lies open now.}
""",
        "seat": "A",
        "hints": "Look at the middle.",
        "praise": "Whatever lies on top can be taken by either side.",
    },
}
"""By kind, the texts of its form."""

_SHOWN_ANYWAY: Final = ("task", "position", "record", "hints", "praise")


def is_blank(draft: Draft) -> bool:
    """Whether nothing of weight was filled in, so that an example writes over nothing."""
    return not any(draft.text(name) for name in _SHOWN_ANYWAY)


def with_example(draft: Draft) -> Draft:
    """Return the draft filled in with the example of its kind."""
    texts = EXAMPLES[draft.kind]
    filled = draft.with_texts(texts)
    for name, (_, most) in ROWS.items():
        while filled.rows[name] < most and f"{name}.{filled.rows[name] + 1}.text" in texts:
            filled = filled.with_row(name)
    return filled
