"""The exercises that were made in this process, for the check that plays each of a notebook's."""

from expeditions_widgets.lessons.exercise import Exercise

EXERCISES: list[Exercise] = []
"""In the order made; a notebook makes a handful."""
