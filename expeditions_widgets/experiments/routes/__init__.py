"""Games of the route game between its players: how they compare, and how games go."""
