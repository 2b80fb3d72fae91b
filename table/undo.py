"""Taking back: what would go, who must agree. Nothing is deleted and nothing is rolled again."""

from __future__ import annotations

from msgspec import Struct

from table.errors import NotAllowed
from table.game import Decision, Game

__all__ = ["Undo", "plan", "still_to_agree"]


class Undo(Struct, frozen=True):
    """An undo that could be made: back to the point after entry ``to``. ``free``: nobody else is asked."""

    to: int
    gone: tuple[Decision, ...]
    free: bool


def plan(game: Game, user: int) -> Undo:
    """What taking back the user's last decision would undo. Raises ``NotAllowed("nothing-to-undo")``.

    It is free while nobody else has decided and no die has fallen since.
    """
    if game.player_of(user) is None:
        raise NotAllowed("not-seated")
    own = [number for number, made in enumerate(game.decisions) if made.user == user]
    if not own or game.status == "ended":
        raise NotAllowed("nothing-to-undo")
    gone = game.decisions[own[-1] :]
    free = all(made.user == user and not made.rolled for made in gone)
    return Undo(gone[0].seq - 1, gone, free)


def still_to_agree(game: Game) -> tuple[int, ...]:
    """The users whose word an open undo still waits for: everybody at the table but who asked."""
    if game.wish is None:
        return ()
    return tuple(seat.user for seat in game.seats if seat.user != game.wish.user and seat.user not in game.wish.agreed)
