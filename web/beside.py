"""What other rooms know of a game, handed in by ``bot.py``: the web knows none of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from render import Side
from rules import State
from table import Game

__all__ = ["NOTHING", "Beside"]


async def _plain(game: Game, state: State) -> Sequence[Side]:
    return ()


def _unsaid(game: Game, locale: str) -> list[str]:
    return []


class Beside(Struct, frozen=True):
    """``looks``: the pictures, color and emblem of each side; ``wish``: the open wish in words, as markdown."""

    looks: Callable[[Game, State], Awaitable[Sequence[Side]]] = _plain
    wish: Callable[[Game, str], list[str]] = _unsaid


NOTHING = Beside()
