"""A review for the browser: counts, luck and choices in words and figures, as far as they are known."""

from dataclasses import dataclass
from typing import Final

from expeditions_widgets.drawing.captions import signed, whose
from expeditions_widgets.drawing.figures import figure
from expeditions_widgets.engine.cards import Match, Seat
from expeditions_widgets.play.reviewed import Kind, Measured, Part, Retry, ReviewedRound, ReviewedSide
from expeditions_widgets.widgets.match_summary import match_result, round_name
from expeditions_widgets.widgets.priced_choice import measured, priced_choice
from expeditions_widgets.widgets.protocol import Button, Figures, MatchReview, Progress, RoundReview, SideReview

ANOTHER: Final = "another"
"""The button back to the form."""

_PARTS: Final = {
    Part.DEAL: "The deal, by the first eight cards",
    Part.DRAWS: "Cards from the draw pile",
    Part.CHOICES: "Choices that cost something",
    Part.BETTER: "What the best choices gain on the yardstick’s",
    Part.OTHER: "The other side’s turns and cards",
    Part.REST: "What remains: close choices, and chance in these figures",
}
_POINTS: Final = ("Points", "Give or take")


@dataclass(frozen=True, slots=True)
class Found:
    """What was found so far, how, and the names of the positions that were tried again and solved."""

    sides: tuple[ReviewedSide, ...]
    method: tuple[str, ...]
    solved: frozenset[str]


def review_state(match: Match, names: tuple[str, str], progress: Progress | None, found: Found | None) -> MatchReview:
    """Return the review of a match as far as it stands; `progress` is None once all of it is done."""
    over = match.is_over
    another: Button = {"id": ANOTHER, "label": "Review another record", "icon": "undo"}
    return {
        "title": match_result(match, names) if over else "A match that is not finished",
        "intro": "Each choice is priced by what its player could see then."
        if over
        else f"What is there is reviewed, as far as {round_name(match).lower()}.",
        "progress": progress,
        "sides": [_side(side, names, found.solved) for side in found.sides] if found else [],
        "methodLabel": "How this was worked out",
        "method": list(found.method) if found else [],
        "buttons": [another],
    }


def counts(side: ReviewedSide | ReviewedRound) -> str:
    """Return how many choices there were of each kind."""
    costly, equal, forced, late = (
        len(side.of_kind(kind)) for kind in (Kind.COSTLY, Kind.EQUAL, Kind.FORCED, Kind.LATE)
    )
    total = costly + equal + forced + late
    were = "was" if equal == 1 else "were"
    words = [f"{costly} cost something", f"{equal} {were} as good as the best, as far as one can tell"]
    if forced:
        words.append(f"{forced} left nothing to choose")
    if late:
        words.append(f"{late} came too late in a long round to have a price")
    return f"{total} {'choice' if total == 1 else 'choices'}: {', '.join(words)}."


def retry_id(seat: Seat, number: int) -> str:
    """Return the name of a position to try again: its button's id, and under it its exercise is kept."""
    return f"review-{seat.name}-{number}"


def _side(side: ReviewedSide, names: tuple[str, str], solved: frozenset[str]) -> SideReview:
    retries = [_retry(retry, retry_id(side.seat, retry.number), solved) for retry in side.retries]
    return {
        "title": f"{whose(names[side.seat])} choices",
        "counts": counts(side),
        "retryLabel": "The costliest, to try again",
        "retries": retries,
        "rounds": [_round(one, names) for one in side.rounds],
    }


def _retry(retry: Retry, name: str, solved: frozenset[str]) -> Button:
    label = f"Round {retry.round_number}, turn {retry.reviewed.decision.turn}: {measured(retry.reviewed.cost)} points"
    if name in solved:
        return {"id": name, "label": f"{label}, solved", "icon": "check"}
    return {"id": name, "label": label, "icon": "flag"}


def _round(one: ReviewedRound, names: tuple[str, str]) -> RoundReview:
    played = one.played
    if played.points is None:
        title = f"Round {played.number}, broken off in turn {played.turn}"
    else:
        points = (f"{name} {signed(points)}" for name, points in zip(names, played.points, strict=True))
        title = f"Round {played.number}: {', '.join(points)}"
    return {
        "title": title,
        "counts": counts(one),
        "luck": _luck(one, one.lead) if one.lead else None,
        "drawsLabel": "Each card from the draw pile",
        "draws": _draws(one) if one.lead and one.draws else None,
        "choices": [priced_choice(choice, names) for choice in one.of_kind(Kind.COSTLY)],
    }


def _luck(one: ReviewedRound, lead: Measured) -> Figures:
    finished = one.played.points is not None
    return {
        "caption": "Where the lead came from",
        "head": ["Part", *_POINTS],
        "rows": [[_PARTS[part], *_change(value)] for part, value in one.parts],
        "foot": ["The lead at the end", figure(lead.mean), "exact"]
        if finished
        else ["The lead to expect where it breaks off", figure(lead.mean, 1), figure(lead.error, 1)],
    }


def _draws(one: ReviewedRound) -> Figures:
    return {
        "caption": "By how much each card changed the lead to expect",
        "head": ["Card", *_POINTS],
        "rows": [[f"Turn {drawn.turn}: {drawn.card.name}", *_change(drawn.change)] for drawn in one.draws],
        "foot": [],
    }


def _change(value: Measured) -> list[str]:
    rounded = figure(value.mean, 1)
    return [rounded if rounded == "0.0" or value.mean < 0 else f"+{rounded}", figure(value.error, 1)]
