"""The question that is put together in the wager lab: a setting, what was typed in its fields, and what is at fault."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import parse_qs

from expeditions_widgets.engine.cards import Card
from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.lab_setting import PLACES, LabSetting, from_query
from expeditions_widgets.play.seeds import new_seed

FIRST: Final = "three-cards"
"""The preset that the lab opens with."""

_NUMBERS: Final = ("pile", "deals", "wanted")
_NAMING: Final = {"preset", "suit", "seed", *PLACES, *_NUMBERS}
_LONGEST: Final = 24


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it stands.

    `place` is where a card goes that is pressed among all cards, `typed` the texts that could not be used by their
    field's name, `faults` what is wrong with a field, with "cards" for a card that was not taken.
    """

    setting: LabSetting = PRESETS[FIRST].setting
    place: str = "hand"
    typed: Mapping[str, str] = field(default_factory=dict, hash=False)
    faults: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def is_playable(self) -> bool:
        """Whether the deals of the question can be played."""
        return not self.typed and not self.setting.faults()

    @property
    def complaints(self) -> str:
        """All faults in one text."""
        return " ".join(self.faults.values())

    def settled(self) -> "Question":
        """Return the question without the reason why a card was not taken."""
        return replace(self, faults={name: fault for name, fault in self.faults.items() if name != "cards"})

    def with_card(self, card: Card, place: str) -> "Question":
        """Return the question with a card put in a place, or taken from there; the draw pile shrinks where it must."""
        refused = None if self.setting.place_of(card) == place else self.setting.refusal(card, place)
        if refused:
            return replace(self, faults={**self.faults, "cards": refused})
        return self._about(with_pile_that_fits(self.setting.with_card(card, place)))

    def with_values(self, values: Mapping[str, str]) -> "Question":
        """Return the question with what its fields hold; what can't be used stays in the field, with its fault."""
        setting, typed, faults = self.setting, dict[str, str](), dict[str, str]()
        if "suit" in values and values["suit"] != setting.suit:
            setting, faults = from_query(f"?suit={values['suit']}", setting)
            setting = with_pile_that_fits(setting)
        for name in (*_NUMBERS, "seed", "policy"):
            if name in values:
                text = values[name].strip()
                setting, fault = setting.with_value(name, text.replace(",", "") if name in _NUMBERS else text)
                if fault:
                    faults[name] = fault
                    typed[name] = values[name][:_LONGEST]
        place = values["place"] if values.get("place") in PLACES else self.place
        return Question(setting, place, typed, faults | setting.faults())

    def with_preset(self, key: str) -> "Question":
        """Return a preset's question, with the same player and the same seed."""
        setting = replace(PRESETS[key].setting, seed=self.setting.seed, policy=self.setting.policy)
        return Question(setting, self.place)

    def with_new_deals(self) -> "Question":
        """Return the same question with a seed that nobody has chosen."""
        typed = {name: text for name, text in self.typed.items() if name != "seed"}
        faults = {name: fault for name, fault in self.faults.items() if name != "seed"}
        return Question(replace(self.setting, seed=new_seed()), self.place, typed, faults)

    def _about(self, setting: LabSetting) -> "Question":
        kept = {name: fault for name, fault in self.faults.items() if name in self.typed}
        return replace(self, setting=setting, faults=kept | setting.faults())


def linked(query: str) -> Question:
    """Return the question that a link's query names: a preset, a setting, or parts of one."""
    named = {name: found[-1] for name, found in parse_qs(query.removeprefix("?")).items()}
    preset = PRESETS.get(named.get("preset", FIRST))
    setting, faults = from_query(query, (preset or PRESETS[FIRST]).setting)
    if preset is None:
        faults["cards"] = f"There is no preset “{named['preset'][:_LONGEST]}” here."
    return Question(with_pile_that_fits(setting), faults=faults)


def names_question(query: str) -> bool:
    """Whether a link's query names a question, or a part of one."""
    return bool(parse_qs(query.removeprefix("?")).keys() & _NAMING)


def with_pile_that_fits(setting: LabSetting) -> LabSetting:
    """Return a setting with as many cards in the draw pile as can be there, if it had more."""
    return replace(setting, pile=max(1, min(setting.pile, setting.most_pile)))
