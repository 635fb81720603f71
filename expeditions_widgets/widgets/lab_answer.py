"""The wager lab's answer for the browser: its parts, each with its title, and the files to take away."""

import csv
from io import StringIO
from typing import Final

from expeditions_widgets.experiments.lab_policies import POLICIES
from expeditions_widgets.experiments.lab_setting import LabSetting
from expeditions_widgets.widgets.lab_controls import setting_said
from expeditions_widgets.widgets.lab_work import ARRIVALS, LAID, POLICY, STARTS, SUMS, LabWork
from expeditions_widgets.widgets.protocol import Button, LabFile, LabNumber, LabPart

TITLES: Final = {
    LAID: "No, one, two and three wagers",
    SUMS: "As the sum in hand grows",
    STARTS: "It pays: is it now?",
    POLICY: "If others played on",
    ARRIVALS: "Will the cards come?",
}
"""The parts in their order on the page."""

_PICTURES: Final = (LAID, SUMS, ARRIVALS)


def parts(work: LabWork, wanted: LabNumber) -> list[LabPart]:
    """Return the parts of an answer, those that are still being played with a bar."""
    waiting = next((part for part in (LAID, STARTS, SUMS, POLICY) if _is_due(work, part)), None)
    return [_part(work, part, wanted, busy=part == waiting) for part in TITLES]


def answered(work: LabWork) -> str:
    """Return in words the question that an answer belongs to."""
    said = setting_said(work.setting, work.deals)
    if work.deals == work.setting.deals:
        return said
    return f"{said} Rounds run as plain Python here: fewer than {work.setting.deals:,} deals, so the ± is wider."


def table_file(work: LabWork) -> LabFile:
    """Return every table of an answer as a CSV file, each under its title."""
    with StringIO() as written:
        lines = csv.writer(written)
        lines.writerow(["Question", answered(work)])
        lines.writerow(["Link", work.setting.query()])
        for part, title in TITLES.items():
            if part in work.drawn:
                drawn = work.drawn[part]
                lines.writerows([[], [title], [_plain(word) for word in drawn["head"]]])
                lines.writerows([_plain(word) for word in row] for row in drawn["rows"])
        return {"name": f"wager-lab-{work.setting.seed}.csv", "kind": "text/csv", "content": written.getvalue()}


def _plain(word: str) -> str:
    """Return a table's word with signs that every spreadsheet reads."""
    return word.replace("−", "-").replace("\N{NO-BREAK SPACE}", " ")


def _is_due(work: LabWork, part: str) -> bool:
    return part not in work.drawn and not _reason(work.setting, part)


def _reason(setting: LabSetting, part: str) -> str:
    """Return why a question has no such part; empty if it has."""
    if part == STARTS and setting.is_started:
        return f"Your column of {setting.suit.plural} is begun already, so nothing is left to choose here."
    if part == SUMS and not any(_fits(setting)):
        return f"No number of {setting.suit.plural} in hand that still fits: there is no sum to vary."
    return ""


def _fits(setting: LabSetting) -> list[bool]:
    top = setting.column[-1].value if setting.column else 0
    return [card.value > top for card in setting.held]


def _about(setting: LabSetting, part: str) -> str:
    name = POLICIES[setting.policy].name
    return {
        LAID: f"Each deal is played four times: so many wagers lie under your {setting.suit.plural}, the others are "
        f"out of the round. All else is {name}’s choice, when to set out as well.",
        SUMS: f"Other numbers of {setting.suit.plural} in place of yours, as many. Bars: where the true value may lie.",
        STARTS: f"The wagers are in your hand. You start {setting.suit.plural} this turn, or {name} decides when.",
        POLICY: "The same question, with another habit on both sides.",
        ARRIVALS: "Take any cards you wait for among the unseen ones.",
    }[part]


def _part(work: LabWork, part: str, wanted: LabNumber, *, busy: bool) -> LabPart:
    reason = _reason(work.setting, part)
    drawn = None if reason else work.drawn.get(part)
    picture: Button = {"id": f"picture-{part}", "label": "Save as PNG"}
    return {
        "id": part,
        "title": TITLES[part],
        "about": reason or _about(work.setting, part),
        "numbers": [wanted] if part == ARRIVALS else [],
        "progress": {"label": "Deals played", "share": work.share} if busy else None,
        "drawn": drawn,
        "picture": picture if drawn and part in _PICTURES else None,
    }
