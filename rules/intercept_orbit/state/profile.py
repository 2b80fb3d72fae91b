"""All numbers of Intercept Orbit (RULINGS 2; rulebook: "Ranges", "Damage", "Move and Maneuver your ship").

Distances are in ruler units: 8 units are one ruler.
"""

from enum import StrEnum
from typing import TypeVar

from msgspec import Struct, field

from rules.core.dice import Die
from rules.intercept_orbit.state.units import Kind

T = TypeVar("T")
Size = tuple[float, float]
"""Length and width of a base."""


class Range(StrEnum):
    """The four ranges, from the nearest to the farthest."""

    DOGFIGHT = "dogfight"
    POINT = "point-defense"
    ASSAULT = "assault"
    SUPPORT = "support"


class Bases(Struct, frozen=True, cache_hash=True):
    """The base of each kind of asset; a company's is round."""

    capital: Size = (2.0, 2.0)
    frigate: Size = (2.0, 1.0)
    hva: Size = (2.0, 1.0)
    company: Size = (1.0, 1.0)
    debris: Size = (1.0, 1.0)

    def of(self, kind: Kind) -> Size:
        """The length and width of a kind's base."""
        size: Size = getattr(self, kind)
        return size


class HitChart(Struct, frozen=True, cache_hash=True):
    """The faces that hit one sort of target at each range, in ascending order: cover absorbs the first."""

    dogfight: tuple[int, ...] = ()
    point: tuple[int, ...] = ()
    assault: tuple[int, ...] = ()
    support: tuple[int, ...] = ()

    def at(self, span: Range) -> tuple[int, ...]:
        """The faces that hit at a range."""
        return (self.dogfight, self.point, self.assault, self.support)[list(Range).index(span)]


def _always_written(value: T) -> T:
    """A field that is written even at its default, as logs have always had it."""
    return field(default_factory=lambda: value)


class Profile(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """The game as data. A running game keeps the profile that it started with.

    A default never changes: it holds for every log whose profile lacks the field. Other numbers for new games go into
    ``ORBIT``.

    Ranges: ``reach`` of dogfight, ``near`` of point defense, ``ruler`` of assault, in units and inclusive;
    ``close_call``: the tolerance in favour of whose turn it is. ``on_ships`` and ``on_companies``: the faces that hit
    (debris and HVAs count as ships).

    Movement: ``speed`` of a ship without a die, ``click`` of a hinge in degrees, ``clicks`` of one hinge at most
    (``frigate_clicks`` of a frigate), ``hva_hinges`` that an HVA may click. ``ram_taken``, ``ram_dealt``: the faces of
    collision dice that hit rammer and target. ``nudge`` of a green ace and ``dodge`` of a company, in units.

    Dice: ``blue``, ``yellow``, ``black`` and ``weapon`` by the number of systems (more count no more); ``split``: of a
    weapon of two ranges; ``hull``: of every frigate. ``screening``: the defense systems that screen. ``repair``: the
    face of a white die that repairs. ``same_max``: the systems of one type on a ship; a weapon of two ranges counts
    half for each.

    Fuel: ``fuel_most`` of a company, ``burn`` a round, ``dodge_fuel`` a dodge, ``bingo``: the last warning.

    Boarding: ``boarded``: the lowest face that succeeds, ``harm`` by face, ``lenders``: the fewest players among whom
    dice are lent.

    Set-up: the table is ``across`` wide; ``just_within``: the depth of the last part of assault range; ``debris_max``.

    ``agreement``: at a declared table players agree to what others say of ranges, cover and HVAs.
    """

    id: str = _always_written("intercept-orbit")
    clock: int = _always_written(11)
    ppa: int = _always_written(5)
    white: int = _always_written(2)
    reach: float = _always_written(1.0)
    near: float = _always_written(2.0)
    ruler: float = _always_written(8.0)
    speed: int = _always_written(4)
    click: float = _always_written(22.5)
    nudge: float = _always_written(1.0)
    dodge: float = _always_written(2.0)
    bingo: int = _always_written(1)
    repair: int = _always_written(6)
    debris_max: int = _always_written(5)
    boarded: int = _always_written(3)
    close_call: float = _always_written(0.1)
    bases: Bases = Bases()
    on_ships: HitChart = HitChart((5, 6), (5, 6), (4, 5, 6), (5, 6))
    on_companies: HitChart = HitChart((4, 5, 6), (5, 6))
    clicks: int = 1
    frigate_clicks: int = 2
    hva_hinges: int = 1
    ram_taken: tuple[int, ...] = (1, 2)
    ram_dealt: tuple[int, ...] = (4, 5, 6)
    blue: tuple[int, ...] = (0, 1, 2)
    yellow: tuple[int, ...] = (0, 1)
    black: tuple[int, ...] = (0, 1, 3)
    weapon: tuple[tuple[Die, ...], ...] = ((), ("R6", "R6"), ("R6", "R6", "R8"))
    split: Die = "R6"
    hull: tuple[Die, ...] = ("G6",)
    screening: int = 2
    fuel_most: int = 6
    burn: int = 1
    dodge_fuel: int = 1
    harm: tuple[int, ...] = (0, 0, 0, 1, 1, 2, 3, 4)
    lenders: int = 3
    across: int = 32
    just_within: float = 1.0
    same_max: int = 2
    agreement: bool = False

    @property
    def top_speed(self) -> int:
        """The greatest speed that a die of eight sides gives a ship."""
        return self.speed + 8

    def clicks_of(self, kind: Kind) -> int:
        """The most clicks of one hinge."""
        return self.frigate_clicks if kind == Kind.FRIGATE else self.clicks


ORBIT = Profile(agreement=True)
