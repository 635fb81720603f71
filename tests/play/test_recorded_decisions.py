"""What a record holds of one seat's decisions: its own, in order, each with what it saw then."""

from expeditions_widgets.engine.cards import Draw, Seat, Step, parse_action, parse_card, parse_record
from expeditions_widgets.play.recorded_decisions import recorded_rounds
from tests.play.records import BLUNDER, TAKEN, WHOLE


def test_a_seat_s_actions_come_in_order_with_the_round_s_turns() -> None:
    (played,) = recorded_rounds(parse_record(BLUNDER), Seat.A)
    assert [(one.turn, str(one.action)) for one in played.decisions] == [
        (1, "hT"),
        (1, "p"),
        (3, "-dK"),
        (3, "p"),
        (5, "sQ"),
        (5, "p"),
    ]
    assert [one.view.step for one in played.decisions] == [Step.CARD, Step.DRAW] * 3
    assert all(one.view.seat is Seat.A and one.view.to_act for one in played.decisions)
    assert (played.turn, played.points, played.lead) == (7, None, None)


def test_the_other_seat_sees_its_own_hand_and_starts_after_a_turn() -> None:
    (played,) = recorded_rounds(parse_record(BLUNDER), Seat.B)
    assert (played.dealt.seat, played.dealt.turn) == (Seat.B, Seat.A)
    assert [one.turn for one in played.decisions] == [2, 2, 4, 4, 6, 6]
    assert parse_card("hT") in played.decisions[0].view.columns[Seat.A][1]


def test_a_card_from_the_draw_pile_is_named_and_one_from_the_discards_is_no_luck() -> None:
    (played,) = recorded_rounds(parse_record(TAKEN), Seat.A)
    first, second = (one for one in played.decisions if isinstance(one.action, Draw))
    assert first.drawn == first.after.hand[-1]
    assert (second.action, second.drawn) == (parse_action("c"), None)
    assert second.after.hand[-1] == parse_card("c3")


def test_a_whole_round_has_its_result_for_each_seat() -> None:
    record = parse_record(WHOLE)
    for seat, lead in ((Seat.A, 26 - 47), (Seat.B, 47 - 26)):
        (played,) = recorded_rounds(record, seat)
        assert played.points == (26, 47)
        assert played.lead == lead
        assert len(played.decisions) == 2 * 16
