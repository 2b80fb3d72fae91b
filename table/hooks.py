"""What the rest of the program has a say in at a table: one struct, given to it when it is made."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from table.game import Game
from table.permissions import Person


class Hooks(Struct):
    """Functions that the table calls; those in lists in turn.

    ``former_player``: "a former player" in a language. ``may_change`` raises while nobody may change anything.
    ``before_join`` raises to keep somebody from a seat of a lobby.
    ``before_start``: whether units keep their names in the game that starts, or raises to prevent it. ``before_end``
    may do something else in place of an end, and returns the game then. ``on_drop``: everything kept of games goes.
    ``round_end``: when the round of a match ends; None for other games, and for rounds without an end.
    """

    former_player: Callable[[str], str] = lambda locale: "?"
    may_change: Callable[[], None] = lambda: None
    before_join: list[Callable[[str, Person], Awaitable[None]]] = []
    before_start: list[Callable[[str, Person], Awaitable[bool]]] = []
    before_end: list[Callable[[str, Person], Awaitable[Game | None]]] = []
    on_drop: list[Callable[[], None]] = []
    round_end: Callable[[str], float | None] = lambda game: None
