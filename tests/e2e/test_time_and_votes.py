"""Clocks, votes and seats on Discord: by command and by button, in both languages."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import simcord

from cogs.channel.ending import finale_of, head_of
from cogs.views.game.votes import sure_end_view, sure_resign_view
from table import Game, Person
from table.entry import FoldedEntry
from table.log import FellSilent
from table.player_clocks import absent, runs_out_at
from table.time.clock import DAY, HOUR, MINUTE
from table.time.controls import read_time
from table.votes.seating import resign
from table.waiting.timeouts import CLOCK
from tests.e2e.appointments import decide
from tests.e2e.players import ButtonPlayer, game_here, open_game, play, settled, start_game, turn_of
from tests.e2e.test_pings import pings, seen_pings
from tests.e2e.world import World, controls_of, text_of
from text import error_line
from text.fluent.catalogue import say

pytestmark = pytest.mark.alone


async def passing(world: World, seconds: float) -> None:
    """Time passes, in steps that simcord takes in its stride."""
    while seconds > 0:
        await world.wait(min(seconds, 6 * HOUR))
        seconds -= 6 * HOUR
    await world.bot.boards.settle()


async def said(world: World, member: simcord.MemberActor, command: str, **options: Any) -> str:
    """The private answer to a command."""
    result = await world.slash(member, command, **options)
    assert result.ephemeral
    return world.reply(result)


async def timed(world: World, time: str, **more: Any) -> Game:
    """Ana's game with Ben and a time."""
    await open_game(world, time=time, **more)
    await world.press(world.ana, "Start")
    return await settled(world)


def board(world: World) -> str:
    """All that can be read on the newest board."""
    return next(text for text in reversed(world.text().split("\n\n")) if "###" in text)


# -- time -----------------------------------------------------------------------------------------------------------


async def test_a_game_with_a_time_says_until_when(world: World) -> None:
    game = await timed(world, "1d")
    hand = next(hand for hand in game.clocks if hand.user in game.waiting)
    assert hand.until is not None
    assert f"<t:{int(hand.until)}:R>" in world.text()
    member = turn_of(world, game)
    await world.press(member, custom_id="*:open:")
    assert f"<t:{int(hand.until)}:R>" in world.text(member)
    result = await world.slash(world.dmitri, "score show")
    assert result.ephemeral
    assert "1d for each decision" in world.reply(result)
    assert "**Ana**: 1d left" in world.reply(result)


async def test_that_a_time_ran_out_stands_above_what_follows_from_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("table.player_clocks.STRIKES", 12)  # else it ends once all have missed three
    await timed(world, "10m")
    found = list[str]()
    for _ in range(12):
        before = {message.id for message in world.messages()}
        await passing(world, 11 * MINUTE)
        await settled(world)
        new = [text_of(message) for message in world.messages() if message.id not in before]
        story = [text for text in new if "steps up" in text or "ran out of time" in text]
        found = story if len(story) > 1 else found
        assert not story or "ran out of time" in story[0], story
    assert found, "a time-out that begins a new chapter"


async def test_a_time_that_is_up_is_played_and_told(world: World) -> None:
    game = await timed(world, "10m")
    late = turn_of(world, game)
    await passing(world, 11 * MINUTE)
    after = await settled(world)
    assert after.seq > game.seq
    name = "Ana" if late == world.ana else "Ben"
    assert f"**{name}** ran out of time" in world.text()
    assert after.status == "running"


async def test_who_misses_three_decisions_in_a_row_is_reminded_no_more(world: World) -> None:
    game, chance = await timed(world, "1d"), random.Random(1)
    for _ in range(14):
        if absent(game):
            break
        await passing(world, DAY + MINUTE)
        game = await settled(world)
    (gone,) = absent(game)
    back, other = (world.ana, world.ben) if gone == 0 else (world.ben, world.ana)
    (note,) = [message for message in map(text_of, world.messages()) if "gets no more reminders" in message]
    assert say("en", "story-absent", name=game.seats[gone].name, count=3, winner="none") in note
    assert f"<@{other.id}>" in note, "the other may go on"
    assert f"<@{back.id}> {say('en', 'story-gone', why='missed', count=3, days=14)}" in note
    assert error_line("en", "seat-away", {}) in world.reply(await world.slash(back, "game join"))
    assert say("en", "mine-gone") in world.reply(await world.slash(back, "game mine"))
    assert say("en", "mine-gone") not in world.reply(await world.slash(other, "game mine"))
    own = await world.press(back, say("en", "button-standin", name=game.seats[gone].name, wins="no"))
    assert error_line("en", "stand-in-own", {}) in world.reply(own)
    assert (await settled(world)).wish is None, "nobody is asked to go on without who asks"
    while back.id not in game.waiting:
        await decide(world, other, world.channel, chance, most=1)
        game = await settled(world)
    before = len(pings(world))
    await passing(world, 20 * HOUR)
    assert len(pings(world)) == before
    await world.slash(other, "game nudge")
    await settled(world)
    assert pings(world)[before:] == [[back.id]], "a person's own reminder still comes"
    await decide(world, back, world.channel, chance, most=1)
    name = game.seats[gone].name
    pressed = await world.press(other, say("en", "button-standin", name=name, wins="no"))
    assert error_line("en", "came-back", {"name": name}) in world.reply(pressed), "the note keeps its button"


@pytest.mark.parametrize("rated", [False, True])
async def test_a_game_to_which_nobody_comes_any_more_ends_and_nobody_has_won(world: World, rated: bool) -> None:
    game = await timed(world, "1d", rated=rated, size="skirmish")
    for _ in range(14):
        await passing(world, DAY + MINUTE)
        game = await settled(world)
        if game.status == "ended":
            break
    assert game.played.outcome is not None
    assert game.played.outcome.winners == ()
    told = world.text()
    assert told.count("**Nobody wins.** Everyone has missed decision after decision") == 1
    assert ("Not rated: everyone stopped playing." in told) == rated
    result = await world.bot.table.storage.results.get(game.id)
    assert result is not None
    assert (result.rated, [seat.won for seat in result.seats]) == ("", [False, False])
    before = len(world.messages())
    await passing(world, 3 * DAY)
    assert len(world.messages()) == before


async def test_without_a_clock_who_is_silent_for_14_days_no_longer_holds_up_the_others(world: World) -> None:
    game, chance = await timed(world, "none"), random.Random(1)
    while world.ana.id not in game.waiting:
        await decide(world, world.ben, world.channel, chance, most=1)
        game = await settled(world)
    away = (world.env.now() + timedelta(days=2)).date().isoformat()
    await world.slash(world.ana, "settings holiday", until=away)
    await passing(world, 14 * DAY)
    assert not absent(await settled(world)), "the days of a holiday don't count"
    await world.slash(world.ben, "game abandon")
    await passing(world, 4 * DAY)
    game = await settled(world)
    assert (absent(game), game.wish) == ((0,), None), "the host's silence counted as no"
    told = say("en", "story-silent", name="Ana", days=14, winner="none")
    (note,) = [message for message in world.messages() if told in text_of(message)]
    assert f"<@{world.ben.id}>" in text_of(note)
    assert [control.label for control in controls_of(note)] == [say("en", "button-standin", name="Ana", wins="no")]
    await world.slash(world.ben, "game abandon")
    game = await settled(world)
    assert game.played.outcome is not None
    assert game.played.outcome.winners == (1,)


async def test_who_resigns_and_who_is_away_read_why_another_wins(world: World) -> None:
    game = await start_game(world, "skirmish", others=[world.ben, world.chloe], time="none")
    table = world.bot.table
    there = await table.change(game.id, CLOCK, lambda *_: FoldedEntry.of(FellSilent(world.chloe.id)))
    (sure,) = sure_resign_view(there, "en", 1).to_components()[:1]
    assert "Ana wins, as these players count as away: Chloé." in sure["content"]
    over = await resign(table, game.id, Person(world.ben.id, "Ben"))
    assert say("en", "finale-away", names="Chloé") in head_of(finale_of(over, await table.entries(game.id)), "en")[1]


async def test_the_question_before_the_end_names_who_wins_not_the_leader_who_is_away(world: World) -> None:
    game = await start_game(world, "skirmish", time="none")
    await world.slash(world.ana, "correct", what="score", which="Ben", value="50")
    await world.bot.table.change(game.id, CLOCK, lambda *_: FoldedEntry.of(FellSilent(world.ben.id)))
    game = await settled(world)
    assert game.played.players[1].score >= 50
    assert "**Ana wins.** Ben can't win" in await said(world, world.ana, "game end")
    (french,) = sure_end_view(game, "fr", world.ana.id).to_components()[:1]
    assert (
        "emporte.** Hors course, pour place abandonnée ou absence\N{NARROW NO-BREAK SPACE}: Ben." in french["content"]
    )
    await world.press(world.ana, say("en", "button-end", lobby="no"))
    outcome = (await settled(world)).played.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


async def test_a_vote_ends_the_silence_of_a_game_without_a_clock(world: World) -> None:
    game = await timed(world, "none")
    late = turn_of(world, game)
    await passing(world, 13 * DAY)
    await world.slash(late, "game time", time="3d")
    await passing(world, 2 * DAY)
    assert not absent(await settled(world))
    await passing(world, 13 * DAY)
    assert absent(await settled(world)) == (game.player_of(late.id),)
    await world.slash(late, "game time", time="3d")
    assert not absent(await settled(world))


@pytest.mark.parametrize("pings", ["channel", "message"])
async def test_the_call_after_a_third_missed_decision_has_the_button_to_go_on(world: World, pings: str) -> None:
    game = await timed(world, "1d")
    for member in (world.ana, world.ben):
        await world.slash(member, "settings me", notifications=pings)
    for _ in range(14):
        if absent(game):
            break
        await passing(world, DAY + MINUTE)
        game = await settled(world)
    (gone,) = absent(game)
    label = say("en", "button-standin", name=game.seats[gone].name, wins="no")
    calls = [str(r.json) for r in world.env.http_requests if "gets no more reminders" in str(r.json)]
    assert len(calls) == (2 if pings == "message" else 1)
    assert all(label in body and ":standin:" in body for body in calls)
    note = next(message for message in world.messages() if "gets no more reminders" in text_of(message))
    left = world.ben if gone == 0 else world.ana
    (press,) = controls_of(note)
    await left.click(note, custom_id=press.custom_id)
    assert (await settled(world)).seats[gone].user == 0


async def test_the_host_sets_the_time_in_the_lobby_and_later_all_agree(world: World) -> None:
    await open_game(world)
    assert error_line("en", "not-host", {"host": "Ana"}) in await said(world, world.ben, "game time", time="1d")
    assert "1d for each decision" in await said(world, world.ana, "game time", time="1d")
    await world.press(world.ana, "Start")
    await settled(world)
    assert say("en", "wish-made") in await said(world, world.ben, "game time", time="30m+1m")
    await settled(world)
    assert "**Ben** asks for another time limit: 30m in the bank, 1m more for each answer, live." in world.text()
    await world.press(world.ana, say("en", "button-agree"))
    after = await settled(world)
    assert after.time == read_time("30m+1m")
    assert "New time limit for this game" in world.text()
    assert say("en", "button-agree") not in world.buttons(world.dmitri)


async def test_a_new_time_calls_those_who_did_not_set_it_last(world: World) -> None:
    await open_game(world, others=(world.ben, world.chloe), time="1d")
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.chloe, "settings me", notifications="off")
    await world.slash(world.ben, "game time", time="2d")
    for member in (world.ana, world.chloe):
        await world.slash(member, "game vote", agree=True)
    game = await settled(world)
    assert str(game.time) == "2d"
    told = [(text, allowed["users"]) for text, allowed in world.mentions() if "New time limit" in text]
    assert [sorted(users) for _, users in told] == [[world.ana.id, world.ben.id]], "the last vote was Chloé's own"


@pytest.mark.parametrize("rated", [False, True])
async def test_before_a_third_missed_decision_a_player_reads_what_comes_of_it(world: World, rated: bool) -> None:
    await timed(world, "1d", rated=rated, size="skirmish")
    for _ in range(6):
        await passing(world, DAY + MINUTE)
        if any(clock.strikes == 2 for clock in (await game_here(world)).clocks):
            break
    await passing(world, 20 * HOUR)
    game = await settled(world)
    (last,) = (clock.user for clock in game.clocks if clock.strikes == 2 and clock.user in game.waiting)
    facts = {"name": "none", "count": 2, "others": 1, "campaign": ""}
    told = say("en", "clock-last-chance", then="game" if rated else "on", **facts)
    (ping,) = (text for text in seen_pings(world) if f"<@{last}>" in text and "asked" in text)
    assert told in ping


@pytest.mark.parametrize(
    ("time", "code"),
    [
        ("soon", "time-unreadable"),
        ("tous les mardis", "time-unreadable"),
        ("1s", "time-range"),
        ("@everyone`", "time-unreadable"),
    ],
)
async def test_a_time_that_cannot_be_meant(world: World, time: str, code: str) -> None:
    reply = await said(world, world.chloe, "game new", table="declared", ruleset="rapid-attack", time=time)
    assert reply == error_line("fr", code, {"text": time})


async def test_those_who_are_asked_the_same_read_it_once_and_answer_there(world: World) -> None:
    game = await start_game(world, others=(world.ben, world.chloe), time="1d", size="skirmish")
    await passing(world, HOUR)
    asks = turn_of(world, game)
    await world.slash(asks, "game time", time="2 days")
    await passing(world, MINUTE)
    asked = world.messages()[-1]
    others = " ".join(f"<@{member.id}>" for member in (world.ana, world.ben, world.chloe) if member != asks)
    assert text_of(asked).startswith(f"{others}: ⏳ ")
    assert text_of(asked).count("asks for another time limit") == 1
    assert say("en", "button-agree") in [control.label for control in controls_of(asked)]


async def test_times_are_offered_in_ones_own_language(world: World) -> None:
    await open_game(world)
    offered = await world.offered(world.chloe, "game time", "time", "1j")
    assert offered["1 j par décision, par correspondance"] == "1d"
    written = await said(world, world.chloe, "game new", table="declared", ruleset="rapid-attack", time="1 j 12 h")
    assert error_line("fr", "game-here-already", {}) in written, "the time could be read"
    assert (await world.offered(world.ana, "game new", "time", "bank"))[
        "2h in the bank, 10m more for each answer, live"
    ]


# -- votes ----------------------------------------------------------------------------------------------------------


async def test_a_vote_by_command_and_by_button(world: World) -> None:
    game = await start_game(world)
    nothing = await said(world, world.ben, "game vote")
    assert nothing == error_line("en", "no-wish", {})
    assert say("en", "wish-made") in await said(world, world.ana, "game abandon")
    await settled(world)
    shown = await world.slash(world.ben, "game vote")
    assert "asks to end the game with the scores as they are" in world.reply(shown)
    assert say("en", "button-agree") in world.buttons(world.ben)
    watcher = await world.slash(world.dmitri, "game vote")
    assert "asks to end the game" in world.reply(watcher)
    assert error_line("en", "not-seated", {}) in await said(world, world.dmitri, "game vote", agree=True)
    assert say("en", "undo-refused") in await said(world, world.ben, "game vote", agree=False)
    assert (await settled(world)).wish is None
    assert "Ben wants to play on" in world.text()
    await said(world, world.ana, "game abandon")
    asked = await settled(world)
    assert asked.wish is not None
    private = (control for control in world.controls(world.ben) if control.message.flags.ephemeral)
    first = next(control for control in private if ":agree:" in control.custom_id)
    await world.ben.click(first.message, custom_id=first.custom_id)  # in the panel that is left of the first question
    assert error_line("en", "stale-vote", {}) in world.text(world.ben)
    assert (await settled(world)).wish == asked.wish
    await world.press(world.ben, custom_id=f"*:agree:{asked.wish.seq}")
    after = await settled(world)
    assert after.status == "ended"
    assert after.seq > game.seq
    assert "The players agreed to stop here" in world.text()


async def test_voters_are_pinged_and_the_mention_goes_with_the_vote(world: World) -> None:
    game = await start_game(world)
    first = turn_of(world, game)
    other = world.ben if first is world.ana else world.ana
    before = len(pings(world))
    await said(world, first, "game abandon")
    await settled(world)
    assert pings(world)[before:] == [[other.id]]
    await world.press(other, say("en", "button-your-move"))
    assert "asks to end the game" in world.text(other)
    assert say("en", "button-agree") in world.buttons(other)
    shown = seen_pings(world)
    assert f"<@{other.id}>" in shown[-1]
    await world.press(other, say("en", "button-refuse"))
    assert (await settled(world)).wish is None
    assert seen_pings(world) == shown[:-1]


async def test_a_vote_runs_out_and_leaves_a_trace(world: World) -> None:
    await start_game(world)
    await said(world, world.ana, "game abandon")
    await settled(world)
    assert "<t:" in world.text()
    await passing(world, 2 * DAY + MINUTE)
    after = await settled(world)
    assert after.wish is None
    (told,) = [text_of(one) for one in world.messages() if "not everyone answered in time" in text_of(one)]
    assert f"<@{world.ana.id}>" in told, "who asked hears of it"


@pytest.mark.parametrize("agreed", [True, False])
async def test_who_had_agreed_to_take_a_seat_hears_that_the_vote_has_run_out(world: World, agreed: bool) -> None:
    await start_game(world)
    await said(world, world.ana, "game replace", player="2", by=world.dmitri)
    await settled(world)
    if agreed:
        await world.press(world.dmitri, say("en", "button-agree"))
    await passing(world, 2 * DAY + MINUTE)
    await settled(world)
    (told,) = [text_of(one) for one in world.messages() if "not everyone answered in time" in text_of(one)]
    assert (f"<@{world.dmitri.id}>" in told, f"<@{world.ana.id}>" in told) == (agreed, True)


@pytest.mark.parametrize("hours", [0, 5])
async def test_who_asked_hours_ago_hears_that_another_refuses(world: World, hours: int) -> None:
    await start_game(world)
    await said(world, world.ana, "game abandon")
    await passing(world, hours * HOUR)
    await said(world, world.ben, "game vote", agree=False)
    await settled(world)
    (told,) = [text_of(one) for one in world.messages() if "Ben wants to play on" in text_of(one)]
    assert (f"<@{world.ana.id}>" in told) is (hours > 0)


async def test_an_undo_shows_words_and_picture_to_who_asks_and_to_who_is_asked(world: World) -> None:
    await start_game(world)
    game = await play(
        world,
        ButtonPlayer(world, random.Random(4)),
        until=lambda game: game.decisions[-1:] != () and game.decisions[-1].rolled,
    )
    mine, other = (world.ana, world.ben) if game.decisions[-1].user == world.ana.id else (world.ben, world.ana)
    shown = await world.slash(mine, "game undo")
    assert shown.response is not None
    assert any(file.filename.startswith("back-") for file in shown.response.message.attachments)
    assert say("en", "undo-picture") in world.reply(shown)
    assert say("en", "undo-asked-of", others="Ben" if other == world.ben else "Ana") in world.reply(shown)
    await world.press(mine, say("en", "button-undo-ask"))
    await settled(world)
    seen = await world.press(other, say("en", "button-wish"))
    assert seen.response is not None
    assert any(file.filename.startswith("back-") for file in seen.response.message.attachments)
    assert "This would be undone" in world.reply(seen) or "All of this would be undone" in world.reply(seen)
    await world.press(other, say("en", "button-agree"))
    after = await settled(world)
    assert after.wish is None
    assert say("en", "story-undone") in world.text()


# -- who plays ------------------------------------------------------------------------------------------------------


async def test_resigning_asks_first_and_a_seat_can_be_taken(world: World) -> None:
    await start_game(world, others=[world.ben, world.chloe])
    assert say("en", "sure-resign") in await said(world, world.ben, "game resign")
    assert (await game_here(world)).player_of(world.ben.id) == 1
    await world.press(world.ben, say("en", "button-resign"))
    game = await settled(world)
    assert game.player_of(world.ben.id) is None
    assert "**Ben** has left the game" in world.text()
    assert world.ben.id not in game.waiting
    assert say("en", "seat-taken") in await said(world, world.dmitri, "game join")
    after = await settled(world)
    assert after.player_of(world.dmitri.id) == 1
    assert "**Dmitri** now plays for **Ben**" in world.text()
    assert "🔄 Dmitri plays on for Ben." in world.text()


async def test_resigning_at_once_by_command(world: World) -> None:
    await start_game(world)
    assert "Ana wins." in await said(world, world.ben, "game resign")
    assert say("en", "resigned-over") in await said(world, world.ben, "game resign", sure=True)
    game = await settled(world)
    assert (game.player_of(world.ben.id), game.status) == (None, "ended")
    assert game.played.outcome.winners == (0,)
    assert say("en", "story-resigned-over", name="Ben") in world.text()
    assert "Ana** wins" in world.text()


async def test_the_finale_says_that_a_seat_that_was_left_cannot_win_with_a_bot(world: World) -> None:
    await start_game(world, others=[world.ben, world.chloe])
    await said(world, world.ben, "game resign", sure=True)
    await said(world, world.ana, "game replace", player="2", level="recruit")
    await settled(world)
    await said(world, world.chloe, "game resign", sure=True)
    game = await settled(world)
    assert game.status == "ended"
    assert say("en", "finale-bots-after", names=game.seats[1].name) in world.text()


async def test_the_host_replaces_a_player(world: World) -> None:
    await start_game(world)
    offered = await world.offered(world.ana, "game replace", "player", "be")
    assert offered == {"Ben": "2"}
    await said(world, world.ana, "game replace", player="2", by=world.dmitri)
    await settled(world)
    assert say("en", "wish-waits", others="Ben and Dmitri") in world.text()
    assert "you are offered a seat" in await said(world, world.dmitri, "game mine")
    await said(world, world.ben, "game vote", agree=True)
    await world.press(world.dmitri, say("en", "button-agree"))
    game = await settled(world)
    assert game.player_of(world.dmitri.id) == 1
    assert error_line("en", "no-such-player", {"player": "9"}) in await said(
        world, world.ana, "game replace", player="9"
    )
    assert error_line("en", "already-seated", {}) in await said(
        world, world.ana, "game replace", player="Ana", by=world.dmitri
    )


async def test_a_player_who_misses_three_decisions_can_be_gone_on_without(world: World) -> None:
    await open_game(world, others=(world.ben, world.chloe), time="10m")
    await world.press(world.ana, "Start")
    await settled(world)
    player = ButtonPlayer(world, random.Random(2))
    for _ in range(80):
        game = await settled(world)
        if say("en", "button-standin", name="Ben", wins="no") in world.buttons(world.dmitri):
            break
        if game.waiting[0] == world.ben.id:
            await passing(world, 10 * MINUTE + 2)
        else:
            await play(world, player, steps=1)
    assert "3 decisions missed in a row: **Ben**" in world.text()
    pressed = await world.press(world.chloe, say("en", "button-standin", name="Ben", wins="no"))
    assert f"{say('fr', 'wish-made')} {say('fr', 'host-alone')}" in world.reply(pressed)
    await settled(world)
    await world.press(world.ana, say("en", "button-agree"))
    game = await settled(world)
    assert game.player_of(world.ben.id) is None
    assert "no longer waits for **Ben**" in world.text()


async def test_the_clock_goes_on_over_a_restart(world: World) -> None:
    game = await timed(world, "1d")
    await passing(world, 20 * HOUR)
    await world.restart()
    assert (await game_here(world)).seq == game.seq
    await passing(world, 5 * HOUR)
    after = await settled(world)
    assert after.seq > game.seq
    assert re.search(r"ran out of time, so the referee decided: “.+” \(w(hat|hich) .*\)\.", world.text())


async def test_the_board_shows_the_deadline_that_a_holiday_puts_off(world: World) -> None:
    game = await timed(world, "1d")
    member = turn_of(world, game)
    shown = world.text()
    await world.slash(member, "settings holiday", until="2026-01-05")
    await settled(world)
    now, people = world.bot.table.clock.now(), world.bot.table.preferences
    later = runs_out_at(game, member.id, now, people)
    assert later is not None
    assert f"<t:{int(later)}:R>" not in shown
    assert f"<t:{int(later)}:R>" in world.text()


async def test_after_an_early_end_of_a_holiday_the_clock_goes_on_where_it_stood(world: World) -> None:
    game = await timed(world, "1d")
    member = turn_of(world, game)
    await world.slash(member, "settings holiday", until="2026-01-09")
    await passing(world, 3 * DAY + 20 * HOUR)
    back = world.env.now().timestamp()
    await world.slash(member, "settings holiday")
    await world.press(member, say("en", "button-holiday-end", begun="yes"))
    end = runs_out_at(game, member.id, back, world.bot.table.preferences)
    assert end == pytest.approx(back + DAY, abs=MINUTE), "the hours of that day before are not charged"
    assert f"<t:{round(end)}:" in world.reply(await world.slash(member, "game mine"))
    await passing(world, DAY - 10 * MINUTE)
    assert (await settled(world)).seq == game.seq
    await passing(world, 20 * MINUTE)
    assert (await settled(world)).seq > game.seq


async def test_the_board_says_who_is_on_holiday(world: World) -> None:
    game = await start_game(world)
    member = turn_of(world, game)
    day = world.env.now().date() + timedelta(days=9)
    await world.slash(member, "settings holiday", until=day.isoformat())
    await settled(world)
    until = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    line = say("en", "board-away", name=member.name.title(), until=f"<t:{round(until.timestamp())}:D>")
    assert line in world.text()
    (waits,) = await world.bot.table.storage.waiting.of_game(game.id)
    back, asked = f"<t:{round(until.timestamp())}:D>", f"<t:{round(waits.since)}:R>"
    other = next(one for one in (world.ana, world.ben) if one != member)
    await world.slash(other, "settings me", language="fr")
    listed = world.reply(await world.slash(other, "game mine"))
    facts = {"name": member.name.title(), "what": "decision", "since": asked, "until": "none", "away": back}
    named = say("fr", "mine-whom", **facts)
    assert named in listed
    assert "en vacances" in named
    assert f"<@{member.id}>" not in listed


async def test_a_holiday_puts_off_the_end_of_a_vote_that_is_open_wherever_it_is_told(world: World) -> None:
    await start_game(world)
    await world.slash(world.ana, "game abandon")
    wish = (await settled(world)).wish
    assert wish is not None
    assert wish.until is not None
    day = world.env.now().date()
    first, last = (day + timedelta(days=days) for days in (1, 5))
    await world.slash(world.ben, "settings holiday", **{"from": first.isoformat(), "until": last.isoformat()})
    await settled(world)
    until = f"<t:{round(wish.until + 5 * 86400)}:"
    told = [text_of(message) for message in world.messages() if until in text_of(message)]
    assert any(say("en", "wish-waits", others="Ben") in text for text in told), "under the board"
    assert any(f"<@{world.ben.id}>" in text for text in told), "where Ben is asked"
    assert until in world.reply(await world.slash(world.ben, "game vote"))
    assert until in world.reply(await world.slash(world.ben, "game mine"))


@pytest.mark.alone
async def test_a_vote_ends_no_sooner_than_was_said_though_a_holiday_is_over_or_its_voter_has_answered(
    world: World,
) -> None:
    await start_game(world, "skirmish", others=[world.ben, world.chloe])
    await world.slash(world.ana, "game abandon")
    asked = (await settled(world)).wish
    assert asked is not None
    assert asked.until is not None
    last = (world.env.now().date() + timedelta(days=9)).isoformat()
    await world.slash(world.ben, "settings holiday", until=last)
    shown = (await settled(world)).wish
    assert shown is not None
    assert shown.until is not None
    assert shown.until > asked.until + 8 * 86400
    await world.slash(world.ben, "settings holiday")
    await world.slash(world.ben, "game vote", agree=True)
    await world.wait(asked.until + 86400 - world.bot.table.clock.now())
    assert f"<t:{round(shown.until)}:" in world.reply(await world.slash(world.chloe, "game vote"))
    await world.restart()
    assert f"<t:{round(shown.until)}:" in world.reply(await world.slash(world.chloe, "game mine"))
    await world.slash(world.chloe, "game vote", agree=True)
    assert (await settled(world)).status == "ended"


async def test_who_ends_a_game_that_all_others_have_left_is_named(world: World) -> None:
    await start_game(world, size="skirmish", opponent="recruit")
    await world.slash(world.ben, "game resign", sure=True)
    assert (await settled(world)).status == "running", "a bot may still win it"
    await world.slash(world.ana, "game abandon")
    await settled(world)
    assert "Ana ended the game after Ben had left it: **" in world.text()


async def test_a_player_who_comes_back_plays_for_nobody_else(world: World) -> None:
    await timed(world, "1d")
    await world.slash(world.ana, "game replace", player="Ben")
    await world.slash(world.ben, "game vote", agree=True)
    await world.slash(world.ben, "game join")
    await settled(world)
    assert "**Ben** is back at the table" in world.text()


async def test_pings_and_the_list_of_games_name_the_deadline(world: World) -> None:
    await timed(world, "12h")
    game = await settled(world)
    member = next(one for one in world.members if one.id == game.waiting[0])
    until = runs_out_at(game, member.id, world.bot.table.clock.now(), world.bot.table.preferences)
    assert until is not None
    told = world.reply(await world.slash(member, "game mine"))
    assert f"until <t:{round(until)}:f>" in told
    called = len(world.mentions())
    await passing(world, 9 * 3600 + 60)
    pings = [text for text, allowed in world.mentions()[called:] if f"<@{member.id}>" in text]
    assert len(pings) == 1, "one warning, when a quarter is left"
    assert f"<t:{round(until)}:f>" in pings[0]
