"""Answers scoring practice through the page: its first table is a score sheet like any other."""

from __future__ import annotations

from tests.browser.harness.answer_score import right, wrong

__all__ = ["right", "wrong"]
