"""The builder of fleets: see ``rules.contract.builder``."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import structs

from rules.contract.builder import Packed, Parts, Read, packed_number
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import is_json
from rules.intercept_orbit.fleet.analysis import FleetAnalysis, analyse_fleet
from rules.intercept_orbit.fleet.generate import DESIGNS, STYLES
from rules.intercept_orbit.fleet.limits import Limits, faults, limits
from rules.intercept_orbit.fleet.text import (
    TEXT_MAX,
    TITLES,
    UNITS_MAX,
    asset_name,
    lines_of,
    read,
    read_unit,
    tail_of,
    write,
)
from rules.intercept_orbit.fleet.web_tool import read_json
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.units import ACES, NAMES, SHIPS, SYSTEMS, Fleet, Kind, UnitDesign

SYSTEMS_MAX = 15

# Share codes depend on the order of these: append only, 16 systems and 8 kinds at the most.
_KINDS = (Kind.CAPITAL, Kind.FRIGATE, Kind.COMPANY, Kind.HVA)
_CODED = ("Rp", "Ra", "Rs", "Rp/Ra", "Ra/Rs", "Rp/Rs", "B", "Y", "K", "R", "G")
_BY_SIZE = {number: TITLES[kind] for kind, number in SHIPS.items()}


class FleetBuilder:
    """Builds ships, companies and HVAs."""

    style = "fleet"
    archetypes: tuple[str, ...] = tuple(STYLES)
    designs: Mapping[str, str] = MappingProxyType(
        {name: f"{_BY_SIZE[len(systems)]} {' '.join(systems)}" for name, systems in DESIGNS.items()}
        | {f"ace-{colour}": f"{TITLES[Kind.COMPANY]} ace {colour}" for colour in ACES}
        | {"company": TITLES[Kind.COMPANY], "hva": TITLES[Kind.HVA]}
    )
    names: tuple[str, ...] = NAMES
    # Share codes know these by their place: append only, four at the most.
    coded_sizes: tuple[str, ...] = ("standard", "afternoon", "custom")
    most = UNITS_MAX
    takes_json = True

    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    limits = staticmethod(limits)
    write = staticmethod(write)

    def faults(self, force: Fleet, limits: Limits | None) -> list[Illegal]:
        """All that keeps a fleet from being played."""
        return faults(self._profile, force, limits)

    @staticmethod
    def read(text: str) -> Read[Fleet]:
        """A fleet, also from JSON, and its title if one stood above the assets. Raises ``Malformed``."""
        fleet, title = read_json(text) if is_json(text) else read(text)
        if (length := len(write(fleet))) > TEXT_MAX:
            raise Malformed("fleet-too-long", length=length, most=TEXT_MAX)
        return Read(fleet, title)

    @staticmethod
    def units(force: Fleet) -> tuple[UnitDesign, ...]:
        """The assets of a fleet."""
        return force.units

    @staticmethod
    def force(units: Sequence[UnitDesign]) -> Fleet:
        """A fleet of these assets."""
        return Fleet(tuple(units))

    @staticmethod
    def unit(name: str, text: str, rockets: int | None) -> UnitDesign:
        """One asset from typed text. Raises ``RulesError``: ``one-asset`` if that is not one, ``ship-system-unknown``,
        ``asset-kind-missing``, ``fleet-no-rockets``."""
        if rockets:
            raise Illegal("fleet-no-rockets")
        lines = lines_of(text)[1]
        if len(lines) != 1:
            raise Malformed("one-asset", count=len(lines))
        unit = read_unit(lines[0], asset_name(name) or "1")
        if unit.name and ":" not in text and unit.kind in SHIPS:
            raise Malformed("ship-system-unknown", text=unit.name, frame=asset_name(name))
        return structs.replace(unit, name=asset_name(name))

    @staticmethod
    def notation(unit: UnitDesign) -> str:
        """An asset's kind, systems and ace."""
        return f"{TITLES[unit.kind]} {tail_of(unit)}".strip()

    def parts(self, unit: UnitDesign) -> Parts | None:
        """The systems of a ship; every company and HVA is alike."""
        if unit.kind not in SHIPS:
            return None
        return Parts(unit.systems, SYSTEMS, SHIPS[unit.kind], self._profile.same_max)

    @staticmethod
    def fit(unit: UnitDesign, systems: Sequence[str], rockets: int) -> UnitDesign:
        """The ship with these systems."""
        return structs.replace(unit, systems=tuple(systems))

    @staticmethod
    def hints(force: Fleet, limits: Limits | None) -> Mapping[str, int]:
        """Nothing: a fleet has neither rockets nor spares."""
        return {}

    def analysis(self, force: Fleet) -> FleetAnalysis:
        """The assets counted, and their dice."""
        return analyse_fleet(self._profile, force)

    @staticmethod
    def packed(unit: UnitDesign) -> bytes:
        """An asset in bytes: kind and ace, the number of systems, then two systems a byte. Raises ``Illegal``."""
        count = len(unit.systems)
        if count > SYSTEMS_MAX:
            raise Illegal("share-too-big", count=count, most=SYSTEMS_MAX, frame=unit.name)
        ace = ACES.index(unit.ace) + 1 if unit.ace else 0
        numbers = [_CODED.index(system) for system in unit.systems] + [0] * (count % 2)
        pairs = bytes(high << 4 | low for high, low in zip(numbers[::2], numbers[1::2], strict=True))
        return packed_number(ace << 7 | count << 3 | _KINDS.index(unit.kind)) + pairs

    @staticmethod
    def unpacked(data: Packed) -> UnitDesign:
        """The asset behind the bytes."""
        head = data.number()
        kind, count, ace = _KINDS[head & 7], head >> 3 & SYSTEMS_MAX, head >> 7
        nibbles = [nibble for byte in data.take((count + 1) // 2) for nibble in (byte >> 4, byte & 15)]
        systems = tuple(_CODED[nibble] for nibble in nibbles[:count])
        return UnitDesign(kind, systems=systems, ace=ACES[ace - 1] if ace else None)
