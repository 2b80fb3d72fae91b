"""Who wants to be forgotten has no name any more in what was before, and the game itself stays as it is."""

from __future__ import annotations

import json
import random

import pytest
from msgspec import structs

from rules.campaign.tournament import Format
from storage import Storage
from table import Person, Table
from table.campaign.desk import appoint
from table.campaign.model import Seeding, Terms
from table.campaign.service import Campaigns
from table.campaign.tournament import open_round
from table.history.archive import pack
from table.history.privacy import count_stored, export, forget
from table.history.transfer import export_game, read_archive
from table.history.verify import verify
from table.time.clock import ManualClock
from table.votes.seating import resign
from tests.table.people import ANA, BEN, CHLOE, DMITRI, handed, lobby, play, started


@pytest.fixture
def table(storage: Storage) -> Table:
    """A table whose clock stands still until it is turned, and that says a neutral name."""
    made = Table(storage, clock=ManualClock(1000.0))
    made.hooks.former_player = lambda locale: f"nobody in {locale}"
    return made


async def names(table: Table, game_id: str) -> list[str]:
    """Every name that a game shows, at the table and in the rules."""
    game = await table.game(game_id)
    players = [] if game.state is None else [player.name for player in game.state.players]
    return [*(seat.name for seat in game.seats), *players]


@pytest.mark.long(after=1)
@pytest.mark.parametrize("who", [ANA, BEN], ids=["the host", "a guest"])
async def test_a_game_that_is_over(table: Table, storage: Storage, who: Person) -> None:
    game = await play(table, await started(table, BEN, CHLOE), random.Random(1))
    before = [row.payload for row in await storage.games.entries(game.id)]
    assert await forget(table, who) == []
    shown = await names(table, game.id)
    assert who.name not in shown
    assert shown.count("nobody in en") == 2
    assert (await storage.games.entries(game.id))[-1].seq == len(before)
    after = await table.game(game.id)
    assert after.state is not None
    assert game.state is not None
    assert after.state.outcome == game.state.outcome


async def test_a_game_that_goes_on_goes_on_without_them(table: Table) -> None:
    game = await play(table, await started(table, BEN, CHLOE), random.Random(2), steps=5)
    (after,) = await forget(table, BEN)
    assert BEN.user not in [seat.user for seat in after.seats]
    assert "Ben" not in await names(table, game.id)
    assert (await table.game(game.id)).status == "running"


async def test_a_game_in_another_channel_is_resigned_from_too(table: Table) -> None:
    game = await started(table, BEN, channel=2)
    (after,) = await forget(table, structs.replace(BEN, channel=7))
    assert (after.id, after.status) == (game.id, "ended")


async def test_lobbies_are_left_and_ones_own_are_called_off(table: Table) -> None:
    own, other = await lobby(table, BEN, channel=1), await lobby(table, BEN, channel=2)
    await forget(table, BEN)
    assert [seat.user for seat in (await table.game(other.id)).seats] == [ANA.user]
    await forget(table, ANA)
    assert (await table.game(own.id)).called_off


async def test_whoever_took_over_is_forgotten_as_well(table: Table) -> None:
    game = await play(table, await started(table, BEN, CHLOE), random.Random(3), steps=4)
    await handed(table, game, ANA, 1, DMITRI)
    assert "Dmitri" in await names(table, game.id)
    await forget(table, DMITRI)
    assert not {"Dmitri"} & set(await names(table, game.id))
    entries = repr(await table.entries(game.id))
    assert "'Dmitri'" not in entries
    assert "'Ben'" in entries, "who left the seat before is another person"


@pytest.mark.long
async def test_names_come_back_with_the_person(table: Table) -> None:
    old = await play(table, await started(table, BEN), random.Random(4))
    await forget(table, BEN)
    assert isinstance(table.clock, ManualClock)
    table.clock.advance(1.0)
    new = await started(table, BEN, channel=2)
    table.drop_cache()
    assert "Ben" not in await names(table, old.id)
    assert "Ben" in await names(table, new.id)


async def test_nothing_is_kept_about_them_any_more(table: Table, storage: Storage) -> None:
    await play(table, await started(table, BEN), random.Random(5))
    await storage.companies.save(BEN.user, "Own", "rapid-attack", "B B")
    await table.preferences.set_user(BEN.user, remind=7200.0)
    kept = await count_stored(table, BEN.user)
    assert (kept.companies, kept.campaigns, kept.games) == (1, 0, 0)
    assert json.loads(await export(table, BEN.user))["companies"][0]["name"] == "Own"
    await forget(table, BEN)
    after = json.loads(await export(table, BEN.user))
    assert (after["companies"], after["settings"], after["campaigns"]) == ([], {}, [])
    assert after["games"] == [], "no game knows the account any more"


async def test_the_data_have_the_games_whose_seat_a_guest_has_given_up(table: Table) -> None:
    game = await resign(table, (await started(table, BEN)).id, BEN)
    (found,) = json.loads(await export(table, BEN.user))["games"]
    assert (found["id"], found["your_name"]) == (game.id, "Ben")
    assert json.loads(await export(table, CHLOE.user))["games"] == []


async def test_a_file_of_the_game_has_no_name_and_its_dice_are_still_proven(table: Table) -> None:
    game = await play(table, await started(table, BEN), random.Random(6))
    await forget(table, BEN)
    data = pack(await export_game(table, await table.game(game.id)))
    assert b'"Ben"' not in data
    archive, folded = read_archive(data)
    assert [seat.name for seat in folded.seats] == ["Ana", "nobody in en"]
    assert verify(archive).proven


@pytest.mark.parametrize("plays", [True, False])
async def test_no_campaign_knows_who_organised_it_or_had_a_bye(table: Table, storage: Storage, plays: bool) -> None:
    zoe, campaigns = Person(987_654_321_098, "Zoe"), Campaigns(table)
    terms = Terms(size="demo", format=Format.SWISS, rounds=2, seeding=Seeding.JOINED)
    cup = (await campaigns.create(ANA, 5, 7, "Cup", terms)).id
    for person in (BEN, CHLOE, *([zoe] if plays else [DMITRI])):
        await campaigns.join(cup, person, None)
    await open_round(campaigns, cup, ANA)
    await appoint(campaigns, cup, ANA, zoe.user)
    await appoint(campaigns, cup, ANA, DMITRI.user)
    rests = (BEN.user, zoe.user)
    await campaigns.change_desk(cup, lambda found: structs.replace(found.desk, byes=(1, *rests), reminded=5.0))
    await forget(table, zoe)
    stored = (
        await storage.campaigns.get(cup),
        await storage.campaigns.members(cup),
        await storage.campaigns.games(cup),
    )
    assert str(zoe.user) not in repr(stored)
    desk = (await campaigns.campaign(cup)).desk
    assert (desk.organisers, desk.byes, desk.reminded) == ((DMITRI.user,), (1, BEN.user), 5.0)


async def test_somebody_unknown(table: Table) -> None:
    assert await forget(table, CHLOE) == []
    assert json.loads(await export(table, CHLOE.user))["games"] == []
