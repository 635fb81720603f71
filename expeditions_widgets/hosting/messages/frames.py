"""A frame from a visitor's socket, read with distrust: what a page never sends is not passed on to its kernel.

A message is written anew from the parts that were looked at, so that the kernel can't read anything else in it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NoReturn
from uuid import uuid4

SUBPROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""How a browser packs its messages; without it they come as JSON text."""
CONTROL_TARGET: Final = "jupyter.widget.control"
CONTROL_VERSION: Final = "1.0.0"
"""Of the protocol by which widgets are asked for: the one that ipywidgets speaks, which would complain of another."""
WRITABLE: Final = frozenset({"value", "index", "selected_index", "playing", "repeat"})
"""What the stock widgets of an author's own lesson may be set to; the project's own widgets take no such messages."""

_CHANNEL: Final = "shell"
_HEADER: Final = ("msg_id", "msg_type", "session", "username", "version")
_NAME: Final = re.compile(r"[\x20-\x7e]{1,100}")
_DEEPEST: Final = 12
"""How deeply a widget's message may be nested: those of the project's own need three."""
_MOST_PARTS: Final = 6
"""Places that a packed message is cut at: before the channel, the header and so on, and at the end."""


class MisfitError(ValueError):
    """A message that no page sends; the reason says what was wrong with it, and quotes nothing."""


class UnheededError(MisfitError):
    """A message that widgets of an author's own may send, and that is of no use here."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message that a page may send: its type, the number that answers name, and its parts as a kernel takes them."""

    kind: str
    number: str
    parts: tuple[bytes, ...]


def read_frame(frame: bytes | str, subprotocol: str | None) -> Message:
    """Return the message in a frame.

    Raises:
        MisfitError: if no page sends such a message.
    """
    try:
        channel, header, metadata, content = _unpacked(frame) if subprotocol == SUBPROTOCOL else _parsed(frame)
        if channel != _CHANNEL:
            _misfit("another channel")
        return _message(_object(header), metadata, _object(content))
    except (ValueError, RecursionError) as fault:
        if isinstance(fault, MisfitError):
            raise
        raise MisfitError("not JSON") from fault


def _unpacked(frame: bytes | str) -> tuple[str, object, object, object]:
    if isinstance(frame, str):
        _misfit("text where bytes were agreed on")
    count = int.from_bytes(frame[:8], "little")
    if count != _MOST_PARTS or len(frame) < 8 * (count + 1):
        _misfit("not four parts")
    cuts = [int.from_bytes(frame[8 * place : 8 * place + 8], "little") for place in range(1, count + 1)]
    if cuts != sorted(cuts) or cuts[0] < 8 * (count + 1) or cuts[-1] != len(frame):
        _misfit("parts that overlap or end elsewhere")
    channel, header, _, metadata, content = (frame[start:end] for start, end in pairwise(cuts))
    return channel.decode("utf-8"), _json(header), _json(metadata), _json(content)


def _parsed(frame: bytes | str) -> tuple[object, object, object, object]:
    if isinstance(frame, bytes):
        _misfit("bytes where text was agreed on")
    whole = _object(_json(frame))
    if whole.get("buffers"):
        _misfit("bytes beside the message")
    return whole.get("channel"), whole.get("header"), whole.get("metadata"), whole.get("content")


def _message(header: dict[str, Any], metadata: object, content: dict[str, Any]) -> Message:
    kept: dict[str, Any] = {name: header[name] for name in _HEADER if name in header}
    if not all(_is_name(value) or (value == "" and name == "username") for name, value in kept.items()):
        _misfit("a header of another kind")
    if not {"msg_id", "msg_type", "session"} <= kept.keys():
        _misfit("a header with gaps")
    kind = kept["msg_type"]
    if kind not in _READERS:
        _misfit("a type that no page sends")
    # A kernel takes no message twice, and says so at length in its log.
    about = {"nonce": uuid4().hex}
    if kind == "comm_open":
        if not isinstance(metadata, dict) or metadata.get("version") != CONTROL_VERSION:
            _misfit("another version")
        about["version"] = CONTROL_VERSION
    parts: tuple[dict[str, Any], ...] = (kept, {}, about, _READERS[kind](content))
    return Message(kind, kept["msg_id"], tuple(map(_packed, parts)))


def _asks_for_the_kernel(_: dict[str, Any]) -> dict[str, Any]:
    return {}


def _asks_for_widgets(_: dict[str, Any]) -> dict[str, Any]:
    return {"target_name": "jupyter.widget"}


def _opens(content: dict[str, Any]) -> dict[str, Any]:
    """Read how a page asks for all its widgets at once; any other target would let it make widgets of its own."""
    if content.get("target_name") != CONTROL_TARGET:
        _misfit("a target that no page opens")
    return {"comm_id": _comm(content), "target_name": CONTROL_TARGET, "data": {}}


def _closes(content: dict[str, Any]) -> dict[str, Any]:
    return {"comm_id": _comm(content), "data": {}}


def _tells(content: dict[str, Any]) -> dict[str, Any]:
    data = _object(content.get("data"))
    method = data.get("method")
    if data.get("buffer_paths"):
        _misfit("bytes beside the message")
    told: dict[str, Any] = {"method": method}
    if method == "custom":
        told["content"] = _shallow(_object(data.get("content")))
    elif method == "update":
        told["state"] = _shallow(_object(data.get("state")))
        if not told["state"].keys() <= WRITABLE:
            raise UnheededError("a trait that no page of the project sets")
    elif method not in ("request_state", "request_states"):
        _misfit("a method that no page uses")
    return {"comm_id": _comm(content), "data": told}


_READERS: Final = {
    "kernel_info_request": _asks_for_the_kernel,
    "comm_info_request": _asks_for_widgets,
    "comm_open": _opens,
    "comm_close": _closes,
    "comm_msg": _tells,
}
"""The types of messages that pages send; nothing that runs code, stops the kernel or looks into it is among them."""


def _comm(content: dict[str, Any]) -> str:
    name = content.get("comm_id")
    if not _is_name(name):
        _misfit("a comm of another kind")
    return str(name)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and _NAME.fullmatch(value) is not None


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        _misfit("no object")
    return value


def _shallow(value: dict[str, Any]) -> dict[str, Any]:
    level: list[object] = [value]
    for _ in range(_DEEPEST):
        level = [inner for part in level if isinstance(part, dict | list) for inner in _inside(part)]
    if level:
        _misfit("nested too deeply")
    return value


def _inside(part: dict[str, object] | list[object]) -> list[object]:
    return list(part.values()) if isinstance(part, dict) else part


def _json(text: bytes | str) -> object:
    written = text.decode("utf-8") if isinstance(text, bytes) else text
    return json.loads(written, parse_constant=_misfit)


def _packed(part: dict[str, Any]) -> bytes:
    # Half of a surrogate pair can come in a message but could not go out again.
    return json.dumps(part, ensure_ascii=False, allow_nan=False).encode("utf-8", "replace")


def _misfit(what: str) -> NoReturn:
    raise MisfitError(what)
