"""Which moments of a game are shown again."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from cogs.actions.game.history import FRAMES_MAX, scenes
from rules import replay, requests
from table import Table
from table.history.effective_log import folded_entries
from tests.table.archives import ADVANCED, finished, taken_back, with_words
from tests.table.people import BEN, CHLOE, answer, any_choice, lobby, play


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["plain", "advanced"])
async def test_from_the_first_board_to_the_last(table: Table, options: dict[str, bool]) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish", options=options)
    entries = await table.entries(game.id)
    found = scenes(entries)
    states = [scene[-1][1] for scene in found]
    assert states[0] == replay(next(entry.rules for _, entry in entries if entry.rules))
    assert states[-1] == game.state
    assert 10 < len(found) <= FRAMES_MAX
    assert [state.serial for state in states] == sorted({state.serial for state in states})
    for state in states:
        assert requests(state) or state.outcome is not None, "a moment at which somebody was asked"


@pytest.mark.long
async def test_scenes_follow_on_each_other_with_all_that_happened(table: Table) -> None:
    game = await finished(table, BEN, size="skirmish")
    entries = await table.entries(game.id)
    found = scenes(entries, 10**6)
    for before, after in pairwise(found):
        assert after[0] is before[-1]
    told = [event for scene in found for event, _ in scene[1:]]
    assert told == [event for made in list(folded_entries(entries))[1:] for event, _ in made]


@pytest.mark.long
async def test_every_activation_is_seen(table: Table) -> None:
    game = await finished(table, BEN, size="skirmish")
    entries = await table.entries(game.id)
    chosen = [e for _, entry in entries for e in entry.rules if type(e).__name__ == "Activated" and e.under is None]  # type: ignore[attr-defined]
    assert len(scenes(entries, 10**6)) >= len(chosen) > 5


@pytest.mark.long
async def test_a_long_game_is_thinned_evenly(table: Table) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish")
    entries = await table.entries(game.id)
    whole, few = scenes(entries, 10**6), scenes(entries, 12)
    assert len(few) == 12
    assert (few[0], few[-1]) == (whole[0], whole[-1])
    places = [whole.index(state) for state in few]
    steps = [b - a for a, b in pairwise(places)]
    assert max(steps) - min(steps) <= 1


async def test_what_was_taken_back_is_not_shown(table: Table) -> None:
    game = await with_words(table, BEN)
    chance = random.Random(3)
    while not (game.decisions and game.decisions[-1].rolled):
        game = await answer(table, game, any_choice(game, chance))
    gone = game.state
    game = await taken_back(table, game)
    assert scenes(await table.entries(game.id))[-1][-1][1] == game.state != gone
    game = await play(table, game, chance, steps=10)
    assert scenes(await table.entries(game.id))[-1][-1][1] == game.state


async def test_a_lobby_has_nothing_to_show(table: Table) -> None:
    game = await lobby(table, BEN)
    assert scenes(await table.entries(game.id)) == []
