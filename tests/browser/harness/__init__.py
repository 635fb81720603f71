"""What the browser tests stand on: the real server, watched pages, axe, and the messages that reach the browser."""
