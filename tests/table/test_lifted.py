"""A game begun before a correction of the rules goes on by the corrected ones, and its log says so."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pytest

from cogs.views.game.story import change_note
from rules import EDITION
from table import Change, Game, Move, Person, Table, log
from table.history.transfer import import_game
from table.votes.undo import take_back
from tests.table.people import ANA, any_choice, started

BEFORE = Path(__file__).parents[1] / "house" / "before"
RUNNING = sorted(path.name for path in BEFORE.glob("*-running.game.json.gz"))


async def begun_before(table: Table, name: str) -> Game:
    """A running game of an older version, imported by its first player."""
    data = gzip.decompress((BEFORE / name).read_bytes())
    first = Person(ANA.user, "Ana")
    return await import_game(table, data, first, channel=7, guild=1, running=True)


async def answered(table: Table, game: Game) -> Game:
    request = game.requests[0]
    seat = game.seats[request.player]
    choice = any_choice(game, random.Random(1))
    return await table.answer(game.id, Person(seat.user, seat.name), [Move(choice, request.kind)])


async def lifts(table: Table, game: Game) -> list[int]:
    """The numbers of the entries that lift the game."""
    entries = await table.entries(game.id)
    return [seq for seq, entry in entries if any(isinstance(event, log.Lifted) for event in entry.table)]


@pytest.mark.parametrize("name", RUNNING)
async def test_the_first_decision_lifts_an_older_game_once(table: Table, name: str) -> None:
    game = await begun_before(table, name)
    assert (game.edition, await lifts(table, game)) == (1, [])
    changes: list[Change] = []
    table.listen(changes.append)
    after = await answered(table, game)
    assert (after.edition, await lifts(table, after)) == (EDITION, [after.seq])
    assert "corrected rules" in (change_note(changes[-1]) or "")
    later = await answered(table, after)
    assert await lifts(table, later) == [after.seq]
    assert "corrected rules" not in (change_note(changes[-1]) or "")
    table.drop_cache()
    assert (await table.game(game.id)).edition == EDITION


async def test_an_undo_does_not_take_the_corrected_rules_back(table: Table) -> None:
    game = await begun_before(table, RUNNING[0])
    after = await answered(table, game)
    newest = after.decisions[-1]
    seat = next(seat for seat in after.seats if seat.user == newest.user)
    back = await take_back(table, after.id, Person(seat.user, seat.name), seq=after.seq, ask=False)
    assert (back.state, back.edition) == (game.state, EDITION)


async def test_a_new_game_is_of_this_edition_and_never_lifted(table: Table) -> None:
    game = await answered(table, await started(table))
    assert (game.edition, await lifts(table, game)) == (EDITION, [])
