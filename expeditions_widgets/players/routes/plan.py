"""A turn thought through: what lies where after some arrows, and the actions that may follow.

Only what an arrow changes is kept, in the numbers of an `Atlas`, so that many turns can be looked at in little time.
"""

from collections.abc import Iterator
from typing import NamedTuple

from expeditions_widgets.engine.routes.actions import (
    Action,
    Arrow,
    BlueArrow,
    DeclineBlue,
    EndTurn,
    LoopArrow,
    Remove,
    TicketArrow,
)
from expeditions_widgets.engine.routes.board import Colour
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS, Route
from expeditions_widgets.engine.routes.table import TICKETS_A_TURN, Step
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.players.routes.atlas import Atlas


class Course(NamedTuple):
    """An expedition in a plan: its head (the start before it has set out), connections and places used, as bits."""

    head: int
    used: int
    visited: int
    left: int


Courses = tuple[Course, Course, Course]
"""One course for each expedition, in the order of `EXPEDITIONS`."""


class Gains(NamedTuple):
    """What an arrival brings, by the place's number: points of one's own, and what the whole of it is worth."""

    own: tuple[float, ...]
    net: tuple[float, ...]


class Plan(NamedTuple):
    """A turn so far: its first action, where it has led to, and what it has brought.

    `points` are one's own, `gain` is what all arrivals are worth; `reached` are the places arrived at, as bits.
    `loop_due` is the number of the expedition whose loop arrow is due.
    """

    courses: Courses
    first: Action | None
    points: float
    gain: float
    reached: int
    tickets: int
    tickets_used: int
    arrow_laid: bool
    loop_due: int | None
    blue_due: int
    ended: bool

    @property
    def extras(self) -> int:
        """How many extra arrows are due."""
        return self.blue_due + (self.loop_due is not None)


def courses_of(atlas: Atlas, view: View) -> Courses:
    """Return the expeditions as they lie."""
    amber, violet, slate = (_course(atlas, route, view) for route in view.routes)
    return amber, violet, slate


class Planner:
    """Finds what may follow in a turn on one board, where arrivals bring `gains`."""

    def __init__(self, atlas: Atlas, gains: Gains) -> None:
        self._atlas = atlas
        self._gains = gains

    def begun(self, view: View) -> Plan:
        """Return the plan with nothing done yet."""
        return Plan(
            courses=courses_of(self._atlas, view),
            first=None,
            points=0.0,
            gain=0.0,
            reached=0,
            tickets=view.areas[view.seat].tickets,
            tickets_used=view.tickets_used,
            arrow_laid=view.step is Step.AFTER,
            loop_due=None if view.loop_due is None else view.loop_due.order,
            blue_due=view.blue_due,
            ended=False,
        )

    def removals(self, plan: Plan, view: View) -> Iterator[Plan]:
        """Yield the plans that begin with an arrow taken back, where nothing has been laid in this turn yet."""
        if plan.arrow_laid or plan.tickets_used or plan.extras or not plan.tickets:
            return
        for expedition in EXPEDITIONS:
            route = view.route(expedition)
            if route.is_started:
                shorter = route.shorter()
                courses = _with_course(plan.courses, expedition.order, _course(self._atlas, shorter, view))
                taken = plan._replace(
                    courses=courses, first=Remove(expedition), tickets=plan.tickets - 1, tickets_used=1
                )
                yield (
                    self._arrived(taken, expedition.order, closes=shorter.closes_loop) if shorter.is_started else taken
                )

    def next_plans(self, plan: Plan) -> list[Plan]:
        """Return the plans one action further; that which ends the turn is last, if it may end."""
        if plan.loop_due is not None:
            found = self._loops(plan, plan.loop_due)
            return found or self.next_plans(plan._replace(loop_due=None))
        if plan.blue_due:
            paid = plan._replace(blue_due=plan.blue_due - 1)
            found = self._advances(paid, BlueArrow)
            return [*found, _begun_with(paid, DeclineBlue())] if found else self.next_plans(plan._replace(blue_due=0))
        if not plan.arrow_laid:
            found = self._advances(plan._replace(arrow_laid=True), Arrow)
            if found:
                return found
        found = []
        if plan.tickets and plan.tickets_used < TICKETS_A_TURN:
            paid = plan._replace(tickets=plan.tickets - 1, tickets_used=plan.tickets_used + 1)
            found = self._advances(paid, TicketArrow)
        return [*found, _begun_with(plan._replace(ended=True), EndTurn())]

    def _advances(self, plan: Plan, kind: type[Arrow] | type[BlueArrow] | type[TicketArrow]) -> list[Plan]:
        found = []
        for expedition, course in zip(EXPEDITIONS, plan.courses, strict=True):
            if course.left:
                for tip, bit in self._atlas.exits[course.head]:
                    if not course.used & bit:
                        codes = self._atlas.codes
                        action = plan.first or kind(expedition, codes[course.head], codes[tip])
                        found.append(self._laid(plan, action, expedition.order, (course.head, tip, bit)))
        return found

    def _loops(self, plan: Plan, order: int) -> list[Plan]:
        """Return the plans with the loop arrow laid, one for each tip: where it leaves from makes little difference."""
        found: list[Plan] = []
        course, freed = plan.courses[order], plan._replace(loop_due=None)
        if not course.left:
            return found
        tips = 0
        for tail, exits in enumerate(self._atlas.exits):
            if course.visited >> tail & 1:
                for tip, bit in exits:
                    if not course.used & bit and not tips >> tip & 1:
                        tips |= 1 << tip
                        codes = self._atlas.codes
                        action = plan.first or LoopArrow(EXPEDITIONS[order], codes[tail], codes[tip])
                        found.append(self._laid(freed, action, order, (tail, tip, bit)))
        return found

    def _laid(self, plan: Plan, first: Action, order: int, way: tuple[int, int, int]) -> Plan:
        """Return the plan with an arrow more; `way` is its tail, its tip and the connection's bit."""
        tail, tip, bit = way
        course = plan.courses[order]
        closes = bool(course.visited >> tip & 1)
        longer = Course(tip, course.used | bit, course.visited | 1 << tail | 1 << tip, course.left - 1)
        courses = _with_course(plan.courses, order, longer)
        return self._arrived(plan._replace(courses=courses, first=first), order, closes=closes)

    def _arrived(self, plan: Plan, order: int, *, closes: bool) -> Plan:
        course = plan.courses[order]
        place, points, gain, reached = course.head, plan.points, plan.gain, plan.reached
        colour = self._atlas.colours[place]
        if colour is Colour.GREEN and not reached >> place & 1:
            points += self._gains.own[place]
            gain += self._gains.net[place]
            reached |= 1 << place
        return plan._replace(
            points=points,
            gain=gain,
            reached=reached,
            tickets=plan.tickets + (colour is Colour.RED),
            blue_due=plan.blue_due + (colour is Colour.BLUE),
            loop_due=order if closes and course.left else plan.loop_due,
        )


def _course(atlas: Atlas, route: Route, view: View) -> Course:
    head = atlas.start if route.head is None else atlas.number[route.head]
    return Course(head, atlas.used(route), atlas.visited(route), route.left(view.board))


def _with_course(courses: Courses, order: int, course: Course) -> Courses:
    amber, violet, slate = (course if index == order else other for index, other in enumerate(courses))
    return amber, violet, slate


def _begun_with(plan: Plan, action: Action) -> Plan:
    return plan if plan.first else plan._replace(first=action)
