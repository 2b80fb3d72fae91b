"""Whose turn it is: who is told when, over simulated days; and nobody twice."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
import simcord

from cogs.views.game.panel import ping_view
from cogs.views.game.votes import wish_text
from table import Game
from table.time.clock import DAY, HOUR, MINUTE
from tests.e2e.players import ButtonPlayer, game_here, play, settled, start_game, turn_of
from tests.e2e.world import World, text_of
from text import LOCALES, error_line
from text.fluent.catalogue import say

pytestmark = pytest.mark.alone

MESSAGES = "/channels/*/messages"


def pings(world: World) -> list[list[int]]:
    """Whom each message mentioned, in their order."""
    allowed = [mentions for _, mentions in world.mentions() if mentions and mentions.get("users")]
    return [sorted(map(int, mentions["users"])) for mentions in allowed]


def seen_pings(world: World) -> list[str]:
    """The messages in the channel that mention somebody."""
    return [text for message in world.messages() if "<@" in (text := text_of(message))]


async def passing(world: World, seconds: float) -> None:
    """Time passes, in steps that simcord takes in its stride."""
    while seconds > 0:
        await world.wait(min(seconds, 6 * HOUR))
        seconds -= 6 * HOUR


async def waiting_for(world: World, member: simcord.MemberActor) -> Game:
    """A game goes on until it waits for that member."""
    game = await play(world, ButtonPlayer(world, random.Random(1)), until=lambda game: member.id in game.waiting)
    assert member.id in game.waiting
    return await settled(world)


async def choose(world: World, member: simcord.MemberActor, **options: Any) -> str:
    """The answer to a member's ``/settings me``."""
    return world.reply(await world.slash(member, "settings me", **options))


def plain(text: str) -> str:
    """A text with plain spaces."""
    return text.replace("\u202f", " ").replace("\xa0", " ")


def silent_pings(world: World) -> list[bool]:
    """Whether each message that mentioned somebody came without a sound."""
    bodies = (request.json for request in world.env.http_requests if isinstance(request.json, dict))
    sent = [body for body in bodies if (body.get("allowed_mentions") or {}).get("users")]
    return [discord.MessageFlags._from_value(body.get("flags", 0)).suppress_notifications for body in sent]


async def moved(world: World) -> Game:
    """The game after the next decision, by the player who must make it."""
    return await play(world, ButtonPlayer(world, random.Random(2)), steps=1)


@pytest.fixture
async def game(world: World) -> Game:
    """Ana's game with Ben, in which Ana must decide, at midnight UTC."""
    await start_game(world)
    return await waiting_for(world, world.ana)


async def test_one_ping_and_three_reminders_and_then_silence(world: World, game: Game) -> None:
    before = len(pings(world))
    await waiting_for(world, world.ben)
    assert pings(world)[before:] == [[world.ben.id]], "Ana acted, and Ben is told once"
    await passing(world, 23 * HOUR)
    assert len(pings(world)) == before + 1
    await passing(world, 2 * HOUR)
    assert pings(world)[before:] == [[world.ben.id]] * 2
    assert len(seen_pings(world)) == 1, "the mention before is gone"
    assert game.title in seen_pings(world)[0]
    await passing(world, 9 * DAY)
    assert pings(world)[before:] == [[world.ben.id]] * 4
    assert len(seen_pings(world)) == 1


async def test_who_has_just_played_is_asked_without_a_sound(world: World, game: Game) -> None:
    before = len(silent_pings(world))
    await waiting_for(world, world.ben)
    await waiting_for(world, world.ana)
    await waiting_for(world, world.ben)
    lately = silent_pings(world)[before:]
    assert lately == [True] * len(lately) != []
    now, before = await game_here(world), len(silent_pings(world))
    await passing(world, 3 * MINUTE)
    await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.waiting[:1] != now.waiting[:1])
    await settled(world)
    assert silent_pings(world)[before:][:1] == [False]
    await passing(world, DAY + HOUR)
    assert silent_pings(world)[-1] is False


async def test_a_lobby_by_post_tells_its_host_and_the_guest_may_start_after_a_day(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", time="1d")
    await world.slash(world.ben, "game join")
    before = len(pings(world))
    await passing(world, HOUR)
    assert pings(world)[before:] == [[world.ana.id]]
    assert say("en", "ping-start", others="Ben") in seen_pings(world)[0]
    mine = world.reply(await world.slash(world.ana, "game mine"))
    assert "everyone is here: start it" in mine
    assert "then the others may start it" in mine
    assert "not started yet, waiting for **Ana**" in world.reply(await world.slash(world.ben, "game mine"))
    refused = await world.slash(world.ben, "game start")
    assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(refused)
    await passing(world, DAY)
    mine = world.reply(await world.slash(world.ben, "game mine"))
    assert "1 thing is waiting for you" in mine
    assert "so you may" in mine
    assert "waiting for others" not in mine
    since = (await world.bot.storage.waiting.of_game((await game_here(world)).id))[0].since
    may = f"the others may start it since <t:{round(since + DAY)}:f>"
    assert may in world.reply(await world.slash(world.ana, "game mine"))
    await world.slash(world.ana, "game time", time="2d")
    assert may in world.reply(await world.slash(world.ana, "game mine")), "what was waited for stays so"
    told = [text_of(message) for message in world.messages() if "so you may start it" in text_of(message)]
    assert len(told) == 1, "the guest hears of it, once"
    assert told[0].startswith(f"⏳ <@{world.ben.id}>: <@{world.ana.id}> hasn't started")
    await world.press(world.ben, say("en", "button-start"))
    assert (await game_here(world)).status == "running"


async def test_who_acted_just_now_is_reminded_but_not_pinged(world: World, game: Game) -> None:
    now = await game_here(world)
    member, before = turn_of(world, now), len(pings(world))
    for _ in range(20):
        now = await moved(world)
        if now.waiting[0] == member.id:
            break
        member, before = turn_of(world, now), len(pings(world))
    assert len(pings(world)) == before
    await passing(world, DAY + MINUTE)
    assert pings(world)[before:] == [[member.id]]


async def test_a_ping_waits_for_the_end_of_quiet_hours_even_through_a_restart(world: World, game: Game) -> None:
    await choose(world, world.ben, quiet_hours="22:00-07:00", time_zone="europe/paris")
    before = len(pings(world))
    await waiting_for(world, world.ben)
    await passing(world, 3 * HOUR)
    await world.restart(clean=False)
    await passing(world, 3 * HOUR - 5 * MINUTE)
    assert len(pings(world)) == before, "it is 06:55 in Paris"
    await passing(world, 6 * MINUTE)
    assert pings(world)[before:] == [[world.ben.id]]
    await world.restart()
    await passing(world, HOUR)
    assert pings(world)[before:] == [[world.ben.id]]


async def test_the_clocks_go_forward_in_the_quiet_hours(world: World) -> None:
    world.env.backend.advance_clock(86 * DAY + 23 * HOUR)  # the 28th of March 2026, 23:00 UTC: midnight in Paris
    await start_game(world)
    await waiting_for(world, world.ana)
    await choose(world, world.ben, quiet_hours="22-7", time_zone="Europe/Paris")
    before = len(pings(world))
    await waiting_for(world, world.ben)
    await passing(world, 6 * HOUR - 5 * MINUTE)
    assert len(pings(world)) == before, "this night has an hour less"
    await passing(world, 6 * MINUTE)
    assert pings(world)[before:] == [[world.ben.id]]


async def test_a_player_who_has_answered_meanwhile_is_not_pinged(world: World, game: Game) -> None:
    await choose(world, world.ben, quiet_hours="22:00-07:00")
    before = len(pings(world))
    await waiting_for(world, world.ben)
    await waiting_for(world, world.ana)
    await passing(world, 8 * HOUR)
    assert [users for users in pings(world)[before:] if world.ben.id in users] == []


@pytest.mark.long
async def test_no_reminder_in_quiet_hours_over_ten_days(world: World, game: Game) -> None:
    await choose(world, world.ben, quiet_hours="22:00-07:00", time_zone="America/New_York", reminders="12h")
    await waiting_for(world, world.ben)
    heard = []
    for _ in range(10 * 8):
        before = len(pings(world))
        await passing(world, 3 * HOUR)
        heard += [world.env.now().hour] * (len(pings(world)) - before)
    assert len(heard) == 3
    assert all(hour >= 12 or hour <= 3 for hour in heard), "07:00 in New York is 12:00 UTC"


async def test_a_holiday_is_written_and_read_as_the_language_does(world: World) -> None:
    reply = await world.slash(world.chloe, "settings holiday", **{"from": "2/1/2026", "until": "2026-01-05"})
    assert "du 02/01/2026 au 05/01/2026" in world.reply(reply)
    assert "Vos vacances : **du 02/01/2026 au 05/01/2026**" in plain(
        world.reply(await world.slash(world.chloe, "game mine"))
    )
    gone = await world.slash(world.chloe, "settings holiday", until="01/12/2025")
    assert "01/12/2025" in world.reply(gone)
    assert "Your holiday" not in world.reply(await world.slash(world.ben, "game mine"))


async def test_a_holiday(world: World, game: Game) -> None:
    reply = await world.slash(world.ben, "settings holiday", **{"from": "2026-01-01", "until": "2026-01-05"})
    assert "2026-01-05" in world.reply(reply)
    before = len(pings(world))
    await waiting_for(world, world.ben)
    await passing(world, 5 * DAY - 10 * MINUTE)
    assert len(pings(world)) == before
    await passing(world, 11 * MINUTE)
    assert pings(world)[before:] == [[world.ben.id]]


async def test_a_ping_names_the_deadline_that_a_holiday_puts_off(world: World) -> None:
    await start_game(world, time="1d")
    member = turn_of(world, game := await settled(world))
    began = world.env.now().timestamp()
    before = len(pings(world))
    await world.slash(member, "settings holiday", until="2026-01-04")
    await passing(world, 4 * DAY + HOUR)
    assert pings(world)[before:] == [[member.id]], "reminded after the holiday"
    (clock,) = [clock for clock in game.clocks if clock.user == member.id]
    told = [text for text, _ in world.mentions() if f"<@{member.id}>" in text][-1]
    assert f"<t:{round(began + clock.left + 4 * DAY)}:" in told


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_vote_is_called_once_and_reminded_once_with_its_buttons(world: World, locale: str) -> None:
    chosen = {"ruleset": "rapid-attack", "table": "declared", "size": "skirmish", "deployment": "free", "time": "1d"}
    await world.slash(world.ana, "game new", language=locale, **chosen)
    await world.press(world.ben, say(locale, "button-join"))
    await world.press(world.chloe, say(locale, "button-join"))
    await world.press(world.ana, say(locale, "button-start"))
    await waiting_for(world, world.ana)
    await world.slash(world.chloe, "settings holiday", until="2026-01-06")
    await world.slash(world.ana, "game abandon")
    await world.slash(world.ben, "game vote", agree=True)
    game = await settled(world)
    assert game.wish is not None
    voted, since = wish_text(game, game.wish, locale), len(world.env.http_requests)
    await passing(world, 7 * DAY + 20 * HOUR)
    sent = [request.json for request in world.env.http_requests[since:] if request.method == "POST"]
    mention = f"<@{world.chloe.id}>"
    to_her = [body for body in map(str, filter(None, sent)) if mention in body and "allowed_mentions" in body]
    calls = [body for body in to_her if voted in body]
    assert len(calls) == 2 < len(to_her), "her turn is called and reminded without it"
    assert all(say(locale, "button-agree") in body and say(locale, "button-refuse") in body for body in calls)


async def test_a_turn_and_a_vote_in_one_message_keep_the_buttons_of_the_vote(world: World, game: Game) -> None:
    await world.slash(world.ana, "game abandon")
    game = await settled(world)
    ana, ben = world.ana.id, world.ben.id
    shown = ping_view(game, [ana, ben], "en", "https://discord.com/channels/1/2/3", voters=[ben])
    labels = str(shown.to_components())
    assert say("en", "button-agree") in labels
    assert say("en", "button-refuse") in labels
    later = str(ping_view(game, [ana], "en", "https://discord.com/channels/1/2/3", voters=[]).to_components())
    assert say("en", "button-agree") not in later


async def test_coming_back_early_brings_the_ping(world: World, game: Game) -> None:
    await world.slash(world.ben, "settings holiday", **{"from": "2026-01-01", "until": "2026-01-05"})
    before = len(pings(world))
    await waiting_for(world, world.ben)
    assert len(pings(world)) == before
    await world.slash(world.ben, "settings holiday")
    await world.press(world.ben, say("en", "button-holiday-end", begun="yes"))
    await passing(world, MINUTE)
    assert pings(world)[before:] == [[world.ben.id]]


async def test_by_direct_message_or_not_at_all(world: World, game: Game) -> None:
    await choose(world, world.ben, notifications="message", language="fr")
    before = len(pings(world))
    await waiting_for(world, world.ben)
    written = [text for text, _ in world.mentions() if say("fr", "ping-game", title=game.title) in text]
    assert len(written) == 1
    assert len(pings(world)) == before, "and nothing in the channel"
    await choose(world, world.ben, notifications="off")
    await passing(world, 5 * DAY)
    assert len([text for text, _ in world.mentions() if game.title in text and "attend" in text]) == 0
    assert len(pings(world)) == before


async def test_a_refused_direct_message_goes_to_the_channel(world: World, game: Game) -> None:
    await choose(world, world.ben, notifications="message")
    before = len(pings(world))
    world.fail("/users/@me/channels", status=403, times=None, method="POST")
    await waiting_for(world, world.ben)
    assert pings(world)[before:] == [[world.ben.id]]


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_ping_on_a_lost_connection_stands_once(world: World, game: Game, arrives: bool) -> None:
    await choose(world, world.ben, quiet_hours="22:00-07:00")
    await waiting_for(world, world.ben)
    with world.lost(MESSAGES, arrives=arrives, method="POST"):
        await passing(world, 7 * HOUR + 5 * MINUTE)
    assert len(seen_pings(world)) == 1
    await passing(world, 12 * HOUR)
    assert len(seen_pings(world)) == 1


async def test_nudges(world: World, game: Game) -> None:
    alone = await world.slash(world.ana, "game nudge")
    assert error_line("en", "nudge-nobody", {}) in world.reply(alone)
    outsider = await world.slash(world.chloe, "game nudge")
    assert error_line("fr", "not-seated", {}) in world.reply(outsider)
    await waiting_for(world, world.ben)
    before = len(pings(world))
    told = await world.slash(world.ana, "game nudge")
    assert say("en", "nudge-told", names="Ben", count=1) in world.reply(told)
    await world.bot.boards.settle()
    assert pings(world)[before:] == [[world.ben.id]]
    again = await world.slash(world.ana, "game nudge")
    assert error_line("en", "nudge-too-soon", {"hours": 12}) in world.reply(again)
    await passing(world, 12 * HOUR)
    await world.slash(world.ana, "game nudge")
    await world.bot.boards.settle()
    assert pings(world)[before:] == [[world.ben.id]] * 2


async def test_a_nudge_brings_a_ping_though_the_turn_came_back_at_once(world: World, game: Game) -> None:
    await waiting_for(world, world.ben)
    await moved(world)
    await waiting_for(world, world.ben)
    before = len(pings(world))
    await world.slash(world.ana, "game nudge")
    await world.bot.boards.settle()
    assert pings(world)[before:] == [[world.ben.id]]


async def test_a_turn_that_comes_in_a_vote_has_its_own_date(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", table="declared", size="demo", time="1d")
    await world.press(world.ben, say("en", "button-join"))
    await world.press(world.ana, say("en", "button-start"))
    await waiting_for(world, world.ana)
    await world.slash(world.ana, "game abandon")
    began = world.env.now().timestamp()
    await passing(world, 5 * HOUR)
    await waiting_for(world, world.ben)
    await passing(world, 6 * HOUR)
    assert f"asked <t:{round(began + 5 * HOUR)}:R>" in await mine(world, world.ben)
    assert f"a vote, asked <t:{round(began)}:R>" in await mine(world, world.ben)
    await world.slash(world.ben, "game vote", agree=False)
    assert f"asked <t:{round(began + 5 * HOUR)}:R>" in await mine(world, world.ben), "without the vote too"


async def mine(world: World, member: simcord.MemberActor) -> str:
    """What a member's ``/game mine`` says."""
    return world.reply(await world.slash(member, "game mine"))


async def test_a_nudge_is_held_in_quiet_hours(world: World, game: Game) -> None:
    await waiting_for(world, world.ben)
    await choose(world, world.ben, quiet_hours="22:00-07:00")
    before = len(pings(world))
    held = await world.slash(world.ana, "game nudge")
    assert "Ben will be notified on <t:" in world.reply(held)
    await passing(world, 6 * HOUR + 55 * MINUTE)
    assert len(pings(world)) == before
    await passing(world, 6 * MINUTE)
    assert pings(world)[before:] == [[world.ben.id]]


async def test_mine_names_the_games_everywhere(world: World, game: Game) -> None:
    await passing(world, HOUR)
    elsewhere = world.env.create_guild("Elsewhere", owner=world.ana.user)
    ana = elsewhere.add_member(world.ana.user)
    await world.slash(
        ana,
        "game new",
        channel=elsewhere.create_text_channel("far"),
        table="declared",
        ruleset="rapid-attack",
        title="Far away",
    )
    mine = world.reply(await world.ana.user.slash("game mine"))
    assert say("en", "mine-waits", count=1) in mine
    assert f"/{world.channel.id}/" in mine
    assert "Far away" in mine
    assert mine.index(game.title) < mine.index("Far away")
    nobody = world.reply(await world.slash(world.chloe, "game mine"))
    assert nobody == say("fr", "mine-none-waits")


async def test_many_games_fit_in_one_message() -> None:
    from cogs.views.game_list import game_lines, game_list_view
    from storage import GameRow
    from table.waiting.waits import Wait

    rows = [
        GameRow(f"{n:010x}", 2**62, 2**62 + n, 1, "r", 9, 0.0, 0.0, b"", "running", "*" * 200, (1,), (1,), (float(n),))
        for n in range(200)
    ]
    steps = [Wait("decision", 1, row.updated, None, "", row.title, row.guild, row.channel, row.id) for row in rows]
    view = game_list_view(game_lines(steps, {}, rows, {row.id: str(2**62) for row in rows}, "fr"), "fr")
    text = view.children[0].content  # type: ignore[attr-defined]
    assert len(text) <= 4000
    assert text.splitlines()[-1].startswith("…")
