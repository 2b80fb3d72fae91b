"""What a picture of space shows, as plain data: no rules in it, only what has to be drawn."""

from __future__ import annotations

from msgspec import Struct

from render.map.scene import Shade

__all__ = ["Aim", "Ring", "Scene", "Thing", "Trail"]

Dot = tuple[float, float]
Path = tuple[Dot, ...]


class Thing(Struct, frozen=True):
    """A ship, an HVA, a company or a piece of debris. ``kind``: capital, frigate, hva, company, debris.

    ``part``: ready, done, active or suspended. ``heading``: its bow in degrees, 0 up, clockwise. ``aboard``: companies
    that it has not launched. ``captor``: the player who holds a company without fuel. ``spots``: dice and faces.
    ``rank`` is the range that it is at from whoever plans a way; ``behind``: something covers it from there.
    """

    id: str
    owner: int
    kind: str
    at: Dot
    heading: float = 0.0
    builder: int = -1
    part: str = "ready"
    targeted: bool = False
    defense: int | None = None
    defense_die: str | None = None
    spots: tuple[tuple[str, int], ...] = ()
    systems: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    white: int = 0
    ace: str | None = None
    fuel: int | None = None
    captor: int | None = None
    aboard: int = 0
    rank: str = ""
    behind: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody else built it."""
        return self.builder not in (self.owner, -1)


class Ring(Struct, frozen=True):
    """A range around a base, as an outline, and the system that reaches so far."""

    outline: Path
    system: str
    word: str


class Aim(Struct, frozen=True):
    """An attack: from edge to edge, what covers the target, who screens it; how far it is, and the range's system."""

    start: Dot
    end: Dot
    covers: tuple[str, ...] = ()
    screen: str | None = None
    word: str = ""
    system: str = ""


class Trail(Struct, frozen=True):
    """A way that is flown or planned, and how the base stands at its end. ``hinges``: each with its clicks.

    ``word`` is written at its end; ``ok``: it stays on the table. ``meets`` are the things that are in its way.
    """

    points: Path
    kind: str
    owner: int
    heading: float = 0.0
    hinges: tuple[tuple[Dot, int], ...] = ()
    word: str = ""
    ok: bool = True
    meets: tuple[str, ...] = ()


class Scene(Struct, frozen=True):
    """Everything on the table. ``size`` is how far it is across."""

    size: float
    round: bool = False
    things: tuple[Thing, ...] = ()
    shade: Shade | None = None
    rings: tuple[Ring, ...] = ()
    aim: Aim | None = None
    trail: Trail | None = None
