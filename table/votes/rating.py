"""Rated games: the host says so in the lobby while nobody else sits there, since who joins a lobby agrees to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from table import log
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import Abandon, Game
from table.lobby import must_be_ratable
from table.permissions import Person, must_be_host, must_be_in_lobby
from table.votes import wishes

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["ask_to_end", "rate"]


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
    """Ask the players whether a rated game shall end early and count; None where it may just be ended.

    That of a host who does not play ends, and does not count.
    """
    game = await table.game(game_id)
    if not game.rated or game.status != "running" or game.player_of(person.user) is None:
        return None
    must_be_host(game, person)
    return await wishes.ask(table, game_id, person, Abandon())
