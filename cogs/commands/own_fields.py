"""Battlefields that people keep under a name, for themselves or for their server: the rest of `/field`."""

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.kit.autocomplete import Choices, choices_by_name, game_typed_in
from cogs.kit.interaction import Interaction, charge, person_of, private_locale, table_of
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import drawing_button, note_view
from cogs.views.fields import fields_text
from cogs.views.game.map_plan import field_in
from rules.field import Field, is_field_code, read_field
from storage import FieldRow
from storage.texts import name_key
from table import NotAllowed
from table.fields import (
    delete_field,
    field_meant,
    fields_listed,
    keep_field,
    kept_field,
    rename_field,
    server_shelf,
    shared_code,
    shelf_of,
    why_kept_off,
)
from table.records.links import NO_GAME
from text import escape
from text.fluent.catalogue import say
from text.words import in_order


def shelves_of(interaction: Interaction) -> list[str]:
    """The lists of fields that a person may load here: their own, then the server's."""
    own = shelf_of(interaction.user.id)
    return [own] if interaction.guild_id is None else [own, server_shelf(interaction.guild_id)]


async def field_named(interaction: Interaction, text: str) -> Field:
    """The field of a code or of a name. Raises ``RulesError``."""
    return await in_time(interaction, field_meant(table_of(interaction).storage, shelves_of(interaction), text))


async def fields_typed(interaction: Interaction, text: str) -> tuple[tuple[str, str], ...]:
    """The fields of names or codes between commas, as (name, code). Raises ``RulesError``."""
    return await fields_listed(table_of(interaction).storage, shelves_of(interaction), text)


async def names_typed(interaction: Interaction, typed: str) -> Choices:
    """The fields that a person may load here, by name; those of the server say so."""
    kept, own, locale = table_of(interaction).storage.fields, shelf_of(interaction.user.id), private_locale(interaction)
    rows = [row for shelf in shelves_of(interaction) for row in sorted(await kept.on_shelf(shelf), key=_by_name)]
    mine = {name_key(row.name) for row in rows if row.shelf == own}
    named = (
        (row.name, row.name)
        if row.shelf == own
        else (
            say(locale, "field-of-server", name=row.name),
            row.id if name_key(row.name) in mine else row.name,  # by name it is one's own
        )
        for row in rows
    )
    return choices_by_name(named, typed)


def _by_name(row: FieldRow) -> tuple[str, str]:
    return in_order(row.name)


async def _owned(interaction: Interaction, name: str, *, server: bool) -> FieldRow:
    """A field of the user's own list, or the server's. Raises ``NotAllowed``: ``field-not-kept``, ``field-servers``."""
    shelf = server_shelf(interaction.guild_id) if server else shelf_of(interaction.user.id)
    row = await kept_field(table_of(interaction).storage, [shelf] if server else shelves_of(interaction), name)
    if row.shelf != shelf:
        raise NotAllowed("field-servers", name=row.name)
    return row


async def _here(interaction: Interaction) -> Field:
    return field_in(await game_here(interaction))


class OwnFieldCommands(commands.Cog):
    """Keeping fields, and finding them again."""

    @app_commands.command(name="draw", description=word("cmd-field-draw"))
    async def draw(self, interaction: Interaction) -> None:
        """Lead to the page on which battlefields are drawn: that of the channel's game, if there is one."""
        table, locale = table_of(interaction), private_locale(interaction)
        game = await in_time(interaction, game_typed_in(interaction))
        address = table.links.drawing(interaction.user.id, locale, NO_GAME if game is None else game.id)
        if not address:
            raise NotAllowed("draw-nowhere")
        why = "none" if game is None else why_kept_off(game, interaction.user.id)
        told = say(locale, "field-draw", plays="no" if why else "yes")
        if game is not None and why:
            told += "\n-# " + say(locale, "draw-why", why=why, title=escape(game.title))
        await show(interaction, note_view(told, drawing_button(locale, address)))

    @app_commands.command(name="save", description=word("cmd-field-save"))
    @describe(name="opt-field-name", code="opt-field-save-code", server="opt-field-server")
    async def save(self, interaction: Interaction, name: str, code: str | None = None, server: bool = False) -> None:
        """Keep the field of the channel's game, or that of a code, under a name."""
        person, storage = person_of(interaction), table_of(interaction).storage
        shelf = server_shelf(interaction.guild_id) if server else shelf_of(person.user)
        field = await _here(interaction) if code is None else await field_named(interaction, code)
        charge(interaction)
        row = await in_time(interaction, keep_field(storage, shelf, person, name, field))
        key = "field-kept-server" if server else "field-kept"
        await show(interaction, note_view(say(private_locale(interaction), key, name=escape(row.name))))

    @app_commands.command(name="list", description=word("cmd-field-list"))
    async def list_fields(self, interaction: Interaction) -> None:
        """List the fields that the user may load here."""
        kept = table_of(interaction).storage.fields
        found = await in_time(interaction, asyncio.gather(*map(kept.on_shelf, shelves_of(interaction))))
        listed = (sorted(rows, key=_by_name) for rows in found)
        await show(interaction, note_view(fields_text(private_locale(interaction), *listed)))

    @app_commands.command(name="delete", description=word("cmd-field-delete"))
    @describe(name="opt-field-kept", server="opt-field-server")
    async def delete(self, interaction: Interaction, name: str, server: bool = False) -> None:
        """Delete a field; the answer has its code."""
        row = await in_time(interaction, _owned(interaction, name, server=server))
        table = table_of(interaction)
        await in_time(interaction, delete_field(table.storage, person_of(interaction), row))
        await table.photograph_gone(row)
        locale, code = private_locale(interaction), shared_code(read_field(row.code))
        await show(interaction, note_view(say(locale, "field-deleted", name=escape(row.name), code=code)))

    @app_commands.command(name="rename", description=word("cmd-field-rename"))
    @describe(name="opt-field-kept", new="opt-field-new", server="opt-field-server")
    async def rename(self, interaction: Interaction, name: str, new: str, server: bool = False) -> None:
        """Give a kept field another name."""
        person, storage = person_of(interaction), table_of(interaction).storage
        row = await in_time(interaction, _owned(interaction, name, server=server))
        renamed = await in_time(interaction, rename_field(storage, person, row, new))
        told = {"was": escape(row.name), "name": escape(renamed.name)}
        await show(interaction, note_view(say(private_locale(interaction), "field-renamed", **told)))

    @app_commands.command(name="share", description=word("cmd-field-share"))
    @describe(name="opt-field-kept")
    async def share(self, interaction: Interaction, name: str | None = None) -> None:
        """Show a field as text, to be loaded elsewhere: the game's, or one that is kept."""
        field = await _here(interaction) if name is None else await field_named(interaction, name)
        photograph = await in_time(interaction, table_of(interaction).storage.fields.photograph_owner(field.seed))
        told = {"code": shared_code(field), "photograph": "no" if photograph is None else "yes"}
        await show(interaction, note_view(say(private_locale(interaction), "field-shared", **told)))

    @delete.autocomplete("name")
    @rename.autocomplete("name")
    @share.autocomplete("name")
    async def _names(self, interaction: Interaction, typed: str) -> Choices:
        return await names_typed(interaction, typed)

    @save.autocomplete("name")
    async def _own_names(self, interaction: Interaction, typed: str) -> Choices:
        kept: list[FieldRow] = await table_of(interaction).storage.fields.on_shelf(shelf_of(interaction.user.id))
        rows = sorted(kept, key=_by_name)
        free = [(typed[:100], typed[:100])] if typed.strip() and not is_field_code(typed) else []
        return choices_by_name([*free, *((row.name, row.name) for row in rows if row.name != typed)], typed)
