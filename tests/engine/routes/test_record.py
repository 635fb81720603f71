"""Records: what they hold, that they replay exactly, and every fault of one with its place."""

from __future__ import annotations

import pytest

from expeditions_widgets.engine.faults import FaultyTextError
from expeditions_widgets.engine.routes import (
    Entry,
    Record,
    RefusedActionError,
    parse_action,
    parse_record,
    result_of,
    score_game,
    small_board,
    start_game,
    world,
)
from tests.engine.routes.playing import OPEN, after, at
from tests.engine.routes.random_games import random_record

SIX = small_board("six")


def entries(*texts: str) -> tuple[Entry, ...]:
    return tuple(Entry(parse_action(text)) for text in texts)


def test_a_record_is_headers_and_actions() -> None:
    position = start_game("north", 2, SIX, first=1)
    second, first = f"token:{position.hands[1][0]}", f"token:{position.hands[0][0]}"
    record = Record("north", ("You", "Scout"), 1, entries(second, first), SIX)
    assert str(record).splitlines() == [
        '[Game "routes"]',
        '[Format "1"]',
        '[Board "six"]',
        '[Seed "north"]',
        '[Player 1 "You"]',
        '[Player 2 "Scout"]',
        '[First "2"]',
        '[Result "*"]',
        "",
        f"{second} {first}",
    ]
    assert parse_record(str(record)) == record
    assert record.replay() == after(position, second, first)


def test_comments_marks_and_notes_travel_along() -> None:
    record = random_record("notes", 2, SIX)
    noted = (Entry(record.entries[0].action, "A place {far} away.\nYes", ("gei", "wie")), *record.entries[1:])
    again = Record("notes", record.players, record.first, noted, SIX, notes={"Event": 'The "first" one'})
    assert parse_record(str(again)) == again


def test_a_whole_game_tells_its_result() -> None:
    record = random_record("result", 4, world())
    scores = score_game(record.replay())
    assert record.result == " ".join(str(score.total) for score in scores)
    assert f'[Result "{record.result}"]' in str(record)
    assert result_of(start_game("result", 4)) == "*"


def test_a_game_may_begin_in_its_middle() -> None:
    start = at("a st-ga-gb / 1 gc t1 / 2 gd / F 2")
    record = Record("", ("You", "Scout"), 1, entries("a:gb-st", "loop:a:ga-gc"), OPEN, start)
    assert parse_record(str(record), OPEN) == record
    assert record.replay() == after(start, "a:gb-st", "loop:a:ga-gc")


def test_an_illegal_action_is_refused_in_the_replay() -> None:
    record = Record("", ("You", "Scout"), 0, entries("a:ga-gb"), OPEN, at("1 gc / 2 gd"))
    with pytest.raises(RefusedActionError):
        record.replay()


@pytest.mark.parametrize("mark", ["", "a b", "<gei"])
def test_a_mark_is_one_word(mark: str) -> None:
    with pytest.raises(ValueError, match="is no mark"):
        Entry(parse_action("end"), marks=(mark,))


@pytest.mark.parametrize("name", ["Seed", "Player 3", "Position", "2nd", "A-B"])
def test_a_note_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(ValueError, match="can't name a note"):
        Record("x", ("You", "Scout"), 0, notes={name: "text"})


GOOD = (
    '[Game "routes"]\n[Format "1"]\n[Board "six"]\n[Seed "north"]\n[Player 1 "You"]\n[Player 2 "Scout"]\n'
    '[First "1"]\n[Result "*"]\n\n'
)


@pytest.mark.parametrize(
    ("old", "new", "code", "part"),
    [
        ('[Game "routes"]', '[Game "cards"]', "other-game", '[Game "cards"]'),
        ('[Format "1"]', '[Format "2"]', "newer-format", '[Format "2"]'),
        ('[Format "1"]', '[Format "one"]', "bad-header", '[Format "one"]'),
        ('[Board "six"]', '[Board "moon"]', "unknown-board", '[Board "moon"]'),
        ('[Seed "north"]\n', "", "missing-header", ""),
        ('[Seed "north"]', "[Seed north]", "bad-header", "[Seed north]"),
        ('[Player 2 "Scout"]', '[Player 2 "Scout"]\n[Player 4 "Fox"]', "bad-header", '[Player 4 "Fox"]'),
        ('[Player 2 "Scout"]', '[Player 2 "Scout"]\n[Player 3 "Fox"]', "bad-header", ""),
        ('[First "1"]', '[First "3"]', "bad-header", '[First "3"]'),
        ('[Result "*"]', '[Result "5 3"]', "bad-result", '[Result "5 3"]'),
        ('[Result "*"]', '[Position "1 xx"]', "bad-position", '[Position "1 xx"]'),
        ('[Result "*"]', '[Position "1 / 2 / 3"]', "bad-position", '[Position "1 / 2 / 3"]'),
        ('"*"]\n\n', '"*"]\n\n{early}', "bad-note", "{early}"),
        ('"*"]\n\n', '"*"]\n\nwalk', "unknown-action", "walk"),
        ('"*"]\n\n', '"*"]\n\nend', "token-now", "end"),
    ],
)
def test_a_fault_has_its_code_and_place(old: str, new: str, code: str, part: str) -> None:
    text = GOOD.replace(old, new)
    assert text != GOOD
    with pytest.raises(FaultyTextError) as raised:
        parse_record(text)
    assert (code, part) in [(fault.code, text[fault.start : fault.end]) for fault in raised.value.faults]


def test_the_good_one_reads() -> None:
    assert parse_record(GOOD).entries == ()


def test_another_board_than_the_one_given_is_told() -> None:
    with pytest.raises(FaultyTextError, match="This is played on the board test, not on 'six'"):
        parse_record(GOOD, OPEN)
