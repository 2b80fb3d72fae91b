"""A whole database after somebody was forgotten: nothing of them is in any table, memory, file or proof."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import select

from rules.codec import to_builtins
from storage import CampaignRow, MemberRow, Storage
from storage.rows import FollowRow
from storage.tables import metadata
from table import Game, Opened, Person, Table
from table.fold import fold
from table.forgetting import SETTLED, forget_pending
from table.game import FORGOTTEN, is_bot, is_person
from table.history.archive import pack
from table.history.privacy import forget
from table.history.season import save_result, season_of_guild
from table.history.transfer import export_game, import_game, read_archive
from table.history.verify import DiceReport, verify
from table.records.live import read_log
from table.time.clock import ManualClock
from table.votes import seating
from table.waiting import elsewhere
from tests.processes.test_elsewhere import two, within_a_second
from tests.table.people import ANA, BEN, play

__all__ = ["two"]

ZOE = Person(731984651237846512, "Zoë Quixley")
NEUTRAL = "nobody"
TRACES = (str(ZOE.user), ZOE.name, "Zo\\u00eb")


async def opened(table: Table, channel: int, host: Person = ZOE, **more: Any) -> Game:
    """A lobby of Zoë's with Ana and Ben; their words for the dice, and Zoë's with her name in them."""
    title = f"{host.name}'s game"
    game = await table.open(
        host, channel=channel, guild=1, opened=Opened(host.user, title, "rapid-attack", "demo", "declared", {})
    )
    for person in {ZOE, ANA, BEN} - {host}:
        game = await table.join(game.id, person, None)
    return await table.join(game.id, ZOE, None, words=more.get("words", ""))


async def lived(table: Table) -> dict[str, Game]:
    """Games of every kind, with all that is kept beside them."""
    chance, storage = random.Random(5), table.storage
    games = {
        "over": await opened(table, 1, words="six times six"),
        "named": await opened(table, 2, words="by zoë quixley, for luck"),
        "running": await opened(table, 3, words="Zoë Quixley"),
        "voted": await opened(table, 4, host=ANA),
    }
    lobby = await opened(table, 5, host=BEN)
    for kind, lobbied in games.items():
        begun = await table.start(lobbied.id, ZOE if lobbied.host == ZOE.user else ANA)
        games[kind] = await play(table, begun, chance, steps=12 if kind in ("running", "voted") else 10_000)
    game = games["voted"]
    await seating.replace(table, game.id, BEN, game.player_of(ANA.user) or 0, Person(999, "Dmitri"))
    for kind in ("over", "named"):
        await save_result(table, games[kind].id)
    await storage.companies.save(ZOE.user, "Own", "rapid-attack", "B B")
    await table.preferences.set_user(ZOE.user, language="fr", ping="message")
    await table.preferences.set_guild(1, hidden=(ANA.user, ZOE.user))
    pinged = {"ping/55": f'{{"{ZOE.user}":4.0,"{ANA.user}":5.0}}', f"!ping-{ZOE.user}.4.0.1": "{}"}
    await storage.marks.change(games["running"].id, {**pinged, "board": "731984651237846"})
    await storage.follows.add(FollowRow("f", games["voted"].id, ZOE.user, 1, "thread", "7", "en", 1.0, 0, 0, 0.0))
    await storage.campaigns.create(CampaignRow("c", 1, 1, ZOE.user, "Iron Winter", 1.0, None, "{}"))
    await storage.campaigns.save_member(MemberRow("c", ZOE.user, ZOE.name, 1.0, None, ""))
    data = pack(await export_game(table, games["over"]))
    games["imported"] = await import_game(table, data, ZOE, channel=6, guild=1)
    games["lobby"] = lobby
    return games


def traced(value: object) -> bool:
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    return any(trace.casefold() in text.casefold() for trace in TRACES)


async def in_tables(storage: Storage) -> list[str]:
    """Where any column of any table holds the person's number or name."""
    found = []
    for table in metadata.sorted_tables:
        for row in await storage._database.rows(select(table)):
            found += [f"{table.name}.{name}: {value!r}" for name, value in row.items() if traced(value)]
    return found


def in_memory(table: Table) -> list[str]:
    """What a process keeps of a person."""
    kept = {**vars(table), **vars(table.preferences), **vars(table.storage.games)}
    return [name for name, value in kept.items() if name != "former_player" and traced(repr(value))]


async def states(storage: Storage, games: dict[str, Game]) -> dict[str, list[Any]]:
    """Every state of every game as its log folds, with the person's name a neutral one."""
    found = dict[str, list[Any]]()
    for kind, game in games.items():
        past = dict[int, Game]()
        fold(game.id, game.channel, read_log(await storage.games.entries(game.id)), past)
        found[kind] = [_neutral(to_builtins(each.state)) for each in past.values()]
    return found


def _neutral(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _neutral(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_neutral(item) for item in value]
    return NEUTRAL if value == ZOE.name else value


async def proofs(table: Table, games: dict[str, Game]) -> dict[str, DiceReport]:
    return {kind: verify(await export_game(table, await table.game(game.id))) for kind, game in games.items()}


async def test_nothing_is_left_of_who_was_forgotten(two: tuple[Table, Table]) -> None:
    one, other = two
    games = await lived(one)
    for game in games.values():
        await other.game(game.id)
    await elsewhere.Elsewhere(other).look()
    assert other.preferences.user(ZOE.user).language == "fr"
    assert await in_tables(one.storage)
    assert in_memory(one)
    assert in_memory(other)
    await forget(one, ZOE)
    assert in_memory(one) == []

    async def known() -> bool:
        return in_memory(other) == [] and other.preferences.guild(1).hidden == (ANA.user,)

    assert await within_a_second(known)
    assert isinstance(one.clock, ManualClock)
    one.clock.advance(SETTLED)
    await forget_pending(one)
    assert await in_tables(one.storage) == []
    games = {kind: await one.game(game.id) for kind, game in games.items()}
    for kind, game in games.items():
        assert await other.game(game.id) == await one.game(game.id), kind
        data = pack(await export_game(other, await other.game(game.id)))
        assert not traced(data), kind
        if game.state is not None:
            read_archive(data)
    assert NEUTRAL in {seat.name for seat in games["over"].seats}
    assert not traced(repr(await season_of_guild(one, 1)))
    assert (await one.storage.marks.of_game(games["running"].id))["board"] == "731984651237846"
    row = await one.storage.games.get(games["over"].id)
    assert row is not None
    assert {ANA.user, BEN.user} < set(row.seats)


async def test_logs_fold_as_before_and_dice_are_proven(two: tuple[Table, Table]) -> None:
    one, _ = two
    games = await lived(one)
    del games["lobby"]
    for kind in ("running", "voted"):
        await seating.resign(one, games[kind].id, ZOE)
    before, proven = await states(one.storage, games), await proofs(one, games)
    await forget(one, ZOE)
    assert await states(one.storage, games) == before
    after = await proofs(one, games)
    for kind, report in after.items():
        assert report.correct, kind
        assert (report.rolls, report.dice, report.hidden) == (
            proven[kind].rolls,
            proven[kind].dice,
            proven[kind].hidden,
        )
    assert after["over"].proven
    assert after["named"].promise == "resealed"
    game, chance = await one.game(games["running"].id), random.Random(2)
    game = await play(one, game, chance)
    report = verify(await export_game(one, game))
    assert (report.promise, report.correct) == ("resealed", True)
    assert report.rolls


async def test_each_game_has_a_number_of_its_own_for_them(two: tuple[Table, Table]) -> None:
    one, _ = two
    games = await lived(one)
    await forget(one, ZOE)
    numbers = []
    for kind in ("over", "named", "imported"):
        seats = (await one.game(games[kind].id)).seats
        numbers += [seat.user for seat in seats if seat.user < FORGOTTEN]
    assert len(set(numbers)) == 3
    assert not any(is_bot(number) or is_person(number) for number in numbers)


async def test_a_crash_in_the_middle_is_made_up_for(two: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two
    await lived(one)
    real, calls = one.storage.forgotten.rewrite, [0]

    async def crashing(*args: Any) -> None:
        calls[0] += 1
        if calls[0] > 2:
            raise KeyboardInterrupt
        await real(*args)

    monkeypatch.setattr(one.storage.forgotten, "rewrite", crashing)
    with pytest.raises(KeyboardInterrupt):
        await forget(one, ZOE)
    assert await in_tables(other.storage)
    assert isinstance(other.clock, ManualClock)
    other.clock.advance(SETTLED)
    await elsewhere.Elsewhere(other).look()
    await within_a_second(lambda: _none(other.storage))
    assert await in_tables(other.storage) == []


async def _none(storage: Storage) -> bool:
    return await in_tables(storage) == []


async def test_who_comes_back_at_once_keeps_what_is_new(two: tuple[Table, Table]) -> None:
    one, _ = two
    await lived(one)
    await forget(one, ZOE)
    assert isinstance(one.clock, ManualClock)
    one.clock.advance(SETTLED)
    new = await one.open(
        ZOE, channel=9, guild=1, opened=Opened(ZOE.user, "New", "rapid-attack", "demo", "declared", {})
    )
    await one.preferences.set_user(ZOE.user, language="en")
    await forget_pending(one)
    assert [seat.name for seat in (await one.game(new.id)).seats] == [ZOE.name]
    assert one.preferences.user(ZOE.user).language == "en"
