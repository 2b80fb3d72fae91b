"""Replies within Discord's three seconds, once. A decision stands even if its reply is lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import TypeVar

import aiohttp
import discord
from discord import ui

from cogs.gateway.asked import ASKED
from cogs.kit.drawing import reply_in_progress
from cogs.kit.glyphs import GLYPHS
from cogs.kit.interaction import Interaction, Sent, is_private, table_of, table_place
from cogs.kit.metrics import ACKNOWLEDGED, GONE, LOST, answered
from cogs.kit.text_first import read_as
from table import Game

T = TypeVar("T")

ACKNOWLEDGE_AFTER = 1.2
"""Seconds after its first work began at which an interaction is acknowledged without an answer."""

ALREADY_ACKNOWLEDGED, UNKNOWN_MESSAGE = 40060, 10008
LOST_ON_THE_WAY = (discord.DiscordServerError, aiohttp.ClientError, TimeoutError, OSError)
IN_DOUBT = "in-doubt"
"""Among an interaction's extras: an answer was sent, and nobody knows whether it arrived."""
SINCE = "since"
"""Among an interaction's extras: when its first work began, in seconds of the loop's clock."""

log = logging.getLogger(__name__)


async def in_time(
    interaction: Interaction, work: Awaitable[T], *, private: bool = True, slow: bool = False, later: bool = False
) -> T:
    """The work's result. The interaction is acknowledged meanwhile if need be, so that Discord keeps waiting.

    All the work for an interaction shares one deadline. ``slow``: it is known to be, as with a picture to draw; then
    the acknowledgement comes first. ``later``: it draws with ``draw_later``, which waits until no reply is in progress.
    """
    if slow:
        await _acknowledge(interaction, private)
    loop = asyncio.get_running_loop()
    late: list[asyncio.Task[None]] = []
    due = interaction.extras.setdefault(SINCE, loop.time()) + ACKNOWLEDGE_AFTER
    timer = loop.call_at(due, lambda: late.append(loop.create_task(_acknowledge(interaction, private))))
    try:
        with nullcontext() if later else reply_in_progress():
            return await work
    finally:
        timer.cancel()
        for acknowledging in late:
            await acknowledging


def taken(interaction: Interaction) -> float:
    """Seconds since this interaction's first work began."""
    now = asyncio.get_running_loop().time()
    return now - float(interaction.extras.get(SINCE, now))


async def game_here(interaction: Interaction, *, private: bool = True) -> Game:
    """The channel's game. Raises ``NotAllowed``: as ``table_place``, or ``no-game-here``."""
    _, channel = table_place(interaction)
    game = await in_time(interaction, table_of(interaction).game_in(channel), private=private)
    if (asked := ASKED.get()) is not None:
        asked.game = game.id
    return game


async def show(
    interaction: Interaction,
    view: ui.LayoutView,
    *,
    private: bool = True,
    edit: bool = False,
    files: list[discord.File] | None = None,
) -> Sent | None:
    """Answer with a view; ``edit``: in place of the message that was pressed.

    A reply that is lost (None) is logged and no more: what was decided stands, and the next touch shows it.
    """
    edit = edit and not _is_old(interaction)
    if edit and interaction.message is not None:
        interaction.client.boards.panels.left(interaction.message.id)
    with reply_in_progress():
        shown = read_as(view, files or (), reading_of(interaction, private=private, edit=edit))
        sent = await _log_if_lost(_with_known_emojis(lambda: _send(interaction, view, private, edit, shown)))
    if sent is None and (asked := ASKED.get()) is not None:
        asked.outcome = "lost"
    answered(interaction)
    await interaction.client.boards.deliver(interaction.user.id, lambda text: _add_aside(interaction, text))
    return sent


async def _add_aside(interaction: Interaction, text: str) -> None:
    """Add one more private text to an answer."""
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    view.stop()
    await _log_if_lost(interaction.followup.send(view=view, ephemeral=True))


async def edit_pressed(interaction: Interaction, view: ui.LayoutView | None) -> None:
    """Answer by changing the words and buttons of the public message that was pressed; its pictures stay. Without a
    view the message stays as it is."""

    async def edit() -> object:
        done = interaction.response.is_done()
        if view is None:
            return None if done else await interaction.response.defer()
        return await (interaction.edit_original_response if done else interaction.response.edit_message)(view=view)

    with reply_in_progress():
        if view is not None:
            read_as(view, (), reading_of(interaction, private=False, edit=True))
        await _log_if_lost(_with_known_emojis(edit))
    answered(interaction)


async def take_away(interaction: Interaction) -> None:
    """Answer by deleting the private message that was pressed."""

    async def deleted() -> None:
        if not interaction.response.is_done():
            await interaction.response.defer()
        await interaction.delete_original_response()

    if interaction.message is not None:
        interaction.client.boards.panels.left(interaction.message.id)
    with reply_in_progress():
        await _log_if_lost(deleted())
    answered(interaction)


def _is_old(interaction: Interaction) -> bool:
    """Whether the pressed message was sent by an old version: Discord doesn't let it become a view of today's kind."""
    pressed = interaction.message
    return pressed is not None and not pressed.flags.components_v2


def reading_of(interaction: Interaction, *, private: bool, edit: bool = False) -> str:
    """How an answer is read: as the user does, or as the server does where all see it."""
    preferences, guild = table_of(interaction).preferences, interaction.guild_id
    alone = is_private(interaction) if edit and interaction.message is not None else private
    if alone or guild is None:
        return preferences.user(interaction.user.id).reading
    return preferences.guild(guild).boards


async def _acknowledge(interaction: Interaction, private: bool) -> None:
    if not interaction.response.is_done():
        ACKNOWLEDGED.inc()
        await _log_if_lost(_answer_or_doubt(interaction, _defer(interaction, private)))


async def _defer(interaction: Interaction, private: bool) -> None:
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=private, thinking=True)


async def _with_known_emojis(call: Callable[[], Awaitable[T]]) -> T:
    """Await a call, a second time where Discord refused its emojis."""
    try:
        return await call()
    except discord.HTTPException as error:
        if not GLYPHS.refused(error):
            raise
        return await call()


async def _send(
    interaction: Interaction, view: ui.LayoutView, private: bool, edit: bool, files: list[discord.File]
) -> Sent:
    if interaction.response.is_done():
        return await _followed(interaction, view, private, edit, files)
    own = edit
    if IN_DOUBT not in interaction.extras:
        try:
            return await _answer_or_doubt(interaction, _answered(interaction, view, private, edit, files))
        except LOST_ON_THE_WAY:
            own = True  # the answer itself is edited, if it is there
    try:
        return await _followed(interaction, view, private, own, files)
    except discord.NotFound:  # Discord knows of no answer
        del interaction.extras[IN_DOUBT]
        return await _answered(interaction, view, private, edit, files)


async def _answer_or_doubt(interaction: Interaction, call: Awaitable[T]) -> T:
    """Await an answer to an interaction. If the connection fails, note that the answer may have arrived, and raise."""
    try:
        return await call
    except LOST_ON_THE_WAY:
        interaction.extras[IN_DOUBT] = True
        raise


async def _answered(
    interaction: Interaction, view: ui.LayoutView, private: bool, edit: bool, files: list[discord.File]
) -> Sent:
    for file in files:
        file.reset()
    if edit and interaction.message is not None:
        done = await interaction.response.edit_message(view=view, attachments=files)
    else:
        done = await interaction.response.send_message(view=view, ephemeral=private, files=files)
    return Sent(interaction, (done and done.message_id) or 0)


async def _followed(
    interaction: Interaction, view: ui.LayoutView, private: bool, edit: bool, files: list[discord.File]
) -> Sent:
    for file in files:
        file.reset()
    if edit or interaction.type is not discord.InteractionType.component:
        return Sent(interaction, (await interaction.edit_original_response(view=view, attachments=files)).id)
    more = await interaction.followup.send(view=view, ephemeral=private, files=files, wait=True)
    return Sent(interaction, more.id, original=False)


async def _log_if_lost(call: Awaitable[T]) -> T | None:
    try:
        return await call
    except discord.HTTPException as error:
        if error.code == UNKNOWN_MESSAGE:
            GONE.inc()
            log.info("reply-gone status=%s code=%s", error.status, error.code)
        elif error.code != ALREADY_ACKNOWLEDGED:
            LOST.inc()
            log.warning("reply-lost status=%s code=%s", error.status, error.code)
    except (TimeoutError, OSError, aiohttp.ClientError) as error:
        LOST.inc()
        log.warning("reply-lost error=%r", error)
    return None
