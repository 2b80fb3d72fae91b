"""Changes of a lobby, and of seats in a running game: resigning, replacing; also its time, and abandoning it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rules.core.json_input import Size
from table import log
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import NOBODY, Abandon, Game, Replacement, TimeChange, is_bot, is_person
from table.lobby import configured, name_apart, new_bot
from table.permissions import Person, must_be_host, must_be_in_lobby, must_be_running, must_be_seated
from table.player_clocks import STRIKES, clock_of, overdue
from table.time.controls import TimeControl
from table.votes import wishes

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["abandon", "absent", "add_bot", "configure", "remove_bot", "replace", "resign", "set_time"]


def absent(game: Game) -> tuple[int, ...]:
    """The players who have missed several decisions in a row: the others may go on without them."""
    missed = {clock.user for clock in game.clocks if clock.strikes >= STRIKES}
    return tuple(number for number, seat in enumerate(game.seats) if seat.user in missed)


async def set_time(
    table: Table, game_id: str, person: Person, control: TimeControl, *, interaction: int | None = None
) -> Game:
    """Set the time in the lobby, as its host; in a game, ask the others for it."""
    game = await table.game(game_id)
    if game.status != "lobby":
        return await wishes.ask(table, game_id, person, TimeChange(control), interaction=interaction)

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(game)
        must_be_host(game, person)
        return FoldedEntry.of(log.TimeSet(person.user, control))

    return await table.change(game_id, person, step, interaction)


async def configure(
    table: Table,
    game_id: str,
    person: Person,
    ruleset: str | None,
    size: Size | None = None,
    played: str | None = None,
    *,
    interaction: int | None = None,
) -> Game:
    """Choose another ruleset, size or table (``played``) in the lobby, as its host. Raises ``RulesError``."""
    game = await table.game(game_id)
    must_be_in_lobby(game)
    must_be_host(game, person)
    ready = await asyncio.to_thread(configured, game, person, ruleset, size, played)

    def step(now: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(now)
        # Somebody may have joined while the field was laid out.
        return ready if now.seq == game.seq else configured(now, person, ruleset, size, played)

    return await table.change(game_id, person, step, interaction)


async def add_bot(
    table: Table, game_id: str, person: Person, name: str, level: str, *, interaction: int | None = None
) -> Game:
    """Seat a bot in the lobby, as its host. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(game)
        must_be_host(game, person)
        bot = new_bot(game, name)
        return FoldedEntry.of(log.Joined(bot.user, bot.name, level=level))

    return await table.change(game_id, person, step, interaction)


async def remove_bot(table: Table, game_id: str, person: Person, bot: int, *, interaction: int | None = None) -> Game:
    """Free a bot's seat before the start, as host. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(game)
        must_be_host(game, person)
        if not is_bot(bot) or game.player_of(bot) is None:
            raise NotAllowed("no-such-bot")
        return FoldedEntry.of(log.Left(bot))

    return await table.change(game_id, person, step, interaction)


async def replace(
    table: Table,
    game_id: str,
    person: Person,
    player: int,
    by: Person | None,
    *,
    level: str = "",
    interaction: int | None = None,
) -> Game:
    """Let another person or a bot play a seat, or the referee until one does. The host may do so; others ask for it,
    and so do hosts who play a rated game.

    ``level``: how well a bot plays, or the referee. The seat's user has a vote too, unless their time is up or they
    have missed a decision. Raises ``NotAllowed``.
    """

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_running(game)
        if not 0 <= player < len(game.seats):
            raise NotAllowed("no-such-player", player=str(player))
        seat, user = game.seats[player], NOBODY if by is None else by.user
        must_change(game, seat.user, user)
        name = seat.name if by is None else name_apart(game, by.name, player)
        now = table.clock.now()
        if _may_replace(game, person, seat.user):
            replaced = FoldedEntry.of(log.Replaced(person.user, player, seat.user, user, name, level))
            return replaced if is_person(user) else replaced.then(wishes.settled_without(game, seat.user, now, secret))
        spared = (seat.user,) if _keeps_waiting(table, game, seat.user) else ()
        return wishes.asked(game, person, Replacement(player, user, name, level), secret, now=now, spared=spared)

    return await table.change(game_id, person, step, interaction)


def _keeps_waiting(table: Table, game: Game, user: int) -> bool:
    """Whether a user has missed a decision, or their time is up."""
    clock = clock_of(game, user)
    missed = clock is not None and clock.strikes > 0
    return missed or user in overdue(game, table.clock.now(), table.preferences)


def _may_replace(game: Game, person: Person, was: int) -> bool:
    """Whether a person may give away a user's seat without a vote."""
    partial = game.rated and game.player_of(person.user) is not None and is_person(was)
    return (person.user == game.host or person.moderator) and not partial


def must_change(game: Game, was: int, user: int) -> None:
    """Raises ``NotAllowed`` if a seat cannot go from one user to another: ``already-seated``, ``nobody-there``."""
    if user != NOBODY and game.player_of(user) is not None:
        raise NotAllowed("already-seated")
    if was == user:
        raise NotAllowed("nobody-there")


async def resign(
    table: Table,
    game_id: str,
    person: Person,
    by: Person | None = None,
    level: str = "",
    *,
    interaction: int | None = None,
) -> Game:
    """Leave the game for good: the referee plays the seat, or a bot of a level. When nobody is left, the game is
    abandoned."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_running(game)
        player = must_be_seated(game, person)
        gone = FoldedEntry.of(log.Resigned(person.user, player))
        if wishes.others_of(game, person.user):
            settled = wishes.settled_without(game, person.user, table.clock.now(), secret)
            if by is None:
                return gone.then(settled)
            # Another player may have left their seat to the same bot meanwhile.
            bot = by if game.player_of(by.user) is None else new_bot(game, by.name)
            seated = log.Replaced(person.user, player, NOBODY, bot.user, bot.name, level)
            return gone.then(FoldedEntry.of(seated)).then(settled)
        return gone.then(wishes.abandoned(game, person.user, secret))

    return await table.change(game_id, person, step, interaction)


async def abandon(table: Table, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
    """Ask the others to end the game with the scores as they are."""
    return await wishes.ask(table, game_id, person, Abandon(), interaction=interaction)
