"""Records that can't be read: what is wrong, and where."""

import pytest

from expeditions_widgets.engine.cards import Seat, Variant, deck, parse_record, start_match
from expeditions_widgets.engine.cards.record import FORMAT
from expeditions_widgets.engine.cards.writing import run_text
from expeditions_widgets.engine.faults import FaultyTextError
from tests.engine.cards.random_games import random_record

HEADERS = {"Game": "cards", "Format": "1", "Seed": "seven", "Variant": "plain", "Dealer": "A", "A": "Anna", "B": "Ben"}
HAND = [card.code for card in start_match("seven", dealer=Seat.A).position.hand]
FIRST, SECOND = HAND[0], HAND[1]


def written(moves: str = "1.", **changed: str) -> str:
    """Return a record's text with these headers changed or added; "Deck_1" stands for "Deck 1"."""
    headers = HEADERS | {name.replace("_", " "): value for name, value in changed.items()}
    lines = [f'[{name} "{value}"]' for name, value in headers.items()]
    return "\n".join([*lines, "", moves])


def found(text: str) -> list[tuple[str, str]]:
    """Return each fault of a record: its code and the characters it points at."""
    with pytest.raises(FaultyTextError) as raised:
        parse_record(text)
    return [(fault.code, text[fault.start : fault.end]) for fault in raised.value.faults]


def test_a_record_as_a_person_types_it_reads() -> None:
    record = parse_record(written(f"1. -{FIRST} {{Why?}} p"))
    assert (record.seed, record.players, record.dealer) == ("seven", ("Anna", "Ben"), Seat.A)
    assert [str(entry.action) for entry in record.rounds[0]] == [f"-{FIRST}", "p"]
    assert record.rounds[0][0].comment == "Why?"


def test_a_text_longer_than_any_game_is_refused_before_it_is_read() -> None:
    with pytest.raises(FaultyTextError) as raised:
        parse_record(written("1. " + f"-{FIRST} p " * 100_000))
    assert [fault.code for fault in raised.value.faults] == ["too-long"]
    assert len(str(raised.value)) < 200


def test_the_line_ends_of_other_systems_make_no_difference() -> None:
    text = written(f"1. -{FIRST} {{Why?}}\np")
    assert parse_record(text.replace("\n", "\r\n")) == parse_record(text)


def test_comments_and_marks_belong_to_the_action_before_them() -> None:
    (entries,) = parse_record(written(f"1. -{FIRST} {{One}} <own-h h9> p <pile>")).rounds
    assert [(entry.comment, entry.marks) for entry in entries] == [("One", ("own-h", "h9")), ("", ("pile",))]


def test_the_order_of_comment_and_marks_makes_no_difference() -> None:
    assert parse_record(written(f"1. -{FIRST} <h9> {{One}}")) == parse_record(written(f"1. -{FIRST} {{One}} <h9>"))


def test_further_headers_are_kept_as_notes() -> None:
    assert parse_record(written(Event="Club night", Date="2026-08-01")).notes == {
        "Event": "Club night",
        "Date": "2026-08-01",
    }


def test_an_older_format_does_not_exist_yet_and_the_present_one_reads() -> None:
    assert FORMAT == 1
    assert parse_record(written(Format="1")).rounds == ((),)


def test_a_newer_format_says_which_version_it_needs() -> None:
    text = written(Format="2")
    assert found(text) == [("newer-format", '[Format "2"]')]
    with pytest.raises(FaultyTextError, match=r"has format 2; this version reads formats up to 1\. Update"):
        parse_record(text)


@pytest.mark.parametrize("version", ["0", "-1", "one", "", "1.5", "²", "٣", pytest.param("9" * 5000, id="digits")])
def test_a_format_that_is_no_small_number_is_a_fault(version: str) -> None:
    assert found(written(Format=version)) == [("bad-header", f'[Format "{version}"]')]


@pytest.mark.parametrize("game", ["routes", "chess", ""])
def test_a_record_of_another_game_says_so(game: str) -> None:
    text = written(Game=game)
    assert found(text) == [("other-game", f'[Game "{game}"]')]
    with pytest.raises(FaultyTextError, match=f"a record of {game!r}, not of the card game"):
        parse_record(text)


@pytest.mark.parametrize("name", ["Game", "Format", "Variant", "Dealer", "A", "B"])
def test_a_missing_header_is_named(name: str) -> None:
    with pytest.raises(FaultyTextError, match=f"lacks the header {name}") as raised:
        parse_record("\n".join(line for line in written().splitlines() if not line.startswith(f"[{name} ")))
    assert [fault.code for fault in raised.value.faults] == ["missing-header"]


@pytest.mark.parametrize("text", ["", "hello", "1. h9 p", '[Game "cards"]'])
def test_a_text_that_is_no_record_says_which_headers_it_lacks(text: str) -> None:
    assert found(text) == [("missing-header", "")]


@pytest.mark.parametrize("variant", ["Aces", "short aces", "long", ""])
def test_an_unknown_variant_is_a_fault_that_lists_the_known(variant: str) -> None:
    text = written(Variant=variant)
    assert found(text) == [("bad-header", f'[Variant "{variant}"]')]
    with pytest.raises(FaultyTextError, match="there are: plain, short, aces, aces short"):
        parse_record(text)


@pytest.mark.parametrize("dealer", ["C", "a", "", "Anna"])
def test_an_unknown_dealer_is_a_fault(dealer: str) -> None:
    assert found(written(Dealer=dealer)) == [("bad-header", f'[Dealer "{dealer}"]')]


@pytest.mark.parametrize("token", ["h1", "play", "--h9", "P", "h9!", "}", ">", "1", "...", "1.h9"])
def test_an_unknown_action_is_a_fault_at_its_place(token: str) -> None:
    assert found(written(f"1. -{FIRST} {token} p")) == [("unknown-action", token)]


@pytest.mark.parametrize(
    ("moves", "code", "part"),
    [
        ("p", "card-first", "p"),
        (f"{FIRST} {SECOND}", "draw-now", SECOND),
        (f"-{FIRST} {FIRST[0]}", "barred", FIRST[0]),
        (f"-{FIRST} p p", "card-first", "p"),
        (f"-{FIRST} p -{FIRST} p", "not-in-hand", f"-{FIRST}"),
    ],
)
def test_a_refused_action_is_a_fault_at_its_place_with_the_rules_code(moves: str, code: str, part: str) -> None:
    text = written(f"1. {moves}")
    with pytest.raises(FaultyTextError, match="Round 1: ") as raised:
        parse_record(text)
    (fault,) = raised.value.faults
    assert (fault.code, text[fault.start : fault.end]) == (code, part)
    assert fault.start == text.rindex(part, 0, len(text) - (2 if moves.endswith(" p") and part != "p" else 0))


def test_a_refused_action_of_a_later_round_is_found_there() -> None:
    record = str(random_record("482913", Variant()))
    start = record.index("\n2. ") + 4
    broken = record[:start] + "p " + record[start:]
    with pytest.raises(FaultyTextError, match="Round 2: First play or discard") as raised:
        parse_record(broken)
    (fault,) = raised.value.faults
    assert (fault.code, fault.start, fault.end) == ("card-first", start, start + 1)


def test_a_round_that_begins_before_the_last_ended_is_a_fault_at_its_number() -> None:
    assert found(written(f"1. -{FIRST} p 2. -{SECOND}")) == [("round-going", "2.")]
    assert found(written("1. 2.")) == [("round-going", "2.")]


@pytest.mark.parametrize(("moves", "part"), [("0.", "0."), ("3.", "3."), ("1. 3.", "3."), (f"1. -{FIRST} p 7.", "7.")])
def test_a_wrong_round_number_is_a_fault_at_its_place(moves: str, part: str) -> None:
    assert found(written(moves)) == [("bad-round", part)]


@pytest.mark.parametrize(
    ("moves", "part"), [("2.", "2."), ("2. h9", "2."), ("1. 1.", "1."), (f"-{FIRST}", f"-{FIRST}")]
)
def test_a_record_begins_with_round_one_and_counts_on(moves: str, part: str) -> None:
    assert found(written(moves)) == [("bad-round", part)]


def test_a_round_number_of_thousands_of_digits_is_a_fault_like_any_other() -> None:
    digits = "9" * 5000 + "."
    assert found(written(f"1. {digits}")) == [("bad-round", digits)]


def test_a_header_that_is_written_badly_is_a_fault_at_its_line() -> None:
    text = written().replace('[Seed "seven"]', "[Seed seven]")
    assert ("bad-header", "[Seed seven]") in found(text)


def test_a_header_that_is_there_twice_is_a_fault() -> None:
    assert found('[Seed "eight"]\n' + written()) == [("repeated-header", '[Seed "seven"]')]


def test_a_header_in_a_comment_is_a_comment() -> None:
    record = parse_record(written(f'1. -{FIRST} {{\n[Seed "eight"]\n}}'))
    assert record.seed == "seven"
    assert record.rounds[0][0].comment == '\n[Seed "eight"]\n'


def test_a_record_without_a_seed_is_not_whole() -> None:
    text = written().replace('[Seed "seven"]\n', "")
    with pytest.raises(FaultyTextError, match="lacks the header Seed"):
        parse_record(text)


def test_a_seed_of_half_a_character_is_a_fault() -> None:
    with pytest.raises(FaultyTextError) as raised:
        parse_record(written(Seed="\ud800"))
    assert [fault.code for fault in raised.value.faults] == ["bad-header"]


def test_a_result_that_the_actions_do_not_lead_to_is_a_fault() -> None:
    record = str(random_record("482913", Variant(short=True)))
    (line,) = [line for line in record.splitlines() if line.startswith("[Result")]
    assert parse_record(record).result in line
    assert found(record.replace(line, '[Result "A 1 B 2"]')) == [("bad-result", '[Result "A 1 B 2"]')]


def test_a_second_comment_on_one_action_is_a_fault() -> None:
    assert found(written(f"1. -{FIRST} {{one}} <h9> {{two}}")) == [("bad-note", "{two}")]
    assert found(written(f"1. -{FIRST} <h9> <d9>")) == [("bad-note", "<d9>")]


def test_a_second_deck_needs_a_first() -> None:
    text = run_text(deck())
    assert found(written(Deck_2=text)) == [("bad-deck", f'[Deck 2 "{text}"]')]


@pytest.mark.parametrize(
    ("moves", "part"),
    [
        ("1. {Too early} h9", "{Too early}"),
        ("1. <h9>", "<h9>"),
        (f"1. -{FIRST} {{", "{"),
        (f"1. -{FIRST} <", "<"),
    ],
)
def test_a_note_before_any_action_or_left_open_is_a_fault(moves: str, part: str) -> None:
    assert ("bad-note", part) in found(written(moves))


def test_a_deck_must_be_whole() -> None:
    text = run_text(deck())
    assert found(written(Deck_1=text[:-1])) == [("bad-deck", f'[Deck 1 "{text[:-1]}"]')]
    assert found(written(Deck_1=f"{text}9")) == [("bad-deck", f'[Deck 1 "{text}9"]')]
    assert found(written(Deck_1="x")) == [("bad-deck", '[Deck 1 "x"]')]


def test_a_deck_must_be_that_of_the_variant() -> None:
    with_aces = run_text(deck(aces=True))
    assert found(written(Deck_1=with_aces))[0][0] == "bad-deck"
    assert found(written(Deck_1=run_text(deck()), Variant="aces"))[0][0] == "bad-deck"
    assert parse_record(written(Deck_1=with_aces, Variant="aces")).decks == (deck(aces=True),)


def test_a_deck_can_not_bring_a_variant_of_its_own() -> None:
    text = f"{run_text(deck(aces=True)[:48])} / V aces"
    assert found(written(Deck_1=text)) == [("bad-deck", f'[Deck 1 "{text}"]')]


def test_several_faults_are_told_at_once() -> None:
    text = written(f"{{x}} 1. -{FIRST} what 3. h1", Dealer="C", Variant="long")
    assert [code for code, _ in found(text)] == [
        "bad-header",
        "bad-header",
        "bad-note",
        "unknown-action",
        "bad-round",
        "unknown-action",
    ]
