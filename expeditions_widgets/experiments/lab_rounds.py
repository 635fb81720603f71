"""The wager lab's rounds: a setting with no to three wagers, as rows of the fast core, and what they came to."""

from collections.abc import Generator, Iterable
from dataclasses import astuple, dataclass, replace
from typing import Final

import numpy as np

from expeditions_widgets.engine.cards import Card, Play, Seat, Step, Suit, View
from expeditions_widgets.engine.cards.cards import WAGER_RANKS
from expeditions_widgets.engine.cards.table import NO_CARDS, PerSuit, with_suit
from expeditions_widgets.experiments.lab_policies import POLICIES
from expeditions_widgets.experiments.lab_setting import LabSetting
from expeditions_widgets.experiments.wager_trials import ARMS
from expeditions_widgets.rollouts.action_numbers import action_number
from expeditions_widgets.rollouts.compiling import IS_COMPILED
from expeditions_widgets.rollouts.filled import SCORES, FilledRounds
from expeditions_widgets.rollouts.rows import DISCARDED, NONE, Row, row_of_view
from expeditions_widgets.rollouts.samples import Sample
from expeditions_widgets.rollouts.steady_weights import WeightsRow, weights_row

Way = tuple[Row, int]
"""A row, and the number of the action it goes on by, or NONE."""

_ROUNDS_AT_ONCE: Final = 2_000 if IS_COMPILED else 20
"""Rounds between two looks at the clock: about a fiftieth of a second's work."""

_WAGERS: Final = sum(1 << rank for rank, _ in enumerate(WAGER_RANKS))


@dataclass(frozen=True, slots=True)
class Played:
    """What a way came to, deal by deal: the suit's result, the lead over the other side, whether the suit was started.

    Points; a suit never started counts 0.
    """

    expeditions: Sample
    leads: Sample
    started: int


def laid_ways(setting: LabSetting) -> list[Way]:
    """Return the setting with no, one, two and three wagers at the foot of the suit's column, left to the player.

    The other wagers are set aside: on no pile, and known to both sides.
    """
    return [(_row(setting, laid=wagers), NONE) for wagers in ARMS]


def starting_ways(setting: LabSetting, wagers: int) -> list[Way]:
    """Return two ways on with so many wagers in hand: the suit is started now, by a wager if there is one; or freely.

    Without a wager it is started by the lowest number held. The hand needs room for the wagers, and one of the two to
    start with. The other wagers are set aside.
    """
    row = _row(setting, held=wagers)
    first = Card(setting.suit, WAGER_RANKS[0]) if wagers else setting.held[0]
    return [(row, action_number(Play(first))), (row, NONE)]


def played(
    setting: LabSetting, ways: Iterable[Way], deals: int, policy: str, seed: str
) -> Generator[float, None, list[Played]]:
    """Play the ways over the same deals; yield the share done after each piece, return what each way came to."""
    listed = list(ways)
    rounds = FilledRounds(listed, policy_weights(policy), seed)
    piece = max(1, _ROUNDS_AT_ONCE // len(listed))
    columns = []
    for done in range(0, deals, piece):
        columns.append(rounds.play(min(piece, deals - done)))
        yield min(1.0, (done + piece) / deals)
    return _outcomes(np.concatenate(columns), setting.suit)


def policy_weights(policy: str) -> WeightsRow:
    """Return the weights of a policy, by its key, as a row."""
    return weights_row(astuple(POLICIES[policy].weights))


def view_of(setting: LabSetting) -> View:
    """Return what the setting's side sees, with none of the suit's wagers anywhere."""
    discards = NO_CARDS
    for card in setting.discards:
        discards = with_suit(discards, card.suit, (*discards[card.suit.order], card))
    return View(
        columns=(_columns(setting.own), _columns(setting.other)),
        discards=discards,
        turn=Seat.A,
        step=Step.CARD,
        barred=None,
        aces=False,
        seat=Seat.A,
        hand=setting.hand,
        shown=frozenset(),
        other_shown=frozenset(),
        other_hidden=8,
        pile_count=setting.pile,
    )


def _columns(cards: tuple[Card, ...]) -> PerSuit:
    columns = NO_CARDS
    for card in sorted(cards, key=lambda card: (card.value, card.rank)):
        columns = with_suit(columns, card.suit, (*columns[card.suit.order], card))
    return columns


def _wagers(suit: Suit, count: int) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for rank in WAGER_RANKS[:count])


def _row(setting: LabSetting, *, laid: int = 0, held: int = 0) -> Row:
    wagers = _wagers(setting.suit, laid)
    row = row_of_view(
        view_of(
            replace(
                setting,
                own=(*wagers, *setting.own),
                hand=(*setting.hand, *_wagers(setting.suit, held)),
            )
        )
    )
    # Out of the round: among the discards for whoever counts cards, and on no pile to be drawn from.
    row[DISCARDED + setting.suit.order] |= _WAGERS & ~((1 << (laid + held)) - 1)
    return row


def _outcomes(columns: Row, suit: Suit) -> list[Played]:
    results = SCORES[columns]
    leads = results[:, :, :4].sum(axis=2) - results[:, :, 4:].sum(axis=2)
    return [
        Played(
            expeditions=Sample(tuple(results[:, way, suit.order].tolist())),
            leads=Sample(tuple(leads[:, way].tolist())),
            started=int((columns[:, way, suit.order] != 0).sum()),
        )
        for way in range(columns.shape[1])
    ]
