"""Filled-in forms for the tests, one of each kind, each without a fault."""

from dataclasses import replace

from expeditions_widgets.lessons.writing.draft import Draft
from tests.lessons.watching import RECORD

COMMON = {
    "task": "Go on with your “hearts”.",
    "detail": "They stand at 4.",
    "position": "A h34 / a h269 c6 / P ?30 / T A1",
    "hints": "An expedition only climbs.\n\n  Both the 6 and the 9 are higher than 4.  ",
    "praise": "The hearts have climbed.",
}
PLAY = Draft(
    1,
    "play",
    {
        **COMMON,
        "goal.1.act": "played",
        "goal.1.cards": "h6, h9",
        "goal.2.act": "drew",
        "goal.2.cards": "P",
        "solution": "h6 p",
        "otherwise": "First a heart, then the draw pile.",
        "reactions.1.act": "discarded",
        "reactions.1.cards": "h",
        "reactions.1.text": "It belongs on your side.",
        "reactions.2.act": "refused",
        "reactions.2.refusal": "too-low",
        "reactions.2.text": "The 2 lies below the 4.",
        "rule": "turn.climb",
    },
    {"goal": 2, "reactions": 2, "options": 2},
)
CHOOSE = Draft(
    2,
    "choose",
    {
        **COMMON,
        "options.1.text": "The 2",
        "options.1.reason": "2 is lower than 4.",
        "options.1.right": "1",
        "options.1.card": "h2",
        "options.2.text": "The 9",
        "options.2.reason": "9 is higher than 4.",
        "lanes": "h,c",
    },
)
SCORE = Draft(3, "score", {**COMMON, "position": "sJ36 hKQ479T", "lanes": "s,h", "boxes": "sum,result"})
COUNTED = Draft(
    4,
    "estimate",
    {
        **COMMON,
        "label": "Share of hearts",
        "measure": "counted",
        "value": "37,5",
        "how": "3 of 8 cards",
        "low": "0",
        "high": "100",
        "start": "50",
        "step": "0.5",
        "unit": "%",
        "tolerance": "2",
        "too_low": "More than that.",
        "too_high": "Less than that.",
    },
)
TABLE = "A h2 / B s3 c25 / D hJQK d4 / a h78 d59 s72 c9T / b ?8 / P ?2 / T A1"
SIMULATED = replace(
    COUNTED.with_texts({"measure": "gain", "suit": "h", "wagers": "1", "seed": "ridge", "position": TABLE}), number=5
)
WATCH = Draft(6, "watch", {**COMMON, "record": RECORD, "seat": "A"})
DRAFTS = (PLAY, CHOOSE, SCORE, COUNTED, SIMULATED, WATCH)
