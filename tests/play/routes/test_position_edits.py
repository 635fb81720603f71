"""Setting up a route position: whatever is clicked in whatever order, what comes of it can be read back."""

import json
from dataclasses import replace
from random import Random

import pytest

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import SMALL_BOARDS, Expedition, Step, board_called, parse_position, world
from expeditions_widgets.play.routes.position_draft import (
    LONGEST,
    Moment,
    PositionDraft,
    fault_sentences,
    resumed_draft,
)
from expeditions_widgets.play.routes.position_edits import (
    Spot,
    arrows_on,
    empty_position,
    is_full,
    lengthened,
    lies,
    loops_to_go_on,
    may_lie,
    mended,
    put,
    shortened,
    steps_possible,
    with_players,
    with_rest_in_deck,
    with_tickets,
)
from expeditions_widgets.play.routes.position_presets import middle_position


@pytest.mark.parametrize("name", ["world", *SMALL_BOARDS])
def test_any_way_of_clicking_leaves_a_position_that_reads_back(name: str) -> None:
    board, random = board_called(name), Random(name)
    counts = [count for count, hand in board.set_up.hand.items() if hand]
    position = empty_position(board, counts[0])
    for _ in range(150):
        kind = random.randrange(6)
        name_of = random.choice(list(Expedition))
        if kind <= 1 and (ways := arrows_on(position, name_of)):
            position = lengthened(position, name_of, random.choice(ways))
        elif kind == 2:
            position = shortened(position, name_of) if position.route(name_of).is_started else position
        elif kind == 3:
            code, spot, seat = random.choice(board.cards), random.choice(list(Spot)), random.randrange(position.players)
            if may_lie(position, code, spot) and (
                not is_full(position, spot, seat) or lies(position, code, spot, seat)
            ):
                position = put(position, code, spot, seat)
        elif kind == 4:
            step = random.choice(steps_possible(position))
            due = random.choice([None, *loops_to_go_on(position)])
            position = mended(replace(position, step=step, loop_due=due, blue_due=random.randrange(3), tickets_used=1))
        elif kind == 5:
            position = with_players(with_tickets(position, 0, random.randrange(4)), random.choice(counts))
        assert parse_position(str(position)) == position


def test_after_a_loop_the_next_arrow_leaves_from_any_place_visited() -> None:
    position = parse_position("a cop-mat-wie-cop")
    tails = {tail for tail, _ in arrows_on(position, Expedition.AMBER)}
    assert tails == {"cop", "mat", "wie"}
    assert {tail for tail, _ in arrows_on(shortened(position, Expedition.AMBER), Expedition.AMBER)} == {"wie"}


def test_a_loop_arrow_is_due_only_while_the_loop_lies() -> None:
    position = parse_position("a cop-mat-wie-cop / T 1 arrow loop:a")
    assert shortened(position, Expedition.AMBER).loop_due is None
    assert mended(position).loop_due is Expedition.AMBER


def test_a_card_lies_in_one_place_and_a_second_click_takes_it_away() -> None:
    position = parse_position("1 giz !giz / 2 taj / D moh")
    moved = put(position, "giz", Spot.HAND, 1)
    assert (moved.hands, moved.areas[0].tokens) == (((), ("taj", "giz")), ("giz",))
    assert put(moved, "giz", Spot.HAND, 1).hands == ((), ("taj",))
    assert put(position, "moh", Spot.TAKEN, 0).deck == ()
    assert put(position, "giz", Spot.RETURNED, 1).areas[0].tokens == ()


def test_the_rest_goes_into_the_deck() -> None:
    full = with_rest_in_deck(parse_position("1 giz =taj / 2 moh / O bai / D fuj"))
    assert full.deck[0] == "fuj"
    assert parse_position(str(full), whole=True) == full
    assert with_rest_in_deck(full) == full


def test_no_token_is_laid_where_no_card_can_be_marked() -> None:
    assert Step.TOKEN not in steps_possible(parse_position("1 / 2"))
    assert Step.TOKEN in steps_possible(parse_position("1 fuj / 2"))
    gone = put(parse_position("1 fuj / 2 / T 1 token"), "fuj", Spot.HAND, 0)
    assert gone.step is Step.ARROW


def test_a_faulty_text_stays_and_the_position_with_it() -> None:
    draft = PositionDraft(Moment(parse_position("1 giz / 2")))
    draft.type_text("a cop-xyz / 1 giz giz / T 9")
    assert draft.moment.text == "a cop-xyz / 1 giz giz / T 9"
    assert len(fault_sentences(draft.moment)) == 3
    assert draft.position.hands[0] == ("giz",)
    draft.change(parse_position("1 / 2"))
    draft.undo()
    assert draft.moment.typed == "a cop-xyz / 1 giz giz / T 9"
    draft.redo()
    assert not draft.position.hands[0]


def test_a_draft_is_kept_with_its_way_back() -> None:
    draft = PositionDraft(Moment(parse_position("1 giz / 2")))
    draft.type_text("1 taj / 2")
    draft.type_text("nonsense")
    again, lost = resumed_draft(draft.kept())
    assert not lost
    assert (again.position, again.moment.typed) == (parse_position("1 taj / 2"), "nonsense")
    again.undo()
    assert (again.position, again.moment.typed) == (parse_position("1 taj / 2"), "")
    again.undo()
    assert (again.position.hands[0], again.can_undo) == (("giz",), False)


def test_a_moment_that_cannot_be_read_takes_no_other_with_it() -> None:
    draft = PositionDraft(Moment(parse_position("1 giz / 2")))
    draft.type_text("1 taj / 2")
    moments = json.loads(draft.kept())["moments"]
    for bad in (["a cop-xyz", ""], ["1 / 2"], [1, 2], None, "1 / 2"):
        again, lost = resumed_draft(json.dumps({"moments": [moments[0], bad, moments[1]]}))
        assert (again.position, lost) == (parse_position("1 taj / 2"), 1)
        again.undo()
        assert again.position == parse_position("1 giz / 2")


@pytest.mark.parametrize("letter", ["é", '"', "\x01"])
def test_whatever_is_typed_can_be_kept_and_read_again(letter: str) -> None:
    draft = PositionDraft(Moment(parse_position("1 giz / 2")))
    for number in range(1000, 1022):
        draft.type_text(f"{number}{letter * 3900}")
    again, lost = resumed_draft(draft.kept())
    assert (again.moment.typed, lost) == (draft.moment.typed, 0)


@pytest.mark.parametrize("kept", ["", "{", "[]", "{}", '{"moments": []}', '{"moments": [["1 / 2"]]}', "[" * 9000])
def test_what_no_page_has_kept_is_refused_in_words(kept: str) -> None:
    with pytest.raises(ValueError, match="not a position as this page keeps one") as refused:
        resumed_draft(kept)
    assert not isinstance(refused.value, FaultyTextError)


def test_a_text_far_too_long_is_not_read() -> None:
    draft = PositionDraft(Moment(parse_position("1 / 2")))
    draft.type_text("giz " * LONGEST)
    assert [fault.code for fault in draft.moment.faults] == ["too-long"]
    assert len(draft.moment.typed) <= LONGEST


@pytest.mark.parametrize("players", [2, 6])
def test_the_middle_of_a_game_is_a_whole_position(players: int) -> None:
    middle = middle_position(world(), players)
    assert parse_position(str(middle), whole=True) == middle
    assert not middle.is_over
    assert all(route.is_started for route in middle.routes)
