"""The wager lab for the browser: what is set, what is guessed, what came out, and the link to hand on."""

from typing import Final

from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.lab_setting import LabSetting
from expeditions_widgets.widgets.lab_answer import answered, parts
from expeditions_widgets.widgets.lab_controls import (
    hand_cards,
    policy_field,
    predict_field,
    round_numbers,
    seed_text,
    suit_field,
    table_cards,
    wanted_number,
)
from expeditions_widgets.widgets.lab_guess import Guess
from expeditions_widgets.widgets.lab_question import Question
from expeditions_widgets.widgets.lab_work import LabWork
from expeditions_widgets.widgets.protocol import Button, Lab, Progress, Share

_INTRO: Final = (
    "A wager stretches whatever comes, gains and losses alike. Choose a start, say to yourself what you expect, then "
    "look: each deal is played with no, one, two and three wagers."
)
_WAITING: Final = "The first deals are being played."
_STALE: Final = "What is set now can’t be played. These figures are from before."


def lab_state(question: Question, guess: Guess, answer: LabWork | None, work: LabWork | None) -> Lab:
    """Return the lab; `answer` is the last one known, `work` the one being played, often the same."""
    setting = question.setting
    known = answer if guess.is_open else None
    table: Button = {"id": "table", "label": "Save the tables as CSV"}
    return {
        "title": "The wager lab",
        "intro": _INTRO,
        "presetsLabel": "Start from",
        "presets": [{"id": f"preset-{key}", "label": preset.name} for key, preset in PRESETS.items()],
        "cardsTitle": "Your cards of one suit",
        "suit": suit_field(setting),
        "hand": hand_cards(setting, question.faults.get("cards")),
        "table": table_cards(setting, question.place),
        "roundTitle": "The rest of the round",
        "numbers": round_numbers(question),
        "policy": policy_field(setting),
        "seed": seed_text(question),
        "fresh": {"id": "fresh", "label": "New deals"},
        "predict": predict_field(predict=guess.predict),
        "answerTitle": "What the wagers come to",
        "about": _about(question, known) if guess.is_open else "",
        "progress": _progress(question, answer, work),
        "guess": None if guess.is_open else guess.state(),
        "said": guess.verdict(known) if known and known is work else "",
        "parts": parts(known, wanted_number(question)) if known else [],
        "saves": [table] if known else [],
        "file": None,
    }


def _about(question: Question, known: LabWork | None) -> str:
    if known is None:
        return _WAITING
    return answered(known) if question.is_playable else f"{_STALE} {answered(known)}"


def _progress(question: Question, answer: LabWork | None, work: LabWork | None) -> Progress | None:
    if work is None or work is answer or not question.is_playable:
        return None
    return {"label": "Deals played", "share": work.share}


def lab_share(setting: LabSetting) -> Share:
    """Return the link that opens the same question with the same deals."""
    return {
        "title": "This question",
        "seed": {"label": "Seed", "value": setting.seed},
        "link": {
            "label": "Link to this question",
            "query": setting.query(),
            "help": "Whoever opens it sees the same figures. Add &predict=1, and the answer stays covered at first.",
        },
        "record": None,
        "words": {
            "copy": "Copy",
            "copied": "Copied.",
            "refused": "The browser keeps its clipboard closed. The text is marked: copy it with Ctrl+C.",
            "download": "Download",
        },
    }
