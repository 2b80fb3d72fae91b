"""The styles of bots: chosen in the lobby, else drawn for each game."""

import zlib

from rules import ruleset as find_ruleset
from table.game import Game, Seat


def styles_of(game: Game) -> tuple[str, ...]:
    """The styles in which a bot may play a game."""
    policy = find_ruleset(game.ruleset).policy
    return () if policy is None else policy.styles


def style_of(game: Game, seat: Seat) -> str:
    """The style in which the bot of a seat plays; empty where the game has none."""
    known = styles_of(game)
    if not known or seat.style in known:
        return seat.style if known else ""
    return known[zlib.crc32(f"{game.id}/{seat.user}".encode()) % len(known)]
