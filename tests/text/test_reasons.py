"""What speaks for a choice, in both languages."""

from __future__ import annotations

import pytest

from rules import RULESETS, Reason
from text.fluent.catalogue import LOCALES, has
from text.reasons import reason_line, term_line


@pytest.mark.parametrize(
    ("locale", "reason", "line"),
    [
        ("en", Reason("attack", {"hits": 1.7, "destroys": 0.25}), "hits to expect: 1.7; 25% to destroy it"),
        (
            "fr",
            Reason("attack", {"hits": 1.7, "destroys": 0.25}),
            "dégâts à prévoir : 1,7 ; 25 % de chances de la détruire",
        ),
        ("en", Reason("shot", {"chance": 0.58}), "58% to score"),
        ("en", Reason("attack", {"die": "R6", "face": 5}), ""),
        ("en", Reason("move", {"die": "G6"}), ""),
        ("en", Reason("best-attack", {"frame": "A1"}), "it has the best target"),
    ],
)
def test_a_reason_in_words(locale: str, reason: Reason, line: str) -> None:
    assert reason_line(locale, reason).replace("\u202f", " ") == line


def test_a_term_says_in_which_way_a_choice_differs() -> None:
    assert term_line("en", "score", 3.0) == "more points"
    assert term_line("fr", "life", -1.25).replace("\u202f", " ") == "plus de pertes"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_of_every_appraisal_has_words(locale: str) -> None:
    names = {name for rules in RULESETS.values() if rules.appraisal is not None for name in rules.appraisal.weights}
    assert [name for name in sorted(names) if not has(locale, f"reason-term-{name}")] == []
