"""The front page as the server sends it: no kernel, links that lead somewhere, the server's own base address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

from tests.browser.harness.site import Site, serving
from tests.hosting.test_pages import Elements, read
from tests.projects import small_project, write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Site]:
    with serving(folder) as served:
        yield served


def links(page: str) -> list[str]:
    return [str(link["href"]) for link in Elements(page).all("a") if not str(link["href"]).startswith("#")]


def test_it_stands_without_a_kernel(site: Site) -> None:
    page = read(f"{site.address}/")
    assert "<h1>Where to first?</h1>" in page
    assert "jupyter-config-data" not in page
    assert "kernelId" not in page


def test_every_link_on_it_leads_somewhere(site: Site) -> None:
    addresses = links(read(f"{site.address}/"))
    assert "/voila/render/notebooks/counter.ipynb" in addresses
    assert "/voila/render/tutorials/cards/01-first.ipynb" in addresses
    for address in addresses:
        with urlopen(site.address + address, timeout=60) as answer:  # noqa: S310  # the server that this test started
            assert answer.status == 200


def test_a_new_notebook_appears_and_its_words_are_no_markup(site: Site, folder: Path) -> None:
    write_notebook(folder / 'notebooks/a new & "odd" one.ipynb', "Words.", title="<b>Bold</b> & more")
    page = read(f"{site.address}/")
    assert "&lt;b&gt;Bold&lt;/b&gt; &amp; more" in page
    assert "/voila/render/notebooks/a%20new%20%26%20%22odd%22%20one.ipynb" in links(page)
    read(f"{site.address}/voila/render/notebooks/a%20new%20%26%20%22odd%22%20one.ipynb")


def test_a_broken_notebook_leaves_the_page_standing(site: Site, folder: Path) -> None:
    (folder / "notebooks/zz.ipynb").write_text("{", encoding="utf-8")
    assert "zz.ipynb" not in read(f"{site.address}/")
    (folder / "notebooks/zz.ipynb").unlink()


def test_no_word_is_left_for_a_template_to_fill(site: Site) -> None:
    assert re.findall(r"{{|{%|None\b", read(f"{site.address}/")) == []
