"""A unit on the pitch, and its turn under way."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.independent.shapes import Point

USES = {"defend": "BW", "move": "GW", "attack": "RW", "spot": "YW"}
RULER = {"hand-to-hand": (-1.0, 1.0), "direct-fire": (1.0, 8.0), "artillery": (8.0, 999.0)}
CLOSE = 0.1 + 1e-6
"""A measurement this close goes to the player who acts (ruling ``judgment``)."""


@dataclass
class Unit:
    """A unit on the pitch."""

    id: str
    owner: int
    systems: list[str]
    gone: bool = False
    defense: int | None = None
    spot: int | None = None
    at: Point | None = None


@dataclass
class Turn:
    """A unit's turn under way; ``hot``: the system of a free action; ``anew``: at a dead ball."""

    unit: str
    hot: str | None = None
    anew: str = ""
    target: str | None = None
    range: str | None = None
    dice: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    used: set[int] = field(default_factory=set)
    defended: bool = False
    moved: bool = False
    attack: int | None = None
    line: list[str] = field(default_factory=list)
    resolved: bool = False
