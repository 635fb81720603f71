"""Ports, as options name them."""

import argparse
from typing import Final

HIGHEST: Final = 65535


def port(text: str) -> int:
    """Return the number of a port; 0 stands for any free one.

    Raises:
        argparse.ArgumentTypeError: if it is none.
    """
    if not text.isascii() or not text.isdigit() or int(text) > HIGHEST:
        raise argparse.ArgumentTypeError(f"a port is a whole number from 0 to {HIGHEST}, not {text!r}")
    return int(text)
