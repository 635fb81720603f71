"""The start of a match: whom to play, which variants, who deals."""

from expeditions_widgets.engine.cards import COST, Seat, Variant, rulebook
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.widgets.match_settings import MatchSettings
from expeditions_widgets.widgets.protocol import Button, Choice, Field, Form
from expeditions_widgets.widgets.rule_link import rule_link

SAVE_KEY = "expeditions:cards:match"
"""Under this key the browser keeps the match."""

WELCOME = f"Four expeditions each, and the question which ones are worth the {COST} points they cost."


def match_form(settings: MatchSettings, intro: str, also: Button | None) -> Form:
    """Return the form filled with `settings`, each fault beside its field; all but the opponent may stay folded."""
    folded = (
        _name("first", "Name of the first player", settings.names[Seat.A]),
        _name("second", "Name of the second player", settings.names[Seat.B]),
        variants_field(settings.variant),
        _dealer(settings),
        _warnings(settings),
        _seed(settings),
    )
    return {
        "title": "Choose an opponent",
        "intro": intro,
        "fields": [with_fault(_opponent(settings), settings)],
        "folded": {"label": "Names, variants, who deals", "fields": [with_fault(field, settings) for field in folded]},
        "submit": {"id": "deal", "label": "Deal", "icon": "play", "look": "main"},
        "also": also,
    }


def with_fault(field: Field, settings: MatchSettings) -> Field:
    """Return a field with what was wrong with its value, if anything was."""
    if field["name"] in settings.faults:
        field["fault"] = settings.faults[field["name"]]
    return field


def _opponent(settings: MatchSettings) -> Field:
    players = [(key, kind()) for key, kind in OPPONENTS.items()]
    options: list[Choice] = [
        {
            "value": key,
            "label": player.name,
            "help": player.description,
            "checked": settings.opponent == key,
        }
        for key, player in players
    ]
    options.append(
        {
            "value": PERSON,
            "label": "Two at this screen",
            "help": "Hands stay hidden while you swap.",
            "checked": settings.opponent == PERSON,
        }
    )
    return {
        "name": "opponent",
        "kind": "radio",
        "legend": "Who plays against you?",
        "value": settings.opponent,
        "options": options,
    }


def _name(name: str, legend: str, value: str) -> Field:
    help_text = "For two at this screen."
    return {"name": name, "kind": "text", "legend": legend, "help": help_text, "value": value, "options": []}


def variants_field(variant: Variant) -> Field:
    """Return the two boxes for the variants, ticked as agreed (ruling C16)."""
    return {
        "name": "variants",
        "kind": "check",
        "legend": "Variants",
        "value": "",
        "options": [
            {
                "value": "aces",
                "label": "With Aces",
                "help": "Four more cards, each worth 1.",
                "checked": variant.aces,
            },
            {"value": "short", "label": "Short game", "help": "One round decides.", "checked": variant.short},
        ],
        "rules": [rule_link(rule) for rule in (rulebook.ACES, rulebook.SHORT, rulebook.BOTH_VARIANTS)],
    }


def _dealer(settings: MatchSettings) -> Field:
    chosen = settings.dealer.name if settings.dealer is not None else ""
    choices = (
        ("", "Let the cards decide"),
        ("B", "The other side, so you start"),
        ("A", "You, so the other side starts"),
    )
    return {
        "name": "dealer",
        "kind": "radio",
        "legend": "Who deals first?",
        "value": chosen,
        "options": [{"value": value, "label": label, "checked": value == chosen} for value, label in choices],
        "rules": [rule_link(rulebook.FIRST_DEAL)],
    }


def _warnings(settings: MatchSettings) -> Field:
    return {
        "name": "warn",
        "kind": "check",
        "legend": "Coach",
        "value": "",
        "options": [
            {
                "value": "on",
                "label": "Warn me before a costly move",
                "help": "The move waits, you see what it costs, and you decide.",
                "checked": settings.warns,
            }
        ],
    }


def _seed(settings: MatchSettings) -> Field:
    return {
        "name": "seed",
        "kind": "text",
        "legend": "Seed",
        "help": "The same seed deals the same cards. Leave it empty for a fresh deal.",
        "value": settings.seed,
        "options": [],
    }
