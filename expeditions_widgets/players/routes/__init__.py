"""Players of the route game; each sees one seat's view only."""
