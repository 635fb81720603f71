"""The route game in words: every action has its sentence, and a hidden card is named to its own seat alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.routes import Keep, Position, Swap, parse_action, refusal
from expeditions_widgets.play.routes.log import log_lines, sentence, told, turns_of
from expeditions_widgets.play.routes.outcome_words import opening_sentence
from tests.engine.routes.playing import at, board_of
from tests.engine.routes.random_games import examples
from tests.play.routes.sittings import (
    NAMES,
    PERSON,
    SEEDS,
    TABLES,
    act_at_random,
    people_at,
    random_action,
    sitting_of,
    states,
)

PLAIN = "a st-rb-ga / 1 gb gc t2 / 2 gd t1 / D ge gf gg"


def heard(text: str, *actions: str, viewer: int | None = 0, names: tuple[str, ...] = NAMES) -> str:
    """Return how a seat hears the last of these actions, done at a position."""
    sitting = people_at(at(text))
    events = [sitting.act(parse_action(action)) for action in actions]
    return told(events[-1], viewer, names[: sitting.position.players])


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ("v:st-gf", "Ada set out with Violet from St to Gf."),
        ("a:ga-bb", "Ada led Amber from Ga to Bb. The blue place gives an extra arrow."),
        ("a:ga-bb blue:a:bb-ra", "Ada led Amber from Bb to Ra by the extra arrow. Ada won a ticket."),
        ("a:ga-bb blue:no", "Ada did without the extra arrow."),
        ("ticket:a:ga-gf", "Ada led Amber from Ga to Gf with a ticket."),
        ("a:ga-st", "Ada led Amber from Ga to St. Amber closed a loop: an Amber loop arrow is due."),
        ("a:ga-st loop:a:st-gf", "Ada led Amber from St to Gf by its loop arrow."),
        ("a:ga-gf end", "Ada ended the turn."),
        ("a:ga-gb", "Ada led Amber from Ga to Gb. Ada’s card of Gb scores."),
        ("a:ga-gd", "Ada led Amber from Ga to Gd. Ben’s card of Gd scores."),
    ],
)
def test_what_was_done_and_what_came_of_it(actions: str, said: str) -> None:
    for viewer in (0, 1, None):
        assert heard(PLAIN, *actions.split(), viewer=viewer) == said


def test_a_person_alone_is_spoken_to() -> None:
    names = ("You", "Courier")
    assert heard(PLAIN, "a:ga-gb", names=names) == "You led Amber from Ga to Gb. Your card of Gb scores."
    ends = heard("a st-ga / 1 gb / 2 gd", "a:ga-gb", names=names)
    assert ends == "You led Amber from Ga to Gb. Your card of Gb scores. Your hand is empty: this round is the last."


def test_a_token_is_told_and_the_last_one_says_who_begins() -> None:
    text = "1 gb gc !gb / 2 gd ge !gd !ge / T 1 token / F 2"
    assert heard(text, "token:gc") == "Ada laid a token on Gc. All tokens are laid. Ben has the first turn."
    names = ("Courier", "You")
    assert heard(text, "token:gc", names=names).endswith("You have the first turn.")
    assert opening_sentence(at(text), names) == "You have the first turn."


def test_a_token_comes_back_with_its_card_or_without_it() -> None:
    assert heard("1 gb !gb t1 / 2 gd t1", "a:st-gb").startswith(
        "Ada set out with Amber from St to Gb. Ada’s card of Gb scores, and so does the token on it."
    )
    without = heard("1 gb t1 / 2 gd !gc t1", "a:st-gc")
    assert without == "Ada set out with Amber from St to Gc. Ben’s token on Gc comes back."


def test_an_open_card_goes_to_whoever_acted_and_another_is_turned_up() -> None:
    won = "Ada set out with Amber from St to Gc. Ada won the open card of Gc."
    table = "1 gb t1 / 2 gd t1 / O gc"
    assert heard(f"{table} / D ge", "a:st-gc") == f"{won} Ge lies open in its place."
    assert heard(table, "a:st-gc") == f"{won} No card is left to take its place."
    shuffled = heard(f"{table} / X ge / C 0:x", "a:st-gc")
    assert shuffled == f"{won} Ge lies open in its place. The discards were shuffled under the deck."


def test_a_removal_wakes_the_place_before() -> None:
    unstarted = "Ada took back Amber’s last arrow, from St to Ra, with a ticket. Amber has yet to set out."
    assert heard("a st-ra / 1 gb t1 / 2 gd", "remove:a") == unstarted
    back = "Ada took back Amber’s last arrow, from Ra to Ga, with a ticket. Amber stands at Ra again. Ada won a ticket."
    assert heard("a st-ra-ga / 1 gb t1 / 2 gd", "remove:a") == back


def test_the_cards_of_a_swap_are_named_to_their_own_seat_alone() -> None:
    assert heard(PLAIN, "swap") == "Ada used a ticket and drew Ge and Gf."
    assert heard(PLAIN, "swap", "keep:2:1") == "Ada kept Gf and discarded Gb and Ge."
    for viewer in (1, None):
        assert heard(PLAIN, "swap", viewer=viewer) == "Ada used a ticket and drew 2 cards."
        other = heard(PLAIN, "swap", "keep:2:1", viewer=viewer)
        assert other == "Ada kept one drawn card and discarded one from the hand."
    assert heard("1 gb t1 / 2 gd / D ge", "swap", viewer=1) == "Ada used a ticket and drew 1 card."


@pytest.mark.parametrize(
    ("links", "arrows", "text", "action", "said"),
    [
        (
            "st-ga ga-gb gb-gc",
            1,
            "a st-ga / v st-ga / 1 gb / 2 gc",
            "s:st-ga",
            "No expedition can lay an arrow: this round is the last. Ben could do nothing. The game is over.",
        ),
        (
            "st-ba ba-gb gb-gc gc-ga",
            1,
            "a st-ba / v st-ba / 1 gb t1 / 2 gc / D ga",
            "s:st-ba",
            "No expedition could lay the extra arrow, so it is lost.",
        ),
        ("st-ga ga-gb gb-st ga-gc", 3, "a st-ga-gb / 1 gc t1 / 2 ga", "a:gb-st", "it can lay no arrow more."),
    ],
)
def test_what_can_t_follow_is_told(links: str, arrows: int, text: str, action: str, said: str) -> None:
    sitting = people_at(at(text, board_of(links, arrows=arrows)))
    assert said in told(sitting.act(parse_action(action)), 0, sitting.names)


@examples(10)
@given(SEEDS, TABLES)
def test_every_action_of_a_game_has_its_sentences(seed: str, seats: tuple[str, ...]) -> None:
    *_, sitting = states(sitting_of(seats, seed), Random(seed))
    events, places = sitting.events, [place.name for place in sitting.position.board.places.values()]
    for event in events:
        for viewer in (*range(len(seats)), None):
            assert sentence(event, viewer, sitting.names).startswith(f"{sitting.names[event.seat]} ")
            assert told(event, viewer, sitting.names).endswith(".")
            if isinstance(event.action, Swap | Keep) and viewer != event.seat:
                assert not [name for name in places if name in sentence(event, viewer, sitting.names)]
    assert [event for turn in turns_of(events) for event in turn] == list(events)
    assert all(len({event.seat for event in turn}) == 1 for turn in turns_of(events))
    assert log_lines(events, 0, sitting.names)[-1].endswith("The game is over.")
    assert len(log_lines(events, 0, sitting.names)) == len(list(turns_of(events)))


@examples(25)
@given(SEEDS, st.sampled_from([2, 3, 5]), st.integers(0, 70), st.data())
def test_no_line_depends_on_a_card_hidden_from_its_hearer(
    seed: str, seats: int, actions: int, data: st.DataObject
) -> None:
    sitting = sitting_of((PERSON,) * seats, seed)
    act_at_random(sitting, Random(seed), actions)
    viewer = data.draw(st.integers(0, seats - 1))
    start = sitting.position
    other = _shuffled_behind(start, viewer, data)
    one, two = people_at(start), people_at(other)
    numbers = Random(seed)
    for _ in range(6):
        if one.position.is_over:
            break
        action = random_action(one.position, numbers)
        if refusal(two.position, action):
            break
        one.act(action)
        two.act(action)
        if one.position.view(viewer) != two.position.view(viewer):
            break  # the action has shown a card that was exchanged
        assert log_lines(one.events, viewer, one.names) == log_lines(two.events, viewer, two.names)


def _shuffled_behind(position: Position, seat: int, data: st.DataObject) -> Position:
    """Return the position with the cards hidden from a seat dealt out anew."""
    others = [hand for other, hand in enumerate(position.hands) if other != seat]
    drawn = () if position.turn == seat else position.drawn
    hidden = [code for cards in (*others, position.deck, position.discards, drawn) for code in cards]
    new = iter(data.draw(st.permutations(hidden)))
    hands = tuple(
        hand if other == seat else tuple(next(new) for _ in hand) for other, hand in enumerate(position.hands)
    )
    return replace(
        position,
        hands=hands,
        deck=tuple(next(new) for _ in position.deck),
        discards=tuple(next(new) for _ in position.discards),
        drawn=tuple(next(new) for _ in drawn) or position.drawn,
    )
