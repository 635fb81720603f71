"""A whole page for paper, complete in one file: no script, nothing to fetch, light colours."""

from html import escape
from pathlib import Path
from typing import Final

_STYLE: Final = Path(__file__).with_name("handout.css")


def page(title: str, body: str, css: str = "") -> str:
    """Return an HTML document with its own style; `css` is a class for its body."""
    shape = f' class="{css}"' if css else ""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title, quote=False)}</title>\n<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body{shape}>\n{body}\n</body>\n</html>\n"
    )
