"""`--name` and `--allow-frame`: what they take, and what they say to anything else."""

from __future__ import annotations

import pytest

from expeditions_widgets.cli import main
from expeditions_widgets.commands.exit_codes import BAD_OPTION
from expeditions_widgets.hosting.safety.frames import frame_origin
from expeditions_widgets.hosting.safety.host_names import host_name


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://course.example.org", "https://course.example.org"),
        ("HTTPS://Course.Example.org/", "https://course.example.org"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://192.168.1.20:80", "http://192.168.1.20:80"),
    ],
)
def test_a_site_is_taken_as_browsers_write_it(given: str, origin: str) -> None:
    assert frame_origin(given) == origin


@pytest.mark.parametrize(
    "given",
    [
        "",
        "*",
        "https://*.example.org",
        "course.example.org",
        "https://",
        "https:course.example.org",
        "ftp://course.example.org",
        "javascript:alert(1)",
        "https://course.example.org/unit",
        "https://course.example.org?x",
        "https://course.example.org#x",
        "https://teacher@course.example.org",
        "https://course.example.org:",
        "https://course.example.org:0",
        "https://course.example.org:99999",
        "https://course.example.org; script-src *",
        "https://course.example.org 'self'",
        "https://course.example.org\nX: y",
        " https://course.example.org",
        "https://[::1]",
        "https://käse.example",
        "'self'",
        "null",
    ],
)
def test_anything_else_is_refused_with_what_to_write(given: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r"as in|is like"):
        frame_origin(given)
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--no-browser", f"--allow-frame={given}"])
    assert ended.value.code == BAD_OPTION
    said = capfd.readouterr().err
    assert said.startswith("expeditions: argument --allow-frame: ")
    assert "https://course.example.org" in said


@pytest.mark.parametrize(
    "given", ["", "http://course.example.org", "a b", "course.example.org:80", "-a", "a..b", "*.b", "x\n"]
)
def test_a_name_is_a_name_alone(given: str) -> None:
    with pytest.raises(ValueError, match=r"course\.example\.org"):
        host_name(given)
