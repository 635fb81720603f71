"""The environment for conda and Binder asks for the same packages as pyproject.toml."""

from __future__ import annotations

import re
import tomllib

from tests.browser.harness.site import CHECKOUT


def test_conda_gets_the_packages_of_the_project() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    environment = (CHECKOUT / "environment.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^  - (\S+)$", environment, re.MULTILINE)
    (python,) = (name.removeprefix("python=") for name in listed if name.startswith("python="))
    assert f"Programming Language :: Python :: {python}" in project["classifiers"]
    needed = [name for name in listed if name not in {"conda-forge", f"python={python}", "pip", "pip:"}]
    assert needed == project["dependencies"]
    assert re.findall(r"^      - (.+)$", environment, re.MULTILINE) == ["--editable ."]
