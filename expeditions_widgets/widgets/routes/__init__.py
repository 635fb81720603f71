"""The widgets of the route game."""
