"""What was forgotten in a wrong box of a score sheet, worked out from the number that was entered."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.engine.cards import COST, ExpeditionScore, score_expedition
from expeditions_widgets.lessons.score_mistakes import Mistake, Suspicion, general, suspicions
from expeditions_widgets.lessons.sheet_boxes import Diagnosis
from expeditions_widgets.lessons.worksheet import STEP_NAMES, STEPS, Box, Step, Worksheet

Own = Mapping[Box, int]
"""The numbers that the learner has entered, right and wrong."""

_UNREAD: Final = "That is no whole number. Write digits, with a minus sign in front if it is a loss."


@dataclass(frozen=True, slots=True)
class _Expedition:
    """An expedition with what the learner has entered for it."""

    score: ExpeditionScore
    own: Mapping[Step, int]

    def taken(self, step: Step) -> int:
        """Return the learner's number for a step, or what the steps before it make, theirs where they entered one."""
        if step in self.own:
            return self.own[step]
        if step is Step.COST:
            return self.taken(Step.SUM) - COST
        return {
            Step.SUM: self.score.sum,
            Step.MULTIPLIER: self.score.multiplier,
            Step.BONUS: self.score.bonus,
        }[step]


def diagnose(sheet: Worksheet, box: Box, entered: int | None, own: Own) -> Diagnosis:
    """Return the mistake behind a wrong number in a box; `entered` is None for what is no number.

    Of several mistakes that lead to the same number the likeliest is named. An error that follows from an earlier box
    of the learner's own comes first: the step itself was right.
    """
    if entered is None:
        return Diagnosis(Mistake.NO_NUMBER, _UNREAD)
    for suspicion in _suspicions(sheet, box, own):
        if entered in suspicion.values:
            return Diagnosis(suspicion.mistake, suspicion.sentence)
    return _otherwise(sheet, box)


def _suspicions(sheet: Worksheet, box: Box, own: Own) -> Iterator[Suspicion]:
    if box.suit is None:
        yield from _round_suspicions(sheet, own)
        return
    score = score_expedition(sheet.column(box.suit))
    if score is None:
        yield Suspicion(
            Mistake.COST_OF_UNSTARTED,
            (-COST,),
            "No card of this suit was laid, so nobody set out: there is no cost of 20 to pay.",
        )
        return
    expedition = _Expedition(score, {other.step: value for other, value in own.items() if other.suit is box.suit})
    yield from _follow_on(expedition, box.step, sheet, own)
    yield from suspicions(score, box.step)


def _otherwise(sheet: Worksheet, box: Box) -> Diagnosis:
    if box.suit is None:
        sentence = "Add up the results, suit by suit. A loss is taken off, and a suit never started adds nothing."
        return Diagnosis(Mistake.OTHER, sentence)
    score = score_expedition(sheet.column(box.suit))
    if score is None:
        return Diagnosis(Mistake.UNSTARTED, "No card of this suit was laid, so it counts nothing at all: 0.")
    return Diagnosis(Mistake.OTHER, general(score, box.step))


def _follow_on(expedition: _Expedition, step: Step, sheet: Worksheet, own: Own) -> Iterator[Suspicion]:
    if step not in (Step.COST, Step.RESULT):
        return
    suit = expedition.score.suit
    earlier = (Box(suit, other) for other in STEPS[: STEPS.index(step)])
    off = next((box for box in earlier if box in own and own[box] != sheet.right(box)), None)
    if off is None:
        return
    if step is Step.COST:
        value = expedition.taken(Step.SUM) - COST
    else:
        taken = expedition.taken
        value = taken(Step.COST) * taken(Step.MULTIPLIER) + taken(Step.BONUS)
    name = "number after the cost" if off.step is Step.COST else STEP_NAMES[off.step]
    yield Suspicion(
        Mistake.FOLLOW_ON, (value,), f"This step is right for your {name}, but the {name} is off. Mend that first."
    )


def _round_suspicions(sheet: Worksheet, own: Own) -> Iterator[Suspicion]:
    boxes = [Box(suit, Step.RESULT) for suit in sheet.suits]
    results = [sheet.right(box) for box in boxes]
    total, unstarted = sum(results), sum(not sheet.column(suit) for suit in sheet.suits)
    if any(own.get(box, right) != right for box, right in zip(boxes, results, strict=True)):
        value = sum(own.get(box, right) for box, right in zip(boxes, results, strict=True))
        sentence = "You added up your own results well, but one of them is off. Mend that first."
        yield Suspicion(Mistake.FOLLOW_ON, (value,), sentence)
    if unstarted:
        yield Suspicion(
            Mistake.COST_OF_UNSTARTED,
            (total - COST * unstarted,),
            "A suit that was never started costs nothing: leave it out of the sum.",
        )
    yield Suspicion(
        Mistake.SIGN_LOST,
        (sum(map(abs, results)), -total),
        "Mind the minus signs: a loss is taken off the round score, a gain is added.",
    )
    for box, result in zip(boxes, results, strict=True):
        if result and box.suit and results.count(result) == 1:
            sentence = f"It looks as if the {box.suit.plural} were left out. Every expedition counts."
            yield Suspicion(Mistake.LEFT_OUT, (total - result,), sentence)
