"""Who is called by what is no question, and how: a game that ends, a lobby that nobody starts, a seat that changes."""

from __future__ import annotations

import discord
import pytest

from table import Game
from table.time.clock import DAY, HOUR
from tests.e2e.players import settled, start_game, turn_of
from tests.e2e.test_pings import choose, passing, pings, silent_pings
from tests.e2e.world import World
from text.fluent.catalogue import say

pytestmark = pytest.mark.alone


def written_to(world: World, words: str) -> list[str]:
    """What was sent that calls nobody in the channel and says this."""
    return [text for text, allowed in world.mentions() if words in text and not (allowed or {}).get("users")]


@pytest.fixture
async def game(world: World) -> Game:
    """Ana's game by post with Ben; both have not been there for an hour."""
    await start_game(world, time="1d")
    await passing(world, HOUR)
    return await settled(world)


async def test_the_end_of_a_game_by_post_calls_who_did_not_end_it(world: World, game: Game) -> None:
    before = len(pings(world))
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    assert pings(world)[before:] == [[world.ana.id]]


async def test_the_end_is_told_by_direct_message_in_the_language_of_ones_discord(world: World, game: Game) -> None:
    world.locales[world.ana.id] = "fr"
    await choose(world, world.ana, notifications="message")
    before = len(pings(world))
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    assert len(pings(world)) == before, "nothing in the channel"
    (told,) = written_to(world, "Ben abandonne")
    assert game.title in told


async def test_the_end_wakes_nobody(world: World, game: Game) -> None:
    await choose(world, world.ana, quiet_hours="0-12")
    before = len(pings(world))
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    assert pings(world)[before:] == [[world.ana.id]]
    assert silent_pings(world)[-1]


async def test_the_end_calls_nobody_who_wants_no_pings(world: World, game: Game) -> None:
    await choose(world, world.ana, notifications="off")
    before = len(pings(world))
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    assert pings(world)[before:] == []


async def test_a_question_is_asked_in_the_language_of_ones_discord(world: World) -> None:
    world.locales |= {world.ana.id: "fr", world.ben.id: "fr"}
    for member in (world.ana, world.ben):
        await choose(world, member, notifications="message")
    await start_game(world, time="1d", language="en")
    await passing(world, DAY - HOUR)
    assert written_to(world, "attend ")
    assert not written_to(world, "is waiting for you")


async def test_who_resigns_a_rated_game_reads_of_nobody_who_takes_the_seat(world: World) -> None:
    options = {"table": "declared", "deployment": "free", "time": "1d", "rated": True}
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="skirmish", **options)
    for member in (world.ben, world.dmitri):
        await world.slash(member, "game join")
    await world.slash(world.ana, "game start")
    await passing(world, HOUR)
    told = world.reply(await world.slash(world.ana, "game resign", sure=True))
    assert say("en", "resigned-over") in told
    assert (await settled(world)).status == "running"


async def test_a_late_host_s_guest_is_called_as_they_want(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", time="1d")
    for member in (world.ben, world.chloe):
        await world.slash(member, "game join")
    await choose(world, world.chloe, notifications="message")
    before = len(pings(world))
    await passing(world, DAY + HOUR)
    assert pings(world)[before:] == [[world.ana.id], [world.ana.id, world.ben.id]], "one call after a day is enough"
    assert len(written_to(world, "pas commencé")) == 1


async def test_the_channel_reads_nothing_of_a_late_host_where_all_get_direct_messages(world: World) -> None:
    for member in (world.ana, world.ben, world.chloe):
        await choose(world, member, notifications="message")
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", time="1d")
    for member in (world.ben, world.chloe):
        await world.slash(member, "game join")
    await passing(world, DAY + HOUR)
    assert len(written_to(world, "**Ana** hasn't started")) == 1, "Ben"
    assert len(written_to(world, "You haven't started")) == 1, "the host, of whom it is said to nobody else"
    assert len(written_to(world, "pas commencé")) == 1, "Chloé"
    assert "hasn't started" not in world.text()


async def test_a_late_host_s_guest_who_rests_keeps_no_other_waiting(world: World) -> None:
    await choose(world, world.ben, quiet_hours="22-8")
    await choose(world, world.dmitri, quiet_hours="22-8", notifications="message")
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", time="1d")
    for member in (world.ben, world.chloe, world.dmitri):
        await world.slash(member, "game join")
    before = len(pings(world))
    await passing(world, DAY + HOUR)
    assert pings(world)[before:] == [[world.ana.id], [world.ana.id, world.chloe.id]]
    await world.restart()
    await passing(world, 8 * HOUR)
    assert pings(world)[before + 2 :] == [[world.ben.id]], "when their quiet hours end, once, and the host not again"
    direct = [str(r.json) for r in world.env.http_requests if "start it" in str(r.json)]
    assert any(f"<@{world.dmitri.id}>" in body for body in direct)
    assert all(body.count("'custom_id': 'mf:") == 1 for body in direct), "each with the button to start"
    await passing(world, 12 * HOUR)
    assert pings(world)[before + 3 :] == []


def _of_a_late_host(world: World, sent: object) -> bool:
    """Whether a message tells Ana, alone or in the channel, that she has not started her game."""
    return any(words in str(sent) for words in ("You haven't started", f"<@{world.ana.id}> hasn't started"))


@pytest.mark.parametrize("hours", ["0-8", "0-12"])
async def test_a_host_who_rests_hears_of_a_lobby_once_in_half_a_day(world: World, hours: str) -> None:
    await choose(world, world.ana, quiet_hours=hours)
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", time="1d")
    await world.slash(world.ben, "game join")
    await passing(world, DAY - HOUR)
    before = len(world.mentions())
    await passing(world, DAY)
    assert len([text for text, _ in world.mentions()[before:] if "can start" in text]) == 0
    told = [r.json or {} for r in world.env.http_requests if _of_a_late_host(world, r.json)]
    assert [body["flags"] & 4096 for body in told] == [4096], "alone, by a message that wakes nobody"


async def test_the_quiet_hours_of_one_silence_the_call_for_no_other(world: World, game: Game) -> None:
    await choose(world, world.chloe, quiet_hours="0-12")
    await choose(world, world.dmitri, notifications="message")
    users = [world.ben.id, world.chloe.id, world.dmitri.id]
    for _ in range(2):  # it is tried again where the channel took nothing
        called = await world.bot.boards.channels.call(game, "a-key", users, lambda locale: f"told in {locale}")
        assert (called.users, called.notified, called.silent) == (tuple(users[:2]), (world.ben.id,), False)
    assert len(written_to(world, "told in en")) == len(written_to(world, "told in fr")) == 1
    flags = [r.json.get("flags", 0) for r in world.env.http_requests if "told in fr" in str(r.json)]
    assert [discord.MessageFlags._from_value(each).suppress_notifications for each in flags] == [True]


async def test_a_vote_beside_a_decision_is_listed_by_itself_with_its_own_date(world: World, game: Game) -> None:
    member = turn_of(world, game)
    other = world.ben if member.id == world.ana.id else world.ana
    asked = round(next(clock.asked for clock in game.clocks if clock.user == member.id))
    await world.slash(other, "game abandon")
    vote = (await settled(world)).wish
    assert vote is not None
    mine = world.reply(await world.slash(member, "game mine"))
    assert f"a vote, asked <t:{round(vote.since)}:R>" in mine
    assert f"**, asked <t:{asked}:R>" in mine
    assert asked < round(vote.since)


async def test_a_reminder_of_a_decision_repeats_no_vote_of_the_last_hours(world: World, game: Game) -> None:
    member = turn_of(world, game)
    other = world.ben if member.id == world.ana.id else world.ana
    await passing(world, 16 * HOUR)
    before = len(world.mentions())
    await world.slash(other, "game abandon")
    await passing(world, 6.9 * HOUR)
    told = [text for text, allowed in world.mentions()[before:] if str(member.id) in str(allowed)]
    assert ["Do you agree" in text for text in told] == [True, False]


async def test_who_plays_on_with_a_bot_that_the_host_has_put_in_is_called(world: World) -> None:
    await start_game(world, "skirmish", time="1d", others=[world.ben, world.chloe])
    await passing(world, HOUR)
    before = len(pings(world))
    await world.slash(world.ana, "game replace", player="Chloé", level="recruit")
    for voter in (world.ben, world.chloe):
        await world.slash(voter, "game vote", agree=True)
    await settled(world)
    assert pings(world)[before:][:1] == [[world.ben.id, world.chloe.id]]
