"""HTML and drawings as they may stand on paper: nothing that runs, nothing that is fetched, nowhere to go."""

import re
from html import escape
from html.parser import HTMLParser
from typing import Final

_LEFT_OUT: Final = frozenset({"script", "style", "iframe", "object", "template", "video", "audio", "metadata", "head"})
"""Elements that go with all that is in them."""

_UNWRAPPED: Final = frozenset(
    {"a", "body", "button", "embed", "form", "html", "image", "input", "link", "meta", "select", "textarea", "use"}
)
"""Elements of which only what is in them stays; `use` stays where it points into its own drawing."""

_VOID: Final = frozenset({"br", "col", "hr", "wbr"})
_ADDRESSES: Final = frozenset({"href", "xlink:href"})
_REFERENCES: Final = frozenset({"aria-labelledby", "aria-describedby"})
_NO_ATTRIBUTE: Final = re.compile(r"on.*|src.*|xmlns.*|action|background|cite|class|data|formaction|ping|poster")
_ELSEWHERE: Final = re.compile(r"url\(\s*['\"]?(?!#)", re.IGNORECASE)
_OWN_URL: Final = re.compile(r"url\(\s*['\"]?#([^)'\"]+)['\"]?\s*\)")


class _Cleaner(HTMLParser):
    """Writes what it reads again, as far as it may stay; ids get a prefix, so that drawings of one page keep apart."""

    def __init__(self, prefix: str) -> None:
        super().__init__()
        self._prefix = prefix
        self._open: list[str] = []
        self._silent: list[str] = []
        self.written = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._silent or tag in _LEFT_OUT:
            self._silent += [tag] if tag in _LEFT_OUT else []
        elif tag == "img":
            self.written += f"<em>{escape(dict(attrs).get('alt') or '')}</em>"
        elif tag not in _UNWRAPPED or (tag == "use" and self._kept(attrs).count("href=")):
            self.written += f"<{tag}{self._kept(attrs)}>"
            self._open += [] if tag in _VOID else [tag]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._silent:
            if tag == self._silent[-1]:
                self._silent.pop()
        elif tag in self._open:
            while self._open and self._open[-1] != tag:
                self.written += f"</{self._open.pop()}>"
            self.written += f"</{self._open.pop()}>"

    def handle_data(self, data: str) -> None:
        self.written += "" if self._silent else escape(data, quote=False)

    def close(self) -> None:
        super().close()
        while self._open:
            self.written += f"</{self._open.pop()}>"

    def _kept(self, attrs: list[tuple[str, str | None]]) -> str:
        return "".join(self._attribute(name, value or "") for name, value in attrs)

    def _attribute(self, name: str, value: str) -> str:
        if _NO_ATTRIBUTE.fullmatch(name) or _ELSEWHERE.search(value):
            return ""
        if name in _ADDRESSES:
            return f' href="#{self._prefix}{escape(value[1:])}"' if value.startswith("#") else ""
        if name == "id":
            value = self._prefix + value
        if name in _REFERENCES:
            value = " ".join(self._prefix + each for each in value.split())
        own = _OWN_URL.sub(lambda found: f"url(#{self._prefix}{found[1]})", value)
        return f' {name}="{escape(own)}"'


def clean(markup: str, prefix: str = "") -> str:
    """Return HTML or SVG without scripts, styles and addresses; every id and what refers to it begins with `prefix`.

    >>> clean('<p onclick="go()">To the <a href="rules.html">rules</a><script>go()</script><img alt="A map" src="x">')
    '<p>To the rules<em>A map</em></p>'
    >>> clean('<svg><g id="a"/><g fill="url(#a)"/><g fill="url(//far)"/></svg>', "n1-")
    '<svg><g id="n1-a"></g><g fill="url(#n1-a)"></g><g></g></svg>'
    """
    cleaner = _Cleaner(prefix)
    cleaner.feed(markup)
    cleaner.close()
    return cleaner.written


def drawings_apart(page: str, prefix: str) -> str:
    """Return HTML with each of its drawings cleaned, the ids of each beginning with `prefix` and the drawing's number.

    >>> drawings_apart('<p class="a"><svg id="x"><svg/></svg><svg id="x"></svg>', "p1-")
    '<p class="a"><svg id="p1-1-x"><svg></svg></svg><svg id="p1-2-x"></svg>'
    """
    written, start, depth, count = "", 0, 0, 0
    for tag in re.finditer(r"<svg\b[^>]*?(/?)>|</svg>", page):
        opens = tag[0].startswith("<svg")
        if opens and not depth:
            written += page[start : tag.start()]
            start = tag.start()
        depth += 0 if tag[1] else 1 if opens else -1
        if not depth:
            count += 1
            written += clean(page[start : tag.end()], f"{prefix}{count}-")
            start = tag.end()
    return written + page[start:]


def story(markdown: str) -> str:
    """Return Markdown as HTML, its links as the words that they stand on."""
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath  # noqa: PLC0415 - takes a second

    renderer = IPythonRenderer(escape=False, exclude_anchor_links=True)
    return re.sub(r'(<h\d) id="[^"]*"', r"\1", clean(MarkdownWithMath(renderer=renderer).render(markdown)))
