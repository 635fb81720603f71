"""Tests of the card game's rules, a file for each concern."""
