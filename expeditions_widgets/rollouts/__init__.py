"""Rounds of the card game over small arrays, thousands a second: compiled where numba is installed.

`engine/cards` states the rules; what is repeated here for speed is held equal to it by `tests/rollouts`.
"""
