"""Several who must decide in one game, and many games at once: one message for all, and one query for everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from sqlalchemy import event

from cogs.channel.pings import Pings
from storage import EntryRow, NewGame, Storage, Summary
from table import Game, Table
from table.time.away import QuietHours
from table.time.clock import DAY, HOUR, ManualClock

ANA, BEN, CHLOE = 1, 2, 3
START = 1e9 - 1e9 % DAY


class Discord:
    """A channel that notes what is done in it, and refuses as it is told."""

    def __init__(self) -> None:
        self.shown: dict[int, str] = {}
        self.mentioned: list[list[int]] = []
        self.refuses: list[discord.HTTPException] = []
        self.posted = 0

    def get_channel(self, _channel: int) -> SimpleNamespace:
        return SimpleNamespace(guild=SimpleNamespace(id=1))

    def get_partial_messageable(self, _channel: int) -> Discord:
        return self

    def get_partial_message(self, message: int) -> SimpleNamespace:
        async def delete() -> None:
            del self.shown[message]

        async def edit(view: ui.LayoutView) -> None:
            self.shown[message] = text_of(view)

        return SimpleNamespace(delete=delete, edit=edit)

    async def send(
        self, *, view: ui.LayoutView, allowed_mentions: discord.AllowedMentions, **_more: object
    ) -> SimpleNamespace:
        if self.refuses:
            raise self.refuses.pop()
        self.posted += 1
        self.shown[self.posted] = text_of(view)
        users: Any = allowed_mentions.users
        self.mentioned.append([user.id for user in users])
        return SimpleNamespace(id=self.posted)


def text_of(view: ui.LayoutView) -> str:
    """What a view says."""
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.fixture
def clock() -> ManualClock:
    """A midnight."""
    return ManualClock(START)


@pytest.fixture
async def storage(database_url: str) -> AsyncIterator[Storage]:
    """A database of this test's own."""
    opened = await Storage.open(database_url)
    yield opened
    await opened.close()


class Waiting(Table):
    """A table whose games have no log worth reading."""

    async def fresh(self, game_id: str) -> Game:
        """A game of that id."""
        return game_of(game_id)


def game_of(game_id: str) -> Game:
    """A game that asks nothing in particular."""
    number = int(game_id.removeprefix("g"))
    return Game(game_id, number, 1, ANA, "The game", "rapid-attack", "demo", "declared", {})


@pytest.fixture
def table(storage: Storage, clock: ManualClock) -> Table:
    """A table by that clock."""
    return Waiting(storage, clock=clock)


async def made(table: Table, *waiting: int, number: int = 1) -> None:
    """A game that waits for these people."""
    now = table.clock.now()
    summary = Summary("running", "The game", (ANA, BEN, CHLOE), waiting, "en")
    new = NewGame(f"g{number}", 1, number, ANA, "r", b"", now)
    await table.storage.games.create(new, [EntryRow(1, now, None, None, b"{}")], summary)


async def after(table: Table, pings: Pings, actor: int, *waiting: int, seq: int) -> None:
    """Somebody decides; then the game waits for these people, and that is shown."""
    entry = EntryRow(seq, table.clock.now(), actor, None, b"{}")
    await table.storage.games.append("g1", entry, Summary("running", "The game", (ANA, BEN, CHLOE), waiting, "en"))
    await pings.of_game(game_of("g1"))


async def test_one_message_for_all_who_must_decide(table: Table, clock: ManualClock) -> None:
    there = Discord()
    pings = Pings(there, table)  # type: ignore[arg-type]
    await made(table, ANA, BEN)
    await pings.round()
    assert there.mentioned == [[ANA, BEN]]
    clock.advance(HOUR)
    await after(table, pings, ANA, BEN, seq=2)
    assert there.mentioned == [[ANA, BEN]], "Ben has been told"
    assert len(there.shown) == 1
    assert "<@2>" in there.shown[1]
    assert "<@1>" not in there.shown[1]
    await after(table, pings, BEN, CHLOE, seq=3)
    assert there.mentioned == [[ANA, BEN], [CHLOE]]
    assert list(there.shown) == [2]


async def test_each_by_their_own_hours(table: Table, clock: ManualClock) -> None:
    there = Discord()
    pings = Pings(there, table)  # type: ignore[arg-type]
    await table.preferences.set_user(BEN, quiet=QuietHours(22 * 60, 7 * 60))
    await made(table, ANA, BEN)
    assert await pings.round() == clock.now()
    assert there.mentioned == [[ANA]]
    assert await pings.round() == START + 7 * HOUR
    clock.advance(7 * HOUR)
    await pings.round()
    assert there.mentioned == [[ANA], [BEN]]


@pytest.mark.parametrize("status", [403, 404])
async def test_a_channel_that_is_closed_to_the_bot(table: Table, clock: ManualClock, status: int) -> None:
    there, response = Discord(), SimpleNamespace(status=status, reason="")
    pings = Pings(there, table)  # type: ignore[arg-type]
    await made(table, BEN)
    there.refuses.append(discord.HTTPException(response, "no"))  # type: ignore[arg-type]
    await pings.round()
    await pings.round()
    assert there.mentioned == [], "no storm of attempts"
    clock.advance(DAY)
    await pings.round()
    assert there.mentioned == [[BEN]]


async def test_two_processes_tell_once(table: Table, storage: Storage, clock: ManualClock) -> None:
    there = Discord()
    both = [Pings(there, Waiting(storage, clock=clock)) for _ in range(2)]  # type: ignore[arg-type]
    for number in range(20):
        await made(table, BEN, number=number)
    rows = await storage.waiting.due(clock.now())
    assert len(rows) == 20
    for pings in both:
        for group in await pings._planned(rows, clock.now()):
            await pings._ping(group)
    assert there.mentioned == [[BEN]] * 20


async def test_a_look_is_one_query_however_many_wait(table: Table, storage: Storage, clock: ManualClock) -> None:
    there = Discord()
    pings = Pings(there, table)  # type: ignore[arg-type]
    for number in range(100):
        await made(table, BEN, number=number)
        clock.advance(1)
    await pings.round()
    assert len(there.mentioned) == 100
    said: list[str] = []
    engine = storage._database.engine
    event.listen(engine, "before_cursor_execute", lambda _c, _u, statement, *_: said.append(statement))
    following = await pings.round()
    assert following == clock.now() + DAY
    assert len(said) == 1


async def test_the_mark_of_an_earlier_version(table: Table, storage: Storage) -> None:
    there = Discord()
    there.shown[77] = "an old ping"
    pings = Pings(there, table)  # type: ignore[arg-type]
    await made(table, BEN)
    await storage.marks.set("g1", "ping", "2,3:77")
    await after(table, pings, BEN, CHLOE, seq=2)
    assert list(there.shown) == [1]
    await storage.marks.set("g1", "ping", ":")
    await after(table, pings, CHLOE, BEN, seq=3)
    assert there.mentioned[-1] == [BEN]
