"""An evening of many games on maps, each against a bot: the memory of the bot and of all its processes.

Run as ``python -m bench.evening ADDRESS DATABASE GAMES DECISIONS`` in a process of its own; prints a line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

from bench.discord_side import FIRST_CHANNEL, GUILD, Feed, command, log_in
from bench.figures import Row
from bench.probe import children, last_line, memory
from cogs.client import GameMaster
from cogs.configuration import Settings, make_bot
from cogs.kit.discord_private import session
from cogs.opponents import driver
from rules import default
from storage import Storage
from table import Game, Move, Opened, Person, Table
from table.votes.seating import add_bot
from workers.worker import REST

TREE_MIB = 250.0
CROWD = 10


async def evening(address: str, folder: Path, games: int, decisions: int) -> list[Row]:
    """Memory after the evening, in MiB."""
    url = f"sqlite+aiosqlite:///{folder}/evening.db"
    await (await Storage.open(url)).close()  # a first start keeps what it needed to make the tables
    figures = json.loads(last_line("bench.evening", address, url, str(games), str(decisions)))
    note = ", ".join(f"{name} {value:.0f}" for name, value in figures.items())
    what = f"all processes after {decisions} decisions a game in {games} games on maps with bots"
    return [Row(what, sum(figures.values()), "MiB", "-", TREE_MIB, f"{TREE_MIB:.0f}", note=note)]


async def _begun(table: Table, channel: int) -> Game:
    """A game on a map of one person against a bot."""
    ana = Person(10_000 + channel, "Ana")
    opened = Opened(ana.user, "Bench", "rapid-attack", "skirmish", "map", {})
    game = await table.open(ana, channel=FIRST_CHANNEL + channel, guild=GUILD, opened=opened)
    await add_bot(table, game.id, ana, "Bot", "veteran")
    return await table.start(game.id, ana)


async def answered(table: Table, game: Game, chance: random.Random) -> Game:
    """The game after the first question was answered, at random where somebody chooses a unit."""
    request = game.requests[0]
    options = [one.choice for one in request.options if one.label not in ("pass", "done")]
    choice = (
        chance.choice(options) if options and request.kind in ("activate", "target") else default(game.played, request)
    )
    seat = game.seats[request.player]
    return await table.answer(game.id, Person(seat.user, seat.name), [Move(choice, request.kind)])


async def _play(bot: GameMaster, feed: Feed, games: int, decisions: int) -> None:
    """Ana decides at random, and looks at the board after each of her decisions."""
    chance, begun = random.Random(1), [await _begun(bot.table, channel) for channel in range(games)]
    for _ in range(decisions):
        for at in range(0, games, CROWD):
            await feed.settle()
            for game in begun[at : at + CROWD]:
                now = await bot.table.game(game.id)
                if now.status == "running":
                    await answered(bot.table, now, chance)
                    feed.hand(bot, command("game board", game.channel - FIRST_CHANNEL, game.host))
            await feed.settle()
            await feed.look()


async def _measured(address: str, database: str, games: int, decisions: int) -> dict[str, float]:
    driver.PAUSE = 0.0  # nobody reads
    bot = make_bot(Settings(database_url=database, shard_count=1))
    async with bot:
        await log_in(bot, address)
        await _play(bot, Feed(address, session(bot)), games, decisions)
        await asyncio.sleep(2 * REST)
        helpers = children()
        thinking = {str(worker.process) for worker in bot.opponents.thinking.workers}
        return {
            "bot": memory(),
            "think": sum(memory(one) for one in helpers if one in thinking),
            "draw": sum(memory(one) for one in helpers if one not in thinking),
        }


if __name__ == "__main__":
    where, url, number, each = sys.argv[1:]
    print(json.dumps(asyncio.run(_measured(where, url, int(number), int(each)))), flush=True)
