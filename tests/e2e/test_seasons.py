"""A season on a server: begun by a manager, led, won, told once, and followed by the next one by itself."""

import random

import pytest
from msgspec import structs

from table.history.seasons import PAIR_MOST
from tests.e2e.players import ButtonPlayer, play, settled, start_game
from tests.e2e.world import World
from text.fluent.catalogue import say
from text.problems import error_line

pytestmark = pytest.mark.alone

DAY = 86400.0


async def test_a_season_from_its_beginning_to_the_next_one(world: World) -> None:
    refused = world.reply(await world.slash(world.ben, "season", begin="Season 1"))
    assert error_line("en", "not-manager", {}) in refused
    told = world.reply(await world.slash(world.ana, "season", begin="Season 1", every="month"))
    assert "**Season 1** begins and ends on <t:" in told
    page = world.reply(await world.slash(world.ben, "season"))
    assert say("en", "season-nobody", over="no") in page
    await start_game(world)
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    before = len(world.messages())
    page = world.reply(await world.slash(world.chloe, "season"))
    assert say("fr", "season-nobody", over="no") in page, "Ana never decided anything"
    assert "for the season" not in world.text()
    assert len(world.messages()) == before, "the reader alone sees it, in their language"
    await start_game(world)
    anybody = ButtonPlayer(world, random.Random(1))
    await play(world, anybody, until=lambda game: world.ana.id in {made.user for made in game.decisions})
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    page = world.reply(await world.slash(world.ben, "season"))
    assert "**Ana** leads with 3 points." in page
    assert world.text().count(say("en", "finale-season", name="Season 1", why="none", most=PAIR_MOST)) == 1
    before, seasons = len(world.messages()), world.bot.storage.seasons
    (row,) = await seasons.of_guild(world.guild.id)
    assert row.ends - row.began > 14 * DAY
    soon = world.env.now().timestamp() + 600  # instead of weeks
    await seasons.change(structs.replace(row, ends=soon))
    world.bot.boards.check_pings(soon)
    await world.wait(660)
    posted = [text for text in world.text().split("\n\n") if "wins the season" in text]
    assert len(posted) == 1
    assert "🏆 **Ana** wins the season with 3 points." in posted[0]
    assert say("en", "season-called", players=f"<@{world.ana.id}>", count=1) in posted[0]
    assert "Closest game" not in posted[0], "it was given up"
    assert posted[0].index("🏆 **Ana** wins") < posted[0].index("**Season 2** begins"), "first who has won"
    assert len(world.messages()) > before
    again = await world.slash(world.ben, "season")
    assert "## 🏅 Season 2" in world.reply(again)
    old = await world.choose(world.ben, "Season 1", placeholder=say("en", "season-menu"))
    assert "**Ana** wins the season" in world.reply(old)
    (kept,) = [row for row in await world.bot.storage.results.of_guild(world.guild.id, 0.0) if not row.seats[0].idle]
    other = tuple(structs.replace(one, won=not one.won) for one in kept.seats)
    await world.bot.storage.results.save(structs.replace(kept, seats=other))
    await world.slash(world.ben, "season")
    old = world.reply(await world.choose(world.ben, "Season 1", placeholder=say("en", "season-menu")))
    assert "**Ana** wins the season" in old
    assert say("en", "season-corrected", names="Ben", count=1) in old
    refused = world.reply(await world.slash(world.ben, "season", end=True))
    assert error_line("en", "not-manager", {}) in refused
    asked = world.reply(await world.slash(world.ana, "season", end=True))
    assert say("en", "season-sure-end", name="Season 2") in asked
    ended = world.reply(await world.press(world.ana, say("en", "button-season-end")))
    assert say("en", "season-ended", name="Season 2") in ended
    await world.wait(60)
    assert say("en", "season-nobody", over="yes") in world.text()
    await world.slash(world.chloe, "season")
    await world.slash(world.ana, "settings delete", sure=True)
    old = await world.choose(world.chloe, "Season 1", placeholder=say("fr", "season-menu"))
    assert "Ana" not in world.reply(old)
    assert "🏆 **Un ancien joueur** remporte la saison" in world.reply(old)


async def test_a_game_that_is_not_rated_says_that_it_does_not_count_for_the_season(world: World) -> None:
    await world.slash(world.ana, "season", begin="Season 1")
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="skirmish", table="declared", rated=True)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    assert say("en", "finale-unrated", reason="absent") in world.text(), "Ana never decided anything"
    assert say("en", "finale-season", name="Season 1", why="absent", most=PAIR_MOST) in world.text()
