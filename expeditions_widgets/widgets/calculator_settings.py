"""What two people agree before they keep a match sheet: names, variants, who dealt first."""

from collections.abc import Mapping
from dataclasses import replace

from expeditions_widgets.engine.cards import Seat
from expeditions_widgets.play.score_keeping import MatchSheet
from expeditions_widgets.widgets.match_form import variants_field, with_fault
from expeditions_widgets.widgets.match_settings import MatchSettings, from_form
from expeditions_widgets.widgets.protocol import Field, Folded


def settings_of_sheet(sheet: MatchSheet) -> MatchSettings:
    """Return what was agreed for a sheet."""
    return MatchSettings(variant=sheet.variant, dealer=sheet.first_dealer, names=sheet.names)


def agreed(sheet: MatchSheet, values: Mapping[str, object]) -> MatchSettings:
    """Return the settings that a submitted form holds; what can't be agreed on this sheet is told in `faults`.

    Aces that lie in a round already keep the variant (variant, with Aces).
    """
    settings = from_form(values)
    settings = replace(settings, dealer=sheet.first_dealer if settings.dealer is None else settings.dealer)
    rounds = sheet.rounds_with_aces()
    if settings.variant.aces or not rounds:
        return settings
    sentence = f"An Ace lies in round {' and '.join(map(str, rounds))}: lift it before you play without Aces."
    return replace(settings, faults={**settings.faults, "variants": sentence})


def with_settings(sheet: MatchSheet, settings: MatchSettings) -> MatchSheet:
    """Return the sheet with other names, variants or first dealer; its rounds stay."""
    dealer = sheet.first_dealer if settings.dealer is None else settings.dealer
    return replace(sheet, names=settings.names, variant=settings.variant, first_dealer=dealer)


def settings_fold(settings: MatchSettings) -> Folded:
    """Return the fields, filled, each fault beside its own."""
    fields = (
        _name("first", "Name of the first player", settings.names[Seat.A]),
        _name("second", "Name of the second player", settings.names[Seat.B]),
        variants_field(settings.variant),
        _dealer(settings),
    )
    return {"label": "Names, variants, first dealer", "fields": [with_fault(field, settings) for field in fields]}


def _name(name: str, legend: str, value: str) -> Field:
    return {"name": name, "kind": "text", "legend": legend, "value": value, "options": []}


def _dealer(settings: MatchSettings) -> Field:
    return {
        "name": "dealer",
        "kind": "radio",
        "legend": "Who dealt the first round?",
        "help": "Later dealers follow from the rounds.",
        "value": "" if settings.dealer is None else settings.dealer.name,
        "options": [
            {"value": seat.name, "label": settings.names[seat], "checked": seat is settings.dealer} for seat in Seat
        ],
    }
