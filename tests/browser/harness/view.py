"""How large and in which light a page is seen, and which of these sights every run looks at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

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


def in_soak(*values: object) -> list[object]:
    """Return values of a parameter that only `make soak` tries, because what every run tries is their like."""
    return [pytest.param(value, marks=pytest.mark.soak) for value in values]


EVERY_VIEW = (LAPTOP, *in_soak(LAPTOP_AT_NIGHT, PHONE), PHONE_AT_NIGHT)
"""Both widths and both lights, for `parametrize`; every run looks at each width and each light once."""
