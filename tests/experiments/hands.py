"""Hands for the tests of wagers, and a small number of deals."""

from expeditions_widgets.experiments.wager_trials import WagerTrials

PROMISING = "A h2 / B s3 c25 / D hJQK d4 / a h78 d59 s72 c9T / b ?8 / P ?24 / T A1"
"""Four turns each: the 2 of hearts laid, 7 and 8 in hand."""

HOPELESS = "A h7 / B s3 c25 / D hJQK d4 / a d2589 s72 c9T / b ?8 / P ?24 / T A1"
"""The 7 of hearts laid, no heart in hand."""

FEW = WagerTrials(PROMISING, "h", "few", deals=12)
"""A dozen deals of the promising hand."""
