"""Each server hears once of a new version, if the bot's host wishes."""

import pytest

from release import VERSION
from tests.e2e.players import open_game
from tests.e2e.world import World
from text.fluent.catalogue import say

TITLE = say("en", "news-title", version=VERSION)


@pytest.mark.parametrize("before", ["0.0.9", "", VERSION])
@pytest.mark.parametrize("wished", [True, False])
async def test_a_server_that_played_with_an_earlier_version_hears_once_what_is_new(
    world: World, monkeypatch: pytest.MonkeyPatch, before: str, wished: bool
) -> None:
    monkeypatch.setattr(world.bot, "tells_news", wished)
    await world.bot.table.preferences.set_guild(world.guild.id, news=before)
    for _ in range(2):
        await open_game(world)
        await world.slash(world.ana, "game end", sure=True)
    assert world.text().count(TITLE) == (wished and before == "0.0.9")
    assert world.bot.table.preferences.guild(world.guild.id).news == VERSION
