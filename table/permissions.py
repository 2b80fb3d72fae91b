"""Persons, and their permissions at a table."""

from msgspec import Struct

from table.errors import NotAllowed
from table.game import Game, is_person


class Person(Struct, frozen=True):
    """A Discord user who acts, and the name to show. ``moderator``: may act as host of any game in the channel.

    ``channel``: where the user acts on a server; None in direct messages, and for what no channel sees.
    """

    user: int
    name: str
    moderator: bool = False
    channel: int | None = None


def must_be_here(game: Game, person: Person) -> None:
    """Raises ``NotAllowed("game-elsewhere")`` for one who acts in another channel than the game's."""
    if person.channel not in (None, game.channel):
        raise NotAllowed("game-elsewhere", channel=game.channel)


def has_played(game: Game, user: int) -> bool:
    """Whether a user sits at the table, or did before they resigned or were replaced."""
    return any(user in (seat.user, seat.before) for seat in game.seats)


def must_be_host(game: Game, person: Person) -> None:
    """Raises ``NotAllowed("not-host")``, which names the host, unless the person is the host or a moderator.

    Nobody is host of the tournament's match that they are to play: ``NotAllowed("own-match")``. Once it has begun, what
    a host changes in a game that counts is for its players to vote on.
    """
    if game.match and game.status == "lobby" and game.player_of(person.user) is not None:
        raise NotAllowed("own-match", name=game.campaign)
    if person.user != game.host and not person.moderator:
        named = (seat.name for seat in game.seats if game.host in (seat.user, seat.before))
        raise NotAllowed("not-host", host=next(named, None) if is_person(game.host) else "gone")


def must_be_ended_here(game: Game, person: Person) -> None:
    """Raises ``NotAllowed("match-ends-at-desk")`` for one who would end a tournament's match over its players' heads:
    it would be opened again. Its players may agree to end it."""
    if game.match and game.status == "running" and game.player_of(person.user) is None:
        raise NotAllowed("match-ends-at-desk", name=game.campaign)


def must_be_starter(game: Game, person: Person, *, overdue: bool = False) -> None:
    """Raises ``NotAllowed("not-host")`` unless the person may start the game; ``match-others`` names a match's players.

    Its host may, a player of a match, and any player where the host is ``overdue`` to start it.
    """
    if not ((game.match or game.ready or overdue) and game.player_of(person.user) is not None):
        if game.campaign and len(game.seats) == 2 and person.user != game.host and not person.moderator:
            one, other = (seat.name for seat in game.seats)
            raise NotAllowed("match-others", one=one, other=other)
        must_be_host(game, person)


def must_be_seated(game: Game, person: Person) -> int:
    """The person's player number. Raises ``NotAllowed``: ``not-seated``, ``seat-awaits`` for one who has had a seat."""
    player = game.player_of(person.user)
    if player is None:
        raise NotAllowed("not-seated" if game.seat_left_by(person.user) is None else "seat-awaits")
    return player


def must_be_in_lobby(game: Game) -> None:
    """Raises ``NotAllowed``: ``already-started``, ``game-over``, or ``lobby-closed`` for one that never began."""
    if game.status == "ended":
        raise NotAllowed("lobby-closed" if game.state is None else "game-over")
    if game.status != "lobby":
        raise NotAllowed("already-started")


def must_be_running(game: Game) -> None:
    """Raises ``NotAllowed``: ``not-started`` or ``game-over``."""
    if game.status == "lobby":
        raise NotAllowed("not-started")
    if game.status == "ended":
        raise NotAllowed("game-over")
