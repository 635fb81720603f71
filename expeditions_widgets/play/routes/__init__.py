"""One sitting at the route game: people and players in any seats, undo, the log in words, saving, the end explained."""
