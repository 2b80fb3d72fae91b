"""A game's file that is brought to a channel, by command or form."""

from collections.abc import Awaitable, Mapping

import discord

from cogs.actions.forms import uploaded
from cogs.kit.drawing import draw_long
from cogs.kit.interaction import Interaction, charge, person_of, private_locale, table_of, table_place
from cogs.kit.reply import show
from cogs.views.components import note_view
from render.table_photo import cleaned
from rules.field import read_field
from table import Game
from table.fields import shelf_of
from table.history.archive import SIZE_MAX
from table.history.transfer import checked, import_game
from text import escape
from text.fluent.catalogue import say


async def import_file(interaction: Interaction, data: Awaitable[bytes | None], *, running: bool) -> None:
    """Open the game of a file here; ``running``: to be played on. Raises ``RulesError``."""
    guild, channel = table_place(interaction)
    charge(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    game = await import_game(
        table_of(interaction),
        await data or b"",
        person_of(interaction),
        channel=channel,
        guild=guild,
        running=running,
        interaction=interaction.id,
        check=lambda file: draw_long(checked, file),
        clean=lambda photograph: draw_long(cleaned, photograph),
    )
    await interaction.client.boards.show_imported(game)
    await show(interaction, note_view(await _import_note(interaction, game)))


async def send_file(interaction: Interaction, argument: str, fields: Mapping[str, str]) -> None:
    """Open the game of the file that was uploaded in the form."""
    await import_file(interaction, uploaded(interaction, "file", SIZE_MAX), running=fields.get("running") == str(True))


async def _import_note(interaction: Interaction, game: Game) -> str:
    locale = private_locale(interaction)
    photograph = await _photograph_note(interaction, game, locale)
    if game.status == "ended":
        return say(locale, "import-done") + photograph
    absent = [seat.name for seat in game.seats if not await _is_member(interaction, seat.user)]
    return say(locale, "import-goes-on", absent=", ".join(map(escape, absent)) or "none") + photograph


async def _photograph_note(interaction: Interaction, game: Game, locale: str) -> str:
    """A line that names the user's field with which the game's photograph is kept; empty without a photograph."""
    code = game.options.get("field")
    photograph = read_field(code).seed if code else ""
    kept = await table_of(interaction).storage.fields.on_shelf(shelf_of(interaction.user.id))
    name = next((row.name for row in kept if photograph and row.photograph == photograph), "")
    return f"\n{say(locale, 'import-photograph', name=escape(name))}" if name else ""


async def _is_member(interaction: Interaction, user: int) -> bool:
    """Whether a user is on the server."""
    if interaction.guild is None:
        return False
    try:
        await interaction.guild.fetch_member(user)
    except discord.HTTPException as error:
        return not isinstance(error, discord.NotFound)  # where Discord does not say, nobody is named as absent
    return True
