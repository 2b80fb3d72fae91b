"""Chance that comes out of a seed alone: the same numbers on every machine and with every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

__all__ = ["Luck"]

T = TypeVar("T")
_BYTES = 4
_WHOLE = float(1 << 8 * _BYTES)


class Luck:
    """A row of numbers: the bytes of hashes of the seed and a count."""

    def __init__(self, seed: str) -> None:
        self._seed = blake2b(seed.encode("utf-8", "surrogatepass")).digest()
        self._count = 0
        self._bytes = b""

    def share(self) -> float:
        """From 0 to below 1."""
        if not self._bytes:
            self._bytes = blake2b(self._seed + self._count.to_bytes(8, "big")).digest()
            self._count += 1
        taken, self._bytes = self._bytes[:_BYTES], self._bytes[_BYTES:]
        return int.from_bytes(taken, "big") / _WHOLE

    def uniform(self, least: float, most: float) -> float:
        """From the least to the most."""
        return least + (most - least) * self.share()

    def whole(self, least: int, most: int) -> int:
        """A whole number, both ends included."""
        return least + int((most - least + 1) * self.share())

    def choice(self, things: Sequence[T]) -> T:
        """One of some things."""
        return things[self.whole(0, len(things) - 1)]

    def weighted(self, things: Sequence[tuple[int, T]]) -> T:
        """One of some things with their weights."""
        left = self.share() * sum(weight for weight, _ in things)
        for weight, thing in things:
            left -= weight
            if left < 0:
                return thing
        return things[-1][1]

    def spread(self, width: float) -> float:
        """Around 0, seldom farther from it than twice the width: three uniform numbers added up."""
        return width * sum(self.uniform(-1, 1) for _ in range(3))
