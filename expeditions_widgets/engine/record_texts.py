"""Writing records, of either game: headers, and actions with comments and marks, wrapped into lines."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

HEADER_NAME: Final = "[A-Za-z][A-Za-z0-9 ]*"
"""What a header may be called, as a regular expression."""

LINE: Final = 100


def headers_text(headers: Mapping[str, str]) -> str:
    """Return headers as the lines that begin a record or another text of a game.

    >>> print(headers_text({"Game": "cards", "Dealer": "A"}))
    [Game "cards"]
    [Dealer "A"]
    """
    return "\n".join(f'[{name} "{_escaped(value)}"]' for name, value in headers.items())


def entry_tokens(action: object, comment: str, marks: tuple[str, ...]) -> Iterator[str]:
    """Yield an action with its comment in braces and its marks in angle brackets."""
    yield str(action)
    if comment:
        yield "{" + comment.replace("\\", "\\\\").replace("}", "\\}") + "}"
    if marks:
        yield f"<{' '.join(marks)}>"


def wrapped(tokens: Iterable[str]) -> str:
    """Return tokens in lines of about 100 characters; one that ends with a point begins a line."""
    lines: list[str] = []
    for token in tokens:
        if lines and not token.endswith(".") and len(lines[-1]) + len(token) < LINE:
            lines[-1] += f" {token}"
        else:
            lines.append(token)
    return "\n".join(lines)


def check_marks(marks: Iterable[str]) -> None:
    """Raise ValueError for a mark that is empty or holds a space or an angle bracket."""
    for mark in marks:
        if not re.fullmatch(r"[^\s<>]+", mark):
            raise ValueError(f"{mark!r} is no mark: write a place or a card without spaces and angle brackets.")


def check_note_names(names: Iterable[str], taken: str) -> None:
    """Raise ValueError for a note whose name is no header's or is `taken`, a regular expression."""
    for name in names:
        if re.fullmatch(taken, name) or not re.fullmatch(HEADER_NAME, name):
            raise ValueError(f"{name!r} can't name a note: use letters, digits and spaces, and no header's own name.")


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
