"""Opponents are called by key or by name."""

import pytest

from expeditions_widgets.play.opponents import OPPONENTS, opponent_called


@pytest.mark.parametrize("key", OPPONENTS)
def test_a_key_and_a_name_mean_the_same_player(key: str) -> None:
    name = OPPONENTS[key]().name
    assert {opponent_called(word) for word in (key, key.upper(), name, name.lower())} == {key}


@pytest.mark.parametrize("word", ["gambler", "", "person", "Scout "])
def test_an_unknown_player_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(ValueError, match="there is no player") as refused:
        opponent_called(word)
    said = str(refused.value)
    assert repr(word) in said
    assert all(key in said and kind().name in said for key, kind in OPPONENTS.items())
