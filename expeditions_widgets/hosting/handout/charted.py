"""A chart on paper: what can be said of it, its drawings, and the same numbers as a table."""

from html import escape

from expeditions_widgets.hosting.handout.pieces import figure, paragraph
from expeditions_widgets.widgets.wager_chart import WagerChart


def charted(chart: WagerChart) -> str:
    """Return a chart as HTML; its deals are played, which can take seconds."""
    drawn = chart.drawn()
    points = "".join(f"<li>{escape(point, quote=False)}</li>" for point in drawn["points"])
    head = "".join(f'<th scope="col">{escape(cell, quote=False)}</th>' for cell in drawn["head"])
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell, quote=False)}</td>' for cell in row)}</tr>" for row in drawn["rows"]
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    caption = paragraph(drawn["caption"], "quiet")
    return f"{figure(drawn['drawings'][0])}<ul>{points}</ul>{caption}{table}"
