"""Setting up a position: pressing and typing say the same, every fault has its place, and nothing is lost."""

import pytest

from expeditions_widgets.engine.cards import SUITS, Card, Position, Seat, deck, parse_card, parse_position, parse_view
from expeditions_widgets.play.position_draft import PositionDraft
from expeditions_widgets.play.position_setup import PLACES, Setup

TEXTS = (
    "A sJ36 hKQ479T d256789T / T A1",
    "A h47 / B s23 / D c5 / a hQ59 sJ4 d27T / b c7! ?7 / P ?20 / T A2d",
    "a ?8 / b h2 / P ?4 / T B1 / V aces",
    "",
    "A h93 / a h9 / P h9 ?60 / T A2s",
)


def pressed(*places: tuple[str, str], draft: PositionDraft | None = None) -> PositionDraft:
    """Press a place, then cards: ("A", "h4 h7")."""
    draft = draft or PositionDraft()
    for place, codes in places:
        if draft.place != place:
            draft.press_place(place)
        for code in codes.split():
            draft.press_card(parse_card(code))
    return draft


@pytest.mark.parametrize("text", TEXTS)
def test_a_setup_says_the_same_as_its_text(text: str) -> None:
    setup = Setup.of_text(text)
    assert Setup.of_text(setup.text) == setup
    assert setup.text == Setup.of_text(setup.text).text


def test_pressing_comes_to_the_text_that_can_be_typed() -> None:
    draft = pressed(("A", "h7 h4 hK"), ("D", "c5 s2 c3"), ("a", "sT h9"), ("P", "d5 d2"))
    assert draft.text == "A hK47 / D s2 c53 / a sT h9 / P d52 / T A1"
    assert draft.is_good
    assert parse_position(draft.text).columns[Seat.A][1] == tuple(map(parse_card, ("hK", "h4", "h7")))


def test_a_card_lies_in_one_place_and_is_lifted_by_a_second_press() -> None:
    draft = pressed(("a", "h9"), ("B", "h9"))
    assert draft.text == "B h9 / T A1"
    draft.press_card(parse_card("h9"))
    assert draft.setup.is_empty


def test_a_card_can_be_chosen_before_its_place() -> None:
    draft = PositionDraft()
    draft.press_place("a")
    assert draft.place == ""
    draft.press_card(parse_card("h9"))
    assert draft.card == parse_card("h9")
    assert draft.press_place("D") == "9 of hearts: discard piles."
    assert [draft.text, draft.card] == ["D h9 / T A1", None]


def test_every_card_can_be_put_at_every_place() -> None:
    for place in PLACES:
        draft = pressed((place, " ".join(card.code for card in deck())))
        assert frozenset(draft.setup.runs[place]) == frozenset(deck())
        assert not draft.typed_faults()


def test_each_fault_is_told_at_its_place() -> None:
    draft = PositionDraft("A h93 / B cA / a h9 / P ?60 / T A2s")
    assert {place: len(sentences) for place, sentences in draft.faults_by_place().items()} == {
        "": 1,
        "A": 1,
        "B": 1,
        "a": 1,
        "T": 1,
    }
    assert draft.fault_count == 5
    assert not draft.is_good
    assert "only 44 of the deck are left" in draft.faults_by_place()[""][0]


def test_a_text_that_cannot_be_read_is_kept_as_it_was_typed() -> None:
    draft = PositionDraft("A h4")
    said = draft.type("A h47x / Q 5 / a s2")
    assert draft.text == "A h47x / Q 5 / a s2"
    assert [fault.split(":")[0] for fault in draft.typed_faults()] == ["Character 6", "Character 10"]
    assert "2 things are to be put right." in said
    assert draft.setup.text == "A h47 / a s2 / T A1"
    said = draft.press_card(parse_card("c3"))
    assert "fell away" in said
    assert draft.text == "A h47 / a s2 c3 / T A1"
    draft.undo()
    assert draft.text == "A h47x / Q 5 / a s2"
    draft.undo()
    assert draft.text == "A h4 / T A1"
    draft.redo()
    assert draft.text == "A h47x / Q 5 / a s2"


def test_a_hand_with_unseen_cards_names_those_seen_being_taken() -> None:
    draft = pressed(("a", "h9"), ("b", "c7"))
    draft.fill({"unseen-b": "7"})
    draft.press_card(parse_card("c8"))
    assert draft.text == "a h9 / b c7!8! ?7 / T A1"
    draft.press_card(parse_card("c8"))
    assert parse_view(draft.text).other_count == 8
    draft.fill({"unseen-b": ""})
    assert draft.text == "a h9 / b c7 / T A1"


@pytest.mark.parametrize("typed", ["x", "-1", "53", "1.5", "²", "1000"])
def test_what_is_no_number_of_cards_is_told_and_kept(typed: str) -> None:
    draft = PositionDraft("a h9 / P ?5")
    draft.fill({"unseen-P": typed})
    assert draft.misread == {"P": typed}
    assert draft.faults_by_place()["P"][0].startswith(f"“{typed}” is no number of cards.")
    assert draft.text == "a h9 / P ?5 / T A1"
    draft.fill({"unseen-P": "6"})
    assert (draft.misread, draft.text) == ({}, "a h9 / P ?6 / T A1")


def test_the_rest_is_unseen_and_makes_a_whole_deck() -> None:
    for text in ("a h9 c23 / A s25", "a h9 / T A2", "b h2 / a ?1 / T B1", "a hA / V aces"):
        draft = PositionDraft(text)
        draft.leave_rest_unseen()
        assert draft.is_good
        setup = draft.setup
        cards = sum(map(setup.count, PLACES))
        assert cards == len(deck(aces=setup.aces))
        assert 8 in (setup.count("a"), setup.count("b"))
        assert isinstance(setup.position("seed"), Position)


def test_the_turn_and_the_variant_are_chosen() -> None:
    draft = PositionDraft("D h5 / a h9")
    draft.fill({"turn": "B", "step": "2", "barred": "h", "aces": "on"})
    assert draft.text == "D h5 / a h9 / T B2h / V aces"
    draft.fill({"turn": ["A"], "step": "7", "aces": ""})
    assert draft.text == "D h5 / a h9 / T B2h"
    draft.fill({"step": "1"})
    assert draft.text == "D h5 / a h9 / T B1"


def test_the_presets_are_good_to_start_from() -> None:
    draft = PositionDraft()
    draft.show_example()
    assert draft.text == "A sJ36 hKQ479T d256789T / T A1"
    draft.fill({"aces": "on"})
    draft.deal()
    assert (draft.setup.count("a"), draft.setup.count("b"), draft.setup.count("P")) == (8, 8, 36)
    assert draft.is_good
    draft.clear()
    assert draft.setup == Setup(aces=True)
    assert "Nothing lies" in draft.status()


def test_what_is_kept_brings_back_the_present_and_the_way_back() -> None:
    draft = pressed(("a", "h9 h3"))
    draft.type("zz")
    again = PositionDraft()
    again.restore(draft.kept())
    assert again.text == "zz"
    again.undo()
    assert again.text == "a h39 / T A1"


@pytest.mark.parametrize("text", [*TEXTS, "A hKKK9 hKQ3 hT9 / a h9 h9 h9 / D h9 / P ?99 h2"])
def test_what_can_be_drawn_has_each_card_once(text: str) -> None:
    view = Setup.of_text(text).drawable()
    named = [card for runs in (*view.columns, view.discards) for run in runs for card in run]
    named += [*view.hand, *view.other_shown]
    assert len(named) == len(set(named))
    for columns in view.columns:
        for suit in SUITS:
            values = [card.value for card in columns[suit.order]]
            assert values == sorted(values)
    assert all(isinstance(card, Card) for card in named)
