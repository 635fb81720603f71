"""Tests of the route game's rules."""
