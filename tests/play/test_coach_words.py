"""The coach's sentences: each comparison both ways, with its figure and its error, and a nudge that names no action."""

import pytest

from expeditions_widgets.engine.cards import Action, Seat, View, parse_action, parse_card, parse_view, start_match
from expeditions_widgets.play.coach_words import reason_sentence
from expeditions_widgets.play.nudges import nudge
from expeditions_widgets.players.pricing import Price, Pricing
from expeditions_widgets.players.reasons import Change, Reason
from expeditions_widgets.rollouts.samples import Sample

AHEAD, LEVEL, BEHIND = Sample((5.0, 7.0)), Sample((0.0, 0.0)), Sample((5.0, 5.2))


@pytest.mark.parametrize(
    ("change", "about", "loses", "gains"),
    [
        (Change.OPEN, "-h9 h9", "where Scout can take it, the nine of hearts costs you", "more for you than for Scout"),
        (Change.OPEN, "p h9", "Left lying open, where Scout can take it", "Left lying open, the nine of hearts"),
        (Change.ORDER, "h9 h5 h5", "five of hearts first would be worth", "five of hearts first would cost you"),
        (Change.WAGER_FIRST, "h9 hJ hJ", "jack of hearts first would be", "jack of hearts first would cost you"),
        (
            Change.NO_WAGER,
            "hJ hJ h5",
            "Leaving the wager out would be worth",
            "Leaving the wager out, to play the five",
        ),
        (Change.WAIT, "h9 h9 -c2", "Waiting with hearts would be worth", "Starting hearts now is worth"),
        (Change.DRAW, "p h9 h", "Taking the nine of hearts instead would be worth", "instead would cost you"),
        (Change.DRAW, "h h9 p", "An unknown card from the draw pile would be", "The nine of hearts is worth"),
    ],
)
def test_a_reason_tells_what_was_measured_both_ways(change: Change, about: str, loses: str, gains: str) -> None:
    action, card, *instead = about.split()
    other = parse_action(instead[0]) if instead else None
    for sign, words in ((-1, loses), (1, gains)):
        gain = Sample((sign * 5.0, sign * 7.0))
        said = reason_sentence(Reason(change, parse_action(action), parse_card(card), gain, other), "Scout")
        assert words in said
        assert "6.0 ±\xa01.0 points" in said
        assert "−" not in said, "the words say which way it goes"
        assert said.endswith(".")


def priced(view: View, good: str, behind: str) -> Pricing:
    """Return prices in which the actions of `good` are the band, and those of `behind` lie clearly behind."""

    def price(text: str, sample: Sample) -> Price:
        action: Action = parse_action(text)
        return Price(action, AHEAD, sample)

    prices = [price(text, LEVEL) for text in good.split()] + [price(text, BEHIND) for text in behind.split()]
    return Pricing(view, 1, "words", tuple(prices))


@pytest.mark.parametrize(
    ("good", "behind", "said"),
    [
        ("h9 h5", "-h5 -h9 s2 -s2", "This is a turn to play a card."),
        ("h9 -h9", "s2 -s2", "Look at your hearts."),
        ("h9 -s2", "h5 s2", "Several choices are about as good here, and of different kinds."),
        ("-h9 -s2", "h5 s2 -h5", "This is a turn to discard."),
        ("hJ", "hK h5 -hJ -h5 s2", "Think of a wager."),
        ("h9 -h9", "", "All your choices are about as good here, as far as one can tell."),
        ("h9", "", "There is only one thing to do here."),
        ("p", "h", "No open card does as much for you here as an unknown one."),
        ("h c", "p", "An open card does more for you here than an unknown one."),
        ("h p", "c", "Several choices are about as good here, and of different kinds."),
    ],
)
def test_a_nudge_tells_what_the_band_shares(good: str, behind: str, said: str) -> None:
    view = start_match("nudge").position.view(Seat.A)
    assert nudge(priced(view, good, behind)) == said


def test_a_nudge_tells_a_start_from_going_on() -> None:
    view = parse_view("hJ4 / a h5 h9 s2 s3 / b ?8 / P ?1")
    assert nudge(priced(view, "h5", "h9 s2 s3 -h5 -h9 -s2 -s3")) == "Go on with an expedition under way."
    assert nudge(priced(view, "s2", "h9 s3 h5 -h5 -h9 -s2 -s3")) == "Think of starting an expedition."
