"""Goals of the route game, each on a trail that reaches it and on one that does not."""

import pytest

from expeditions_widgets.lessons.routes import (
    Goal,
    all_of,
    along,
    any_of,
    blue_laid,
    declined,
    ended,
    heads,
    in_order,
    kept,
    laid,
    loop_closed,
    reached,
    refused_as,
    removed,
    revealed,
    scored,
    swapped,
    taken,
    ticket_used,
    ticket_won,
    token_back,
    token_laid,
    without,
)
from tests.lessons.routes.boards import START, TICKET, trail_of

TOKENS = "B europe / 1 sva giz / 2 cap elb / O pom / D ait alh tas thi / T 1 token"
ADA_S = START.replace("2 cap elb", "2 thi elb !thi").replace("tas thi", "tas cap")
BLUE = "B europe / a cop-wie / v cop-gei / 1 sva giz / 2 cap / O thi / D ait alh / T 1 arrow"
RED = "B europe / a cop-mat-pom / 1 sva giz / 2 cap / O thi / D ait alh / T 1 arrow"
ROUND = "B europe / a cop-mon-mat / 1 alh giz / 2 cap / O thi / D ait sva / T 1 arrow"

GOALS: dict[str, tuple[Goal, str, str, str]] = {
    "any arrow": (laid(), START, "s:cop-gia", "v:gei-cop"),
    "an arrow of one expedition": (laid("a"), START, "a:mat-pom", "s:cop-gia"),
    "two arrows": (laid(count=2), BLUE, "a:wie-pet blue:v:gei-thi", "a:wie-pet blue:no"),
    "a place": (reached("sva", "thi"), START, "v:gei-thi", "s:cop-gei"),
    "a place, by one expedition": (reached("gei", by="s"), START, "s:cop-gei", "s:cop-gia"),
    "a connection, either way": (along("cop", "pet"), BLUE, "a:wie-pet blue:a:pet-cop", "a:wie-pet blue:a:pet-ura"),
    "a head": (heads("a", "mat"), TICKET, "a:mat-pom remove:a", "a:mat-pom"),
    "a loop": (loop_closed("a"), ROUND, "a:mat-cop", "a:mat-pom"),
    "an own card": (revealed("sva"), START, "v:gei-sva", "v:gei-thi"),
    "anybody's card": (revealed(), ADA_S, "v:gei-thi", "v:gei-cop"),
    "an open card": (taken("pom"), START, "a:mat-pom", "v:gei-sva"),
    "a token back": (token_back(), ADA_S, "v:gei-thi", "v:gei-sva"),
    "a token laid": (token_laid("giz"), TOKENS, "token:giz", "token:sva"),
    "a ticket used": (ticket_used(), TICKET, "swap", "v:gei-sva"),
    "a ticket for an arrow": (ticket_used("arrow"), TICKET, "ticket:v:gei-thi", "remove:v"),
    "a ticket to remove": (ticket_used("remove"), TICKET, "remove:v", "swap"),
    "an expedition's arrow removed": (removed("a"), TICKET, "remove:a", "remove:v"),
    "a ticket won": (ticket_won(), RED, "a:pom-car", "a:pom-cap"),
    "a ticket for a ticket": (
        ticket_won(),
        RED.replace("mat-pom", "mat-pom-car-tas").replace("1 sva giz", "1 sva giz t1"),
        "remove:a",
        "swap",
    ),
    "a swap": (swapped(), TICKET, "swap keep:1:1", "swap"),
    "a swap of one card": (swapped("giz"), TICKET, "swap keep:1:2", "swap keep:1:1"),
    "a card kept": (kept("ait"), TICKET, "swap keep:1:1", "swap keep:2:1"),
    "a blue arrow": (blue_laid(), BLUE, "a:wie-pet blue:v:gei-thi", "a:wie-pet blue:no"),
    "declined": (declined(), BLUE, "a:wie-pet blue:no", "a:wie-pet"),
    "ended": (ended(), TICKET, "v:gei-sva end", "v:gei-sva"),
    "two points: a card no longer held": (scored(2), START, "v:gei-sva", "a:mat-pom"),
    "points of another": (scored(4, seat=1), ADA_S, "v:gei-thi", "v:gei-sva"),
    "a refusal": (refused_as("not-connected"), START, "v:gei-giz", "v:gei-cop"),
    "both": (all_of(laid("v"), laid("s")), TICKET, "v:gei-sva ticket:s:cop-gia", "v:gei-sva"),
    "either": (any_of(reached("sva"), reached("thi")), START, "v:gei-thi", "a:mat-mon"),
    "one after the other": (
        in_order(removed("v"), laid("s")),
        TICKET,
        "remove:v s:cop-gia",
        "s:cop-gia remove:v",
    ),
    "one without the other": (without(laid(), token_back()), ADA_S, "v:gei-sva", "v:gei-thi"),
}


@pytest.mark.parametrize("name", GOALS)
def test_a_goal_is_reached_by_the_one_and_not_by_the_other(name: str) -> None:
    goal, position, right, wrong = GOALS[name]
    assert goal(trail_of(position, *right.split()))
    assert not goal(trail_of(position, *wrong.split()))
    assert not goal(())


def test_a_refusal_is_the_last_attempt_s() -> None:
    assert not refused_as("not-connected")(trail_of(START, "v:gei-giz", "v:gei-sva"))
    assert refused_as("connection-used")(trail_of(START, "v:gei-cop"))


def test_a_goal_reached_stays_reached_until_it_is_taken_back() -> None:
    trail = trail_of(TICKET, "v:gei-sva", "remove:v")
    assert revealed("sva")(trail)
    assert not heads("v", "sva")(trail)


def test_an_unknown_use_of_a_ticket_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        ticket_used("sell")
