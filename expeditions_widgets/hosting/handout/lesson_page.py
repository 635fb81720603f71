"""A lesson as a handout: story and exercises in order, the answers on a last page or not at all."""

from html import escape
from typing import Any, Final

from expeditions_widgets.hosting.games import GAMES
from expeditions_widgets.hosting.handout.clean import drawings_apart
from expeditions_widgets.hosting.handout.collecting import Lesson, Told
from expeditions_widgets.hosting.handout.page import page
from expeditions_widgets.hosting.page_title import SITE_NAME, notebook_title

_HOW: Final = "This is a lesson for the screen, on paper: where a task says press, choose or type, mark it or write it."
_LATER: Final = "on a page of its own further on. Say to yourself what you expect before you look."
_NAME: Final = '<p class="name">Name <span class="guess"></span> Date <span class="guess"></span></p>'


def handout(lesson: Lesson) -> str:
    """Return a lesson as one HTML document; the answers follow on a page of their own, where it has any.

    Every drawing's ids begin with its number on the page.
    """
    parts: list[str] = []
    charts: list[str] = []
    answers: list[str] = []
    exercises = 0
    for number, piece in enumerate(lesson.pieces, start=1):
        if isinstance(piece, Told):
            parts.append(f'<section class="story">{drawings_apart(piece.html, f"p{number}-")}</section>')
        elif piece.chart:
            heading = f"Chart {len(charts) + 1}: {escape(piece.name, quote=False)}"
            parts.append(f'<p class="see">{heading}, {_LATER}</p>')
            drawn = drawings_apart(piece.chart, f"p{number}-")
            charts.append(f'<section class="chart"><h2>{heading}</h2>{drawn}</section>')
        else:
            exercises += 1
            named = f"Exercise {exercises}"
            asked = drawings_apart(piece.question, f"p{number}-")
            parts.append(f'<article class="exercise"><h2>{named}</h2>{asked}</article>')
            if piece.answer:
                answers.append(f'<article class="answer"><h3>{named}</h3>{piece.answer}</article>')
    title = notebook_title(lesson.notebook) or SITE_NAME
    headed = "<h1" in "".join(parts[:1])
    heading = _course(lesson.notebook) + ("" if headed else f"<h1>{escape(title, quote=False)}</h1>")
    last = f'<section class="answers"><h2>Answers</h2>{"".join(answers)}</section>' if answers else ""
    header = f'<header>{heading}{_NAME}<p class="quiet">{_HOW}</p></header>'
    return page(f"{title} · {SITE_NAME}", "\n".join((header, "<main>", *parts, *charts, last, "</main>")))


def _course(notebook: Any) -> str:  # noqa: ANN401 - nbformat has no types
    own = notebook.metadata.get("expeditions", {})
    course, order = (own.get("course"), own.get("order")) if isinstance(own, dict) else (None, None)
    game = GAMES.get(str(course))
    return f'<p class="course">{game.name}, lesson {order}</p>' if game and isinstance(order, int) else ""
