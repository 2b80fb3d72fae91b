"""What other rooms know of a game, handed in by ``bot.py``: the web knows none of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from msgspec import Struct

from table import Game, Table
from table.history.transfer import export_game
from table.records.aside import aside
from web.replay import replay_data

__all__ = ["NOTHING", "Beside"]


async def _no_portraits(game: Game) -> Mapping[str, str]:
    return {}


def _unsaid(game: Game, locale: str) -> list[str]:
    return []


async def _replayed(table: Table, game: Game) -> bytes:
    return await aside(replay_data, await export_game(table, game))


class Beside(Struct, frozen=True):
    """``portraits``: units' pictures by their ids, as ``data:`` addresses; ``wish``: the open wish, as markdown;
    ``replay``: see ``replay_data``."""

    portraits: Callable[[Game], Awaitable[Mapping[str, str]]] = _no_portraits
    wish: Callable[[Game, str], list[str]] = _unsaid
    replay: Callable[[Table, Game], Awaitable[bytes]] = _replayed


NOTHING = Beside()
