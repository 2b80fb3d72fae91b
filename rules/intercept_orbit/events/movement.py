"""Ways through space: courses, collisions, edges, companies that cling."""

from __future__ import annotations

from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.state import Contact, Point

__all__ = [
    "Avoided",
    "Berthed",
    "BerthsKept",
    "Boosted",
    "Carried",
    "Clung",
    "Collided",
    "CollisionEnded",
    "CourseSet",
    "DebrisPushed",
    "EdgeTurned",
    "Handed",
    "JourneyEnded",
    "LeftBehind",
    "LetPass",
    "LostInSpace",
    "Moved",
    "NotHanded",
    "NudgeDeclined",
    "PathDeclared",
    "RamDecided",
    "RideDecided",
    "Shifted",
    "Spun",
    "Stopped",
    "Went",
]


class Moved(Event, frozen=True):
    """A die was put to a company's move of up to ``value`` units; ``over``: a green die was rolled, nothing is in its
    way."""

    asset: str
    die: int
    value: int
    over: bool
    why: str = "company-turn"


class Boosted(Event, frozen=True):
    """A die was put to a ship's manoeuvre: ``value`` pips. ``die`` None: it goes straight on at its own speed."""

    asset: str
    die: int | None
    value: int
    why: str = "manoeuvre"

    @property
    def silent(self) -> bool:
        return self.die is None


class CourseSet(Event, frozen=True):
    """The course of a ship or HVA: ``speed`` units, ``clicks`` at each hinge (negative: to port); ``pips`` are left.

    ``end``, ``heading`` and the bends of its ``way`` on a map, where nothing stops it.
    """

    asset: str
    speed: int
    clicks: tuple[int, ...]
    pips: int
    way: tuple[Point, ...] = ()
    end: Point | None = None
    heading: float = 0.0
    why: str = "hinge-ruler"

    @property
    def silent(self) -> bool:
        return self.why == "manoeuvre"


class RideDecided(Event, frozen=True):
    """Whether another player's company goes along with the ship that it clings to."""

    company: str
    host: str
    rides: bool
    why: str = "clinging"


class PathDeclared(Event, frozen=True):
    """What lies on the way, in order: measured on a map, declared by the player elsewhere."""

    asset: str
    contacts: tuple[Contact, ...]
    why: str = "declared"

    @property
    def silent(self) -> bool:
        return not self.contacts


class Went(Event, frozen=True):
    """Where it is now. ``way``: the poses on the way (maps); a company's ``host`` is what it clings to now."""

    asset: str
    to: Point | None = None
    heading: float = 0.0
    way: tuple[Point, ...] = ()
    length: float = 0.0
    host: str | None = None
    why: str = "manoeuvre"


class Shifted(Event, frozen=True):
    """On a map what clings to a mover moves with it: its place and heading now."""

    assets: tuple[str, ...]
    places: tuple[Point, ...]
    headings: tuple[float, ...]
    why: str = "clinging"


class Stopped(Event, frozen=True):
    """A mover stops short: it touches what it meets. ``at`` and ``heading`` on a map."""

    asset: str
    against: str
    at: Point | None = None
    heading: float = 0.0
    why: str = "collisions"


class JourneyEnded(Event, frozen=True):
    """The mover has come to rest."""

    asset: str
    why: str = "manoeuvre"


class Clung(Event, frozen=True):
    """A company clings to the ship that touched it."""

    company: str
    host: str
    at: Point | None = None
    why: str = "clinging"


class Carried(Event, frozen=True):
    """A company without fuel is taken along: captured (``captive``) or rescued."""

    company: str
    host: str
    captive: bool
    at: Point | None = None
    why: str = "drifting"


class LeftBehind(Event, frozen=True):
    """A company that the mover met is left where it is, or stays there."""

    company: str
    host: str
    why: str = "clinging"


class Handed(Event, frozen=True):
    """A company went over to another ship that its own passed within 2."""

    company: str
    host: str
    to_ship: str
    captive: bool
    at: Point | None = None
    why: str = "clinging"


class Berthed(Event, frozen=True):
    """A company goes to another side of a ship that has moved: ``how`` is bow, stern, port or starboard."""

    company: str
    host: str
    how: str
    at: Point
    why: str = "clinging"


class BerthsKept(Event, frozen=True):
    """Another player's companies stay where they are along a ship that has moved."""

    player: int
    host: str
    companies: tuple[str, ...]
    why: str = "clinging"


class NotHanded(Event, frozen=True):
    """Nobody (more) goes over to another ship."""

    asset: str
    why: str = "clinging"


class NudgeDeclined(Event, frozen=True):
    """A green ace leaves the ship that it clings to as it is."""

    company: str
    asset: str
    why: str = "aces"


class Avoided(Event, frozen=True):
    """A pip was spent to go around debris."""

    asset: str
    debris: str
    pips: int
    why: str = "debris-hit"


class RamDecided(Event, frozen=True):
    """Whether a player wants two ships to collide."""

    player: int
    asset: str
    target: str
    ram: bool
    why: str = "collisions"


class LetPass(Event, frozen=True):
    """The ships go past each other."""

    asset: str
    target: str
    why: str = "collisions"


class Collided(Event, frozen=True):
    """A collision's dice, one for each unit of ``speed``: ``taken`` hits on the rammer, ``hits`` on the target."""

    asset: str
    target: str
    speed: int
    dice: tuple[int, ...]
    taken: int
    hits: int
    why: str = "collisions"


class Spun(Event, frozen=True):
    """A player turned the other's ship after a collision; ``clicks`` negative: to port. ``heading``: on a map."""

    player: int
    asset: str
    clicks: int
    heading: float = 0.0
    at: Point | None = None
    why: str = "collisions"


class CollisionEnded(Event, frozen=True):
    """All turns after a collision are made."""

    asset: str
    target: str
    why: str = "collisions"


class DebrisPushed(Event, frozen=True):
    """Debris was pushed on by ``distance``."""

    asset: str
    debris: str
    distance: float
    at: Point | None = None
    why: str = "debris-hit"


class LostInSpace(Event, frozen=True):
    """A ship left the edge of the table, and these companies with it."""

    asset: str
    companies: tuple[str, ...] = ()
    why: str = "edge-of-space"


class EdgeTurned(Event, frozen=True):
    """An HVA came to the edge and was turned by ``player``. ``at`` and ``heading`` on a map."""

    asset: str
    player: int
    at: Point | None = None
    heading: float = 0.0
    why: str = "edge-of-space"
