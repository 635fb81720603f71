"""An expedition's arithmetic as one would explain it aloud to the player across the table."""

from typing import Final

from expeditions_widgets.drawing.captions import signed
from expeditions_widgets.engine.cards.scoring import ExpeditionScore

_COUNTS: Final = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
)


def aloud(score: ExpeditionScore) -> tuple[str, ...]:
    """Return one short sentence for each step of the arithmetic (scoring, steps 1 to 4).

    >>> from expeditions_widgets.engine.cards.cards import parse_card
    >>> " ".join(aloud(ExpeditionScore(tuple(parse_card("h" + rank) for rank in "KQ479T"))))
    '4 + 7 + 9 + 10 = 30. Less 20 for setting out: 10. Two wagers, so times three: 30. Six cards, no bonus.'
    """
    return _sum(score), f"Less {score.cost} for setting out: {signed(score.subtotal)}.", _wagers(score), _bonus(score)


def _sum(score: ExpeditionScore) -> str:
    numbers = [str(card.value) for card in score.cards if not card.is_wager]
    if not numbers:
        return "No number card: 0."
    if len(numbers) == 1:
        return f"One number card: {numbers[0]}."
    return f"{' + '.join(numbers)} = {score.sum}."


def _wagers(score: ExpeditionScore) -> str:
    multiplied = signed(score.subtotal * score.multiplier)
    if not score.wagers:
        return f"No wager, so it stays {multiplied}."
    wagers = "wager" if score.wagers == 1 else "wagers"
    return f"{_COUNTS[score.wagers].capitalize()} {wagers}, so times {_COUNTS[score.multiplier]}: {multiplied}."


def _bonus(score: ExpeditionScore) -> str:
    cards = f"{_COUNTS[len(score.cards)].capitalize()} {'card' if len(score.cards) == 1 else 'cards'}"
    return f"{cards}, so {score.bonus} more: {signed(score.total)}." if score.bonus else f"{cards}, no bonus."
