"""Random numbers from a seed: the same on every machine and with every version of Python."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
_BYTES = 4
_WHOLE = float(1 << 8 * _BYTES)


class SeededRandom:
    """A stream of numbers: the bytes of hashes of the seed and a count. Methods are named as in ``random.Random``."""

    def __init__(self, seed: str) -> None:
        self._seed = blake2b(seed.encode("utf-8", "surrogatepass")).digest()
        self._count = 0
        self._bytes = b""

    def random(self) -> float:
        """From 0 to below 1."""
        if not self._bytes:
            self._bytes = blake2b(self._seed + self._count.to_bytes(8, "big")).digest()
            self._count += 1
        taken, self._bytes = self._bytes[:_BYTES], self._bytes[_BYTES:]
        return int.from_bytes(taken, "big") / _WHOLE

    def uniform(self, least: float, most: float) -> float:
        """From ``least`` to below ``most``."""
        return least + (most - least) * self.random()

    def randint(self, least: int, most: int) -> int:
        """A whole number, both ends included."""
        return least + int((most - least + 1) * self.random())

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.randint(0, len(items) - 1)]

    def weighted_choice(self, items: Sequence[tuple[int, T]]) -> T:
        """One of the items, each given with its weight."""
        left = self.random() * sum(weight for weight, _ in items)
        for weight, item in items:
            left -= weight
            if left < 0:
                return item
        return items[-1][1]

    def bell(self, width: float) -> float:
        """Around 0, bell-shaped, with standard deviation ``width`` and at most three times that: a sum of uniforms."""
        return width * sum(self.uniform(-1, 1) for _ in range(3))
