"""A score sheet's working in words, step by step, as one would explain it aloud."""

from expeditions_widgets.drawing.captions import counted, signed
from expeditions_widgets.engine.cards import COST, ExpeditionScore, score_expedition, score_side
from expeditions_widgets.engine.cards.scoring import BONUS_CARDS
from expeditions_widgets.lessons.worksheet import Worksheet

_WAGERS = ("No wager", "One wager", "Two wagers", "Three wagers")


def sheet_in_words(sheet: Worksheet) -> str:
    """Return the working of each row of a sheet, and of the round score where it is asked for."""
    parts = []
    for suit in sheet.suits:
        score = score_expedition(sheet.column(suit))
        working = expedition_in_words(score) if score else "never started, so 0."
        parts.append(f"{suit.plural.capitalize()}: {working}")
    if sheet.total:
        total = score_side(sheet.columns)
        results = " + ".join(signed(score.total) for score in total.expeditions).replace("+ −", "− ")
        parts.append(f"Round score: {results} = {signed(total.total)}.")
    return " ".join(parts)


def expedition_in_words(score: ExpeditionScore) -> str:
    """Return an expedition's working in words (scoring, steps 1 to 4)."""
    numbers = [str(card.value) for card in score.cards if card.value]
    added = f"{' + '.join(numbers)} = {score.sum}" if len(numbers) > 1 else f"the sum is {score.sum}"
    steps = [f"{added}; less {COST} is {signed(score.subtotal)}"]
    climbed = score.subtotal * score.multiplier
    steps.append(f"{_WAGERS[score.wagers].lower()}, × {score.multiplier}, makes {signed(climbed)}")
    if score.bonus:
        steps.append(f"{counted(len(score.cards))}, so {score.bonus} more: {signed(score.total)}")
    else:
        steps.append(f"{counted(len(score.cards))}, fewer than {BONUS_CARDS}, so no bonus: {signed(score.total)}")
    return f"{'; '.join(steps)}."
