"""What the server answers: the front page, the project's notebooks, and nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.browser.harness.site import Site, serving
from tests.projects import small_project

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(small_project(tmp_path_factory.mktemp("project"))) as served:
        yield served


class Elements(HTMLParser):
    """The elements of a page with their attributes, in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def read(address: str) -> str:
    with urlopen(address, timeout=60) as answer:  # noqa: S310  # always the server that this test started
        return str(answer.read().decode())


def refused(address: str) -> tuple[int, str]:
    with pytest.raises(HTTPError) as answer:
        read(address)
    return answer.value.code, answer.value.read().decode()


def test_a_page_answers_with_title_language_and_main_landmark(site: Site) -> None:
    page = read(site.page("notebooks/counter.ipynb"))
    elements = Elements(page)
    assert elements.all("html") == [{"lang": "en"}]
    assert "<title>A small project · Expeditions</title>" in page
    assert len(elements.all("main")) == 1
    assert len(elements.all("h1")) == 1
    assert {"href": "#content", "class": "exp-site-skip"} in elements.all("a")
    assert any(meta.get("name") == "viewport" for meta in elements.all("meta"))


def test_the_front_pages_notebook_leads_to_the_front_page_and_its_query_goes_along(site: Site) -> None:
    with urlopen(site.page("notebooks/index.ipynb", "theme=dark"), timeout=60) as answer:  # noqa: S310  # this test's own
        assert answer.url == f"{site.address}/?theme=dark"


def test_a_title_in_the_metadata_wins(site: Site) -> None:
    assert "<title>Lesson one · Expeditions</title>" in read(site.page("tutorials/cards/01-first.ipynb"))


def test_no_page_names_an_address_off_the_machine(site: Site) -> None:
    pages = [
        read(site.page("notebooks/counter.ipynb")),
        read(f"{site.address}/"),
        refused(f"{site.address}/nowhere")[1],
    ]
    for page in pages:
        namespaces_left_out = page.replace("http://www.w3.org/2000/svg", "")
        assert re.findall(r"(?:https?:)?//[\w.-]+\.\w+", namespaces_left_out) == []


def test_code_and_what_stands_in_for_a_widget_stay_on_the_server(site: Site) -> None:
    page = read(site.page("notebooks/counter.ipynb"))
    assert "import anywidget" not in page
    assert "widget-view+json" in page
    assert "Counter object" not in page


def test_a_kernel_works_in_its_notebooks_folder(site: Site) -> None:
    assert re.search(
        r'<pre class="exp-site-print" tabindex="0">\S+/notebooks\n', read(site.page("notebooks/counter.ipynb"))
    )


def test_a_failed_cell_shows_a_friendly_note_and_no_traceback(site: Site) -> None:
    page = read(site.page("notebooks/broken.ipynb"))
    assert "Part of this page could not start." in page
    for secret in ("ZeroDivisionError", "Traceback", "secret_name"):
        assert secret not in page


@pytest.mark.parametrize(
    "query", ["template=reveal&voila-template=reveal", "theme=JupyterLab%20Dark", "template=lab&voila-theme=dark"]
)
def test_a_query_chooses_neither_template_nor_theme_on_the_server(site: Site, query: str) -> None:
    def without_what_differs_each_time(page: str) -> str:
        return re.sub(r'"(?:kernelId|model_id|farewell)": "[^"]+"', "", page)

    asked = read(site.page("tutorials/cards/01-first.ipynb", query))
    plain = read(site.page("tutorials/cards/01-first.ipynb"))
    assert without_what_differs_each_time(asked) == without_what_differs_each_time(plain)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/voila/render/private.ipynb",
        "/voila/render/notebooks/../private.ipynb",
        "/voila/render/notebooks/%2e%2e/private.ipynb",
        "/voila/render/notebooks/gone.ipynb",
        "/voila/render/notebooks/.ipynb_checkpoints/index-checkpoint.ipynb",
        "/voila/tree",
        "/voila/api/contents/private.ipynb",
    ],
)
def test_any_other_address_leads_to_the_page_not_found(site: Site, path: str) -> None:
    code, page = refused(f"{site.address}{path}")
    assert code == 404
    assert "There is no page here" in page
    assert "Private" not in page


@pytest.mark.parametrize("path", ["/voila/files/private.ipynb", "/voila/files/notebooks/index.ipynb"])
def test_no_notebook_is_handed_out_as_a_file(site: Site, path: str) -> None:
    assert refused(f"{site.address}{path}")[0] == 403
