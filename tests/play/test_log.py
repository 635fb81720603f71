"""What happened in words: every event has its sentence, and none names a card that its hearer can't know."""

from collections.abc import Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import (
    Seat,
    Variant,
    legal_actions,
    parse_action,
    start_match,
)
from expeditions_widgets.play.log import last_turn, sentence, turn_sentence
from expeditions_widgets.play.sitting import Event, Sitting
from expeditions_widgets.widgets.match_table import told
from tests.engine.cards.random_games import VARIANTS, examples
from tests.play.sittings import NAMES, hidden_cards, replayed, shuffled_deck, states, two_people

SEATS = st.sampled_from(Seat)


@st.composite
def games(draw: st.DrawFn) -> Sitting:
    """Draw two people's game, up to any moment of its first round; its deck is given."""
    seed, variant = str(draw(st.integers(0, 10**6))), draw(st.sampled_from(VARIANTS))
    return _played(seed, variant, draw(SEATS), draw(st.lists(st.integers(0, 419), max_size=120)))


def _played(seed: str, variant: Variant, dealer: Seat, choices: Sequence[int]) -> Sitting:
    deck = shuffled_deck(seed, aces=variant.aces)
    sitting = Sitting(start_match(seed, variant, dealer=dealer, decks=(deck,)), (None, None), NAMES)
    for choice in choices:
        legal = legal_actions(sitting.match.position)
        if not legal:
            break
        sitting.act(legal[choice % len(legal)])
    return sitting


def everything_told(events: Sequence[Event], viewer: Seat) -> list[str]:
    """Return all that a seat can hear of events: each alone, each turn of both, and every stretch to the end."""
    alone = [sentence(event, viewer, NAMES) for event in events]
    turns = [
        turn_sentence(last_turn(events[:end], seat), viewer, NAMES)
        for end in range(1, len(events) + 1)
        for seat in Seat
        if last_turn(events[:end], seat)
    ]
    return [*alone, *turns, told(events, viewer, NAMES), told(events[1:], viewer, NAMES)]


@examples(60)
@given(games(), SEATS, st.data())
def test_no_sentence_depends_on_a_card_hidden_from_its_hearer(
    sitting: Sitting, viewer: Seat, data: st.DataObject
) -> None:
    hidden = hidden_cards(sitting.match.position, viewer)
    new = dict(zip(hidden, data.draw(st.permutations(hidden)), strict=True))
    actions = [event.action for event in sitting.events if event.action is not None]
    other = replayed(sitting._start, actions, new)
    assert other.match.position.view(viewer) == sitting.match.position.view(viewer)
    assert everything_told(other.events, viewer) == everything_told(sitting.events, viewer)


def told_of(sitting: Sitting, *actions: str) -> list[tuple[str, str]]:
    """Do actions and return each as A and as B hears it."""
    events = [sitting.act(parse_action(action)) for action in actions]
    return [(sentence(event, Seat.A, NAMES), sentence(event, Seat.B, NAMES)) for event in events]


def test_a_card_played_or_discarded_is_named_to_both() -> None:
    for heard in told_of(two_people(), "c2")[0]:
        assert heard.startswith("Ada started clubs")
        assert "the 2" in heard
    for heard in told_of(two_people(), "-hJ")[0]:
        assert "discarded the jack of hearts" in heard


def test_the_first_card_of_a_suit_starts_it_and_the_next_is_played() -> None:
    heard = told_of(two_people(), "s2", "p", "-s7", "p", "s3")
    assert "started spades" in heard[0][1]
    assert "started" not in heard[4][1]
    assert "played the 3 of spades" in heard[4][1]


def test_a_draw_from_the_pile_names_its_card_to_its_own_seat_only() -> None:
    own, other = told_of(two_people(), "s2", "p")[1]
    assert "jack of spades" in own
    assert "pile" in own
    assert "spades" not in other
    assert "pile" in other


def test_a_card_taken_from_the_discards_is_named_to_both() -> None:
    own, other = told_of(two_people(), "-s2", "p", "-d5", "s")[3]
    assert own == other
    assert "took the 2 of spades" in own


def test_a_turn_is_one_sentence_with_both_steps() -> None:
    sitting = two_people()
    told_of(sitting, "-s2", "p", "-d5", "p")
    for viewer, seat in ((Seat.A, Seat.B), (Seat.B, Seat.A)):
        heard = turn_sentence(last_turn(sitting.events, seat), viewer, NAMES)
        assert heard.count(".") == 1
        assert heard.startswith(NAMES[seat])
        assert heard.index("discarded") < heard.index("drew")


def test_the_last_turn_is_a_card_alone_or_a_card_and_its_draw() -> None:
    sitting = two_people()
    assert last_turn(sitting.events, Seat.A) == ()
    told_of(sitting, "-s2")
    assert last_turn(sitting.events, Seat.A) == sitting.events
    assert last_turn(sitting.events, Seat.B) == ()
    told_of(sitting, "p", "-d5", "p", "c2")
    assert last_turn(sitting.events, Seat.A) == sitting.events[-1:]
    assert last_turn(sitting.events, Seat.B) == sitting.events[2:4]


def test_a_deal_names_the_dealer_and_the_round() -> None:
    *_, sitting = (sitting for sitting in states(two_people(), Random(6)) if sitting.match.round_number < 3)
    deal = next(event for event in sitting.events if event.action is None)
    heard = sentence(deal, Seat.A, NAMES)
    assert NAMES[deal.after.dealer] in heard
    assert "round 2" in heard
