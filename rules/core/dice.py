"""Dice and where their faces come from.

A die is written by its colour's letter and its number of sides: ``W6``, ``B6``, ``G8``. A pool is a tuple of
dice in the order white, blue, green, yellow, red, black, small before large (rulebook: "Dice Assignments").
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from rules.core.errors import DiceNeeded, Malformed

__all__ = ["COLOURS", "Dice", "Die", "FairDice", "ScriptedDice", "SystemDice", "in_order", "sides_of"]

Die = str

COLOURS = "WBGYRK"


class Dice(Protocol):
    """A source of faces."""

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        """One face for each die, in the dice's order, from 1 to its number of sides."""
        ...


def sides_of(die: Die) -> int:
    """The number of sides of a die: 8 for ``R8``."""
    return int(die[1:])


def in_order(dice: Iterable[Die]) -> tuple[Die, ...]:
    """The pool in its one order: W B G Y R K, small before large."""
    return tuple(sorted(dice, key=lambda die: (COLOURS.index(die[0]), int(die[1:]))))


class SystemDice:
    """Faces from the operating system's randomness."""

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        drawn = secrets.token_bytes(len(dice))
        return tuple(_fair_face(byte, sides_of(die)) for byte, die in zip(drawn, dice, strict=True))


def _fair_face(byte: int, sides: int) -> int:
    """A face from one random byte; another draw where the byte falls in the last, incomplete block of ``sides``."""
    return byte % sides + 1 if byte < 256 - 256 % sides else secrets.randbelow(sides) + 1


class ScriptedDice:
    """Faces given beforehand: by a test, or by players who roll real dice and type them in.

    Raises ``DiceNeeded`` when they run out and ``Malformed("dice-impossible")`` for a face that a die does not have.
    """

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)
        self._asked: list[Die] = []

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        self._asked.extend(dice)
        if len(self._faces) < len(self._asked):
            raise DiceNeeded("dice-needed", dice=list(self._asked), given=len(self._faces))
        faces = self._faces[len(self._asked) - len(dice) : len(self._asked)]
        for die, face in zip(dice, faces, strict=True):
            if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= sides_of(die):
                raise Malformed("dice-impossible", die=die, face=face)
        return tuple(faces)

    def finish(self) -> None:
        """Raises ``Malformed("dice-too-many")`` if faces are left over."""
        if len(self._faces) > len(self._asked):
            raise Malformed("dice-too-many", given=len(self._faces), needed=len(self._asked))


class FairDice:
    """Faces that follow from a secret and the number of dice rolled before, without bias.

    Face ``i`` is taken from HMAC-SHA256 with the secret as key and ``"i/attempt"`` as message: its first eight
    bytes as a big-endian number, rejected (next attempt) when it falls in the last, incomplete block of ``sides``.
    The same secret and the same position give the same faces, so an undone roll comes back as it was.
    """

    def __init__(self, secret: bytes, start: int = 0) -> None:
        self._secret = secret
        self._next = start

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        return tuple(self._face(sides_of(die)) for die in dice)

    def _face(self, sides: int) -> int:
        index, self._next = self._next, self._next + 1
        limit = 2**64 - 2**64 % sides
        attempt = 0
        while True:
            digest = hmac.digest(self._secret, f"{index}/{attempt}".encode(), hashlib.sha256)
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % sides + 1
            attempt += 1
