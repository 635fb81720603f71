"""How much a first visit transfers: bytes on the wire, and what they are."""

from __future__ import annotations

from base64 import b64decode
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from benchmarks.pages import PROBES, STOCK, Probe, closed, watching
from benchmarks.relay import relaying

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

    from benchmarks.servers import Server

MOST: Final = 0.5
_LINE: Final = "WebSocket"
_KINDS: Final = ("Document", "Script", "Stylesheet", "Font", _LINE)


@dataclass
class Transfer:
    """What a visit transferred.

    Attributes:
        down: bytes on the wire to the browser.
        up: bytes on the wire to the server.
        files: how many files were asked for.
        kinds: bytes to the browser by kind of file; the messages of the line to the kernel as they are read, and the
            files as they came over the wire.
    """

    down: int = 0
    up: int = 0
    files: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


def transferred(browser: Browser, server: Server, probe: Probe) -> Transfer:
    """Visit a page as one who has never seen it, click, wait until nothing comes any more, and return what came."""
    found = Transfer()
    with relaying(server.address) as relay:
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        _listen(page.context.new_cdp_session(page), found)
        page.add_init_script(watching(probe))
        page.goto(f"{relay.address}/voila/render/{probe.notebook}", wait_until="commit")
        page.wait_for_function("() => window.measured", polling=200, timeout=90_000)
        relay.wait_until_quiet()
        found.down, found.up = relay.down, relay.up
        closed(page, server)
    return found


def _listen(session: CDPSession, found: Transfer) -> None:
    kinds: dict[str, str] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def asked(event: dict[str, Any]) -> None:
        found.files += event["request"]["url"].startswith("http")

    def finished(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "")
        found.kinds[kind if kind in _KINDS else "other"] += int(event["encodedDataLength"])

    def came(event: dict[str, Any]) -> None:
        frame = event["response"]
        text = 1
        size = len(frame["payloadData"]) if frame["opcode"] == text else len(b64decode(frame["payloadData"]))
        found.kinds[_LINE] += size

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    session.on("Network.webSocketFrameReceived", came)
    session.send("Network.enable")


def transfers(browser: Browser, stock: Server, ours: Server) -> None:
    """Visit the stock page, and each of our pages on both servers, and print the table."""
    print("\nA first visit, in kB: to the browser on the wire; and by kind (the line's messages as they are read)")
    heads = "".join(f"{kind:>12}" for kind in (*_KINDS, "other"))
    print(f"{'page':38}{'on the wire':>12}{'files':>7}{heads}   to the same on stock Voila")
    button = transferred(browser, stock, STOCK)
    _row(STOCK.name, button)
    for probe in PROBES:
        on_stock = transferred(browser, stock, probe)
        here = transferred(browser, ours, probe)
        _row(f"{probe.name} on stock Voila", on_stock)
        value, to_button = here.down / on_stock.down, here.down / button.down
        verdict = "yes" if value < MOST else "no"
        _row(probe.name, here, f"{value:.2f}, less than {MOST:.2f}: {verdict}; to the Button {to_button:.2f}")


def _row(name: str, one: Transfer, compared: str = "") -> None:
    sizes = "".join(f"{one.kinds[kind] / 1000:>12.0f}" for kind in (*_KINDS, "other"))
    print(f"{name:38}{one.down / 1000:>12.0f}{one.files:>7}{sizes}   {compared}", flush=True)
