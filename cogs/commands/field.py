"""`/field`: the battlefield of a lobby, laid out by the host; `/look`: what is around a place, and distances."""

import io
from collections.abc import Callable
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.game.map_plan import another_field, change_field, open_field, set_aside
from cogs.commands.own_fields import OwnFieldCommands, field_named, names_typed
from cogs.kit.autocomplete import Choices, choices, choices_by_name, game_typed_in
from cogs.kit.drawing import draw_now
from cogs.kit.games import on_map
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.offers import ACROSS, RULER_CHOICES, SHAPE_CHOICES, STYLE_CHOICES
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, word
from cogs.views.game.map_plan import LobbyField, field_in, field_of, field_view, look_view, ruler_of
from cogs.views.looks import LOOKS, field_words, picture_words
from render import Picture, draw_field, draw_place
from render.kit.portraits import PHOTOGRAPH
from rules import Illegal, State, ruleset_of
from rules.core.json_input import Options
from rules.field import NAMES, Field, add, move, remove, turn, write_field
from rules.field.coordinates import read_place
from storage import FieldRow
from table import Game, NotAllowed
from table.lobby import new_field_seed
from table.permissions import must_be_running
from table.records.threads import in_thread
from text import field_notes, narrator
from text.fluent.catalogue import say
from text.words import in_order

Edit: TypeAlias = Callable[[Field], Field]
SEED_MAX = 60


async def _map_here(interaction: Interaction) -> Game:
    """The channel's game. Raises ``NotAllowed``: ``no-map``, ``no-fields``, ``not-in-dm``, ``no-game-here``."""
    game = await game_here(interaction)
    field_in(game)
    return game


async def _show_field(interaction: Interaction, game: Game, note: str = "") -> None:
    field, locale, ruler = field_in(game), private_locale(interaction), ruler_of(game)
    words = await in_time(interaction, field_words(game, field, locale, ruler))
    picture = await in_time(interaction, draw_now(draw_field, field, words, ruler))
    file = discord.File(io.BytesIO(picture.data), f"field-{game.seq}.png")
    kept, photograph = await in_time(interaction, LOOKS.kept_field(game)), words.get(PHOTOGRAPH, b"")
    told = [*await in_thread(field_notes, locale, field), await _photograph(interaction, field, photograph, kept)]
    shown = LobbyField("" if kept is None else kept.name, bool(photograph))
    page = table_of(interaction).links.drawing(interaction.user.id, locale, game.id)
    view = field_view(locale, field, ruler, shown, file.filename, "\n".join((note, *told)), page)
    await show(interaction, view, files=[file])


async def _photograph(interaction: Interaction, field: Field, shown: bytes, kept: FieldRow | None) -> str:
    """Which photograph belongs to a field: how large, and since when it is kept."""
    there = await table_of(interaction).storage.fields.photograph_owner(field.seed) is not None
    since = "none" if kept is None else f"<t:{int(kept.updated)}:D>"
    about = {"shown": "yes" if shown else "hidden" if there else "no", "size": -(-len(shown) // 1000), "since": since}
    return say(private_locale(interaction), "field-photograph", **about)


async def _edit(interaction: Interaction, edit: Edit) -> None:
    game = await _map_here(interaction)
    field = open_field(game)
    await _change(interaction, game, lambda: game.options | {"field": write_field(edit(field))})


async def _change(interaction: Interaction, game: Game, make_options: Callable[[], Options]) -> None:
    changed = await change_field(interaction, game, make_options)
    await _show_field(interaction, changed, say(private_locale(interaction), "field-changed"))


async def _lay_out(interaction: Interaction, game: Game, seed: str, wanted: Options) -> None:
    """Lay out another field by chance, and say what becomes of the host's own."""
    changed = await change_field(interaction, game, lambda: another_field(game, seed, wanted))
    told = await set_aside(interaction, game, changed) or say(private_locale(interaction), "field-changed")
    await _show_field(interaction, changed, told)


def _by_name(named: tuple[str, str]) -> tuple[str, str]:
    return in_order(named[0])


class FieldCog(OwnFieldCommands, commands.GroupCog, group_name="field", group_description=word("cmd-field")):
    """The battlefield before the game starts."""

    @app_commands.command(name="show", description=word("cmd-field-show"))
    async def show_field(self, interaction: Interaction) -> None:
        """Show the field as it was laid out."""
        await _show_field(interaction, await _map_here(interaction))

    @app_commands.command(name="reroll", description=word("cmd-field-reroll"))
    @describe(seed="opt-field-seed")
    async def reroll(self, interaction: Interaction, seed: str | None = None) -> None:
        """Lay out another field of the same style."""
        game = await _map_here(interaction)
        await _lay_out(interaction, game, (seed or new_field_seed())[:SEED_MAX], {})

    @app_commands.command(name="style", description=word("cmd-field-style"))
    @describe(style="opt-field-style", shape="opt-field-shape", across="opt-field-across", ruler="opt-field-ruler")
    @app_commands.choices(style=STYLE_CHOICES, shape=SHAPE_CHOICES, ruler=RULER_CHOICES)
    async def style(
        self,
        interaction: Interaction,
        style: str | None = None,
        shape: str | None = None,
        across: ACROSS | None = None,
        ruler: str | None = None,
    ) -> None:
        """Lay out a field of another style, shape or size, or for another ruler."""
        given = {"style": style, "shape": shape, "across": across, "ruler": ruler}
        wanted = {name: value for name, value in given.items() if value is not None}
        if not wanted:
            raise NotAllowed("nothing-said")
        game = await _map_here(interaction)
        await _lay_out(interaction, game, new_field_seed(), wanted)

    @app_commands.command(name="add", description=word("cmd-field-add"))
    @describe(kind="opt-field-kind", at="opt-field-place")
    async def add_piece(self, interaction: Interaction, kind: str, at: str) -> None:
        """Add a piece of terrain."""
        await _edit(interaction, lambda field: add(field, kind, read_place(at)))

    @app_commands.command(name="move", description=word("cmd-field-move"))
    @describe(piece="opt-field-piece", at="opt-field-place")
    async def move_piece(self, interaction: Interaction, piece: str, at: str) -> None:
        """Move a piece."""
        await _edit(interaction, lambda field: move(field, piece.upper(), read_place(at)))

    @app_commands.command(name="turn", description=word("cmd-field-turn"))
    @describe(piece="opt-field-piece", degrees="opt-field-degrees")
    async def turn_piece(
        self, interaction: Interaction, piece: str, degrees: app_commands.Range[int, -360, 360]
    ) -> None:
        """Turn a piece where it stands."""
        await _edit(interaction, lambda field: turn(field, piece.upper(), degrees))

    @app_commands.command(name="remove", description=word("cmd-field-remove"))
    @describe(piece="opt-field-piece")
    async def remove_piece(self, interaction: Interaction, piece: str) -> None:
        """Remove a piece."""
        await _edit(interaction, lambda field: remove(field, piece.upper()))

    @app_commands.command(name="load", description=word("cmd-field-load"))
    @describe(code="opt-field-code")
    async def load(self, interaction: Interaction, code: str) -> None:
        """Load a field that is kept under a name, or one that somebody shared."""
        loaded = await field_named(interaction, code)
        await _edit(interaction, lambda _field: loaded)

    @load.autocomplete("code")
    async def _fields(self, interaction: Interaction, typed: str) -> Choices:
        return await names_typed(interaction, typed)

    @add_piece.autocomplete("kind")
    async def _kinds(self, interaction: Interaction, typed: str) -> Choices:
        locale = private_locale(interaction)
        return choices(sorted(((say(locale, f"piece-{name}"), name) for name in NAMES), key=_by_name), typed)

    @move_piece.autocomplete("piece")
    @turn_piece.autocomplete("piece")
    @remove_piece.autocomplete("piece")
    async def _pieces(self, interaction: Interaction, typed: str) -> Choices:
        game, locale = await game_typed_in(interaction), private_locale(interaction)
        field = None if game is None else field_of(game)
        pieces = () if field is None else field.pieces
        return choices(((f"{piece.id} {say(locale, f'piece-{piece.name}')}", piece.id) for piece in pieces), typed)


# -- what is around a place -------------------------------------------------------------------------------------------


class LookCog(commands.Cog):
    """Close-ups of the map, for anybody."""

    @app_commands.command(name="look", description=word("cmd-look"))
    @describe(at="opt-look-at", frame="opt-look-frame", to="opt-look-to")
    async def look(
        self, interaction: Interaction, at: str | None = None, frame: str | None = None, to: str | None = None
    ) -> None:
        """Show a close-up, with the ranges and covers there as text, or with the distance to something."""
        game, locale = await game_here(interaction), private_locale(interaction)
        if not on_map(game):
            raise NotAllowed("no-map")
        must_be_running(game)
        told, picture = await in_time(interaction, _drawn(game, locale, at, frame, to), slow=True)
        file = discord.File(io.BytesIO(picture.data), f"look-{game.seq}.png")
        await show(interaction, look_view(told, file.filename), files=[file])

    @look.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        return await _named(interaction, typed, "frames")

    @look.autocomplete("at")
    @look.autocomplete("to")
    async def _places(self, interaction: Interaction, typed: str) -> Choices:
        return await _named(interaction, typed, "frames", "stations", "pieces")


async def _named(interaction: Interaction, typed: str, *kinds: str) -> Choices:
    game = await game_typed_in(interaction)
    if game is None or game.state is None or not on_map(game):
        return []
    rules, state = ruleset_of(game.state), game.state
    named = [(f"{id_} {name}", id_) for kind in kinds for id_, name in rules.named(state, kind)]
    return choices_by_name(named, typed)


async def _drawn(game: Game, locale: str, at: str | None, frame: str | None, to: str | None) -> tuple[str, Picture]:
    told, point = await in_thread(_look, game, locale, at, frame, to)
    return told, await draw_now(draw_place, game.played, await picture_words(game, game.played, locale), point)


def _look(
    game: Game, locale: str, at: str | None, frame: str | None, to: str | None
) -> tuple[str, tuple[float, float]]:
    """The text of a place, and where it is: the one that is named, a frame's, or where the action is.

    Runs off the event loop. Raises ``RulesError`` for a place or a frame that is not there, and
    ``NotAllowed("look-from")`` for a distance from nowhere.
    """
    state, maps = game.played, ruleset_of(game.played).maps
    if maps is None:
        raise NotAllowed("no-map")
    name = None if frame is None else _frame_on_map(state, frame)
    point = maps.locate(state, at or name)
    if to is None:
        return narrator(state).look_text(locale, state, point, frame=name), point
    start = name or at
    if start is None:
        raise NotAllowed("look-from")
    return narrator(state).measure_text(locale, state, start, to), point


def _frame_on_map(state: State, text: str) -> str:
    """The id of a frame that stands on the map. Raises ``Illegal("no-such-frame")``."""
    rules, name = ruleset_of(state), text.strip().upper()
    if rules.maps is None or name not in rules.maps.positions(state) or name not in dict(rules.named(state, "frames")):
        raise Illegal("no-such-frame", frame=text[:40])
    return name
