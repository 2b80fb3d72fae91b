"""Positions on a map in few words.

>>> table = MapTable("Rd Rd; Rd", "B B; Rd", at={"A1": (5, 5), "B1": (5, 12)}, pieces=[box(4, 8, 6, 9)])
>>> [piece.id for piece in table.state.terrain]
['T1']
"""

from __future__ import annotations

from typing import Any

from rules import RULESETS, Event, ScriptedDice, replay
from rules.field import Field, Ground, Piece, Point, write_field
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.round.order import RoundBegan
from rules.rapid_attack.setup.bidding import PositionsTaken
from rules.rapid_attack.setup.deployment import Put
from tests.rules.rapid_attack.positions import NO_ROCKETS, Table

NAMES = ("Ana", "Ben", "Chloé", "Dmitri", "Eve")


def box(left: float, top: float, right: float, bottom: float, **more: Any) -> dict[str, Any]:
    """A piece with straight walls: ``hits``, ``bricks``, ``hazard`` and its kind (``name``) as wanted."""
    return {"outline": ((left, top), (right, top), (right, bottom), (left, bottom)), **more}


def field_code(pieces: list[dict[str, Any]], size: float = 36, shape: str = "square") -> str:
    """A field with those pieces, T1 first."""
    built = tuple(
        Piece(f"T{n}", **{"name": "spill" if piece.get("hazard") else "shed", **piece})
        for n, piece in enumerate(pieces, 1)
    )
    return write_field(Field(Ground(shape, size), "town", "test", built))


class MapTable(Table):
    """A game on a map in its first round, everything standing where ``at`` says; what it leaves out is not there.

    With ``begin`` the game begins by the book, with its deployment.
    """

    def __init__(
        self,
        *companies: str,
        at: dict[str, Point] | None = None,
        pieces: list[dict[str, Any]] | None = None,
        ruleset: str = "rapid-attack",
        options: dict[str, Any] | None = None,
        begin: bool = False,
        across: float = 36,
        shape: str = "square",
        size: Any = None,
        **numbers: Any,
    ) -> None:
        whole = {**NO_ROCKETS, **numbers} if size is None else size
        code = field_code(pieces or [], across, shape)
        players = list(zip(NAMES, companies, strict=False))
        switches = {**(options or {}), "field": code}
        first = RULESETS[ruleset].new_game(players, whole, "map", switches, ScriptedDice([1] * 99)).events
        self.log: list[Event] = list(first) if begin else _at_once(first[0], at or {})
        self.state = replay(self.log)
        self.last = tuple(self.log)

    def put(self, item: str, at: Point) -> None:
        """Something is put somewhere else, without a question."""
        self.happen(Put(item, at, scene(self.state).top(at), why="host"))


def _at_once(started: Event, at: dict[str, Point]) -> list[Event]:
    state = replay([started])
    there = scene(state)
    puts = [Put(item, point, None if item.startswith("S") else there.top(point)) for item, point in at.items()]
    return [started, PositionsTaken(state.order[0], state.order[-1], deploy=False), *puts, RoundBegan(1)]
