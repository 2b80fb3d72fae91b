"""The styles of bots: chosen in the lobby, else drawn for each game."""

import zlib

from rules import ruleset as find_ruleset
from table.game import Game, Seat, is_bot


def styles_of(game: Game) -> tuple[str, ...]:
    """The styles in which a bot may play a game."""
    policy = find_ruleset(game.ruleset).policy
    return () if policy is None else policy.styles


def style_of(game: Game, seat: Seat) -> str:
    """The style in which the bot of a seat plays; empty where the game has none, and for a recruit, who has yet to find
    one, unless the host has chosen it."""
    known = styles_of(game)
    if not known or seat.style in known:
        return seat.style if known else ""
    if seat.level == "recruit":
        return ""
    return known[zlib.crc32(f"{game.id}/{seat.user}".encode()) % len(known)]


def speakers(game: Game) -> list[tuple[int, str, str]]:
    """The bots that have said something in a game: their players' numbers, levels and styles."""
    spoken = ((number, seat) for number, seat in enumerate(game.seats) if is_bot(seat.user) and seat.spoke)
    return [(number, seat.level, style_of(game, seat)) for number, seat in spoken]
