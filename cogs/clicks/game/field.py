"""Changes of a lobby's battlefield, by button or command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.kit.interaction import Interaction, count_as_dear, person_of, table_of
from cogs.kit.reply import in_time
from cogs.views.game.field import field_of
from rules import ruleset
from rules.core.json_input import Options
from rules.field import SIZE_MOST, Field
from table import Game, NotAllowed
from table.permissions import must_be_host

__all__ = ["another_field", "change_field", "open_field"]


def open_field(game: Game) -> Field:
    """The field while it may be changed. Raises ``NotAllowed``: ``no-map`` or ``field-fixed``."""
    field = field_of(game)
    if field is None:
        raise NotAllowed("no-map")
    if game.status != "lobby":
        raise NotAllowed("field-fixed")
    return field


async def change_field(interaction: Interaction, game: Game, make_options: Callable[[], Options]) -> Game:
    """Give the lobby other options as its host; they are made off the event loop. Raises ``RulesError``."""
    open_field(game)
    must_be_host(game, person_of(interaction))
    count_as_dear(interaction)
    options = await in_time(interaction, asyncio.to_thread(make_options))
    work = table_of(interaction).set_options(game.id, person_of(interaction), options, interaction=interaction.id)
    return await in_time(interaction, work)


def another_field(game: Game, seed: str, wanted: Options) -> Options:
    """The options with another field: of the same style, shape and size unless others are wanted.

    With another ruler it is as large as usual.
    """
    field = open_field(game)
    kept = {name: value for name, value in game.options.items() if name not in ("field", "across")}
    same: Options = {"style": field.style, "shape": field.ground.shape}
    if "ruler" not in wanted:
        same["across"] = min(SIZE_MOST, round(field.ground.widest))
    return ruleset(game.ruleset).prepare(game.size, game.table, kept | same | wanted, seed)
