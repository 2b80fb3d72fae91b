"""Fleets as JSON of the community's web tool (dogrizz/mf0): one player, its list of players, or a saved battle.

A ship has a class, and systems with a class each; every catapult brings a company, the last one of a ship its ace.
What a battle adds (internal systems, damage) is left out: a fleet is read as it was built.
"""

import msgspec
from msgspec import Struct, field

from rules.core.errors import Malformed
from rules.intercept_orbit.fleet.text import UNITS_MAX, asset_name
from rules.intercept_orbit.state.units import SYSTEMS, Fleet, Kind, UnitDesign

JSON_MAX = 60_000
FACT_MAX = 40
_SHIPS = {"capital": Kind.CAPITAL, "frigate": Kind.FRIGATE}
_PLAIN = {"defense": "B", "sensor": "Y", "catapult": "K"}
_ATTACK, _UNBUILT = "attack", ("", "internal")
_ACES = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}


class _System(Struct):
    kind: str | None = field(name="class", default="")
    attack: str = field(name="attackType", default="")
    other: str = field(name="attackType2", default="")


class _Ship(Struct):
    name: str = ""
    kind: str = field(name="class", default="")
    systems: list[_System] = []
    has_ace: bool = field(name="hasAce", default=False)
    ace: str | None = field(name="aceType", default=None)


class _Player(Struct):
    name: str = ""
    hva: int | str = 0
    ships: list[_Ship] | None = None


class _Saved(_Player):
    players: list[_Player] = []
    roster: list[_Player] = []


def read_json(text: str) -> tuple[Fleet, str]:
    """The fleet of the one player who has ships, and that player's name.

    Raises ``Malformed``: ``fleet-too-long``, ``fleet-json-unreadable``, ``-empty``, ``-many``, ``-ship``, ``-system``;
    ``too-many-assets``.
    """
    if len(text) > JSON_MAX:
        raise Malformed("fleet-too-long", length=len(text), most=JSON_MAX)
    try:
        saved = msgspec.json.decode(text.lstrip("\ufeff"), type=_Saved | list[_Player])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Malformed("fleet-json-unreadable") from None
    every = saved if isinstance(saved, list) else [saved, *saved.players, *saved.roster]
    players = [player for player in every if player.ships]
    if not players:
        raise Malformed("fleet-json-empty")
    if len(players) > 1:
        raise Malformed("fleet-json-many", names=[asset_name(player.name) or "?" for player in players[:6]])
    units = _units(players[0])
    if len(units) > UNITS_MAX:
        raise Malformed("too-many-assets", count=len(units), most=UNITS_MAX)
    return Fleet(tuple(units)), asset_name(players[0].name)


def _units(player: _Player) -> list[UnitDesign]:
    units, companies = list[UnitDesign](), list[UnitDesign]()
    for number, ship in enumerate(player.ships or (), start=1):
        if len(units) > UNITS_MAX:
            break
        built = _ship(ship, asset_name(ship.name) or str(number))
        units.append(built)
        catapults = built.systems.count("K")
        ace = _ACES.get((ship.ace or "").lower()) if ship.has_ace else None
        companies += [UnitDesign(Kind.COMPANY, ace=ace if last else None) for last in _lasts(catapults)]
    written = str(player.hva)
    hvas = min(int(written), UNITS_MAX + 1) if written.isascii() and written.isdigit() and len(written) < 4 else 0
    return [*units, *companies, *(UnitDesign(Kind.HVA) for _ in range(hvas))]


def _lasts(count: int) -> list[bool]:
    """A flag for each of ``count`` places, true for the last alone."""
    return [place == count - 1 for place in range(count)]


def _ship(ship: _Ship, called: str) -> UnitDesign:
    if ship.kind not in _SHIPS:
        raise Malformed("fleet-json-ship", text=ship.kind[:FACT_MAX], frame=called)
    built = (system for system in ship.systems if system.kind and system.kind not in _UNBUILT)
    return UnitDesign(_SHIPS[ship.kind], asset_name(ship.name), tuple(_system(system, called) for system in built))


def _system(system: _System, called: str) -> str:
    kind = system.kind or ""
    if kind in _PLAIN:
        return _PLAIN[kind]
    reach = [f"R{each}" for each in (system.attack, system.other) if each]
    for name in (reach[0], "/".join(reach), "/".join(reversed(reach))) if reach and kind == _ATTACK else ():
        if name in SYSTEMS and set(name.split("/")) == set(reach):
            return name
    raise Malformed("fleet-json-system", text=f"{kind} {system.attack}".strip()[:FACT_MAX], frame=called)
