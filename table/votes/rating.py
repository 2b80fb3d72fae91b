"""Rated games: a lobby becomes rated only before anybody else joins it, because joining is agreeing to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from table import log
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import Game
from table.lobby import must_be_ratable
from table.permissions import Person, must_be_host, must_be_in_lobby
from table.votes import wishes
from table.winning import ends_by_vote

if TYPE_CHECKING:
    from table.table import Table


async def rate(table: Table, game_id: str, person: Person, *, rated: bool, interaction: int | None = None) -> Game:
    """Make a lobby's game rated, or not, as host.

    Raises ``NotAllowed``: ``rated-joined``, or as ``must_be_ratable``.
    """
    row = await table.storage.games.get(game_id)

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(game)
        must_be_host(game, person)
        users = [seat.user for seat in game.seats]
        must_be_ratable(structs.replace(game, rated=rated), users, None if row is None else row.guild)
        if rated and any(user != game.host for user in users):
            raise NotAllowed("rated-joined")
        return FoldedEntry.of(log.RatedSet(person.user, rated))

    return await table.change(game_id, person, step, interaction)


async def ask_to_end(table: Table, game_id: str, person: Person) -> Game | None:
    """Ask the players to end a game early that ends by their vote: see ``wishes.ask_to_end``. None for other games."""
    game = await table.game(game_id)
    return await wishes.ask_to_end(table, game_id, person) if ends_by_vote(game, person.user) else None
