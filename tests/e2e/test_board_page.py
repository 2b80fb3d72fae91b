"""The links to the board in the browser where players see them, and a game played from it."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot import _services
from tests.e2e.maps import at_move
from tests.e2e.players import game_here, open_game, settled
from tests.e2e.test_memory import file_in
from tests.e2e.world import World, text_of
from tests.web.boards import Client, boards
from text import LOCALES, error_line
from text.fluent.catalogue import say
from web.replay import replay_page
from web.routes import LINE_MAX

LONG = "x" * (LINE_MAX + 1)
BASE = "http://127.0.0.1:1/board/"


def links(world: World, member: Any) -> list[str]:
    """The addresses behind *Open the board* that a member sees, oldest first."""
    found = []
    for message in world.messages(member):
        found += re.findall(rf"{re.escape(BASE)}#[^\"' )]+", parts_of(message))
    return found


def parts_of(message: Any) -> str:
    """A message's components, written out."""
    return str([part.to_dict() for part in message.components])


async def begun(world: World) -> Any:
    world.bot.table.links.base = BASE
    await open_game(world)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    return await game_here(world)


async def test_the_button_that_all_see_brings_each_their_own_link(world: World) -> None:
    """Under the lobby and under the board: who has a seat plays, who has none watches."""
    world.bot.table.links.base = BASE
    await open_game(world)
    open_board = say("en", "button-page")
    lobby = await game_here(world)
    assert links(world, world.chloe) == []
    said = world.reply(await world.press(world.ana, open_board))
    assert say("en", "board-link", seat="yes") in said
    assert f"#{lobby.id}.{world.ana.id}." in links(world, world.ana)[-1]
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    for member, user in ((world.ben, world.ben.id), (world.chloe, 0)):
        await world.press(member, open_board)
        assert f"#{lobby.id}.{user}." in links(world, member)[-1]


async def test_the_panel_has_a_link_to_play(world: World) -> None:
    game = await begun(world)
    await world.press(world.ana, "Your move")
    assert any(f"#{game.id}.{world.ana.id}." in link for link in links(world, world.ana))
    assert not any(f".{world.ana.id}." in link for link in links(world, world.ben))


async def test_without_an_address_there_are_no_links(world: World) -> None:
    world.bot.table.links.base = ""
    await open_game(world)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await world.press(world.ana, "Your move")
    assert say("en", "button-page") not in world.buttons(world.ana)


async def test_links_are_switched_off_and_on(world: World) -> None:
    game = await begun(world)
    first = world.bot.table.links.address(game.id, world.ana.id)
    assert say("en", "links-are-off") in world.reply(await world.slash(world.ana, "settings links", links="off"))
    assert world.bot.table.links.address(game.id, world.ana.id) == ""
    await world.slash(world.ana, "settings links", links="off")
    assert say("en", "links-are-on") in world.reply(await world.slash(world.ana, "settings links", links="on"))
    assert world.bot.table.links.address(game.id, world.ana.id) not in ("", first)


async def test_a_server_makes_all_links_to_its_boards_void(world: World) -> None:
    game = await begun(world)
    first = world.bot.table.links.address(game.id)
    said = world.reply(await world.slash(world.ana, "settings server", links="void"))
    assert say("en", "settings-links-void") in said
    assert world.bot.table.links.address(game.id) != first
    refused = await world.slash(world.ben, "settings server", links="void")
    assert error_line("en", "not-manager", {}) in world.reply(refused)
    assert world.bot.table.preferences.guild(world.guild.id).links == 1


async def test_the_planning_panel_leads_to_the_board_too(world: World) -> None:
    world.bot.table.links.base = BASE
    _, member, plan = await at_move(world)
    await world.press(member, custom_id=plan.custom_id)
    (panel,) = [message for message in world.messages(member) if "planplace" in str(parts_of(message))]
    assert f"{BASE}#" in str(parts_of(panel))


async def test_what_is_answered_on_the_page_is_told_in_the_channel(world: World) -> None:
    game = await begun(world)
    table = world.bot.table
    async with boards(table) as page:
        await _answer_all(page, game)
    await settled(world)
    after = await game_here(world)
    assert after.seq >= game.seq + 3
    assert after.decisions[-1].user in (world.ana.id, world.ben.id)


async def _answer_all(page: Client, game: Any) -> None:
    for number in range(3):
        game = await page.table.game(game.id)
        user = game.seats[game.requests[0].player].user
        _, shown = await page.ask("api/game", page.token(game, user))
        way = shown["asked"][0]["choices"][0]["way"]
        status, answer = await page.ask(
            "api/answer", page.token(game, user), {"seq": game.seq, "press": f"press {number}", "way": way}
        )
        assert status == 200, answer


async def test_a_line_from_the_page_stands_in_the_channel(world: World) -> None:
    game = await begun(world)
    ana, ben = world.ana.id, world.ben.id
    async with boards(world.bot.table, _services(world.bot)) as page:

        async def wrote(user: int, text: str, press: str, locale: str = "en") -> Any:
            return (await page.ask(f"api/say?lang={locale}", page.token(game, user), {"text": text, "press": press}))[1]

        assert await wrote(ana, f"gl *hf*\n@everyone <@{ben}>", "a") == {}
        said = world.messages(world.chloe)[-1]
        assert text_of(said) == f"**Ana:** gl \\*hf\\* @\u200beveryone \\<@\u200b{ben}>"
        assert [*said.mentions, said.mention_everyone] == [False]
        for user, text, error in ((0, "hi", "watching-only"), (ana, " \n ", "say-empty"), (ana, LONG, "say-too-long")):
            for locale in LOCALES:
                facts = {"length": len(text), "most": LINE_MAX}
                assert (await wrote(user, text, "b", locale))["text"] == error_line(locale, error, facts)
        assert [(await wrote(ana, "more", f"{n}")).get("error") for n in range(3)] == [None, None, "say-too-fast"]
        assert await wrote(ben, "my turn", "c") == {}
        quiet = Overwrite(ben, OverwriteType.MEMBER, 0, discord.Permissions(send_messages=True).value)
        world.env.backend.set_overwrite(world.channel.id, quiet)
        assert (await wrote(ben, "and again", "d"))["error"] == "say-refused"
        assert text_of(world.messages()[-1]) == "**Ben:** my turn"


@pytest.mark.alone
async def test_a_line_that_discord_does_not_take(world: World) -> None:
    game = await begun(world)
    async with boards(world.bot.table, _services(world.bot)) as page:
        world.fail(f"/channels/{world.channel.id}/messages", method="POST", status=403, times=None)
        asked = "api/say", page.token(game, world.ana.id), {"text": "hello?", "press": "a"}
        assert (await page.ask(*asked))[1]["error"] == "say-not-sent"


async def test_a_replay_comes_as_a_page(world: World) -> None:
    await begun(world)
    world.bot.replay_page = replay_page
    name, data = await file_in(await world.slash(world.ben, "game replay", page=True))
    assert name.endswith(".html")
    assert data.startswith(b"<!doctype html>")
