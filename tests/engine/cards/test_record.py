"""A record as it is written: headers, rounds, comments and marks, and that it reads back as the same match."""

import pytest

from expeditions_widgets.engine.cards import (
    Entry,
    Record,
    RefusedActionError,
    Seat,
    Variant,
    deck,
    parse_action,
    parse_record,
    start_match,
)
from tests.engine.cards.random_games import random_record


def test_a_record_is_written_as_headers_and_rounds_with_notes_behind_their_action() -> None:
    first = start_match("seven", dealer=Seat.A).position.hand[0].code
    record = Record("seven", Variant(), Seat.A, ("Anna", "Ben"), _one_turn(f"-{first}"), notes={"Event": "Club night"})
    assert str(record) == "\n".join(
        [
            '[Game "cards"]',
            '[Format "1"]',
            '[Seed "seven"]',
            '[Variant "plain"]',
            '[Dealer "A"]',
            '[A "Anna"]',
            '[B "Ben"]',
            '[Result "*"]',
            '[Event "Club night"]',
            "",
            f"1. -{first} {{Not needed.}} <own-s sJ> p",
            "",
        ]
    )


def _one_turn(action: str) -> tuple[tuple[Entry, ...], ...]:
    return ((Entry(parse_action(action), "Not needed.", ("own-s", "sJ")), Entry(parse_action("p"))),)


def test_the_result_is_written_once_the_match_is_over() -> None:
    record = random_record("482913", Variant(short=True))
    totals = record.replay().totals
    assert f'[Result "A {totals[0]} B {totals[1]}"]' in str(record)


@pytest.mark.parametrize("aces", [False, True])
@pytest.mark.parametrize("short", [False, True])
def test_a_whole_match_reads_back_and_replays_to_the_same_states(*, aces: bool, short: bool) -> None:
    record = random_record("482913", Variant(aces, short))
    again = parse_record(str(record))
    assert again == record
    assert str(again) == str(record)
    assert list(again.states()) == list(record.states())
    assert again.replay().is_over


def test_the_states_are_the_start_each_action_and_each_new_deal() -> None:
    record = random_record("482913", Variant())
    states = list(record.states())
    actions = sum(map(len, record.rounds))
    assert len(states) == 1 + actions + len(record.rounds) - 1
    tables = [(state.round_number, state.position) for state in states]
    bare = [number for number, at in tables if not any((*at.columns[0], *at.columns[1], *at.discards))]
    assert bare == [1, 2, 3]
    assert states[-1] == record.replay()


def test_a_record_without_actions_is_the_deal() -> None:
    record = Record("482913", Variant(), Seat.B, ("You", "Scout"))
    assert list(record.states()) == [start_match("482913", dealer=Seat.B)]
    assert parse_record(str(record)) == record


@pytest.mark.parametrize(
    "words", ['a "quoted" word', "back\\slash", 'both \\" of them', "[x]", "{y} <z>", "ä ♠ 日", ""]
)
def test_names_and_notes_may_hold_any_character_of_one_line(words: str) -> None:
    record = Record(words, Variant(), Seat.A, (words, words), notes={"Event": words})
    again = parse_record(str(record))
    assert (again.seed, again.players, again.notes) == (words, (words, words), {"Event": words})


@pytest.mark.parametrize(
    "comment",
    ["plain", "with } inside", "with { inside", "back\\slash", "ends with \\", "\\}", "<h9>", "two\nlines", "1."],
)
def test_a_comment_may_hold_any_character(comment: str) -> None:
    first = start_match("seven", dealer=Seat.A).position.hand[0].code
    entry = Entry(parse_action(f"-{first}"), comment, ("h9",))
    record = Record("seven", Variant(), Seat.A, ("Anna", "Ben"), ((entry,),))
    assert parse_record(str(record)).rounds == ((entry,),)


def test_long_rounds_are_wrapped_and_no_line_is_longer_than_100() -> None:
    text = str(random_record("482913", Variant()))
    lines = text.split("\n\n")[1].splitlines()
    assert max(map(len, lines)) <= 100
    assert min(len(line) for line in lines if line[0] not in "123") > 0
    assert [line[:2] for line in lines if line[:2] in ("1.", "2.", "3.", "4.")][:3] == ["1.", "2.", "3."]


@pytest.mark.parametrize("aces", [False, True])
def test_a_deal_that_no_seed_names_is_written_out(*, aces: bool) -> None:
    cards = tuple(reversed(deck(aces=aces)))
    record = Record("", Variant(aces=aces), Seat.A, ("Anna", "Ben"), decks=(cards,))
    text = str(record)
    assert '[Deck 1 "cT98765432' in text
    again = parse_record(text)
    assert again == record
    assert again.replay().position.pile == cards[16:]


def test_decks_for_every_round_are_written_in_order() -> None:
    decks = (deck(), tuple(reversed(deck())))
    record = Record("x", Variant(), Seat.A, ("Anna", "Ben"), decks=decks)
    assert parse_record(str(record)).decks == decks


def test_states_raise_at_an_action_that_the_rules_forbid() -> None:
    record = Record("482913", Variant(), Seat.A, ("Anna", "Ben"), ((Entry(parse_action("p")),),))
    states = record.states()
    next(states)
    with pytest.raises(RefusedActionError) as raised:
        next(states)
    assert raised.value.code == "card-first"


@pytest.mark.parametrize("mark", ["", "own h", "a>b", "<h9"])
def test_a_mark_that_could_not_be_read_back_is_refused(mark: str) -> None:
    with pytest.raises(ValueError, match="is no mark"):
        Entry(parse_action("p"), marks=(mark,))


@pytest.mark.parametrize("name", ["Seed", "Deck 2", "a-b", "", "9"])
def test_a_note_that_could_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="can't name a note"):
        Record("seven", Variant(), Seat.A, ("Anna", "Ben"), notes={name: "x"})
