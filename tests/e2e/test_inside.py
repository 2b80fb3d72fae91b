"""The board inside Discord from the bot's side: the button that launches it, and lobbies opened on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from simcord.http import router

from cogs.channel.inside import companies_of, open_lobby_in, person_in
from sandbox.discord_there import DiscordThere, take_launches
from table import NotAllowed
from table.records.links import Place
from tests.e2e.players import game_here, open_game, settled
from tests.e2e.test_board_page import BASE, begun, links
from tests.e2e.world import World
from text.fluent.catalogue import say

OPEN = say("en", "button-page")
KIND = ("rapid-attack", "demo", "map")


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> Iterator[DiscordThere]:
    """A Discord that opens the Activity, as the sandbox's does."""
    monkeypatch.setattr(router, "_ROUTES", {method: list(routes) for method, routes in router._ROUTES.items()})
    found = DiscordThere(lambda: 1, "secret", "token")
    take_launches(found)
    return found


async def inside(world: World) -> Any:
    world.bot.table.links.inside = True
    return await begun(world)


async def test_the_button_opens_the_board_for_who_presses_it(world: World, there: DiscordThere) -> None:
    game = await inside(world)
    before = len(world.messages(world.chloe))
    for member in (world.ana, world.chloe):
        await world.press(member, OPEN)
        assert there.launched[member.id] == 1
        assert world.bot.table.links.expected(member.id) == game.id
    (instance,) = there.instances.values()
    assert (instance.users, instance.channel) == ({world.ana.id, world.chloe.id}, game.channel)
    assert len(world.messages(world.chloe)) == before, "nothing is posted"
    await world.press(world.ana, "Your move")
    assert say("en", "button-page-short") in world.buttons(world.ana), "in a panel it says less"
    assert links(world, world.ana) == []


async def test_where_discord_refuses_the_same_button_gives_the_link(world: World) -> None:
    game = await inside(world)
    await world.press(world.ana, OPEN)
    assert any(f"#{game.id}.{world.ana.id}." in link for link in links(world, world.ana))
    await world.press(world.chloe, OPEN)
    assert any(f"#{game.id}.0." in link for link in links(world, world.chloe)), "who has no seat watches"
    world.bot.table.links.inside = False  # the host has switched it off; the message is there still
    await world.press(world.ben, OPEN)
    assert any(f"#{game.id}.{world.ben.id}." in link for link in links(world, world.ben))
    assert all(link.startswith(BASE) for link in links(world, world.ben))


async def test_a_lobby_of_the_page_is_one_of_the_channel(world: World) -> None:
    bot, place = world.bot, Place(world.guild.id, world.channel.id)
    person = await person_in(bot, place, world.ana.id)
    assert person.name == "Ana"
    game = await open_lobby_in(bot, place, person, KIND, ("recruit", "recruit"), "en", -7)
    await settled(world)
    assert [seat.name for seat in game.seats] == ["Ana", "Recruit (bot)", "Recruit (bot) 2"]
    assert (await game_here(world)).id == game.id
    await world.press(world.ben, "Join")
    assert len((await game_here(world)).seats) == 4
    with pytest.raises(NotAllowed, match="game-here-already"):
        await open_lobby_in(bot, place, person, KIND, (), "en", -8)


async def test_the_lobbys_message_opens_the_board_too(world: World, there: DiscordThere) -> None:
    world.bot.table.links.base = ""
    await open_game(world)
    assert OPEN not in world.buttons(world.ana), "there is no board"
    world.bot.table.links.inside = True
    await world.slash(world.ana, "game board")
    game = await settled(world)
    await world.press(world.chloe, OPEN)
    assert there.launched[world.chloe.id] == 1
    assert world.bot.table.links.expected(world.chloe.id) == game.id


async def test_a_thread_is_a_channel_of_its_own(world: World) -> None:
    bot = world.bot
    await bot.table.preferences.set_guild(world.guild.id, channels=(world.channel.id,))
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", thread=True)
    (thread,) = world.channel.threads
    person = await person_in(bot, Place(world.guild.id, thread.id), world.ana.id)
    with pytest.raises(NotAllowed, match="game-here-already"):
        await open_lobby_in(bot, Place(world.guild.id, thread.id), person, KIND, (), "en", -10)
    game = await open_lobby_in(bot, Place(world.guild.id, world.channel.id), person, KIND, (), "en", -11)
    assert game.channel == world.channel.id, "its channel is free"
    with pytest.raises(NotAllowed, match="bot-not-here"):
        await open_lobby_in(bot, Place(world.guild.id, 4711), person, KIND, (), "en", -12)


async def test_companies_are_told_with_their_codes(world: World) -> None:
    assert await companies_of(world.bot, world.ana.id, "en") == []
    await world.slash(world.ana, "company generate", name="Owls", ruleset="rapid-attack")
    ((line, text, code),) = await companies_of(world.bot, world.ana.id, "en")
    assert code
    assert "Owls" in line
    assert len(text) > len(line)


async def test_places_that_are_not_the_bots_get_no_lobby(world: World) -> None:
    bot = world.bot
    for place, code in (
        (Place(12345, world.channel.id), "bot-not-here"),
        (Place(None, world.channel.id), "not-in-dm"),
    ):
        with pytest.raises(NotAllowed, match=code):
            await person_in(bot, place, world.ana.id)
    with pytest.raises(NotAllowed, match="bot-not-here"):
        await person_in(bot, Place(world.guild.id, world.channel.id), 999)
    await bot.table.preferences.set_guild(world.guild.id, channels=(1,))
    place = Place(world.guild.id, world.channel.id)
    with pytest.raises(NotAllowed, match="channel-not-for-games"):
        await open_lobby_in(bot, place, await person_in(bot, place, world.ana.id), KIND, (), "en", -9)
