"""Mistakes in an expedition's arithmetic: the number that each leads to, and what was forgotten, in words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from expeditions_widgets.drawing.captions import counted, signed
from expeditions_widgets.engine.cards import COST, ExpeditionScore
from expeditions_widgets.engine.cards.scoring import BONUS, BONUS_CARDS
from expeditions_widgets.lessons.worksheet import Step

_FACES: Final = {"J": 11, "Q": 12, "K": 13}
_ACES: Final = (0, 10, 11, 14)
_COUNTS: Final = ("no wager", "one wager", "two wagers", "three wagers")


class Mistake(StrEnum):
    """What went wrong in a box; the values are stable."""

    NO_NUMBER = "no-number"
    FOLLOW_ON = "follow-on"
    COST_OF_UNSTARTED = "cost-of-unstarted"
    UNSTARTED = "unstarted"
    WAGER_AS_NUMBER = "wager-as-number"
    ACE_AS_FACE = "ace-as-face"
    CARDS_COUNTED = "cards-counted"
    COST_TOO_EARLY = "cost-too-early"
    COST_FORGOTTEN = "cost-forgotten"
    COST_ADDED = "cost-added"
    COST_ALONE = "cost-alone"
    SIGN_LOST = "sign-lost"
    MULTIPLIED_FIRST = "multiplied-first"
    MULTIPLIED_ALREADY = "multiplied-already"
    MULTIPLIER_IS_WAGERS = "multiplier-is-wagers"
    MULTIPLIER_DOUBLED = "multiplier-doubled"
    NOT_MULTIPLIED = "not-multiplied"
    BONUS_MULTIPLIED = "bonus-multiplied"
    BONUS_FORGOTTEN = "bonus-forgotten"
    BONUS_TOO_EARLY = "bonus-too-early"
    WAGERS_NOT_COUNTED = "wagers-not-counted"
    LEFT_OUT = "left-out"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A mistake with the numbers that it leads to."""

    mistake: Mistake
    values: tuple[int, ...]
    sentence: str


def suspicions(score: ExpeditionScore, step: Step) -> Iterator[Suspicion]:
    """Yield the mistakes that may stand behind a wrong number for a step, the likeliest first."""
    yield from {
        Step.SUM: _sum,
        Step.COST: _cost,
        Step.MULTIPLIER: _multiplier,
        Step.BONUS: _bonus,
        Step.RESULT: _result,
    }[step](score)


def general(score: ExpeditionScore, step: Step) -> str:
    """Return how to do a step right, for a number that no known mistake leads to."""
    numbers = [str(card.value) for card in score.cards if card.value]
    listed = f"Add up the numbers: {_and(numbers)}." if numbers else "No number lies here, so the sum is 0."
    return {
        Step.SUM: f"{listed} Wagers count 0." if score.wagers else listed,
        Step.COST: f"Take {COST} off the sum. What is left may be less than nothing.",
        Step.MULTIPLIER: f"Begin at 1, and go up by 1 for each wager. {_wagers(score)}",
        Step.BONUS: f"Count all its cards. From {BONUS_CARDS} on the bonus is {BONUS}; below that it is 0.",
        Step.RESULT: "Go step by step: the sum less 20, then the multiplier, and last of all the bonus.",
    }[step]


def _sum(score: ExpeditionScore) -> Iterator[Suspicion]:
    yield Suspicion(
        Mistake.COST_TOO_EARLY, (score.subtotal,), "The cost comes in the next box. Here the numbers are added up."
    )
    yield from _faces(score, lambda total: total)
    yield Suspicion(
        Mistake.CARDS_COUNTED,
        (len(score.cards), len(score.cards) - score.wagers),
        "That is how many cards there are. Add up the numbers on them instead.",
    )


def _cost(score: ExpeditionScore) -> Iterator[Suspicion]:
    yield Suspicion(
        Mistake.COST_FORGOTTEN, (score.sum,), f"That is the sum still. Setting out costs {COST}: take it off."
    )
    yield Suspicion(
        Mistake.SIGN_LOST,
        (-score.subtotal,),
        f"The sum is smaller than {COST}, so this is a loss: it needs a minus sign."
        if score.subtotal < 0
        else f"The sum is larger than {COST}, so this is a gain: no minus sign.",
    )
    yield Suspicion(Mistake.COST_ADDED, (score.sum + COST,), f"Setting out costs {COST}: take it off, don’t add it.")
    yield Suspicion(Mistake.COST_ALONE, (COST, -COST), "That is the cost alone. Take it off the sum.")
    yield Suspicion(
        Mistake.MULTIPLIED_ALREADY,
        (score.subtotal * score.multiplier, score.sum * score.multiplier - COST),
        "The multiplier comes later. Here the cost is taken off, and nothing else.",
    )


def _multiplier(score: ExpeditionScore) -> Iterator[Suspicion]:
    if score.wagers:
        yield Suspicion(Mistake.MULTIPLIER_IS_WAGERS, (score.wagers,), f"{_wagers(score)} {_one_more(score)}")
    else:
        sentence = "Without a wager the points stay as they are: that is × 1. Times 0 would wipe them out."
        yield Suspicion(Mistake.MULTIPLIER_IS_WAGERS, (0,), sentence)
    yield Suspicion(
        Mistake.MULTIPLIER_DOUBLED,
        (2**score.wagers,),
        f"Wagers don’t double one another. Each adds one: {_COUNTS[score.wagers]}, × {score.multiplier}.",
    )


def _bonus(score: ExpeditionScore) -> Iterator[Suspicion]:
    if score.bonus:
        yield from _bonus_left_out(score, 0)
        yield Suspicion(
            Mistake.BONUS_MULTIPLIED,
            (score.bonus * score.multiplier,),
            f"The bonus is never multiplied. It is {BONUS}, however many wagers there are.",
        )
    else:
        yield _bonus_too_early(score, BONUS)


def _result(score: ExpeditionScore) -> Iterator[Suspicion]:
    climbed = score.subtotal * score.multiplier
    product = f"({score.sum} − {COST}) × {score.multiplier}"
    # With the bonus, multiplying it and multiplying too early lead to the same number.
    if score.wagers and score.bonus:
        sentence = f"The bonus is never multiplied: {product} first, and then {BONUS} more."
        yield Suspicion(Mistake.BONUS_MULTIPLIED, (score.sum * score.multiplier,), sentence)
    elif score.wagers and score.sum:
        sentence = f"The cost comes off first, and then it is multiplied: {product}."
        yield Suspicion(Mistake.MULTIPLIED_FIRST, (score.sum * score.multiplier - COST,), sentence)
    yield Suspicion(
        Mistake.COST_FORGOTTEN,
        (score.sum * score.multiplier + score.bonus,),
        f"The cost is missing: every expedition pays {COST} for setting out.",
    )
    if score.bonus:
        yield from _bonus_left_out(score, climbed)
    else:
        yield _bonus_too_early(score, climbed + BONUS)
    if score.wagers:
        yield Suspicion(
            Mistake.MULTIPLIER_IS_WAGERS,
            (score.subtotal * score.wagers + score.bonus,),
            f"{_wagers(score)} {_one_more(score)}",
        )
        yield Suspicion(
            Mistake.NOT_MULTIPLIED,
            (score.subtotal + score.bonus,),
            f"{_wagers(score)} So {signed(score.subtotal)} counts {score.multiplier} times"
            f"{', though it is a loss' if score.subtotal < 0 else ''}.",
        )
    yield Suspicion(
        Mistake.SIGN_LOST, (-score.total,), "The number is right, but not its sign. Is it a gain or a loss?"
    )
    yield from _faces(score, lambda total: (total - COST) * score.multiplier + score.bonus)


def _faces(score: ExpeditionScore, reached: Callable[[int], int]) -> Iterator[Suspicion]:
    """Yield the numbers that come of a wager's or an Ace's face taken as a number."""
    wagers = [card for card in score.cards if card.is_wager]
    if wagers:
        faces = (sum(_FACES[card.rank] for card in wagers), 10 * len(wagers), len(wagers))
        yield Suspicion(
            Mistake.WAGER_AS_NUMBER,
            tuple(reached(score.sum + face) for face in faces),
            f"{_wagers(score)} A wager counts 0 in the sum: its work is to multiply.",
        )
    if any(card.rank == "A" for card in score.cards):
        yield Suspicion(
            Mistake.ACE_AS_FACE,
            tuple(reached(score.sum - 1 + face) for face in _ACES),
            "In this variant an Ace is the lowest number: it counts 1.",
        )


def _bonus_left_out(score: ExpeditionScore, value: int) -> Iterator[Suspicion]:
    count = len(score.cards)
    if count - score.wagers < BONUS_CARDS:
        sentence = f"Wagers are cards too. With them there are {count}, and {BONUS_CARDS} or more earn {BONUS}."
        yield Suspicion(Mistake.WAGERS_NOT_COUNTED, (value,), sentence)
    else:
        sentence = f"There are {count} cards, and {BONUS_CARDS} or more earn {BONUS}."
        yield Suspicion(Mistake.BONUS_FORGOTTEN, (value,), sentence)


def _bonus_too_early(score: ExpeditionScore, value: int) -> Suspicion:
    sentence = f"It has {counted(len(score.cards))}. The bonus begins at {BONUS_CARDS}."
    return Suspicion(Mistake.BONUS_TOO_EARLY, (value,), sentence)


def _wagers(score: ExpeditionScore) -> str:
    """Return which wagers there are, as a sentence: "King and queen are two wagers."."""
    names = [card.rank_name for card in score.cards if card.is_wager]
    if not names:
        return "There is no wager here."
    verb = "is" if len(names) == 1 else "are"
    named = _and(names) if len(names) > 1 else f"the {names[0]}"
    return f"{named[0].upper()}{named[1:]} {verb} {_COUNTS[len(names)]}."


def _one_more(score: ExpeditionScore) -> str:
    """Return why the multiplier is one more than the wagers."""
    steps = ("The first makes it × 2", "the second × 3", "the third × 4")
    return "That makes it × 2." if score.wagers == 1 else f"{', '.join(steps[: score.wagers])}."


def _and(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else words[0]
