"""Measured numbers as people read them: so many decimals, a true minus sign, a unit."""


def figure(value: float, decimals: int = 0) -> str:
    """Return a number with so many decimals; what rounds to nothing has no sign.

    >>> figure(-4.25, 1), figure(-0.04, 1), figure(31.4)
    ('−4.2', '0.0', '31')
    """
    rounded = round(value, decimals) + 0.0
    return f"{rounded:.{decimals}f}".replace("-", "−")


def with_unit(text: str, unit: str) -> str:
    """Return a number's text with its unit, kept on one line; of one, a unit such as "points" loses its s.

    >>> with_unit("31", "%").split(), with_unit("1", "points").split()
    (['31', '%'], ['1', 'point'])
    """
    one = text.removeprefix("−") == "1"
    return f"{text}\N{NO-BREAK SPACE}{unit.removesuffix('s') if one else unit}" if unit else text
