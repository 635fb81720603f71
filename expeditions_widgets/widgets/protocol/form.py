"""The start of a match."""

from typing import Literal, NotRequired, TypedDict

from expeditions_widgets.widgets.protocol.parts import Button, RuleLink


class Choice(TypedDict):
    """One option of a field."""

    value: str
    label: str
    help: NotRequired[str]
    checked: bool


class Field(TypedDict):
    """One field of a form."""

    name: str
    kind: Literal["radio", "check", "text", "area"]
    legend: str
    help: NotRequired[str]
    value: str
    options: list[Choice]
    rules: NotRequired[list[RuleLink]]
    fault: NotRequired[str]


class Folded(TypedDict):
    """Fields that stay out of sight until asked for."""

    label: str
    fields: list[Field]


class Form(TypedDict):
    """The start of a match; `also` is a second way on."""

    title: str
    intro: str
    fields: list[Field]
    folded: Folded
    submit: Button
    also: Button | None
