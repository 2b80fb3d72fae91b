"""Data belongs to players: everything about them in one file, and the way to be forgotten."""

from __future__ import annotations

import json

import pytest

from storage import Storage
from tests.e2e.players import game_here, settled, start_game
from tests.e2e.world import World, text_of
from text.fluent.catalogue import say

FORMER = say("en", "former-player")


async def shown(world: World) -> None:
    """Everything has been shown."""
    await world.bot.boards.settle()
    await world.bot.tournaments.results.settle()
    await world.env.settle()


async def busy(world: World) -> None:
    """Ana and Ben in a campaign, with companies and settings, and a game that is over."""
    await world.slash(world.ana, "campaign new", name="Iron Winter", size="demo", carry="scars")
    for member in (world.ana, world.ben):
        await world.slash(member, "company generate", name=f"{member.name}'s own", size="demo")
        await world.slash(member, "settings me", reminders="2 d")
        await world.slash(member, "campaign join", company=f"{member.name}'s own")
    await world.slash(world.ana, "campaign game")
    await world.bot.boards.settle()
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.ana, "correct", what="score", which="Ana", value="1 a test")
    await world.slash(world.ben, "game vote", agree=True)
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(world.ben, "game vote", agree=True)
    await shown(world)


async def exported(world: World, member: object) -> dict:  # type: ignore[type-arg]
    """What a member gets as a file."""
    result = await world.slash(member, "settings export")  # type: ignore[arg-type]
    data = await result.response.message.attachments[0].read()  # type: ignore[union-attr]
    found: dict = json.loads(data)  # type: ignore[type-arg]
    return found


async def test_everything_that_is_kept_comes_in_one_file(world: World) -> None:
    await busy(world)
    await start_game(world)
    data = await exported(world, world.ben)
    assert data["settings"]["remind"]
    assert [company["name"] for company in data["companies"]] == ["ben's own"]
    assert [(campaign["name"], campaign["your_name"]) for campaign in data["campaigns"]] == [("Iron Winter", "Ben")]
    assert sorted(game["status"] for game in data["games"]) == ["ended", "running"]
    assert all(game["your_name"] == "Ben" and not game["host"] for game in data["games"])
    (played,) = data["campaigns"][0]["results"]
    over = next(game for game in data["games"] if game["status"] == "ended")
    assert (played["game"], played["counts"], played["by_organizer"]) == (over["id"], True, False)
    assert (over["result"]["score"], over["result"]["won"]) == (played["score"], played["won"])
    assert next(game for game in data["games"] if game["status"] == "running")["result"] is None
    nothing = await exported(world, world.dmitri)
    assert not any(nothing[part] for part in ("settings", "companies", "campaigns", "games"))


@pytest.mark.alone
async def test_who_is_forgotten_leaves_no_name_behind(world: World, database_url: str) -> None:
    await busy(world)
    await start_game(world)
    asked = world.reply(await world.slash(world.ana, "settings delete"))
    assert FORMER in asked
    assert "one running game" in asked
    await world.press(world.ana, say("en", "button-data-delete"))
    await shown(world)
    storage: Storage = world.bot.storage
    assert await storage.companies.of_owner(world.ana.id) == []
    assert await storage.settings.of_scope(f"user:{world.ana.id}") == {}
    assert await storage.campaigns.memberships(world.ana.id) == []
    assert world.bot.table.preferences.user(world.ana.id).remind != 2 * 86400
    for command in ("campaign show", "campaign schedule", "score show", "game log"):
        reply = world.reply(await world.slash(world.ben, command))
        assert "Ana" not in reply, command
    assert FORMER in world.reply(await world.slash(world.ben, "campaign show"))
    game = await game_here(world)
    assert [seat.name for seat in game.seats] == [FORMER, "Ben"]
    assert "Ana" not in game.title
    assert "Ana" not in text_of([m for m in world.messages() if m.attachments][-1])
    await world.restart()
    again = await game_here(world)
    assert [seat.name for seat in again.seats] == [FORMER, "Ben"]
    assert [player.name for player in again.state.players] == [FORMER, "Ben"]
    for row in await world.bot.storage.games.all_of(world.ben.id):
        assert "Ana" not in row.title
        entries = await world.bot.table.entries(row.id)
        assert "'Ana'" not in repr(entries)


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_what_a_deletion_posts_names_a_former_player(world: World, locale: str) -> None:
    await world.slash(world.ana, "settings server", language=locale)
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.press(world.ben, say(locale, "button-join"))
    await world.press(world.ana, say(locale, "button-start"))
    await settled(world)
    before = {message.id for message in world.messages()}
    await world.slash(world.ben, "settings delete", sure=True)
    await shown(world)
    told = [text_of(message) for message in world.messages() if message.id not in before]
    former = say(locale, "former-player")
    assert say(locale, "story-resigned-over", name=former) in told
    assert not [words for words in told if "Ben" in words]


async def test_others_lose_nothing(world: World) -> None:
    await busy(world)
    before = await exported(world, world.ben)
    await world.slash(world.ana, "settings delete", sure=True)
    after = await exported(world, world.ben)
    assert after["companies"] == before["companies"]
    assert after["campaigns"] == before["campaigns"]
    campaigns = world.bot.tournaments.campaigns
    line = (await campaigns.record(world.guild.id, world.ben.id))[0][1]
    assert line.played == 1


async def test_only_oneself_may_press_the_button(world: World) -> None:
    await busy(world)
    await world.slash(world.ana, "settings delete")
    message = world.messages(world.ana)[-1]
    await world.forge(world.ben, message, f"mq:forget:{world.ana.id}")
    assert await world.bot.storage.companies.of_owner(world.ana.id)
    await world.press(world.ana, say("en", "button-data-keep"))
    assert await world.bot.storage.companies.of_owner(world.ana.id)


@pytest.mark.alone
async def test_a_rematch_is_named_after_who_asks_for_it_where_its_host_is_forgotten(world: World) -> None:
    await start_game(world)
    await world.slash(world.ben, "game resign", sure=True)
    await shown(world)
    await world.slash(world.ana, "settings delete", sure=True)
    await shown(world)
    await world.press(world.ben, say("en", "button-rematch"))
    await shown(world)
    assert say("en", "lobby-title", title="Rapid Attack with Ben") in world.text()


@pytest.mark.alone
@pytest.mark.long
async def test_who_is_forgotten_may_come_back(world: World) -> None:
    await busy(world)
    await world.slash(world.ana, "settings delete", sure=True)
    await world.wait(5)
    game = await start_game(world)
    assert [seat.name for seat in game.seats] == ["Ana", "Ben"]
    await world.restart()
    assert [seat.name for seat in (await game_here(world)).seats] == ["Ana", "Ben"]
