"""The glossary's terms are those of the catalogues, and its other words are in none of them."""

from __future__ import annotations

import re

import pytest

from tests.text.talk import ROOT

FILES = {
    "Rapid Attack, MEZ, Unofficial": ("rapid-attack", "tutorial"),
    "Intercept Orbit": ("intercept-orbit", "tutorial-intercept-orbit", "fleet"),
    "Football": ("football", "tutorial-football"),
    "The bot": (),
}
"""The catalogues of each chapter; none: all of them."""
ROW = re.compile(r"^\| (.+?) \| (.+?) \| (.*?) ?\| (.*?) ?\| (.*?) ?\|$")
SECTION = re.compile(r"^## (.+)$")
RULES = {
    "Rapid Attack, MEZ, Unofficial": ("", "## Mecha Football"),
    "Intercept Orbit": ("## Intercept Orbit: fleets", ""),
    "Football": ("## Mecha Football", "## Intercept Orbit: fleets"),
}
"""Where the pages of the rulebook about each chapter begin and end in their file."""


def terms() -> dict[str, list[tuple[str, str, str]]]:
    """English, French and unused words of each chapter."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if section := SECTION.match(line):
            found[section[1]] = chapter = []
        elif (row := ROW.match(line)) and row[1] not in ("English", "---"):
            chapter.append((row[1], row[2], row[5]))
    return found


def sentences(locale: str, chapter: str) -> str:
    """The sentences of a chapter, without keys, comments, code and the words by which rules are found."""
    folder = ROOT / "locales" / locale
    names = FILES[chapter] or tuple(path.stem for path in folder.glob("*.ftl"))
    texts = [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names]
    if chapter in RULES:
        rules, (first, last) = (folder / "rules.ftl").read_text(encoding="utf-8"), RULES[chapter]
        texts.append(rules[rules.index(first) : rules.index(last) if last else None])
    lines = "\n".join(texts).replace("’", "'").splitlines()
    kept = (line for line in lines if not line.startswith(("#", "rule-words-", "typed-", "name-", "parameter-")))
    return "\n".join(re.sub(r"^[a-zA-Z][\w-]* =|\[[\w-]+\]|\{ ?\$\w+|`[^`]*`", " ", line) for line in kept)


@pytest.mark.parametrize("chapter", FILES)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_one_term_a_concept(locale: str, chapter: str) -> None:
    said = sentences(locale, chapter)
    rows = terms()[chapter]
    missing = [pair[locale == "fr"] for pair in rows if not _said(pair[locale == "fr"], said)]
    others = [word for row in rows for word in row[2].split(", ") if word and _said(word, said)]
    assert (missing, others) == ([], [])


def _said(term: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(term)}(?:e?s|x)?(?![\w-])", text, re.IGNORECASE) is not None


def test_every_chapter_is_there() -> None:
    assert list(terms()) == list(FILES)
    assert all(len(rows) > 10 for rows in terms().values())
