"""Dice, their notation, and the sources of their faces.

A die is written as its colour's letter and its number of sides: ``W6``, ``B6``, ``G8``; its face after a blank:
``G8 5``. People are shown what it shows, then what it is: ``5 green d8``; both are read. A pool is a tuple of dice in
the order white, blue, green, yellow, red, black, few sides before many (rulebook: "Dice Assignments").
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from math import comb
from typing import NamedTuple, Protocol

from msgspec import Struct

from rules.core.errors import DiceNeeded, Malformed

Die = str

COLOURS = "WBGYRK"
_NAMES = ("w white blanc", "b blue bleu", "g green vert", "y yellow jaune", "r red rouge", "k black noir")
_COLOUR_OF = {name: names[0].upper() for names in _NAMES for name in names.split()}
_KIND = rf"(?P<colour>{'|'.join(_COLOUR_OF)})s?\s*(?:d?(?P<sides>6|8))?"
_FACE_FIRST = re.compile(rf"(?P<face>\d)\s*{_KIND}", re.IGNORECASE)
_COLOUR_FIRST = re.compile(rf"{_KIND}\D*?(?P<face>\d)", re.IGNORECASE)


class Dice(Protocol):
    """A source of faces."""

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        """A face of each die, from 1 to its number of sides, in the order of the dice."""
        ...


def sides_of(die: Die) -> int:
    """The number of sides of a die: 8 for ``R8``."""
    return int(die[1:])


def in_order(dice: Iterable[Die]) -> tuple[Die, ...]:
    """The dice as a pool: W B G Y R K, few sides before many."""
    return tuple(sorted(dice, key=lambda die: (COLOURS.index(die[0]), int(die[1:]))))


class WrittenDie(NamedTuple):
    """A die and its face as a player writes them. ``sides`` is empty where they are not written."""

    colour: str
    sides: str
    face: int

    def fits(self, die: Die) -> bool:
        """Whether a die has the colour, and the sides if they are written."""
        return die.startswith(self.colour + self.sides)


def read_die(text: str) -> WrittenDie | None:
    """The die and face of a text: ``5 green``, ``5 green d8``, ``G8 5``, ``g 5``, ``G5``; None for any other text."""
    found = _FACE_FIRST.fullmatch(text.strip()) or _COLOUR_FIRST.fullmatch(text.strip())
    if found is None:
        return None
    return WrittenDie(_COLOUR_OF[found["colour"].lower()], found["sides"] or "", int(found["face"]))


class SystemDice:
    """Faces from the operating system's randomness."""

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        drawn = secrets.token_bytes(len(dice))
        return tuple(_fair_face(byte, sides_of(die)) for byte, die in zip(drawn, dice, strict=True))


def _fair_face(byte: int, sides: int) -> int:
    """A face from one random byte; from another draw if the byte lies in the last, incomplete block of ``sides``."""
    return byte % sides + 1 if byte < 256 - 256 % sides else secrets.randbelow(sides) + 1


class ScriptedDice:
    """Faces given in advance: by a test, or by players who roll real dice and type them in.

    ``roll`` raises ``DiceNeeded`` when they run out, ``Malformed("dice-impossible")`` for a face that a die has not.
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
    """Faces computed from a secret and the number of faces drawn before, without bias.

    Face ``i`` comes from HMAC-SHA256 with the secret as key and ``"i/attempt"`` as message: its first eight bytes as a
    big-endian number, rejected (next attempt) in the last, incomplete block of ``sides``. The same secret and position
    give the same face, so an undone roll comes back as it was.
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


class Throw(Struct, frozen=True):
    """Dice that fell together in an event, and their faces in parallel: for proofs of fairness and statistics.

    ``in_order`` is false if the event has the faces sorted, not as they fell. ``player`` owns the dice; None where a
    high face is no advantage: lots, initiative, falls. For an attack, ``hits`` is the number of hits on its target,
    ``expected`` their mean, ``chance`` that of as many or more, ``idle`` the places of the dice that hit nothing,
    ``unit`` and ``target`` the ids of both.
    """

    dice: tuple[Die, ...]
    faces: tuple[int, ...]
    in_order: bool = True
    player: int | None = None
    hits: int | None = None
    expected: float = 0.0
    idle: tuple[int, ...] = ()
    unit: str = ""
    target: str = ""
    chance: float = 1.0


def chance_of(hits: int, dice: int, good: float) -> float:
    """The chance of ``hits`` or more with ``dice`` dice, each of which hits with a chance of ``good``."""
    return sum(comb(dice, more) * good**more * (1 - good) ** (dice - more) for more in range(hits, dice + 1))
