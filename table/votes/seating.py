"""Changes of a lobby, and of seats in a running game: resigning, replacing; its time, abandoning, corrections."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rules import Stale
from rules.core.json_input import Size
from table import log
from table.answers import corrected, ended
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.fields import own_field
from table.game import NOBODY, Abandon, Change, Game, Replacement, TimeChange, is_bot, is_gone, is_person
from table.lobby import configured, name_apart, new_bot
from table.permissions import Person, must_be_host, must_be_in_lobby, must_be_running, must_be_seated
from table.player_clocks import absent, not_asked
from table.styles import styles_of
from table.time.controls import TimeControl
from table.votes import wishes
from table.winning import decided, given_up, holder_of, ruled

if TYPE_CHECKING:
    from table.table import Table


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
    title: str = "",
    interaction: int | None = None,
) -> Game:
    """Choose another ruleset, size or table (``played``) in the lobby, and its ``title``, as its host.

    Raises ``RulesError``.
    """
    game = await table.game(game_id)
    must_be_in_lobby(game)
    must_be_host(game, person)
    own = await own_field(table.storage, game)
    ready = await asyncio.to_thread(configured, game, person, ruleset, size, played, title, own)

    def step(now: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(now)
        # Somebody may have joined while the field was laid out.
        return ready if now.seq == game.seq else configured(now, person, ruleset, size, played, title, own)

    return await table.change(game_id, person, step, interaction)


async def add_bot(
    table: Table,
    game_id: str,
    person: Person,
    name: str,
    level: str,
    *,
    style: str = "",
    interaction: int | None = None,
) -> Game:
    """Seat a bot in the lobby, as its host; without a ``style`` chance decides how it plays. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(game)
        must_be_host(game, person)
        if style not in ("", *styles_of(game)):
            raise NotAllowed("no-such-bot-style")
        bot = new_bot(game, name)
        return FoldedEntry.of(log.Joined(bot.user, bot.name, level=level, style=style))

    return await table.change(game_id, person, step, interaction)


async def choose_style(
    table: Table, game_id: str, person: Person, bot: int, style: str, *, interaction: int | None = None
) -> Game:
    """Choose in the lobby, as its host, how a bot plays; empty: chance decides. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_in_lobby(game)
        must_be_host(game, person)
        seat = next((seat for seat in game.seats if seat.user == bot and is_bot(bot)), None)
        if seat is None:
            raise NotAllowed("no-such-bot")
        if style not in ("", *styles_of(game)):
            raise NotAllowed("no-such-bot-style")
        joined = log.Joined(seat.user, seat.name, seat.company, seat.words, seat.level, style, drawn=seat.drawn)
        return FoldedEntry.of(joined)

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
    returning: bool = False,
    interaction: int | None = None,
) -> Game:
    """Let another person or a bot play a seat, or the referee until one does.

    ``level``: how well a bot plays, or the referee. ``returning``: ``by`` has had the seat, and may ask for it too.
    Another person who is to play is asked; so is everybody at the table, the seat's user too unless they are absent.
    The host alone decides over a bot's seat, an empty one and that of an absent player. In a game that counts only who
    is absent can lose the seat, nobody else gets it, and all are asked. Raises ``NotAllowed``.
    """

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_running(game)
        if not 0 <= player < len(game.seats):
            raise NotAllowed("no-such-player", player=str(player))
        seat, user = game.seats[player], NOBODY if by is None else by.user
        must_change(game, player, user)
        name = seat.name if by is None else name_apart(game, by.name, player)
        wanted, newcomer = Replacement(player, user, name, level), () if user == person.user else (user,)
        asks = tuple(filter(is_person, newcomer))
        hosts = person.user == game.host or person.moderator
        if not hosts or (is_person(seat.user) and (game.counts or player not in not_asked(game))):
            ask = wishes.proposed_to_all if hosts or (returning and user == person.user) else wishes.asked
            return ask(table, game, person, wanted, secret, also=asks)
        if asks:
            return wishes.proposed(table, game, person.user, wanted, asks)
        replaced = wishes.replaced(game, person.user, wanted, secret)
        return replaced if is_person(user) else replaced.then(wishes.settled_without(table, game, seat.user, secret))

    return await table.change(game_id, person, step, interaction)


def must_change(game: Game, player: int, user: int) -> None:
    """Raises ``NotAllowed`` if a user cannot get a seat: ``already-seated``, ``nobody-there``, ``seats-count``."""
    was = game.seats[player].user
    if user != NOBODY and game.player_of(user) is not None:
        raise NotAllowed("already-seated")
    if was == user:
        raise NotAllowed("nobody-there")
    if game.counts and (is_person(user) or not (player in absent(game) or is_gone(was))):
        raise NotAllowed("seats-count")


async def resign(
    table: Table,
    game_id: str,
    person: Person,
    by: Person | None = None,
    level: str = "",
    *,
    interaction: int | None = None,
) -> Game:
    """Leave the game, and lose it. It ends if only one player can win then, or if no person is left; else the referee
    plays the seat, or a bot of a level."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_running(game)
        player = must_be_seated(game, person)
        lost = log.Resigned(person.user, player)
        if (over := given_up(game, lost, secret)) is not None:
            return over
        gone, settled = FoldedEntry.of(lost), wishes.settled_without(table, game, person.user, secret)
        if by is None:
            return gone.then(settled)
        # Another player may have left their seat to the same bot meanwhile.
        bot = by if game.player_of(by.user) is None else new_bot(game, by.name)
        seated = log.Replaced(person.user, player, NOBODY, bot.user, bot.name, level)
        return gone.then(FoldedEntry.of(seated)).then(settled)

    return await table.change(game_id, person, step, interaction)


async def award(table: Table, game_id: str, winners: tuple[int, ...], how: str = "") -> Game:
    """End a match that is decided for these users: its lobby is called off, in a running game who has not won it has
    lost; ``how`` is noted.

    A draw, or a match for nobody, that an organiser has decided (``awarded``) ends so; else, without a winner, the
    game counts for nobody.
    """

    def step(game: Game, secret: bytes) -> FoldedEntry:
        if game.status == "lobby":
            return FoldedEntry.of(log.CalledOff(NOBODY, how))
        must_be_running(game)
        players = tuple(number for number, seat in enumerate(game.seats) if seat.user in winners)
        if len(players) == 1:
            loser = next(number for number in range(len(game.seats)) if number not in players)
            lost = log.Forfeited(game.seats[loser].user, loser, awarded=True, how=how)
            return given_up(game, lost, secret) or FoldedEntry.of(lost)
        return decided(game, players, secret) if how == "awarded" else ended(game, secret, Person(NOBODY, ""))

    return await table.change(game_id, Person(NOBODY, ""), step)


async def overrule(table: Table, game_id: str, players: tuple[int, ...]) -> Game:
    """Let a player alone have won a game that is over, or several have drawn it, whatever was played."""
    return await table.change(game_id, Person(NOBODY, ""), lambda game, _: ruled(game.played, players))


async def decide(table: Table, game_id: str, winners: tuple[int, ...]) -> Game:
    """End a running game which an organiser decides for these users: one of them, all, or nobody."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_running(game)
        players = tuple(number for number, seat in enumerate(game.seats) if holder_of(seat)[0] in winners)
        return decided(game, players, secret)

    return await table.change(game_id, Person(NOBODY, ""), step)


async def abandon(table: Table, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
    """Ask the others to end the game with the scores as they are."""
    return await wishes.ask(table, game_id, person, Abandon(), interaction=interaction)


async def correct(
    table: Table,
    game_id: str,
    person: Person,
    wanted: Change,
    *,
    seq: int | None = None,
    interaction: int | None = None,
) -> Game:
    """Correct the state, as host, or ask the players for it; ``seq``: the newest entry that they have seen.

    Raises ``RulesError``; ``Stale("gone-on")`` once the game has gone on since.
    """

    def step(game: Game, secret: bytes) -> FoldedEntry:
        must_be_running(game)
        must_be_host(game, person)
        if seq not in (None, game.seq):
            raise Stale("gone-on")
        done = corrected(game, person.user, wanted, secret)
        return wishes.proposed_to_all(table, game, person, wanted, secret) if game.counts else done

    return await table.change(game_id, person, step, interaction)
