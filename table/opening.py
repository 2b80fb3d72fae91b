"""A game as it is opened: what its options leave to chance is settled before anybody sees it."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import structs

from rules import ruleset
from table.game import Game
from table.log import Opened

__all__ = ["new_seed", "prepared", "refitted"]

SEED_BYTES = 6


def new_seed() -> str:
    """A seed for a field."""
    return secrets.token_hex(SEED_BYTES)


def prepared(opened: Opened) -> Opened:
    """The game with a field, if it is played on a map. Raises ``RulesError`` for what is wrong with the game."""
    chosen = ruleset(opened.ruleset)
    chosen.check(opened.size, opened.table, opened.options)
    options = chosen.prepare(opened.size, opened.table, opened.options, new_seed())
    return structs.replace(opened, options=options)


def refitted(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options that a lobby's host has chosen, with all that must follow them. Raises ``RulesError``."""
    chosen = ruleset(game.ruleset)
    chosen.check(game.size, game.table, options)
    return chosen.refit(game.size, game.table, game.options, options)
