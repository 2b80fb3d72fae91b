"""The organisers' desk, rounds with an end, and what players of tournaments see: by buttons and menus, as people do."""

from typing import Any

import discord
import pytest
from msgspec import structs

from cogs.views.campaign import result_head
from cogs.views.game.lobby import lobby_view
from rules.campaign.league import Placed, Played
from rules.campaign.tournament import Format, Match
from table import NotAllowed, Person
from table.campaign.model import Campaign, Member, Report, Terms
from table.game import Seat
from table.time.controls import read_time
from table.votes.rating import rate
from table.votes.seating import configure, set_time
from tests.e2e.appointments import Ear
from tests.e2e.test_swiss_of_eight import alone_against, begin
from tests.e2e.test_tournaments import NAME, actor, cup, shown, thread_of
from tests.e2e.world import World, text_of
from text.campaign import champions_text, round_text
from text.fluent.catalogue import say
from text.problems import error_line

pytestmark = pytest.mark.alone

DAY = 86400.0


async def opened(world: World, *, players: int = 4, **terms: Any) -> Any:
    """A tournament of some players that Olga organises, and its first round."""
    olga = world.newcomer("Olga")
    await world.slash(olga, "campaign new", name=NAME, **{"size": "demo", "format": "swiss", "rounds": 2, **terms})
    for member in world.members[:players]:
        await world.slash(member, "campaign join")
    await world.slash(olga, "campaign round")
    await shown(world)
    return olga


async def desk(world: World, member: Any) -> str:
    return world.reply(await world.slash(member, "campaign desk"))


def hows(campaign: Campaign) -> list[list[str]]:
    return [[match.how for match in row] for row in campaign.rounds]


async def test_the_desk_says_who_waits_and_decides_matches(world: World) -> None:
    olga = await opened(world)
    one, two = (await cup(world)).rounds[0]
    await world.press(
        actor(world, one.players[0]), say("en", "button-tournament-play"), channel=await thread_of(world, one.players)
    )
    await shown(world)
    refused = await desk(world, world.ben)
    assert error_line("en", "campaign-not-host", {}) in refused
    told = await desk(world, olga)
    assert "Round 1 of 2." in told
    assert "has to decide (asked" in told
    assert told.count("hasn't begun it") == 2
    award = say(
        "en",
        "desk-award-option",
        drawn="no",
        winner=(await cup(world)).name_of(two.players[0]),
        other=(await cup(world)).name_of(two.players[1]),
    )
    asked = await world.choose(olga, award, placeholder=say("en", "desk-award"))
    assert "A game under way ends." in world.reply(asked)
    there = await thread_of(world, two.players)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert hows(await cup(world)) == [["", "walkover"]]
    said = world.text(channel=there)
    assert "wins this match of **Iron Cup** by walkover" in said
    assert all(f"<@{user}>" in said for user in two.players)
    again = await desk(world, olga)
    assert "hasn't begun it" not in again
    await world.press(olga, say("en", "button-desk-call"))
    assert "reminded" in world.text(olga)
    late = world.newcomer("Eve")
    await world.slash(late, "campaign join")
    told = await desk(world, olga)
    assert "🆕 Eve joins with round 2." in told
    await world.slash(late, "campaign leave")


async def test_a_round_has_an_end_that_is_told_and_can_be_put_off(world: World) -> None:
    olga = await opened(world, round="4d", rounds=3)
    one, two = (await cup(world)).rounds[0]
    await world.bot.boards.pings.round()
    there = await thread_of(world, one.players)
    lone = structs.replace(await world.bot.table.game_in(there.id), seats=())
    for locale, host in (("en", "host"), ("fr", "hôte")):
        for seats in range(3):
            seen = structs.replace(lone, locale=locale, seats=(Seat(world.ana.id, "Ana"), Seat(2, "Ben"))[:seats])
            assert (
                host
                not in " ".join(
                    item.content
                    for item in lobby_view(seen).walk_children()
                    if isinstance(item, discord.ui.TextDisplay)
                ).casefold()
            )
    assert "either of you may begin. " in " ".join(world.text(channel=there).split())
    assert "⏳ Play it by <t:" in world.text(channel=there)
    assert "If nobody has begun by then, you both lose it." in world.text(channel=there)
    offered = world.buttons(actor(world, one.players[0]), there)
    assert say("en", "button-start") in offered
    assert not {say("en", key, own="no") for key in ("button-setup", "button-reroll", "button-calloff")} & {*offered}
    mine = world.reply(await world.slash(actor(world, one.players[0]), "game mine"))
    assert "your match" in mine or "votre match" in mine
    assert "nobody wins it" in mine or "personne ne le gagne" in mine
    await world.press(actor(world, one.players[0]), say("en", "button-tournament-play"), channel=there)
    await shown(world)
    await desk(world, olga)
    more = await world.choose(olga, say("en", "desk-extend-option", days=1), placeholder=say("en", "desk-extend"))
    until = f"<t:{round((await cup(world)).round_ends or 0)}:R>"
    assert world.reply(more).count(until) == 3, "of the round and of both players who have not begun"
    await world.wait(4 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [["", ""]], "it has a day more"
    late = await thread_of(world, two.players)
    before = world.text()
    await world.wait(DAY)
    await shown(world)
    assert hows(await cup(world)) == [["", "unplayed"]]
    assert "it was not played in time" in world.text(channel=late)
    assert "🏁" not in world.text(channel=late), "one note"
    told = world.text().removeprefix(before)
    assert "the round's time is over" in told
    assert f"<@{olga.id}>" in told, "a match is being played: its organiser decides"
    names = ", ".join(map((await cup(world)).name_of, two.players))
    facts = {"names": names, "count": 2, "name": NAME, "stuck": "no", "organisers": "none"}
    assert say("en", "tournament-vanished", **facts) in told
    assert "`/campaign desk`" in world.reply(await world.slash(olga, "game mine"))
    await world.wait(2 * DAY)
    assert world.text().count("the round's time is over") == 1
    await desk(world, olga)
    await world.choose(olga, say("en", "desk-extend-option", days=1), placeholder=say("en", "desk-extend"))
    await world.wait(DAY + 3600)
    await shown(world)
    assert world.text().count("the round's time is over") == 2, "its later end is told too"


async def test_a_second_extension_is_told_too(world: World) -> None:
    olga = await opened(world, round="4d", rounds=3)
    there = await thread_of(world, (await cup(world)).rounds[0][0].players)
    for days in (1, 3):
        await desk(world, olga)
        await world.choose(olga, say("en", "desk-extend-option", days=days), placeholder=say("en", "desk-extend"))
        await shown(world)
        assert f"<t:{round((await cup(world)).round_ends or 0)}:R>" in world.text(channel=there).split("more time")[-1]
    assert world.text(channel=there).count("more time") == 2


@pytest.mark.long
async def test_each_match_of_a_round_is_listed_with_how_it_ended(world: World) -> None:
    olga = await opened(world, round="2d", players=4, rounds=3, loss=1)
    assert "a match that nobody has begun by then is a defeat for both (1 point each)" in world.text()
    one, two = (await cup(world)).rounds[0]
    there, found = await thread_of(world, one.players), await cup(world)
    await world.press(actor(world, one.players[0]), say("en", "button-tournament-play"), channel=there)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world))[0] == ["game", "unplayed"]
    ended = world.text().split("the round's time is over")[-1]
    names = [list(map(found.name_of, match.players)) for match in (one, two)]
    assert f"- {' – '.join(names[1])}: not played in time, a defeat for both" in ended
    assert f"**{names[0][1]}** wins ({names[0][0]} resigned)" in ended
    assert f"<@{olga.id}>: keep them or take them out with the buttons here." in ended
    assert ended.index("Round 1 of 3") < ended.index("Round 2 of 3"), "what begins comes after what has ended"
    for user in (*one.players, *two.players):
        await desk(world, olga)
        await world.choose(olga, (await cup(world)).name_of(user), placeholder=say("en", "desk-remove"))
        await world.press(olga, say("en", "button-desk-remove"))
        await shown(world)
    found = await cup(world)
    assert found.decided
    last = world.text().split("Round 2 of 3")[-1]
    champion = champions_text("en", found.terms.format, found.champions, found.name_of)
    assert champion in last, "told though nobody plays"
    pauses = world.buttons(olga).count(say("en", "button-desk-pause"))
    assert champion in await desk(world, olga)
    assert world.buttons(olga).count(say("en", "button-desk-pause")) == pauses, "nothing is left that could be paused"
    pressed = world.reply(await world.press(olga, say("en", "button-desk-pause")))  # one of before
    assert error_line("en", "campaign-over", {"name": NAME}) in pressed
    assert (await cup(world)).desk.paused is None


async def test_a_pause_stops_rounds_and_times(world: World) -> None:
    olga = await opened(world, round="4d", time="1d")
    one, two = (await cup(world)).rounds[0]
    there = await thread_of(world, one.players)
    await world.press(actor(world, one.players[0]), say("en", "button-tournament-play"), channel=there)
    await shown(world)
    await desk(world, olga)
    await world.press(olga, say("en", "button-desk-pause"))
    assert not (await world.bot.table.game_in(there.id)).time.runs
    ear, lobby = Ear(world), await thread_of(world, two.players)
    stops = [text for text, _ in world.mentions() if "is paused" in text]
    assert sum("all clocks" in text for text in stops) == 1, "in the game that has a time"
    assert [[f"<@{user}>" in " ".join(stops) for user in match.players] for match in (one, two)] == [[True, True]] * 2
    assert "New time limit" not in world.text(channel=there)
    refused = world.reply(await world.slash(olga, "campaign round"))
    assert error_line("en", "campaign-paused", {"name": NAME}) in refused
    await world.wait(10 * DAY)
    assert hows(await cup(world)) == [["", ""]]
    await desk(world, olga)
    await world.press(olga, say("en", "button-desk-resume"))
    game = await world.bot.table.game_in(there.id)
    assert game.time.seconds == DAY
    ends = (await cup(world)).round_ends
    assert ends is not None
    assert 3 * DAY < ends - world.env.now().timestamp() <= 4 * DAY
    await world.choose(olga, say("en", "desk-extend-option", days=1), placeholder=say("en", "desk-extend"))
    until = (await cup(world)).round_ends
    for words in ("goes on", f"gives you more time. The round ends on <t:{round(until or 0)}"):
        called = [(one.user, one.channel) for one in ear.heard if words in " ".join(one.words.split())]
        places = ((one, there), (two, lobby))
        assert sorted(called) == sorted((user, thread.id) for match, thread in places for user in match.players)


async def test_a_player_is_taken_out_and_the_opponent_hears_of_it(world: World) -> None:
    olga = await opened(world)
    one, _ = (await cup(world)).rounds[0]
    there, name = await thread_of(world, one.players), (await cup(world)).name_of(one.players[1])
    await desk(world, olga)
    asked = await world.choose(olga, name, placeholder=say("en", "desk-remove"))
    assert "Their open match is a walkover." in world.reply(asked)
    before = len(world.mentions())
    await world.press(olga, say("en", "button-desk-remove"))
    await shown(world)
    gone = actor(world, one.players[1])
    told = [text_of(message) for message in gone.user.dm_channel.history()]
    assert told == [say("en", "desk-you-are-out", name=NAME)]
    assert not [text for text, _ in world.mentions()[before:] if f"<@{gone.id}>" in text], "one message"
    assert (await cup(world)).member(one.players[1]) is None
    assert hows(await cup(world)) == [["walkover", ""]]
    await desk(world, olga)
    alone = (await cup(world)).name_of(one.players[0])
    asked = await world.choose(olga, alone, placeholder=say("en", "desk-remove"))
    assert "walkover" not in world.reply(asked), "theirs is decided"
    assert f"<@{one.players[0]}>" in world.text(channel=there).split("by walkover")[0].split("⚖️")[-1]


async def test_a_decided_match_and_a_round_that_is_over_disturb_nobody_who_rests(world: World) -> None:
    olga = await opened(world, round="1d")
    one, two = (await cup(world)).rounds[0]
    off, rests = (actor(world, user) for user in two.players)
    await world.slash(off, "settings me", pings="off")
    hour = world.env.now().hour
    await world.slash(rests, "settings me", quiet_hours=f"{hour}-{(hour + 2) % 24}", time_zone="UTC")
    await world.slash(olga, "settings me", pings="off")
    ear, there = Ear(world), await thread_of(world, two.players)
    await world.slash(olga, "campaign round", winner=rests)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    said = world.text(channel=there).split("⚖️")[-1]
    assert "wins this match of **Iron Cup** by walkover" in said
    assert (f"<@{rests.id}>" in said, f"<@{off.id}>" in said) == (True, False)
    await world.press(
        actor(world, one.players[0]), say("en", "button-tournament-play"), channel=await thread_of(world, one.players)
    )
    await world.wait(2 * DAY)
    await shown(world)
    assert "Organisers, give it more time or decide it" in world.text()
    assert not [one for one in ear.heard if one.kind in ("decided", "round")]


async def test_who_deletes_their_data_loses_at_once(world: World) -> None:
    olga = await opened(world)
    _, two = (await cup(world)).rounds[0]
    there = await thread_of(world, two.players)
    await world.slash(olga, "campaign settings", organiser=actor(world, two.players[0]))
    await world.slash(actor(world, two.players[0]), "settings delete", sure=True)
    await shown(world)
    assert say("en", "organiser-gone", organisers=f"<@{olga.id}>", name=NAME) in world.text()
    await shown(world)
    assert hows(await cup(world)) == [["", "walkover"]]
    assert say("en", "former-player") in str(world.env.backend.get_channel(there.id).name), "the thread names nobody"
    assert f"<@{two.players[1]}>" in world.text(channel=there).split("⚖️")[-1]


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("how", ["awarded", "walkover"])
async def test_a_match_under_way_that_is_decided_has_one_reason_and_the_standings_once(
    world: World, how: str, locale: str
) -> None:
    """The organiser decides it, or a player deletes their data."""
    olga = await opened(world, players=2, rounds=1, language=locale)
    ((one,),) = (await cup(world)).rounds
    there, (stays, gone) = await thread_of(world, one.players), (actor(world, user) for user in one.players)
    await world.press(stays, say(locale, "button-tournament-play"), channel=there)
    await shown(world)
    if how == "awarded":
        await world.slash(olga, "campaign round", winner=stays)
        await world.press(olga, say("en", "button-tournament-give"))
    else:
        await world.slash(gone, "settings delete", sure=True)
    await shown(world)
    await shown(world)
    found = await cup(world)
    name, other = found.name_of(stays.id), "Ben" if gone is world.ben else "Ana"
    champion = champions_text(locale, found.terms.format, found.champions, found.name_of)
    assert world.text().count(champion) == 1, "the standings once"
    former = say(locale, "former-player")
    lost = other if how == "awarded" else former[:1].upper() + former[1:]  # it begins the sentence
    thread = world.text(channel=there)
    ways = ("awarded", "walkover")
    reasons = [say(locale, "finale-by-awarded", name=lost, how=way).removesuffix(".") for way in ways]
    assert [thread.count(reason) for reason in reasons] == ([1, 0] if how == "awarded" else [0, 1])
    wins = say(
        locale, "tournament-decided", how="none", players="none", winner=name, name=NAME, back="no"
    ).removeprefix("⚖️ ")
    assert [line.endswith(wins) for line in thread.splitlines() if "⚖️" in line] == [True], "with no reason of its own"


async def test_a_champion_is_called_once_where_the_last_match_is_not_played(world: World) -> None:
    await opened(world, format="knockout", rounds=0, round="2d")
    one, _ = (await cup(world)).rounds[0]
    there, loser = await thread_of(world, one.players), actor(world, one.players[0])
    await world.press(loser, say("en", "button-tournament-play"), channel=there)
    await world.slash(loser, "game resign", sure=True, channel=there)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert (await cup(world)).champions == (one.players[1],)
    won = say("en", "tournament-won", players=f"<@{one.players[1]}>", count=1, name=NAME)
    assert world.text().count(won) == 1


async def test_an_organiser_gives_themself_no_match_but_another_may(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=1)
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await shown(world)
    own = error_line("en", "tournament-own-match", {"name": NAME})
    assert own in world.reply(await world.slash(world.ana, "campaign round", winner=world.ana))
    found = await cup(world)
    forged = f"mq:tournament:give:{found.id}:1:{world.ana.id}"
    assert own in world.reply(await world.forge(world.ana, world.messages()[-1], forged))
    out = f"mq:tournament:gone:{found.id}:{world.ben.id}"
    assert own in world.reply(await world.forge(world.ana, world.messages()[-1], out)), "nor takes out their opponent"
    assert hows(await cup(world)) == [[""]]
    refused = world.reply(await world.slash(world.dmitri, "campaign round", winner=world.ana))
    assert error_line("en", "campaign-not-host", {}) in refused
    await world.slash(world.ana, "campaign settings", organiser=world.dmitri)
    await world.slash(world.dmitri, "campaign round", winner=world.ana)
    await world.press(world.dmitri, say("en", "button-tournament-give"))
    assert (await cup(world)).rounds[0][0].winners == (world.ana.id,)
    await desk(world, world.dmitri)
    await world.press(world.dmitri, say("en", "button-desk-close"))
    await world.press(world.dmitri, say("en", "button-campaign-end"))
    assert (await cup(world)).ended
    told = world.reply(await world.slash(world.dmitri, "campaign desk", campaign=NAME))
    assert say("en", "campaign-over-note") in told
    await world.press(world.dmitri, say("en", "button-desk-reopen"))
    assert not (await cup(world)).ended


async def test_points_stay_once_a_result_counts_and_other_terms_are_told_to_all(world: World) -> None:
    olga = await opened(world)
    await world.slash(olga, "campaign settings", win=4)
    assert "Olga has changed the terms of **Iron Cup**: " in (told := world.text().splitlines()[-1])
    assert "4 points for a win" in told, "before the first result they are free, and all read it"
    one, _ = (await cup(world)).rounds[0]
    await world.slash(olga, "campaign round", winner=actor(world, one.players[0]))
    await world.press(olga, say("en", "button-tournament-give"))
    refused = world.reply(await world.slash(olga, "campaign settings", win=9))
    assert error_line("en", "campaign-points-fixed", {"name": NAME}) in refused
    assert (await cup(world)).terms.points.win == 4
    await world.slash(olga, "campaign settings", time="2d")
    assert "Its games: on the usual table, 2d for each decision" in world.text().splitlines()[-1]


async def test_a_drawn_match_of_a_knock_out_says_that_it_is_played_again(world: World) -> None:
    await opened(world, players=2, format="knockout", rounds=0)
    ((one,),) = (await cup(world)).rounds
    there = await thread_of(world, one.players)
    asks, votes = (actor(world, user) for user in one.players)
    await world.press(asks, say("en", "button-tournament-play"), channel=there)
    await world.slash(asks, "game abandon", channel=there)
    await world.slash(votes, "game vote", agree=True, channel=there)
    await shown(world)
    await world.bot.boards.pings.round()
    again = await thread_of(world, one.players)
    assert again.id != there.id
    assert "was a draw: play it again. You both have your seats" in world.text(channel=again)


def test_who_has_nobody_left_to_meet_has_a_bye_on_the_list_as_in_their_message() -> None:
    met = [Match((1, 2), "game", (1,), (3, 1)), Match((3, 4), "void")] * 2
    alone = Match((1,), "walkover", (1,))
    assert "- Ana ne joue pas cette ronde" in round_text(
        "fr", Format.KNOCKOUT, (tuple(met), (alone, Match((1, 2)))), 3, lambda _: "Ana"
    )
    assert "- **Ana** by walkover" in round_text("en", Format.KNOCKOUT, ((alone, alone), (alone,)), 2, lambda _: "Ana")


async def test_a_win_that_the_score_does_not_show_names_its_reason_first(world: World) -> None:
    await opened(world, players=2, rounds=1)
    ((one,),) = (await cup(world)).rounds
    there, loser = await thread_of(world, one.players), actor(world, one.players[0])
    await world.press(loser, say("en", "button-tournament-play"), channel=there)
    await world.slash(loser, "game resign", sure=True, channel=there)
    await shown(world)
    gone, won = map((await cup(world)).name_of, one.players)
    assert f"{gone} resigned: **{won}** wins." in world.text(channel=there)


async def test_nobody_is_host_of_the_match_that_they_play(world: World) -> None:
    """The founder plays, and so does a server manager: the terms of their match are not theirs."""
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=1, table="map")
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign settings", organiser=world.dmitri)
    await world.slash(world.ana, "campaign round")
    await shown(world)
    there = await thread_of(world, (world.ana.id, world.ben.id))
    lobby = await world.bot.table.game_in(there.id)
    assert lobby.host == world.dmitri.id, "an organiser who doesn't play it"
    labels = {say("en", key, own="no") for key in ("button-setup", "button-reroll", "button-calloff", "button-leave")}
    assert not labels & {*world.buttons(world.ana, there)}
    for player in (Person(world.ana.id, "Ana"), Person(world.ben.id, "Ben", moderator=True)):
        for tried in (
            world.bot.table.end(lobby.id, player),
            world.bot.table.set_options(lobby.id, player, {}),
            configure(world.bot.table, lobby.id, player, None, "battle"),
            set_time(world.bot.table, lobby.id, player, read_time("1d")),
            rate(world.bot.table, lobby.id, player, rated=False),
        ):
            with pytest.raises(NotAllowed, match="own-match"):
                await tried
        with pytest.raises(NotAllowed, match="match-seat"):
            await world.bot.table.leave(lobby.id, player)
    refused = world.reply(await world.slash(world.ana, "game end", channel=there))
    assert error_line("en", "own-match", {"name": NAME}) in refused
    assert await world.bot.table.game_in(there.id) == lobby, "nothing has changed"
    await world.slash(world.dmitri, "game end", sure=True, channel=there)
    assert (await world.bot.table.game(lobby.id)).called_off, "who doesn't play it may"


@pytest.mark.long
async def test_a_reopened_campaign_goes_on_where_it_was(world: World) -> None:
    olga = await opened(world, round="4d", rounds=3)
    play, over = say("en", "button-tournament-play"), error_line("en", "campaign-over", {"name": NAME})
    one, two = (await cup(world)).rounds[0]
    there, later = await thread_of(world, one.players), await thread_of(world, two.players)
    await world.press(actor(world, one.players[0]), play, channel=there)
    await desk(world, olga)
    await world.press(olga, say("en", "button-desk-close"))
    await world.press(olga, say("en", "button-campaign-end"))
    assert over in world.reply(await world.slash(world.newcomer("Eve"), "campaign join", campaign=NAME))
    await world.press(actor(world, two.players[0]), play, channel=later)
    assert (await world.bot.table.game_in(later.id)).status == "lobby", "no match begins in a campaign that is over"
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await world.wait(9 * DAY)
    await shown(world)
    found = await cup(world)
    assert hows(found) == [["game", ""]], "what was under way counts, and nothing else happens"
    lines = {line.user: line.points for line in found.standings()}
    assert "the round's time is over" not in world.text()
    await world.slash(olga, "campaign desk", campaign=NAME)
    await world.press(olga, say("en", "button-desk-reopen"))
    await shown(world)
    again = world.reply(await world.slash(olga, "campaign reopen", campaign=NAME))
    assert error_line("en", "campaign-running", {"name": NAME}) in again
    found = await cup(world)
    assert {line.user: line.points for line in found.standings()} == lines
    assert found.round_ends == pytest.approx(world.env.now().timestamp() + 4 * DAY, abs=3600), "it has all its time"
    later = await thread_of(world, two.players)
    await world.press(actor(world, two.players[0]), play, channel=later)
    await world.slash(actor(world, two.players[0]), "game resign", sure=True, channel=later)
    await shown(world)
    found = await cup(world)
    assert hows(found) == [["game", "game"], ["", ""]]
    await world.bot.boards.pings.round()
    for match in found.rounds[1]:
        text = world.text(channel=await thread_of(world, match.players))
        assert all(f"<@{user}>" in text for user in match.players), "the next round is told"


async def test_the_announcement_names_who_has_joined_and_pairings_come_first(world: World) -> None:
    await world.slash(
        world.ana,
        "campaign new",
        name=NAME,
        size="demo",
        format="swiss",
        rounds=2,
        round="36h",
        seeding="joined",
        options="jettison",
    )
    notice = world.messages()[-1]
    assert say("en", "campaign-players", count=0, names="none") in text_of(notice)
    assert "A round lasts 36 hours" in text_of(notice)
    assert "the order of joining" in text_of(notice)
    for member in world.members:
        await world.press(member, say("en", "button-tournament-join"))
    told = next(text_of(message) for message in world.messages() if message.id == notice.id)
    assert "4 players: Ana, Ben, Chloé, Dmitri" in told
    refused = world.reply(await world.slash(world.ben, "campaign join"))
    assert "You are already in “Iron Cup”." in refused
    waiting = await world.slash(world.dmitri, "campaign show")
    assert not waiting.response.message.attachments
    assert "4 players: Ana, Ben, Chloé, Dmitri" in world.reply(waiting)
    assert "· 0 points" not in world.reply(waiting), "no rows of zeros"
    drawn = await world.slash(world.ana, "campaign round")
    assert not drawn.response.message.attachments, "no picture of zeros"
    assert "Round 1 of 2" in world.reply(drawn)
    assert "0 points" not in world.reply(drawn)
    await shown(world)
    (one, _) = (await cup(world)).rounds[0]
    assert one.players == (world.ana.id, world.chloe.id), "the upper half meets the lower one"
    game = await world.bot.table.game_in((await thread_of(world, one.players)).id)
    assert game.options["jettison"] is True


async def test_nobody_else_sits_down_at_a_match(world: World) -> None:
    olga = await opened(world)
    one, two = (await cup(world)).rounds[0]
    there = await thread_of(world, one.players)
    game = await world.bot.table.game_in(there.id)
    play = say("en", "button-tournament-play")
    refused = world.reply(await world.press(actor(world, two.players[0]), play, channel=there))
    assert all(seat.name in refused for seat in game.seats)
    await world.bot.table.leave(game.id, _person(actor(world, one.players[1])), for_good=True)
    refused = world.reply(await world.slash(actor(world, two.players[0]), "game join", channel=there))
    found = await cup(world)
    for user in one.players:
        assert found.name_of(user) in refused
    await world.slash(actor(world, one.players[1]), "game join", channel=there)
    assert set((await world.bot.table.game_in(there.id)).persons) == set(one.players)
    assert olga.id not in found.desk.organisers


def _person(member: Any) -> Any:
    from table import Person

    return Person(member.id, member.name)


async def test_the_rematch_of_a_match_is_no_match(world: World) -> None:
    await opened(world, players=2, rounds=1)
    ((one,),) = (await cup(world)).rounds
    there = await thread_of(world, one.players)
    loser, winner = (actor(world, user) for user in one.players)
    await world.press(loser, say("en", "button-tournament-play"), channel=there)
    await world.slash(loser, "game resign", sure=True, channel=there)
    await shown(world)
    assert (await cup(world)).champions == (winner.id,)
    await world.press(winner, say("en", "button-rematch"), channel=there)
    again = await world.bot.table.game_in(there.id)
    assert again.status == "lobby"
    assert NAME not in again.title
    assert not again.campaign


async def test_who_stays_away_reads_what_it_means_for_them(world: World) -> None:
    await opened(world, rounds=3, time="1d", seeding="joined", table="declared")
    one, two = (await cup(world)).rounds[0][0].players
    there = await begin(world, actor(world, one), (one, two))
    game = await world.bot.table.game_in(there.id)
    await alone_against(Ear(world), actor(world, one), actor(world, two), there, 12)
    await shown(world)
    assert (await world.bot.table.game(game.id)).status == "ended"
    name = (await cup(world)).name_of(two)
    thread = world.text(channel=there)
    assert f"**{name}** has missed decision after decision and has lost this match of **Iron Cup**." in thread
    assert "this match of **Iron Cup**. They aren't paired again until they come back: `/campaign join`." in thread
    assert f"**{name}** isn't drawn for round 2 without coming back: `/campaign join`." in world.text()


async def test_who_has_vanished_is_paired_once_they_come_back_or_are_kept(world: World) -> None:
    olga = await opened(world, round="2d", rounds=3, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    away = await thread_of(world, two.players)
    there, ear = await begin(world, actor(world, one.players[0]), one.players), Ear(world)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    found = await cup(world)
    assert sorted(found.vanished) == sorted(two.players)
    (again,) = found.rounds[1]
    assert {*again.players} == {*one.players}, "those who came play on"
    assert len([heard for heard in ear.heard if heard.user == olga.id]) == 1, "one call"
    keeps = {user: say("en", "button-desk-keep", name=found.name_of(user)) for user in two.players}
    back, out = two.players
    refused = world.reply(await world.press(world.chloe, keeps[back]))
    assert error_line("fr", "campaign-not-host", {}) in refused
    mine = world.reply(await world.slash(actor(world, back), "game mine"))
    assert ("stayed away" in mine, "à l'appel" in mine.replace("’", "'")) in ((True, False), (False, True))
    lost = world.text(channel=away).split("⚖️")[-1]
    assert "You aren't paired again until you come back: `/campaign join`." in lost
    told = world.reply(await world.slash(actor(world, back), "campaign game"))
    locale = "fr" if actor(world, back) == world.chloe else "en"
    assert error_line(locale, "tournament-vanished", {"number": 1}) in told
    assert "Not paired until they come back: " in await desk(world, olga)
    joined = world.reply(await world.slash(actor(world, back), "campaign join"))
    assert say(locale, "campaign-joined", name=NAME, round=3) in joined
    assert [member.user for member in (await cup(world)).joining] == [back]
    asked = await world.press(olga, say("en", "button-desk-drop", name=found.name_of(out)))
    assert found.name_of(out) in world.reply(asked)
    await world.press(olga, say("en", "button-desk-remove"))
    assert (await cup(world)).member(out) is None
    there = await begin(world, actor(world, again.players[0]), again.players)
    await world.slash(actor(world, again.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    assert {user for match in (await cup(world)).rounds[2] for user in match.players} == {*one.players, back}


async def test_a_round_that_too_few_would_play_waits_for_the_organiser(world: World) -> None:
    olga = await opened(world, players=2, round="2d", rounds=3)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    found = await cup(world)
    assert (len(found.rounds), found.stuck, found.decided) == (1, True, False)
    assert "too few are left" in world.text()
    assert "too few players come to their matches" in world.reply(await world.slash(olga, "game mine"))
    refused = world.reply(await world.slash(olga, "campaign round"))
    assert error_line("en", "tournament-stuck", {"name": NAME}) in refused
    for user in found.vanished:
        await desk(world, olga)
        await world.choose(olga, found.name_of(user), placeholder=say("en", "desk-keep"))
    await shown(world)
    assert len((await cup(world)).rounds) == 2, "kept, they play"


async def test_a_final_that_nobody_begins_is_the_organisers(world: World) -> None:
    olga = await opened(world, players=2, format="knockout", rounds=0, round="2d")
    await world.bot.boards.pings.round()
    ((one,),) = (await cup(world)).rounds
    there = await thread_of(world, one.players)
    assert "If nobody has begun by then, the organisers decide it." in " ".join(world.text(channel=there).split())
    ear = Ear(world)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [[""]]
    (called,) = [heard.words for heard in ear.heard if heard.user == olga.id]
    assert "One match isn't decided." in called
    await world.slash(olga, "campaign round", winner=actor(world, one.players[1]))
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert (await cup(world)).champions == (one.players[1],)


async def test_a_corrected_result_calls_each_player_once(world: World) -> None:
    olga = await opened(world, rounds=3, seeding="joined")
    for match in (await cup(world)).rounds[0]:
        there = await begin(world, actor(world, match.players[0]), match.players)
        await world.slash(actor(world, match.players[0]), "game resign", sure=True, channel=there)
        await shown(world)
    await world.bot.boards.pings.round()
    ear, wrong = Ear(world), (await cup(world)).rounds[0][0].players
    drawn = [match.players for match in (await cup(world)).rounds[1]]
    await world.slash(olga, "campaign round", winner=actor(world, wrong[0]), number=1)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    await world.bot.boards.pings.round()
    await shown(world)
    assert [match.players for match in (await cup(world)).rounds[1]] != drawn
    for member in world.members[:4]:
        heard = [one for one in ear.heard if one.user == member.id]
        kinds = ["decided", "match"] if member.id in wrong else ["match"]
        assert [one.kind for one in heard] == kinds, ear.transcript(member, 0.0)


@pytest.mark.parametrize(("kind", "left"), [("knockout", "One match isn't decided"), ("swiss", "too few are left")])
async def test_managers_organise_a_tournament_whose_organiser_has_deleted_their_data(
    world: World, kind: str, left: str
) -> None:
    olga = await opened(world, players=2, format=kind, rounds=0 if kind == "knockout" else 3, round="2d")
    staff = world.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("marie", global_name="Marie"), roles=[staff])
    asked = world.reply(await world.slash(olga, "settings delete"))
    assert f"You organise **{NAME}**: then members who manage the server do." in asked
    await world.press(olga, say("en", "button-data-delete"))
    await world.wait(2 * DAY + 3600)
    await shown(world)
    told = world.text().split("the round's time is over")[1]
    assert left in told
    assert say("en", "tournament-managers", name=NAME) in told
    assert NAME in world.reply(await world.slash(manager, "game mine"))
    assert NAME not in world.reply(await world.slash(world.newcomer("Eve"), "game mine"))
    ((match,),) = (await cup(world)).rounds
    assert f"🗂️ {NAME}" in await desk(world, manager)
    if kind == "swiss":
        for user in match.players:
            await desk(world, manager)
            await world.choose(manager, (await cup(world)).name_of(user), placeholder=say("en", "desk-keep"))
        await shown(world)
        assert len((await cup(world)).rounds) == 2
        assert await thread_of(world, (await cup(world)).rounds[1][0].players)
    else:
        await world.slash(manager, "campaign round", winner=actor(world, match.players[1]))
        await world.press(manager, say("en", "button-tournament-give"))
        assert (await cup(world)).champions == (match.players[1],)


async def test_a_round_of_a_knock_out_that_nobody_plays_is_the_organisers(world: World) -> None:
    olga = await opened(world, format="knockout", rounds=0, round="2d")
    await world.bot.boards.pings.round()
    one = (await cup(world)).rounds[0][0]
    there, player = await thread_of(world, one.players), actor(world, one.players[0])
    assert "If nobody plays at all in this round, the organisers decide." in world.text(channel=there)
    ear = Ear(world)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [["", ""]]
    calls = [heard.user for heard in ear.heard if "and the round's time is over: the organisers" in heard.words]
    assert sorted(calls) == sorted(member.id for member in world.members[:4])
    mine = world.reply(await world.slash(player, "game mine"))
    assert say("fr" if player == world.chloe else "en", "mine-overdue") in mine
    await world.wait(4 * DAY)
    assert len([heard for heard in ear.heard if heard.user == olga.id]) == 2, "called, and reminded once"
    await world.wait(9 * DAY)
    assert len([heard for heard in ear.heard if heard.user == olga.id]) == 2


async def test_who_misses_the_last_round_but_one_plays_the_last(world: World) -> None:
    await opened(world, round="2d", rounds=2, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    there, ear = await begin(world, actor(world, one.players[0]), one.players), Ear(world)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    drawn = (await cup(world)).rounds[1]
    assert all({*match.players} != {*one.players} for match in drawn)
    for user in two.players:
        told = [heard.words for heard in ear.heard if heard.user == user]
        assert any("is open" in words or "est ouvert" in words for words in told)
        assert not any("/campaign join" in words for words in told)


async def test_who_are_drawn_together_again_have_a_new_match(world: World) -> None:
    await opened(world, players=5, round="2d", rounds=2, seeding="joined")
    one, two, _ = (await cup(world)).rounds[0]
    old = await thread_of(world, two.players)
    there = await begin(world, actor(world, one.players[0]), one.players)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await world.bot.boards.pings.round()
    ear = Ear(world)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    found = await cup(world)
    assert {*two.players} in [{*match.players} for match in found.rounds[1]]
    new = await thread_of(world, two.players)
    assert new.id != old.id
    assert "round 2" in new.name
    assert "it was not played in time, and counts as a defeat for both" in world.text(channel=old)
    await world.bot.boards.pings.round()
    for user in two.players:
        assert f"<@{user}>" in world.text(channel=new)
        assert "match" in [heard.kind for heard in ear.heard if heard.user == user]
    assert f"<t:{round(found.round_ends or 0)}:" in world.text(channel=new)
    there = await begin(world, actor(world, two.players[0]), two.players)
    await world.slash(actor(world, two.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    assert [match.how for row in (await cup(world)).rounds for match in row if {*match.players} == {*two.players}] == [
        "unplayed",
        "game",
    ]


def test_who_is_paired_is_not_told_to_have_no_match_left() -> None:
    members = (Member(1, "Ana"), Member(2, "Ben"))
    missed = Match((1, 2), "game", (1,), (10, 10), ("g",), "forfeited")
    report = Report(Played("g", (Placed(1, "Ana", 10, True), Placed(2, "Ben", 10, False))), "forfeited")
    for rounds, left in ((1, "no match left"), (2, ""), (3, "isn't drawn for round 2")):
        terms = Terms(format=Format.SWISS, rounds=rounds)
        campaign = Campaign("c", 1, 1, 3, NAME, False, terms, members, rounds=((missed,),))
        told = result_head("en", campaign, report, "Match")
        assert (left in told) if left else "💤" not in told


async def test_a_match_is_decided_once_and_may_be_a_draw(world: World) -> None:
    olga = await opened(world, rounds=1, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, one.players), strict=True))
    for drawn in ("yes", "no"):
        await desk(world, olga)
        option = say("en", "desk-award-option", drawn=drawn, **names)
        await world.choose(olga, option, placeholder=say("en", "desk-award"))
        for _ in range(2):
            told = world.reply(await world.press(olga, say("en", "button-tournament-give")))
        assert error_line("en", "tournament-given-already", {}) in told
        await shown(world)
        assert (await cup(world)).rounds[0][0].winners == (one.players if drawn == "yes" else one.players[:1])
        given = say("en", "tournament-given", by="Olga", number=1, drawn=drawn, **names)
        calls = " ".join(f"<@{user}>" for user in sorted(one.players))
        replaced = say("en", "tournament-replaced", players=calls, given=given, name=NAME)
        assert world.text().replace(replaced, "").count(given) == 1, "one announcement"
        assert world.text().count(replaced) == (drawn == "no"), "the second result replaces the first"
    there = await thread_of(world, two.players)
    await begin(world, actor(world, two.players[0]), two.players)
    await desk(world, olga)
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, two.players), strict=True))
    option = say("en", "desk-award-option", drawn="yes", **names)
    await world.choose(olga, option, placeholder=say("en", "desk-award"))
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert "This match of **Iron Cup** is a draw." in world.text(channel=there)
    assert f"{names['winner']} – {names['other']}: a draw (decided by the organiser)" in world.text()


async def test_a_played_match_made_a_draw_is_one_for_ladder_and_season_too(world: World) -> None:
    olga = await opened(world, players=2, rounds=1)
    ((one,),) = (await cup(world)).rounds
    there = await begin(world, actor(world, one.players[0]), one.players)
    game = await world.bot.table.game_in(there.id)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    await desk(world, olga)
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, one.players), strict=True))
    option = say("en", "desk-award-option", drawn="yes", **names)
    await world.choose(olga, option, placeholder=say("en", "desk-award"))
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    result = await world.bot.table.storage.results.get(game.id)
    assert [seat.won for seat in result.seats] == [True, True]
    assert sorted((await world.bot.table.game(game.id)).played.outcome.winners) == [0, 1]
    assert sorted((await cup(world)).champions) == sorted(one.players)


async def test_nobody_ends_a_match_over_its_players_heads(world: World) -> None:
    olga = await opened(world, players=2, rounds=1)
    ((one,),) = (await cup(world)).rounds
    there = await thread_of(world, one.players)
    refused = error_line("en", "match-ends-at-desk", {"name": NAME})
    await begin(world, actor(world, one.players[0]), one.players)
    for sure in (False, True):
        told = world.reply(await world.slash(olga, "game end", sure=sure, channel=there))
        assert refused in told
    assert (await world.bot.table.game_in(there.id)).status == "running"


async def test_a_round_has_one_message_with_its_standings(world: World) -> None:
    for name in ("Eve", "Finn"):
        world.newcomer(name)
    await opened(world, players=6, rounds=2, seeding="joined")
    title = say("en", "campaign-title", name=NAME)
    before = world.text().count("Level on points: ")
    for done, match in enumerate((await cup(world)).rounds[0], start=1):
        there = await begin(world, actor(world, match.players[0]), match.players)
        await world.slash(actor(world, match.players[0]), "game resign", sure=True, channel=there)
        await shown(world)
        assert world.text().count("Level on points: ") == before + 1, "edited, then those after it"
        assert world.text().count(say("en", "campaign-result-head", name=NAME, title=there.name)) == 1
        found = await cup(world)
        assert bool(found.desk.shown) == (done < 3)
        assert world.text().count("Round 2 of 2") == (done == 3)
    assert title in world.text()
