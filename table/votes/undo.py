"""Taking back: what would go, who must agree. Nothing is deleted and nothing is rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from table.errors import NotAllowed
from table.game import NOBODY, Decision, Game, fold

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["Undo", "plan", "position"]


class Undo(Struct, frozen=True):
    """An undo that could be made: back to the point after entry ``to``. ``asked``: who must agree; nobody if free."""

    to: int
    gone: tuple[Decision, ...]
    asked: tuple[int, ...]

    @property
    def free(self) -> bool:
        """Whether nobody else is asked."""
        return not self.asked


def plan(game: Game, user: int) -> Undo:
    """What taking back the user's last decision would undo. Raises ``NotAllowed("nothing-to-undo")``.

    It is free while nobody else has decided, no die has fallen since, and it was not the clock that decided. Else all
    whose decisions would go must agree, and if those are all one's own, everybody at the table: they would know what
    the dice will show.
    """
    if game.player_of(user) is None:
        raise NotAllowed("not-seated")
    own = [number for number, made in enumerate(game.decisions) if made.user == user]
    if not own or game.status == "ended":
        raise NotAllowed("nothing-to-undo")
    gone = game.decisions[own[-1] :]
    others = tuple(seat.user for seat in game.seats if seat.user not in (user, NOBODY))
    touched = {made.user for made in gone} & set(others)
    risky = any(made.rolled or (made.forced and made.user == user) for made in gone)
    asked = tuple(other for other in others if other in touched) if touched else others if risky else ()
    return Undo(gone[0].seq - 1, gone, asked)


async def position(table: Table, game: Game, to: int) -> Game:
    """The game as it was after entry ``to``: what an undo would go back to."""
    return fold(game.id, game.channel, [item for item in await table.entries(game.id) if item[0] <= to])
