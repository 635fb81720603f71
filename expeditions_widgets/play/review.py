"""The review of a recorded match: what each decision cost, and what luck was worth, by what its seat saw alone."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace

from expeditions_widgets.engine.cards import Record, Seat, Step
from expeditions_widgets.play.decision_pricing import (
    REVIEW_DEALS,
    answers,
    is_forced,
    is_late,
    lead_at,
    priced,
    reviewed_decision,
    seed_of,
)
from expeditions_widgets.play.people import YOU
from expeditions_widgets.play.recorded_decisions import Decision, RecordedRound, recorded_rounds
from expeditions_widgets.play.review_sums import Sum
from expeditions_widgets.play.reviewed import (
    DrawnCard,
    Kind,
    Part,
    Retry,
    ReviewedDecision,
    ReviewedRound,
    ReviewedSide,
)
from expeditions_widgets.rollouts.samples import Sample

_Value = tuple[str, Sample]
"""The lead that a seat could expect at a moment, with the seed of its deals."""

_Work = Generator[None, None, None]


class Review:
    """The review of a record for one seat or both, in the making: `sides` grow while `steps` are taken.

    The same record, seats and number of deals give the same review.
    """

    def __init__(self, record: Record, seats: tuple[Seat, ...], deals: int = REVIEW_DEALS) -> None:
        self.record = record
        self.deals = deals
        self._rounds = {seat: recorded_rounds(record, seat) for seat in seats}
        self._sides = {seat: ReviewedSide(seat) for seat in seats}
        self._done = 0

    @property
    def sides(self) -> tuple[ReviewedSide, ...]:
        """What was found so far."""
        return tuple(self._sides.values())

    def steps(self) -> Iterator[float]:
        """Do the work in small steps, yielding the share that is done, 0 to 1."""
        total = 1 + sum(len(played.decisions) for rounds in self._rounds.values() for played in rounds)
        for work in (self._review_rounds, self._set_up_retries):
            for seat in self._rounds:
                for _ in work(seat):
                    yield min(1.0, self._done / total)
        yield 1.0

    def other_name(self, seat: Seat) -> str:
        """Return what the side across from a seat is called in a sentence."""
        name = self.record.players[seat.other]
        return "the other side" if name == YOU else name

    def _review_rounds(self, seat: Seat) -> _Work:
        for played in self._rounds[seat]:
            side = self._sides[seat]

            def tell(reviewed: ReviewedRound, side: ReviewedSide = side) -> None:
                self._sides[seat] = replace(side, rounds=(*side.rounds, reviewed))

            yield from RoundReview(played, self.other_name(seat), self.deals, tell, self._count).work()

    def _set_up_retries(self, seat: Seat) -> _Work:
        for number, (round_number, reviewed) in enumerate(self._sides[seat].costliest, start=1):
            decision = reviewed.decision
            pricing = yield from priced(decision.view, decision.turn, self.deals)
            said = []
            for answer in answers(pricing, self.other_name(seat)):
                said.append(answer)
                yield
            side = self._sides[seat]
            retry = Retry(number, round_number, reviewed, tuple(said))
            self._sides[seat] = replace(side, retries=(*side.retries, retry))

    def _count(self) -> None:
        self._done += 1


class RoundReview:
    """One round of one seat being reviewed; `tell` hears of every decision, `count` is called with each.

    The expected lead is followed from the deal to the round's end: from each of the seat's own moments to the next,
    every change is put down to one part, so that all parts add up to the result.
    """

    def __init__(
        self,
        played: RecordedRound,
        other_name: str,
        deals: int,
        tell: Callable[[ReviewedRound], None],
        count: Callable[[], None],
    ) -> None:
        self._found = ReviewedRound(played)
        self._other_name = other_name
        self._deals = deals
        self._tell = tell
        self._count = count
        self._parts = {part: Sum() for part in Part}

    def work(self) -> _Work:
        """Review the round."""
        played = self._found.played
        stands = seed_of(played.dealt, 1), (yield from lead_at(played.dealt, 1, self._deals))
        self._parts[Part.DEAL].add(*stands)
        self._tell(self._found)
        for decision in played.decisions:
            here = yield from self._come_to(decision, stands)
            reviewed, chosen = yield from self._judge(decision, here)
            self._found = replace(self._found, decisions=(*self._found.decisions, reviewed))
            stands = yield from self._draw(decision, chosen)
            self._count()
            self._tell(self._found)
        final = yield from self._end(stands)
        self._parts[Part.REST] = final.less(*(self._parts[part] for part in Part if part is not Part.REST))
        parts = tuple((part, self._parts[part].measured) for part in Part)
        self._tell(replace(self._found, parts=parts, lead=final.measured))

    def _come_to(self, decision: Decision, stood: _Value) -> Generator[None, None, _Value]:
        """Return the lead to be expected at a decision; in between, the other side may have had its turn."""
        seed = seed_of(decision.view, decision.turn)
        if seed == stood[0]:
            return stood
        here = seed, (yield from lead_at(decision.view, decision.turn, self._deals))
        if decision.view.step is Step.CARD:
            self._parts[Part.OTHER].add(*here)
            self._parts[Part.OTHER].add(*stood, -1)
        return here

    def _judge(self, decision: Decision, here: _Value) -> Generator[None, None, tuple[ReviewedDecision, _Value]]:
        """Return what a decision cost, and the lead to be expected by its action."""
        if is_late(decision):
            if decision.drawn is not None:
                return ReviewedDecision(decision, Kind.LATE), here
            after = seed_of(decision.after, decision.turn + 1), (yield from self._lead_after(decision))
            return ReviewedDecision(decision, Kind.LATE), after
        if is_forced(decision):
            return ReviewedDecision(decision, Kind.FORCED), here
        pricing = yield from priced(decision.view, decision.turn, self._deals)
        reviewed, price = reviewed_decision(decision, pricing, self._other_name), pricing.of(decision.action)
        if reviewed.kind is Kind.COSTLY:
            self._parts[Part.CHOICES].add(pricing.seed, price.behind, -1)
        self._parts[Part.BETTER].add(pricing.seed, pricing.prices[0].lead)
        self._parts[Part.BETTER].add(*here, -1)
        return reviewed, (pricing.seed, price.lead)

    def _draw(self, decision: Decision, chosen: _Value) -> Generator[None, None, _Value]:
        """Return the lead that could be expected after an action, with what a card from the draw pile changed."""
        if decision.drawn is None:
            return chosen
        change = Sum()
        change.add(*chosen, -1)
        self._parts[Part.DRAWS].add(*chosen, -1)
        after = chosen
        if decision.after.is_over:
            change.add_exact(self._found.played.lead or 0)
            self._parts[Part.DRAWS].add_exact(self._found.played.lead or 0)
        else:
            after = seed_of(decision.after, decision.turn + 1), (yield from self._lead_after(decision))
            change.add(*after)
            self._parts[Part.DRAWS].add(*after)
        drawn = DrawnCard(decision.turn, decision.drawn, change.measured)
        self._found = replace(self._found, draws=(*self._found.draws, drawn))
        return after

    def _lead_after(self, decision: Decision) -> Generator[None, None, Sample]:
        return lead_at(decision.after, decision.turn + 1, self._deals)

    def _end(self, stands: _Value) -> Generator[None, None, Sum]:
        """Return the round's result, or the lead that could be expected where the record breaks off."""
        played, final = self._found.played, Sum()
        last_own = played.decisions[-1].after if played.decisions else played.dealt
        if played.lead is not None:
            final.add_exact(played.lead)
            if not last_own.is_over:
                self._parts[Part.OTHER].add_exact(played.lead)
                self._parts[Part.OTHER].add(*stands, -1)
            return final
        if played.last != last_own:
            now = seed_of(played.last, played.turn), (yield from lead_at(played.last, played.turn, self._deals))
            self._parts[Part.OTHER].add(*now)
            self._parts[Part.OTHER].add(*stands, -1)
            stands = now
        final.add(*stands)
        return final
