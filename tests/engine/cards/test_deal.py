"""Set-up: who gets which card, and who starts."""

import pytest

from expeditions_widgets.engine.cards import Card, Seat, Step, deal, deck, parse_position

PLAIN = deck()


@pytest.mark.parametrize("dealer", Seat)
def test_ruling_c15_eight_cards_each_one_at_a_time_the_non_dealer_first(dealer: Seat) -> None:
    position = deal(PLAIN, dealer)
    assert position.hands[dealer.other] == PLAIN[0:16:2]
    assert position.hands[dealer] == PLAIN[1:16:2]


@pytest.mark.parametrize("dealer", Seat)
def test_the_non_dealer_takes_the_first_turn_with_its_first_step(dealer: Seat) -> None:
    position = deal(PLAIN, dealer)
    assert (position.turn, position.step, position.barred) == (dealer.other, Step.CARD, None)


@pytest.mark.parametrize(("aces", "left"), [(False, 32), (True, 36)])
def test_the_rest_is_the_draw_pile_next_card_first(*, aces: bool, left: int) -> None:
    cards = deck(aces=aces)
    position = deal(cards, Seat.A)
    assert position.pile == cards[16:]
    assert position.pile_count == left
    assert position.aces is aces


def test_at_the_start_nothing_lies_on_the_table_and_nothing_was_shown() -> None:
    position = deal(PLAIN, Seat.B)
    assert position.columns == (((), (), (), ()), ((), (), (), ()))
    assert position.discards == ((), (), (), ())
    assert position.shown == (frozenset(), frozenset())
    assert not position.is_over


def test_a_deal_is_fit_for_full_play() -> None:
    position = deal(deck(aces=True), Seat.A)
    assert parse_position(str(position), whole=True) == position


@pytest.mark.parametrize(
    "cards",
    [(), PLAIN[:-1], (*PLAIN[:-1], PLAIN[0]), (*PLAIN, PLAIN[0]), (*PLAIN, *PLAIN[:4]), deck(aces=True)[:48]],
    ids=["none", "one missing", "one twice for another", "one too many", "52 with doubles", "48 with aces"],
)
def test_anything_but_a_whole_deck_can_not_be_dealt(cards: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match=f"A deal needs .* this has {len(cards)}"):
        deal(cards, Seat.A)
