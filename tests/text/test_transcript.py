"""The transcript that somebody reads before a release says sentences in each of their cases."""

from __future__ import annotations

import pytest

from tests.long import LONG
from text import LOCALES
from text.fluent.check import sentences
from text.fluent.transcript import said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_said(locale: str) -> None:
    own = sentences(locale)
    texts = {key: list(said(locale, key, own[key])) for key in list(own)[:: 1 if LONG else 40]}
    assert [key for key, cases in texts.items() if not any(cases) or any("{" in case for case in cases)] == []


def test_each_case_is_said_once() -> None:
    own = sentences("en")
    assert list(said("en", "ladder-pace", own["ladder-pace"])) == ["live", "by post"]
    assert list(said("en", "button-standin", own["button-standin"])) == ["Claim the win", "Go on without Émile"]
