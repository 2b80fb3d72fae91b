"""A game's log, decision by decision."""

from __future__ import annotations

import itertools
import random

import pytest

from rules import RULESETS
from table import Game, Table, log
from table.history.effective_log import effective_entries
from table.history.steps import steps_of
from tests.long import first
from tests.table.archives import finished, taken_back
from tests.table.people import ANA, play, started
from think.judge import asked_of

DECIDED = log.Answered | log.TimedOut | log.PlayedFor | log.SoleAnswered


def decisions(entries: list[tuple[int, log.Entry]]) -> list[tuple[int, int, str, object]]:
    """Every decision of the log that counts."""
    events = [(seq, event) for seq, entry in effective_entries(entries) for event in entry.table]
    return [(seq, event.player, event.kind, event.choice) for seq, event in events if isinstance(event, DECIDED)]


async def check(table: Table, game: Game) -> int:
    """The steps lead from the first state to the last, one a decision; how many of them share an entry with another."""
    entries = await table.entries(game.id)
    steps = steps_of(entries)
    assert all(one.after == other.before for one, other in itertools.pairwise(steps))
    assert steps[-1].after == game.played
    made = [step for step in steps if step.kind]
    due = [found for found in decisions(entries) if found[0] >= steps[0].seq]  # some are made with the opening
    assert [(step.seq, step.player, step.kind, step.choice) for step in made] == due
    for step in made:
        assert asked_of(step.before, step.player, step.kind) is not None
    return len(made) - len({step.seq for step in made})


@pytest.mark.long
@pytest.mark.parametrize(
    ("ruleset", "kind"), first(((name, kind) for name, game in RULESETS.items() for kind in game.tables), 4)
)
async def test_every_decision_is_a_step(table: Table, ruleset: str, kind: str) -> None:
    await check(table, await finished(table, ruleset=ruleset, kind=kind, size=RULESETS[ruleset].sizes[0]))


async def test_entries_that_answer_several_questions_are_taken_apart(table: Table) -> None:
    assert await check(table, await finished(table)) > 0


async def test_what_was_undone_is_no_step(table: Table) -> None:
    game = await play(table, await started(table), random.Random(1), 12)
    before = steps_of(await table.entries(game.id))
    game = await taken_back(table, game)
    after = steps_of(await table.entries(game.id))
    assert after == before[: len(after)]
    assert len(after) < len(before)


async def test_an_end_that_the_host_makes_is_a_step_without_a_decision(table: Table) -> None:
    game = await play(table, await started(table), random.Random(1), 12)
    await table.end(game.id, ANA)
    last = steps_of(await table.entries(game.id))[-1]
    assert (last.kind, last.player) == ("", -1)
    assert last.after.outcome is not None
