"""Questions about games: the ruleset to start from, and whether there is a map."""

from __future__ import annotations

from rules import RULESETS
from table import Game

__all__ = ["known_ruleset", "on_map", "usual_table"]

MAP = "map"


def known_ruleset(name: str | None = None) -> str:
    """The id of that ruleset, or of the first one where it is None or unknown."""
    return name if name is not None and name in RULESETS else next(iter(RULESETS))


def usual_table(ruleset: str) -> str:
    """A map, where the ruleset has one."""
    tables = RULESETS[ruleset].tables
    return MAP if MAP in tables else tables[0]


def on_map(game: Game) -> bool:
    """Whether the game is played on a map."""
    return game.table == MAP
