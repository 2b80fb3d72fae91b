"""Once a bot has warmed up, first games find loaded what they need."""

import asyncio
import subprocess
import sys

import pytest

from bot import Settings, _with_page, make_bot
from cogs import client
from tests.architecture.source import ROOT

FIRST_GAMES = """
import asyncio, sys
from cogs.configuration import Settings, make_bot

async def main():
    make_bot(Settings())
    from cogs.views.game.board import board_view
    from cogs.views.game.lobby import lobby_view
    from cogs.views.game.panel import panel_view
    from cogs.kit.drawing import stop_drawing
    from cogs.warming import warmed
    from rules import FAMILIES, default
    from storage import Storage
    from table import Move, Opened, Person, Table

    table, ana, ben = Table(await Storage.open("sqlite+aiosqlite://")), Person(1, "Ana"), Person(2, "Ben")
    await warmed()
    loaded = set(sys.modules)
    for number, family in enumerate(FAMILIES.values()):
        ruleset = family.rulesets[0]
        opened = Opened(1, "", ruleset.id, ruleset.sizes[0], ruleset.tables[-1], {}, "fr")
        game = await table.open(ana, channel=number, guild=None, opened=opened)
        lobby_view(game)
        await table.join(game.id, ben, None)
        game = await table.start(game.id, ana)
        for _ in range(5):
            board_view(game)
            request = game.requests[0]
            panel_view(game, game.seats[request.player].user, "fr")
            person = Person(game.seats[request.player].user, "Ana")
            game = await table.answer(game.id, person, [Move(default(game.played, request))])
    print(sorted(set(sys.modules) - loaded))
    await table.storage.close()
    stop_drawing()

asyncio.run(main())
"""


@pytest.mark.long
def test_first_games_load_nothing_any_more() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_GAMES], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


async def test_a_bot_that_plays_warms_up_once_it_is_ready_and_not_after_each_reconnection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warmed = []

    async def warm() -> None:
        warmed.append(True)

    monkeypatch.setattr(client, "warmed", warm)
    bot = make_bot(Settings())
    await bot.on_ready()
    assert not bot._in_background
    _with_page(bot)
    await bot.on_ready()
    await bot.on_ready()
    await asyncio.gather(*bot._in_background)
    assert len(warmed) == 1
