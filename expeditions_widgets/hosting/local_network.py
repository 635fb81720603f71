"""What `--lan` opens to the room: under which addresses others reach this machine, and what they reach of it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Final

from jupyter_client.localinterfaces import public_ips

from expeditions_widgets.hosting.address import AddressRefusedError

EVERY_ADDRESS: Final = "0.0.0.0"  # noqa: S104  # whoever says --lan wants others to come
EXPOSED: Final = (
    "Everyone on this network can open the pages and play. Nothing else of this machine is served; Ctrl+C stops it."
)
EXPOSED_TO_ALL: Final = (
    "Everyone on the internet whom no firewall stops can open the pages and play, for {ip} is a public address. "
    "Nothing else of this machine is served; Ctrl+C stops it."
)


def is_address(text: str) -> bool:
    """Tell whether a text is an IP address.

    >>> is_address("192.168.1.20"), is_address("::1"), is_address("my-lessons")
    (True, True, False)
    """
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def open_to_network(asked: str) -> tuple[str, tuple[str, ...]]:
    """Return the IP address to listen at, and those by which others on the network reach it, the likeliest first.

    Args:
        asked: the one address to take, of this machine; empty or 0.0.0.0 for all of its own.

    Raises:
        AddressRefusedError: if none was asked for and this machine is on no network.
    """
    if asked and not ip_address(asked).is_unspecified:
        return asked, (asked,)
    found = (ip for ip in public_ips() if is_address(ip))
    own = tuple(dict.fromkeys(ip for ip in found if _is_reachable(ip)))
    if not own:
        raise AddressRefusedError(
            "This machine is on no network that others could reach it by. "
            "Join the room's network first, or name an address: expeditions serve --lan ADDRESS."
        )
    return EVERY_ADDRESS, own


def exposed(addresses: tuple[str, ...]) -> str:
    """Return in two sentences what is open to whom while the server listens at these addresses."""
    public = next((ip for ip in addresses if ip_address(ip).is_global), None)
    return EXPOSED_TO_ALL.format(ip=public) if public else EXPOSED


def invitation(addresses: tuple[str, ...], listened: tuple[str, ...], encoding: str | None) -> str:
    """Return how phones in the room get here, and what is open to them.

    Args:
        addresses: the front page's addresses for them, the likeliest first.
        listened: the IP addresses that the server listens at.
        encoding: the terminal's, which its QR code is drawn for.
    """
    # Only whoever lets others in needs the library that draws their code.
    from expeditions_widgets.drawing.qr_code import terminal_code  # noqa: PLC0415

    first, *others = addresses
    lines = [f"Phones on this network open {first}"]
    lines += [f"  or, if that does not open, {other}" for other in others]
    lines += [terminal_code(first, encoding).rstrip("\n"), f"The same, large: {first}join", exposed(listened)]
    return "\n".join(filter(None, lines))


def page_address(ip: str, port: int, base_url: str) -> str:
    """Return the address of the front page.

    >>> page_address("192.168.1.20", 8866, "/"), page_address("fd00::1", 8866, "/")
    ('http://192.168.1.20:8866/', 'http://[fd00::1]:8866/')
    """
    host = f"[{ip}]" if isinstance(ip_address(ip), IPv6Address) else ip
    return f"http://{host}:{port}{base_url}"


def _is_reachable(ip: str) -> bool:
    address = ip_address(ip)
    # Where all are listened at, those of IPv6 are not among them.
    return address.version == 4 and not (  # noqa: PLR2004
        address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast
    )
