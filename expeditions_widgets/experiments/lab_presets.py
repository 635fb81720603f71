"""Settings of the wager lab for a class, each with a name that a link can hold."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.experiments.lab_setting import LabSetting, from_query


@dataclass(frozen=True, slots=True)
class Preset:
    """A setting to begin with, and what it is about."""

    name: str
    setting: LabSetting


def _preset(name: str, query: str) -> Preset:
    return Preset(name, from_query(query)[0])


PRESETS: Final = {
    "three-cards": _preset("Three cards, early", "hand=h479&pile=29"),
    "high-pair": _preset("A high pair", "hand=h9T&pile=24"),
    "low-five": _preset("Five cards, early", "hand=h24578&pile=29"),
    "halfway": _preset("Two cards, halfway", "hand=h26&pile=20"),
    "thin": _preset("Two cards, late", "hand=h25&pile=12"),
    "on-the-way": _preset("On the way", "hand=h78d59s72c9&own=h2&other=s3c35&discards=d4&pile=23"),
    "hope": _preset("No card of the suit", "hand=s58d379c46&pile=20"),
    "late": _preset("Late in the round", "hand=h58&own=h3s26&other=c47T&discards=d28&pile=8"),
}
"""The presets by the key that stands in links."""
