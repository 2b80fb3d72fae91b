"""Opening a lobby, here or in a thread of its own; and bringing a board to where somebody asks for it."""

from __future__ import annotations

import contextlib

import discord

from cogs.channel import board
from cogs.channel.board import Boards
from cogs.channel.threads import open_thread
from cogs.clicks.game import person_of
from cogs.kit.reply import Interaction, patiently, public_locale, show
from cogs.views import panel
from table import Game, NotAllowed, Opened, Table
from text.fluent.catalogue import say

__all__ = ["open_lobby", "post_board"]


async def post_board(interaction: Interaction, boards: Boards, game: Game) -> None:
    """The reply becomes the game's board."""
    view, files = await board.view_of(game)
    await show(interaction, view, private=False, files=files)
    message = await interaction.original_response()
    await boards.moved(game, message.id)


async def open_lobby(
    interaction: Interaction, table: Table, boards: Boards, opened: Opened, *, thread: bool = False
) -> Game:
    """Opens a game where somebody asks for it. Raises ``RulesError``; then no thread is left behind."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise NotAllowed("not-in-dm")
    if thread:
        return await _in_thread(interaction, table, boards, opened)
    game = await patiently(interaction, _open(interaction, table, opened, interaction.channel_id), private=False)
    await post_board(interaction, boards, game)
    return game


async def _open(interaction: Interaction, table: Table, opened: Opened, channel: int) -> Game:
    person, guild = person_of(interaction), interaction.guild_id
    return await table.open(person, channel=channel, guild=guild, opened=opened, interaction=interaction.id)


async def _in_thread(interaction: Interaction, table: Table, boards: Boards, opened: Opened) -> Game:
    there = await patiently(interaction, open_thread(interaction, opened.title), private=False)
    try:
        game = await patiently(interaction, _open(interaction, table, opened, there.id), private=False)
    except BaseException:
        with contextlib.suppress(discord.HTTPException):
            await there.delete()
        raise
    view, files = await board.view_of(game)
    with contextlib.suppress(discord.HTTPException):  # what is missing is said to the host; `/game board` brings it
        sent = await boards.channels.send(game, view, files)
        await boards.moved(game, sent.id)
    note = say(public_locale(interaction), "thread-opened", channel=there.mention)
    await show(interaction, panel.note_view(note), private=False)
    return game
