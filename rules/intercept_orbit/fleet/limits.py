"""Limits of fleets, the faults of one, and fleets by lot (RULINGS 2.1; rulebook: "Build Your Fleet")."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from rules.core.dice import Dice
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import CUSTOM, Facts, Size, read_size
from rules.intercept_orbit.fleet.generate import drawn
from rules.intercept_orbit.fleet.text import write
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.units import SHIPS, Fleet, Kind, UnitDesign, catapults, is_ship, tas

PLAYERS = (2, 4)
TAS_MOST = 12
HVAS_MOST = 6
LONGER = 2
"""How much both limits rise in a game for an afternoon."""

SIZES = ("standard", "afternoon", CUSTOM)
NUMBERS = ("tas_min", "tas_max", "hvas", "frames", "stations", "rockets", "clock", "neutral")
"""Numbers of a custom size. ``frames`` and ``stations`` of other games are TAs and HVAs here, the rest is ignored."""

_BOOK = {2: (4, 6, 3), 3: (3, 5, 2), 4: (3, 4, 1)}
"""The fewest and the most TAs, and the HVAs, by the number of players."""


class Limits(Struct, frozen=True):
    """The fewest and the most TAs of each fleet, and the number of its HVAs."""

    size: str
    tas_min: int
    tas_max: int
    hvas: int


def limits(size: Size, players: int) -> Limits:
    """The limits of a game. ``size`` is an id, or an object with ``id`` and, for ``custom``, the host's numbers.

    Raises ``Malformed``: ``size-unknown``, ``size-fixed``, ``size-number``, ``field-unknown``; ``Illegal``:
    ``wrong-number-of-players``.
    """
    name, given = read_size(size, SIZES, NUMBERS, listed)
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise Illegal("wrong-number-of-players", count=players, least=PLAYERS[0], most=PLAYERS[1])
    low, high, hvas = _BOOK[players]
    if name == CUSTOM:
        return _custom(given, hvas)
    more = LONGER if name == "afternoon" else 0
    return Limits(name, low + more, high + more, hvas)


def _custom(wanted: Facts, hvas: int) -> Limits:
    """The host's numbers."""
    frames = wanted.get("frames", (wanted.get("tas_min", 1), wanted.get("tas_max")))
    low, high = frames if isinstance(frames, list | tuple) and len(frames) == 2 else (frames, frames)
    low = _number("tas_min", low, 1, TAS_MOST)
    high = _number("tas_max", TAS_MOST if high is None else high, low, TAS_MOST)
    return Limits(CUSTOM, low, high, _number("hvas", wanted.get("hvas", wanted.get("stations", hvas)), 0, HVAS_MOST))


def _number(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Malformed("size-number", field=name, least=least, most=most)
    return value


def listed() -> list[dict[str, object]]:
    """Every size as JSON, one entry for each number of players."""
    rows = [limits(size, players) for size in SIZES[:-1] for players in _BOOK]
    counts = [players for _ in SIZES[:-1] for players in _BOOK]
    sizes: list[dict[str, object]] = [
        {"id": row.size, "players": players, "tas_min": row.tas_min, "tas_max": row.tas_max, "hvas": row.hvas}
        for row, players in zip(rows, counts, strict=True)
    ]
    return [*sizes, {"id": CUSTOM, "tas_min": 1, "tas_max": TAS_MOST, "hvas": _BOOK[2][2]}]


def faults(profile: Profile, fleet: Fleet, limits: Limits | None = None) -> list[Illegal]:
    """All faults of a fleet: of each asset, then of companies and aces, then of the numbers.

    Without ``limits`` the numbers of TAs and HVAs are not checked.
    """
    found = [
        fault
        for number, unit in enumerate(fleet.units, start=1)
        for fault in _unit_faults(unit, profile.same_max, unit.name or str(number))
    ]
    found += [*_company_faults(fleet), *_ace_faults(fleet)]
    return found if limits is None else found + _number_faults(fleet, limits)


def check(profile: Profile, fleet: Fleet, limits: Limits | None = None) -> None:
    """Raises ``Illegal`` for the first fault."""
    for fault in faults(profile, fleet, limits):
        raise fault


def _unit_faults(unit: UnitDesign, same_max: int, called: str) -> list[Illegal]:
    found: list[Illegal] = []
    if is_ship(unit.kind):
        found += _ship_faults(unit, same_max, called)
    elif unit.systems:
        found.append(Illegal("asset-carries-nothing", kind=unit.kind.value, frame=called))
    if unit.ace is not None and unit.kind is not Kind.COMPANY:
        found.append(Illegal("ace-on-no-company", frame=called))
    return found


def _ship_faults(unit: UnitDesign, same_max: int, called: str) -> list[Illegal]:
    found: list[Illegal] = []
    count, right = len(unit.systems), SHIPS[unit.kind]
    if count != right:
        kind = unit.kind.value
        found.append(Illegal("wrong-number-of-systems", kind=kind, count=count, right=right, frame=called))
    halves: Counter[str] = Counter()
    for system in unit.systems:
        parts = system.split("/")
        for part in parts:
            halves[part] += 2 // len(parts)
    heavy = [system for system, number in halves.items() if number > 2 * same_max]
    return found + [Illegal("too-many-of-a-system", system=system, most=same_max, frame=called) for system in heavy]


def _company_faults(fleet: Fleet) -> list[Illegal]:
    companies, launchers = sum(1 for unit in fleet.units if unit.kind is Kind.COMPANY), catapults(fleet)
    if companies == launchers:
        return []
    return [Illegal("companies-unlike-catapults", companies=companies, catapults=launchers)]


def _ace_faults(fleet: Fleet) -> list[Illegal]:
    aces = sum(1 for unit in fleet.units if unit.ace is not None and unit.kind is Kind.COMPANY)
    if aces > 1:
        return [Illegal("too-many-aces", count=aces)]
    if aces and not catapults(fleet):
        return [Illegal("ace-without-catapult")]
    return [Illegal("ace-missing")] if catapults(fleet) and not aces else []


def _number_faults(fleet: Fleet, limits: Limits) -> list[Illegal]:
    found: list[Illegal] = []
    number = tas(fleet)
    if not limits.tas_min <= number <= limits.tas_max:
        least, most = limits.tas_min, limits.tas_max
        found.append(Illegal("wrong-number-of-tas", count=number, least=least, most=most, span=most - least))
    hvas = len(fleet.units) - number
    if hvas != limits.hvas:
        found.append(Illegal("wrong-number-of-hvas", count=hvas, right=limits.hvas))
    return found


def generate(size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
    """A legal fleet as text; ``archetypes`` are ``STYLES``, several of them take turns. Raises ``RulesError``."""
    wanted = limits(size, players)
    return write(drawn((wanted.tas_min, min(wanted.tas_max, wanted.tas_min + LONGER)), wanted.hvas, dice, archetypes))
