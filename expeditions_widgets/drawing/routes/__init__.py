"""The pictures of the route game: its map as SVG and its table as text, drawn from a board or from what a seat sees."""
