"""One sitting at a table: history, undo, the other side's replies, the log in words, saving and resuming."""
