"""Private panels: they follow the game while they can, say so when they cannot, and old buttons answer truly."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
import simcord

from cogs.channel.panels import LIFE, PAUSE
from cogs.kit.custom_ids import PressId
from cogs.views.game.panel import panel_view
from table import Game
from tests.e2e.maps import at_move
from tests.e2e.players import ButtonPlayer, game_here, order, play, settled, start_game
from tests.e2e.world import Control, World, controls_of, text_of
from tests.long import first
from text import narrator
from text.fluent.catalogue import say
from text.problems import error_line

OPEN = ":open:"
FOLLOWED = PAUSE + 1
RESTS = say("en", "panel-rests", at="").split(".")[1].strip()


def panels(world: World, member: simcord.MemberActor) -> list[discord.Message]:
    """A member's private panels that are not closed, oldest first."""
    return [
        message
        for message in private(world, member)
        if any(PressId.parse(each.custom_id) for each in controls_of(message))
    ]


def private(world: World, member: simcord.MemberActor) -> list[discord.Message]:
    """The private messages that a member sees, oldest first."""
    return [message for message in world.messages(member) if message.flags.ephemeral]


async def open_from_the_board(world: World, member: simcord.MemberActor) -> None:
    """Press "Your move" on the board, whatever panels there are."""
    (found,) = [
        control for message in world.messages() for control in controls_of(message) if OPEN in control.custom_id
    ]
    await member.click(found.message, custom_id=found.custom_id)


def picks(message: discord.Message) -> list[Control]:
    """The buttons of a panel that decide."""
    return [control for control in controls_of(message) if ":pick:" in control.custom_id]


async def until_asked(world: World, member: simcord.MemberActor) -> Game:
    """The game once it asks a member something, by the others' moves if need be."""
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: member.id in game.waiting)
    assert member.id in game.waiting
    return await settled(world)


async def asked(world: World) -> tuple[Game, simcord.MemberActor, simcord.MemberActor]:
    """A game that has begun, the player whom it asks first, who has opened a panel, and the other one."""
    game = await start_game(world)
    first = world.ana if game.waiting[0] == world.ana.id else world.ben
    await open_from_the_board(world, first)
    return game, first, world.ben if first is world.ana else world.ana


async def test_an_answer_makes_its_panel_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    _game, member, _other = await asked(world)
    made: list[int] = []

    def counted(game: Game, *arguments: Any, **more: Any) -> discord.ui.LayoutView:
        made.append(game.seq)
        return panel_view(game, *arguments, **more)

    monkeypatch.setattr("cogs.actions.game.pressed.panel_view", counted)
    before = await game_here(world)
    button = picks(panels(world, member)[-1])[0]
    await member.click(button.message, custom_id=button.custom_id)
    after = await settled(world)
    assert after.seq > before.seq
    assert made == [before.seq + 1]
    assert text_of(panels(world, member)[-1]), "and it is shown"


async def test_an_open_panel_does_not_keep_what_was_pressed(world: World) -> None:
    _game, member, _other = await asked(world)
    button = picks(panels(world, member)[-1])[0]
    await member.click(button.message, custom_id=button.custom_id)
    kept = [panel.sent.interaction for panel in world.bot.boards.panels._open.values()]
    assert kept
    assert all(one.message is None and one.response._parent is one for one in kept)


def edits(world: World) -> int:
    """How often the bot has edited answers to interactions."""
    return sum(1 for request in world.env.http_requests if request.method == "PATCH" and "/webhooks/" in request.path)


@pytest.mark.alone
async def test_the_panel_refreshes_when_the_turn_comes_back(world: World) -> None:
    game, first, other = await asked(world)
    await open_from_the_board(world, other)
    (panel,) = panels(world, other)
    assert narrator(game.played).waiting_line("en", game.requests[0], game.played) in text_of(panel)
    assert not picks(panel)
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: other.id in game.waiting)
    await world.wait(FOLLOWED)
    (panel,) = panels(world, other)
    assert narrator(game.played).waiting_line("en", game.requests[0], game.played) not in text_of(panel)
    assert picks(panel), "the question came by itself, with its buttons"
    await other.click(panel, custom_id=picks(panel)[0].custom_id)
    assert (await game_here(world)).seq == game.seq + 1
    shown = panels(world, first)
    assert len([message for message in shown if picks(message)]) <= 1


@pytest.mark.alone
async def test_a_press_counts_after_others_set_orders_voted_and_changed_the_clocks(world: World) -> None:
    game, first, other = await asked(world)
    (panel,) = panels(world, first)
    old, before = picks(panel)[0], edits(world)
    await order(world, other, losses="B Y")
    assert (await game_here(world)).seq == game.seq + 1
    await world.wait(FOLLOWED)
    assert edits(world) == before, "nobody sees that there are orders"
    await world.slash(other, "game time", time="2d")
    await world.wait(FOLLOWED)
    assert edits(world) == before + 1, "the request shows in the panel"
    await world.slash(first, "game vote", agree=True)
    later = await game_here(world)
    assert later.time.runs
    assert later.requests[0].options == game.requests[0].options
    await world.forge(first, private(world, first)[-1], old.custom_id)
    after = await game_here(world)
    assert after.seq == later.seq + 1, world.text(first)
    assert after.decisions[-1].user == first.id


async def test_a_press_is_refused_after_its_question_has_changed(world: World) -> None:
    game, first, _ = await asked(world)
    (panel,) = panels(world, first)
    old = picks(panel)[0]
    await world.slash(first, "choose", choice=game.requests[0].options[0].choice)
    now = await game_here(world)
    assert now.waiting == (first.id,)
    (panel,) = panels(world, first)
    refused = await world.forge(first, private(world, first)[-1], old.custom_id)
    assert error_line("en", "stale", {}) in world.reply(refused)
    assert await game_here(world) == now
    (shown,) = panels(world, first)
    assert f":{now.seq}:" in controls_of(shown)[0].custom_id, "and the new question is there"


async def test_a_press_after_the_others_turn_has_come_names_who_decides(world: World) -> None:
    game, first, other = await asked(world)
    (panel,) = panels(world, first)
    old = picks(panel)[0]
    game = await until_asked(world, other)
    refused = await world.forge(first, private(world, first)[-1], old.custom_id)
    name = game.seats[game.requests[0].player].name
    assert error_line("en", "not-your-decision", {"player": name}) in world.reply(refused)


@pytest.mark.alone
async def test_requests_show_in_the_panel_with_their_answers(world: World) -> None:
    _, first, other = await asked(world)
    await world.slash(other, "game abandon")
    await world.wait(FOLLOWED)
    (panel,) = panels(world, first)
    assert "asks to end the game" in text_of(panel)
    assert picks(panel), "the question stands there too"
    labels = [control.label for control in controls_of(panel)]
    assert {say("en", "button-agree"), say("en", "button-refuse")} <= set(labels)
    await open_from_the_board(world, other)
    mine = panels(world, other)[-1]
    assert say("en", "button-withdraw") in [control.label for control in controls_of(mine)]
    await first.click(panel, label=say("en", "button-agree"))
    assert (await settled(world)).status == "ended"
    await world.wait(FOLLOWED)
    assert not panels(world, other), "the game is over, and so says the panel"


@pytest.mark.alone
async def test_a_panel_whose_token_expires_says_so(world: World) -> None:
    game, first, other = await asked(world)
    await open_from_the_board(world, other)
    await world.wait(LIFE + 1)
    (panel,) = panels(world, other)
    assert RESTS in text_of(panel)
    before = edits(world)
    await world.slash(first, "choose", choice=game.requests[0].options[0].choice)
    await world.wait(FOLLOWED)
    assert edits(world) == before
    await other.click(panel, label=say("en", "button-refresh"))
    (panel,) = panels(world, other)
    assert RESTS not in text_of(panel)
    now = await game_here(world)
    assert narrator(now.played).waiting_line("en", now.requests[0], now.played) in text_of(panel)


@pytest.mark.alone
async def test_a_panel_whose_token_discord_refuses_keeps_nobody_waiting(world: World) -> None:
    game, first, other = await asked(world)
    await open_from_the_board(world, other)
    (panel,) = panels(world, other)
    world.fail("/webhooks/*", status=401, times=None, method="PATCH")
    await world.slash(first, "choose", choice=game.requests[0].options[0].choice)
    await world.wait(FOLLOWED)
    now = await game_here(world)
    assert now.seq == game.seq + 1
    assert text_of(panels(world, other)[0]) == text_of(panel), "it could not be edited"
    world.env.backend.faults.clear()
    await other.click(panel, label=say("en", "button-refresh"))
    assert narrator(now.played).waiting_line("en", now.requests[0], now.played) in text_of(panels(world, other)[0])


@pytest.mark.alone
async def test_a_panel_in_use_lives_on(world: World) -> None:
    _, first, _ = await asked(world)
    await world.wait(LIFE - 60)
    await open_from_the_board(world, first)
    await world.wait(120)
    assert RESTS not in text_of(panels(world, first)[0])


@pytest.mark.alone
async def test_the_question_stands_below_what_is_told_and_what_is_asked(world: World) -> None:
    game, member, _ = await asked(world)
    button = picks(panels(world, member)[-1])[0]
    await member.click(button.message, custom_id=button.custom_id)
    game = await settled(world)
    await world.env.settle()
    assert member.id in game.waiting
    assert picks(world.messages(member)[-1]), "below the story"
    assert len(panels(world, member)) == 1
    before = {message.id for message in world.messages(member)}
    await world.press(member, say("en", "rule-button"))
    await world.env.settle()
    *_, rule, panel = world.messages(member)
    assert rule.id not in before
    assert picks(panel)
    assert len(panels(world, member)) == 1
    await member.click(panel, custom_id=picks(panel)[0].custom_id)
    await settled(world)
    await world.env.settle()
    assert rule.id not in {message.id for message in world.messages(member)}, "it goes when it is answered"


async def test_two_devices_of_one_player(world: World) -> None:
    game, first, _ = await asked(world)
    (older,) = panels(world, first)
    await open_from_the_board(world, first)
    await world.env.settle()
    (newer,) = panels(world, first)
    assert newer.id != older.id, "one panel a player"
    await first.click(newer, custom_id=picks(newer)[0].custom_id)
    refused = await world.forge(first, panels(world, first)[0], picks(older)[0].custom_id)
    assert error_line("en", "stale", {}) in world.reply(refused), "the other device still shows it"
    assert (await game_here(world)).seq == game.seq + 1


@pytest.mark.alone
@pytest.mark.parametrize("clean", first([True, False]))
async def test_the_bot_restarts_under_an_open_panel(world: World, clean: bool) -> None:
    game, first, other = await asked(world)
    (panel,) = panels(world, first)
    old = picks(panel)[0]
    await order(world, other, losses="B Y")
    await world.restart(clean=clean)
    if clean:
        assert RESTS in text_of(panels(world, first)[0]), "it says that nothing will follow"
    await world.forge(first, private(world, first)[-1], old.custom_id)
    after = await game_here(world)
    assert after.seq == game.seq + 2, "the question is the same"
    await world.restart(clean=clean)
    refused = await world.forge(first, private(world, first)[-1], old.custom_id)
    sentences = [error_line("en", "stale", {}), "decision"]
    assert any(sentence in world.reply(refused) for sentence in sentences)
    assert (await game_here(world)).seq == after.seq


@pytest.mark.alone
async def test_a_plan_on_the_map_stays_until_the_question_changes(world: World) -> None:
    game, member, die = await at_move(world)
    other = world.ben if member is world.ana else world.ana
    await member.click(die.message, custom_id=die.custom_id)
    shown = panels(world, member)[-1]
    assert shown.attachments
    await world.slash(other, "game abandon")
    await world.wait(FOLLOWED)
    assert panels(world, member)[-1].attachments == shown.attachments, "the plan is still there"
    go = next(control for control in world.controls(member) if ":go:" in control.custom_id)
    await world.forge(member, go.message, go.custom_id)
    assert (await game_here(world)).seq == game.seq + 2
    await world.wait(FOLLOWED)
    assert not panels(world, member)[-1].attachments


async def test_an_undo_that_was_shown_is_done_whatever_else_happened(world: World) -> None:
    game, first, other = await asked(world)
    await world.slash(first, "choose", choice=game.requests[0].options[0].choice)
    await world.slash(first, "game undo")
    await order(world, other, losses="B Y")
    await world.press(first, say("en", "button-undo-now"))
    after = await game_here(world)
    assert after.decisions == ()
    assert after.seq == game.seq + 3


@pytest.mark.alone
async def test_a_holiday_moves_the_deadline_in_the_panel(world: World) -> None:
    game = await start_game(world, time="1d")
    member = world.ana if game.waiting[0] == world.ana.id else world.ben
    await open_from_the_board(world, member)
    before = text_of(panels(world, member)[0])
    assert "<t:" in before
    await world.slash(member, "settings holiday", **{"from": "2026-01-01", "until": "2026-01-05"})
    await world.wait(FOLLOWED)
    assert text_of(panels(world, member)[0]) != before
