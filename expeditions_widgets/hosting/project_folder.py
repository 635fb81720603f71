"""Finding the folder whose notebooks are served."""

from __future__ import annotations

from pathlib import Path

import expeditions_widgets

SERVED_FOLDERS = ("notebooks", "tutorials")
FRONT_PAGE = "notebooks/index.ipynb"
FOLDER_IN_PACKAGE = "_site"
"""Where an installed package keeps the served folders; in a checkout they stand beside the package."""


class FolderRefusedError(Exception):
    """A folder cannot be served; the text is a sentence for the person at the terminal."""


def find_project_folder(given: Path | None) -> Path:
    """Return the absolute path of the folder to serve.

    Without a given folder it is the current one if that has a front page, or else the package's own.

    Raises:
        FolderRefusedError: if the folder is missing, is a file, cannot be read or has no front page.
    """
    if given is not None:
        return _checked(given)
    here = Path.cwd()
    return _checked(here if (here / FRONT_PAGE).is_file() else own_project_folder())


def own_project_folder() -> Path:
    """Return the folder with the notebooks that came with this package: inside it, or the checkout around it."""
    package = Path(expeditions_widgets.__file__).resolve().parent
    installed = package / FOLDER_IN_PACKAGE
    return installed if installed.is_dir() else package.parent


def is_served(path: str) -> bool:
    """Tell whether a path, relative to the project folder, names a notebook that visitors may open.

    >>> is_served("notebooks/index.ipynb"), is_served("notebooks/../secret.ipynb"), is_served("setup.py")
    (True, False, False)
    """
    first, *rest = path.split("/")
    return (
        first in SERVED_FOLDERS
        and bool(rest)
        and path.endswith(".ipynb")
        and not any(part.startswith(".") or part == "" for part in rest)
    )


def _checked(folder: Path) -> Path:
    if not folder.exists():
        raise FolderRefusedError(
            f"There is no folder {folder}. Give one that holds your own notebooks, or {FRONT_PAGE}."
        )
    if not folder.is_dir():
        raise FolderRefusedError(f"{folder} is a file. Give the folder that it lies in.")
    try:
        for served in (folder, folder / "notebooks"):
            list(served.iterdir())
        front_page_stands = (folder / FRONT_PAGE).is_file()
    except PermissionError:
        raise FolderRefusedError(f"The folder {folder} cannot be read. Ask its owner for access.") from None
    except FileNotFoundError:
        front_page_stands = False
    if not front_page_stands:
        raise FolderRefusedError(
            f"The folder {folder.resolve()} has no front page ({FRONT_PAGE}) and no notebook of your own. "
            "Name another one, or write a first lesson: expeditions new-lesson NAME --in FOLDER."
        )
    return folder.resolve()
