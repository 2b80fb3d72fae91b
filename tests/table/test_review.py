"""What happens at the edges: who leaves in mid-vote, forged files, games that cannot be read, clocks that jump."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from rules import Malformed
from rules.campaign.roster import Carry
from storage import Storage
from table import Game, Opened, Person, Table, log, player_clocks
from table.campaign.service import Campaigns
from table.game import is_person, still_to_agree
from table.history.archive import Record, pack
from table.history.privacy import count_stored, forget
from table.history.season import save_result
from table.history.transfer import EVENTS_MAX, export_game, import_game, read_archive
from table.log import Entry
from table.settings import UserSettings
from table.time.away import Holiday, QuietHours, quiet_hours
from table.time.clock import HOUR, ManualClock
from table.time.controls import read_time
from table.votes import seating, wishes
from table.votes.undo import take_back
from table.waiting.elsewhere import Elsewhere
from table.waiting.timeouts import LATER, play_timeouts
from tests.table.people import ANA, BEN, CHLOE, answer, any_choice, lobby, play, started
from tests.table.test_campaigns import TERMS, begun, opened


@pytest.fixture
def clock() -> ManualClock:
    """A clock that stands still until it is turned."""
    return ManualClock(1_000_000.0)


@pytest.fixture
def table(storage: Storage, clock: ManualClock) -> Table:
    """A table with that clock, which says a neutral name."""
    made = Table(storage, clock=clock)
    made.hooks.former_player = lambda locale: f"nobody in {locale}"
    return made


async def anas_game(table: Table) -> Game:
    """A game for three whose title holds its host's name, begun."""
    about = Opened(ANA.user, "Ana's game", "rapid-attack", "demo", "declared", {})
    game = await table.open(ANA, channel=1, guild=1, opened=about)
    for person in (BEN, CHLOE):
        await table.join(game.id, person, None)
    return await table.start(game.id, ANA)


# -- votes ----------------------------------------------------------------------------------------------------------


async def test_when_the_last_who_is_asked_resigns_all_have_agreed(table: Table) -> None:
    game = await play(table, await started(table, BEN, CHLOE), random.Random(1), steps=6)
    await seating.abandon(table, game.id, ANA)
    await wishes.vote(table, game.id, BEN, agree=True)
    game = await seating.resign(table, game.id, CHLOE)
    assert game.status == "ended"
    assert game.state is not None
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "abandoned"
    assert await Table(table.storage).game(game.id) == game


async def test_when_the_last_who_is_asked_leaves_an_undo_comes_true(table: Table) -> None:
    game, luck, people = await started(table, BEN, CHLOE), random.Random(1), {ANA.user: ANA, BEN.user: BEN}
    while not (game.decisions and game.decisions[-1].rolled and game.decisions[-1].user in people):
        game = await answer(table, game, any_choice(game, luck))
    asker = people[game.decisions[-1].user]
    game = await take_back(table, game.id, asker, seq=game.seq, ask=True)
    assert game.wish is not None
    to = game.wish.wanted.to
    for person in (ANA, BEN):
        if person.user in still_to_agree(game):
            game = await wishes.vote(table, game.id, person, agree=True)
    game = await seating.resign(table, game.id, CHLOE)
    assert game.wish is None
    newest = (await table.entries(game.id))[-1][1].table
    assert log.Undone(to) in newest
    assert await Table(table.storage).game(game.id) == game


async def test_whoever_resigns_while_others_are_still_asked_decides_nothing(table: Table) -> None:
    game = await play(table, await started(table, BEN, CHLOE), random.Random(1), steps=6)
    await seating.abandon(table, game.id, ANA)
    game = await seating.resign(table, game.id, CHLOE)
    assert game.status == "running"
    assert game.wish is not None
    assert still_to_agree(game) == (BEN.user,)


# -- campaigns ------------------------------------------------------------------------------------------------------


async def test_nobody_has_to_play_whoever_is_forgotten(table: Table) -> None:
    campaigns = Campaigns(table)
    campaign = await begun(campaigns, structs.replace(TERMS, carry=Carry.NOTHING), ANA, BEN, CHLOE)
    await forget(table, BEN)
    after = await campaigns.campaign(campaign.id)
    assert [member.user for member in after.active] == [ANA.user, CHLOE.user]
    assert after.to_play() == ((ANA.user, CHLOE.user),)


async def test_resigning_saves_nobody_from_a_result(table: Table) -> None:
    campaigns = Campaigns(table)
    campaign = await begun(campaigns)
    game = await opened(table, campaigns, campaign)
    await table.start(game.id, ANA)
    game = await play(table, await table.game(game.id), random.Random(5), steps=10)
    await seating.resign(table, game.id, BEN)
    await play(table, await table.game(game.id), random.Random(6))
    settled = await campaigns.settle(game.id)
    assert settled is not None
    after, report = settled
    assert [seat.user for seat in report.played.seats] == [ANA.user, BEN.user]
    assert {line.user: line.played for line in after.standings()} == {ANA.user: 1, BEN.user: 1}
    assert after.to_play() == ()
    await forget(table, BEN)
    assert "Ben" not in repr(await campaigns.campaign(campaign.id))


async def test_a_result_does_not_bring_back_whoever_was_forgotten_in_mid_game(table: Table, clock: ManualClock) -> None:
    campaigns = Campaigns(table)
    campaign = await begun(campaigns)
    game = await opened(table, campaigns, campaign)
    await table.start(game.id, ANA)
    await forget(table, BEN)
    clock.advance(HOUR)
    await play(table, await table.game(game.id), random.Random(6))
    settled = await campaigns.settle(game.id)
    assert settled is not None
    ana, ben = settled[1].played.seats
    assert (ana.user, ana.name, ben.name) == (ANA.user, "Ana", "")
    assert not is_person(ben.user)


# -- files ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("forged", [{"actor": 10**30}, {"actor": -(10**30)}, {"at": 1e300}, {"at": -1.0}])
async def test_people_and_times_that_cannot_be(table: Table, forged: dict[str, Any]) -> None:
    game = await play(table, await started(table, BEN), random.Random(1))
    archive = await export_game(table, game)
    records = (structs.replace(archive.records[0], **forged), *archive.records[1:])
    with pytest.raises(Malformed, match="export-impossible"):
        read_archive(pack(structs.replace(archive, records=records)))


async def test_a_log_that_would_take_hours_to_follow_is_refused_at_once(table: Table) -> None:
    game = await play(table, await started(table, BEN), random.Random(1), steps=5)
    archive = await export_game(table, game)
    entry = Entry((log.Replaced(1, 1, BEN.user, BEN.user, "Ben"), log.Corrected(BEN.user)))
    more = (Record(game.seq + 1 + n, 0.0, None, entry) for n in range(EVENTS_MAX // 2))
    with pytest.raises(Malformed, match="export-impossible"):
        read_archive(pack(structs.replace(archive, records=(*archive.records, *more))))


# -- the forgotten --------------------------------------------------------------------------------------------------


async def test_the_name_goes_out_of_titles_of_games_that_were_left(table: Table, storage: Storage) -> None:
    game = await anas_game(table)
    await seating.resign(table, game.id, ANA)
    assert (await count_stored(table, ANA.user)).games == 0
    await forget(table, ANA)
    row = await storage.games.get(game.id)
    assert row is not None
    assert row.title == "nobody in en's game"


async def test_the_name_goes_out_of_results(table: Table, storage: Storage) -> None:
    game = await anas_game(table)
    game = await seating.resign(table, game.id, BEN)
    await play(table, game, random.Random(1))
    await save_result(table, game.id)
    await forget(table, ANA)
    await forget(table, BEN)
    (result,) = await storage.results.of_guild(1)
    assert result.title == "nobody in en's game"
    assert [seat.name for seat in result.seats] == ["nobody in en", "nobody in en", "Chloé"]


async def test_another_process_hears_of_it(table: Table, database_url: str) -> None:
    game = await started(table, BEN)
    elsewhere = await Storage.open(database_url)
    other = Table(elsewhere)
    other.hooks.former_player = table.hooks.former_player
    assert (await other.game(game.id)).seats[1].name == "Ben"
    await forget(table, BEN)
    await Elsewhere(other).look()
    assert (await other.game(game.id)).seats[1].name == "nobody in en"
    await elsewhere.close()


@pytest.mark.parametrize("seated", [True, False], ids=["who sits down again", "who is wished for"])
async def test_whoever_comes_back_has_a_name_in_what_is_new(table: Table, clock: ManualClock, *, seated: bool) -> None:
    game = await started(table, BEN, CHLOE)
    await forget(table, BEN)
    clock.advance(HOUR)
    if seated:
        game = await table.join(game.id, BEN, None)
        assert [game.seats[1].name, game.state and game.state.players[1].name] == ["Ben", "Ben"]
    else:
        game = await seating.replace(table, game.id, CHLOE, 0, BEN)
        assert game.wish is not None
        assert game.wish.wanted.name == "Ben"
    read = Table(table.storage)
    read.hooks.former_player = table.hooks.former_player
    assert await read.game(game.id) == game


async def test_a_namesake_keeps_the_name(table: Table) -> None:
    namesake = Person(999, "Ben")
    game = await started(table, BEN, namesake)
    await forget(table, BEN)
    game = await table.game(game.id)
    assert [seat.name for seat in game.seats] == ["Ana", "nobody in en", "Ben 2"]


# -- clocks ---------------------------------------------------------------------------------------------------------


async def test_a_game_that_cannot_be_read_keeps_no_other_waiting(
    table: Table, storage: Storage, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = []
    for channel in (1, 2):
        game = await lobby(table, BEN, channel=channel)
        await seating.set_time(table, game.id, ANA, read_time("10m"))
        games.append(await table.start(game.id, ANA))
    clock.advance(HOUR)
    whole = table.entries

    async def entries(game_id: str) -> list[tuple[int, Entry]]:
        if game_id == games[0].id:
            raise KeyError(game_id)
        return await whole(game_id)

    table.drop_cache()
    monkeypatch.setattr(table, "entries", entries)
    await play_timeouts(table)
    assert any(isinstance(event, log.TimedOut) for event in (await whole(games[1].id))[-1][1].table)
    row = await storage.games.get(games[0].id)
    assert row is not None
    assert row.runs_out == clock.now() + LATER


def test_the_end_of_a_time_is_never_in_quiet_hours() -> None:
    person = UserSettings(quiet=QuietHours(150, 630), holiday=Holiday(date(2026, 1, 31), date(2026, 2, 28)))
    start = datetime(2026, 1, 30, 2, 22, 18, tzinfo=UTC).timestamp()
    control = read_time("1d")
    end = player_clocks._end(person, control, start, control.seconds)
    assert player_clocks.time_used(person, control, start, end) == pytest.approx(control.seconds, abs=0.01)
    assert person.free_at(end) == end


def test_the_night_is_quiet_where_the_clocks_go_back_at_midnight() -> None:
    zone = ZoneInfo("America/Santiago")
    person = UserSettings(quiet=QuietHours(23 * 60 + 30, 8 * 60), zone="America/Santiago")
    before = datetime(2026, 4, 4, 23, 10, tzinfo=zone, fold=1).timestamp()
    after = datetime(2026, 4, 5, 9, tzinfo=zone).timestamp()
    assert player_clocks.time_used(person, read_time("1d"), before, after) == pytest.approx(20 * 60 + HOUR)


@pytest.mark.parametrize(("written", "fits"), [("12:00-06:00", True), ("12:00-06:01", False), ("0:01-0:00", False)])
def test_quiet_hours_leave_time_to_play(written: str, fits: bool) -> None:
    if fits:
        assert str(quiet_hours(written)) == "12:00-06:00"
        return
    with pytest.raises(Malformed, match="quiet-long"):
        quiet_hours(written)


# -- whom a file names --------------------------------------------------------------------------------------------


async def test_nobody_whom_a_file_names_counts_as_present_before_they_play(table: Table) -> None:
    game = await play(table, await started(table, BEN), random.Random(2), steps=8)
    brought = await import_game(table, pack(await export_game(table, game)), ANA, channel=77, guild=1, running=True)
    assert brought.absent == (BEN.user,)
    while BEN.user not in brought.waiting:
        brought = await answer(table, brought, any_choice(brought, random.Random(brought.seq)))
    assert brought.absent == (BEN.user,)
    brought = await answer(table, brought, any_choice(brought, random.Random(brought.seq)))
    assert brought.absent == ()
