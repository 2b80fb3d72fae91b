"""Who plays in the middle of a game: resigning, being replaced, taking over, and giving the game up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table import log
from table.errors import NotAllowed
from table.game import NOBODY, Abandon, Game, Replacement, TimeChange
from table.made import Made
from table.seats import Person, must_be_host, must_be_in_lobby, must_be_running, must_be_seated
from table.time import clocks
from table.time.controls import TimeControl
from table.votes import wishes

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["abandon", "absent", "replace", "resign", "set_time"]


def absent(game: Game) -> tuple[int, ...]:
    """The players who missed several decisions in a row: the others may go on without them."""
    missed = {clock.user for clock in game.clocks if clock.strikes >= clocks.STRIKES}
    return tuple(number for number, seat in enumerate(game.seats) if seat.user in missed)


async def set_time(
    table: Table, game_id: str, person: Person, control: TimeControl, *, interaction: int | None = None
) -> Game:
    """The host sets the time in the lobby; later a player wishes it of the others."""
    game = await table.game(game_id)
    if game.status != "lobby":
        return await wishes.ask(table, game_id, person, TimeChange(control), interaction=interaction)

    def step(game: Game, secret: bytes) -> Made:
        must_be_in_lobby(game)
        must_be_host(game, person)
        return Made.of(log.TimeSet(person.user, control))

    return await table.change(game_id, person, step, interaction)


async def replace(
    table: Table, game_id: str, person: Person, player: int, by: Person | None, *, interaction: int | None = None
) -> Game:
    """Another person plays a seat, or the referee until one does. The host says so; others wish it.

    Whoever sits there is asked too, unless their time is up or they have missed a decision. Raises ``NotAllowed``.
    """
    game = await table.game(game_id)
    must_be_running(game)
    if not 0 <= player < len(game.seats):
        raise NotAllowed("no-such-player", player=str(player))
    seat, user = game.seats[player], NOBODY if by is None else by.user
    _must_change(game, seat.user, user)
    name = seat.name if by is None else by.name
    if person.user == game.host or person.steward:

        def step(game: Game, secret: bytes) -> Made:
            must_be_running(game)
            was = game.seats[player].user
            _must_change(game, was, user)
            said = Made.of(log.Replaced(person.user, player, was, user, name))
            return said if user != NOBODY else said.then(wishes.without(game, was, table.clock.now(), secret))

        return await table.change(game_id, person, step, interaction)
    clock = clocks.clock_of(game, seat.user)
    gone = clock is not None and clock.strikes > 0
    late = seat.user in clocks.late(game, table.clock.now(), table.preferences)
    spared = (seat.user,) if gone or late else ()
    wanted = Replacement(player, user, name)
    return await wishes.ask(table, game_id, person, wanted, spared=spared, interaction=interaction)


def _must_change(game: Game, was: int, user: int) -> None:
    if user != NOBODY and game.player_of(user) is not None:
        raise NotAllowed("already-seated")
    if was == user:
        raise NotAllowed("nobody-there")


async def resign(table: Table, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
    """Gets up for good: the referee plays on for the seat. When nobody is left, the game is given up."""

    def step(game: Game, secret: bytes) -> Made:
        must_be_running(game)
        player = must_be_seated(game, person)
        gone = Made.of(log.Resigned(person.user, player))
        if wishes.others_of(game, person.user):
            return gone.then(wishes.without(game, person.user, table.clock.now(), secret))
        return gone.then(wishes.abandoned(game, person.user, secret))

    return await table.change(game_id, person, step, interaction)


async def abandon(table: Table, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
    """Wishes to end the game with the scores as they are."""
    return await wishes.ask(table, game_id, person, Abandon(), interaction=interaction)
