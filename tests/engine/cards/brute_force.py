"""The card game written a second time from the rule sheet, slowly and plainly, to count turn sequences with.

It shares no code with the engine: a card is a pair such as ("h", 9), a wager ("h", "K"), and a state is a dictionary
of lists that is copied for each step. Nothing here is imported from the package.
"""

from typing import TypedDict

Rank = int | str
CardPair = tuple[str, Rank]
Piles = dict[str, list[Rank]]


class State(TypedDict):
    """A table: `columns` and `hands` A's first; `pile` its next card first; discard piles with the top card last.

    `drawing` says that the card of this turn is laid; `discarded` is then its suit if it was discarded, else "".
    """

    turn: int
    drawing: bool
    discarded: str
    columns: list[Piles]
    hands: list[list[CardPair]]
    discards: Piles
    pile: list[CardPair]


def cards(text: str) -> list[CardPair]:
    """Return the cards of a list such as "h10 hK s2 h1"; the Ace is 1."""
    return [(word[0], int(word[1:]) if word[1:].isdigit() else word[1:]) for word in text.split()]


def by_suit(text: str) -> Piles:
    """Return the cards of a list, suit by suit."""
    piles: Piles = {"s": [], "h": [], "d": [], "c": []}
    for suit, rank in cards(text):
        piles[suit].append(rank)
    return piles


def whole_deck(*, aces: bool) -> list[CardPair]:
    """Return all cards of the deck."""
    ranks: list[Rank] = [*range(1 if aces else 2, 11), "J", "Q", "K"]
    return [(suit, rank) for suit in "shdc" for rank in ranks]


def state_text(state: State, *, aces: bool) -> str:
    """Return the state in the engine's notation, card by card."""

    def one(suit: str, rank: Rank) -> str:
        return suit + {10: "T", 1: "A"}.get(rank, str(rank)) if isinstance(rank, int) else suit + rank

    def many(piles: Piles) -> str:
        return " ".join(one(suit, rank) for suit, ranks in piles.items() for rank in ranks)

    def row(held: list[CardPair]) -> str:
        return " ".join(one(suit, rank) for suit, rank in held)

    step = f"2{state['discarded']}" if state["drawing"] else "1"
    fields = [
        f"A {many(state['columns'][0])}",
        f"B {many(state['columns'][1])}",
        f"D {many(state['discards'])}",
        f"a {row(state['hands'][0])}",
        f"b {row(state['hands'][1])}",
        f"P {row(state['pile'])}",
        f"T {'AB'[state['turn']]}{step}",
    ]
    return " / ".join(fields + ["V aces"] * aces)


def copied(state: State) -> State:
    """Return a copy that can be changed freely."""
    return {
        "turn": state["turn"],
        "drawing": state["drawing"],
        "discarded": state["discarded"],
        "columns": [{suit: list(ranks) for suit, ranks in side.items()} for side in state["columns"]],
        "hands": [list(hand) for hand in state["hands"]],
        "discards": {suit: list(ranks) for suit, ranks in state["discards"].items()},
        "pile": list(state["pile"]),
    }


def may_be_played(rank: Rank, column: list[Rank]) -> bool:
    """A wager only before the first number card; a number only above all numbers of the column."""
    numbers = [other for other in column if isinstance(other, int)]
    if isinstance(rank, str):
        return not numbers
    return not numbers or rank > max(numbers)


def turns(state: State) -> list[State]:
    """Return the state after each way to finish this turn; none after the end."""
    if not state["pile"]:
        return []
    if state["drawing"]:
        return draws(state)
    return [drawn for laid in card_steps(state) for drawn in draws(laid)]


def card_steps(state: State) -> list[State]:
    """Return the states after each card played or discarded."""
    me, result = state["turn"], []
    for index, (suit, rank) in enumerate(state["hands"][me]):
        for place in ("column", "discard"):
            if place == "column" and not may_be_played(rank, state["columns"][me][suit]):
                continue
            laid = copied(state)
            laid["drawing"] = True
            del laid["hands"][me][index]
            if place == "column":
                laid["columns"][me][suit].append(rank)
            else:
                laid["discards"][suit].append(rank)
                laid["discarded"] = suit
            result.append(laid)
    return result


def draws(laid: State) -> list[State]:
    """Return the states after each possible draw, not taking back the card just discarded."""
    me, result = laid["turn"], []
    for source in ("pile", "s", "h", "d", "c"):
        if source == laid["discarded"] or (source != "pile" and not laid["discards"][source]):
            continue
        drawn = copied(laid)
        card = drawn["pile"].pop(0) if source == "pile" else (source, drawn["discards"][source].pop())
        drawn["hands"][me].append(card)
        drawn["turn"], drawn["drawing"], drawn["discarded"] = 1 - me, False, ""
        result.append(drawn)
    return result


def score(state: State, player: int) -> int:
    """Return a player's points by the four steps of the sheet."""
    points = 0
    for column in state["columns"][player].values():
        if not column:
            continue
        result = sum(rank for rank in column if isinstance(rank, int)) - 20
        result *= {0: 1, 1: 2, 2: 3, 3: 4}[len([rank for rank in column if isinstance(rank, str)])]
        if len(column) >= 8:
            result += 20
        points += result
    return points


def counts(state: State, depth: int) -> list[tuple[int, int, int]]:
    """Return, for 1 to `depth` turns: the number of turn sequences, and the sums of A's and of B's points after them.

    A sequence that the end of the round cuts short is not counted for the depths beyond it.
    """
    level, result = [state], []
    for _ in range(depth):
        level = [after for before in level for after in turns(before)]
        result.append((len(level), sum(score(after, 0) for after in level), sum(score(after, 1) for after in level)))
    return result
