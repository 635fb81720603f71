"""An answer as a table to read on a terminal."""

from expeditions_widgets.experiments.playtest.finding import Finding


def as_table(finding: Finding) -> str:
    """Return what is said, and each figure with where the true one lies in 95 of 100 experiments."""
    head = [finding.axis, *finding.series]
    rows = [[line.label, *map(finding.cell, line.measures)] for line in finding.lines]
    widths = [max(len(row[place]) for row in (head, *rows)) for place in range(len(head))]
    table = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in (head, *rows)
    ]
    return "\n".join([finding.question, *finding.said, "", *table, ""])
