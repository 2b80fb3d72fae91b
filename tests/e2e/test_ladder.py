"""Rated games and the ladder as people meet them: commands, buttons, both languages, and what is refused."""

from __future__ import annotations

import json
import random
import re

from msgspec import structs

from storage import NewGame
from tests.e2e.players import ButtonPlayer, game_here, play, settled
from tests.e2e.world import World
from text.fluent.catalogue import say
from text.problems import error_line


async def test_a_rated_game_from_the_lobby_to_the_ladder(world: World) -> None:
    assert say("fr", "ladder-empty") in world.reply(await world.slash(world.chloe, "ladder"))
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="skirmish", table="declared", rated=True)
    await world.bot.boards.settle()
    assert say("en", "lobby-rated", pace="post", free="yes") in world.text()
    assert "a bot" not in world.text(), "none may sit at a rated game"
    refused = world.reply(await world.slash(world.ana, "game change", size="demo"))
    assert error_line("en", "rated-demo", {}) in refused
    refused = world.reply(await world.slash(world.ana, "game change", opponent="pilot"))
    assert error_line("en", "rated-bots", {}) in refused
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    await world.press(world.ana, "Start")
    await settled(world)
    await play(world, ButtonPlayer(world, random.Random(3)), steps=12)
    game = await game_here(world)
    asked = world.reply(await world.slash(world.ana, "correct", what="score", which="A", value="5"))
    assert say("en", "wish-made") in asked
    assert "asks for a correction: A score · A · 5" in (await settled_text(world))
    await world.slash(world.ben, "game vote", agree=True)
    asked = world.reply(await world.slash(world.ana, "game end", sure=True))
    assert say("en", "rated-end-asked") in asked
    await world.slash(world.ben, "game vote", agree=True)
    await world.bot.boards.settle()
    game = await game_here(world)
    assert game.status == "ended"
    assert say("en", "finale-corrections", count=1) in world.text()
    assert re.search(r"Ana \d+\? ± \d+ \(provisional; 9 more games to be ranked\)", world.text())
    told = world.reply(await world.press(world.ben, say("en", "button-ladder")))
    assert re.search(r"You: \d+\? ± \d+, after 1 game\. .*: 9 more games and you are ranked\.", told)
    assert re.search(r"Provisional, not ranked yet: Ana \d+\? \(1 of 10 games\)", told)
    assert say("en", "ladder-none-yet", least=10) in told, "nobody is ranked below ten games"
    await many_more(world, game.id)
    told = world.reply(await world.slash(world.chloe, "ladder", pace="post"))
    assert "1. **Ana**" in told
    assert say("fr", "ladder-own-none") in told
    told = world.reply(await world.slash(world.chloe, "ladder", ruleset="mez"))
    assert say("fr", "ladder-none-yet", least=10) in told, "another game than the one that is rated here"
    data = await world.slash(world.ben, "settings export")
    attached = data.response.message.attachments[0] if data.response else data.followups[0].message.attachments[0]
    kept = json.loads(await attached.read())["ratings"]
    assert [(item["ruleset"], item["pace"], item["games"]) for item in kept] == [("rapid-attack", "post", 12)]
    await world.slash(world.ben, "settings delete", sure=True)
    assert "Ben" not in world.reply(await world.slash(world.ana, "ladder"))


async def test_who_is_forgotten_in_mid_game_is_a_former_player_at_its_end(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="skirmish", table="declared", rated=True)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    await play(world, ButtonPlayer(world, random.Random(3)), steps=40)
    await world.slash(world.ben, "settings delete", sure=True)
    game = await settled(world)
    assert re.search(rf"{say('en', 'former-player')} \d+\? ±", world.text())
    (seat,) = [seat for seat in (await world.bot.storage.results.get(game.id)).seats if seat.user != world.ana.id]
    assert seat.former, "no other former player has this number"


async def settled_text(world: World) -> str:
    """What stands in the channel once all is shown."""
    await world.bot.boards.settle()
    return world.text()


async def many_more(world: World, game: str) -> None:
    """As if the same two had played eleven games more, which Ana won."""
    storage = world.bot.storage
    row = await storage.results.get(game)
    seats = tuple(structs.replace(seat, rank=1 + number) for number, seat in enumerate(row.seats))
    logged = [structs.replace(entry, interaction=None) for entry in await storage.games.entries(game)]
    for number in range(11):
        copy = f"{0xF0 + number:010x}"
        new = NewGame(copy, world.guild.id, number + 1, world.ana.id, row.ruleset, b"s" * 32, 1.0)
        await world.bot.table.store(new, logged, await world.bot.table.game(game))
        await storage.results.save(structs.replace(row, game=copy, ended=row.ended - 20 + number, seats=seats))


async def test_only_alone_and_only_the_host(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="skirmish")
    await world.press(world.ana, "Change")
    told = world.reply(await world.press(world.ana, say("en", "button-rated", rated="no")))
    assert say("en", "setup-rated", rated="yes") in told
    told = world.reply(await world.press(world.ana, say("en", "button-rated", rated="yes")))
    assert say("en", "setup-rated", rated="no") in told
    await world.press(world.ben, "Join")
    refused = world.reply(await world.slash(world.ana, "game change", rated=True))
    assert error_line("en", "rated-joined", {}) in refused
    refused = world.reply(await world.slash(world.ben, "game change", rated=True))
    assert "Ana" in refused


async def test_a_server_may_rate_by_default(world: World) -> None:
    shown = world.reply(await world.slash(world.ana, "settings server", rated="on"))
    assert say("en", "settings-rated", rated="on") in shown
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="skirmish")
    assert (await game_here(world)).rated
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(world.ana, "game new", opponent="pilot")
    assert not (await game_here(world)).rated
