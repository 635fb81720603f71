"""Where a server listens and how a person gets there: the address, its refusal, the browser."""

from __future__ import annotations

import errno
import sys
import webbrowser


class AddressRefusedError(Exception):
    """The server cannot listen at the address; the text is a sentence for the person at the terminal."""


def address_refusal(command: str, ip: str, port: int, reason: OSError) -> AddressRefusedError:
    """Return why a command ("serve", "lab", "serve --lan") cannot listen at a port, with what to do about it."""
    if reason.errno == errno.EADDRINUSE:
        other = f"expeditions {command} --port {port + 1}"
        return AddressRefusedError(f"Port {port} is already in use. Choose another one: {other}.")
    if reason.errno == errno.EACCES:
        other = f"expeditions {command} --port 8866"
        return AddressRefusedError(f"Port {port} is reserved on this machine. Choose one above 1023: {other}.")
    instead = "Leave out --ip to serve on this machine alone."
    if "--lan" in command:
        instead = "Leave it out to take this machine's own: expeditions serve --lan."
    return AddressRefusedError(f"The address {ip} is not one of this machine's. {instead}")


def open_browser(address: str, shown: str) -> None:
    """Open an address in the person's browser, or say where it is (`shown`) if there is no browser."""
    try:
        opened = webbrowser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        sentence = f"No browser could be started. Open this address in one: {shown}"
        print(sentence, file=sys.stderr, flush=True)  # noqa: T201
