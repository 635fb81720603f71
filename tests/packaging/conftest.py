"""The packages, built once for all tests here, and the wheel installed into an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness.lab import of_its_own
from tests.browser.harness.site import CHECKOUT, SERVED_AT, Site, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@dataclass(frozen=True)
class Packages:
    """A source package with its files by path, and the wheel that was built from it, with its files by path."""

    wheel: Path
    in_sdist: dict[str, bytes]
    in_wheel: dict[str, bytes]


@dataclass(frozen=True)
class Installation:
    """The installed command, an empty folder far from the checkout, and an environment that knows neither."""

    command: Path
    folder: Path
    environment: dict[str, str]


@pytest.fixture(scope="package")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Build the source package from the checkout and the wheel from the source package, as an installer does."""
    folder = tmp_path_factory.mktemp("packages")
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder, cwd=CHECKOUT)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = folder / sdist.name.removesuffix(".tar.gz")
    _run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=source)
    (wheel,) = folder.glob("*.whl")
    in_sdist = {path.relative_to(source).as_posix(): path.read_bytes() for path in source.rglob("*") if path.is_file()}
    with zipfile.ZipFile(wheel) as packed:
        return Packages(wheel, in_sdist, {name: packed.read(name) for name in packed.namelist()})


@pytest.fixture(scope="package")
def installation(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Install the wheel with all it needs into an empty environment, in a hidden folder as many people have it."""
    home = tmp_path_factory.mktemp("installation")
    _run(sys.executable, "-m", "venv", "--without-pip", home / ".venv", cwd=home)
    into = home / ".venv" / ("Scripts" if os.name == "nt" else "bin")
    constraints = str(CHECKOUT / "constraints.txt")
    quick = ["--quiet", "--disable-pip-version-check", "--no-compile", "--constraint", constraints]
    _run(sys.executable, "-m", "pip", "--python", into / "python", "install", *quick, packages.wheel, cwd=home)
    (home / "elsewhere").mkdir()
    environment = {name: value for name, value in of_its_own(home).items() if not name.startswith("PYTHON")}
    return Installation(into / "expeditions", home / "elsewhere", environment)


@pytest.fixture(scope="package")
def installed_site(installation: Installation) -> Iterator[Site]:
    """Serve with the installed command from a folder where there is nothing."""
    words = [str(installation.command), "--no-browser", "--port", "0"]
    with running(words, SERVED_AT, env=installation.environment, cwd=installation.folder) as (
        process,
        found,
        complaints,
    ):
        yield Site(found[0], process, complaints)


def _run(*words: str | Path, cwd: Path) -> None:
    ended = subprocess.run([*map(str, words)], cwd=cwd, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
