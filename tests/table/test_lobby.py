"""The lobby's own changes: another game, size or table; names that never stand twice; lobbies in nobody's way."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import RULESETS, FairDice
from rules import ruleset as find_ruleset
from table import NotAllowed, Opened, Person, Table
from table.fold import fold
from table.game import FORGOTTEN
from table.history.archive import pack
from table.history.transfer import export_game, read_archive
from table.history.verify import verify
from table.lobby import begin, rematch_of, smallest
from table.player_clocks import HOST_TIME, START_PAUSE
from table.time.clock import ManualClock
from table.votes.seating import add_bot, configure
from table.waiting.reminders import nudge
from tests.table.people import ANA, BEN, CHLOE, lobby, same_dice

SIZES = [(name, size) for name, rules in RULESETS.items() for size in rules.sizes if size != "custom"]


@pytest.mark.long(after=1)
@pytest.mark.parametrize(("ruleset", "size"), SIZES)
async def test_any_lobby_may_become_any_other(table: Table, ruleset: str, size: str) -> None:
    game = await lobby(table, BEN)
    for kind in find_ruleset(ruleset).tables:
        after = await configure(table, game.id, ANA, ruleset, size, kind)
        assert (after.ruleset, after.size, after.table) == (ruleset, size, kind)
    begun = await table.start(game.id, ANA)
    assert begun.played.ruleset == ruleset
    assert fold(game.id, game.channel, await table.entries(game.id)) == begun


async def test_a_game_that_was_changed_in_the_lobby_is_exported_and_verified(table: Table) -> None:
    game = await lobby(table, BEN)
    await configure(table, game.id, ANA, "mez", "skirmish", "map")
    await table.start(game.id, ANA)
    over = await table.end(game.id, ANA)
    archive = await export_game(table, over)
    read, again = read_archive(pack(archive))
    assert again.ruleset == "mez"
    assert verify(read).correct


async def test_switches_that_the_new_game_knows_stay_on(table: Table) -> None:
    game = await lobby(table, BEN, size="skirmish", options={"jettison": True, "dice": "typed"})
    assert (await configure(table, game.id, ANA, None, "battle")).options == {"jettison": True, "dice": "typed"}
    assert (await configure(table, game.id, ANA, "football")).options == {"dice": "typed"}


async def test_more_players_than_the_game_takes_keep_it_as_it_is(table: Table) -> None:
    game = await lobby(table, BEN, CHLOE)
    with pytest.raises(NotAllowed) as caught:
        await configure(table, game.id, ANA, "football")
    assert caught.value.code == "lobby-full"
    assert (await table.game(game.id)).ruleset == "rapid-attack"


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_two_players_with_the_same_force_have_no_name_in_common(table: Table, ruleset: str) -> None:
    rules = find_ruleset(ruleset)
    size = smallest(ruleset)
    force = rules.generate(size, 2, FairDice(bytes(32)))
    game = await lobby(table, BEN, ruleset=ruleset, size=size)
    for person in (ANA, BEN):
        game = await table.join(game.id, person, rules.read_company(force))
    begun = begin(game, bytes(32), ANA).events[0][1]
    kind = "frames" if rules.named(begun, "frames") else "all"
    names = [name for _, name in rules.named(begun, kind)]
    assert len(set(names)) == len(names)


async def test_two_people_of_one_name_are_told_apart(table: Table) -> None:
    game = await lobby(table, Person(201, "ana"), Person(202, "Ana"))
    assert [seat.name for seat in game.seats] == ["Ana", "ana 2", "Ana 3"]


async def test_a_rematch_of_who_was_replaced_by_people_who_are_forgotten(table: Table) -> None:
    game = await table.start((await lobby(table, BEN)).id, ANA)
    over = await table.end(game.id, ANA)
    seats = tuple(structs.replace(seat, user=FORGOTTEN - 1 - seat.user, before=seat.user) for seat in over.seats)
    opened, seated = rematch_of(structs.replace(over, seats=seats), ANA)
    assert (opened.host, seated) == (ANA.user, ())


@pytest.mark.parametrize(("left", "size"), [(True, "skirmish"), (False, "battle")], ids=["one declines", "larger"])
async def test_in_a_rematch_companies_that_were_drawn_are_drawn_again_where_they_fit_no_more(
    table: Table, monkeypatch: pytest.MonkeyPatch, left: bool, size: str
) -> None:
    same_dice(monkeypatch)
    game = await table.start((await lobby(table, BEN, CHLOE, size="skirmish")).id, ANA)
    opened, seated = rematch_of(await table.end(game.id, ANA), ANA)
    lobby_again = await table.open(ANA, channel=1, guild=1, opened=opened, seated=seated)
    for person in (BEN, CHLOE):
        lobby_again = await table.join(lobby_again.id, person, None)
    before = [seat.company for seat in lobby_again.seats]
    if left:
        await table.leave(lobby_again.id, CHLOE)
    await configure(table, lobby_again.id, ANA, None, size)
    again = await table.start(lobby_again.id, ANA)
    assert all(before)
    assert (again.status, len(again.seats)) == ("running", 2 if left else 3)


async def test_an_empty_lobby_makes_way_and_one_with_people_does_not(table: Table) -> None:
    game = await lobby(table)
    opened = Opened(BEN.user, "Another", "rapid-attack", "demo", "declared", {})
    with pytest.raises(NotAllowed):
        await table.open(BEN, channel=1, guild=1, opened=opened)
    await table.leave(game.id, ANA)
    assert (await table.open(BEN, channel=1, guild=1, opened=opened)).host == BEN.user
    assert (await table.game(game.id)).called_off


async def test_a_lobby_with_players_enough_waits_for_its_host(table: Table, clock: ManualClock) -> None:
    game = await lobby(table)
    waiting = table.storage.waiting
    assert await waiting.of_game(game.id) == []
    began = clock.now()
    game = await table.join(game.id, BEN, None)
    (row,) = await waiting.of_game(game.id)
    assert (row.user, row.pings, row.due) == (ANA.user, 0, began + START_PAUSE), "no ping while a live evening gathers"
    assert [found.id for found in await table.storage.games.unfinished_of(ANA.user, waiting=True)] == [game.id]
    nudged = await nudge(table, game, BEN)
    assert nudged.pinged == (ANA.user,)
    assert (await waiting.of_game(game.id))[0].due == began
    await table.leave(game.id, BEN)
    assert await waiting.of_game(game.id) == []


async def test_a_player_may_start_when_the_host_has_not_for_a_day(table: Table, clock: ManualClock) -> None:
    game = await lobby(table, BEN)
    clock.advance(HOST_TIME - 1)
    for person in (BEN, CHLOE):
        with pytest.raises(NotAllowed) as caught:
            await table.start(game.id, person)
        assert caught.value.code == "not-host"
    clock.advance(1)
    with pytest.raises(NotAllowed):
        await table.start(game.id, CHLOE)
    assert (await table.start(game.id, BEN)).status == "running"


async def test_a_table_of_bots_keeps_nobody_waiting(table: Table) -> None:
    game = await lobby(table)
    await add_bot(table, game.id, ANA, "rookie", "Rookie")
    assert await table.storage.waiting.of_game(game.id) == []
