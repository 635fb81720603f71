"""What visitors get is a copy that stays as it was; what one person works on alone shows at a reload."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

from expeditions_widgets.hosting.safety.host_names import is_open
from expeditions_widgets.hosting.safety.served_copy import served_copy
from tests.browser.harness.site import Site  # noqa: TC001  # pytest reads the fixture's type
from tests.hosting.safety.conftest import ask
from tests.projects import small_project, write_notebook


def test_nothing_in_it_can_be_written_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    project = small_project(tmp_path / "project")
    (project / "notebooks/.hidden").mkdir()
    (project / "notebooks/.hidden/x.ipynb").touch()
    (project / "notebooks/linked.ipynb").symlink_to(project / "private.ipynb")
    with served_copy(project) as copy:
        found = {path.relative_to(copy).as_posix(): path for path in copy.rglob("*")}
        assert {name for name in found if name.endswith(".ipynb")} == {
            "notebooks/index.ipynb",
            "notebooks/counter.ipynb",
            "notebooks/broken.ipynb",
            "tutorials/cards/01-first.ipynb",
        }
        assert not any("hidden" in name or "private" in name for name in found)
        assert found["notebooks/counter.ipynb"].read_bytes() == (project / "notebooks/counter.ipynb").read_bytes()
        modes = {stat.S_IMODE(path.stat().st_mode) for path in (copy, *found.values())}
        if os.name == "posix":
            assert modes == {0o400, 0o500}
            assert stat.S_IMODE(copy.parent.stat().st_mode) == 0o700
    assert not copy.parent.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_what_can_not_be_copied_is_left_out_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    project = small_project(tmp_path)
    os.mkfifo(project / "notebooks/pipe.ipynb")
    with served_copy(project) as copy:
        assert (copy / "notebooks/index.ipynb").is_file()
        assert not (copy / "notebooks/pipe.ipynb").exists()
    assert "pipe.ipynb is not served, for it cannot be copied" in caplog.text


def test_it_goes_away_after_an_error_too(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), served_copy(small_project(tmp_path)) as copy:
        raise RuntimeError
    assert not copy.parent.exists()


def test_visitors_get_what_was_there_at_the_start(site: Site, folder: Path) -> None:
    write_notebook(folder / "notebooks/late.ipynb", "# Late")
    assert ask(site, "/voila/render/notebooks/late.ipynb").status == 404
    page = ask(site, "/voila/render/notebooks/counter.ipynb").body
    printed = re.search(r'<pre class="exp-site-print" tabindex="0">(.*)\n', page)
    assert printed
    works_in = Path(printed[1])
    assert works_in.name == "notebooks"
    assert not works_in.is_relative_to(folder)


def test_whoever_is_alone_sees_each_edit() -> None:
    """The tests of the front page show it by a server: this one, that nobody else comes to such a one."""
    assert not is_open("localhost", (), ())
    assert not is_open("127.0.0.1", (), ())
    assert not is_open("::1", (), ())
    assert is_open("", (), ())
    assert is_open("teacher-pc", (), ())
    assert is_open("0.0.0.0", (), ())  # noqa: S104
    assert is_open("192.168.1.20", ("192.168.1.20",), ())
