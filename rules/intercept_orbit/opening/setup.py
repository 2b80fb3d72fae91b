"""Fleets, sizes and options: from the players' texts to the first event (RULINGS 2.1; rulebook: "Build Your Fleet")."""

from collections.abc import Sequence

from msgspec import Struct, structs

from rules.core.errors import Malformed, naming_player
from rules.core.json_input import Options, Size
from rules.field import SHAPES
from rules.intercept_orbit.fleet import limits as fleets
from rules.intercept_orbit.opening.positions import Started
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.state import Asset, Player
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, Fleet, Kind, UnitDesign, kept, without

LETTERS = "ABCD"
CLOCK_MAX = 99
TABLES = ("declared", "map")
OPTIONS: dict[str, tuple[str | bool, ...]] = {"dice": ("bot", "typed"), "trust": (False, True)}
FIELDS: dict[str, tuple[str | int, ...]] = {"shape": tuple(SHAPES), "across": tuple(range(24, 49))}
"""The options of a map: its shape, and its width in units."""
_MARK = {Kind.COMPANY: "c", Kind.HVA: "V"}


class Entrant(Struct, frozen=True):
    """A player with a fleet."""

    name: str
    fleet: Fleet


def check_size(profile: Profile, size: Size) -> None:
    """Raises ``Malformed``: ``size-unknown``, ``size-number``."""
    _with_clock(profile, size)
    fleets.limits(size, fleets.PLAYERS[0])


def started(profile: Profile, size: Size, entrants: Sequence[Entrant], *, table: str, options: Options) -> Started:
    """The first event of a game. Raises ``Illegal`` for a fleet that does not fit."""
    limits = fleets.limits(size, len(entrants))
    for entrant in entrants:
        with naming_player(entrant.name):
            fleets.check(profile, entrant.fleet, limits)
    return Started(
        profile=_with_clock(profile, size),
        size=limits.size,
        table=table,
        players=tuple(Player(entrant.name, LETTERS[n], profile.ppa) for n, entrant in enumerate(entrants)),
        assets=tuple(asset for n, entrant in enumerate(entrants) for asset in _assets(profile, n, entrant.fleet)),
        order=tuple(range(len(entrants))),
        least=limits.tas_min,
        options=dict(options),
    )


def _with_clock(profile: Profile, size: Size) -> Profile:
    """The game's numbers; the clock of a custom game may be the host's. Raises ``Malformed("size-number")``."""
    clock = size.get("clock", profile.clock) if isinstance(size, dict) else profile.clock
    if isinstance(clock, bool) or not isinstance(clock, int) or not 1 <= clock <= CLOCK_MAX:
        raise Malformed("size-number", field="clock", least=1, most=CLOCK_MAX)
    return structs.replace(profile, clock=clock)


def _assets(profile: Profile, player: int, fleet: Fleet) -> list[Asset]:
    found: list[Asset] = []
    for marked in ("", "c", "V"):
        units = [unit for unit in fleet.units if _MARK.get(unit.kind, "") == marked]
        found += [
            _asset(profile, player, f"{LETTERS[player]}{marked}{n}", unit) for n, unit in enumerate(units, start=1)
        ]
    return found


def _asset(profile: Profile, player: int, asset_id: str, unit: UnitDesign) -> Asset:
    systems = COMPANY_SYSTEMS if unit.kind is Kind.COMPANY else without(unit.systems, unit.lost)
    white = 0 if unit.kind is Kind.HVA else profile.white
    name, brought = unit.name or asset_id, kept(unit)
    return Asset(asset_id, player, unit.kind, name, player, systems, white, unit.lost, unit.ace, brought=brought)
