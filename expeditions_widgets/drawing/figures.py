"""Measured numbers as people read them: so many decimals, a true minus sign, a unit."""

from typing import Final

_FINE: Final = 0.095
"""Errors below this round to 0.0 or 0.1, which says too little: they get a second decimal."""


def figure(value: float, decimals: int = 0) -> str:
    """Return a number with so many decimals; what rounds to nothing has no sign.

    >>> figure(-4.25, 1), figure(-0.04, 1), figure(31.4)
    ('−4.2', '0.0', '31')
    """
    rounded = round(value, decimals) + 0.0
    return f"{rounded:.{decimals}f}".replace("-", "−")


def give_or_take(value: float, error: float) -> str:
    """Return a number with its standard error, never parted from its sign, with as many decimals as the error asks for.

    >>> give_or_take(10.163, 0.047).split(), give_or_take(-4.0, 1.26).split()
    (['10.16', '±', '0.05'], ['−4.0', '±', '1.3'])
    """
    decimals = 2 if 0 < error < _FINE else 1
    return f"{figure(value, decimals)} ±\N{NO-BREAK SPACE}{figure(error, decimals)}"


def with_unit(text: str, unit: str) -> str:
    """Return a number's text with its unit, kept on one line; of one, a unit such as "points" loses its s.

    >>> with_unit("31", "%").split(), with_unit("1", "points").split()
    (['31', '%'], ['1', 'point'])
    """
    one = text.removeprefix("−") == "1"
    return f"{text}\N{NO-BREAK SPACE}{unit.removesuffix('s') if one else unit}" if unit else text
