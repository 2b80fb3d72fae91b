"""Questions about the rules outside any game (PROTOCOL: ``pool``, ``ppa``, ``attack``, ``odds``)."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct, json

from rules.core.dice import Die
from rules.core.json_input import Facts, take

Q = TypeVar("Q", bound=Struct)


class Calculation(Struct, Generic[Q], frozen=True):
    """The shapes of a question and of its result, and the function from one to the other."""

    question: type[Q]
    result: type[Struct]
    work: Callable[[Q], Struct]

    def answer(self, request: Facts) -> dict[str, Any]:
        """The result as JSON of a question as JSON. Raises ``RulesError``."""
        found: dict[str, Any] = json.decode(json.encode(self.work(take(request, self.question))))
        return found


class PoolResult(Struct, frozen=True):
    """The dice that a unit rolls."""

    dice: tuple[Die, ...]


class PointsResult(Struct, frozen=True):
    """Points per asset and score of each player."""

    ppa: tuple[int, ...]
    score: tuple[int, ...]


class Step(Struct, frozen=True):
    """A damage die and what it hits: ``target``, ``cover`` and its number in the list, or nothing."""

    die: int
    hits: str | None


class AttackResult(Struct, frozen=True):
    """An attack's damage dice, its hits on the target and on each cover, die by die in ``steps``, lowest first."""

    damage_dice: int
    dice: tuple[int, ...]
    target_hits: int
    cover_hits: tuple[int, ...]
    steps: tuple[Step, ...]


class OddsResult(Struct, frozen=True):
    """The chance of each number of hits on the target, their mean, and each cover's chance to be gone afterwards."""

    damage_dice: int
    target_hits: dict[str, float]
    mean: float
    cover_gone: tuple[float, ...]
