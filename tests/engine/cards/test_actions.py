"""Actions as texts: the compact form, read and written, and the spoken one."""

import pytest

from expeditions_widgets.engine.cards import SUITS, Action, Discard, Draw, Play, deck, parse_action, parse_card

EVERY_ACTION: tuple[Action, ...] = (
    *map(Play, deck(aces=True)),
    *map(Discard, deck(aces=True)),
    Draw(),
    *map(Draw, SUITS),
)


@pytest.mark.parametrize(
    ("text", "action", "spoken"),
    [
        ("h9", Play(parse_card("h9")), "play the nine of hearts"),
        ("-h5", Discard(parse_card("h5")), "discard the five of hearts"),
        ("-cK", Discard(parse_card("cK")), "discard the king of clubs"),
        ("p", Draw(), "draw from the draw pile"),
        ("s", Draw(SUITS[0]), "draw from the spades discard pile"),
        ("c", Draw(SUITS[3]), "draw from the clubs discard pile"),
    ],
)
def test_an_action_has_a_compact_and_a_spoken_form(text: str, action: Action, spoken: str) -> None:
    assert parse_action(text) == action
    assert str(action) == text
    assert action.spoken == spoken


def test_every_action_reads_back_and_no_two_share_a_text() -> None:
    texts = {str(action) for action in EVERY_ACTION}
    assert len(texts) == len(EVERY_ACTION) == 109
    assert all(parse_action(str(action)) == action for action in EVERY_ACTION)


@pytest.mark.parametrize("text", ["", "-", "--h9", "P", "H", "x", "pp", "h10", "-p", "- h9", "h9 ", "play h9", "?"])
def test_any_other_text_is_refused_with_a_sentence_that_shows_the_forms(text: str) -> None:
    with pytest.raises(ValueError, match="is no action") as raised:
        parse_action(text)
    assert repr(text) in str(raised.value)
    assert "Draw: p from the pile" in str(raised.value)
