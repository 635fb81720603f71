"""What the wager lab found, in words and as tables: every figure with its error, and where it can't be told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from expeditions_widgets.charts.wager_words import NAMES, Results, percent, share_text, with_error
from expeditions_widgets.drawing.figures import figure, give_or_take
from expeditions_widgets.engine.cards import COST, Suit
from expeditions_widgets.experiments.lab_rounds import Played
from expeditions_widgets.experiments.wager_lab import Arrivals, Start
from expeditions_widgets.rollouts.samples import Sample, Share

COUNTS: Final = ("none", "one", "two", "three")
_NOTHING: Final = 0.2
"""A difference in points that is surely smaller makes none in play."""

HEAD: Final = (
    "Wagers",
    *(f"{count.capitalize()}, ×\N{NO-BREAK SPACE}{times}" for times, count in enumerate(COUNTS, start=1)),
)


@dataclass(frozen=True, slots=True)
class Told:
    """A part of the lab's answer: sentences, and a table with its caption; each row begins with its name."""

    points: tuple[str, ...]
    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def laid_told(arms: Sequence[Played], suit: Suit) -> Told:
    """Return what no, one, two and three wagers came to."""
    results = results_of(arms)
    gains = [results.gain(wagers) for wagers in (1, 2, 3)]
    leads = [arms[wagers].leads.less(arms[0].leads) for wagers in (1, 2, 3)]
    samples = results.arms
    rows = (
        ("Mean", *map(with_error, samples)),
        ("Below zero", *(share_text(sample.below_zero) for sample in samples)),
        ("Spread", *(figure(sample.spread, 1) for sample in samples)),
        ("Worst tenth, up to", *(figure(sample.tenths[0]) for sample in samples)),
        ("Best tenth, from", *(figure(sample.tenths[1]) for sample in samples)),
        ("Wagers add", "–", *map(with_error, gains)),
        ("To the lead", "–", *map(with_error, leads)),
        ("Set out", *(share_text(Share(arm.started, len(arm.leads.values))) for arm in arms)),
    )
    added = [_added(wagers, gains[wagers - 1], leads[wagers - 1]) for wagers in (1, 2, 3)]
    even = f"Break-even is a sum of {COST} in the column, with any number of wagers, the bonus aside."
    return Told(
        (*added, even),
        f"Points for {suit.plural}. ± is the standard error; in brackets, where the true share may lie.",
        HEAD,
        rows,
    )


def results_of(arms: Sequence[Played]) -> Results:
    """Return the suit's results with no, one, two and three wagers."""
    none, one, two, three = (arm.expeditions for arm in arms)
    return Results((none, one, two, three))


def best_said(arms: Sequence[Sample]) -> str:
    """Return which number of wagers has the best mean, as far as these deals can tell."""
    best = max(range(len(arms)), key=lambda wagers: arms[wagers].mean)
    level = [wagers for wagers in range(len(arms)) if _holds_zero(arms[best].less(arms[wagers]))]
    if len(level) > 1:
        return f"{_listed([COUNTS[wagers] for wagers in level])} do equally well, as far as these deals can tell."
    return f"The best mean comes with {NAMES[best].lower()}: {with_error(arms[best])}."


def policies_told(names: tuple[str, str], arms: Sequence[Played], others: Sequence[Played]) -> Told:
    """Return the same question under two policies, over the same deals; `arms` may have more deals than `others`."""
    count = len(others[0].leads.values)
    own = [Sample(arm.expeditions.values[:count]) for arm in arms]
    other = [arm.expeditions for arm in others]
    differences = [one.less(two) for one, two in zip(other, own, strict=True)]
    rows = (
        (f"{names[0]}: mean", *map(with_error, own)),
        (f"{names[1]}: mean", *map(with_error, other)),
        ("Difference", *map(with_error, differences)),
        (f"{names[0]}: below zero", *(share_text(sample.below_zero) for sample in own)),
        (f"{names[1]}: below zero", *(share_text(sample.below_zero) for sample in other)),
    )
    points = tuple(
        f"With {name} on both sides: {best_said(samples)}" for name, samples in zip(names, (own, other), strict=True)
    )
    return Told(points, f"The first {count:,} of the deals, each played by both.", HEAD, rows)


def starts_told(starts: Sequence[Start], name: str) -> Told:
    """Return what the suit started now comes to against a start left free to `name`."""
    head = ("Wagers in hand", "Suit, now", "Suit, free", "Lead, now less free", "Ever started, free")
    rows = tuple(
        (
            COUNTS[start.wagers].capitalize(),
            with_error(start.now.expeditions),
            with_error(start.free.expeditions),
            with_error(start.gain),
            share_text(start.ever),
        )
        for start in starts
    )
    points = tuple(_start_said(start, name) for start in starts)
    caption = f"{len(starts[0].gain.values):,} of the deals, in points." if starts else ""
    return Told(points, caption, head, rows)


def arrivals_told(arrivals: Arrivals) -> Told:
    """Return the exact chances that wanted cards come in time."""
    rows = tuple((f"At least {count}", percent(chance)) for count, chance in enumerate(arrivals.chances, start=1))
    point = (
        f"{arrivals.drawn} of the {arrivals.unseen} unseen cards reach your hand in time to be played, "
        "if both sides draw from the draw pile."
    )
    return Told((point,), "Counted, so these are exact.", (f"Of {arrivals.wanted} wanted", "Chance"), rows)


def _added(wagers: int, gain: Sample, lead: Sample) -> str:
    if _holds_zero(gain):
        return f"{NAMES[wagers]}: {with_error(gain)} points for the suit. {_open(gain)}"
    direction = "more" if gain.mean > 0 else "less"
    added = f"{_size(gain)} points {direction} for the suit than with none"
    return f"{NAMES[wagers]}: {added}, {with_error(lead)} in the lead."


def _start_said(start: Start, name: str) -> str:
    hand = f"With {COUNTS[start.wagers]} in hand" if start.wagers else "Without a wager"
    if _holds_zero(start.gain):
        return f"{hand}, now or when {name} would: {with_error(start.gain)} in the lead. {_open(start.gain)}"
    better = "better" if start.gain.mean > 0 else "worse"
    pays = start.now.expeditions.likely[0] > 0
    yet = " It pays, and yet not now." if pays and start.gain.mean < 0 else ""
    return f"{hand}, a start now is {_size(start.gain)} points {better} for the lead than when {name} would.{yet}"


def _open(sample: Sample) -> str:
    """Return what can be said of a difference that may be none."""
    if max(map(abs, sample.likely)) < _NOTHING:
        return "That is as good as no difference."
    return "Can’t tell from these deals."


def _size(sample: Sample) -> str:
    """Return a difference without its sign, with its error."""
    return give_or_take(abs(sample.mean), sample.error)


def _holds_zero(sample: Sample) -> bool:
    low, high = sample.likely
    return low <= 0 <= high


def _listed(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}".capitalize()
