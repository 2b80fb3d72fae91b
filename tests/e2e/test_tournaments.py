"""Tournaments on a server: joined and begun by buttons, results by themselves, walkovers, and what is refused."""

from __future__ import annotations

from typing import Any

from cogs.channel.campaign_results import Results
from table.campaign.model import Campaign
from tests.e2e.players import game_here, settled
from tests.e2e.world import World
from text.fluent.catalogue import say
from text.problems import error_line

NAME = "Iron Cup"


async def cup(world: World) -> Campaign:
    return await world.bot.get_cog("CampaignCog").campaigns.find(world.guild.id, NAME)


async def shown(world: World) -> None:
    """Everything that posts itself has been posted."""
    await world.bot.boards.settle()
    results: Results = world.bot.get_cog("CampaignCog").results
    await results.settle()
    await world.env.settle()


def actor(world: World, user: int) -> Any:
    return next(member for member in world.members if member.id == user)


async def one_match(world: World, users: tuple[int, ...]) -> None:
    """A game between two, which the first wins by a correction before both agree to its end."""
    host, other = (actor(world, user) for user in users)
    await world.slash(host, "campaign game")
    await world.bot.boards.settle()
    await world.press(other, "Join")
    await world.bot.boards.settle()
    await world.press(host, "Start")
    await settled(world)
    game = await game_here(world)
    name = game.seats[game.player_of(host.id)].name
    await world.slash(host, "score adjust", player=name, points=7, reason="test")
    await world.slash(host, "game end", sure=True)
    await world.slash(other, "game vote", agree=True)
    await shown(world)
    assert (await game_here(world)).status == "ended"


async def test_a_knock_out_from_the_first_button_to_the_champion(world: World) -> None:
    opened = await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="knockout")
    assert "Knockout" in world.reply(opened)
    assert "for a win" not in world.reply(opened), "no points count"
    for member in (world.ana, world.ben, world.chloe, world.dmitri):
        told = world.reply(await world.press(member, say("en", "button-tournament-join")))
        assert NAME in told
    refused = world.reply(await world.press(world.ben, say("en", "button-tournament-begin")))
    assert error_line("en", "campaign-not-host", {}) in refused
    refused = world.reply(await world.slash(world.ben, "campaign game"))
    assert error_line("en", "tournament-not-begun", {"name": NAME}) in refused
    begun = await world.press(world.ana, say("en", "button-tournament-begin"))
    assert "Round 1 of 2" in world.reply(begun)
    one, two = ((await cup(world)).rounds)[0]
    refused = world.reply(await world.slash(world.ana, "campaign round"))
    assert error_line("en", "tournament-open", {"count": 2}) in refused
    newcomer = world.newcomer("Eve")
    refused = world.reply(await world.slash(newcomer, "campaign join"))
    assert error_line("en", "tournament-begun", {"name": NAME}) in refused
    refused = world.reply(await world.press(newcomer, say("en", "button-tournament-play")))
    assert error_line("en", "tournament-no-match", {"name": NAME}) in refused
    await one_match(world, one.players)
    assert [match.how for match in (await cup(world)).rounds[0]] == ["game", ""]
    left = await world.slash(actor(world, two.players[1]), "campaign leave")
    assert say("en", "tournament-final") in world.reply(left), "the last match is a walkover: the final is drawn"
    final = (await cup(world)).rounds[1][0]
    assert set(final.players) == {one.players[0], two.players[0]}
    await one_match(world, final.players)
    champion = actor(world, final.players[0])
    called = (await cup(world)).name_of(champion.id)
    assert say("en", "tournament-champion", name=called) in world.text()
    assert (await cup(world)).decided
    data = world.reply(await world.slash(world.ana, "campaign schedule"))
    assert "walkover" in data
    await world.slash(champion, "settings delete", sure=True)
    assert champion.id not in {player for row in (await cup(world)).rounds for match in row for player in match.players}
    assert called not in world.reply(await world.slash(newcomer, "campaign show"))


async def test_a_swiss_names_no_number_of_rounds_before_its_players_are_known(world: World) -> None:
    opened = await world.slash(world.ana, "campaign new", name=NAME, format="swiss")
    assert say("en", "tournament-terms", format="swiss", rounds=0) in world.reply(opened)


async def test_a_swiss_with_a_bye_and_a_host_who_decides(world: World) -> None:
    refused = await world.slash(world.ana, "campaign new", name=NAME, size="skirmish", format="swiss", players=3)
    assert error_line("en", "tournament-two", {}) in world.reply(refused)
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=2)
    refused = world.reply(await world.slash(world.ana, "campaign round"))
    assert error_line("en", "tournament-too-few", {"name": NAME}) in refused
    for member in (world.ana, world.ben, world.chloe):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    (match, bye) = (await cup(world)).rounds[0]
    assert bye.how == "bye"
    refused = world.reply(await world.slash(world.ana, "campaign round", winner=actor(world, bye.players[0])))
    assert error_line("en", "tournament-no-match", {"name": NAME}) in refused
    given = world.reply(await world.slash(world.ana, "campaign round", winner=actor(world, match.players[0])))
    assert "Round 2 of 2" in given
    assert "Buchholz" in given
    second = (await cup(world)).rounds[1]
    assert second[-1].how == "bye"
    assert second[-1].players != bye.players, "nobody has two byes while others have had none"
    refused = world.reply(await world.slash(world.ana, "campaign settings", format="league"))
    assert error_line("en", "campaign-begun", {}) in refused
    told = world.reply(await world.slash(world.chloe, "campaign show"))
    assert "Système suisse" in told


async def test_both_players_of_a_match_are_led_to_one_game(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=1)
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    async with world.at_once():
        for member in (world.ana, world.ben):
            await world.press(member, say("en", "button-tournament-play"))
    (game,) = (await cup(world)).games
    for member in (world.ana, world.ben):
        told = world.reply(await world.press(member, say("en", "button-tournament-play")))
        assert say("en", "tournament-playing", channel=f"<#{game.channel}>") in told
