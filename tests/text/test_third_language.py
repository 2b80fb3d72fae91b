"""A third language is a folder of sentences: found, checked, spoken, and in English where it lacks any."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.text.pseudo import write_language

ROOT = Path(__file__).parents[2]
SCREENS = "tests/e2e/third_language.py"


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """A folder with a language that Discord has and the bot has not; it lacks the lessons and the campaigns."""
    write_language(tmp_path / "de", without=("tutorial.ftl", "campaign.ftl"))
    with (tmp_path / "de" / "own.ftl").open("w", encoding="utf-8") as file:
        file.write("language-de = Deutsch\n")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python with the languages of that folder beside ours."""
    given = {**os.environ, "LOCALES_FOLDER": str(folder)}
    return subprocess.run(
        [sys.executable, *arguments], env=given, cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.long
def test_a_few_screens_in_it(german: Path) -> None:
    done = run(german, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", SCREENS)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout


@pytest.mark.long
def test_what_it_lacks_and_what_is_wrong(german: Path) -> None:
    done = run(german, "-m", "text.fluent.check", "de")
    assert done.returncode == 0, done.stdout
    assert ", 0 are wrong" in done.stdout
    assert "  missing: lesson-wrong\n" in done.stdout
    faulty = {
        "button-undo": "{ $who } zurück",
        "name-game-new": "Neues Spiel",
        "opt-ask": "x" * 120,
        "button-nonsense": "Unsinn",
        "typed-yes": "(ja",
        "system-B": "防御",
        "clock-head": "{ $time ->\n    [nie] nie\n   *[other] { $time }\n}",
    }
    wrong = "".join(f"{key} = {value}\n" for key, value in faulty.items())
    for path in (german / "de").glob("*.ftl"):
        path.unlink()
    (german / "de" / "wrong.ftl").write_text(f"{wrong}??? no\n", encoding="utf-8")
    done = run(german, "-m", "text.fluent.check", "de")
    assert done.returncode == 1
    for said in (
        "button-undo: other arguments than in English: who",
        "name-game-new: a name of commands has lower case letters and no spaces",
        "opt-ask: 120 characters, Discord takes 100",
        "button-nonsense: English has no such sentence",
        "typed-yes: this cannot be read as words divided by bars",
        "system-B: pictures cannot draw cjk letters",
        "clock-head: cases that never come: nie",
        "wrong.ftl: this is no Fluent: '??? no",
    ):
        assert said in done.stdout


def test_a_language_that_is_not_there(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "text.fluent.check", "xx")
    assert done.returncode == 1
    assert done.stdout.startswith("xx: no such folder in ")
