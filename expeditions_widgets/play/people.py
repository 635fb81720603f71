"""What a person at a table is called, in either game: in links and records, and on a page."""

from typing import Final

PERSON: Final = "person"
"""The key of a person at the screen, where a player's key would stand."""

YOU: Final = "You"
"""The name of a person who plays alone against the table."""
