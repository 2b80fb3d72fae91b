"""The organisers' desk, rounds with an end, and what players of tournaments see: by buttons and menus, as people do."""

import json
import re
from datetime import timedelta
from itertools import combinations
from typing import Any

import discord
import pytest
from msgspec import structs

from cogs.views.campaign import result_head
from cogs.views.components import time_stamp
from cogs.views.desk import awards_view, state_text
from cogs.views.game.lobby import lobby_view
from rules.campaign.league import Placed, Played, Points
from rules.campaign.tournament import Format, Match, ranking
from table import NotAllowed, Person
from table.campaign.model import Campaign, Desk, Fixture, Member, Report, Terms
from table.campaign.service import organised_by
from table.game import Seat
from table.history.privacy import export
from table.time.controls import read_time
from table.votes.rating import rate
from table.votes.seating import configure, set_time
from tests.e2e.appointments import Ear, called
from tests.e2e.test_swiss_of_eight import alone_against, begin
from tests.e2e.test_tournaments import NAME, actor, cup, shown, thread_of
from tests.e2e.world import World, text_of
from tests.long import first
from text.campaign import champions_text, ranking_text, round_text
from text.fluent.catalogue import say
from text.problems import error_line
from text.words import together

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


async def choose_result(world: World, organiser: Any, players: Any, how: str = "won", winner: str = "") -> str:
    """Choose a match at the desk, then its result; the question before it is decided."""
    found = await cup(world)
    kind = "tournament" if found.is_tournament else "league"
    names = " – ".join(map(found.name_of, players))
    asked = world.reply(await world.choose(organiser, names, placeholder=say("en", "desk-award", kind=kind)))
    assert names in asked
    result = say("en", "desk-result-option", how=how, winner=winner)
    return world.reply(await world.choose(organiser, result, placeholder=say("en", "desk-result")))


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
    listed = [
        option["description"]
        for option in awards_view("en", await cup(world), olga.id, 0).to_components()[0]["components"][0]["options"]
    ]
    assert listed == ["Round 1 of 2 · being played", "Round 1 of 2 · to be played"]
    assert "Round 1 of 2." in told
    assert "has to decide (asked" in told
    assert "** haven't begun it" in told, "both in one line"
    for match in (one, two):
        asked = await choose_result(world, olga, match.players, winner=(await cup(world)).name_of(match.players[0]))
        assert ("Their game under way ends." in asked) == (match is one), "only what has begun ends"
    there = await thread_of(world, two.players)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert hows(await cup(world)) == [["", "walkover"]]
    said = world.text(channel=there)
    assert "Decided by Olga. **" in said
    assert "wins this match of **Iron Cup**." in said
    assert "by walkover" not in said, "an organizer has decided it"
    assert all(f"<@{user}>" in said for user in two.players)
    again = await desk(world, olga)
    assert "begun it" not in again
    await world.press(olga, say("en", "button-desk-call"))
    assert "reminded" in world.text(olga)
    late = world.newcomer("Eve")
    await world.slash(late, "campaign join")
    told = await desk(world, olga)
    assert "🆕 Eve joins in round 2." in told
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
    assert "you both lose it" in mine or "vous le perdez tous les deux" in mine
    await world.press(actor(world, one.players[0]), say("en", "button-tournament-play"), channel=there)
    await shown(world)
    await desk(world, olga)
    more = await world.choose(olga, say("en", "desk-extend-option", days=1), placeholder=say("en", "desk-extend"))
    until = f"<t:{round((await cup(world)).round_ends or 0)}:R>"
    assert world.reply(more).count(until) == 1, "of the round, and of all in it"
    await world.wait(4 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [["", ""]], "it has a day more"
    late = await thread_of(world, two.players)
    before = world.text()
    await world.wait(DAY)
    await shown(world)
    assert hows(await cup(world)) == [["", "unplayed"]]
    assert "it was not played" in world.text(channel=late)
    assert "Decided by" not in world.text(channel=late), "nobody did"
    assert "🏁" not in world.text(channel=late), "one note"
    told = world.text().removeprefix(before)
    playing = " – ".join(map((await cup(world)).name_of, one.players))
    over = f"<t:{round((await cup(world)).desk.over)}:"
    for command in ("desk", "end"):
        shows = world.reply(await world.slash(olga, f"campaign {command}"))
        assert (f"be decided: {playing}." if command == "desk" else f"Not played yet: {playing}. Ended now") in shows
        assert (over in shows) == (command == "desk")
    overdue = say("en", "tournament-overdue", players="none", begun="yes", name=NAME).removeprefix("⏳ ")
    (heard,) = [text for text, channel in world.mentions() if overdue in text]
    assert all(f"<@{user}>" in heard for user in one.players), "the two who are playing hear what happens next"
    assert heard.strip() in world.text(channel=there)
    assert "the round's time is up" in told
    assert f"<@{olga.id}>" in told, "a match is being played: its organiser decides"
    names = together("en", [*map((await cup(world)).name_of, two.players)])
    facts = {"names": names, "count": 2, "name": NAME, "stuck": "no", "organisers": "none"}
    assert say("en", "tournament-vanished", **facts) in told
    assert "`/campaign desk`" in world.reply(await world.slash(olga, "game mine"))
    await world.wait(2 * DAY)
    assert world.text().count("the round's time is up") == 1
    await desk(world, olga)
    await world.choose(olga, say("en", "desk-extend-option", days=1), placeholder=say("en", "desk-extend"))
    await world.wait(DAY + 3600)
    await shown(world)
    assert world.text().count("the round's time is up") == 2, "its later end is told too"


@pytest.mark.long
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
async def test_who_has_a_bye_reads_no_date_and_hears_when_the_round_ends_later(world: World) -> None:
    olga = await opened(world, players=3, format="knockout", rounds=0, round="2d")
    (rests,) = (await cup(world)).resting
    (told,) = [text for text, _ in world.mentions() if "you have a bye" in text]
    assert "you advance. Your next match comes in the final, once this round is over." in told
    assert "<t:" not in told
    await desk(world, olga)
    ear = Ear(world)
    await world.choose(olga, say("en", "desk-extend-option", days=1), placeholder=say("en", "desk-extend"))
    (heard,) = [one.words for one in ear.heard if one.user == rests]
    assert f"The round ends on <t:{round((await cup(world)).round_ends or 0)}" in heard


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_tournament_whose_last_round_nobody_plays_is_over_and_says_so(world: World, locale: str) -> None:
    olga = await opened(world, players=3, rounds=1, round="2d", language=locale)
    before = world.text()
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [["unplayed", "bye"]]
    (told,) = [text for text, _ in world.mentions() if f"<@{olga.id}>" in text]
    nobody = {"en": "Nobody has played in round 1.", "fr": "Personne n’a joué à la ronde 1."}
    assert f"{nobody[locale]} <@{olga.id}>" in told
    over = {name: say(name, "tournament-no-champion", byes="yes") for name in ("en", "fr")}
    assert over[locale] in world.text().removeprefix(before)
    assert over["en"] in world.reply(await world.slash(world.ben, "campaign show"))
    facts = {"name": NAME, "channel": f"<#{world.channel.id}>", "winners": "none"}
    assert world.reply(await world.slash(world.ben, "campaign list")) == say(
        "en", "campaign-list-line", over="yes", **facts
    )


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
    ended = world.text().split("the round's time is up")[-1]
    names = [list(map(found.name_of, match.players)) for match in (one, two)]
    assert f"- {' – '.join(names[1])}: not played in time, a defeat for both" in ended
    assert f"**{names[0][1]}** wins ({names[0][0]} resigned)" in ended
    assert f"<@{olga.id}>: keep or remove them with the buttons here." in ended
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
    facts = {"kind": "paused", "name": NAME, "until": "none", "clocks": "all"}
    everyone = say("en", "tournament-times", players="none", **facts)
    assert world.text().count(everyone) == 1, "who has played reads it too"
    assert sum("this game can't begin, and no deadline" in text for text in stops) == 1
    refused = world.reply(
        await world.press(actor(world, two.players[0]), say("en", "button-tournament-play"), channel=lobby)
    )
    told = error_line("fr" if actor(world, two.players[0]) == world.chloe else "en", "campaign-held", {"name": NAME})
    assert told in refused
    assert (await world.bot.table.game_in(lobby.id)).status == "lobby"
    assert [[f"<@{user}>" in " ".join(stops) for user in match.players] for match in (one, two)] == [[True, True]] * 2
    assert "New time limit" not in world.text(channel=there)
    refused = world.reply(await world.slash(olga, "campaign round"))
    assert error_line("en", "campaign-paused", {"name": NAME}) in refused
    await shown(world)
    for thread, begins in ((there, "no"), (lobby, "yes")):
        assert say("en", "board-paused", name=NAME, lobby=begins) in world.text(channel=thread)
    first = await world.bot.table.game_in(there.id)
    for member in (actor(world, first.waiting[0]), actor(world, two.players[0])):
        mine = world.reply(await world.slash(member, "game mine"))
        assert mine.count(say("fr" if member == world.chloe else "en", "mine-paused")) == 1
        assert say("en", "desk-is-paused", name=NAME) not in mine, "the match says it"
    late = world.newcomer("Eve")
    await world.slash(late, "campaign join")
    assert say("en", "desk-is-paused", name=NAME) in world.reply(await world.slash(late, "game mine"))
    await world.slash(late, "campaign leave")
    begun = len(ear.heard)
    await world.wait(10 * DAY)
    await shown(world)
    assert ear.heard[begun:] == [], "nobody is reminded in a pause"
    assert "Paused" in world.reply(await world.slash(olga, "campaign show"))
    assert hows(await cup(world)) == [["", ""]]
    await desk(world, olga)
    await world.press(olga, say("en", "button-desk-resume"))
    game = await world.bot.table.game_in(there.id)
    assert game.time.seconds == DAY
    await shown(world)
    assert "is paused:" not in world.text(channel=there)
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
    assert f"⚖️ **<@{one.players[0]}>** wins" in world.text(channel=there), "called once, and named with that"
    locale = "fr" if gone == world.chloe else "en"
    refused = world.reply(await world.slash(gone, "campaign join"))
    assert error_line(locale, "campaign-removed", {"name": NAME, "back": "yes"}) in refused
    for command in ("campaign leave", "campaign game"):
        assert refused == world.reply(await world.slash(gone, command)), "not that they may join"
    assert (await cup(world)).member(gone.id) is None
    data = json.loads(await export(world.bot.table, gone.id))
    assert [found["removed_by_organizer"] for found in data["campaigns"]] == [True]
    await desk(world, olga)
    back = world.reply(await world.choose(olga, name, placeholder=say("en", "desk-back")))
    assert say("en", "desk-let-back", who=name, name=NAME, restored="no") in back
    assert text_of([*gone.user.dm_channel.history()][-1]) == say(locale, "desk-you-may-join", name=NAME, restored="no")
    await world.slash(gone, "campaign join")
    assert (await cup(world)).member(gone.id) is not None


async def test_the_desk_shows_the_matches_of_a_round_that_a_removal_draws(world: World) -> None:
    olga = await opened(world, players=3, rounds=2, round="4d", seeding="joined")
    out = (await cup(world)).name_of((await cup(world)).rounds[0][0].players[0])
    await desk(world, olga)
    await world.choose(olga, out, placeholder=say("en", "desk-remove"))
    told = world.reply(await world.press(olga, say("en", "button-desk-remove")))
    assert say("en", "desk-removed", who=out, name=NAME) in told
    assert world.text().count(say("en", "tournament-removed", who=out, name=NAME)) == 1
    assert "Round 2 of 2. To be played by" in told
    assert say("en", "desk-not-open") not in told


async def test_a_decided_match_and_a_round_that_is_over_disturb_nobody_who_rests(world: World) -> None:
    olga = await opened(world, round="1d")
    one, two = (await cup(world)).rounds[0]
    off, rests = (actor(world, user) for user in two.players)
    await world.slash(off, "settings me", notifications="off")
    hour = world.env.now().hour
    await world.slash(rests, "settings me", quiet_hours=f"{hour}-{(hour + 2) % 24}", time_zone="UTC")
    await world.slash(olga, "settings me", notifications="off")
    ear, there = Ear(world), await thread_of(world, two.players)
    await world.slash(olga, "campaign round", winner=rests)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    said = world.text(channel=there).split("⚖️")[-1]
    assert "wins this match of **Iron Cup**." in said
    assert (f"<@{rests.id}>" in said, f"<@{off.id}>" in said) == (True, False)
    await world.press(
        actor(world, one.players[0]), say("en", "button-tournament-play"), channel=await thread_of(world, one.players)
    )
    await world.wait(2 * DAY)
    await shown(world)
    assert "Organizers, give it more time or decide it" in world.text()
    assert not [one for one in ear.heard if one.kind in ("decided", "round")]


async def test_who_deletes_their_data_loses_at_once(world: World) -> None:
    olga = await opened(world)
    _, two = (await cup(world)).rounds[0]
    there = await thread_of(world, two.players)
    await world.slash(olga, "campaign settings", organiser=actor(world, two.players[0]))
    await world.slash(actor(world, two.players[0]), "settings delete", sure=True)
    await shown(world)
    await shown(world)
    assert say("en", "organiser-gone", organisers=f"<@{olga.id}>", name=NAME) in world.text()
    assert hows(await cup(world)) == [["", "walkover"]]
    assert say("en", "former-player") in str(world.env.backend.get_channel(there.id).name), "the thread names nobody"
    assert f"<@{two.players[1]}>" in world.text(channel=there).split("⚖️")[-1]


async def test_organisers_on_another_server_hear_directly_that_one_of_them_has_deleted_their_data(world: World) -> None:
    olga = await opened(world)
    await world.slash(olga, "campaign settings", organiser=world.ana)
    campaign, results = await cup(world), world.bot.tournaments.results
    assert await organised_by(world.bot.storage, world.ana.id) == [campaign.id], "wherever it is asked"
    await world.slash(world.ana, "settings delete", sure=True)
    await results.tell_organiser_gone(await cup(world), elsewhere=True)
    await shown(world)
    told = say("en", "organiser-gone", organisers="none", name=NAME)
    assert told in " ".join(said for said, _ in world.mentions())
    assert told not in world.text(), "directly"


async def test_the_schedule_says_until_when(world: World) -> None:
    olga = await opened(world, players=4, round="2d", time="1d", table="declared")
    one, _ = (await cup(world)).rounds[0]
    there = await thread_of(world, one.players)
    await world.press(actor(world, one.players[0]), say("en", "button-tournament-play"), channel=there)
    await shown(world)
    told = world.reply(await world.slash(olga, "campaign schedule"))
    ends = round((await cup(world)).round_ends or 0)
    assert say("en", "tournament-until", until=time_stamp(ends)) in told
    assert re.search(rf"playing in <#{there.id}>; .* has until <t:\d+:f>", told)
    assert told.count("not begun yet") == 1
    await world.press(olga, say("en", "button-desk-pause")) if await desk(world, olga) else None
    assert "Paused on" in world.reply(await world.slash(olga, "campaign schedule"))


@pytest.mark.parametrize(
    ("how", "locale"), first([("awarded", "en"), ("walkover", "fr"), ("awarded", "fr"), ("walkover", "en")])
)
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
    if how == "awarded":
        reason = say(locale, "finale-by-awarded", name=lost, how="awarded")
    else:
        reason = say(locale, "finale-by-resigned", name=lost)
    assert thread.count(reason.removesuffix(".")) == 1
    told = [line for line in thread.splitlines() if "⚖️" in line]
    if how == "awarded":
        facts = {"how": "none", "players": "none", "winner": name, "name": NAME, "back": "no", "replaces": "no"}
        wins = say(locale, "tournament-decided", by="Olga", **facts).removeprefix("⚖️ ")
        assert [line.endswith(wins) for line in told] == [True], "with no reason of its own"
        pair = " – ".join(map(found.name_of, one.players))
        listed = [world.reply(await world.slash(olga, f"campaign {part}")) for part in ("show", "schedule")]
        for spoken, text in (("en", listed[0]), ("en", listed[1]), (locale, world.text())):
            given = "- " + say(spoken, "tournament-match-given", pair=pair, winner=name)
            assert given in text, "no walkover"
    else:
        assert told == [], "the end of the game has said it"


async def test_an_organiser_gives_themself_no_match_but_another_may(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=1)
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await shown(world)
    own = error_line("en", "tournament-own-match", {"name": NAME})
    assert own in world.reply(await world.slash(world.ana, "campaign round", winner=world.ana))
    found = await cup(world)
    await desk(world, world.ana)
    pair = " – ".join(map(found.name_of, found.rounds[0][0].players))
    asked = await world.choose(world.ana, pair, placeholder=say("en", "desk-award", kind="tournament"))
    assert say("en", "desk-result-own") in world.reply(asked)
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
    told = world.reply(await world.slash(world.dmitri, "campaign desk"))
    assert say("en", "campaign-over-note") in told, "the last that is over, where none runs"
    back = world.reply(await world.press(world.dmitri, say("en", "button-desk-reopen")))
    assert not (await cup(world)).ended
    assert say("en", "campaign-reopened", name=NAME) in back
    assert say("en", "campaign-reopened", name=NAME) in world.text(), "the channel hears it too"


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


@pytest.mark.long
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
    assert (there.name.count("replay"), again.name.count("replay")) == (0, 1), "each thread has a name of its own"


async def test_a_title_that_goes_back_and_forth_calls_its_winner_each_time(world: World) -> None:
    olga = await opened(world, players=2, format="knockout", rounds=0)
    ((final,),) = (await cup(world)).rounds
    one, other = (actor(world, user) for user in final.players)
    there = await begin(world, one, final.players)
    await world.slash(other, "game resign", sure=True, channel=there)
    await shown(world)
    for winner in (other, one):
        await world.slash(olga, "campaign round", winner=winner)
        await world.press(olga, say("en", "button-tournament-give"))
        await shown(world)
        assert f"🏆 Decided by the organizer. **{called(winner)} wins" in world.text(channel=there)
    assert f"By resignation. **{called(other)}" not in world.text(channel=there), "nobody wins by resigning"
    calls = [text for text, _ in world.mentions() if "you have won" in text]
    winners = [member for text in calls for member in (one, other) if f"<@{member.id}>" in text]
    assert winners == [one, other, one]
    assert ["instead" in text or "replaces" in text for text in calls] == [False, True, True]


async def test_a_desk_of_24_players_shows_all_their_matches(world: World) -> None:
    for number in range(20):
        world.newcomer(f"Player with a long name {number}")
    olga = await opened(world, players=24, round="7d")
    told = await desk(world, olga)
    assert told.count("haven't begun it") == 12
    assert "…" not in told


def test_who_has_nobody_left_to_meet_has_a_bye_on_the_list_as_in_their_message() -> None:
    met = [Match((1, 2), "game", (1,), (3, 1)), Match((3, 4), "void")] * 2
    alone = Match((1,), "walkover", (1,))
    assert "- Ana\u202f: exempt de cette ronde" in round_text(
        "fr", Format.KNOCKOUT, (tuple(met), (alone, Match((1, 2)))), 3, lambda _: "Ana"
    )
    assert "- **Ana** by walkover" in round_text("en", Format.KNOCKOUT, ((alone, alone), (alone,)), 2, lambda _: "Ana")


@pytest.mark.parametrize("length", ["", "7d"])
def test_the_desk_says_that_time_is_up_where_only_organisers_have_set_an_end(length: str) -> None:
    members, rounds = (Member(1, "Ana"), Member(2, "Ben")), ((Match((1, 2)),),)
    found = Campaign("c", 5, 7, 9, NAME, False, Terms(format=Format.KNOCKOUT, round=length), members, (), rounds)
    assert "time" not in state_text("en", found)
    over = structs.replace(found, desk=Desk(round=1, over=86400.0))
    assert "The round's time ran out on <t:86400" in state_text("en", over)
    assert "Ana – Ben" in state_text("en", over)


def test_a_bye_is_no_match_won() -> None:
    bye, final = Match((1,), "bye", (1,)), Match((1, 2), "game", (1,), (3, 1))
    played = ((bye, Match((2, 3), "game", (2,), (2, 1))), (final,))
    lines = ranking(Format.KNOCKOUT, played, Points(), over=True)
    told = ranking_text("en", Format.KNOCKOUT, lines, lambda user: f"Player {user}", ())
    assert [line.split(" · ")[1] for line in told.splitlines()] == [
        "1 match won, 1 bye",
        "1 match won",
        "0 matches won",
    ]


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
    await shown(world)
    assert (await world.bot.table.game_in(later.id)).called_off, "no match begins in a campaign that is over"
    assert play not in world.buttons(actor(world, two.players[0]), later)
    assert say("en", "finale-by-nobody", over=NAME) in world.text(actor(world, two.players[0]), later)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await world.wait(9 * DAY)
    await shown(world)
    found = await cup(world)
    assert hows(found) == [["game", ""]], "what was under way counts, and nothing else happens"
    lines = {line.user: line.points for line in found.standings()}
    assert "the round's time is up" not in world.text()
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
    name, winner = map((await cup(world)).name_of, (two, one))
    thread = world.text(channel=there)
    assert f"<@{two}> 💤 You have missed decision after decision and have lost this match of **Iron Cup**." in thread
    assert "You won't be paired again until you come back: `/campaign join`." in thread
    assert f"**{winner}** can claim the win." in thread
    assert world.text().count("won't be paired") == 1, "one message in the channel"
    seen = world.text(actor(world, one), there)
    assert say("en", "replaced-won", winner=winner, name=name, campaign=NAME) in seen
    again = await world.press(actor(world, one), say("en", "button-standin", wins="yes"), channel=there)
    assert error_line("en", "stand-in-over", {}) in world.reply(again), "the note keeps its button"


@pytest.mark.long
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
    assert "some players missed their match" in world.reply(await world.slash(olga, "game mine"))
    keeps = {user: say("en", "button-desk-keep", name=found.name_of(user)) for user in two.players}
    back, out = two.players
    refused = world.reply(await world.press(world.chloe, keeps[back]))
    assert error_line("fr", "campaign-not-host", {}) in refused
    mine = world.reply(await world.slash(actor(world, back), "game mine"))
    assert ("you missed your match" in mine, "à l'appel" in mine.replace("’", "'")) in ((True, False), (False, True))
    lost = world.text(channel=away).split("⚖️")[-1]
    assert "You won't be paired again until you come back: `/campaign join`." in lost
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
        assert say("en", "desk-stuck") in await desk(world, olga)
        await world.choose(olga, found.name_of(user), placeholder=say("en", "desk-keep"))
    await shown(world)
    assert len((await cup(world)).rounds) == 2, "kept, they play"


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_nobody_begins_in_a_round_without_an_end_is_told_once(world: World, language: str) -> None:
    olga = await opened(world, players=4, language=language)
    found = await cup(world)
    one, other = found.rounds[0]
    there = await thread_of(world, one.players)
    await world.press(actor(world, one.players[0]), say(language, "button-tournament-play"), channel=there)
    ear = Ear(world)
    for _ in range(16):
        await world.wait(DAY)
        await shown(world)
    names = " – ".join(map(found.name_of, other.players))
    (told,) = [heard.words for heard in ear.heard if heard.user == olga.id]
    assert "7 days" in told if language == "en" else "7 jours" in told
    assert names in told
    about = [heard.user for heard in ear.heard if "in 7 days." in heard.words or "en 7 jours." in heard.words]
    assert sorted(about) == sorted(other.players)


async def test_a_final_that_nobody_begins_is_the_organisers(world: World) -> None:
    olga = await opened(world, players=2, format="knockout", rounds=0, round="2d")
    await world.bot.boards.pings.round()
    ((one,),) = (await cup(world)).rounds
    there = await thread_of(world, one.players)
    assert "If nobody has begun by then, the organizers decide it." in " ".join(world.text(channel=there).split())
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


@pytest.mark.long
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
    threads = [world.text(channel=thread) for thread in world.channel.threads]
    assert [text.count("its round was drawn again") for text in threads].count(1) == 2
    assert not any("Decided by ?" in text for text in threads), "nobody decided those"
    (told,) = [one.words for one in ear.heard if one.kind == "decided" and one.user == wrong[0]]
    assert "Decided by Olga. " in told
    assert "That replaces the earlier result." in told
    for member in world.members[:4]:
        heard = [one for one in ear.heard if one.user == member.id]
        kinds = ["decided", "match"] if member.id in wrong else ["match"]
        assert [one.kind for one in heard] == kinds, ear.transcript(member, 0.0)


@pytest.mark.parametrize(
    ("kind", "left"), first([("knockout", "One match isn't decided"), ("swiss", "too few are left")])
)
async def test_managers_organise_a_tournament_whose_organiser_has_deleted_their_data(
    world: World, kind: str, left: str
) -> None:
    olga = await opened(world, players=2, format=kind, rounds=0 if kind == "knockout" else 3, round="2d")
    staff = world.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("marie", global_name="Marie"), roles=[staff])
    asked = world.reply(await world.slash(olga, "settings delete"))
    assert f"You organize **{NAME}**: server managers take over." in asked
    await world.press(olga, say("en", "button-data-delete"))
    await shown(world)
    owner = f"<@{world.ana.id}>"
    assert say("en", "organisers-gone", name=NAME, owner=owner, waits="no") in world.text(), "everybody hears at once"
    await world.wait(2 * DAY + 3600)
    await shown(world)
    told = world.text().split("the round's time is up")[1]
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


@pytest.mark.parametrize("alone", [True, False])
async def test_an_organiser_who_has_left_the_server_is_missed(world: World, alone: bool) -> None:
    olga = await opened(world, players=2, format="knockout", rounds=0, round="2d")
    if not alone:
        await world.slash(olga, "campaign settings", organiser=world.chloe)
    world.env.backend.remove_member(world.guild.id, olga.id)
    ear = Ear(world)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    called = world.ana if alone else world.chloe
    (heard,) = [one for one in ear.of(called, "round") if one.channel == world.channel.id]
    assert f"<@{olga.id}>" not in heard.words
    gone = {"name": NAME} if alone else {"name": NAME, "count": 1}
    assert say("en", "tournament-managers" if alone else "organisers-left", **gone) in heard.words


async def test_a_round_of_a_knock_out_that_nobody_plays_is_the_organisers(world: World) -> None:
    olga = await opened(world, format="knockout", rounds=0, round="2d")
    await world.bot.boards.pings.round()
    one = (await cup(world)).rounds[0][0]
    there, player = await thread_of(world, one.players), actor(world, one.players[0])
    assert "If nobody has begun by then, the organizers decide it." in " ".join(world.text(channel=there).split())
    ear = Ear(world)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [["", ""]]
    calls = [heard.user for heard in ear.heard if "and the round's time is up: the organizers" in heard.words]
    assert sorted(calls) == sorted(member.id for member in world.members[:4])
    mine = world.reply(await world.slash(player, "game mine"))
    assert say("fr" if player == world.chloe else "en", "mine-overdue") in mine
    await world.wait(4 * DAY)
    assert len([heard for heard in ear.heard if heard.user == olga.id]) == 2, "called, and reminded once"
    await world.wait(9 * DAY)
    assert len([heard for heard in ear.heard if heard.user == olga.id]) == 2


async def test_no_title_is_a_walkover_while_a_semi_final_is_the_organisers(world: World) -> None:
    olga = await opened(world, format="knockout", rounds=0, round="2d")
    one, two = (await cup(world)).rounds[0]
    there = await thread_of(world, one.players)
    await world.press(actor(world, one.players[0]), say("en", "button-tournament-play"), channel=there)
    await world.slash(actor(world, one.players[1]), "game resign", sure=True, channel=there)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    assert hows(await cup(world)) == [["game", ""]]
    for player in map(actor, (world, world), two.players):
        await world.slash(player, "campaign leave")
        await world.press(player, say("fr" if player == world.chloe else "en", "button-campaign-leave"))
    await shown(world)
    assert (await cup(world)).champions == (one.players[0],)
    won = say("en", "tournament-won", players=f"<@{one.players[0]}>", count=1, name=NAME, instead="no")
    assert world.text().count(won) == 1
    await world.slash(olga, "campaign round", winner=actor(world, one.players[1]), number=1)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert (await cup(world)).champions == (one.players[1],), "a walkover of a later round was not played"


@pytest.mark.long
async def test_who_misses_the_last_round_but_one_plays_the_last(world: World) -> None:
    await opened(world, round="2d", rounds=2, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    there, ear = await begin(world, actor(world, one.players[0]), one.players), Ear(world)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await world.wait(2 * DAY + 3600)
    await shown(world)
    drawn = (await cup(world)).rounds[1]
    assert all({*match.players} != {*one.players} for match in drawn)
    missed = together("en", [*map((await cup(world)).name_of, two.players)])
    assert world.text().count(say("en", "tournament-again-last", names=missed, count=2, began="no")) == 1
    for user in two.players:
        told = [heard.words for heard in ear.heard if heard.user == user]
        assert any("is open" in words or "est ouvert" in words for words in told)
        assert not any("/campaign join" in words for words in told)


@pytest.mark.long
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
    assert "it was not played, and counts as a defeat for both" in world.text(channel=old)
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


def test_who_stopped_playing_reads_whether_they_are_paired_again() -> None:
    members = (Member(1, "Ana"), Member(2, "Ben"))
    missed = Match((1, 2), "game", (1,), (10, 10), ("g",), "forfeited")
    report = Report(Played("g", (Placed(1, "Ana", 10, True), Placed(2, "Ben", 10, False))), "forfeited")
    last = say("en", "tournament-again-last", names="Ben", count=1, began="yes")
    for rounds, left in ((1, "no match left"), (2, last), (3, "")):
        terms = Terms(format=Format.SWISS, rounds=rounds)
        campaign = Campaign("c", 1, 1, 3, NAME, False, terms, members, rounds=((missed,),))
        told = result_head("en", campaign, report, "Match")
        assert told.startswith(f"### {NAME}: “Match” is over")
        assert result_head("fr", campaign, report, f"{NAME}, ronde 1").startswith(
            f"### «\u202f{NAME}, ronde 1\u202f» est finie"
        )
        assert (left in told) if left else "💤" not in told


async def test_a_match_is_decided_once_and_may_be_a_draw(world: World) -> None:
    """Of a match under way the game's end says the same as its thread, the ladder and the season."""
    olga = await opened(world, rounds=1, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, one.players), strict=True))
    for how in ("draw", "won"):
        await desk(world, olga)
        await choose_result(world, olga, one.players, how, names["winner"])
        for _ in range(2):
            told = world.reply(await world.press(olga, say("en", "button-tournament-give")))
        assert error_line("en", "tournament-given-already", {}) in told
        await shown(world)
        assert (await cup(world)).rounds[0][0].winners == (one.players if how == "draw" else one.players[:1])
        given = say("en", "tournament-given", by="Olga", kind="match", round="round 1", how=how, **names)
        calls = " ".join(f"<@{user}>" for user in sorted(one.players))
        replaced = say("en", "tournament-replaced", players=calls, given=given, name=NAME)
        assert world.text().replace(replaced, "").count(given) == 1, "one announcement"
        assert world.text().count(replaced) == (how == "won"), "the second result replaces the first"
    there = await thread_of(world, two.players)
    await begin(world, actor(world, two.players[0]), two.players)
    await desk(world, olga)
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, two.players), strict=True))
    await choose_result(world, olga, two.players, "draw", names["winner"])
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    shown_there = world.text(channel=there)
    assert "This match of **Iron Cup** is a draw." in shown_there
    assert all(f"<@{user}>" in shown_there.partition("Decided by Olga.")[0].splitlines()[-1] for user in two.players)
    assert say("en", "finale-by-ruling") in shown_there
    assert "Nobody wins" not in shown_there
    assert not {*world.buttons(olga, there)} & {say("en", "button-undo-end")}
    game = (await cup(world)).rounds[0][1].games[-1]
    assert (await world.bot.table.game(game)).played.outcome.winners == (0, 1)
    assert [seat.won for seat in (await world.bot.table.storage.results.get(game)).seats] == [True, True]
    assert f"{names['winner']} – {names['other']}: a draw (decided by the organizer)" in world.text()


@pytest.mark.long
async def test_a_played_match_made_a_draw_is_one_for_ladder_and_season_too(world: World) -> None:
    olga = await opened(world, players=2, rounds=1)
    ((one,),) = (await cup(world)).rounds
    there = await begin(world, actor(world, one.players[0]), one.players)
    game = await world.bot.table.game_in(there.id)
    await world.slash(actor(world, one.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    await desk(world, olga)
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, one.players), strict=True))
    await choose_result(world, olga, one.players, "draw", names["winner"])
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    result = await world.bot.table.storage.results.get(game.id)
    assert [seat.won for seat in result.seats] == [True, True]
    told = json.loads(await export(world.bot.table, one.players[0]))
    ((kept,), (over,)) = (told["campaigns"][0]["matches"], told["games"])
    assert (kept["decided"], kept["by_organizer"], kept["drawn"], kept["games"]) == ("game", True, True, [game.id])
    assert (over["result"]["won"], over["result"]["by_organizer"]) == (True, True)
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
    before = world.text().count("Ties on points: ")
    for done, match in enumerate((await cup(world)).rounds[0], start=1):
        there = await begin(world, actor(world, match.players[0]), match.players)
        await world.slash(actor(world, match.players[0]), "game resign", sure=True, channel=there)
        await shown(world)
        assert world.text().count("Ties on points: ") == before + 1, "edited, then those after it"
        assert world.text().count(say("en", "campaign-result-head", named="yes", name=NAME, title=there.name)) == 1
        found = await cup(world)
        assert bool(found.desk.shown) == (done < 3)
        assert world.text().count("Round 2 of 2") == (done == 3)
    assert title in world.text()


async def test_a_match_counts_as_not_played_until_it_has_been(world: World) -> None:
    olga = await opened(world, rounds=1, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    unbegun = await thread_of(world, one.players)
    there = await begin(world, actor(world, two.players[0]), two.players)
    await world.slash(actor(world, two.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    await desk(world, olga)
    asked = await choose_result(world, olga, one.players, "unplayed")
    assert "It is a defeat for both." in asked
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert hows(await cup(world)) == [["unplayed", "game"]]
    decided = "Decided by Olga. Nobody wins this match of **Iron Cup**: it was not played"
    assert decided in world.text(channel=unbegun)
    refused = await world.slash(olga, "campaign round", winner=actor(world, two.players[0]), result="unplayed")
    assert error_line("en", "tournament-was-played", {"name": NAME}) in world.reply(refused)
    names = dict(zip(("winner", "other"), map((await cup(world)).name_of, two.players), strict=True))
    await world.slash(olga, "campaign round", winner=actor(world, two.players[0]), result="draw")
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert say("en", "tournament-given", by="Olga", kind="match", round="round 1", how="draw", **names) in world.text()
    assert (await cup(world)).rounds[0][1].winners == two.players


async def test_a_league_result_is_corrected_at_the_desk(world: World) -> None:
    olga = world.newcomer("Olga")
    await world.slash(olga, "campaign new", name=NAME, size="demo", format="league", table="declared", time="1d")
    for member in (world.ana, world.ben, world.chloe):
        await world.press(member, say("en", "button-tournament-join"))
    await world.slash(world.ana, "campaign game")
    await world.press(world.ben, say("en", "button-join"))
    await world.press(world.ana, say("en", "button-start"))
    await world.slash(world.ben, "game resign", sure=True)
    await shown(world)
    refused = world.reply(await world.slash(olga, "campaign round", winner=world.ben))
    assert error_line("en", "tournament-none", {"name": NAME}) in refused
    assert "`/campaign desk`" in refused
    undone = world.reply(await world.slash(world.ana, "game undo"))
    assert error_line("en", "reopened-campaign", {}) in undone
    players = (world.ana.id, world.ben.id)
    for how, points in (("won", {"Ana": 0, "Ben": 3}), ("draw", {"Ana": 1, "Ben": 1})):
        await desk(world, olga)
        ear = Ear(world)
        asked = await choose_result(world, olga, players, how, "Ben")
        assert "That replaces the result." in asked
        for _ in range(2):
            told = world.reply(await world.press(olga, say("en", "button-tournament-give")))
        assert error_line("en", "tournament-given-already", {}) in told
        await shown(world)
        found = await cup(world)
        assert {line.name: line.points for line in found.standings() if line.played} == points
        names = ("Ben", "Ana") if how == "won" else ("Ana", "Ben")
        facts = dict(zip(("winner", "other"), names, strict=True))
        given = say("en", "tournament-given", by="Olga", kind="correction", round="none", how=how, **facts)
        assert world.text().count(given) == 1, "everybody reads who has corrected it"
        (note,) = [one.words for one in ear.heard if one.kind == "decided" and one.user == world.ben.id]
        assert "Decided by Olga." in note
        assert "That replaces the earlier result." in note
        result = await world.bot.table.storage.results.get(found.games[0].game)
        assert [seat.won for seat in result.seats] == [bool(points["Ana"]), bool(points["Ben"])]
    give = f"mq:tournament:give:{found.id}:{found.games[0].game}"
    refusals = (
        (world.ana, f"{give}:{world.ana.id}", "tournament-own-match"),
        (world.dmitri, f"{give}:{world.ben.id}", "campaign-not-host"),
        (olga, f"{give}:{world.chloe.id}", "tournament-no-match"),
        (olga, f"{give}:{world.ben.id}:unplayed", "tournament-was-played"),
        (olga, f"{give}:?", "choice-malformed"),
    )
    for member, forged, code in refusals:
        told = world.reply(await world.forge(member, world.messages()[-1], forged))
        assert error_line("en", code, {"name": NAME, "kind": "none"}) in told
    await world.slash(olga, "campaign end")
    await world.press(olga, say("en", "button-campaign-end"))
    late = world.reply(await world.forge(olga, world.messages()[-1], f"{give}:{world.ben.id}"))
    assert error_line("en", "campaign-over", {"name": NAME}) in late


@pytest.mark.parametrize(
    ("how", "points", "locale"),
    [
        ("won", {"Ana": 0, "Ben": 3}, "fr"),
        ("draw", {"Ana": 1, "Ben": 1}, "en"),
        ("unplayed", {"Ana": 0, "Ben": 0}, "en"),
    ],
)
async def test_a_running_game_of_a_league_is_decided_at_the_desk_after_its_end_too(
    world: World, how: str, points: dict[str, int], locale: str
) -> None:
    olga = world.newcomer("Olga")
    terms = {"size": "demo", "format": "league", "table": "declared", "language": locale}
    await world.slash(olga, "campaign new", name=NAME, **terms)
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign game")
    await world.press(world.ben, say(locale, "button-join"))
    await world.press(world.ana, say(locale, "button-start"))
    await world.slash(olga, "campaign end")
    await world.press(olga, say("en", "button-campaign-end"))
    await shown(world)
    players = (world.ana.id, world.ben.id)
    await world.slash(olga, "campaign desk", campaign=NAME)
    asked = await choose_result(world, olga, players, how, "Ben")
    assert "Their game under way ends." in asked
    ear = Ear(world)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    found = await cup(world)
    assert {line.name: line.points for line in found.standings()} == points
    assert not found.running
    names = ("Ben", "Ana") if how == "won" else ("Ana", "Ben")
    facts = dict(zip(("winner", "other"), names, strict=True))
    given = say(locale, "tournament-given", by="Olga", kind="game", round="none", how=how, **facts)
    assert world.text().count(given) == 1
    (told,) = [one.words for one in ear.heard if one.kind == "decided" and one.user == world.ben.id]
    assert ("Tranché par Olga." if locale == "fr" else "Decided by Olga.") in told
    assert "earlier result" not in told
    result = await world.bot.table.storage.results.get(found.games[0].game)
    assert [seat.won for seat in result.seats] == ([] if how == "unplayed" else [how == "draw", True])
    if how == "won":
        won = say(locale, "tournament-won", players=f"<@{world.ben.id}>", count=1, name=NAME, instead="no")
        assert world.text().count(won) == 1
        assert found.why(found.reports[0]) == "awarded"


def test_the_desk_offers_every_match_a_page_at_a_time() -> None:
    members = tuple(Member(user, f"P{user}") for user in range(1, 11))
    games = []
    for one, other in combinations(range(1, 11), 2):
        report = Report(
            Played(f"{one:x}{other:x}", (Placed(one, "", 5, True), Placed(other, "", 3, False))), "doomsday"
        )
        games.append(Fixture(f"{one:x}{other:x}", 1, "ended", (one, other), report))
    league = Campaign("c", 1, 1, 99, NAME, False, Terms(), members, tuple(games))
    seen, page = set[str](), 0
    while True:
        (row,) = awards_view("en", league, 99, page).children
        (menu,) = row.children
        pairs = [option.value for option in menu.options if not option.value.startswith("more:")]
        seen |= {*pairs}
        assert len(menu.options) <= 25
        if len(pairs) == len(menu.options):
            break
        page += 1
        assert menu.options[-1].value == f"more:{page}"
        assert menu.options[-1].label == f"{45 - len(seen)} more…"
    assert (len(seen), page) == (45, 1)
    (row,) = awards_view("en", league, 1, 0).children
    assert len(row.children[0].options) == 25, "an organiser's own wins may be given to others"


async def test_a_new_length_of_rounds_counts_from_the_next_on_and_holidays_are_told(world: World) -> None:
    week = (world.env.now().date() + timedelta(days=9)).isoformat()
    await world.slash(world.ben, "settings holiday", until=week)
    olga = await opened(world, round="4d", rounds=3)
    (his,) = [match for match in (await cup(world)).rounds[0] if world.ben.id in match.players]
    await world.bot.boards.pings.round()
    assert "🏖️ Ben is on holiday until <t:" in world.text(channel=await thread_of(world, his.players))
    ends = (await cup(world)).round_ends
    missed = say("en", "holiday-match", name=NAME, until=time_stamp(ends or 0))
    assert missed in world.reply(await world.slash(world.ana, "settings holiday", until=week))
    soon = (world.env.now().date() + timedelta(days=1)).isoformat()
    assert missed not in world.reply(await world.slash(world.ana, "settings holiday", until=soon)), "back in time"
    changed = world.reply(await world.slash(olga, "campaign settings", round="9d"))
    assert (await cup(world)).round_ends == ends
    kept = say("en", "campaign-round-kept", until=time_stamp(ends or 0))
    assert kept in changed
    assert kept in world.text(), "the players read it too"
    other = world.reply(await world.slash(olga, "campaign settings", win=4))
    assert kept not in other


async def test_who_was_taken_out_of_a_knockout_plays_their_match_after_all(world: World) -> None:
    olga = await opened(world, format="knockout", rounds=0, seeding="joined")
    one, two = (await cup(world)).rounds[0]
    gone, name = one.players[0], (await cup(world)).name_of(one.players[0])
    names, back = " – ".join(map((await cup(world)).name_of, one.players)), say("en", "desk-back")
    await desk(world, olga)
    asked = world.reply(await world.choose(olga, name, placeholder=say("en", "desk-remove")))
    assert asked == say("en", "desk-sure-remove", player=name, name=NAME, match="restored")
    await world.press(olga, say("en", "button-desk-remove"))
    await shown(world)
    there = await begin(world, actor(world, two.players[0]), two.players)
    await world.slash(actor(world, two.players[0]), "game resign", sure=True, channel=there)
    await shown(world)
    final = (await cup(world)).rounds[1][0].players
    await desk(world, olga)
    menu = say("en", "desk-award", kind="tournament")
    offered = [control.options for control in world.controls(olga) if control.label == menu][-1]
    assert " – ".join(map((await cup(world)).name_of, final)) in offered
    assert names not in offered, "who has left can't be given the match"
    told = world.reply(await world.choose(olga, name, placeholder=back))
    assert say("en", "desk-let-back", who=name, name=NAME, restored="yes", match=names) in told
    assert say("en", "desk-not-open") not in told
    assert world.text().count(say("en", "tournament-back", who=name, name=NAME)) == 1, "their opponent reads it"
    await shown(world)
    found = await cup(world)
    assert hows(found) == [["", "game"]]
    assert found.barred == ()
    there = await begin(world, actor(world, gone), one.players)
    await world.slash(actor(world, one.players[1]), "game resign", sure=True, channel=there)
    await shown(world)
    found = await cup(world)
    assert gone in found.rounds[1][0].players
    await begin(world, actor(world, gone), found.rounds[1][0].players)
    loser = one.players[1]
    await desk(world, olga)
    await world.choose(olga, found.name_of(loser), placeholder=say("en", "desk-remove"))
    await world.press(olga, say("en", "button-desk-remove"))
    await shown(world)
    assert (await cup(world)).barred == (), "they have lost by play"
