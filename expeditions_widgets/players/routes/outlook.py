"""What a table is worth to a seat from here on: how likely each place is to be reached, and what that brings."""

from collections.abc import Mapping
from operator import mul

from expeditions_widgets.players.routes.atlas import FAR, Atlas
from expeditions_widgets.players.routes.plan import Course, Courses, Plan


class Outlook:
    """The chance of each place to be reached later on, and what that is worth, for one view.

    `worth` is that of an arrival, by the place's number; places without any worth are best left out.
    """

    def __init__(self, atlas: Atlas, worth: Mapping[int, float], nearness: float) -> None:
        self._atlas = atlas
        self._places = tuple(worth)
        self._index = {place: index for index, place in enumerate(self._places)}
        self._worth = tuple(worth.values())
        self._whole = sum(self._worth)
        self._missed_after = (*(1.0 - nearness**steps for steps in range(FAR)), 1.0)
        self._missed: dict[Course, list[float]] = {}

    def worth(self, plan: Plan) -> float:
        """Return what the places not reached yet are worth after a plan."""
        amber, violet, slate = map(self._misses, plan.courses)
        missed: float = sum(map(mul, map(mul, self._worth, amber), map(mul, violet, slate)))
        total = self._whole - missed
        reached = plan.reached
        while reached:
            place = reached.bit_length() - 1
            reached ^= 1 << place
            index = self._index.get(place)
            if index is not None:
                total -= self._worth[index] * (1 - amber[index] * violet[index] * slate[index])
        return total

    def chances(self, courses: Courses) -> list[float]:
        """Return how likely each place is to be reached by any expedition, in the order of the places."""
        amber, violet, slate = map(self._misses, courses)
        return [1 - one * two * three for one, two, three in zip(amber, violet, slate, strict=True)]

    def _misses(self, course: Course) -> list[float]:
        """Return the chance that an expedition does not get to each of the places.

        A place that it stands on counts as missed: it would have to leave first.
        """
        found = self._missed.get(course)
        if found is None:
            steps, missed = self._atlas.steps(course.head, course.used, course.left), self._missed_after
            found = self._missed[course] = [missed[steps[place]] for place in self._places]
        return found
