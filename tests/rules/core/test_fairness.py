"""A million faces of each die: no face comes more often than chance allows."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import sqrt

import pytest

from rules.core.dice import FairDice

COUNT = 1_000_000
SIDES = range(2, 21)
SEED = hashlib.sha256(b"a million faces").digest()
SAMPLE = 3000


@cache
def numbers() -> tuple[int, ...]:
    """What the faces of this seed are made of, drawn once for all sizes of dice: see ``FairDice``."""
    seed, digest = SEED, hmac.digest
    return tuple(int.from_bytes(digest(seed, b"%d/0" % index, "sha256")[:8], "big") for index in range(COUNT))


def chi_square(faces: Iterable[int], sides: int) -> float:
    """The distance from an even spread, as a normal deviate (Wilson and Hilferty): above 4 once in 30,000."""
    found = Counter(faces)
    assert set(found) <= set(range(1, sides + 1))
    expected = sum(found.values()) / sides
    distance = sum((found[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    freedom = sides - 1
    return float(((distance / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom)))


@pytest.mark.long
@pytest.mark.parametrize("sides", SIDES)
def test_a_million_faces_are_even(sides: int) -> None:
    drawn = numbers()
    assert all(number < 2**64 - 2**64 % sides for number in drawn), "none of these is drawn a second time"
    faces = [number % sides + 1 for number in drawn]
    for start in (0, COUNT - SAMPLE):
        assert tuple(faces[start : start + SAMPLE]) == FairDice(SEED, start).roll((f"K{sides}",) * SAMPLE)
    assert abs(chi_square(faces, sides)) < 4


@pytest.mark.long
def test_neighbours_know_nothing_of_each_other() -> None:
    faces = [number % 6 for number in numbers()]
    assert abs(chi_square((a * 6 + b + 1 for a, b in zip(faces[::2], faces[1::2], strict=True)), 36)) < 4


@pytest.mark.long
def test_an_uneven_die_is_found() -> None:
    bytes_only = [number >> 56 for number in numbers()]
    assert chi_square((byte % 6 + 1 for byte in bytes_only), 6) > 4
    assert chi_square((byte % 20 + 1 for byte in bytes_only), 20) > 4


def test_a_number_from_the_incomplete_block_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """So rare that no seed shows it: 2^64 - 1 has to be refused by every die but those of 2, 4, 8 and 16 sides."""
    asked: list[bytes] = []

    def digest(_key: bytes, message: bytes, _hash: object) -> bytes:
        asked.append(message)
        return b"\xff" * 32 if message.endswith(b"/0") else bytes(32)

    monkeypatch.setattr("rules.core.dice.hmac.digest", digest)
    for sides in SIDES:
        asked.clear()
        (face,) = FairDice(b"seed", 7).roll((f"K{sides}",))
        if sides in (2, 4, 8, 16):
            assert (face, asked) == (sides, [b"7/0"])
        else:
            assert (face, asked) == (1, [b"7/0", b"7/1"])
