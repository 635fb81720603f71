"""The game by ear: the live region's sentences alone tell who did what, what was drawn, and what comes next."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.harness.table import board, card, hand, lit, live, place, saved

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit

APP = "notebooks/play-cards.ipynb"
START = "seed=482913&dealer=B"
TURNS = 6
STEP_1, STEP_2 = "Step 1: play or discard a card.", "Step 2: draw a card."

RANKS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T"}
CARD = r"(?P<rank>\w+) of (?P<suit>\w+)"
DEEDS = {
    rf"played the {CARD}": "{card}",
    r"started (?P<suit>\w+) with the (?P<rank>\w+)": "{card}",
    rf"discarded the {CARD}": "-{card}",
    rf"took the {CARD} from the discards": "{suit}",
    rf"drew the {CARD} from the pile": "p {card}",
    r"drew from the pile": "p",
}

LISTEN = """() => {
  window.heard = [];
  const live = document.querySelector('.exp > [role="status"]');
  const listen = () => { if (live.textContent) window.heard.push(live.textContent); };
  new MutationObserver(listen).observe(live, { childList: true, characterData: true, subtree: true });
}"""


def heard(page: Page) -> list[str]:
    return [str(text) for text in page.evaluate("window.heard")]


def act(page: Page, *spots: Locator) -> str:
    """Click a card and a place, or a place alone, and return what is said then."""
    before = len(heard(page))
    for spot in spots:
        spot.click()
    page.wait_for_function("before => window.heard.length > before", arg=before)
    return heard(page)[-1]


def deeds(said: str) -> list[tuple[str, str]]:
    """Return who did what, read from the words alone: ("Scout", "-c3"), ("You", "p hT")."""
    found = []
    for sentence in re.findall(r"[^.]+\.", said):
        who, _, rest = sentence.strip().rstrip(".").partition(" ")
        if who in {"You", "Scout"}:
            found += [(who, deed(words)) for words in rest.split(", then ")]
    return found


def deed(words: str) -> str:
    for pattern, notation in DEEDS.items():
        if match := re.fullmatch(pattern, words):
            parts = match.groupdict()
            suit = parts.get("suit", " ")[0]
            return notation.format(suit=suit, card=suit + RANKS.get(parts.get("rank", ""), parts.get("rank", "")))
    raise AssertionError(f"What does “{words}” tell?")


def recorded(record: str) -> list[tuple[str, str]]:
    """Return who did what, read from the record alone; the first round's seat B deals here, so the person starts."""
    moves = re.sub(r"\{[^}]*\}|<[^>]*>", "", record.split("\n1. ")[1]).replace("*", "").split()
    found, who = [], "You"
    for move in moves:
        found.append((who, move))
        if len(move) == 1:
            who = "Scout" if who == "You" else "You"
    return found


def test_a_listener_can_follow_the_game(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    # The start is said a moment after the table is drawn, and is not what is listened for.
    expect(live(table)).to_contain_text("Step 1")
    page.evaluate(LISTEN)
    transcript: list[str] = []
    for turn in range(TURNS):
        code, spot = choice(table, discard=turn % 3 == 1)
        said = act(page, card(table, code), place(table, spot))
        transcript.append(said)
        assert said.endswith(STEP_2)
        before = set(hand(table))
        piles = [name for name in lit(table) if name.startswith("discard")]
        from_discards = bool(piles) and turn % 3 == 2
        said = act(page, place(table, piles[0] if from_discards else "pile"))
        transcript.append(said)
        assert said.endswith(STEP_1)
        (drawn,) = set(hand(table)) - before
        assert deeds(said)[0] == ("You", drawn[0] if from_discards else f"p {drawn}")
    told = [(who, what.partition(" ")[0]) for said in transcript for who, what in deeds(said)]
    assert told == recorded(saved(page))
    assert len(told) == TURNS * 4


def choice(table: Locator, *, discard: bool) -> tuple[str, str]:
    """Return the first card with a place in its own lane, or, to discard, the first card with its pile."""
    codes = hand(table)
    if discard:
        return codes[0], f"discard-{codes[0][0]}"
    for code in codes:
        card(table, code).click()
        places = [name for name in lit(table) if name.startswith("own")]
        card(table, code).click()
        if places:
            return code, places[0]
    return codes[0], f"discard-{codes[0][0]}"


def test_a_refusal_is_heard_with_its_rule(visit: Visit) -> None:
    page = visit(APP, query=START)
    table = board(page)
    # The start is said a moment after the table is drawn, and is not what is listened for.
    expect(live(table)).to_contain_text("Step 1")
    page.evaluate(LISTEN)
    said = act(page, place(table, "pile"))
    assert said == table.locator(".exp-reason").inner_text().replace("\n", " ").replace(" (opens in a new tab)", "")
    assert said.endswith("First a card, then a draw.")
