"""What the wheel and the source package hold, and that the installed command works without the checkout."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

from tests.browser.harness.lab import LAB_AT
from tests.browser.harness.site import CHECKOUT, Site, running
from tests.notebooks.store import notebooks

if TYPE_CHECKING:
    from tests.packaging.conftest import Installation, Packages

NOTEBOOKS = [path.relative_to(CHECKOUT).as_posix() for path in notebooks()]
TEACHING = [path.relative_to(CHECKOUT).as_posix() for path in sorted((CHECKOUT / "teaching").rglob("*.md"))]
PACKED_FOLDERS = (
    "expeditions_widgets/engine/routes/data",
    "expeditions_widgets/hosting/template",
    "expeditions_widgets/widgets/static",
)


def read(address: str) -> str:
    with urlopen(address, timeout=60) as answer:  # noqa: S310  # always the server that this test started
        return str(answer.read().decode())


def test_the_wheel_holds_every_notebook_and_teaching_page_the_boards_the_template_and_the_bundle(
    packages: Packages,
) -> None:
    expected = {f"expeditions_widgets/_site/{path}": CHECKOUT / path for path in (*NOTEBOOKS, *TEACHING)}
    files = (path for folder in PACKED_FOLDERS for path in (CHECKOUT / folder).rglob("*") if path.is_file())
    expected |= {path.relative_to(CHECKOUT).as_posix(): path for path in files}
    expected["expeditions_widgets/py.typed"] = CHECKOUT / "expeditions_widgets/py.typed"
    assert {name: packages.in_wheel.get(name) for name in expected} == {
        name: path.read_bytes() for name, path in expected.items()
    }


def test_the_wheel_holds_nothing_that_only_builders_need(packages: Packages) -> None:
    inside = [name for name in packages.in_wheel if ".dist-info/" not in name]
    assert [name for name in inside if not name.startswith("expeditions_widgets/")] == []
    assert [name for name in inside if re.search(r"/frontend/|/\.|node_modules|__pycache__|/tests/", name)] == []


def test_the_source_package_holds_all_that_is_built_and_tested(packages: Packages) -> None:
    needed = [
        *NOTEBOOKS,
        *TEACHING,
        "Makefile",
        "constraints.txt",
        "environment.yml",
        "tests/packaging/test_packages.py",
    ]
    needed += [f"expeditions_widgets/frontend/{name}" for name in ("package-lock.json", "src/index.ts")]
    assert [name for name in needed if name not in packages.in_sdist] == []
    assert [name for name in packages.in_sdist if "node_modules/" in name or ".ipynb_checkpoints" in name] == []


@pytest.mark.parametrize("path", NOTEBOOKS)
def test_the_installed_command_serves_the_page(installed_site: Site, path: str) -> None:
    page = read(installed_site.page(path))
    assert "could not start" not in page
    source = (CHECKOUT / path).read_text(encoding="utf-8")
    # A map picture is drawn once, and is no widget.
    widgets = source.replace("expeditions_widgets.widgets.routes.map_picture", "")
    assert ("widget-view+json" in page) is ("expeditions_widgets.widgets" in widgets)


def test_the_front_page_and_its_style_are_there(installed_site: Site) -> None:
    assert "Expeditions" in read(f"{installed_site.address}/")
    assert "exp-site" in read(f"{installed_site.address}/voila/static/page.css")


def test_the_pages_for_teachers_are_there(installed_site: Site) -> None:
    assert "Teaching: Wagers" in read(f"{installed_site.address}/teaching/cards/04-wagers")


def test_the_installed_command_checks_a_tutorial(installation: Installation) -> None:
    (lesson,) = installation.command.parents[1].rglob("_site/tutorials/cards/01-first-expedition.ipynb")
    ended = subprocess.run(
        [installation.command, "check", lesson],
        cwd=installation.folder,
        env=installation.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.endswith("exercises, all well.\n")


def test_the_installed_command_opens_the_lessons_in_jupyterlab(installation: Installation) -> None:
    words = [str(installation.command), "lab", "--no-browser", "--port", "0"]
    with running(words, LAB_AT, env=installation.environment, cwd=installation.folder) as (_, found, _complaints):
        assert "JupyterLab" in read(f"{found[1]}/lab?token={found[2]}")
    copies = [path for path in NOTEBOOKS if (installation.folder / "expeditions-lessons" / path).is_file()]
    assert copies == NOTEBOOKS
