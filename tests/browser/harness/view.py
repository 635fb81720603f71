"""How large and in which light a page is seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class BrowserView:
    """A window's inner size in CSS pixels, and the theme the page is asked for."""

    width: int
    height: int
    theme: Theme

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}"


def view(width: int = 1280, height: int = 800, theme: Theme = "light") -> BrowserView:
    """Return a way of seeing a page; the default is a laptop in daylight."""
    return BrowserView(width, height, theme)


LAPTOP, LAPTOP_AT_NIGHT = view(), view(theme="dark")
PHONE, PHONE_AT_NIGHT = view(360, 780), view(360, 780, "dark")
EVERY_VIEW = (LAPTOP, LAPTOP_AT_NIGHT, PHONE, PHONE_AT_NIGHT)
