"""Dice that nobody has to believe: promised before the game, fixed at its start, laid open at its end.

docs/dice.md says the same for whoever wants to check it in another language.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Sequence

from msgspec import structs

from rules import Dice, FairDice
from rules.core.errors import Malformed
from table import log
from table.game import Game
from table.made import Made

__all__ = [
    "SCHEME",
    "WORDS_MAX",
    "commitment_of",
    "company_dice",
    "dice_of",
    "message",
    "read_words",
    "revealed",
    "seed_of",
    "seeded",
]

SCHEME = 2
"""How new games get their seed. 1: the secret alone, promised by nothing. 2: secret, words of the players, game."""
WORDS_MAX = 100


def commitment_of(secret: bytes) -> str:
    """What is shown of a secret beforehand: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def message(game_id: str, words: Sequence[str]) -> bytes:
    """Game and words as one message, from which each can be told again: every part by its length in bytes."""
    parts = [game_id, *words]
    return b"mf-dice-2\n" + b"".join(b"%d:%s\n" % (len(part), part) for part in (p.encode() for p in parts))


def seed_of(secret: bytes, seeded: log.Seeded | None) -> bytes:
    """The key from which the faces follow. Games without a ``Seeded`` began when the secret alone was the key."""
    if seeded is None:
        return secret
    return hmac.digest(secret, message(seeded.game, seeded.words), hashlib.sha256)


def seeded(game: Game) -> log.Seeded:
    """What is written down at the start: nothing about the dice can change afterwards."""
    return log.Seeded(SCHEME, game.commitment, game.id, tuple(seat.words for seat in game.seats))


def dice_of(game: Game, secret: bytes, start: int) -> Dice:
    """The game's dice from that place in the stream on."""
    return FairDice(seed_of(secret, game.seeded), start)


def revealed(before: Game, after: Game, made: Made, secret: bytes) -> tuple[Game, Made]:
    """Game and entry with the secret in them, if it is this entry that ends the game."""
    if before.status == after.status or after.status != "ended" or after.state is None:
        return after, made
    shown = log.Revealed(secret.hex())
    return structs.replace(after, secret=shown.secret), made.then(Made.of(shown))


def company_dice(seed: bytes) -> Dice:
    """A stream of its own for companies that are drawn, so that they take nothing from the game's dice."""
    return FairDice(hashlib.sha256(seed + b"companies").digest())


def read_words(text: str) -> str:
    """A player's own words for the seed, in one form whatever they were typed on.

    Raises ``Malformed("words-too-long")``.
    """
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    words = words.encode("utf-8", "replace").decode()
    if len(words) > WORDS_MAX:
        raise Malformed("words-too-long", most=WORDS_MAX)
    return words
