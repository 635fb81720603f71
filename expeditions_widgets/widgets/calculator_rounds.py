"""The match sheet beside the score calculator: the rounds written down, the running totals, who won."""

from expeditions_widgets.drawing.captions import signed
from expeditions_widgets.engine.cards import Match, RoundScore, Seat
from expeditions_widgets.play.log import deal_sentence
from expeditions_widgets.play.score_keeping import MatchSheet, scores
from expeditions_widgets.widgets.match_summary import match_result, next_deal, nth_round, round_result, score_sheet
from expeditions_widgets.widgets.protocol import Button, MatchRounds, Points, WrittenRound


def match_rounds(sheet: MatchSheet, shown: int | None) -> MatchRounds:
    """Return the rounds of a sheet, the one being entered as it stands; `shown` is the round that is open above."""
    match = sheet.match
    rounds = [_kept(sheet, match, number, shown) for number in range(1, len(sheet.kept) + 1)]
    if sheet.present_number is not None:
        rounds.append(_present(sheet, match, sheet.present_number))
    rounds += [
        _empty(f"Round {number}", "Not played yet") for number in range(len(rounds) + 1, match.rounds_planned + 1)
    ]
    return {
        "title": "The match sheet",
        "head": ["Round", *sheet.names],
        "rounds": rounds,
        "foot": ["Match", *map(signed, match.totals)],
        "result": match_result(match, sheet.names) if match.is_over else "",
        "print": {"id": "print", "label": "Print the sheet"},
    }


def round_title(sheet: MatchSheet, shown: int | None) -> str:
    """Return the heading over a round, or the match's result where no round is open."""
    if shown is None:
        return match_result(sheet.match, sheet.names)
    title = nth_round(shown, sheet.match.rounds_planned)
    return title if shown == sheet.present_number else f"{title}: correct it"


def round_intro(sheet: MatchSheet, shown: int | None) -> str:
    """Return who deals and who starts, and what the last round came to."""
    match, names = sheet.match, sheet.names
    if shown is None:
        return f"{round_result(match, names)} The sheet below can still be corrected."
    if shown != sheet.present_number:
        return "Each change counts at once, and dealers and totals follow from it."
    if not match.results:
        return f"{deal_sentence(sheet.next_dealer, names)} Press the cards that lie on each side; their order is free."
    return f"{round_result(match, names)} {next_deal(match, names)}"


def _kept(sheet: MatchSheet, match: Match, number: int, shown: int | None) -> WrittenRound:
    both = scores(sheet.laid(number))
    counts = number <= len(match.results)
    note = "Does not count: the match was decided before it"
    winner, running = None, (0, 0)
    if counts:
        result = match.results[number - 1]
        note = f"{sheet.names[result.dealer]} dealt"
        winner, running = result.winner, _running(match, number)
    correct: Button = {"id": f"correct-{number}", "label": f"Correct round {number}"}
    if number == shown:  # another button, so that the focus leaves for the round's heading
        correct = {"id": f"open-{number}", "label": correct["label"], "why": "It is open above."}
    remove: Button = {
        "id": f"remove-{number}",
        "label": f"Remove round {number}",
        "ask": {
            "title": f"Remove round {number}?",
            "text": "Its cards and points go from the sheet, and later rounds move up.",
            "yes": "Remove it",
            "no": "Keep it",
        },
    }
    return {
        "name": f"Round {number}",
        "note": note,
        "points": [_points(both[seat], running[seat] if counts else None, won=winner is seat) for seat in Seat],
        "buttons": [correct, remove],
        "sheets": [score_sheet(both[seat], sheet.names[seat]) for seat in Seat],
    }


def _present(sheet: MatchSheet, match: Match, number: int) -> WrittenRound:
    if not any(sheet.present):
        return _empty(f"Round {number}", f"{sheet.names[sheet.next_dealer]} deals")
    both = scores(sheet.present)
    return {
        "name": f"Round {number}, so far",
        "note": f"{sheet.names[sheet.next_dealer]} dealt",
        "points": [_points(both[seat], match.totals[seat] + both[seat].total, won=False) for seat in Seat],
        "buttons": [],
        "sheets": [score_sheet(both[seat], sheet.names[seat]) for seat in Seat],
    }


def _empty(name: str, note: str) -> WrittenRound:
    points: list[Points] = [{"points": "–", "running": "", "won": ""} for _ in Seat]
    return {"name": name, "note": note, "points": points, "buttons": [], "sheets": []}


def _running(match: Match, number: int) -> tuple[int, int]:
    first, second = (sum(result.scores[seat].total for result in match.results[:number]) for seat in Seat)
    return first, second


def _points(score: RoundScore, running: int | None, *, won: bool) -> Points:
    in_all = "" if running is None else f"{signed(running)} in all"
    return {"points": signed(score.total), "running": in_all, "won": "won the round" if won else ""}
