"""Games of the route game between its players."""
