"""Properties of reading: whatever is done to a text, it is read or every fault is told; nothing else is ever raised."""

from hypothesis import example, given
from hypothesis import strategies as st

from expeditions_widgets.engine.cards import Seat, Variant, parse_position, parse_record, parse_view
from expeditions_widgets.engine.faults import FaultyTextError
from tests.engine.cards.random_games import examples, random_record, reached

PIECES = st.one_of(
    st.sampled_from(("/", " / ", " ", "", "\n", "T", "V", "?", "!", "a", "b", "A", "B", "D", "P", "s", "h", "d", "c")),
    st.sampled_from(
        ("2", "9", "J", "A1", "A2h", "?8", "aces", "[", "]", '"', "\\", "{", "}", "<", ">", "1.", "2.", "p")
    ),
    st.text(max_size=4),
)
EDITS = st.lists(st.tuples(st.integers(0, 10**4), st.integers(0, 5), PIECES), min_size=1, max_size=6)


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    """Return the text with a few characters replaced at each of the places."""
    for at, length, piece in edits:
        start = at % (len(text) + 1)
        text = text[:start] + piece + text[start + length :]
    return text


def check_faults(error: FaultyTextError, text: str) -> None:
    """Every fault has a place within the text, in order, and a sentence."""
    assert error.text == text
    assert error.faults
    starts = [(fault.start, fault.end) for fault in error.faults]
    assert starts == sorted(starts)
    for fault in error.faults:
        assert 0 <= fault.start <= fault.end <= len(text)
        assert fault.code
        assert fault.sentence.endswith(".")
        assert fault.sentence in str(error)


@examples(200)
@given(position=reached(), edits=EDITS, whole=st.booleans())
def test_a_mutated_position_is_read_or_its_faults_are_told(
    position: object, edits: list[tuple[int, int, str]], *, whole: bool
) -> None:
    text = edited(str(position), edits)
    try:
        read = parse_position(text, whole=whole)
    except FaultyTextError as error:
        check_faults(error, text)
    else:
        assert parse_position(str(read), whole=whole) == read


@examples(200)
@given(st.builds(lambda position, seat: str(position.view(seat)), reached(), st.sampled_from(Seat)), EDITS)
def test_a_mutated_view_is_read_or_its_faults_are_told(original: str, edits: list[tuple[int, int, str]]) -> None:
    text = edited(original, edits)
    try:
        read = parse_view(text)
    except FaultyTextError as error:
        check_faults(error, text)
    else:
        assert parse_view(str(read)) == read


RECORD = random_record("482913", Variant(short=True))
WORDS = str(RECORD)


@examples(150)
@given(EDITS)
@example([(len(WORDS) - 1, 0, " p")])
@example([(WORDS.index("short"), 5, "aces")])
def test_a_mutated_record_is_read_or_its_faults_are_told(edits: list[tuple[int, int, str]]) -> None:
    text = edited(WORDS, edits)
    try:
        read = parse_record(text)
    except FaultyTextError as error:
        check_faults(error, text)
    else:
        assert parse_record(str(read)) == read


@examples(200)
@given(st.text(max_size=40))
def test_any_text_at_all_is_read_or_its_faults_are_told(text: str) -> None:
    for read in (parse_position, parse_view, parse_record):
        try:
            read(text)
        except FaultyTextError as error:
            check_faults(error, text)
