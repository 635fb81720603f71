"""Writing exercises of the card game in a form: what was filled in, the exercise it makes, and its cell of Python."""
