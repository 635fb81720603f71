"""The pictures of the games: pure functions from a card or a view to SVG or text.

Nothing here knows a widget, a notebook or a bot. The same drawing is shown live in the browser, kept in a notebook
file and printed: the browser's copy is written by ``python -m expeditions_widgets.drawing.frontend_tables``.
"""
