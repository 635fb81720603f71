"""Tests of the route game’s widgets."""
