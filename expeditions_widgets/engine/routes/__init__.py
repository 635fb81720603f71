"""The world-routes board game: all of its rules, its texts, and nothing else.

>>> from expeditions_widgets.engine.routes import *
>>> position = start_game("482913", 2)
>>> position = apply(position, legal_actions(position)[0])
>>> position.step, position.turn == position.first
(<Step.TOKEN: 'token'>, False)
"""

from expeditions_widgets.engine.refusals import RefusedActionError
from expeditions_widgets.engine.routes.action_reading import parse_action, spoken
from expeditions_widgets.engine.routes.actions import (
    Action,
    Arrow,
    BlueArrow,
    DeclineBlue,
    EndTurn,
    Keep,
    LaidArrow,
    LayToken,
    LoopArrow,
    Remove,
    Swap,
    TicketArrow,
)
from expeditions_widgets.engine.routes.board import Board, Colour, Place, SetUp, pair
from expeditions_widgets.engine.routes.board_reading import parse_board
from expeditions_widgets.engine.routes.expeditions import EXPEDITIONS, Expedition, Route
from expeditions_widgets.engine.routes.permission import refusal
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.reading import deal_unseen, parse_position, parse_view
from expeditions_widgets.engine.routes.record import Entry, Record, result_of
from expeditions_widgets.engine.routes.record_reading import parse_record
from expeditions_widgets.engine.routes.scoring import Point, Reason, SeatScore, score_game, score_seat, winners
from expeditions_widgets.engine.routes.set_up import start_game
from expeditions_widgets.engine.routes.small_boards import SMALL_BOARDS, board_called, small_board
from expeditions_widgets.engine.routes.table import TICKETS_A_TURN, Area, Seat, Step, Table
from expeditions_widgets.engine.routes.turn import apply, legal_actions
from expeditions_widgets.engine.routes.view import View
from expeditions_widgets.engine.routes.world import world

__all__ = [
    "EXPEDITIONS",
    "SMALL_BOARDS",
    "TICKETS_A_TURN",
    "Action",
    "Area",
    "Arrow",
    "BlueArrow",
    "Board",
    "Colour",
    "DeclineBlue",
    "EndTurn",
    "Entry",
    "Expedition",
    "Keep",
    "LaidArrow",
    "LayToken",
    "LoopArrow",
    "Place",
    "Point",
    "Position",
    "Reason",
    "Record",
    "RefusedActionError",
    "Remove",
    "Route",
    "Seat",
    "SeatScore",
    "SetUp",
    "Step",
    "Swap",
    "Table",
    "TicketArrow",
    "View",
    "apply",
    "board_called",
    "deal_unseen",
    "legal_actions",
    "pair",
    "parse_action",
    "parse_board",
    "parse_position",
    "parse_record",
    "parse_view",
    "refusal",
    "result_of",
    "score_game",
    "score_seat",
    "small_board",
    "spoken",
    "start_game",
    "winners",
    "world",
]
