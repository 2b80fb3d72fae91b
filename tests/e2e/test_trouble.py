"""What may go wrong between a click and its answer: nothing is lost by it, and nothing happens twice."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import discord
import pytest
import simcord

from cogs.kit import reply
from rules import evolve
from table import Game
from tests.e2e.players import ButtonPlayer, game_here, open_panel, play, settled, start_game, turn_of
from tests.e2e.world import CALLBACK, Control, World, controls_of
from tests.long import first
from text import narrator
from text.fluent.catalogue import say

BUSY = say("en", "error-storage-busy")
STALE = say("en", "error-stale")


async def in_an_activation(world: World) -> tuple[Game, simcord.MemberActor, list[Control]]:
    """A game with a frame's turn under way and dice on the table, and the panel of the player who must decide."""
    await start_game(world)
    game = await play(
        world,
        ButtonPlayer(world, random.Random(4)),
        until=lambda game: game.requests[0].kind == "act" and len(game.requests[0].options) > 1,
    )
    member = turn_of(world, game)
    panel = await open_panel(world, member)
    assert panel, "there is something to press"
    return game, member, panel


def board_of(world: World) -> discord.Message:
    """The public message with "Your move" on it."""
    return next(message for message in world.messages() if any(":open:" in c.custom_id for c in controls_of(message)))


async def log_is_whole(world: World, game: Game) -> None:
    """No entry is missing or twice in the log, and it leads to the game as the table knows it."""
    rows = await world.bot.storage.games.entries(game.id)
    assert [row.seq for row in rows] == list(range(1, game.seq + 1))
    clicks = [row.interaction for row in rows if row.interaction is not None]
    assert len(clicks) == len(set(clicks))


async def one_more(world: World, before: Game) -> Game:
    """The game, which has gone on by exactly one entry."""
    game = await game_here(world)
    assert game.seq == before.seq + 1
    await log_is_whole(world, game)
    return game


async def press(member: simcord.MemberActor, control: Control) -> simcord.InteractionResult:
    return await member.click(control.message, custom_id=control.custom_id)


@pytest.mark.alone
@pytest.mark.parametrize("clean", [True, False], ids=["after goodbye", "all of a sudden"])
async def test_old_buttons_work_after_a_restart(world: World, clean: bool) -> None:
    before, member, panel = await in_an_activation(world)
    await world.restart(clean=clean)
    result = await press(member, panel[0])
    assert result.acknowledged
    game = await one_more(world, before)
    again = await open_panel(world, turn_of(world, game))
    assert again, "the board's own button works as well"


@pytest.mark.alone
@pytest.mark.long
async def test_a_game_is_played_on_through_many_restarts(world: World) -> None:
    await start_game(world)
    player = ButtonPlayer(world, random.Random(11))
    for _ in range(6):
        game = await play(world, player, steps=5)
        await world.restart()
        assert await game_here(world) == game
    await log_is_whole(world, await play(world, player, steps=5))


@pytest.mark.alone
@pytest.mark.parametrize("status", [500, 503, 429, 404, 403])
async def test_the_reply_is_refused(world: World, status: int) -> None:
    before, member, panel = await in_an_activation(world)
    world.fail(CALLBACK, status=status)
    await press(member, panel[0])
    game = await one_more(world, before)
    assert await open_panel(world, turn_of(world, game)), "the next touch shows how it stands"


@pytest.mark.alone
@pytest.mark.parametrize("arrives", [True, False])
async def test_the_reply_is_lost_on_its_way(world: World, arrives: bool) -> None:
    before, member, panel = await in_an_activation(world)
    with world.lost(CALLBACK, arrives=arrives):
        await press(member, panel[0])
    game = await one_more(world, before)
    assert await open_panel(world, turn_of(world, game))


def callbacks(world: World) -> int:
    """How many answers the bot has sent to the newest interaction."""
    newest = world.delivered[-1]["id"]
    return sum(f"/interactions/{newest}/" in request.path for request in world.env.http_requests)


@pytest.mark.alone
@pytest.mark.parametrize("arrives", [True, False])
async def test_an_answer_in_doubt_is_edited_and_not_sent_twice(world: World, arrives: bool) -> None:
    with world.lost(CALLBACK, arrives=arrives):
        await world.slash(world.ana, "settings delete")
    assert [control.label for control in world.controls(world.ana)].count(say("en", "button-data-delete")) == 1
    assert callbacks(world) == 1, "one that arrived is not sent again"


@pytest.mark.alone
@pytest.mark.parametrize("arrives", [True, False])
async def test_an_acknowledgement_in_doubt_is_followed_by_the_answer(
    world: World, arrives: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "ACKNOWLEDGE_AFTER", 0.0)
    real = world.bot.storage.companies.of_owner

    async def slow(owner: int) -> Any:
        await asyncio.sleep(0.1)
        return await real(owner)

    monkeypatch.setattr(world.bot.storage.companies, "of_owner", slow)
    with world.lost(CALLBACK, arrives=arrives):
        await world.slash(world.ana, "settings delete")
    assert say("en", "button-data-delete") in [control.label for control in world.controls(world.ana)]


async def test_a_press_in_a_message_of_an_old_version_is_answered(world: World) -> None:
    """Discord lets nobody edit such a message to what answers look like today."""
    old = discord.ui.View(timeout=None).add_item(
        discord.ui.Button(label="Keep", custom_id=f"mq:remember:{world.ana.id}")
    )
    message = await world.bot.get_channel(world.channel.id).send("Delete everything?", view=old)  # type: ignore[union-attr]
    await world.forge(world.ana, message, f"mq:remember:{world.ana.id}")
    assert say("en", "data-kept") in world.text(world.ana)
    assert "Delete everything?" in world.text(world.ana), "the old message stands as it was"


@pytest.mark.alone
async def test_a_command_whose_reply_fails_is_played_once(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    world.fail(CALLBACK, status=500)
    await world.slash(member, "choose", choice="done")
    assert panel
    await one_more(world, before)


@pytest.mark.alone
@pytest.mark.parametrize("status", first([500, 429, 403]))
async def test_the_board_cannot_be_edited_for_a_while(world: World, status: int) -> None:
    before, member, panel = await in_an_activation(world)
    world.fail("/channels/*", status=status, times=None)
    await press(member, panel[0])
    await world.bot.boards.settle()
    game = await one_more(world, before)
    world.env.backend.faults.clear()
    shown = await world.slash(world.dmitri, "game board")
    assert shown.response is not None
    assert f":{game.seq}:" in world.controls(world.dmitri)[-1].custom_id
    await play(world, ButtonPlayer(world, random.Random(1)), steps=6)


@pytest.mark.alone
async def test_the_story_that_could_not_be_told_is_told_at_the_next_touch(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    world.fail("/channels/*", status=500, times=None)
    await press(member, panel[0])
    await world.bot.boards.settle()
    world.env.backend.faults.clear()
    await play(world, ButtonPlayer(world, random.Random(2)), steps=8)
    await world.bot.boards.settle()
    game = await game_here(world)
    entries = await world.bot.table.entries(game.id)
    missed = next(entry for seq, entry in entries if seq == before.seq + 1)
    shown = world.text()
    state = before.state
    for event in missed.rules:
        state = evolve(state, event)
        line = narrator(state).event_line(game.locale, event, state)
        assert not line or line in shown


async def test_the_same_click_is_delivered_twice(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    await press(member, panel[0])
    game = await one_more(world, before)
    await world.deliver_again()
    assert await game_here(world) == game


async def test_the_same_command_is_delivered_twice(world: World) -> None:
    before, member, _ = await in_an_activation(world)
    await world.slash(member, "choose", choice="done")
    await world.deliver_again()
    await one_more(world, before)


@pytest.mark.alone
async def test_the_same_click_is_delivered_again_after_a_restart(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    await press(member, panel[0])
    await world.restart()
    await world.deliver_again()
    await one_more(world, before)


async def test_a_game_opened_by_a_command_delivered_twice_is_one_game(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack")
    first = await game_here(world)
    boards = len(world.messages())
    await world.deliver_again()
    assert (await game_here(world)).id == first.id
    assert len(world.messages()) == boards


async def test_a_double_click_counts_once(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    first = panel[0]
    await press(member, first)
    await world.forge(member, first.message, first.custom_id)
    await one_more(world, before)
    told = world.text(member)
    assert STALE in told or "wait for your turn" in told


async def test_an_old_button_is_refused_and_shows_the_question_of_now(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    await world.slash(member, "choose", choice="done")
    game = await one_more(world, before)
    result = await world.forge(member, board_of(world), panel[0].custom_id)
    assert (await game_here(world)).seq == game.seq
    shown = world.text(member).split("\n\n")
    assert any("wait for your turn" in part for part in shown)
    assert result.acknowledged
    newest = controls_of(world.messages(member)[-1]) + [c for c in world.controls(member) if c.message.flags.ephemeral]
    assert any(f":{game.seq}:" in control.custom_id for control in newest), (
        "under the reason stands the question as it is now"
    )


async def test_somebody_elses_decision(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    other = world.ben if member is world.ana else world.ana
    result = await world.forge(other, board_of(world), panel[0].custom_id)
    assert result.ephemeral
    assert f"This decision is {before.seats[before.requests[0].player].name}'s" in world.reply(result)
    assert (await game_here(world)).seq == before.seq


async def test_a_watcher_presses(world: World) -> None:
    before, _, panel = await in_an_activation(world)
    looked = await world.press(world.dmitri, "Your move")
    assert looked.ephemeral
    assert narrator(before.state).waiting_line("en", before.requests[0], before.state) in world.reply(looked)
    refused = await world.forge(world.dmitri, board_of(world), panel[0].custom_id)
    assert refused.ephemeral
    assert say("en", "error-not-seated") in world.reply(refused)
    french = await world.forge(world.chloe, board_of(world), panel[0].custom_id)
    assert say("fr", "error-not-seated") in world.reply(french)
    assert (await game_here(world)).seq == before.seq


async def test_a_deleted_board_comes_back(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    marks = await world.bot.storage.marks.of_game(before.id)
    await world.ana.delete(next(message for message in world.messages() if message.id == int(marks["board"])))
    await press(member, panel[0])
    await settled(world)
    after = await world.bot.storage.marks.of_game(before.id)
    assert after["board"] != marks["board"]
    boards = [message for message in world.messages() if message.id == int(after["board"])]
    assert len(boards) == 1
    await one_more(world, before)


async def test_a_lobby_whose_message_a_moderator_deletes_comes_back_and_goes_on(world: World) -> None:
    await world.slash(world.ana, "game new", size="demo")
    for member in (world.ben, world.chloe):
        game = await settled(world)
        marks = await world.bot.storage.marks.of_game(game.id)
        await world.ana.delete(next(message for message in world.messages() if message.id == int(marks["board"])))
        await world.slash(member, "game join")
        await settled(world)
    assert {"Ben", "Chloé"} <= set(re.findall(r"Ben|Chloé", world.text()))


async def test_deleted_story_and_ping_do_no_harm(world: World) -> None:
    before, member, panel = await in_an_activation(world)
    marks = await world.bot.storage.marks.of_game(before.id)
    for message in world.messages():
        if message.id != int(marks["board"]):
            await world.ana.delete(message)
    await press(member, panel[0])
    await settled(world)
    await one_more(world, before)
