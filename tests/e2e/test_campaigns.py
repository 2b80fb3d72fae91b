"""A campaign on a server: three games, results that post themselves, scars that are repaired, and who may what."""

from __future__ import annotations

import random

import discord
import pytest
from msgspec import structs
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from cogs.channel.marks import RESULT
from cogs.views.desk import TEXT_MAX, unplayed_lines
from rules import RULESETS
from table import Game, Person
from table.campaign.model import Campaign, Member
from table.time.clock import DAY, HOUR
from tests.e2e.players import ButtonPlayer, game_here, play, settled
from tests.e2e.world import World, text_of
from text import error_line
from text.fluent.catalogue import say

RESULT_HEAD = "### “Iron Winter, game "
COMPANY = "Kestrel: Rd Rd B G; Badger: Rh Rh B B"
HOSTILE = "@everyone **`<@1>` [x](http://y)\n# " + "🤖" * 20 + "W" * 60


async def campaign_of(world: World, name: str = "Iron Winter") -> Campaign:
    """The campaign as the bot keeps it."""
    return await world.bot.tournaments.campaigns.find(world.guild.id, name)


async def shown(world: World) -> None:
    """Everything that posts itself has been posted."""
    await world.bot.boards.settle()
    await world.bot.tournaments.results.settle()
    await world.env.settle()


async def begun(world: World, carry: str = "scars", name: str = "Iron Winter", table: str = "map") -> None:
    """A campaign of demo games that Ana and Ben are in."""
    await world.slash(world.ana, "campaign new", name=name, size="demo", carry=carry, table=table)
    for member in (world.ana, world.ben):
        result = await world.slash(member, "campaign join", company=COMPANY)
        assert "Kestrel" in world.reply(result)


async def one_game(world: World, seed: int) -> Game:
    """A game of the campaign, opened by Ana, joined by Ben, and played to its end at random."""
    await world.slash(world.ana, "campaign game")
    await world.bot.boards.settle()
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    await world.press(world.ana, "Start")
    await settled(world)
    await play(world, ButtonPlayer(world, random.Random(seed)))
    await shown(world)
    game = await game_here(world)
    assert game.status == "ended"
    return game


async def test_a_league_is_joined_by_its_button_and_has_no_rounds(world: World) -> None:
    refused = world.reply(await world.slash(world.ana, "campaign new", name="Iron Winter", size="demo", round="7d"))
    assert error_line("en", "league-rounds", {}) in refused
    facts = {"name": "Iron Winter", "size": "demo", "rounds": 3}
    refused = world.reply(await world.slash(world.ana, "campaign new", format="knockout", **facts))
    assert error_line("en", "knockout-rounds", {}) in refused
    await world.slash(world.ana, "campaign new", format="swiss", round="7d", **facts)
    forged = f"mq:tournament:blah:{(await campaign_of(world)).id}"
    told = world.reply(await world.forge(world.ben, world.messages()[-1], forged))
    assert error_line("en", "button-old", {}) in told
    assert not (await campaign_of(world)).members, "no button that is unknown joins"
    await world.slash(world.ana, "campaign settings", format="knockout")
    assert ((await campaign_of(world)).terms.rounds, (await campaign_of(world)).terms.round) == (0, "7d")
    await world.slash(world.ana, "campaign settings", format="league")
    assert not (await campaign_of(world)).terms.round, "what a league cannot have goes with the format"
    refused = world.reply(await world.slash(world.ana, "campaign settings", round="7d"))
    assert error_line("en", "league-rounds", {}) in refused
    await world.press(world.ben, say("en", "button-tournament-join"))
    assert [member.name for member in (await campaign_of(world)).active] == ["Ben"]


async def test_the_second_to_open_a_league_game_is_led_to_it_and_the_organiser_is_called_once_all_is_played(
    world: World,
) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.ana, "campaign game")
    await world.bot.boards.settle()
    led = world.reply(await world.slash(world.ben, "campaign game"))
    assert say("en", "tournament-playing", kind="game", channel=f"<#{world.channel.id}>") in led
    assert say("en", "mine-none-waits") in world.reply(await world.slash(world.ana, "game mine"))
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.ben, "game resign", sure=True)
    await shown(world)
    told = say("en", "league-played-out", organisers=f"<@{world.ana.id}>", name="Iron Winter")
    assert world.text().count(told) == 1
    assert "everyone has played everyone; `/campaign end`" in world.reply(await world.slash(world.ana, "game mine"))
    assert "`/campaign end`" not in world.reply(await world.slash(world.ben, "game mine"))


@pytest.mark.alone
async def test_a_seat_is_kept_for_the_member_of_a_league_who_is_called(world: World) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    await world.slash(world.ana, "campaign game", **{"with": str(world.chloe.id)})
    await world.bot.boards.settle()
    await world.wait(1)
    mine = world.reply(await world.slash(world.chloe, "game mine"))
    assert "**Ana** vous invite" in mine
    assert say("fr", "mine-none-waits") not in mine
    assert error_line("en", "lobby-full", {"most": 2}) in world.reply(await world.press(world.ben, "Join"))
    for _ in range(2):
        await world.wait(2 * DAY)
    heard = [said for said, _ in world.mentions()]
    assert sum("attend toujours votre réponse" in said for said in heard) == 1, "once more, before it runs out"
    assert sum(f"<@{world.ana.id}>, **Chloé** has not answered" in said for said in heard) == 1
    assert [seat.name for seat in (await game_here(world)).seats] == ["Ana"]


@pytest.mark.alone
async def test_a_second_game_of_two_in_a_league_does_not_count_and_says_so(world: World) -> None:
    await world.slash(world.ana, "season", begin="Winter")
    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    told = say("en", "campaign-repeat", one="**Ana**", other="**Ben**", name="Iron Winter", rated="no")
    over = say("en", "campaign-repeated", name="Iron Winter")
    for again in (False, True):
        invited = {"with": str(world.ben.id)} if again else {}
        await world.slash(world.ana, "campaign game", **invited)
        await world.bot.boards.settle()
        await world.wait(1)
        await shown(world)
        assert world.text().count(told) == 2 * again, "under the lobby, and in the invitation"
        assert world.text().count("its result counts there") == 1
        await world.press(world.ben, "Join")
        await shown(world)
        assert world.text().count(told) == 2 * again, "they have read it"
        await world.press(world.ana, "Start")
        await settled(world)
        await play(world, ButtonPlayer(world, random.Random(3)), steps=6)
        await world.slash(world.ben, "game resign", sure=True)
        await shown(world)
        assert world.text().count(over) == 2 * again, "in the finale, and with the results"
    assert [line.points for line in (await campaign_of(world)).standings()] == [3, 0, 0]
    told = world.reply(await world.slash(world.ana, "campaign schedule"))
    assert "1 game has been played" in told
    assert told.count(say("en", "campaign-uncounted")) == 1
    season = world.reply(await world.slash(world.ana, "season"))
    assert "**1. Ana** · 3 points · 1 game" in season


@pytest.mark.alone
async def test_who_takes_a_seat_that_was_kept_reads_whether_the_game_counts(world: World) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    await world.slash(world.ana, "campaign game")
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.ben, "game resign", sure=True)
    await shown(world)
    await world.slash(world.ana, "campaign game", **{"with": str(world.chloe.id)})
    await world.wait(3 * DAY + HOUR)
    await shown(world)
    free = (
        "Any member of **Iron Winter** can take the seat now; "
        "the game counts there for two players who haven't met yet."
    )
    assert free in world.text()
    await world.press(world.ben, "Join")
    await shown(world)
    assert say("en", "campaign-repeat", one="**Ana**", other="**Ben**", name="Iron Winter", rated="no") in world.text()


@pytest.mark.alone
async def test_one_member_of_a_league_is_called_by_name_and_nobody_else(world: World) -> None:
    await begun(world, carry="nothing")
    for member in (world.chloe, world.dmitri):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign game", **{"with": str(world.dmitri.id)})
    await world.bot.boards.settle()
    await world.wait(1)
    called = f"<@{world.dmitri.id}>, **Ana** has opened a game for you"
    assert (world.text().count(called), f"<@{world.ben.id}>" in world.text()) == (1, False)
    again = world.reply(await world.slash(world.ana, "campaign game", **{"with": "dmitri"}))
    assert say("en", "tournament-playing", kind="mine", channel=f"<#{world.channel.id}>") in again
    await world.press(world.dmitri, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    offered = await world.offered(world.ana, "campaign game", "with", "")
    assert list(offered) == ["Ben", "Chloé", "Dmitri"], "who has not been met comes first"
    unknown = world.reply(await world.slash(world.ana, "campaign game", **{"with": "Nobody"}))
    assert error_line("en", "campaign-no-such-member", {"name": "Iron Winter"}) in unknown


@pytest.mark.alone
async def test_who_is_called_again_from_another_channel_is_asked_again_and_the_answer_links_to_the_game(
    world: World,
) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.slash(world.ana, "campaign game", **{"with": str(world.chloe.id)})
    await world.bot.boards.settle()
    await world.press(world.chloe, "Leave")
    again = await world.slash(world.ana, "campaign game", channel=elsewhere, **{"with": str(world.chloe.id)})
    assert say("en", "tournament-playing", kind="mine", channel=f"<#{world.channel.id}>") in world.reply(again)
    assert [seat.user for seat in (await game_here(world)).seats] == [world.ana.id, world.chloe.id]


@pytest.mark.alone
async def test_what_announces_a_campaign_names_nobody_who_was_forgotten_and_says_when_it_is_over(world: World) -> None:
    await begun(world, carry="nothing")
    joined = say("en", "campaign-players", count=2, names="Ana, Ben")
    assert joined in world.text()
    await world.slash(world.ben, "settings delete", sure=True)
    await world.wait(1)
    assert joined not in world.text()
    assert say("en", "campaign-players", count=1, names="Ana") in world.text()
    await world.slash(world.ana, "campaign end")
    await world.press(world.ana, say("en", "button-campaign-end"))
    assert world.text().count(say("en", "campaign-ended", name="Iron Winter", running=0)) == 2
    assert "Iron Winter** is open" not in world.text()


async def test_a_company_without_a_name_is_named_in_its_readers_language(world: World) -> None:
    await begun(world)
    company = "B G Y Rd; B Y Ra Ra"
    joined = world.reply(await world.slash(world.chloe, "campaign join", company=f"Lynx: {company}"))
    assert "avec cette équipe" in joined
    assert "**L’équipe de Chloé**" in world.reply(await world.slash(world.chloe, "campaign roster"))
    joined = world.reply(await world.slash(world.dmitri, "campaign join", company=company))
    assert "**Dmitri's company**" in joined


async def test_a_campaign_speaks_the_servers_language_whoever_founds_it(world: World) -> None:
    await world.slash(world.chloe, "campaign new", name="Iron Winter", size="demo")
    assert (await campaign_of(world)).terms.locale == "en", "not Chloé's French"
    await world.slash(world.chloe, "campaign settings", language="fr")
    assert (await campaign_of(world)).terms.locale == "fr"


async def test_a_league_says_what_is_played_open_and_left(world: World) -> None:
    async def said(command: str = "campaign schedule") -> str:
        return world.reply(await world.slash(world.ana, command))

    await world.slash(world.ana, "campaign new", name="Iron Winter", size="demo")
    assert "No game has been played. A game needs 2 more members: `/campaign join`." in await said()
    await world.slash(world.ana, "campaign join")
    assert "A game needs one more member" in await said("campaign desk")
    for member in (world.ben, world.chloe):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign game")
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    counted = "No game has been played, 1 is open, 2 are still to be opened."
    assert counted in await said()
    assert counted in await said("campaign desk")
    await world.slash(world.chloe, "campaign leave")
    await world.press(world.chloe, say("fr", "button-campaign-leave"))
    assert "No game has been played, 1 is open. No other is left." in await said()
    assert not (await campaign_of(world)).played_out()


async def test_games_of_a_large_league_that_do_not_fit_are_counted(world: World) -> None:
    await world.slash(world.ana, "campaign new", name="Iron Winter", size="demo")
    found = await campaign_of(world)
    members = tuple(Member(1000 + number, f"{number:02}{'W' * 30}") for number in range(20))
    league = structs.replace(found, members=members)
    lines = list(unplayed_lines("en", league, league.to_play()))
    shown_games = sum(line.count("W" * 30) - 1 for line in lines[:-1])
    assert lines[-1] == say("en", "campaign-more", n=190 - shown_games)
    assert sum(map(len, lines)) < TEXT_MAX


async def test_who_is_waited_for_is_led_there_and_may_open_another(world: World) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    await world.slash(world.ana, "campaign game")
    other = world.guild.create_text_channel("other-table")
    led = world.reply(await world.slash(world.ben, "campaign game", channel=other))
    assert say("en", "tournament-playing", kind="game", channel=f"<#{world.channel.id}>") in led
    assert len((await campaign_of(world)).games) == 1
    await world.press(world.ben, say("en", "button-campaign-another"), channel=other)
    await shown(world)
    assert [game.seats for game in (await campaign_of(world)).games] == [(world.ana.id,), (world.ben.id,)]


@pytest.mark.alone
async def test_organisers_hear_once_a_day_who_has_joined_a_league_since_it_began(world: World) -> None:
    def told() -> list[str]:
        return [text for text, _ in world.mentions() if "since its first game" in text]

    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    assert not told()
    await world.slash(world.ana, "campaign game")
    await world.wait(5)
    await world.slash(world.dmitri, "campaign join")
    assert [text.split(" `")[0] for text in told()] == [
        f"<@{world.ana.id}>: Dmitri has joined **Iron Winter** since its first game."
    ]
    await world.wait(5)
    for name in ("Eva", "Finn"):
        await world.slash(world.newcomer(name), "campaign join")
    desk = world.reply(await world.slash(world.ana, "campaign desk"))
    assert "Dmitri, Eva, Finn have joined since the first game." in desk
    await world.wait(DAY - HOUR)
    assert len(told()) == 1
    await world.restart()
    await world.wait(2 * HOUR)
    assert "Eva, Finn have joined **Iron Winter**" in told()[1]
    await world.wait(2 * DAY)
    assert len(told()) == 2


@pytest.mark.long
async def test_a_campaign_of_three_games(world: World) -> None:
    await begun(world)
    for number in (1, 2, 3):
        before = await campaign_of(world)
        game = await one_game(world, number)
        after = await campaign_of(world)
        assert game.title == f"Iron Winter, game {number}"
        assert len(after.reports) == len(before.reports) + 1
        assert world.text().count(RESULT_HEAD) == number, "each result is posted once"
        for member in after.members:
            assert member.roster is not None
            fielded = [frame for frame in game.state.frames if frame.owner == game.player_of(member.user)]
            for unit, frame in zip(member.roster.units, fielded, strict=True):
                assert sorted(unit.left) == sorted(frame.systems), "what a frame lost stays lost"
    lines = after.standings()
    assert sum(line.played for line in lines) == 2, "who has met meets again for nothing but the companies"
    assert [line.points for line in lines] == [3 * line.won + line.drawn for line in lines]
    reply = world.reply(await world.slash(world.chloe, "campaign show"))
    assert "Ana" in reply
    assert "parties" in reply, "in her own language"
    record = world.reply(await world.slash(world.dmitri, "campaign record", player=world.ana))
    assert "Iron Winter" in record
    assert "1 game" in record


@pytest.mark.long
async def test_repairs_are_chosen_or_come_by_themselves(world: World) -> None:
    await begun(world, table="declared")  # random players shoot more where no place has to be found first
    for seed in range(5, 15):
        await one_game(world, seed)
        campaign = await campaign_of(world)
        if hit := [m for m in campaign.members if any(unit.lost for unit in m.roster.units)]:
            break
    member = hit[0]
    actor = next(actor for actor in world.members if actor.id == member.user)
    unit = next(unit for unit in member.roster.units if unit.lost)
    offered = await world.offered(actor, "campaign roster", "system", "", frame=unit.name)
    assert set(offered.values()) == set(unit.lost)
    reply = world.reply(await world.slash(actor, "campaign roster", frame=unit.name, system=unit.lost[0]))
    assert "Repaired" in reply
    after = (await campaign_of(world)).member(member.user)
    assert sum(len(u.lost) for u in after.roster.units) == sum(len(u.lost) for u in member.roster.units) - 1
    again = world.reply(await world.slash(actor, "campaign roster", frame=unit.name, system=unit.lost[0]))
    assert "Repaired" not in again


async def again(world: World, clean: bool) -> None:
    """Restart the bot and wait for what it posts."""
    await world.restart(clean=clean)
    await world.env.settle()
    await shown(world)


@pytest.mark.alone
@pytest.mark.long
@pytest.mark.parametrize("clean", [True, False])
async def test_a_result_is_posted_once_across_restarts(world: World, clean: bool) -> None:
    await begun(world, carry="losses")
    game = await one_game(world, 2)
    before = world.text().count(RESULT_HEAD)
    await world.bot.storage.campaigns.set_posted(game.id, None)  # as if it had crashed after posting
    await again(world, clean)
    assert world.text().count(RESULT_HEAD) == before
    await world.bot.storage.marks.set(game.id, RESULT, None)  # as if it had crashed before it was noted
    await world.bot.storage.campaigns.set_posted(game.id, None)
    await again(world, clean)
    assert world.text().count(RESULT_HEAD) == before
    assert (await world.bot.storage.marks.of_game(game.id))[RESULT]
    assert len((await campaign_of(world)).reports) == 1


@pytest.mark.long
async def test_a_result_that_may_not_be_posted_is_posted_when_it_may(world: World) -> None:
    await begun(world, carry="nothing")
    news = world.guild.create_text_channel("news")
    await world.ana.slash(world.channel, "campaign settings", channel=news)
    bot, backend = world.bot.user.id, world.env.backend
    denied = discord.Permissions(send_messages=True).value
    backend.set_overwrite(news.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied))
    game = await one_game(world, 8)
    assert not world.messages(channel=news)
    assert (await campaign_of(world)).channel == news.id
    told = [text_of(message) for message in world.ana.user.dm_channel.history()]
    assert len([text for text in told if say("en", "permission-send-messages") in text]) == 1
    backend.delete_overwrite(news.id, bot)
    await shown(world)
    await shown(world)
    assert world.text(channel=news).count(RESULT_HEAD) == 1
    row = await world.bot.storage.campaigns.game(game.id)
    (told,) = [message for message in world.messages(channel=news) if RESULT_HEAD in text_of(message)]
    assert row.posted == told.id


async def test_who_may_what(world: World) -> None:
    await begun(world, carry="nothing")
    locale = "en"
    refused = [
        (world.dmitri, "campaign end", {}, "campaign-not-host", {}),
        (world.dmitri, "campaign settings", {"win": 5}, "campaign-not-host", {}),
        (world.dmitri, "campaign game", {}, "campaign-not-in", {"name": "Iron Winter"}),
        (world.dmitri, "campaign leave", {}, "campaign-not-in", {"name": "Iron Winter"}),
        (world.ana, "campaign new", {"name": "IRON winter"}, "campaign-exists", {"name": "IRON winter"}),
        (world.ana, "campaign new", {"name": " \u200b "}, "campaign-name-empty", {}),
        (world.ana, "campaign show", {"campaign": "Nope"}, "campaign-unknown", {"name": "Nope"}),
    ]
    for member, command, options, code, facts in refused:
        reply = world.reply(await world.slash(member, command, **options))
        assert say(locale, f"error-{code}", **facts) in reply, command
    assert "5 points" in world.reply(await world.slash(world.ana, "campaign settings", win=5))
    assert (await campaign_of(world)).terms.points.win == 5


async def test_a_stranger_gets_no_seat_in_a_campaigns_game(world: World) -> None:
    await begun(world)
    await world.slash(world.ana, "campaign game")
    refused = await world.press(world.dmitri, "Join")
    assert error_line("en", "campaign-members-only", {"name": "Iron Winter"}) in world.reply(refused)
    assert [seat.name for seat in (await game_here(world)).seats] == ["Ana"]


@pytest.mark.alone
async def test_a_lobby_is_taken_in_and_called_off_again(world: World) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    reply = world.reply(await world.slash(world.ana, "campaign game", attach=True))
    assert "Iron Winter" in reply
    again = world.reply(await world.slash(world.ana, "campaign game", attach=True))
    assert say("en", "error-campaign-attached") in again
    assert len((await campaign_of(world)).games) == 1
    await world.slash(world.ana, "game end", sure=True)
    await shown(world)
    assert not (await campaign_of(world)).games


@pytest.mark.long
async def test_the_schedule_shows_who_plays_whom(world: World) -> None:
    await begun(world, carry="nothing")
    for member in (world.chloe, world.dmitri):
        await world.slash(member, "campaign join")
    reply = world.reply(await world.slash(world.ana, "campaign schedule"))
    assert reply.count("▫️") == 6
    await one_game(world, 3)
    reply = world.reply(await world.slash(world.ana, "campaign schedule"))
    assert (reply.count("▫️"), reply.count("✅")) == (5, 1)


async def test_hostile_names_are_only_names(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=HOSTILE[:60], size="demo", carry="losses")
    hostile = world.newcomer("@everyone ||**_`")
    for member in (world.ana, hostile):
        await world.slash(member, "campaign join", company="@here <@2>: Rd Rd B G; `**`: Rh Rh B B")
    for command in ("show", "schedule", "roster", "list", "record"):
        assert world.reply(await world.slash(hostile, f"campaign {command}")), command
    assert all(not (allowed or {}).get("parse") and not (allowed or {}).get("users") for _, allowed in world.mentions())
    assert list((await world.offered(world.ana, "campaign show", "campaign")).values())


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_a_campaign_of_every_game_needs_no_size(world: World, ruleset: str) -> None:
    made = await world.slash(world.ana, "campaign new", name="Iron Winter", ruleset=ruleset)
    assert "Iron Winter" in world.reply(made)
    assert (await campaign_of(world)).terms.ruleset == ruleset


async def test_players_who_are_level_share_a_rank_in_the_text_too(world: World) -> None:
    await _running(world)
    before = world.reply(await world.slash(world.ben, "campaign show"))
    assert say("en", "campaign-players", count=2, names="Ana, Ben") in before, "no rows of zeros"
    assert "0 points" not in before
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(world.ben, "game vote", agree=True)
    await shown(world)
    ties = say("en", "standings-ties", format="league", seats=2)
    assert world.text().count(ties) == 1, "where the result and the standings are"
    told = world.reply(await world.slash(world.ben, "campaign show"))
    assert (ties in told, say("en", "campaign-ties", seats=2) in told) == (False, True), "the terms say it there"
    assert [line[:10] for line in told.splitlines() if "Ana" in line or "Ben" in line] == ["**1. Ana**", "**1. Ben**"]


async def test_who_has_won_is_called_again_once_a_league_that_was_reopened_has_ended(world: World) -> None:
    await _running(world)
    await world.slash(world.ben, "game resign", sure=True)
    await shown(world)
    won = say("en", "tournament-won", players=f"<@{world.ana.id}>", count=1, name="Iron Winter", instead="no")
    for times in (1, 2):
        await world.slash(world.ana, "campaign end")
        await world.press(world.ana, say("en", "button-campaign-end"))
        await shown(world)
        assert world.text().count(won) == times
        await world.slash(world.ana, "campaign reopen", campaign="Iron Winter")
        await shown(world)


async def _running(world: World) -> Game:
    """A game of the campaign that Ana has opened, just begun."""
    await begun(world, carry="nothing")
    await world.slash(world.ana, "campaign game")
    await world.bot.boards.settle()
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    await world.press(world.ana, "Start")
    return await settled(world)


async def test_a_game_ended_early_counts_once_its_players_agree(world: World) -> None:
    await _running(world)
    asked = await world.slash(world.ana, "game end", sure=True)
    assert "once the other players agree" in world.reply(asked)
    assert (await settled(world)).status == "running"
    await world.slash(world.ben, "game vote", agree=True)
    await shown(world)
    assert (await game_here(world)).status == "ended"
    assert len((await campaign_of(world)).reports) == 1


async def test_what_a_moderator_ends_does_not_count(world: World) -> None:
    game = await _running(world)
    moderator = Person(world.dmitri.id, "Dmitri", moderator=True)
    await world.bot.table.end(game.id, moderator)
    await shown(world)
    assert (await game_here(world)).status == "ended"
    assert not (await campaign_of(world)).games


async def test_the_winner_of_a_league_is_called_when_a_moderator_ends_its_last_game(world: World) -> None:
    await _running(world)
    await world.slash(world.ben, "game resign", sure=True)
    await shown(world)
    await world.slash(world.chloe, "campaign join")
    await world.slash(world.chloe, "campaign game", **{"with": str(world.ben.id)})
    await world.bot.boards.settle()
    await world.press(world.ben, "Join")
    await world.press(world.chloe, "Start")
    game = await settled(world)
    asked = world.reply(await world.slash(world.ana, "campaign end"))
    assert say("en", "campaign-end-league", left=1, running=1, count=0, names="none") in asked
    await world.press(world.ana, say("en", "button-campaign-end"))
    await shown(world)
    won = say("en", "tournament-won", players=f"<@{world.ana.id}>", count=1, name="Iron Winter", instead="no")
    assert won not in world.text()
    await world.bot.table.end(game.id, Person(world.dmitri.id, "Dmitri", moderator=True))
    await shown(world)
    assert world.text().count(won) == 1


async def test_no_bot_plays_a_match_for_anybody_and_who_resigns_loses_it(world: World) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.ana, "campaign game")
    await world.bot.boards.settle()
    await world.press(world.ben, "Join")
    assert say("en", "button-bots") not in world.buttons(world.ana)
    await world.press(world.ana, "Start")
    await settled(world)
    no = await world.slash(world.ana, "game replace", player="Ben", level="veteran")
    assert say("en", "error-seats-count") in world.reply(no)
    asked = await world.slash(world.ben, "game resign")
    assert "Ana wins this match of Iron Winter" in world.reply(asked)
    await world.press(world.ben, say("en", "button-resign"))
    await shown(world)
    seats = (await campaign_of(world)).reports[0].played.seats
    assert [(seat.user, seat.won) for seat in seats] == [(world.ana.id, True), (world.ben.id, False)]


@pytest.mark.alone
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_desk_of_a_league_reminds_those_who_have_not_met_once_a_day(world: World, locale: str) -> None:
    await world.slash(world.ana, "campaign new", name="Iron Winter", size="demo", language=locale)
    for member in (world.ana, world.ben, world.chloe, world.dmitri):
        await world.slash(member, "campaign join")
    await world.slash(world.ben, "settings me", notifications="off")
    await world.slash(world.dmitri, "settings me", notifications="message")
    facts = {"name": "Iron Winter", "channel": f"<#{world.channel.id}>"}
    called = say(locale, "league-unplayed", players=f"<@{world.chloe.id}>", **facts)

    async def remind() -> str:
        await world.slash(world.ana, "campaign desk")
        return world.reply(await world.press(world.ana, say("en", "button-desk-call")))

    told = await remind()
    assert "- ▫️ Ana – Ben, Chloé, Dmitri\n- ▫️ Ben – Chloé, Dmitri\n- ▫️ Chloé – Dmitri" in told
    assert say("en", "nudge-told", names="Chloé and Dmitri", count=2) in told
    assert say("en", "nudge-silent", names="Ben", count=1) in told
    assert f"{called}\n- ▫️ Ana – Ben, Chloé, Dmitri" in world.text()
    (message,) = world.dmitri.user.dm_channel.history()
    assert say("en", "league-unplayed", players="none", **facts) in text_of(message)
    assert say("en", "nudge-recent", names="Chloé and Dmitri", count=2) in await remind()
    assert world.text().count(called) == 1
    await world.wait(DAY)
    await world.slash(world.ben, "campaign game")
    await world.bot.boards.settle()
    await remind()
    open_game = (await campaign_of(world)).games[0]
    named = say(locale, "league-lobby", names="Ben", count=1, channel=f"<#{open_game.channel}>")
    assert world.text().count(f"{called}\n{named}") == 1, "an open game is named before those that nobody has opened"
    assert world.text().count(called) == 2
    await world.press(world.ana, say("en", "button-desk-close"))
    await world.press(world.ana, say("en", "button-campaign-end"))
    assert (await campaign_of(world)).ended


async def test_a_league_says_who_may_play_whom_and_in_the_end_who_has_won(world: World) -> None:
    await begun(world, carry="nothing")
    await world.slash(world.chloe, "campaign join")
    desk = world.reply(await world.slash(world.ana, "campaign desk"))
    assert "▫️ Ana – Ben" in desk
    assert say("en", "desk-league-play") in desk
    mine = world.reply(await world.slash(world.ben, "game mine"))
    assert "**Iron Winter**: Chloé, Ana." in mine
    assert "`/campaign game`" in mine
    await world.slash(world.ana, "campaign game")
    await world.bot.boards.settle()
    assert say("en", "campaign-lobby-free", players="Chloé, Ben", name="Ana") in world.text(), "named, not called"
    mine = world.reply(await world.slash(world.ben, "game mine"))
    assert "**Iron Winter**: Ana opened your game, press *Join* there: https://" in mine
    assert "**Iron Winter**: Chloé. Open your game with" in mine, "nobody has opened that one"
    mine = world.reply(await world.slash(world.ana, "game mine"))
    assert mine.count("Iron Winter") == 1, "listed once"
    assert "waiting for somebody to join" in mine
    assert "Open your game with" not in mine
    again = world.reply(await world.slash(world.ana, "campaign game"))
    assert say("en", "tournament-playing", kind="mine", channel=f"<#{world.channel.id}>") in again
    assert len((await campaign_of(world)).games) == 1
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.ben, "game resign")
    await world.press(world.ben, say("en", "button-resign"))
    await shown(world)
    assert "**Iron Winter**: Chloé." in world.reply(await world.slash(world.ben, "game mine")), "they have met"
    assert "but you can't win" in world.reply(await world.slash(world.ben, "campaign leave"))
    await world.press(world.ben, say("en", "button-campaign-leave"))
    assert "Ben (has left)" in world.reply(await world.slash(world.ana, "campaign show"))
    asked = world.reply(await world.slash(world.ana, "campaign end"))
    assert say("en", "campaign-end-league", left=1, count=1, names="Ana", running=0) in asked
    ended = await world.press(world.ana, say("en", "button-campaign-end"))
    assert "🏆 **Ana** wins the league." in world.reply(ended)
    await world.env.settle()
    assert world.text().count(f"<@{world.ana.id}>: you have won **Iron Winter**") == 1
    assert "🏆 Ana" in world.reply(await world.slash(world.chloe, "campaign list"))
    assert "🏆 **Ana** wins the league." in world.reply(
        await world.slash(world.ana, "campaign desk", campaign="Iron Winter")
    )
    assert "Iron Winter" not in world.reply(await world.slash(world.ben, "game mine"))
