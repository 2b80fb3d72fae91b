"""Analyses of games that are over, as they are kept: each is made once. ``text.analysis.graph`` makes them JSON."""

from __future__ import annotations

import msgspec

from table.errors import NotAllowed
from table.game import Game
from table.table import Table
from think.analysis import Analysis

__all__ = ["keep_analysis", "kept_analysis", "must_be_over"]


def must_be_over(game: Game) -> None:
    """Raises ``NotAllowed``: ``analysis-too-early`` as long as there are secrets, ``replay-empty`` for no game."""
    if game.status != "ended":
        raise NotAllowed("analysis-too-early")
    if game.state is None:
        raise NotAllowed("replay-empty")


async def kept_analysis(table: Table, game: Game) -> Analysis | None:
    """The analysis of a game as it stands, if it has been made."""
    if game.status != "ended":
        return None
    found = await table.storage.analyses.of_game(game.id, game.seq)
    return None if found is None else msgspec.json.decode(found, type=Analysis)


async def keep_analysis(table: Table, game: Game, analysis: Analysis) -> None:
    """Keep the analysis of a game."""
    await table.storage.analyses.save(game.id, game.seq, msgspec.json.encode(analysis).decode())
