"""Tests of writing exercises in a form."""
