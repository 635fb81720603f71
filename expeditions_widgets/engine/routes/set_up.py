"""Setting up a game: who begins, the hands and the open cards, all drawn from a seed."""

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes.board import Board
from expeditions_widgets.engine.routes.expeditions import Route
from expeditions_widgets.engine.routes.position import Position
from expeditions_widgets.engine.routes.rounds import settled
from expeditions_widgets.engine.routes.table import Area, Seat, Step
from expeditions_widgets.engine.routes.tokens import to_next_token
from expeditions_widgets.engine.routes.world import world


def start_game(seed: str, players: int, board: Board | None = None, *, first: Seat | None = None) -> Position:
    """Return a game with its cards dealt and the first token to be laid.

    The seed, any text, draws who begins unless `first` is given (ruling 3), and the order of the cards; `board` is the
    world unless given. Raises ValueError if so many can't play on the board, or `first` is not one of them.

    >>> position = start_game("482913", 4)
    >>> position.step, [len(hand) for hand in position.hands], position.deck_count
    (<Step.TOKEN: 'token'>, [9, 9, 9, 9], 33)
    """
    board = board or world()
    _check(board, players, first)
    if first is None:
        first = int(generator(f"{seed} first").random() * players)
    hands, open_cards, deck = _dealt(board, tuple(shuffled(board.cards, generator(f"{seed} deal"))), players, first)
    position = Position(
        board=board,
        routes=(Route(), Route(), Route()),
        areas=(Area(tickets=board.set_up.tickets),) * players,
        open_cards=open_cards,
        first=first,
        turn=first,
        step=Step.TOKEN,
        tickets_used=0,
        loop_due=None,
        blue_due=0,
        last_round=False,
        hands=hands,
        deck=deck,
        discards=(),
        drawn=(),
        seed=seed,
        reshuffles=0,
    )
    return settled(to_next_token(position, first))


def _check(board: Board, players: int, first: Seat | None) -> None:
    if not board.set_up.hand.get(players):
        counts = ", ".join(str(count) for count, hand in sorted(board.set_up.hand.items()) if hand)
        raise ValueError(f"This board is for so many players: {counts}. It can’t be set up for {players}.")
    if first is not None and not 0 <= first < players:
        raise ValueError(f"With {players} players the first seat is 0 to {players - 1}, not {first}.")


def _dealt(
    board: Board, cards: tuple[str, ...], players: int, first: Seat
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
    """Return the hands, the open cards and the deck: one card at a time, beginning with the first seat (ruling 1)."""
    size = board.set_up.hand[players]
    deck = list(cards[size * players :])
    hands: list[tuple[str, ...]] = []
    for seat in range(players):
        dealt = list(cards[(seat - first) % players : size * players : players])
        hands.append(_reaching_far(board, dealt, deck))
    return tuple(hands), _far_cards(board, deck), tuple(deck)


def _reaching_far(board: Board, hand: list[str], deck: list[str]) -> tuple[str, ...]:
    """Return a hand with enough cards to lay the tokens on; a card exchanged goes under the deck (ruling 1).

    A board has enough far cards for every hand and the open row: `parse_board` sees to it.
    """
    wanted = min(board.set_up.tokens, len(hand))
    while sum(_is_far(board, code) for code in hand) < wanted:
        nearest = min(hand, key=board.distance)
        hand[hand.index(nearest)] = deck.pop(0)
        deck.append(nearest)
    return tuple(hand)


def _far_cards(board: Board, deck: list[str]) -> tuple[str, ...]:
    """Take the open cards from the deck; one that is too near goes under it (ruling 1)."""
    opened: list[str] = []
    while len(opened) < board.set_up.open_cards:
        code = deck.pop(0)
        (opened if _is_far(board, code) else deck).append(code)
    return tuple(opened)


def _is_far(board: Board, code: str) -> bool:
    return board.distance(code) >= board.set_up.token_distance
