"""What is set in the wager lab, for the browser: the cards with where they lie, numbers, the player, the deals."""

from typing import Final

from expeditions_widgets.drawing.captions import counted, ranks
from expeditions_widgets.engine.cards import COST, SUITS, Card, Suit, deck
from expeditions_widgets.experiments.lab_policies import POLICIES
from expeditions_widgets.experiments.lab_setting import FEWEST_DEALS, MOST_DEALS, MOST_WANTED, PLACES, LabSetting
from expeditions_widgets.widgets.lab_question import Question
from expeditions_widgets.widgets.lanes import card_label
from expeditions_widgets.widgets.protocol import Choice, Field, LabCard, LabCards, LabNumber, LabSuit, LabTable, LabText

MARKS: Final = {"hand": "hand", "own": "yours", "other": "theirs", "discards": "out"}
"""Where a card lies, as a word that fits on it."""

_WHERE: Final = {
    "hand": "in your hand",
    "own": "in your column",
    "other": "in the other side’s column",
    "discards": "on the discards",
}
_PUT: Final = {"hand": "Your hand", "own": "Your columns", "other": "Their columns", "discards": "Discards"}


def suit_field(setting: LabSetting) -> Field:
    """Return the choice of the suit in question."""
    return _radio("suit", "Suit", [(suit.value, suit.plural.capitalize(), "") for suit in SUITS], setting.suit.value)


def hand_cards(setting: LabSetting, fault: str | None) -> LabCards:
    """Return the numbers of the suit, to hold or not."""
    numbers = [card for card in deck() if card.suit is setting.suit and not card.is_wager]
    return {
        "legend": f"Numbers of {setting.suit.plural} in your hand",
        "about": held_said(setting),
        "suits": [_suit(setting, setting.suit, numbers)],
        "fault": fault,
    }


def table_cards(setting: LabSetting, place: str) -> LabTable:
    """Return all cards, and the place where the next one goes."""
    named = sum(len(setting.cards(one)) for one in PLACES)
    cards: LabCards = {
        "legend": "All cards",
        "about": f"{counted(named)} named. The rest is dealt anew each time.",
        "suits": [_suit(setting, suit, [card for card in deck() if card.suit is suit]) for suit in SUITS],
        "fault": None,
    }
    field = _radio("place", "A card you press goes to", [(one, _PUT[one], "") for one in PLACES], place)
    return {"fold": "Other cards: hand, columns, discards", "place": field, "cards": cards}


def held_said(setting: LabSetting) -> str:
    """Return what the suit's numbers come to, against the cost of setting out (scoring, step 2)."""
    cards = (*setting.column, *setting.held)
    if not cards:
        return f"No number of {setting.suit.plural}: with a wager you would start on hope."
    total = sum(card.value for card in cards)
    beyond = f"{COST - total} short of the cost" if total < COST else f"{total - COST} above the cost"
    return f"{counted(len(cards)).capitalize()}, sum {total}: {beyond if total != COST else 'the cost exactly'}."


def moved_said(setting: LabSetting, card: Card) -> str:
    """Return where a card lies after it was pressed."""
    place = setting.place_of(card)
    where = _WHERE[place] if place else "in no place: it may be anywhere unseen"
    return f"{card.name.capitalize()} {where}."


def setting_said(setting: LabSetting, deals: int) -> str:
    """Return a setting in words."""
    held = (
        f"{setting.suit.plural} {ranks(setting.held)} in hand" if setting.held else f"no {setting.suit.plural} in hand"
    )
    column = f", {ranks(setting.column)} laid" if setting.column else ""
    rest = f", {counted(setting.hand_room)} of the hand dealt anew each time" if setting.hand_room else ""
    return (
        f"{held.capitalize()}{column}{rest}; {counted(setting.pile)} in the draw pile; {deals:,} deals from the seed "
        f"“{setting.seed}”, {POLICIES[setting.policy].name} on both sides."
    )


def round_numbers(question: Question) -> list[LabNumber]:
    """Return the length of the round and the number of deals."""
    most = max(1, question.setting.most_pile)
    explained = "More deals take longer, and narrow the ±."
    return [
        _number("pile", "Cards in the draw pile", "", (1, most, 1), question),
        _number("deals", "Deals", explained, (FEWEST_DEALS, MOST_DEALS, FEWEST_DEALS), question),
    ]


def wanted_number(question: Question) -> LabNumber:
    """Return how many unseen cards one waits for."""
    return _number("wanted", "Cards you wait for", "", (1, MOST_WANTED, 1), question)


def policy_field(setting: LabSetting) -> Field:
    """Return the choice of who plays on."""
    choices = [(key, policy.name, policy.description) for key, policy in POLICIES.items()]
    return _radio("policy", "Who plays on, on both sides", choices, setting.policy)


def seed_text(question: Question) -> LabText:
    """Return the name of the deals."""
    return {
        "name": "seed",
        "label": "Seed",
        "help": "The same seed plays the same deals.",
        "value": question.typed.get("seed", question.setting.seed),
        "fault": question.faults.get("seed"),
    }


def predict_field(*, predict: bool) -> Field:
    """Return the switch that covers the answer until a guess was made."""
    option: Choice = {"value": "1", "label": "Predict first, then reveal", "checked": predict}
    return {"name": "predict", "kind": "check", "legend": "Guessing", "value": "", "options": [option]}


def _radio(name: str, legend: str, choices: list[tuple[str, str, str]], value: str) -> Field:
    options: list[Choice] = []
    for key, label, explained in choices:
        option: Choice = {"value": key, "label": label, "checked": key == value}
        if explained:
            option["help"] = explained
        options.append(option)
    return {"name": name, "kind": "radio", "legend": legend, "value": value, "options": options}


def _number(name: str, label: str, explained: str, span: tuple[int, int, int], question: Question) -> LabNumber:
    low, high, step = span
    return {
        "name": name,
        "label": label,
        "numberLabel": f"{label}, as a number",
        "help": explained,
        "low": low,
        "high": high,
        "step": step,
        "value": question.typed.get(name, str(getattr(question.setting, name))),
        "fault": question.faults.get(name),
    }


def _suit(setting: LabSetting, suit: Suit, cards: list[Card]) -> LabSuit:
    return {"suit": suit.value, "name": suit.plural.capitalize(), "cards": [_card(setting, card) for card in cards]}


def _card(setting: LabSetting, card: Card) -> LabCard:
    place = setting.place_of(card)
    label = card_label(card)
    where = f", {_WHERE[place]}" if place else ", laid by the lab" if setting.is_varied(card) else ""
    return {
        "code": card.code,
        "text": ranks((card,)),
        "label": label + where,
        "place": place or "",
        "mark": MARKS[place] if place else "",
        "off": setting.is_varied(card),
    }
