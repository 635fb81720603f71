"""Properties of the texts: positions, views, actions and records all read back as what they were written from."""

from hypothesis import given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import (
    Entry,
    Position,
    Record,
    Seat,
    Variant,
    legal_actions,
    parse_action,
    parse_position,
    parse_record,
    parse_view,
)
from tests.engine.cards.random_games import VARIANTS, examples, random_match, random_record, reached, walks

LINES = st.text(st.characters(codec="utf-8"), max_size=12)
COMMENTS = st.text(st.characters(codec="utf-8"), max_size=12)
MARKS = st.lists(st.text("abchs0123456789-", min_size=1, max_size=5), max_size=3).map(tuple)


@examples(60)
@given(walks())
def test_every_position_of_a_game_reads_back_fit_for_full_play(positions: list[Position]) -> None:
    for position in positions:
        assert parse_position(str(position), whole=True) == position


@examples(120)
@given(reached())
def test_views_read_back_for_both_seats(position: Position) -> None:
    for seat in Seat:
        view = position.view(seat)
        again = parse_view(str(view))
        assert again == view
        assert str(again) == str(view)


@examples(120)
@given(reached())
def test_legal_actions_read_back(position: Position) -> None:
    assert all(parse_action(str(action)) == action for action in legal_actions(position))


@examples(100)
@given(reached(), st.data())
def test_a_position_with_parts_left_out_reads_back(position: Position, data: st.DataObject) -> None:
    fields = [field for field in str(position).split(" / ") if field[0] != "T"]
    kept = [field for field in fields if field.startswith(("V", "D")) or data.draw(st.booleans())]
    partial = parse_position(" / ".join([*kept, "T B1"]))
    assert parse_position(str(partial)) == partial
    assert str(partial) == " / ".join(
        [field for field in kept if field[0] != "V"] + ["T B1"] + kept[-1:] * partial.aces
    )


@examples(12)
@given(st.integers(0, 10**6), st.sampled_from(VARIANTS))
def test_a_random_match_replays_to_the_same_states_from_its_record(seed: int, variant: Variant) -> None:
    again = parse_record(str(random_record(str(seed), variant)))
    assert list(again.states()) == [match for match, _ in random_match(str(seed), variant)]
    assert again.replay().is_over


@examples(60)
@given(walks(longest=12), LINES, st.tuples(LINES, LINES), LINES, st.data())
def test_a_record_reads_back_with_any_words_in_it(
    positions: list[Position], seed: str, players: tuple[str, str], event: str, data: st.DataObject
) -> None:
    start = positions[0]
    first, second = start.hands[start.turn], start.hands[start.turn.other]
    dealt = tuple(card for pair in zip(first, second, strict=True) for card in pair) + start.pile
    match = Record(seed, Variant(start.aces), start.turn.other, players, decks=(dealt,)).replay()
    assert match.position == start
    entries: list[Entry] = []
    for _ in positions[1:]:
        action = data.draw(st.sampled_from(legal_actions(match.position)))
        entries.append(Entry(action, data.draw(COMMENTS), data.draw(MARKS)))
        match = match.apply(action)
    record = Record(seed, match.variant, match.dealer, players, (tuple(entries),), (dealt,), {"Event": event})
    again = parse_record(str(record))
    assert again == record
    assert again.replay() == match
