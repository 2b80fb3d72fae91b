"""A campaign of six games over weeks, with companies that keep their scars, one who leaves and one who comes.

At the end what each person was called for is looked at, and that every result is told once.
"""

import random
from itertools import combinations
from typing import Any

import pytest

from table import Game
from tests.e2e.appointments import DAY, Ear, decide
from tests.e2e.test_campaigns import COMPANY, campaign_of
from tests.e2e.test_tournaments import actor, shown
from tests.e2e.world import World
from text.fluent.catalogue import say

OF_ALL = ("you have won", "everyone has played everyone", "has opened your game", "since its first game")
"""What concerns members of a league who do not play in the game that is spoken of, or not yet."""
pytestmark = [pytest.mark.alone, pytest.mark.long]

NAME = "Iron Winter"
DECISIONS = 25


async def one_game(world: World, number: int, users: tuple[int, ...], chance: random.Random) -> Game:
    """A game of two in a channel of its own: they decide a little, sleep over it, then one of them resigns."""
    there = world.guild.create_text_channel(f"game-{number}")
    one, other = (actor(world, user) for user in users)
    await world.slash(one, "campaign game", campaign=NAME, channel=there)
    await world.slash(other, "game join", channel=there)
    await world.slash(one, "game start", channel=there)
    game: Game = await world.bot.table.game_in(there.id)
    assert game.status == "running"
    for _ in range(DECISIONS):
        if game.status != "running":
            break
        game = await decide(world, actor(world, game.waiting[0]), there, chance, most=1)
    await world.wait(DAY)
    await shown(world)
    if game.status == "running":
        await world.slash(actor(world, game.waiting[0]), "game resign", sure=True, channel=there)
    await shown(world)
    ended: Game = await world.bot.table.game_in(there.id)
    return ended


async def test_six_games(world: World) -> None:
    ear, began, chance = Ear(world), world.env.now().timestamp(), random.Random(6)
    eve = world.newcomer("Eve")
    terms: dict[str, Any] = {"carry": "scars", "table": "declared", "time": "3d"}
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", **terms)
    for member in (world.ana, world.ben, world.chloe, world.dmitri):
        await world.slash(member, "campaign join", company=COMPANY)
    players: list[Any] = [world.ana, world.ben, world.chloe, world.dmitri]
    pairs = [(one.id, other.id) for one, other in combinations(players, 2)]
    for number, users in enumerate(pairs[:5], 1):
        before = await campaign_of(world)
        game = await one_game(world, number, users, chance)
        after = await campaign_of(world)
        assert game.status == "ended"
        assert len(after.reports) == len(before.reports) + 1 == number
        assert world.text().count(f"### “{NAME}, game ") == number, "each result is told once"
        report = after.reports[-1].played
        assert sorted(seat.user for seat in report.seats) == sorted(users)
        outcome = game.played.outcome
        assert outcome is not None
        assert [n for n, seat in enumerate(report.seats) if seat.won] == sorted(outcome.winners)
    told = world.reply(await world.slash(world.ana, "campaign desk"))
    assert "League, 4 players." in told

    # one leaves with what they have played; one comes for the last game, with a company of their own
    asked = world.reply(await world.slash(world.dmitri, "campaign leave"))
    assert "still counts, but you can't win. Your company stays as it is. You can join again." in asked
    left = world.reply(await world.press(world.dmitri, say("en", "button-campaign-leave")))
    assert "still counts" in left
    await world.slash(eve, "campaign join", company=COMPANY)
    ahead = (await campaign_of(world)).to_play()
    assert ahead
    assert all(world.dmitri.id not in group for group in ahead)
    await one_game(world, 6, (world.ana.id, eve.id), chance)
    campaign = await campaign_of(world)
    lines = {line.user: line for line in campaign.standings()}
    assert sum(line.played for line in lines.values()) == 12
    assert lines[world.dmitri.id].played == 2
    assert lines[eve.id].played == 1
    assert "Eve's company" in world.reply(await world.slash(eve, "campaign roster"))
    await world.slash(world.ana, "campaign end")
    await world.press(world.ana, say("en", "button-campaign-end"))
    await world.wait(5 * DAY)

    everybody = (world.ana, world.ben, world.chloe, world.dmitri, eve)
    print("\n\n".join(ear.transcript(member, began) for member in everybody))
    games = {user: [game.channel for game in campaign.games if user in game.seats] for user in lines}
    for member in everybody:
        for one in (found for found in ear.heard if found.user == member.id):
            of_all = any(words in one.words for words in OF_ALL)
            assert one.channel in games[member.id] or of_all, "called to the own games alone"
    (won,) = [one for one in ear.heard if "you have won" in one.words]
    assert lines[won.user].rank == 1, "who is first has won, and hears it once"
    assert not [one for one in ear.heard if one.at > began + 6.5 * DAY], "silence once it is over"
