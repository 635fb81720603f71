"""Blank score sheets to print, one for each game; every number on them is the engine's."""

from html import escape
from itertools import groupby
from typing import Final

from expeditions_widgets.drawing.captions import signed
from expeditions_widgets.drawing.glyphs import suit_shape
from expeditions_widgets.drawing.palette import SUIT_ON_CARD
from expeditions_widgets.engine.cards import SUITS, Seat, Suit, parse_position, score_expedition
from expeditions_widgets.engine.cards.cards import WAGER_RANKS
from expeditions_widgets.engine.cards.match import ROUNDS
from expeditions_widgets.engine.cards.scoring import BONUS, BONUS_CARDS, COST
from expeditions_widgets.engine.routes import Reason
from expeditions_widgets.engine.routes.board_reading import MOST_PLAYERS
from expeditions_widgets.engine.routes.scoring import WORTH
from expeditions_widgets.engine.routes.world import world
from expeditions_widgets.hosting.handout.page import page
from expeditions_widgets.hosting.page_title import SITE_NAME
from expeditions_widgets.lessons.routes.score_sheet import BOX_NAMES, TOTAL
from expeditions_widgets.play.routes.outcome_words import sentence_case

_GAMES_ON_A_PAGE: Final = 2
_STEPS: Final = ("Sum", f"− {COST}", "×", f"+ {BONUS}", "Result")
_WAGERS: Final = ("no wager", "one wager", "two wagers", "three wagers")
_EMPTY: Final = "<td></td>"


def card_sheet() -> str:
    """Return the sheet of a match of the card game, for two players, as an HTML document."""
    rounds = "".join(map(_round, range(1, ROUNDS + 1)))
    match = _row("Match", f'<td class="strong" colspan="{len(_STEPS)}"></td>' * len(Seat))
    return _page("Score sheet: the card game", f"<p>{_how_cards()}</p>{rounds}<table>{match}</table>")


def route_sheet() -> str:
    """Return the sheet of World routes, for as many players as can play, as an HTML document with two games."""
    set_up = world().set_up
    counts = sorted(players for players, cards in set_up.hand.items() if cards)
    grouped = ((cards, tuple(players)) for cards, players in groupby(counts, set_up.hand.__getitem__))
    hands = ", ".join(f"{cards} cards each for {' or '.join(map(str, players))} players" for cards, players in grouped)
    how = (
        f"To begin: {hands}; {set_up.open_cards} open cards, {set_up.tokens} tokens and {set_up.tickets} tickets each, "
        f"{set_up.arrows} arrows for each expedition. In the end tickets count nothing; they decide a tie."
    )
    head = '<th scope="col">Player</th>' + _EMPTY * MOST_PLAYERS
    rows = [_row(f"{_worth(reason)} for {BOX_NAMES[reason.value]}", _EMPTY * MOST_PLAYERS) for reason in Reason]
    rows.append(_row(sentence_case(BOX_NAMES[TOTAL]), '<td class="strong"></td>' * MOST_PLAYERS))
    rows.append(_row("Tickets left", _EMPTY * MOST_PLAYERS))
    game = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return _page("Score sheet: World routes", f"<p>{how}</p>{game * _GAMES_ON_A_PAGE}")


SHEETS: Final = {"cards": card_sheet, "routes": route_sheet}
"""By the key of the game."""


def _how_cards() -> str:
    cards = ["".join(WAGER_RANKS[:count]) + "2" for count in range(len(_WAGERS))]
    scores = (score_expedition(parse_position(f"h{each}").columns[Seat.A][Suit.HEARTS.order]) for each in cards)
    factors = ", ".join(
        f"{words} × {score.multiplier}" for words, score in zip(_WAGERS, scores, strict=True) if score is not None
    )
    return (
        f"Add up an expedition’s numbers, take off {COST}, multiply ({factors}), and add {BONUS} if it has "
        f"{BONUS_CARDS} cards or more. A suit without a card counts nothing: leave its row empty."
    )


def _round(number: int) -> str:
    named = f'<th scope="col" rowspan="2">Round {number}</th>'
    names = f'<th scope="colgroup" colspan="{len(_STEPS)}">Name</th>' * len(Seat)
    steps = "".join(f'<th scope="col">{step}</th>' for step in _STEPS) * len(Seat)
    rows = "".join(_suit_row(suit) for suit in SUITS)
    total = _row("Round score", f'<td class="strong" colspan="{len(_STEPS)}"></td>' * len(Seat))
    return f"<table><thead><tr>{named}{names}</tr><tr>{steps}</tr></thead><tbody>{rows}{total}</tbody></table>"


def _suit_row(suit: Suit) -> str:
    drawn = f'<svg class="suit" viewBox="0 0 20 20" color="{SUIT_ON_CARD[suit]}" aria-hidden="true">'
    named = f"{drawn}{suit_shape(suit, 1, 1, 18)}</svg> {suit.plural.capitalize()}"
    return f'<tr><th scope="row">{named}</th>{_EMPTY * len(_STEPS) * len(Seat)}</tr>'


def _row(name: str, cells: str) -> str:
    return f'<tr><th scope="row">{escape(name, quote=False)}</th>{cells}</tr>'


def _worth(reason: Reason) -> str:
    worth = WORTH[reason]
    return f"+{worth}" if worth > 0 else signed(worth)


def _page(title: str, body: str) -> str:
    return page(f"{title} · {SITE_NAME}", f"<h1>{title}</h1>\n<main>{body}</main>", "score-sheet")
