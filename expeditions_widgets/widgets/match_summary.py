"""After a round and after the match: each expedition's arithmetic, who deals next, who has won."""

from expeditions_widgets.drawing.captions import signed, working
from expeditions_widgets.engine.cards import COST, SUITS, Match, RoundScore, Seat, Suit, next_dealer, rulebook
from expeditions_widgets.play.people import YOU
from expeditions_widgets.widgets.protocol import Button, RuleLink, ScoreTable, Sheet, SheetRow, Summary
from expeditions_widgets.widgets.rule_link import rule_link

_HEAD = ["Expedition", "Sum", f"Less {COST}", "Multiplier", "Bonus", "Result"]


def round_summary(match: Match, names: tuple[str, str]) -> Summary:
    """Return what is shown once a round is over, the match's result with it if that was the last."""
    result = match.results[-1]
    return {
        "title": match_result(match, names) if match.is_over else round_result(match, names),
        "intro": round_result(match, names) if match.is_over else next_deal(match, names),
        "sheets": [score_sheet(result.scores[seat], names[seat]) for seat in Seat],
        "scores": score_table(match, names),
        "rules": _rules(match),
        "buttons": summary_buttons(match),
    }


def summary_buttons(match: Match) -> list[Button]:
    """Return the ways on after a round, and after the match."""
    undo: Button = {"id": "undo", "label": "Take back", "icon": "undo", "key": "Ctrl+Z"}
    if match.is_over:
        again: Button = {"id": "again", "label": "Play again", "icon": "play", "look": "main"}
        return [again, {"id": "settings", "label": "Change the match"}, undo]
    label = f"Deal round {len(match.results) + 1}"
    return [{"id": "next", "label": label, "icon": "play", "look": "main"}, undo]


def round_result(match: Match, names: tuple[str, str]) -> str:
    """Return who won the last finished round: "Round 2 goes to Scout, 35 to 12." (ruling C5)."""
    result, number = match.results[-1], len(match.results)
    points = [score.total for score in result.scores]
    if result.winner is None:
        return f"Round {number} is a tie, {signed(points[0])} each."
    winner, loser = result.winner, result.winner.other
    name = "you" if names[winner] == YOU else names[winner]
    return f"Round {number} goes to {name}, {signed(points[winner])} to {signed(points[loser])}."


def match_result(match: Match, names: tuple[str, str]) -> str:
    """Return who won the match, or that it is drawn (rulings C1, C2)."""
    totals = match.totals
    winner = match.winner
    if winner is None:
        return f"The match is drawn, {signed(totals[0])} each."
    verb = "win" if names[winner] == YOU else "wins"
    return f"{names[winner]} {verb} the match, {signed(totals[winner])} to {signed(totals[winner.other])}."


def score_table(match: Match, names: tuple[str, str], so_far: tuple[int, int] | None = None) -> ScoreTable:
    """Return the rounds down and the sides across; `so_far` are the points of the round being played."""
    rows = [
        [f"Round {number}", *(signed(score.total) for score in result.scores)]
        for number, result in enumerate(match.results, start=1)
    ]
    if so_far is not None:
        rows.append([f"Round {len(rows) + 1}, so far", *map(signed, so_far)])
    rows += [[f"Round {number}", "–", "–"] for number in range(len(rows) + 1, match.rounds_planned + 1)]
    return {
        "title": "Scores",
        "head": ["Round", *names],
        "rows": rows,
        "foot": ["Match", *(signed(total) for total in match.totals)],
    }


def round_name(match: Match) -> str:
    """Return which round is played: "Round 2 of 3", "Round 4, the last"."""
    return nth_round(match.round_number, match.rounds_planned)


def nth_round(number: int, planned: int) -> str:
    """Return a round's name among the planned ones; one beyond them is the fourth."""
    if number > planned:
        return f"Round {number}, the last"
    return "One round" if planned == 1 else f"Round {number} of {planned}"


def _rules(match: Match) -> list[RuleLink]:
    if not match.is_over:
        what_follows = rulebook.DEALER
    elif match.winner is None:
        what_follows = rulebook.SHORT_DRAWN if match.variant.short else rulebook.DRAWN
    else:
        what_follows = rulebook.SHORT if match.variant.short else rulebook.MATCH_END
    return [rule_link(rulebook.ROUND_SCORE), rule_link(what_follows)]


def next_deal(match: Match, names: tuple[str, str]) -> str:
    """Return who deals after the last finished round, and why; and whether a fourth round decides (ruling C3)."""
    result = match.results[-1]
    dealer = next_dealer(result)
    starts = _does(names[dealer.other], "start")
    if result.winner is None:
        deals = f"After a tie the deal changes sides: {_does(names[dealer], 'deal')} the next round, and {starts}."
    elif names[dealer] == YOU:
        deals = f"You won the round and deal the next one, so {starts}."
    else:
        deals = f"{names[dealer]} won the round and deals the next one, so {starts}."
    level = len(match.results) >= match.rounds_planned
    return f"{deals} The totals are level, so a fourth round decides." if level else deals


def _does(name: str, verb: str) -> str:
    return f"you {verb}" if name == YOU else f"{name} {verb}s"


def score_sheet(score: RoundScore, name: str) -> Sheet:
    """Return one side's arithmetic, expedition by expedition (scoring, steps 1 to 4)."""
    return {
        "name": name,
        "head": _HEAD,
        "rows": [_row(score, suit) for suit in SUITS],
        "total": {"label": "Round score", "value": signed(score.total)},
    }


def _row(score: RoundScore, suit: Suit) -> SheetRow:
    found = next((expedition for expedition in score.expeditions if expedition.suit is suit), None)
    if found is None:
        note = "Not started: scores nothing."
        return {"suit": suit.value, "name": suit.plural.capitalize(), "cards": [], "steps": [], "note": note}
    steps = (found.sum, found.subtotal, found.multiplier, found.bonus, found.total)
    return {
        "suit": suit.value,
        "name": suit.plural.capitalize(),
        "cards": [card.code for card in found.cards],
        "steps": [f"× {step}" if index == 2 else signed(step) for index, step in enumerate(steps)],  # noqa: PLR2004
        "note": f"{' '.join(working(found))} = {signed(found.total)}",
    }
