"""Sittings for the tests: played at random, and played again with the cards that one seat can't know exchanged."""

from collections.abc import Iterator, Sequence
from random import Random

from expeditions_widgets.engine.cards import (
    Action,
    Card,
    Discard,
    Draw,
    Match,
    Position,
    Seat,
    Variant,
    deck,
    legal_actions,
    start_match,
)
from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.play.people import PERSON
from expeditions_widgets.play.saving import new_sitting, seated
from expeditions_widgets.play.sitting import Sitting

NAMES = ("Ada", "Ben")
SCOUT = "steady"
PLAIN = Variant()
SHORT = Variant(short=True)


def two_people(seed: str = "482913", variant: Variant = PLAIN, dealer: Seat | None = Seat.B) -> Sitting:
    """Return a sitting for two people; B deals, so A starts."""
    return new_sitting(seed, variant, PERSON, NAMES, dealer)


def against_scout(seed: str = "482913", variant: Variant = PLAIN, dealer: Seat | None = Seat.B) -> Sitting:
    """Return a sitting against Scout; B deals, so the person starts."""
    return new_sitting(seed, variant, SCOUT, ("You", ""), dealer)


def shuffled_deck(seed: str, *, aces: bool = False) -> tuple[Card, ...]:
    """Return a whole deck in an order named by a seed."""
    return tuple(shuffled(deck(aces=aces), generator(seed)))


def random_action(position: Position, numbers: Random) -> Action:
    """Return a legal action; draws come from the draw pile three times in four, so that rounds end soon."""
    legal = legal_actions(position)
    return legal[0] if isinstance(legal[0], Draw) and numbers.random() < 0.75 else numbers.choice(legal)


def act_at_random(sitting: Sitting, numbers: Random, actions: int) -> None:
    """Let people act at random and players as they do, for so many actions of people or until the round is over."""
    sitting.reply()
    for _ in range(actions):
        if sitting.match.position.is_over:
            return
        sitting.act(random_action(sitting.match.position, numbers))
        sitting.reply()


def states(sitting: Sitting, numbers: Random) -> Iterator[Sitting]:
    """Yield a sitting at each state of a whole match: after each person's action, reply and deal."""
    while True:
        yield sitting
        if sitting.match.is_over:
            return
        if sitting.match.position.is_over:
            sitting.next_round()
        elif sitting.person_to_act:
            sitting.act(random_action(sitting.match.position, numbers))
        else:
            sitting.reply()


def hidden_cards(position: Position, viewer: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat can't know: those of the other hand not seen being taken, and the draw pile."""
    other = viewer.other
    return (*(card for card in position.hands[other] if card not in position.shown[other]), *position.pile)


def exchanged(cards: Sequence[Card], new: dict[Card, Card]) -> tuple[Card, ...]:
    """Return cards with some exchanged for others."""
    return tuple(new.get(card, card) for card in cards)


def replayed(match: Match, actions: Sequence[Action], new: dict[Card, Card]) -> Sitting:
    """Return two people's sitting with the same actions at a match whose deck has some cards exchanged.

    The actions stay legal as long as none of the cards exchanged is played, discarded or seen.
    """
    decks = tuple(exchanged(cards, new) for cards in match.decks)
    sitting = seated(start_match(match.seed, match.variant, dealer=match.dealer, decks=decks), PERSON, NAMES)
    for action in actions:
        sitting.act(action)
    return sitting


def stalling_turn(position: Position) -> tuple[Discard, Draw]:
    """Return a turn that leaves the draw pile as it is where a discard pile of another suit allows it."""
    for card in position.hand:
        for suit in {other.suit for pile in position.discards for other in pile}:
            if suit is not card.suit:
                return Discard(card), Draw(suit)
    return Discard(position.hand[0]), Draw()
