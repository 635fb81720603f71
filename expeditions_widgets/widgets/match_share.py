"""What a match can hand on: its seed, a link to the same deal, and its record."""

from expeditions_widgets.widgets.match_settings import MatchSettings
from expeditions_widgets.widgets.protocol import Share


def match_share(settings: MatchSettings, record: str) -> Share:
    """Return the seed, the link and the record of a match; `settings.seed` names its deal."""
    return {
        "title": "This deal",
        "seed": {"label": "Seed", "value": settings.seed},
        "link": {
            "label": "Link to this deal",
            "query": settings.query(),
            "help": "Whoever opens it plays the same cards.",
        },
        "record": {
            "label": "Record of the match",
            "text": record,
            "file": f"expeditions-{settings.seed}.txt",
            "help": "Every action so far, as text that replays the match.",
        },
        "words": {
            "copy": "Copy",
            "copied": "Copied.",
            "refused": "The browser keeps its clipboard closed. The text is marked: copy it with Ctrl+C.",
            "download": "Download",
        },
    }
