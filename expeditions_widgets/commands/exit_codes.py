"""How the command ends when something is wrong, and the sentence that it says."""

import sys
from typing import Final

BAD_OPTION: Final = 2
FOLDER: Final = 3
ADDRESS: Final = 4

ALL: Final = """\
exit codes:
  0  all is well, or stopped with Ctrl+C
  1  a checked or printed lesson has a fault
  2  an option or command that does not exist, or a file that is no notebook
  3  the folder or file is missing, cannot be read or written, or holds nothing to serve; or a file is there
  4  the port is in use, or the address cannot be used
  5  there is no Chrome or Chromium to print a PDF with
"""
"""What every command's help ends with."""


def refuse(sentence: Exception, code: int) -> int:
    """Say on the terminal what was wrong, and return the exit code."""
    print(f"expeditions: {sentence}", file=sys.stderr)
    return code
