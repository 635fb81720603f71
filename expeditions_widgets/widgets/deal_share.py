"""What a match or a game can hand on: its seed, a link to the same deal, and its record."""

from expeditions_widgets.widgets.protocol import Share


def deal_share(word: str, seed: str, query: str, record: str) -> Share:
    """Return the seed, the link and the record of a "match" or a "game", as `word` calls it."""
    return {
        "title": "This deal",
        "seed": {"label": "Seed", "value": seed},
        "link": {
            "label": "Link to this deal",
            "query": query,
            "help": "Whoever opens it plays the same cards.",
        },
        "record": {
            "label": f"Record of the {word}",
            "text": record,
            "file": f"expeditions-{seed}.txt",
            "help": f"Every action so far, as text that replays the {word}.",
        },
        "words": {
            "copy": "Copy",
            "copied": "Copied.",
            "refused": "The browser keeps its clipboard closed. The text is marked: copy it with Ctrl+C.",
            "download": "Download",
        },
    }
