"""Records for the tests: a short game against Scout that begins with a blunder, broken off and whole."""

_HEAD = """[Game "cards"]
[Format "1"]
[Seed "12"]
[Variant "short"]
[Dealer "B"]
[A "You"]
[B "Scout"]
[Result "{result}"]
[Opponent "steady"]

"""
FIRST_TURN = _HEAD.format(result="*") + "1. hT p\n"
"""A starts hearts with the 10, with the 7 and the 8 in hand."""

BLUNDER = _HEAD.format(result="*") + "1. hT p c3 p -dK p c4 p sQ p -hK p\n"
"""Three turns each, which begin with that blunder."""

WHOLE = (
    _HEAD.format(result="A 26 B 47")
    + "1. hT p c3 p -dK p c4 p sQ p -hK p s2 p dJ p -h2 p -sJ p s4 p -s3 p -hQ p -cK p -h7 p d5 p s5 p c5 p "
    + "-dQ p c8 p -d3 p c9 p s8 p d7 p s9 p d8 p sT p d9 p -d6 p dT p -sK p -s6 p\n"
)
"""The same match to its end: Scout takes the last card."""

TAKEN = _HEAD.format(result="*") + "1. hT p -c3 p -dK c\n"
"""In turn 3 A takes the 3 of clubs that Scout discarded."""
