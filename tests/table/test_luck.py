"""Luck in figures: against the mean of each die, and against the exact odds of each attack."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from cogs.views.luck import luck_lines, luck_word
from rules import Throw
from table import Table
from table.history.effective_log import effective_entries, folded_events
from table.history.luck import Luck, luck_of, luck_of_throws
from tests.table.archives import finished, taken_back, with_words
from tests.table.people import BEN, CHLOE, answer, any_choice, play
from text import LOCALES


def luck(*throws: Throw) -> Luck:
    return luck_of_throws(throws, 1)[0]


def test_by_size_of_die() -> None:
    found = luck(Throw(("W6", "R6", "R8"), (1, 6, 8), player=0), Throw(("B6",), (2,), player=0))
    assert [(sort.sides, sort.dice, sort.total) for sort in found.by_size] == [(6, 3, 9), (8, 1, 8)]
    assert (found.by_size[0].mean, found.by_size[0].expected, found.dice) == (3.0, 3.5, 4)


def test_the_score_is_in_standard_deviations() -> None:
    assert luck(Throw(("W6",) * 2, (1, 6), player=0)).score == 0
    assert luck(Throw(("W6",), (6,), player=0)).score == pytest.approx(2.5 / sqrt(35 / 12))
    assert luck(Throw(("W6",), (1,), player=0)).score == pytest.approx(-2.5 / sqrt(35 / 12))


def test_luckier_than_so_many_in_a_hundred() -> None:
    found = [luck(Throw(("W6",) * 30, (face,) * 30, player=0)).luckier_than for face in range(1, 7)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (1, 99)
    assert luck(Throw(("W6",) * 2, (1, 6), player=0)).luckier_than == 50


def test_the_figures_are_what_chance_says() -> None:
    """Among many players with honest dice, as many as should be are luckier than half of all, and than nine tenths."""
    chance = random.Random(1)
    found = [
        luck(Throw(("W6",) * 40, tuple(chance.randint(1, 6) for _ in range(40)), player=0)).luckier_than
        for _ in range(4000)
    ]
    assert sum(value > 50 for value in found) / len(found) == pytest.approx(0.5, abs=0.03)
    assert sum(value >= 90 for value in found) / len(found) == pytest.approx(0.105, abs=0.02)


def test_hits_against_expectation() -> None:
    found = luck(
        Throw(("R6",) * 3, (1, 5, 6), False, 0, hits=2, expected=1.0),
        Throw(("R6",) * 3, (1, 2, 3), False, 0, hits=0, expected=1.0),
        Throw(("W6",), (4,), player=0),
    )
    assert (found.attacks, found.hits, found.hits_expected) == (2, 2, 2.0)


def test_lots_and_initiative_are_no_luck() -> None:
    assert luck(Throw(("K20",), (20,)), Throw(("K3",), (3,))) == Luck()


@pytest.mark.long
async def test_every_pool_and_attack_counts_once(table: Table) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish")
    entries = await table.entries(game.id)
    lucky = luck_of(entries, 3)
    events = [event for _, entry in entries for event in entry.rules]
    pools = [e for e in events if type(e).__name__ == "Rolled"]
    attacks = [e for e in events if type(e).__name__ == "AttackResolved" and e.dice]  # type: ignore[attr-defined]
    assert sum(item.attacks for item in lucky) == len(attacks) > 0
    told = sum(len(e.faces) for e in pools) + sum(len(e.dice) for e in attacks)  # type: ignore[attr-defined]
    assert sum(item.dice for item in lucky) == told


async def test_what_was_taken_back_counts_once(table: Table) -> None:
    game = await with_words(table, BEN)
    chance = random.Random(3)
    while not (game.decisions and game.decisions[-1].rolled):
        game = await answer(table, game, any_choice(game, chance))
    before = luck_of(await table.entries(game.id), 2)
    game = await taken_back(table, game)
    assert sum(item.dice for item in luck_of(await table.entries(game.id), 2)) < sum(item.dice for item in before)
    game = await play(table, game, chance)
    entries = await table.entries(game.id)
    assert sum(item.dice for item in luck_of(entries, 2)) <= game.state.drawn  # type: ignore[union-attr]
    *_, (_, _, last) = folded_events(entries)
    assert last == game.state
    assert len(effective_entries(entries)) < len(entries)


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words(locale: str) -> None:
    found = luck(Throw(("W6",) * 9, (6,) * 9, player=0), Throw(("R6",), (6,), False, 0, hits=1, expected=1 / 3))
    text = "\n".join(luck_lines(locale, ["Ana*", "Ben"], [found, Luck()]))
    assert "Ana\\*" in text
    assert "99" in text
    assert ("0,3" if locale == "fr" else "0.3") in text
    assert "Ben" in text


def test_bands() -> None:
    assert [luck_word(value) for value in (1, 3, 19, 20, 50, 79, 80, 96, 97, 99)] == [
        *("awful", "poor", "poor", "fair", "fair", "fair", "good", "good", "great", "great"),
    ]
