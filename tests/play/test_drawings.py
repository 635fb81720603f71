"""Drawings on the card table: kept at their moment, through records and undo, and shown as far as a seat sees."""

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import SUITS, Seat, View, deck, parse_record
from expeditions_widgets.play.drawings import is_seen, kept_marks, shown_marks
from expeditions_widgets.play.saving import resume, save
from expeditions_widgets.play.sitting import Sitting
from tests.engine.cards.random_games import examples
from tests.play.sittings import act_at_random, against_scout, random_action, two_people

PLACES = [f"{side}-{suit}" for side in ("own", "other", "discard") for suit in SUITS] + ["pile", "hand", "other-hand"]
CODES = [card.code for card in deck(aces=True)]


def view_of(sitting: Sitting, seat: Seat) -> View:
    return sitting.match.position.view(seat)


def drawing(view: View, numbers: Random, count: int) -> list[str]:
    """Return some rings and arrows between things that a view sees."""
    things = [thing for thing in PLACES + CODES if is_seen(thing, view)]
    marks: dict[tuple[str, ...], str] = {}
    for _ in range(count):
        ends = tuple(numbers.sample(things, numbers.choice((1, 2))))
        marks[ends] = "~".join(ends) + numbers.choice(("", ":2", ":3"))
    return list(marks.values())


@examples(25)
@given(st.integers(0, 10**6), st.integers(0, 30), st.integers(0, 6), st.sampled_from(Seat))
def test_a_drawing_comes_back_from_its_record_as_it_was_drawn(seed: int, actions: int, count: int, seat: Seat) -> None:
    sitting = two_people(str(seed))
    act_at_random(sitting, Random(seed), actions)
    view = view_of(sitting, seat)
    drawn = drawing(view, Random(seed), count)
    sitting.annotate(kept_marks(drawn, view))
    text = save(sitting)
    again = resume(text)
    assert save(again) == text
    assert again.marks == sitting.marks
    assert shown_marks(again.marks, view) == drawn
    assert str(parse_record(text)) == text


@examples(15)
@given(st.integers(0, 10**6), st.integers(1, 12))
def test_every_moment_has_its_own_drawing_through_undo_and_redo(seed: int, actions: int) -> None:
    sitting, numbers = two_people(str(seed)), Random(seed)
    drawn = [kept_marks(drawing(view_of(sitting, Seat.A), numbers, 2), view_of(sitting, Seat.A))]
    sitting.annotate(drawn[0])
    for _ in range(actions):
        sitting.act(random_action(sitting.match.position, numbers))
        assert sitting.marks == ()
        drawn.append(kept_marks(drawing(view_of(sitting, Seat.B), numbers, 3), view_of(sitting, Seat.B)))
        sitting.annotate(drawn[-1])
    for marks in reversed(drawn[:-1]):
        sitting.undo()
        assert sitting.marks == marks
    for marks in drawn[1:]:
        sitting.redo()
        assert sitting.marks == marks
    assert resume(save(sitting)).marks == drawn[-1]


def test_each_deal_of_a_match_keeps_its_own_drawing() -> None:
    sitting = two_people()
    sitting.annotate(("pile",))
    act_at_random(sitting, Random(3), 500)
    assert sitting.match.position.is_over
    sitting.next_round()
    sitting.annotate(("A-h", "h9~pile:2"))
    text = save(sitting)
    assert '[Marks 1 "pile"]' in text
    assert '[Marks 2 "A-h h9~pile:2"]' in text
    again = resume(text)
    assert again.marks == ("A-h", "h9~pile:2")
    assert save(again) == text


def test_a_drawing_says_whose_a_side_is_so_that_the_other_seat_sees_it_on_the_right_side() -> None:
    sitting = two_people()
    own, other = view_of(sitting, Seat.A), view_of(sitting, Seat.B)
    kept = kept_marks(["own-h", "other-s~pile", "other-hand", "own-d~other-d:3"], own)
    assert kept == ("A-h", "B-s~pile", "B-hand", "A-d~B-d:3")
    assert shown_marks(kept, other) == ["other-h", "own-s~pile", "hand", "other-d~own-d:3"]


def test_a_card_of_the_own_hand_is_never_told_to_the_other_seat() -> None:
    sitting = two_people()
    own, other = view_of(sitting, Seat.A), view_of(sitting, Seat.B)
    code = own.hand[0].code
    kept = kept_marks([code, f"{code}~pile", "pile"], own)
    assert shown_marks(kept, own) == [code, f"{code}~pile", "pile"]
    assert shown_marks(kept, other) == ["pile"]


@pytest.mark.parametrize("seat", Seat)
def test_nothing_of_the_hidden_hand_can_be_marked_but_its_backs(seat: Seat) -> None:
    view = view_of(two_people(), seat)
    seen = {card.code for card in view.hand}
    for code in CODES:
        assert is_seen(code, view) == (code in seen)
    hidden = next(code for code in CODES if code not in seen)
    with pytest.raises(ValueError, match=f"no {hidden} to be seen"):
        kept_marks([f"other-hand~{hidden}"], view)
    assert kept_marks(["other-hand"], view) == (f"{seat.other.name}-hand",)


def test_marks_of_an_author_that_are_no_drawing_stay_in_the_record_and_out_of_sight() -> None:
    text = save(against_scout())
    sitting = against_scout()
    act_at_random(sitting, Random(1), 1)
    sitting.annotate(("own-h", "(look)", "x!"))
    again = resume(save(sitting))
    assert again.marks == ("own-h", "(look)", "x!")
    assert shown_marks(again.marks, view_of(again, Seat.A)) == ["own-h"]
    assert "Marks" not in text


def test_a_mark_that_no_record_can_hold_changes_nothing() -> None:
    sitting = two_people()
    sitting.annotate(("pile",))
    with pytest.raises(ValueError, match="no mark"):
        sitting.annotate(("own h",))
    assert sitting.marks == ("pile",)


@given(st.lists(st.text(max_size=8), max_size=4))
def test_whatever_comes_is_kept_as_it_came_or_refused(marks: list[str]) -> None:
    view = view_of(two_people(), Seat.A)
    with contextlib.suppress(ValueError):
        assert shown_marks(kept_marks(marks, view), view) == marks
