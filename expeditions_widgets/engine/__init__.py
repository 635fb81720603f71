"""The rules of both games, on the standard library alone: no widget, no picture, no player."""
