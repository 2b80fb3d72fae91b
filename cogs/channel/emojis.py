"""The bot's own emojis on Discord: made where they are missing, drawn again where they have changed, else kept."""

import logging
from collections.abc import Mapping

import discord

from cogs.kit.drawing import draw_later
from cogs.kit.glyphs import GLYPHS
from render import Emoji, draw_emojis
from render.emojis import PREFIX

log = logging.getLogger(__name__)


async def keep_emojis(client: discord.Client, *, upload: bool = True) -> None:
    """Learn which emojis Discord has; ``upload`` those that are missing and delete what no picture is drawn for.

    Where Discord refuses, be it for their number, dice stay words and squares.
    """
    wanted = {emoji.name: emoji for emoji in await draw_later(draw_emojis)}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name in wanted.keys() & there.keys():
            GLYPHS.add(wanted[name].key, there[name])
        if upload:
            await _upload(client, {name: emoji for name, emoji in wanted.items() if name not in there})
            await _delete([emoji for name, emoji in there.items() if name.startswith(PREFIX) and name not in wanted])
    except (discord.HTTPException, OSError) as error:
        log.warning("emojis-refused error=%r", error)


async def _upload(client: discord.Client, missing: Mapping[str, Emoji]) -> None:
    for name, emoji in missing.items():
        GLYPHS.add(emoji.key, await client.create_application_emoji(name=name, image=emoji.png))
    if missing:
        log.info("emojis-made count=%d", len(missing))


async def _delete(outdated: list[discord.Emoji]) -> None:
    for emoji in outdated:
        await emoji.delete()
