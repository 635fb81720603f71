"""Write the browser's tables: the same drawings, and the few words a page needs while no kernel answers.

Run ``python -m expeditions_widgets.drawing.frontend_tables`` after a change to a drawing, then build the bundle.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from expeditions_widgets.drawing.faces import CODES, MULTIPLIERS, back, badge, chip, face, rose
from expeditions_widgets.drawing.glyphs import ICON_PATHS, SUIT_PATHS
from expeditions_widgets.engine.cards import deck

WORDS: Final[dict[str, str]] = {
    "starting": "Getting the table ready…",
    "lost": "Nothing answers here any more. Load the page again: what this browser could keep comes back.",
    "lostCell": "Nothing answers here any more. Run the cell again: what this browser could keep comes back.",
    "lostAction": "Load the page again",
    "settings": "Settings",
    "settingsClose": "Close settings",
    "deck": "Deck colours",
    "deckTwo": "Two",
    "deckFour": "Four",
    "text": "Text size",
    "textNormal": "Normal",
    "textLarge": "Large",
    "textLargest": "Largest",
    "textProjector": "Projector",
    "theme": "Theme",
    "themeSystem": "Like the system",
    "themeLight": "Light",
    "themeDark": "Dark",
    "themeNotebook": "Light or dark follows the notebook.",
    "playing": "While playing",
    "hints": "Hints",
    "motion": "Reduce motion",
    "sound": "Sound",
    "present": "In class",
    "presentSwitch": "Present: large, and no answer shows before you say so",
    "presentHelp": "Keys while you present, for a clicker too: press ? on the page.",
    "presenterKeys": "Keys while you present",
    "presenterKeysClose": "Close the keys",
    "keyTurn": "next page, page before; also on a clicker",
    "keyOutside": "the same, outside a board or a field",
    "keyReveal": "show what an answer is worth, or cover it again",
    "keyHands": "while hands are counted: one more for that answer; U takes it back",
    "keyBlank": "blank screen; any key or click ends it",
    "keyFull": "full screen",
    "keyKeys": "show these keys",
    "blank": "Blank screen. Any key or click brings the page back.",
    "fullScreen": "Full screen",
    "window": "Leave full screen",
    "kept": "Kept in this browser.",
    "notKept": "This window keeps nothing, as a private one does: your choices hold until you leave the page.",
    "settingsLink": "A link can set them too. Add for example",
    "rules": "In the rules:",
    "pages": "Pages of this lesson",
    "page": "Page",
    "pageDone": "done",
    "back": "Back",
    "next": "Next",
    "home": "To the front page",
    "nextLesson": "Next lesson",
    "saved": "Saved in this browser",
    "notSaved": "This window keeps nothing once it is closed",
    "pen": "Draw",
    "penTools": "Drawing on the board",
    "penUp": "The pen is up: ring the thing with the focus, or begin an arrow there.",
    "penDown": "The pen is down.",
    "penSolid": "Solid line",
    "penDashed": "Dashed line",
    "penDotted": "Dotted line",
    "penLineDashed": "dashed",
    "penLineDotted": "dotted",
    "penClear": "Clear",
    "penKeep": "Keep in the record",
    "penKeepShort": "Keep",
    "penKeptShort": "Kept",
    "penKeptNow": "Kept in the record",
    "penMarked": "Ring on {from}{line}.",
    "penUnmarked": "Ring on {from} taken away.",
    "penArrow": "Arrow from {from} to {to}{line}.",
    "penNoArrow": "Arrow from {from} to {to} taken away.",
    "penBegun": "An arrow begins at {from}. Go to its goal and press > again.",
    "penStopped": "No arrow.",
    "penCleared": "The drawing is cleared.",
    "penNothing": "Nothing is drawn.",
    "penKept": "The record has this drawing already.",
    "penNowhere": "Go to a card or a place first: that is what gets the ring.",
    "penAmber": "the Amber expedition",
    "penViolet": "the Violet expedition",
    "penSlate": "the Slate expedition",
    "penDelete": "Del",
    "penKeyPen": "take the pen and put it down",
    "penKeyMark": "mark the thing with the focus",
    "penKeyArrow": "begin an arrow there; at the goal, end it",
    "penKeyWithin": "with the pen: from card to card within a column",
    "penKeyLook": "with the pen: solid, dashed or dotted",
    "penKeyClear": "clear the drawing",
}
"""All that a page may say on its own; every other sentence is sent by the kernel."""

FOLDER: Final = Path(__file__).resolve().parents[1] / "frontend" / "src" / "generated"

_NOTE: Final = (
    "// Written by python -m expeditions_widgets.drawing.frontend_tables. Change the drawings there, not here.\n"
)
_SIZES: Final = """\
// A card is 100 x 140 units, a chip 66 x 36, the rose 100 x 100, a suit or icon 24 x 24. The <svg> around a
// face, badge or chip sets --suit and color to the suit's colour; badges are the same for every suit.
"""
_SHORTEST_SHARED: Final = 16
"""A tag shorter than this costs no more in place than its number would."""


def drawings_module() -> str:
    """Return the text of ``drawings.ts``: faces, badges, chips, back, suits, icons and the compass rose."""
    pictures = {code: face(code) for code in CODES} | {f"chip {code}": chip(code) for code in CODES}
    shared = _shared_tags(pictures.values())
    numbers = {tag: number for number, tag in enumerate(shared)}
    faces = {code: _joined(face(code), numbers) for code in CODES}
    chips = {code: _joined(chip(code), numbers) for code in CODES}
    badges = {str(multiplier): _quoted(badge(multiplier)) for multiplier in MULTIPLIERS}
    same_badges = ", ".join(f"{suit}: BADGE" for suit in SUIT_PATHS)
    lines = (
        _NOTE + _SIZES,
        "// Tags that several pictures share; a number stands for one of them.",
        "const SHARED: readonly string[] = [",
        *(f"  {_quoted(tag)}," for tag in shared),
        "];",
        "const join = (...parts: readonly (number | string)[]): string =>",
        '  parts.map((part) => (typeof part === "number" ? SHARED[part] : part)).join("");',
        "",
        f"export {_record('FACES', faces)}",
        _record("BADGE", badges),
        f"export const BADGES: Record<string, Record<string, string>> = {{ {same_badges} }};",
        "",
        f"export {_record('CHIPS', chips)}",
        f"export const BACK: string = {_quoted(back())};",
        "",
        f"export {_record('SUITS', {suit: _quoted(path) for suit, path in SUIT_PATHS.items()})}",
        f"export {_record('ICONS', {name: _quoted(path) for name, path in ICON_PATHS.items()})}",
        f"export const ROSE: string = {_quoted(rose())};",
        "",
    )
    return "\n".join(lines)


def words_module() -> str:
    """Return the text of ``words.ts``: the words a page needs without a kernel."""
    lines = (f"  {key}: {json.dumps(text, ensure_ascii=False)}," for key, text in WORDS.items())
    cards = (f'  {card}: "the {card.spoken}",' for card in deck(aces=True))
    return "\n".join(
        (
            _NOTE + "export const WORDS = {",
            *lines,
            "} as const;",
            "",
            "/** Each card in the middle of a sentence. */",
            "export const CARDS: Readonly<Record<string, string>> = {",
            *cards,
            "};",
            "",
        )
    )


def modules() -> dict[str, str]:
    """Return every generated file's name and text."""
    return {"drawings.ts": drawings_module(), "words.ts": words_module()}


def _tags(picture: str) -> list[str]:
    return re.findall(r"<[^>]+>", picture)


def _shared_tags(pictures: Iterable[str]) -> list[str]:
    """Return the tags that occur more than once and are worth a number, in the order they first appear."""
    counts = Counter(tag for picture in pictures for tag in _tags(picture))
    return [tag for tag, count in counts.items() if count > 1 and len(tag) >= _SHORTEST_SHARED]


def _joined(picture: str, numbers: Mapping[str, int]) -> str:
    """Return the call that puts a picture together again from shared tags and its own."""
    parts: list[str] = []
    own = ""
    for tag in _tags(picture):
        if tag in numbers:
            parts += [_quoted(own), str(numbers[tag])] if own else [str(numbers[tag])]
            own = ""
        else:
            own += tag
    return f"/* @__PURE__ */ join({', '.join([*parts, _quoted(own)] if own else parts)})"


def _quoted(text: str) -> str:
    if re.search(r"['\\\n]", text):
        raise ValueError(f"A drawing may hold no single quote, backslash or line break: {text[:60]!r}")
    return f"'{text}'"


def _record(name: str, entries: Mapping[str, str]) -> str:
    lines = (f"  {json.dumps(key)}: {value}," for key, value in entries.items())
    return "\n".join((f"const {name}: Record<string, string> = {{", *lines, "};", ""))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in modules().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
