"""One sitting at the route game."""
