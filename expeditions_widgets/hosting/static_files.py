"""Scripts, styles and pictures of the pages: compressed once, and kept by browsers for as long as they are the same."""

from __future__ import annotations

import gzip
import tempfile
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Final

import voila
from voila.static_file_handler import MultiStaticFileHandler

if TYPE_CHECKING:
    from collections.abc import Sequence

KEPT: Final = "voila/kept"
"""Where files have an address that holds the version of all of them, below the server's own."""
AS_LONG_AS_IT_IS_THE_SAME: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"
COMPRESSIBLE: Final = (".js", ".css", ".svg", ".json", ".html", ".txt", ".ttf", ".eot")
LEAST_WORTH_IT: Final = 1024
"""Bytes; what is smaller fits one packet as it is."""


@dataclass(frozen=True, slots=True)
class StaticFiles:
    """The files of the pages: their addresses, which change with the files, and their compressed copies.

    `own` are the project's folders, whose files may change while it is served; those of Voila change with Voila.
    """

    base_url: str
    own: tuple[Path, ...]
    _folder: tempfile.TemporaryDirectory[str] = field(default_factory=tempfile.TemporaryDirectory)

    @property
    def version(self) -> str:
        """What stands in the addresses: another text for other files."""
        files = sorted(file for folder in self.own for file in folder.iterdir() if file.is_file())
        return _version(tuple((str(file), file.stat().st_mtime_ns) for file in files))

    @property
    def copies(self) -> str:
        """Return the folder of the compressed copies."""
        return self._folder.name

    def address(self, name: str = "") -> str:
        """Return the address of a file by its name, or of the folder that holds them all."""
        return f"{self.base_url}{KEPT}/{self.version}/{name}"

    def compressed(self, path: str) -> str | None:
        """Return the path of a file's compressed copy, made when it is first asked for; None if it is not worth one."""
        facts = Path(path).stat()
        if facts.st_size < LEAST_WORTH_IT or not path.endswith(COMPRESSIBLE):
            return None
        name = sha256(f"{path} {facts.st_mtime_ns} {facts.st_size}".encode()).hexdigest()
        copy = Path(self.copies, name)
        if not copy.exists():
            copy.write_bytes(gzip.compress(Path(path).read_bytes(), mtime=0))
        return str(copy)

    def close(self) -> None:
        """Remove the compressed copies."""
        self._folder.cleanup()


@lru_cache(maxsize=1)
def _version(files: tuple[tuple[str, int], ...]) -> str:
    """Return the version for files as they are; their times are there to notice a change."""
    digest = sha256(voila.__version__.encode())
    for path, _time in files:
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()[:16]


class StaticFile(MultiStaticFileHandler):  # type: ignore[misc]  # voila comes without types
    """Hands out a file of the first folder that has it, compressed for whoever takes that."""

    def initialize(self, files: StaticFiles, paths: Sequence[str]) -> None:
        """Take the files' addresses and copies, and the folders to look in."""
        super().initialize(paths=paths)
        self._files = files
        self._original = ""

    async def get(self, path: str, version: str = "", *, include_body: bool = True) -> None:
        """Answer with a file; for good if its address holds the present version.

        Raises:
            HTTPError: 404 for a file that is in no folder, 403 for one outside of them.
        """
        self._is_kept = version == self._files.version
        await super().get(path, include_body)

    async def head(self, path: str, version: str = "") -> None:
        """Answer as `get` does, without the file."""
        await self.get(path, version, include_body=False)

    def validate_absolute_path(self, root: str, absolute_path: str) -> str | None:
        """Return the file to read: the compressed copy where there is one."""
        found: str | None = super().validate_absolute_path(root, absolute_path)
        if found is None:
            return None
        self._original = found
        takes = "gzip" in self.request.headers.get("Accept-Encoding", "")
        copy = self._files.compressed(found) if takes else None
        if copy is None:
            return found
        self.set_header("Content-Encoding", "gzip")
        return str(super().validate_absolute_path(self._files.copies, copy))

    def get_content_type(self) -> str:
        """Return the type of the file itself, whatever its copy is called."""
        kind, _encoding = guess_type(self._original)
        return kind or "application/octet-stream"

    def set_extra_headers(self, path: str) -> None:
        """Say how long the file may be kept."""
        del path
        self.set_header("Cache-Control", AS_LONG_AS_IT_IS_THE_SAME if self._is_kept else ASK_EACH_TIME)
