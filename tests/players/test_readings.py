"""How the steady player reads a view, with right values worked out by hand."""

import pytest
from hypothesis import given

from benchmarks.rounds import shuffled_deal
from expeditions_widgets.engine.cards import SUITS, Position, Seat, parse_card, parse_view
from expeditions_widgets.players.action_worth import worth_of_playing, worth_of_taking
from expeditions_widgets.players.card_use import other_use, own_use
from expeditions_widgets.players.outlook import read_view
from expeditions_widgets.players.suit_reading import read_suits
from expeditions_widgets.players.weights import STEADY
from tests.players.positions import UNHURRIED, positions

HEARTS = 1


@pytest.mark.parametrize("aces", [False, True], ids=["plain", "aces"])
def test_the_pile_share_is_whole_at_the_deal(aces: bool) -> None:  # noqa: FBT001
    assert read_view(shuffled_deal("whole", aces=aces).view(Seat.A), STEADY).pile_share == 1


@pytest.mark.parametrize(("pile", "share"), [(18, 18 / 32), (1, 1 / 32)])
def test_the_pile_share_of_the_plain_deck(pile: int, share: float) -> None:
    assert read_view(parse_view(f"a h9 / b ?8 / P ?{pile}"), STEADY).pile_share == share


def test_the_pile_share_with_aces() -> None:
    assert read_view(parse_view("a h9 / b ?8 / P ?18 / V aces"), STEADY).pile_share == 0.5


def test_an_ace_is_a_number_worth_one() -> None:
    held = read_suits(parse_view("a hA9 / b ?8 / P ?36 / V aces"), 0.0)[HEARTS]
    assert held.numbers == (1, 9)
    assert held.unseen == (2, 3, 4, 5, 6, 7, 8, 10)
    assert held.projection == 1 + 9 - 20


def test_an_unseen_ace_counts_only_in_its_variant() -> None:
    plain, aces = (read_suits(parse_view(f"a h9 / b ?8 / P ?30{variant}"), 1.0) for variant in ("", " / V aces"))
    assert [suit.unseen[0] for suit in plain] == [2, 2, 2, 2]
    assert [suit.unseen[0] for suit in aces] == [1, 1, 1, 1]
    assert plain[HEARTS].projection == 54 - 20
    assert aces[HEARTS].projection == 55 - 20


def test_an_ace_in_hand_is_what_a_deuce_skips() -> None:
    weights = STEADY
    view = parse_view("hJ / a hA2 / b ?8 / P ?36 / V aces")
    outlook = read_view(view, weights)
    hearts = outlook.suits[HEARTS]
    ace, deuce = (worth_of_playing(parse_card(code), hearts, outlook, weights) for code in ("hA", "h2"))
    pressed_pip = outlook.pressure * 2 * weights.pressed_number
    assert deuce - ace == pytest.approx(-2 * 1 + pressed_pip)


def test_nothing_is_unseen_that_the_seat_has_placed() -> None:
    view = parse_view("A hJ4 / B h6 / D h8 / a h359 / b hT! ?7 / P ?20")
    hearts = read_suits(view, 0.5)[HEARTS]
    assert hearts.numbers == (5, 9)
    assert hearts.unseen == (7,)
    assert hearts.multiplier == 2
    assert hearts.other_multiplier == 1
    assert hearts.projection == 5 + 9 + 4 + 0.5 * 7 - 20


def test_wagers_count_as_held_only_while_they_fit() -> None:
    open_column, closed = (read_suits(parse_view(f"{column} / a hQK9 / b ?8 / P ?20"), 0.0) for column in ("hJ", "hJ2"))
    assert open_column[HEARTS].wagers == 2
    assert closed[HEARTS].wagers == 0
    assert closed[HEARTS].playable_count == 1


@pytest.mark.parametrize(
    ("code", "points"),
    [("h3", 0.0), ("hQ", 0.0), ("h9", 2 * 9 - 0.03319)],
)
def test_own_use_in_a_started_suit(code: str, points: float) -> None:
    hearts = read_suits(parse_view("hJ4 / a s2 / b ?8 / P ?20"), 0.0)[HEARTS]
    assert own_use(parse_card(code), hearts, STEADY) == pytest.approx(points)


def test_own_use_in_a_suit_not_started_grows_with_hope_to_a_limit() -> None:
    weak, strong = (read_suits(parse_view(f"a {hand} / b ?8 / P ?20"), 0.0)[HEARTS] for hand in ("h2", "h56789T"))
    card = parse_card("h3")
    assert own_use(card, weak, STEADY) == 0
    assert own_use(card, strong, STEADY) == pytest.approx(1.5 * (3 + 3.69))


def test_other_use_counts_where_the_card_still_fits_there() -> None:
    hearts, spades = (read_suits(parse_view("B hJQ5 / a s2 / b ?8 / P ?16"), 0.0)[index] for index in (HEARTS, 0))
    assert other_use(parse_card("h4"), hearts, 0.5, STEADY) == 0
    assert other_use(parse_card("h9"), hearts, 0.5, STEADY) == pytest.approx(0.9811 * 3 * 9 + 3.784)
    assert other_use(parse_card("s9"), spades, 0.5, STEADY) == pytest.approx(0.5 * (0.6974 * 9 + 2.682))


def test_pressure_is_useful_cards_for_each_turn_left() -> None:
    outlook = read_view(parse_view("h2 / a h45678 s2 / b ?8 / P ?3"), STEADY)
    assert outlook.turns_left == 2
    assert outlook.useful_count == 5
    assert outlook.surplus == 3
    assert outlook.pressure == pytest.approx(5 / 2 - 0.1612)


def test_pressure_and_surplus_have_a_limit() -> None:
    outlook = read_view(parse_view("h2 / a h3456789T / b ?8 / P ?1"), STEADY)
    assert (outlook.turns_left, outlook.useful_count) == (1, 8)
    assert (outlook.pressure, outlook.surplus) == (3, 4)


def test_a_card_that_no_longer_fits_is_not_worth_taking() -> None:
    view = parse_view("h9 / D h5 / a s23 / b ?8 / P ?20 / T A2")
    outlook = read_view(view, STEADY)
    assert worth_of_taking(parse_card("h5"), outlook.suits[HEARTS], outlook, STEADY) < 0


@UNHURRIED
@given(positions)
def test_every_number_of_a_suit_is_held_unseen_placed_or_shut_out(position: Position) -> None:
    view = position.view(position.turn)
    for suit, reading in zip(SUITS, read_suits(view, 0.3), strict=True):
        hidden = {card.value for card in (*position.pile, *position.hands[view.seat.other]) if card.suit is suit}
        hidden -= {card.value for card in view.other_shown if card.suit is suit}
        top = reading.column[-1].value if reading.column else 0
        assert set(reading.unseen) == {value for value in hidden if value > top}
        assert set(reading.numbers) == {card.value for card in view.hand if card.suit is suit and card.value > top}
