"""A lesson on paper: one HTML file with its story, its exercises and, on a last page, their answers."""
