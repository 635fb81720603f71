"""The fields of the form for authors, kind by kind, with their words."""

from collections.abc import Iterable
from typing import Final

from expeditions_widgets.engine.cards import SUITS, rulebook
from expeditions_widgets.lessons.score_exercise import ALL_BOXES
from expeditions_widgets.lessons.writing.conditions import ACTS, REFUSALS
from expeditions_widgets.lessons.writing.draft import Draft
from expeditions_widgets.lessons.writing.estimates import QUESTIONS, is_simulated
from expeditions_widgets.lessons.writing.examples import is_blank
from expeditions_widgets.widgets.protocol import Button, WriterField, WriterPart, WriterRow
from expeditions_widgets.widgets.writer_parts import adding, area, checked, choice, field, part, row, text, written

KIND_WORDS: Final = {
    "play": ("Play", "Reach a goal on a table."),
    "choose": ("Choose", "A question with answers, each with its reason."),
    "score": ("Score", "Fill in the arithmetic of expeditions."),
    "estimate": ("Estimate", "Commit to a number, then see the true one."),
    "watch": ("Watch", "Step through a round that was played."),
}

_POSITION_HELP: Final = (
    "Columns A and B, discards D, hands a and b, draw pile P, turn T; ? counts unseen cards, T is ten: "
    "A h34 / a h269 c6 / P ?30 / T A1"
)
_CARDS_HELP: Final = "Cards as h9 or hKQ9, or h for any heart. Empty: any card."
_PILES_HELP: Final = "p for the draw pile, or a suit’s letter. Empty: any pile."
_WAGERS: Final = {"0": "none", "1": "one", "2": "two", "3": "three"}


def parts(draft: Draft, *, is_set_up: bool = False) -> list[WriterPart]:
    """Return the form for an exercise of the draft's kind, without faults.

    `is_set_up` says whether its position is being set up by pressing cards.
    """
    table = _record(draft) if draft.kind == "watch" else _table(draft, is_set_up=is_set_up)
    return [_about(draft), table, *_ANSWER[draft.kind](draft), _help(draft), *_reactions(draft), _more(draft)]


def field_names(form: Iterable[WriterPart]) -> set[str]:
    """Return the names of all fields of a form."""
    return {
        one["name"]
        for each in form
        for one in (*each["fields"], *(one for line in each["rows"] for one in line["fields"]))
    }


def lesson_part(title: str, story: str, summary: str) -> WriterPart:
    """Return the fields of the lesson itself."""
    fields = [
        text("lesson.title", "Title of the lesson", title, "The file and its exercises are named after it."),
        area("lesson.story", "How it begins", story, "A sentence or two. Markdown, if you like."),
        text("lesson.summary", "One sentence for the front page", summary),
    ]
    return part("lesson", "Your lesson", fields)


def _about(draft: Draft) -> WriterPart:
    kinds = [choice(key, name, draft.kind, said) for key, (name, said) in KIND_WORDS.items()]
    fields = [
        field("radio", "kind", "What the learner does", draft.kind, options=kinds),
        written(draft, "text", "task", "Task", "One sentence: what is to be done. It stays in sight."),
        written(draft, "text", "detail", "More to the task, if it needs it"),
    ]
    example: Button = {"id": "example", "label": "Fill in an example"}
    if not is_blank(draft):
        example["why"] = "Something is written here already, and an example would go over it. Take a new exercise."
    return part("about", "The task", fields, buttons=[example])


def _table(draft: Draft, *, is_set_up: bool) -> WriterPart:
    needed = {"play": "", "score": ""}.get(draft.kind, " Empty: no table.")
    lanes = [checked(suit.value, suit.plural.capitalize(), draft.words("lanes")) for suit in SUITS]
    fields = [
        written(draft, "area", "position", "Position", f"{_POSITION_HELP}.{needed}"),
        field("check", "lanes", "A small table with these expeditions alone", draft.text("lanes"), options=lanes),
    ]
    label = "Done: back to the exercise" if is_set_up else "Set it up by pressing cards"
    return part("table", "The table", fields, buttons=[{"id": "cards", "label": label}])


def _record(draft: Draft) -> WriterPart:
    seats = [choice("A", "Seat A", draft.text("seat") or "A"), choice("B", "Seat B", draft.text("seat") or "A")]
    told = "The record of one round, with a comment in braces {…} where learners should look."
    fields = [
        written(draft, "area", "record", "Record", f"{told} After a match the page offers its record."),
        field("radio", "seat", "Whose side the learner sees", draft.text("seat") or "A", options=seats),
    ]
    return part("table", "The round", fields)


def _goal(draft: Draft) -> list[WriterPart]:
    count = draft.rows["goal"]
    rows = [_condition_row(draft, "goal", number, _goal_title(number)) for number in range(1, count + 1)]
    about = "What the learner has to reach. Leave room: every way that is as right should count."
    goal = part("goal", "The goal", [], about=about, rows=rows, buttons=adding(draft, "goal", "Then, a further act"))
    solution = written(
        draft, "text", "solution", "Solution", "One way to the goal: h6 plays, -h6 discards, p or h draws."
    )
    find: Button = {"id": "find", "label": "Find a way to the goal"}
    return [goal, part("solution", "The solution", [solution], buttons=[find])]


def _goal_title(number: int) -> str:
    return "The learner" if number == 1 else "and then"


def _condition_row(draft: Draft, rows: str, number: int, title: str, *more: WriterField) -> WriterRow:
    at = f"{rows}.{number}"
    act = draft.text(f"{at}.act") or "played"
    acts = [choice(key, words, act) for key, words in ACTS.items()]
    fields = [field("pick", f"{at}.act", title, act, options=acts)]
    if act == "refused":
        code = draft.text(f"{at}.refusal") or next(iter(REFUSALS))
        refusals = [choice(key, words, code) for key, words in REFUSALS.items()]
        fields.append(field("pick", f"{at}.refusal", "What is refused", code, options=refusals))
    else:
        label, told = ("From which piles", _PILES_HELP) if act == "drew" else ("Which cards", _CARDS_HELP)
        fields.append(written(draft, "text", f"{at}.cards", label, told))
    return row(draft, rows, number, "", [*fields, *more])


def _reactions(draft: Draft) -> list[WriterPart]:
    if draft.kind != "play":
        return []
    rows = []
    for number in range(1, draft.rows["reactions"] + 1):
        at = f"reactions.{number}"
        text = written(draft, "text", f"{at}.text", "is told", "Say what this way costs, and what to do now.")
        follows = written(draft, "text", f"{at}.follows", "What happens then, if it is to be seen", "As in: p h9 p")
        rows.append(_condition_row(draft, "reactions", number, "Whoever", text, follows))
    about = "A wrong way that many will take deserves words of its own. The first that fits is told."
    otherwise = written(draft, "text", "otherwise", "To any other wrong answer")
    more = adding(draft, "reactions", "A reaction to a wrong way")
    return [part("reactions", "Wrong answers", [otherwise], about=about, rows=rows, buttons=more)]


def _options(draft: Draft) -> list[WriterPart]:
    rows = []
    for number in range(1, draft.rows["options"] + 1):
        at = f"options.{number}"
        right = [checked("1", "This one is right", draft.words(f"{at}.right"))]
        fields = [
            written(draft, "text", f"{at}.text", f"Answer {number}"),
            written(draft, "text", f"{at}.reason", "Why it is right or wrong"),
            field("check", f"{at}.right", "", draft.text(f"{at}.right"), options=right),
            written(draft, "text", f"{at}.card", "A card drawn beside it, if any", "As in: h9"),
        ]
        rows.append(row(draft, "options", number, "", fields))
    about = "Wrong answers worth giving are those that someone believes. Each gets its reason."
    return [part("options", "The answers", [], about=about, rows=rows, buttons=adding(draft, "options", "An answer"))]


def _boxes(draft: Draft) -> list[WriterPart]:
    boxes = [checked(box, box.capitalize(), draft.words("boxes")) for box in ALL_BOXES]
    total = [checked("1", "The round score as well", draft.words("total"))]
    fields = [
        field("check", "boxes", "Boxes to fill in", draft.text("boxes"), "Those left out are given.", options=boxes),
        field("check", "total", "", draft.text("total"), options=total),
    ]
    return [part("boxes", "What is asked", fields)]


def _estimate(draft: Draft) -> list[WriterPart]:
    question = draft.text("measure") or "counted"
    questions = [choice(key, words, question) for key, words in QUESTIONS.items()]
    asked = [
        written(draft, "text", "label", "What the number is called", "As in: Mean result of the hearts"),
        field("pick", "measure", "What is asked", question, options=questions),
    ]
    if is_simulated(draft):
        suit, wagers = draft.text("suit") or "h", draft.text("wagers") or "0"
        suits = [choice(one.value, one.plural.capitalize(), suit) for one in SUITS]
        numbers = [choice(key, words, wagers) for key, words in _WAGERS.items()]
        seed = "The same seed plays the same 300 deals. All wagers of the suit lie on its discards in the position."
        asked += [
            field("pick", "suit", "Suit", suit, options=suits),
            field("pick", "wagers", "Wagers laid under it", wagers, options=numbers),
            written(draft, "text", "seed", "Seed", seed),
        ]
    else:
        asked += [
            written(draft, "text", "value", "The number that is right"),
            written(draft, "text", "how", "How it was counted", "Shown beside the answer, as in: 12 of 32 cards"),
        ]
    scale = [
        written(draft, "text", "low", "Lowest number"),
        written(draft, "text", "high", "Highest number"),
        written(draft, "text", "start", "The control starts at"),
        written(draft, "text", "step", "Step", "1 if left empty."),
        written(draft, "text", "unit", "Unit", "As in: points, or %"),
        written(draft, "text", "tolerance", "How far off still counts as right", "0 if left empty."),
    ]
    said = [
        written(draft, "text", "too_low", "To a guess that is too low"),
        written(draft, "text", "too_high", "To a guess that is too high"),
    ]
    return [
        part("question", "What is asked", asked),
        part("scale", "The scale", scale),
        part("wrong", "Wrong answers", said),
    ]


def _help(draft: Draft) -> WriterPart:
    fields = [
        written(
            draft, "area", "hints", "Hints, one a line", "From a nudge onwards. The solution comes last by itself."
        ),
        written(draft, "text", "praise", "To a right answer", "What the learner should take along."),
    ]
    return part("help", "Hints and praise", fields)


def _more(draft: Draft) -> WriterPart:
    rule = draft.text("rule")
    rules = [choice("", "none", rule), *(choice(one.key, one.title, rule) for one in rulebook.ALL)]
    fields = [
        written(draft, "text", "heading", "Heading before it", "A heading begins a new page."),
        written(draft, "area", "story", "Story before it"),
        field("pick", "rule", "The rule that it is about", rule, "Answers lead to it.", options=rules),
        written(
            draft,
            "text",
            "name",
            "Name of the exercise",
            "Progress is kept under it: choose it once. Empty: made of the title.",
        ),
    ]
    return part("more", "Heading, story, rule, name", fields, folded=True)


def _nothing(_: Draft) -> list[WriterPart]:
    return []


_ANSWER: Final = {"play": _goal, "choose": _options, "score": _boxes, "estimate": _estimate, "watch": _nothing}
