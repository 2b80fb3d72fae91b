"""Provable dice: promised before the game, fixed at its start, revealed at its end. See docs/dice.md."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Sequence

from msgspec import structs

from rules import Dice, FairDice, ScriptedDice, State
from rules.core.errors import Malformed
from table import log
from table.entry import FoldedEntry
from table.game import Game

SCHEME = 2
"""The scheme of new games. 1: the secret alone is the seed, without a promise. 2: secret, players' words and game."""
WORDS_MAX = 100


def commitment_of(secret: bytes) -> str:
    """The promise of a secret: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def message(game_id: str, words: Sequence[str]) -> bytes:
    """Game and words as one unambiguous message: every part after its length in bytes."""
    parts = [game_id, *words]
    return b"mf-dice-2\n" + b"".join(b"%d:%s\n" % (len(part), part) for part in (p.encode() for p in parts))


def seed_of(secret: bytes, seeded: log.Seeded | None) -> bytes:
    """The key of the faces. Under scheme 1, and in games without a ``Seeded``, the secret is the key."""
    if seeded is None or seeded.scheme == 1:
        return secret
    return hmac.digest(secret, message(seeded.game, seeded.words), hashlib.sha256)


def seeded(game: Game) -> log.Seeded:
    """The event that fixes the dice at the start."""
    return log.Seeded(SCHEME, game.commitment, game.id, tuple(seat.words for seat in game.seats))


def dice_of(game: Game, secret: bytes, start: int) -> Dice:
    """The game's dice from that place in the stream on."""
    return FairDice(seed_of(secret, game.seeded), start)


def source_of(game: Game, secret: bytes, faces: Sequence[int] | None) -> Callable[[State], Dice]:
    """The source of faces: the players' typed dice, or the game's own secret. Raises ``Malformed``."""
    if game.dice_typed:
        scripted = ScriptedDice(faces or ())
        return lambda state: scripted
    if faces:
        raise Malformed("dice-not-typed")
    return lambda state: dice_of(game, secret, state.drawn)


def with_secret(before: Game, after: Game, entry: FoldedEntry, secret: bytes) -> tuple[Game, FoldedEntry]:
    """The game and the entry; if the entry ends the game, both with the secret revealed."""
    if before.status == after.status or after.status != "ended" or after.state is None:
        return after, entry
    revealed = log.Revealed(secret.hex())
    return structs.replace(after, secret=revealed.secret), entry.then(FoldedEntry.of(revealed))


def renewed(game: Game, secret: bytes, entry: FoldedEntry) -> tuple[bytes, FoldedEntry]:
    """A game's secret after an entry: a new one if its end is taken back, for the old one is known by then."""
    if game.status != "ended" or not any(isinstance(event, log.Undone) for event in entry.table):
        return secret, entry
    secret = secrets.token_bytes(32)
    words = tuple(seat.words for seat in game.seats)
    return secret, entry.then(FoldedEntry.of(log.Seeded(SCHEME, commitment_of(secret), game.id, words)))


def company_dice(seed: bytes) -> Dice:
    """A stream of its own for generated companies, so that they take nothing from the game's dice."""
    return FairDice(hashlib.sha256(seed + b"companies").digest())


def read_words(text: str) -> str:
    """A player's own words for the seed, the same from every keyboard.

    Raises ``Malformed("words-too-long")``.
    """
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    words = words.encode("utf-8", "replace").decode()
    if len(words) > WORDS_MAX:
        raise Malformed("words-too-long", most=WORDS_MAX)
    return words
