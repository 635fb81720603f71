"""What is agreed before a match: read from the form, from a link and from a record, and written as a link."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, urlencode

from expeditions_widgets.engine.cards import Seat, Variant, start_match
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.play.people import PERSON, YOU
from expeditions_widgets.play.saving import opponent_key
from expeditions_widgets.play.seeds import typed_seed
from expeditions_widgets.play.sitting import Sitting

_NAME_LENGTH: Final = 12
_VARIANTS: Final = ("aces", "short")


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """One agreement; `seed` is empty until a deal is named, `dealer` None if the seed decides (ruling C4)."""

    seed: str = ""
    opponent: str = "steady"
    variant: Variant = field(default_factory=Variant)
    dealer: Seat | None = None
    names: tuple[str, str] = ("Player 1", "Player 2")
    warns: bool = False
    """Whether people are warned before a costly action."""
    faults: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What was wrong with a value as it was typed, by the field's name."""

    def query(self) -> str:
        """Return the link's query: "?seed=482913&aces=1"."""
        values = {"seed": self.seed}
        if self.opponent != MatchSettings().opponent:
            values["opponent"] = self.opponent
        values |= {name: "1" for name in _VARIANTS if getattr(self.variant, name)}
        if self.dealer is not None:
            values["dealer"] = self.dealer.name
        if self.warns:
            values["warn"] = "1"
        return f"?{urlencode(values)}"


def from_form(values: Mapping[str, object]) -> MatchSettings:
    """Return the settings that a submitted form holds; what can't be used is told in `faults`."""
    text = {name: value.strip() for name, value in values.items() if isinstance(value, str)}
    seed, faults = typed_seed(text.get("seed", ""))
    opponent, opponent_faults = _opponent(text.get("opponent", MatchSettings().opponent))
    agreed = text.get("variants", "").split(",")
    default = MatchSettings().names
    names = tuple(text.get(name, "")[:_NAME_LENGTH] or default[seat] for seat, name in enumerate(("first", "second")))
    for seat, name in enumerate(("first", "second")):
        if len(text.get(name, "")) > _NAME_LENGTH:
            faults[name] = f"Up to {_NAME_LENGTH} letters, please: the table has little room for names."
        if names[seat].casefold() == YOU.casefold():
            faults[name] = "“You” would mean both of you in turn. Another name, please."
    if names[0].casefold() == names[1].casefold():
        faults["second"] = "Two names that differ, please: the table has to tell you apart."
    return MatchSettings(
        seed=seed,
        opponent=opponent,
        variant=Variant(aces="aces" in agreed, short="short" in agreed),
        dealer=Seat.__members__.get(text.get("dealer", "")),
        names=(names[0], names[1]),
        warns=bool(text.get("warn")),
        faults=faults | opponent_faults,
    )


def from_link(query: str) -> MatchSettings | None:
    """Return the settings that a page's query holds, or None if it names no deal."""
    values = {name: found[-1] for name, found in parse_qs(query.removeprefix("?")).items()}
    if "seed" not in values:
        return None
    agreed = [name for name in _VARIANTS if values.get(name, "0") != "0"]
    warn = "on" if values.get("warn", "0") != "0" else ""
    return from_form(values | {"variants": ",".join(agreed), "warn": warn})


def settings_of(sitting: Sitting) -> MatchSettings:
    """Return what was agreed before a sitting; a dealer that its seed draws anyway is left to the seed."""
    start = sitting.record()
    names = sitting.names if sitting.two_people else MatchSettings().names
    drawn = start_match(start.seed, start.variant).dealer
    dealer = None if start.dealer is drawn else start.dealer
    return MatchSettings(start.seed, opponent_key(sitting), start.variant, dealer, names, sitting.warns)


def same_deal(sitting: Sitting, settings: MatchSettings) -> bool:
    """Whether a sitting was dealt as `settings` would deal."""
    agreed = settings_of(sitting)
    start = sitting.record()
    same = (agreed.seed, agreed.variant, agreed.opponent) == (settings.seed, settings.variant, settings.opponent)
    return same and settings.dealer in (None, start.dealer)


def _opponent(key: str) -> tuple[str, dict[str, str]]:
    if key in OPPONENTS or key == PERSON:
        return key, {}
    return MatchSettings().opponent, {"opponent": f"There is no opponent “{key[:24]}” here; Scout steps in."}
