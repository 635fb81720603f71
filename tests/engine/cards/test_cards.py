"""The cards: 48 of them or 52 with the Aces, what each counts, and which are alike."""

from collections import Counter
from itertools import product

import pytest

from expeditions_widgets.engine.cards import SUITS, Card, Seat, Suit, alike, deck, in_display_order, parse_card


def test_the_deck_has_48_cards_2_to_10_and_three_wagers_in_each_suit() -> None:
    cards = deck()
    assert len(cards) == len(set(cards)) == 48
    for suit in SUITS:
        ranks = "".join(card.rank for card in cards if card.suit is suit)
        assert ranks == "JQK23456789T"


def test_variant_with_aces_adds_four_aces_to_make_52() -> None:
    assert set(deck(aces=True)) - set(deck()) == {Card(suit, "A") for suit in SUITS}
    assert len(deck(aces=True)) == 52


def test_number_cards_count_their_number_an_ace_1_and_a_wager_nothing() -> None:
    values = {rank: Card(Suit.HEARTS, rank).value for rank in "A23456789TJQK"}
    right = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 0, "Q": 0, "K": 0}
    assert values == right


def test_jack_queen_and_king_are_the_wagers() -> None:
    assert Counter(card.rank for card in deck(aces=True) if card.is_wager) == {"J": 4, "Q": 4, "K": 4}


def test_ruling_c10_the_wagers_of_a_suit_are_alike_and_yet_distinct_cards() -> None:
    jack, queen, king = (parse_card(code) for code in ("hJ", "hQ", "hK"))
    assert all(alike(one, other) for one, other in product((jack, queen, king), repeat=2))
    assert len({jack, queen, king}) == 3


def test_ruling_c10_nothing_else_is_alike_but_a_card_with_itself() -> None:
    for one, other in product(deck(aces=True), repeat=2):
        two_wagers_of_a_suit = one.suit is other.suit and one.rank in "JQK" and other.rank in "JQK"
        assert alike(one, other) == (one == other or two_wagers_of_a_suit)


def test_every_code_reads_back_as_its_card() -> None:
    for card in deck(aces=True):
        assert parse_card(card.code) == card
        assert str(card) == card.code
        assert repr(card) == f"Card('{card.code}')"


@pytest.mark.parametrize("code", ["", "h", "h1", "h10", "x9", "9h", "hj", "H9", "h 9", " h9", "h9 ", "♥9", "-h9"])
def test_any_other_code_is_refused_with_a_sentence(code: str) -> None:
    with pytest.raises(ValueError, match="is no card") as raised:
        parse_card(code)
    assert str(raised.value).endswith("like h9.")


@pytest.mark.parametrize(
    ("code", "name", "spoken"),
    [
        ("hT", "10 of hearts", "ten of hearts"),
        ("s2", "2 of spades", "two of spades"),
        ("dA", "ace of diamonds", "ace of diamonds"),
        ("cK", "king of clubs", "king of clubs"),
        ("hQ", "queen of hearts", "queen of hearts"),
        ("sJ", "jack of spades", "jack of spades"),
        ("d9", "9 of diamonds", "nine of diamonds"),
    ],
)
def test_a_card_has_a_name_to_read_and_one_to_say(code: str, name: str, spoken: str) -> None:
    card = parse_card(code)
    assert (card.name, card.spoken) == (name, spoken)


def test_display_order_is_by_suit_wagers_first_then_rising() -> None:
    mixed = tuple(map(parse_card, ("c2", "hT", "sK", "h2", "hA", "sJ", "dQ", "h9")))
    assert " ".join(map(str, in_display_order(mixed))) == "sJ sK hA h2 h9 hT dQ c2"
    assert in_display_order(frozenset(mixed)) == in_display_order(mixed)


def test_the_seats_sit_across_from_each_other() -> None:
    assert (Seat.A.other, Seat.B.other) == (Seat.B, Seat.A)


def test_suits_have_an_order_a_letter_and_a_plural() -> None:
    assert [(suit.order, suit.value, suit.plural) for suit in SUITS] == [
        (0, "s", "spades"),
        (1, "h", "hearts"),
        (2, "d", "diamonds"),
        (3, "c", "clubs"),
    ]
