"""Turns in thought go as the rules say: plans in lock step with the engine, and what they are judged by."""

from __future__ import annotations

import pytest
from hypothesis import given

from expeditions_widgets.engine.routes import (
    Action,
    Keep,
    LoopArrow,
    Position,
    Remove,
    Step,
    Swap,
    TicketArrow,
    apply,
    legal_actions,
    parse_view,
    score_seat,
    small_board,
    world,
)
from expeditions_widgets.players.routes.atlas import FAR, atlas_of
from expeditions_widgets.players.routes.outlook import Outlook
from expeditions_widgets.players.routes.plan import Gains, Plan, Planner, courses_of
from expeditions_widgets.players.routes.stakes import others_stakes, own_stakes, unseen_cards
from tests.engine.routes.playing import at, board_of
from tests.engine.routes.random_games import examples, reached


def plans(position: Position) -> dict[Action, Plan]:
    """Return what may follow in a turn, by the first action; gains are points of one's own."""
    view = position.view(position.turn)
    atlas = atlas_of(view.board)
    own = own_stakes(view)
    points = tuple(float(own.get(code, 0) + (code in view.open_cards)) for code in atlas.codes)
    planner = Planner(atlas, Gains(points, points))
    begun = planner.begun(view)
    found = [*planner.next_plans(begun), *planner.removals(begun, view)]
    return {plan.first: plan for plan in found if plan.first is not None}


def in_a_turn(position: Position) -> bool:
    return position.step in {Step.ARROW, Step.AFTER} and not position.drawn


@examples(150)
@given(reached())
def test_a_plan_comes_to_what_the_rules_make_of_it(position: Position) -> None:
    if not in_a_turn(position):
        return
    seat = position.turn
    for action, plan in plans(position).items():
        after = apply(position, action)
        assert plan.courses == courses_of(atlas_of(position.board), after.view(seat))
        assert plan.tickets == after.areas[seat].tickets
        assert plan.points == score_seat(after, seat).total - score_seat(position, seat).total
        if after.turn == seat and after.turn == position.turn and not after.is_over and after.loop_due:
            assert plan.loop_due == after.loop_due.order
        if after.blue_due and after.turn == seat:
            assert plan.blue_due == after.blue_due


@examples(150)
@given(reached())
def test_plans_hold_every_action_that_a_turn_may_begin_with(position: Position) -> None:
    if not in_a_turn(position):
        return
    found, legal = plans(position), legal_actions(position)
    assert set(found) <= set(legal)
    left_out = set(legal) - set(found)
    tips = {action.tip for action in found if isinstance(action, LoopArrow)}
    for action in left_out:
        if isinstance(action, LoopArrow):
            assert action.tip in tips, "the same tip from elsewhere"
        elif isinstance(action, TicketArrow):
            assert position.step is Step.ARROW, "the turn's own arrow goes first"
        elif isinstance(action, Remove):
            assert position.step is Step.AFTER or position.tickets_used, "only as the first thing in a turn"
        else:
            assert isinstance(action, Swap | Keep)


def test_steps_are_distances_where_nothing_is_used() -> None:
    atlas, board = atlas_of(world()), world()
    steps = atlas.steps(atlas.number["sva"], 0)
    away = board.distances_from("sva")
    assert [steps[atlas.number[code]] for code in board.places if code != "sva"] == [
        away[code] for code in board.places if code != "sva"
    ]
    assert steps[atlas.number["sva"]] == FAR, "it would have to leave first"


def test_steps_go_round_used_connections_and_stop_where_arrows_do() -> None:
    board = small_board("six")
    atlas = atlas_of(board)
    view = parse_view("B six / a cop-wie-mat / V 1")
    (amber, _, _) = courses_of(atlas, view)
    assert (atlas.codes[amber.head], amber.left) == ("mat", 3)
    steps = atlas.steps(amber.head, amber.used, amber.left)
    # From the Matterhorn to Wieliczka only by Carthage, and to Geirangerfjord by Copenhagen.
    assert {code: steps[atlas.number[code]] for code in board.places} == {
        "cop": 1,
        "gei": 2,
        "wie": 2,
        "mat": FAR,
        "pet": 2,
        "car": 1,
    }
    assert atlas.steps(amber.head, amber.used, 1)[atlas.number["gei"]] == FAR


def test_the_outlook_multiplies_what_each_expedition_misses() -> None:
    board = small_board("six")
    atlas = atlas_of(board)
    view = parse_view("B six / a cop-wie-mat / V 1")
    outlook = Outlook(atlas, {atlas.number["car"]: 2.0, atlas.number["gei"]: 4.0}, 0.5)
    # Carthage is 1 arrow from Amber and 2 from the start, where Violet and Slate are: 1 - 0.5 * 0.75 * 0.75.
    # Geirangerfjord is 2 from Amber and 1 from the start: 1 - 0.75 * 0.5 * 0.5.
    assert outlook.chances(courses_of(atlas, view)) == [0.71875, 0.8125]
    plan = Planner(atlas, Gains((), ())).begun(view)
    assert outlook.worth(plan) == pytest.approx(2 * 0.71875 + 4 * 0.8125)
    reached_one = plan._replace(reached=1 << atlas.number["car"])
    assert outlook.worth(reached_one) == pytest.approx(4 * 0.8125)


GREENS = board_of("st-ga st-gb st-gc st-gd st-ge st-gf st-gg", hand=2, tokens=2)


def test_own_stakes_count_two_for_a_card_and_two_for_a_token() -> None:
    view = at("1 ga gb !gb !gc / 2 gd / O ge", GREENS).view(0)
    assert own_stakes(view) == {"ga": 2, "gb": 4, "gc": 2}


def test_others_stakes_count_tokens_in_full_and_unseen_cards_by_chance() -> None:
    view = at("1 ga / 2 gb gc !gb / O gd / D ge gf gg", GREENS).view(0)
    assert unseen_cards(view) == ("gc", "ge", "gf", "gg")
    # One hidden card among four unseen ones: a quarter of 2 points each; token and card 4.
    assert others_stakes(view) == {"gb": 4, "gc": 0.5, "ge": 0.5, "gf": 0.5, "gg": 0.5}


def test_a_card_reached_is_nobodys_stake() -> None:
    view = at("1 =ga / 2 *gb !gc gd / O ge / D gf gg", GREENS).view(0)
    assert own_stakes(view) == {}
    assert unseen_cards(view) == ("gd", "gf", "gg")
    # One card for the token, none hidden besides.
    assert others_stakes(view) == {"gc": 4, "gd": 0, "gf": 0, "gg": 0}
