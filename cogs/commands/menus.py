"""What a right click, or a long press, on a message offers."""

import re

import discord
from discord import app_commands

from cogs.actions.company import import_company
from cogs.actions.forms import FILE_MAX, downloaded
from cogs.kit.custom_ids import PressId
from cogs.kit.interaction import AnyInteraction, Interaction, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.kit.translations import word
from cogs.views.components import note_view
from cogs.views.lesson import advice
from table import Game

CODE = re.compile(r"MF1-[0-9A-Za-z-]+")
FENCED = re.compile(r"```(?:\w*\n)?(.+?)```", re.DOTALL)


def message_menus() -> list[app_commands.ContextMenu]:
    """The menus, for the command tree."""
    return [
        app_commands.ContextMenu(name=word("menu-read-company"), callback=read_company),
        app_commands.ContextMenu(name=word("menu-waits-for"), callback=waits_for),
    ]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def read_company(interaction: AnyInteraction, message: discord.Message) -> None:
    """Keep the company of a message: of a code, a text or a file in it."""
    written = "\n".join(filter(None, [message.content, *_texts(message.components)]))
    code = CODE.search(written)
    files = (file for file in message.attachments if not (file.content_type or "").startswith("image/"))
    small = [file for file in files if file.size <= FILE_MAX]
    if code is not None:
        text = code.group()
    elif small:
        text = (await in_time(interaction, downloaded(small[0].read()))).decode(errors="replace")
    else:
        fenced = FENCED.search(written)
        text = written if fenced is None else fenced.group(1)
    await import_company(interaction, text, "", "//")


def _texts(components: object) -> list[str]:
    """All text of a message's components."""
    found = []
    for part in components if isinstance(components, list | tuple) else ():
        found += [part.content] if isinstance(part, discord.TextDisplay) else _texts(getattr(part, "children", ()))
    return found


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def waits_for(interaction: AnyInteraction, message: discord.Message) -> None:
    """Say whom the game of a message waits for, and for what. Raises ``NotAllowed("no-game-here")``."""
    game = await in_time(interaction, _game_of(interaction, message))
    await show(interaction, note_view(advice(game, interaction.user.id, private_locale(interaction))))


async def _game_of(interaction: Interaction, message: discord.Message) -> Game:
    """The game of a message's buttons, else the channel's."""
    table = table_of(interaction)
    pressed = next(filter(None, map(PressId.parse, _ids(message.components))), None)
    return await (table.game_in(message.channel.id) if pressed is None else table.game(pressed.game))


def _ids(components: object) -> list[str]:
    found = list[str]()
    for part in components if isinstance(components, list | tuple) else ():
        found += [part.custom_id] if getattr(part, "custom_id", None) else _ids(getattr(part, "children", ()))
    return found
