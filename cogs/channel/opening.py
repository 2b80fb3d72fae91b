"""Open a lobby, here or in a thread of its own; make another message the board."""

from __future__ import annotations

import contextlib

import discord

from cogs.channel.board import Boards, shown_board
from cogs.channel.threads import open_thread
from cogs.kit.interaction import Interaction, guild_and_channel, person_of, public_locale
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from table import Game, Opened, Table
from text.fluent.catalogue import say

__all__ = ["open_lobby", "post_board"]


async def post_board(interaction: Interaction, boards: Boards, game: Game) -> None:
    """Make the reply the game's board."""
    view, files = await shown_board(game)
    await show(interaction, view, private=False, files=files)
    message = await interaction.original_response()
    await boards.move_board(game, message.id)


async def open_lobby(
    interaction: Interaction, table: Table, boards: Boards, opened: Opened, *, thread: bool = False
) -> Game:
    """Open a game in the channel, or in a thread there. Raises ``RulesError``; then no thread is left behind."""
    _, channel = guild_and_channel(interaction)
    if thread:
        return await _open_in_thread(interaction, table, boards, opened)
    game = await in_time(interaction, _open(interaction, table, opened, channel), private=False)
    await post_board(interaction, boards, game)
    return game


async def _open(interaction: Interaction, table: Table, opened: Opened, channel: int) -> Game:
    person, guild = person_of(interaction), interaction.guild_id
    return await table.open(person, channel=channel, guild=guild, opened=opened, interaction=interaction.id)


async def _open_in_thread(interaction: Interaction, table: Table, boards: Boards, opened: Opened) -> Game:
    there = await in_time(interaction, open_thread(interaction, opened.title), private=False)
    try:
        game = await in_time(interaction, _open(interaction, table, opened, there.id), private=False)
    except BaseException:
        with contextlib.suppress(discord.HTTPException):
            await there.delete()
        raise
    view, files = await shown_board(game)
    with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
        sent = await boards.channels.send(game, view, files)
        await boards.move_board(game, sent.id)
    note = say(public_locale(interaction), "thread-opened", channel=there.mention)
    await show(interaction, note_view(note), private=False)
    return game
