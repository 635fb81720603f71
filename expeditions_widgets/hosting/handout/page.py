"""A whole page for paper, complete in one file: no script, nothing to fetch, light colours."""

from html import escape
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent


def page(title: str, body: str, *looks: str) -> str:
    """Return an HTML document with the style of every handout and of these looks, files of this folder."""
    style = "".join(_FOLDER.joinpath(f"{look}.css").read_text(encoding="utf-8") for look in ("handout", *looks))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title, quote=False)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )
