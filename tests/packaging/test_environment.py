"""The environment for conda and Binder asks for the same packages as pyproject.toml."""

from __future__ import annotations

import re
import tomllib

from packaging.requirements import Requirement

from tests.browser.harness.site import CHECKOUT


def test_conda_gets_the_packages_of_the_project() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    environment = (CHECKOUT / "environment.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^  - (\S+)$", environment, re.MULTILINE)
    (python,) = (name.removeprefix("python=") for name in listed if name.startswith("python="))
    assert f"Programming Language :: Python :: {python}" in project["classifiers"]
    needed = [name for name in listed if name not in {"conda-forge", f"python={python}", "pip", "pip:"}]
    assert needed == sorted(project["dependencies"] + project["optional-dependencies"]["fast"])
    assert re.findall(r"^      - (.+)$", environment, re.MULTILINE) == ["--editable ."]


def test_what_was_tested_together_lies_in_the_ranges_of_the_project() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    extras = project["optional-dependencies"]
    asked = [Requirement(text) for texts in (project["dependencies"], *extras.values()) for text in texts]
    assert [str(one) for one in asked if not one.specifier.contains(pinned[one.name])] == []


def test_rounds_run_compiled_in_every_environment_of_the_makefile() -> None:
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    extras = re.findall(r"--editable (\S+)", makefile)
    assert extras
    assert all(re.fullmatch(r"'\.\[fast(,test)?\]'", extra) for extra in extras)
