"""What the form for authors is made of: fields, rows of fields, and parts with a title."""

from typing import Literal

from expeditions_widgets.lessons.writing.draft import ROWS, Draft
from expeditions_widgets.widgets.protocol import Button, Choice, WriterField, WriterPart, WriterRow


def row(draft: Draft, rows: str, number: int, title: str, fields: list[WriterField]) -> WriterRow:
    """Return a row of a list; one more than the fewest can be taken away."""
    fewest = ROWS[rows][0]
    remove: Button = {"id": f"drop-{rows}-{number}", "label": "Take this one away", "look": "plain"}
    if draft.rows[rows] <= fewest:
        remove["why"] = f"At least {fewest} of these are needed." if fewest > 1 else "At least one of these is needed."
    return {
        "title": title,
        "fields": fields,
        "faults": [],
        "buttons": [remove],
    }


def adding(draft: Draft, rows: str, label: str) -> list[Button]:
    """Return the button for one more row of a list."""
    button: Button = {"id": f"add-{rows}", "label": label}
    if draft.rows[rows] >= ROWS[rows][1]:
        button["why"] = f"There are {ROWS[rows][1]} already, and more would be too many."
    return [button]


def part(  # noqa: PLR0913 - the parts of a part
    name: str,
    title: str,
    fields: list[WriterField],
    *,
    about: str = "",
    rows: list[WriterRow] | None = None,
    buttons: list[Button] | None = None,
    folded: bool = False,
) -> WriterPart:
    """Return a part of the form, without faults."""
    return {
        "id": name,
        "title": title,
        "about": about,
        "fields": fields,
        "faults": [],
        "rows": rows or [],
        "buttons": buttons or [],
        "folded": folded,
        "picture": "",
    }


def written(draft: Draft, kind: Literal["text", "area"], name: str, label: str, told: str = "") -> WriterField:
    """Return a field of an exercise, with what was written in it."""
    return field(kind, name, label, draft.texts.get(name, ""), told)


def text(name: str, label: str, value: str, told: str = "") -> WriterField:
    """Return a text field of one line."""
    return field("text", name, label, value, told)


def area(name: str, label: str, value: str, told: str = "") -> WriterField:
    """Return a text field of many lines."""
    return field("area", name, label, value, told)


def field(  # noqa: PLR0913 - the parts of a field
    kind: Literal["text", "area", "pick", "radio", "check"],
    name: str,
    label: str,
    value: str,
    told: str = "",
    *,
    options: list[Choice] | None = None,
) -> WriterField:
    """Return a field of any kind."""
    return {
        "name": name,
        "kind": kind,
        "label": label,
        "help": told,
        "value": value,
        "options": options or [],
        "faults": [],
    }


def choice(value: str, label: str, chosen: str, told: str = "") -> Choice:
    """Return a choice, of which one at a time is chosen."""
    made: Choice = {"value": value, "label": label, "checked": value == chosen}
    if told:
        made["help"] = told
    return made


def checked(value: str, label: str, chosen: tuple[str, ...]) -> Choice:
    """Return a choice, of which any can be chosen."""
    return {"value": value, "label": label, "checked": value in chosen}
