"""`/field`: the battlefield of a lobby, laid out by the host; and its buttons."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks.game import Pressed, board_follows, on_verb, person_of, table_of
from cogs.kit.commands import describe, word
from cogs.kit.drawing import drawn_at_once
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.components import on_map
from cogs.views.maps import ACROSS, SHAPE_CHOICES, STYLE_CHOICES, field_of, field_picture, field_view
from rules import Illegal, ruleset
from rules.field import NAMES, Field, add, move, read_field, remove, turn, write_field
from rules.field.coordinates import read_place as read_point
from table import Game, NotAllowed, Table
from table.opening import new_seed
from table.seats import must_be_host
from text.fluent.catalogue import say

__all__ = ["FieldCog"]

Choices = list[app_commands.Choice[str]]
Edit = Callable[[Field], Field]
CHOICES_MAX = 25
SEED_MAX = 60


def lobby_with_map(game: Game) -> Field:
    """The field that may still be changed. Raises ``NotAllowed``: ``no-map`` or ``field-fixed``."""
    field = field_of(game)
    if field is None:
        raise NotAllowed("no-map")
    if game.status != "lobby":
        raise NotAllowed("field-fixed")
    return field


async def change(interaction: Interaction, game: Game, options: Callable[[], dict[str, Any]]) -> Game:
    """The host changes the options of the lobby; what they become is reckoned off the event loop."""
    lobby_with_map(game)
    must_be_host(game, person_of(interaction))
    made = await patiently(interaction, asyncio.to_thread(options))
    work = table_of(interaction).set_options(game.id, person_of(interaction), made, interaction=interaction.id)
    return await patiently(interaction, work)


def another(game: Game, seed: str, **wanted: Any) -> dict[str, Any]:
    """The options with another field of the same style, shape and size, unless others are wanted."""
    field = lobby_with_map(game)
    kept = {name: value for name, value in game.options.items() if name != "field"}
    wanted = {name: value for name, value in wanted.items() if value is not None}
    same = {"style": field.style, "shape": field.ground.shape, "across": int(field.ground.size)}
    return ruleset(game.ruleset).prepare(game.size, game.table, kept | same | wanted, seed)


class FieldCog(commands.GroupCog, group_name="field", group_description=word("cmd-field")):
    """The battlefield before the game starts."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def _here(self, interaction: Interaction) -> Game:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        game = await patiently(interaction, self.table.game_in(interaction.channel_id))
        if not on_map(game):
            raise NotAllowed("no-map")
        return game

    async def _edit(self, interaction: Interaction, edit: Edit) -> None:
        game = await self._here(interaction)
        field = lobby_with_map(game)
        await self._changed(interaction, game, lambda: game.options | {"field": write_field(edit(field))})

    async def _changed(self, interaction: Interaction, game: Game, options: Callable[[], dict[str, Any]]) -> None:
        changed = await change(interaction, game, options)
        await self._show(interaction, changed, say(private_locale(interaction), "field-changed"))

    async def _show(self, interaction: Interaction, game: Game, note: str = "") -> None:
        field, locale = field_of(game), private_locale(interaction)
        if field is None:
            raise NotAllowed("no-map")
        work = drawn_at_once(field_picture, locale, field)
        file = discord.File(io.BytesIO((await patiently(interaction, work)).data), f"field-{game.seq}.png")
        await show(interaction, field_view(locale, field, file.filename, note), files=[file])

    @app_commands.command(name="show", description=word("cmd-field-show"))
    async def show_field(self, interaction: Interaction) -> None:
        """The field as it was laid out."""
        await self._show(interaction, await self._here(interaction))

    @app_commands.command(name="reroll", description=word("cmd-field-reroll"))
    @describe(seed="opt-field-seed")
    async def reroll(self, interaction: Interaction, seed: str | None = None) -> None:
        """Another field of the same style."""
        game = await self._here(interaction)
        await self._changed(interaction, game, lambda: another(game, (seed or new_seed())[:SEED_MAX]))

    @app_commands.command(name="style", description=word("cmd-field-style"))
    @describe(style="opt-field-style", shape="opt-field-shape", across="opt-field-across")
    @app_commands.choices(style=STYLE_CHOICES, shape=SHAPE_CHOICES)
    async def style(
        self,
        interaction: Interaction,
        style: str | None = None,
        shape: str | None = None,
        across: ACROSS | None = None,
    ) -> None:
        """A field of another style, shape or size."""
        if style is None and shape is None and across is None:
            raise NotAllowed("nothing-said")
        game = await self._here(interaction)
        await self._changed(
            interaction, game, lambda: another(game, new_seed(), style=style, shape=shape, across=across)
        )

    @app_commands.command(name="add", description=word("cmd-field-add"))
    @describe(kind="opt-field-kind", at="opt-field-place")
    async def add_piece(self, interaction: Interaction, kind: str, at: str) -> None:
        """One more piece of terrain."""
        await self._edit(interaction, lambda field: add(field, kind, read_point(at)))

    @app_commands.command(name="move", description=word("cmd-field-move"))
    @describe(piece="opt-field-piece", at="opt-field-place")
    async def move_piece(self, interaction: Interaction, piece: str, at: str) -> None:
        """A piece goes somewhere else."""
        await self._edit(interaction, lambda field: move(field, piece.upper(), read_point(at)))

    @app_commands.command(name="turn", description=word("cmd-field-turn"))
    @describe(piece="opt-field-piece", degrees="opt-field-degrees")
    async def turn_piece(
        self, interaction: Interaction, piece: str, degrees: app_commands.Range[int, -360, 360]
    ) -> None:
        """A piece turns where it stands."""
        await self._edit(interaction, lambda field: turn(field, piece.upper(), degrees))

    @app_commands.command(name="remove", description=word("cmd-field-remove"))
    @describe(piece="opt-field-piece")
    async def remove_piece(self, interaction: Interaction, piece: str) -> None:
        """A piece goes."""
        await self._edit(interaction, lambda field: remove(field, piece.upper()))

    @app_commands.command(name="share", description=word("cmd-field-share"))
    async def share(self, interaction: Interaction) -> None:
        """The field as text, to be loaded elsewhere."""
        field = field_of(await self._here(interaction))
        if field is None:
            raise NotAllowed("no-map")
        await show(
            interaction, panel.note_view(say(private_locale(interaction), "field-shared", code=write_field(field)))
        )

    @app_commands.command(name="load", description=word("cmd-field-load"))
    @describe(code="opt-field-code")
    async def load(self, interaction: Interaction, code: str) -> None:
        """A field that somebody shared."""
        await self._edit(interaction, lambda _field: read_field(code.strip()))

    @add_piece.autocomplete("kind")
    async def _kinds(self, interaction: Interaction, current: str) -> Choices:
        locale = private_locale(interaction)
        named = [(say(locale, f"piece-{name}"), name) for name in NAMES]
        return _matching(named, current)

    @move_piece.autocomplete("piece")
    @turn_piece.autocomplete("piece")
    @remove_piece.autocomplete("piece")
    async def _pieces(self, interaction: Interaction, current: str) -> Choices:
        try:
            field = field_of(await self.table.game_in(interaction.channel_id or 0))
        except (NotAllowed, Illegal):
            return []
        locale = private_locale(interaction)
        pieces = () if field is None else field.pieces
        return _matching([(f"{piece.id} {say(locale, f'piece-{piece.name}')}", piece.id) for piece in pieces], current)


def _matching(named: list[tuple[str, str]], current: str) -> Choices:
    found = [(name, value) for name, value in named if current.lower() in f"{name} {value}".lower()]
    return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in found[:CHOICES_MAX]]


@on_verb("fieldagain")
async def _again(interaction: Interaction, pressed: Pressed) -> None:
    await _laid_out(interaction, pressed)


@on_verb("fieldstyle")
async def _style(interaction: Interaction, pressed: Pressed) -> None:
    await _laid_out(interaction, pressed, style=pressed.value)


async def _laid_out(interaction: Interaction, pressed: Pressed, **wanted: Any) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    await change(interaction, game, lambda: another(game, new_seed(), **wanted))
    await board_follows(interaction)
