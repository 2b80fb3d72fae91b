"""The league's scripts play by the rules, and its table says who won."""

import pytest

from rules import RULESETS
from tests.league.__main__ import HEAD, lines
from tests.league.habits import Habits
from tests.league.scripts import SCRIPTS
from tests.long import first
from think.match import begun, play


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_every_ruleset_has_six_scripts_or_more(ruleset: str) -> None:
    assert len(SCRIPTS[ruleset]) >= 6


@pytest.mark.long(after=1)
@pytest.mark.parametrize(
    ("ruleset", "name"),
    first(
        [(ruleset, name) for ruleset in ("football", "rapid-attack", "intercept-orbit") for name in SCRIPTS[ruleset]], 3
    ),
)
def test_no_answer_of_a_script_is_refused(ruleset: str, name: str) -> None:
    game = play(begun(ruleset, "map", name), ("veteran", SCRIPTS[ruleset][name]), name)
    assert game.refused == 0
    assert game.share in (0.0, 0.5, 1.0)


def test_the_table_has_a_line_a_script() -> None:
    table = list(lines(["football"], "declared", "veteran", 1, 1))
    assert table[:2] == list(HEAD)
    assert [line.split(" | ")[1] for line in table[2:]] == list(SCRIPTS["football"])


def test_habits_are_counted_of_who_has_them() -> None:
    counted = Habits()
    counted.play("rapid-attack", "habits")
    assert counted.idle.total() > 4
    assert counted.untestable.total() > 10
    assert not counted.dry
