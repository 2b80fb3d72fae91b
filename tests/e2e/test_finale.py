"""Every way in which a game ends has its finale: one message, a picture, what there was, and what to do next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from cogs.channel.marks import BOARD, FINALE, REMATCH
from rules import default
from table import Game, Move, Person
from table.history.transfer import export_game
from table.history.verify import verify
from table.records.provable_dice import commitment_of
from table.time.clock import MINUTE
from tests.e2e.players import game_here, open_game, settled, start_game
from tests.e2e.test_time_and_votes import passing
from tests.e2e.world import World, controls_of, text_of
from tests.long import first
from text import error_line, escape, narrator
from text.fluent.catalogue import say

SMALL = {"frames": "2", "stations": 1, "rockets": 1, "clock": 2}
BUTTONS = ("button-rematch", "button-replay", "button-report", "button-luck", "button-proof")


async def to_the_end(world: World, game: Game) -> Game:
    """The least that the rules allow is played until the game is over."""
    while game.status == "running":
        asked = game.requests[0]
        person = Person(game.seats[asked.player].user, game.seats[asked.player].name)
        game = await world.bot.table.answer(game.id, person, [Move(default(game.played, asked), asked.kind)])
    return await settled(world)


async def finale(world: World, game: Game) -> discord.Message:
    """The message on the end: the newest of all."""
    marks = await world.bot.storage.marks.of_game(game.id)
    newest = world.messages()[-1]
    assert newest.id == int(marks[FINALE])
    return newest


def labels(message: discord.Message) -> list[str]:
    """What can be pressed there."""
    return [control.label for control in controls_of(message)]


async def check(world: World, game: Game, reason: str, locale: str = "en") -> discord.Message:
    """The finale says who won and why, with a picture and buttons; the old board is a picture."""
    shown = await finale(world, game)
    told = text_of(shown)
    assert reason.removesuffix(".") in told, "a colon follows where the score does not tell who has won"
    assert any(player.name in told for player in game.played.players)
    assert say(locale, "finale-dice") in told
    assert any(file.filename.startswith("result-") for file in shown.attachments)
    assert labels(shown)[:5] == [say(locale, key) for key in BUTTONS]
    marks = await world.bot.storage.marks.of_game(game.id)
    (board,) = (message for message in world.messages() if message.id == int(marks[BOARD]))
    assert board.attachments
    assert not controls_of(board)
    assert game.secret not in world.text()
    assert len([m for m in world.messages() if "### 🏁" in text_of(m)]) == 1
    return shown


RULESETS: dict[str, dict[str, Any]] = {
    "rapid-attack": {"size": "custom", **SMALL},
    "mez": {"language": "fr"},
    "unofficial": {"table": "map", "size": "custom", **SMALL},
    "football": {"table": "map"},
    "intercept-orbit": {},
}


@pytest.mark.parametrize("ruleset", first(RULESETS))
async def test_a_game_played_to_its_end(world: World, ruleset: str) -> None:
    more = {"table": "declared", **RULESETS[ruleset]}
    size = more.pop("size", None)
    await world.slash(world.ana, "game new", ruleset=ruleset, **({"size": size} if size else {}), **more)
    await world.press(world.ben, say(more.get("language", "en"), "button-join"))
    await settled(world)
    await world.press(world.ana, say(more.get("language", "en"), "button-start"))
    game = await to_the_end(world, await settled(world))
    locale = more.get("language", "en")
    reason = game.played.outcome.reason
    await check(world, game, say(locale, "finale-by-played", name="", reason=reason), locale)
    assert narrator(game.played).outcome_line(locale, game.played)


async def test_who_has_resigned_reads_that_the_game_is_over(world: World) -> None:
    await start_game(world)
    await world.slash(world.ben, "game resign", sure=True)
    await settled(world)
    assert error_line("en", "game-over", {}) in world.reply(await world.slash(world.ben, "game undo"))


async def by_host(world: World) -> str:
    await world.slash(world.ana, "game end", sure=True)
    return say("en", "finale-by-ended", name="Ana", won="no")


async def by_vote(world: World) -> str:
    await world.slash(world.ana, "game abandon")
    await settled(world)
    await world.press(world.ben, say("en", "button-agree"))
    return say("en", "finale-by-abandoned", name="Ana", left="none", alone="no")


async def by_resignation(world: World) -> str:
    await world.slash(world.ben, "game resign", sure=True)
    return say("en", "finale-by-resigned", name="Ben")


@pytest.mark.parametrize("ends", [by_host, by_vote, by_resignation])
async def test_a_game_that_people_end(world: World, ends: Callable[[World], Awaitable[str]]) -> None:
    await start_game(world)
    reason = await ends(world)
    await check(world, await settled(world), reason)


@pytest.mark.alone
async def test_who_asked_for_the_end_hours_ago_hears_that_it_has_come(world: World) -> None:
    game = await start_game(world)
    await world.slash(world.ana, "game abandon")
    await passing(world, 60 * MINUTE)
    await world.press(world.ben, say("en", "button-agree"))
    await settled(world)
    told = text_of(await finale(world, game))
    assert f"<@{world.ana.id}>" in told
    assert f"<@{world.ben.id}>" not in told, "he has just agreed"


@pytest.mark.alone
@pytest.mark.long
async def test_a_game_to_which_nobody_comes_any_more(world: World) -> None:
    await open_game(world, "custom", time="10m", **SMALL)
    await world.press(world.ana, "Start")
    game = await settled(world)
    for _ in range(400):
        if game.status == "ended":
            break
        await passing(world, 11 * MINUTE)
        game = await settled(world)
    await check(world, game, say("en", "finale-by-deserted"))


@pytest.mark.alone
async def test_a_lobby_that_is_called_off(world: World) -> None:
    game = await open_game(world)
    await passing(world, 5 * MINUTE)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    shown = await finale(world, game)
    assert say("en", "finale-by-called-off", name="Ana") in text_of(shown)
    assert f"<@{world.ben.id}>" in text_of(shown), "who waited for the game hears of it"
    assert f"<@{world.ana.id}>" not in text_of(shown)
    assert not labels(shown)
    assert not world.buttons(world.dmitri)


# -- posted once ----------------------------------------------------------------------------------------------------


@pytest.mark.alone
async def test_the_finale_that_a_crash_kept_back_is_posted_at_the_next_start_and_once(world: World) -> None:
    await start_game(world)
    world.fail("/channels/*/messages", status=500, times=None, method="POST")
    await world.slash(world.ana, "game end", sure=True)
    game = await settled(world)
    world.env.backend.faults.clear()
    assert FINALE not in await world.bot.storage.marks.of_game(game.id)
    for _ in range(2):
        await world.restart(clean=False)
        await world.wait(1)
        await settled(world)
        await check(world, game, say("en", "finale-by-ended", name="Ana", won="no"))


# -- what its buttons do --------------------------------------------------------------------------------------------


async def test_the_rematch_swaps_sides_and_the_second_press_agrees_to_it(world: World) -> None:
    game = await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    stranger = await world.press(world.dmitri, say("en", "button-rematch"))
    assert error_line("en", "not-seated", {}) in world.reply(stranger)
    shown = await world.press(world.ben, say("en", "button-rematch"))
    assert shown.ephemeral
    lobby = await settled(world)
    assert (lobby.status, lobby.host) == ("lobby", world.ben.id)
    assert [seat.user for seat in lobby.seats] == [seat.user for seat in reversed(game.seats)]
    assert (lobby.ruleset, lobby.size, lobby.table, lobby.options) == (
        game.ruleset,
        game.size,
        game.table,
        game.options,
    )
    early = await world.slash(world.ben, "game start")
    assert error_line("en", "seats-asked", {"name": "Ana"}) in world.reply(early)
    assert say("en", "lobby-seat-asked", name="Ana") in world.text()
    again = await world.slash(world.ana, "game rematch")
    assert say("en", "rematch-agreed") in world.reply(again)
    again = await world.press(world.ana, say("en", "button-rematch"))
    assert say("en", "rematch-there") in world.reply(again)
    assert (await game_here(world)).id == lobby.id
    assert (await world.bot.storage.marks.of_game(game.id))[REMATCH] == lobby.id
    await world.press(world.ben, "Start")
    started = await settled(world)
    before, after = ([frame.systems for frame in g.played.frames] for g in (game, started))
    assert sorted(before) == sorted(after), "the same companies"


async def test_a_rematch_against_bots_begins_at_once(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="recruit")
    await world.press(world.ana, "Start")
    game = await settled(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    await world.press(world.ana, say("en", "button-rematch"))
    again = await settled(world)
    assert (again.id != game.id, again.status) == (True, "running")
    assert say("en", "rematch-begun") in world.text(world.ana)


@pytest.mark.alone
@pytest.mark.parametrize("answer", ["joins", "declines", "leaves", "is silent"])
async def test_who_is_asked_for_a_rematch_hears_of_it_and_answers(world: World, answer: str) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await world.press(world.ana, say("en", "button-rematch"))
    await passing(world, MINUTE)
    assert (
        f"<@{world.ben.id}>, **Ana** asks for a rematch: **Rapid Attack with Ana**, Rapid Attack, Demo. "
        in world.text()
    )
    mine = world.reply(await world.slash(world.ben, "game mine"))
    assert "**Ana** invites you" in mine
    assert "waiting for others" not in mine
    assert "waiting for an answer from **Ben**" in world.reply(await world.slash(world.ana, "game mine"))
    if answer == "is silent":
        await passing(world, 73 * 60 * MINUTE)
    elif answer == "leaves":
        await world.slash(world.ben, "game leave")
    else:
        await world.press(world.ben, "Join Ana" if answer == "joins" else "Decline Ana")
    await passing(world, MINUTE)
    game, told = await settled(world), world.text()
    assert game.unanswered == ()
    assert [seat.name for seat in game.seats] == (["Ben", "Ana"] if answer == "joins" else ["Ana"])
    assert ("Ben** has declined" in told) is (answer in ("declines", "leaves"))
    assert ("Ben** has not answered" in told) is (answer == "is silent")
    assert "Decline" not in world.buttons(world.ben), "what they were sent"
    if answer == "joins":
        await world.slash(world.ben, "game leave")
        await passing(world, MINUTE)
        assert (
            say("en", "seek-left", host=f"<@{world.ana.id}>", name="Ben", title=game.title, campaign="none", two="no")
            in world.text()
        )


async def test_a_rematch_where_the_channel_has_another_game(world: World) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    await world.slash(world.dmitri, "game new", table="declared", ruleset="football")
    await settled(world)
    refused = await world.press(world.ben, say("en", "button-rematch"))
    assert error_line("en", "game-here-already", {}) in world.reply(refused)


@pytest.mark.parametrize("name", ["replay", "report"])
async def test_players_post_replay_and_report_for_all_and_once(world: World, name: str) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    game = await settled(world)
    before = len(world.messages())
    looked = await world.press(world.dmitri, say("en", f"button-{name}"))
    assert looked.ephemeral
    assert len(world.messages()) == before
    await world.press(world.ben, say("en", f"button-{name}"))
    await world.env.settle()
    posted = world.messages()
    assert len(posted) == before + 1
    assert posted[-1].attachments
    again = await world.press(world.ana, say("en", f"button-{name}"))
    assert say("en", "posted-already") in world.reply(again)
    assert len(world.messages()) == before + 1
    assert (await world.bot.storage.marks.of_game(game.id))[name] == str(posted[-1].id)


# -- the host is asked first ----------------------------------------------------------------------------------------


async def test_the_host_is_asked_before_the_end_and_told_what_it_means(world: World) -> None:
    game = await start_game(world)
    refused = await world.slash(world.ben, "game end")
    assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(refused)
    asked = await world.slash(world.ana, "game end")
    assert asked.ephemeral
    assert f"Ana {game.played.players[0].score}" in world.reply(asked)
    assert (await game_here(world)).status == "running"
    await world.press(world.ana, say("en", "button-end", lobby="no"))
    assert (await settled(world)).status == "ended"


async def test_a_lobby_is_called_off_after_a_question(world: World) -> None:
    await open_game(world)
    asked = await world.slash(world.ana, "game end")
    assert say("en", "sure-end", lobby="yes", score="") in world.reply(asked)
    told = await world.press(world.ana, say("en", "button-end", lobby="yes"))
    assert (await settled(world)).status == "ended"
    assert say("en", "lobby-called-off") in world.reply(told)


async def dmitri_asked_for_bens_seat(world: World) -> str:
    """The host's answer."""
    await start_game(world, others=[world.ben, world.chloe])
    asked = await world.slash(world.ana, "game replace", player="Ben", by=world.dmitri)
    await settled(world)
    return world.reply(asked)


async def test_a_present_player_keeps_the_seat_unless_all_agree(world: World) -> None:
    assert say("en", "replace-asked-all", name="Ben") in await dmitri_asked_for_bens_seat(world)
    for voter in (world.dmitri, world.chloe):
        await world.slash(voter, "game vote", agree=True)
        assert (await settled(world)).player_of(world.ben.id) == 1
    await world.slash(world.ben, "game vote", agree=False)
    game = await settled(world)
    assert (game.player_of(world.ben.id), game.open_wish) == (1, None)


@pytest.mark.parametrize("way", ["button", "join", "replace"])
async def test_who_has_lost_a_seat_asks_for_it_and_gets_it_back_when_all_agree(world: World, way: str) -> None:
    await dmitri_asked_for_bens_seat(world)
    asked = [text for text, _ in world.mentions() if f"<@{world.dmitri.id}>: 🔄 **Ana** asks you to take" in text]
    assert asked, "the newcomer reads that it is they who are asked"
    for voter in (world.ben, world.chloe):
        await world.slash(voter, "game vote", agree=True)
    game = await settled(world)
    idle = next(member for member in (world.ana, world.ben, world.chloe) if member.id not in game.waiting)
    assert "**Dmitri** (" in world.reply(await world.slash(idle, "game mine")), "the newcomer has a name"
    done = world.reply(await world.slash(world.dmitri, "game vote", agree=True))
    assert say("en", "story-replaced", was="Ben", name="Dmitri") in done
    game = await settled(world)
    assert game.player_of(world.dmitri.id) == 1
    awaits = world.reply(await world.slash(world.ben, "game mine"))
    assert awaits == say("en", "help-seat-awaits", title=escape(game.title), asked="no"), "and not that nothing waits"
    assert f"<@{world.ben.id}> " + say("en", "story-replaced", was="Ben", name="Dmitri") in world.text()
    if way == "button":
        asked = await world.press(world.ben, say("en", "button-seat-back", was="Ben"))
    elif way == "join":
        asked = await world.slash(world.ben, "game join")
    else:
        asked = await world.slash(world.ben, "game replace", player="Dmitri", by=world.ben)
    assert say("en", "replace-asked-all", name="Dmitri") in world.reply(asked)
    await settled(world)
    awaits = world.reply(await world.slash(world.ben, "game mine"))
    assert awaits == say("en", "help-seat-awaits", title=escape(game.title), asked="yes")
    assert say("en", "wish-replace", name="Ben", by="Ben", player="Dmitri", own="yes") in world.text()
    for voter in (world.ana, world.chloe, world.dmitri):
        assert (await game_here(world)).player_of(world.ben.id) is None
        await world.slash(voter, "game vote", agree=True)
    game = await settled(world)
    assert (game.player_of(world.ben.id), game.seats[1].name) == (1, "Ben")


async def test_who_is_asked_to_take_a_seat_and_refuses_is_named(world: World) -> None:
    await dmitri_asked_for_bens_seat(world)
    await world.press(world.dmitri, say("en", "button-refuse"))
    await settled(world)
    assert say("en", "story-refused-replace", name="Dmitri") in world.text()


# -- the end is taken back ------------------------------------------------------------------------------------------


@pytest.mark.alone
@pytest.mark.long
async def test_the_end_that_the_host_made_is_taken_back_by_all_and_the_dice_are_new(world: World) -> None:
    game = await start_game(world)
    before = game.state
    secret = (await world.bot.storage.games.get(game.id)).secret
    await world.slash(world.ana, "game end", sure=True)
    ended = await settled(world)
    assert say("en", "button-undo-end") in world.buttons(world.ana)
    await world.slash(world.ana, "game undo")
    await world.press(world.ana, say("en", "button-undo-ask"))
    asked = await settled(world)
    assert asked.status == "ended"
    assert asked.open_wish is not None
    marks = await world.bot.storage.marks.of_game(ended.id)
    (shown,) = (message for message in world.messages() if message.id == int(marks[FINALE]))
    assert say("en", "wish-waits", others="Ben") in text_of(shown)
    await world.press(world.ben, custom_id=f"*:agree:{asked.open_wish.seq}")
    back = await settled(world)
    assert (back.status, back.state) == ("running", before)
    assert say("en", "finale-back") in world.text()
    assert say("en", "button-your-move") in world.buttons(world.dmitri)
    fresh = (await world.bot.storage.games.get(game.id)).secret
    assert fresh != secret
    assert back.commitment == commitment_of(fresh)
    assert await world.bot.storage.results.of_guild(world.guild.id) == []
    await world.restart()
    again = await to_the_end(world, await game_here(world))
    assert again.played.outcome.reason != "ended-by-host"
    report = verify(await export_game(world.bot.table, again))
    assert report.proven
    assert report.hidden == 0
    told = [text_of(message) for message in world.messages() if "### 🏁" in text_of(message)]
    assert len(told) == 1, "the one that was taken back is struck out"


async def test_an_end_is_not_taken_back_while_the_channel_has_another_game(world: World) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    await world.slash(world.ana, "game undo")
    await world.press(world.ana, say("en", "button-undo-ask"))
    asked = await settled(world)
    await world.slash(world.dmitri, "game new", table="declared", ruleset="football")
    await settled(world)
    assert asked.open_wish is not None
    refused = await world.press(world.ben, custom_id=f"*:agree:{asked.open_wish.seq}")
    assert error_line("en", "game-here-already", {}) in world.reply(refused)


async def test_a_game_that_was_played_to_its_end_stays_over(world: World) -> None:
    await open_game(world, "custom", **SMALL)
    await world.press(world.ana, "Start")
    await to_the_end(world, await settled(world))
    refused = await world.slash(world.ana, "game undo")
    assert error_line("en", "nothing-to-undo", {}) in world.reply(refused)
