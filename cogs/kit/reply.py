"""Replying within Discord's three seconds, once, and without losing a decision when the reply is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, TypeVar

import discord
from discord import ui

from cogs.kit.drawing import replying
from table.settings import Preferences
from text.fluent.catalogue import locale_of

__all__ = ["Interaction", "patiently", "private_locale", "public_locale", "show"]

T = TypeVar("T")
Interaction = discord.Interaction[Any]

PATIENCE = 1.2
"""Seconds to wait for slow work before the interaction is acknowledged without an answer."""

ALREADY_ACKNOWLEDGED = 40060

log = logging.getLogger(__name__)


def private_locale(interaction: Interaction) -> str:
    """The language of whoever asks: what they have chosen, else that of their Discord."""
    return locale_of(_chosen(interaction).user(interaction.user.id).language or str(interaction.locale))


def public_locale(interaction: Interaction) -> str:
    """The language of the server, chosen or Discord's; in direct messages that of whoever asks."""
    if interaction.guild_id is None:
        return private_locale(interaction)
    chosen = _chosen(interaction).guild(interaction.guild_id).language
    return locale_of(chosen or str(interaction.guild_locale or interaction.locale))


def _chosen(interaction: Interaction) -> Preferences:
    preferences: Preferences = interaction.client.table.preferences
    return preferences


async def patiently(
    interaction: Interaction, work: Awaitable[T], *, private: bool = True, patience: float = PATIENCE
) -> T:
    """The work's result. If it is slow, the interaction is acknowledged meanwhile, so that Discord keeps waiting.

    ``patience``: after so many seconds; 0 where it is known that a picture has to be drawn first.
    """
    if not patience:
        await _acknowledge(interaction, private)
    loop = asyncio.get_running_loop()
    late: list[asyncio.Task[None]] = []
    timer = loop.call_later(patience, lambda: late.append(loop.create_task(_acknowledge(interaction, private))))
    try:
        with replying():
            return await work
    finally:
        timer.cancel()
        for acknowledging in late:
            await acknowledging


async def _acknowledge(interaction: Interaction, private: bool) -> None:
    if not interaction.response.is_done():
        await _safely(_defer(interaction, private))


async def _defer(interaction: Interaction, private: bool) -> None:
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=private, thinking=True)


async def show(
    interaction: Interaction,
    view: ui.LayoutView,
    *,
    private: bool = True,
    edit: bool = False,
    files: list[discord.File] | None = None,
) -> None:
    """Shows a panel as the answer. ``edit``: in place of the message that was clicked.

    A reply that does not arrive is logged and no more: what was decided stands, and the next touch shows it.
    """
    view.stop()
    await _safely(_show(interaction, view, private, edit, files or []))
    boards = getattr(interaction.client, "boards", None)
    if boards is not None and interaction.user.id in boards.channels.untold:
        await boards.channels.tell(interaction.user.id, lambda text: _safely(_aside(interaction, text)))


async def _aside(interaction: Interaction, text: str) -> None:
    """One more private sentence after an answer."""
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    view.stop()
    await interaction.followup.send(view=view, ephemeral=True)


async def _show(
    interaction: Interaction, view: ui.LayoutView, private: bool, edit: bool, files: list[discord.File]
) -> None:
    response = interaction.response
    if response.is_done():
        if edit or interaction.type is not discord.InteractionType.component:
            await interaction.edit_original_response(view=view, attachments=files)
        else:
            await interaction.followup.send(view=view, ephemeral=private, files=files)
    elif edit:
        await response.edit_message(view=view, attachments=files)
    else:
        await response.send_message(view=view, ephemeral=private, files=files)


async def _safely(call: Awaitable[Any]) -> None:
    try:
        await call
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            log.warning("reply-lost status=%s code=%s", error.status, error.code)
    except (TimeoutError, OSError) as error:
        log.warning("reply-lost error=%r", error)
