"""The matplotlib figures, and the only place that imports matplotlib: a widget loads it when it first draws."""
