import pytest

from expeditions_widgets.drawing.captions import signed, turn_caption, working
from expeditions_widgets.engine.cards.reading import parse_position, parse_view
from expeditions_widgets.engine.cards.scoring import score_expedition


@pytest.mark.parametrize(
    ("column", "parts"),
    [
        ("d256789T", ("47 − 20",)),
        ("sJ36", ("(9 − 20) × 2",)),
        ("hKQ479T", ("(30 − 20) × 3",)),
        ("d2356789T", ("50 − 20", "+ 20")),
        ("hJQKA2345 / V aces", ("(15 − 20) × 4", "+ 20")),
        ("cJQK", ("(0 − 20) × 4",)),
    ],
)
def test_working_shows_each_step_that_counts(column: str, parts: tuple[str, ...]) -> None:
    cards = next(run for run in parse_position(column).columns[0] if run)
    score = score_expedition(cards)
    assert score is not None
    assert working(score) == parts


def test_numbers_below_zero_have_a_true_minus_sign() -> None:
    assert [signed(number) for number in (-80, 0, 156)] == ["−80", "0", "156"]


@pytest.mark.parametrize(
    ("text", "caption"),
    [
        ("a h5 / P ?3 / T A1", "Your turn. Step 1: play or discard a card."),
        ("a h5 / P ?3 / T A2", "Your turn. Step 2: draw a card."),
        ("D s9 / a h5 / P ?3 / T A2s", "Your turn. Step 2: draw a card, not from the spades discards."),
        ("a h5 / b ?1 / P ?3 / T B1", "Scout’s turn. Step 1: play or discard a card."),
        ("a h5 / b ?1 / T B1", "The round is over."),
        ("sJ36", None),
    ],
)
def test_the_caption_says_whose_turn_and_what_to_do(text: str, caption: str | None) -> None:
    assert turn_caption(parse_view(text), ("You", "Scout")) == caption


def test_a_view_from_the_second_seat_calls_that_seat_you() -> None:
    view = parse_view("a ?8 / b h5 / P ?3 / T B1")
    assert turn_caption(view) == "Your turn. Step 1: play or discard a card."
    assert turn_caption(view, ("Anna", "Ben")) == "Ben’s turn. Step 1: play or discard a card."


def test_a_position_names_its_seats() -> None:
    assert turn_caption(parse_position("a h5 / P s2 / T B1")) == "Seat B’s turn. Step 1: play or discard a card."
