"""The lab's settings: a card lies in one place, a text reads back, and what can't be played is told."""

from random import Random

import pytest

from expeditions_widgets.engine.cards import Suit, deck, parse_card
from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.lab_setting import PLACES, LabSetting, from_query, run_cards, run_text
from expeditions_widgets.widgets.lab_question import with_pile_that_fits

H4, H7, HK, SK = map(parse_card, ("h4", "h7", "hK", "sK"))


def test_a_card_lies_in_one_place_whatever_is_pressed() -> None:
    numbers, setting = Random(7), LabSetting()
    for _ in range(400):
        card, place = numbers.choice(deck()), numbers.choice(PLACES)
        if numbers.random() < 0.1:
            setting = setting.about_suit(numbers.choice(list(Suit)))
        if setting.place_of(card) == place or setting.refusal(card, place) is None:
            setting = with_pile_that_fits(setting.with_card(card, place))
        laid = [card for one in PLACES for card in setting.cards(one)]
        assert len(laid) == len(set(laid))
        assert len(setting.hand) <= 8
        assert not any(setting.is_varied(card) for card in laid)
        assert len(laid) + len(setting.unseen) + 3 == 48
        assert from_query(setting.query()) == (setting, {})


def test_a_press_moves_a_card_and_a_second_one_lifts_it() -> None:
    setting = LabSetting().with_card(H4, "hand").with_card(H4, "discards")
    assert (setting.hand, setting.discards) == ((), (H4,))
    assert setting.with_card(H4, "discards").place_of(H4) is None


def test_the_wagers_in_question_and_a_ninth_card_are_refused_with_the_reason() -> None:
    setting = from_query("?hand=h2345678s2")[0]
    assert "lab’s own" in (setting.refusal(HK, "own") or "")
    assert "8 cards" in (setting.refusal(SK, "hand") or "")
    assert setting.refusal(SK, "discards") is None
    assert setting.with_card(SK, "own").about_suit(Suit.SPADES).place_of(SK) is None


def test_the_pile_holds_what_the_table_and_two_hands_leave() -> None:
    assert LabSetting().most_pile == 48 - 3 - 16
    assert from_query("?hand=h47s9&own=c23&other=d5&discards=sT")[0].most_pile == 48 - 3 - 16 - 4


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_can_be_played(key: str) -> None:
    assert PRESETS[key].setting.faults() == {}


@pytest.mark.parametrize(
    ("query", "fault", "name"),
    [
        ("?pile=30", "From 1 to 29", "pile"),
        ("?pile=0", "From 1 to 29", "pile"),
        ("?deals=99", "From 100 to 100,000", "deals"),
        ("?wanted=10", "From 1 to 9", "wanted"),
    ],
)
def test_numbers_out_of_range_are_told(query: str, fault: str, name: str) -> None:
    setting, faults = from_query(query)
    assert faults == {}
    assert setting.faults()[name].startswith(fault)


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("?hand=h4&own=h4", "hand"),
        ("?hand=hK", "hand"),
        ("?hand=h1", "hand"),
        ("?hand=h23456789T", "hand"),
        ("?pile=many", "pile"),
        ("?seed=a%20b", "seed"),
        ("?policy=nobody", "policy"),
        ("?suit=x", "suit"),
    ],
)
def test_what_a_link_can_t_mean_is_told_and_changes_nothing(query: str, name: str) -> None:
    setting, faults = from_query(query)
    assert setting == LabSetting()
    assert list(faults) == [name]


def test_runs_of_cards_read_back() -> None:
    for text in ("", "h479sJ", "sTh2d3h4"):
        assert run_text(run_cards(text) or ()) == text
    assert run_cards("4h") is None
