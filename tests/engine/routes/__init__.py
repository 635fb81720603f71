"""The route game."""
