"""A game by post of weeks: one vanishes and a bot stands in, a vote waits through a holiday, a player is replaced.

At the end all that each person was called for is looked at: nothing too often, nothing missing.
"""

import random
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
import simcord

from table import Game
from tests.e2e.appointments import DAY, HOUR, Ear, decide
from tests.e2e.players import game_here, open_game, settled
from tests.e2e.world import World
from text.fluent.catalogue import say

pytestmark = [pytest.mark.alone, pytest.mark.long]


async def until_waiting(world: World, members: list[simcord.MemberActor], user: int, chance: random.Random) -> Game:
    """Those who are there decide until somebody else is waited for."""
    game = await game_here(world)
    while game.status == "running" and user not in game.waiting:
        one = next(member for member in members if member.id in game.waiting)
        await decide(world, one, world.channel, chance, most=1)
        game = await settled(world)
    assert game.status == "running"
    return game


async def pass_hours(ear: Ear, hours: float, act: Callable[[], Awaitable[object]] | None = None) -> None:
    """Hours pass, one by one, so that calls come to the hour; somebody looks in each sixth."""
    for number in range(round(hours)):
        await ear.world.wait(HOUR)
        await settled(ear.world)
        if act is not None and number % 6 == 0:
            await act()
            await settled(ear.world)


async def test_weeks_by_post(world: World) -> None:
    ear, began, chance = Ear(world), world.env.now().timestamp(), random.Random(3)
    ana, ben, chloe, dmitri = world.members[:4]
    await world.slash(ana, "settings server", stand_in="recruit")
    await open_game(world, "skirmish", others=(ben, chloe), time="1d", deployment="free")
    await world.press(ana, "Start")
    await settled(world)

    # Ben vanishes: each decision calls him once and warns him once; after three the others go on with a bot
    missed, button = 0, say("en", "button-standin", name="Ben", wins="no")
    while button not in world.buttons(ana):
        await until_waiting(world, [ana, chloe], ben.id, chance)
        asked, heard = ear.now, len(ear.heard)
        await pass_hours(ear, 23)
        calls = [round((one.at - asked) / HOUR) for one in ear.heard[heard:] if one.user == ben.id]
        assert calls in ([18], [0, 18]), "a warning when a quarter is left"
        await pass_hours(ear, 1)
        missed += 1
        assert missed <= 3
    assert missed == 3
    gone = ear.now
    await world.press(chloe, button)
    await settled(world)
    await pass_hours(ear, 1)
    assert [one.user for one in ear.heard if "counts as no" in one.words] == [ana.id]
    await world.press(ana, say("en", "button-agree"))
    game = await settled(world)
    assert game.player_of(ben.id) is None
    assert [seat.level for seat in game.seats] == ["", "recruit", ""]

    # Chloé is on holiday when a vote begins: nothing runs out, nobody is called; then a call and a reminder
    await until_waiting(world, [ana, chloe], ana.id, chance)
    day = world.env.now().date()
    await world.slash(chloe, "settings holiday", until=(day + timedelta(days=5)).isoformat())
    asked, heard = ear.now, len(ear.heard)
    await world.slash(ana, "game time", time="2d")
    wish = (await settled(world)).wish
    assert wish is not None
    over = (world.env.now().replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=6)).timestamp()
    assert wish.until == over + 2 * DAY
    await decide(world, ana, world.channel, chance, most=1)
    await settled(world)

    async def ana_plays() -> None:
        await decide(world, ana, world.channel, chance)

    await pass_hours(ear, (over - ear.now) // HOUR - 1, ana_plays)
    assert not [one for one in ear.heard[heard:] if one.user == chloe.id], "on holiday"
    assert (await settled(world)).wish is not None, "the vote has waited"
    await pass_hours(ear, 39)
    calls = [one for one in ear.heard[heard:] if one.user == chloe.id and "counts as no" in one.words]
    told = [round((one.at - over) / HOUR) for one in calls]
    assert told == [0, 36], "the vote calls her once, and reminds her once"
    await world.press(chloe, say("en", "button-agree"))
    game = await settled(world)
    assert str(game.time) == "2d"

    # Chloé's seat goes to Dmitri; both are asked, and she is told once
    await world.slash(ana, "game replace", player="Chloé", by=dmitri)
    await settled(world)
    await world.slash(chloe, "game vote", agree=True)
    heard = len(ear.heard)
    await world.slash(dmitri, "game vote", agree=True)
    game = await settled(world)
    assert (game.player_of(dmitri.id), game.player_of(chloe.id)) == (2, None)
    assert sum(one.user == chloe.id for one in ear.heard[heard:]) == 1
    left = ear.now
    await until_waiting(world, [ana, dmitri], ana.id, chance)
    await until_waiting(world, [ana, dmitri], dmitri.id, chance)
    await world.slash(ana, "game abandon")
    await world.slash(dmitri, "game vote", agree=True)
    assert (await settled(world)).status == "ended"
    over = ear.now
    await pass_hours(ear, 6 * 24)

    print("\n\n".join(ear.transcript(member, began) for member in (ana, ben, chloe, dmitri)))
    assert not [one for one in ear.heard if one.user == ben.id and one.at > gone + HOUR], "who is gone is left alone"
    assert not [one for one in ear.heard if one.user == chloe.id and one.at > left + HOUR]
    assert not [one for one in ear.heard if one.at > over + HOUR], "silence once it is over"
