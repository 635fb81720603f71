"""A sitting saved at any moment goes on as if nothing had happened; a text that can't be read says why."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Seat, Variant, start_match
from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.play.opponents import OPPONENTS
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.play.saving import new_sitting, opponent_key, resume, save, seated
from expeditions_widgets.play.sitting import Sitting
from tests.engine.cards.random_games import VARIANTS, examples
from tests.play.sittings import NAMES, SCOUT, act_at_random, against_scout, shuffled_deck, states, two_people

SAVED = save(two_people())


def same(one: Sitting, other: Sitting) -> bool:
    """Whether two sittings have the same past, the same people and the same table."""
    return (one.match, one.events, one.names, opponent_key(one)) == (
        other.match,
        other.events,
        other.names,
        opponent_key(other),
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("opponent", [PERSON, SCOUT])
def test_a_match_can_be_taken_up_again_at_every_state(variant: Variant, opponent: str) -> None:
    sitting = new_sitting("class-7b", variant, opponent, NAMES)
    every = 1 if variant.short else 13
    for number, state in enumerate(states(sitting, Random(f"{variant} {opponent}"))):
        if number % every == 0 or state.match.position.is_over or not state.round_events:
            assert same(resume(save(state)), state)
    assert sitting.match.is_over


@examples(15)
@given(st.integers(0, 10**6), st.sampled_from([PERSON, SCOUT]), st.integers(0, 40))
def test_a_match_taken_up_again_goes_on_in_the_same_way(seed: int, opponent: str, actions: int) -> None:
    sitting = new_sitting(str(seed), Variant(), opponent, NAMES)
    act_at_random(sitting, Random(seed), actions)
    again = resume(save(sitting))
    for each in (sitting, again):
        act_at_random(each, Random(seed + 1), 8)
    assert same(again, sitting)


def test_a_match_taken_up_again_can_be_taken_back_to_its_start() -> None:
    sitting = two_people()
    act_at_random(sitting, Random(1), 20)
    again = resume(save(sitting))
    while again.can_undo:
        again.undo()
    assert again.match == two_people().match


def test_a_deal_that_no_seed_names_is_saved_with_its_deck() -> None:
    match = start_match("", dealer=Seat.A, decks=(shuffled_deck("mine"),))
    sitting = seated(match, PERSON, NAMES)
    act_at_random(sitting, Random(4), 9)
    assert same(resume(save(sitting)), sitting)


@given(st.tuples(*[st.text(st.characters(codec="utf-8", exclude_characters="\n"), min_size=1, max_size=16)] * 2))
@examples(100)
def test_whatever_people_are_called_their_names_come_back(names: tuple[str, str]) -> None:
    assert resume(save(new_sitting("1", Variant(), PERSON, names))).names == names


def test_opponents_are_named_by_their_keys() -> None:
    assert opponent_key(two_people()) == PERSON
    for key, kind in OPPONENTS.items():
        sitting = new_sitting("1", Variant(), key, ("You", ""))
        assert opponent_key(sitting) == key
        assert sitting.names == ("You", kind().name)
        assert sitting.players[Seat.A] is None


def test_an_unknown_opponent_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(ValueError, match="gambler") as refused:
        new_sitting("1", Variant(), "gambler", NAMES)
    assert all(key in str(refused.value) for key in (PERSON, *OPPONENTS))
    text = save(against_scout()).replace('[Opponent "steady"]', '[Opponent "gambler"]')
    with pytest.raises(ValueError, match="gambler"):
        resume(text)


def test_a_record_that_names_no_opponent_is_one_of_two_people() -> None:
    text = SAVED.replace(f'[Opponent "{PERSON}"]\n', "")
    assert "Opponent" not in text
    assert resume(text).two_people


DAMAGED = {
    "nothing": ("", "missing-header"),
    "no record at all": ("Dear diary", "missing-header"),
    "another program's text": ('{"version": 3, "hands": []}', "missing-header"),
    "a header cut away": (SAVED.replace('[Dealer "B"]\n', ""), "missing-header"),
    "another game": (SAVED.replace('"cards"', '"routes"'), "other-game"),
    "a newer format": (SAVED.replace('[Format "1"]', '[Format "2"]'), "newer-format"),
    "a format that is no number": (SAVED.replace('[Format "1"]', '[Format "one"]'), "bad-header"),
    "an unknown variant": (SAVED.replace('"plain"', '"jokers"'), "bad-header"),
    "a dealer who is not there": (SAVED.replace('[Dealer "B"]', '[Dealer "C"]'), "bad-header"),
    "an action that is none": (f"{SAVED} x9", "unknown-action"),
    "a comment that never ends": (f"{SAVED} -s2 {{wait", "bad-note"),
    "a card that is not in the hand": (f"{SAVED} cT", "not-in-hand"),
    "a second card in one turn": (f"{SAVED} s2 s3", "draw-now"),
    "a draw before the card": (f"{SAVED} p", "card-first"),
    "a round dealt too early": (f"{SAVED} s2 2. p", "round-going"),
    "a round left out": (f"{SAVED} s2 3. p", "bad-round"),
    "a deck of two cards": (SAVED.replace("\n\n", '\n[Deck 1 "h2 h3"]\n\n'), "bad-deck"),
}


@pytest.mark.parametrize(("text", "code"), DAMAGED.values(), ids=DAMAGED)
def test_a_text_that_can_t_be_read_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(FaultyTextError) as refused:
        resume(text)
    assert code in [fault.code for fault in refused.value.faults]
    assert all(fault.sentence.endswith(".") for fault in refused.value.faults)


def test_the_sentence_on_a_newer_record_says_which_version_it_needs() -> None:
    with pytest.raises(FaultyTextError) as refused:
        resume(DAMAGED["a newer format"][0])
    (fault,) = refused.value.faults
    assert "format 2" in fault.sentence


@examples(150)
@given(st.data())
def test_a_record_cut_or_changed_anywhere_resumes_or_says_why(data: st.DataObject) -> None:
    sitting = against_scout()
    act_at_random(sitting, Random(12), 6)
    text = save(sitting)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    damaged = text[:start] + data.draw(st.text(max_size=6)) + text[end:]
    try:
        again = resume(damaged)
    except FaultyTextError as refused:
        sentences = [fault.sentence for fault in refused.faults]
    except ValueError as refused:
        sentences = [str(refused)]
    else:
        sentences = [f"Round {again.match.round_number}."]
    assert sentences
    assert all(sentences)
