"""A frame on the table, and its activation under way."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.independent.adjudicator import Event
from tests.independent.shapes import Point

CODES = {"hand-to-hand": "Rh", "direct-fire": "Rd", "artillery": "Ra"}
USES = {"defend": "BW", "move": "GW", "attack": "RW", "spot": "YW"}
CLOSE = 0.1 + 1e-6
"""A measurement this close goes to the player who acts (ruling ``judgment``)."""


@dataclass
class Frame:
    """A frame as it stands on the table."""

    id: str
    owner: int
    systems: list[str]
    rockets: int
    white: int = 2
    acted: bool = False
    defense: int | None = None
    spot: int | None = None
    near: set[str] = field(default_factory=set)
    at: Point | None = None
    kept: int = 0
    """Defense systems that it lost in this round during its own turn: they still serve it."""


@dataclass
class Turn:
    """A frame's activation under way."""

    frame: str
    target: str | None = None
    range: str | None = None
    rockets: int = 0
    hazard: bool = False
    dice: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    used: set[int] = field(default_factory=set)
    sights: int = 0
    armed: bool = False
    defended: bool = False
    moved: bool = False
    moving: bool = False
    attack: int | None = None
    die: int = -1
    covers: list[Event] | None = None
    spotted: int | None = None
    resolved: bool = False
    spotting: bool = False
    unseen: set[str] = field(default_factory=set)
    done: bool = False


@dataclass
class Piece:
    """Terrain: its outline, and the hits it takes."""

    outline: list[Point]
    hits: int
    hazard: bool
