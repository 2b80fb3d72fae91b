"""What the rest of the program has a say in at a table: one struct, given to it when it is made."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from table.game import Game
from table.permissions import Person


class Hooks(Struct):
    """Functions that the table calls; those in a list are called in order.

    ``former_player``: "a former player" in a language. ``may_change`` raises while games must not be changed.
    ``before_join`` raises to refuse somebody a seat in a lobby. ``before_start`` returns whether units keep their
    names, or raises to refuse the start. ``before_end`` may replace a game's end: then it returns the game, else None.
    ``before_forgotten``: keep a game's result while it names the person whom the table is about to forget.
    ``on_drop``: empty your caches of games. ``round_end``: when the round of a match ends, in unix seconds; None for
    other games, and for rounds without an end. ``redraw``: show a game once more, whose pictures have changed.
    ``unplayed``: what becomes of a match that nobody begins, see ``Campaign.unplayed``. ``pairs_on``: see
    ``Campaign.takes_back``, for the campaign of a match.
    """

    former_player: Callable[[str], str] = lambda locale: "?"
    may_change: Callable[[], None] = lambda: None
    before_join: list[Callable[[str, Person], Awaitable[None]]] = []
    before_start: list[Callable[[str, Person], Awaitable[bool]]] = []
    before_end: list[Callable[[str, Person], Awaitable[Game | None]]] = []
    before_forgotten: list[Callable[[str], Awaitable[object]]] = []
    on_drop: list[Callable[[], None]] = []
    round_end: Callable[[str], float | None] = lambda game: None
    unplayed: Callable[[str], str] = lambda game: ""
    pairs_on: Callable[[str], bool] = lambda game: False
    redraw: Callable[[Game], None] = lambda game: None
