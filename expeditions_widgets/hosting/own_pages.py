"""How one's own lessons become pages: read from their folder, run in it, and told when they can't be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jupyter_server.services.contents.largefilemanager import LargeFileManager
from tornado.web import HTTPError, StaticFileHandler
from traitlets import Any as AnyTrait
from traitlets import Unicode

from expeditions_widgets.hosting.kernel_ends import VisitorsKernels
from expeditions_widgets.hosting.own_lessons import OWN, PICTURES, OwnLessons

if TYPE_CHECKING:
    from collections.abc import Awaitable

PICTURE_PATHS = rf"({OWN}/.*(?i:{'|'.join(ending.replace('.', '[.]') for ending in PICTURES)}))"
"""The addresses of pictures beside one's own lessons, as a pattern."""


class OwnContents(LargeFileManager):
    """The project's notebooks, and one's own under the paths that begin with `own/`."""

    own: OwnLessons | None = AnyTrait(None)  # type: ignore[assignment]  # a trait

    def get(self, path: str, *rest: Any, **asked: Any) -> Any:  # noqa: ANN401  # Jupyter's own signature
        """Return the model of a notebook or a file, as Jupyter does.

        Raises:
            NotebookFaultError: if one's own notebook can't be shown.
        """
        path = path.strip("/")
        if self.own is None or not path.startswith(f"{OWN}/"):
            return super().get(path, *rest, **asked)  # type: ignore[no-untyped-call]
        return {"type": "notebook", "path": path, "content": self.own.lesson(path)}


class OwnFolderKernels(VisitorsKernels):
    """Starts the kernels of one's own lessons in their folder, all others where Jupyter starts them."""

    own_folder = Unicode(help="The folder of one's own lessons.").tag(config=True)

    def cwd_for_path(self, path: str, **given: Any) -> Any:  # noqa: ANN401  # Jupyter's own signature
        """Return the folder that a kernel works in."""
        first, *inside = path.strip("/").split("/")
        if first != OWN:
            return super().cwd_for_path(path, **given)  # type: ignore[no-untyped-call]
        return "/".join((self.own_folder, *inside))


class OwnPicture(StaticFileHandler):
    """Hands out a picture that lies beside one's own lessons."""

    def initialize(self, own: OwnLessons) -> None:  # type: ignore[override]  # tornado's takes a folder
        """Take the folder's lessons."""
        super().initialize(path=str(own.folder))
        self._own = own

    def get(self, path: str, include_body: bool = True) -> Awaitable[None]:  # type: ignore[override]  # noqa: FBT001, FBT002
        """Answer with the picture.

        Raises:
            HTTPError: 404 for a path that is none, or leads out of the folder.
        """
        file = self._own.file(path)
        if file is None:
            raise HTTPError(404)
        return super().get(file.relative_to(self._own.folder).as_posix(), include_body)
