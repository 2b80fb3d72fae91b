"""Rosters of a campaign: lost systems, destroyed units, repairs and recruits.

Systems are text of the ruleset's own. A repair restores a lost system; a recruit has the systems of a destroyed unit.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct, structs

from rules.core.errors import Illegal

RENEWALS_MOST = 9


class Carry(StrEnum):
    """The losses that count in the next game: none, lost systems, or destroyed units."""

    NOTHING = "nothing"
    SCARS = "scars"
    LOSSES = "losses"


class Unit(Struct, frozen=True):
    """A unit: the systems that it was built with, those that it has lost, its rockets. ``gone``: destroyed."""

    name: str
    systems: tuple[str, ...]
    lost: tuple[str, ...] = ()
    rockets: int = 0
    gone: bool = False

    @property
    def left(self) -> tuple[str, ...]:
        """The unit's systems without the lost ones, in the order in which it was built."""
        missing = list(self.lost)
        kept = []
        for system in self.systems:
            if system in missing:
                missing.remove(system)
            else:
                kept.append(system)
        return tuple(kept)


class Roster(Struct, frozen=True):
    """A company in a campaign. ``renewals``: repairs that its owner may choose before the next game."""

    name: str
    units: tuple[Unit, ...]
    renewals: int = 0


class News(Struct, frozen=True):
    """A change: ``scarred``, ``destroyed``, ``repaired``, ``recruited``; ``stranger``: another company was played."""

    kind: str
    unit: str = ""
    system: str = ""


def playable(roster: Roster) -> tuple[Unit, ...]:
    """The units that are not destroyed."""
    return tuple(unit for unit in roster.units if not unit.gone)


def brought_home(roster: Roster, back: Sequence[Unit], carry: Carry, renewals: int) -> tuple[Roster, tuple[News, ...]]:
    """The roster after a game, and its changes. ``back`` are the units of the game, with the systems at its start.

    Units of the roster that were not played stay as they are; units of the game that are not in it do not count.
    """
    if carry is Carry.NOTHING:
        return roster, ()
    returned = {(unit.name, tuple(sorted(unit.systems))): unit for unit in back}
    units, news, known = list[Unit](), list[News](), False
    for unit in roster.units:
        found = None if unit.gone else returned.get((unit.name, tuple(sorted(unit.left))))
        after, told = (unit, ()) if found is None else _returned(unit, found, carry)
        known = known or found is not None
        units.append(after)
        news += told
    if not known:
        return roster, (News("stranger"),)
    return structs.replace(roster, units=tuple(units), renewals=renewals), tuple(news)


def _returned(unit: Unit, back: Unit, carry: Carry) -> tuple[Unit, tuple[News, ...]]:
    if carry is Carry.LOSSES:
        return (structs.replace(unit, gone=True), (News("destroyed", unit.name),)) if back.gone else (unit, ())
    told = tuple(News("scarred", unit.name, system) for system in back.lost)
    return structs.replace(unit, lost=(*unit.lost, *back.lost)), told


def repaired(roster: Roster, wanted: str, system: str) -> tuple[Roster, News]:
    """The roster with one system repaired. Raises ``Illegal``: ``no-repairs``, ``unit-unknown``, ``not-scarred``."""
    if roster.renewals < 1:
        raise Illegal("no-repairs")
    at = _place(roster, wanted)
    unit = roster.units[at]
    found = next((lost for lost in unit.lost if lost.casefold() == system.casefold()), None)
    if found is None:
        raise Illegal("not-scarred", unit=unit.name, system=system[:20], lost=" ".join(unit.lost) or "none")
    return _mended(roster, at, found)


def _place(roster: Roster, wanted: str) -> int:
    names = [unit.name.casefold() for unit in roster.units]
    if wanted.casefold() in names:
        return names.index(wanted.casefold())
    if wanted.isascii() and wanted.isdecimal() and 1 <= int(wanted[:3]) <= len(names):
        return int(wanted[:3]) - 1
    raise Illegal("unit-unknown", text=wanted[:40], known=[unit.name for unit in roster.units])


def _mended(roster: Roster, at: int, system: str) -> tuple[Roster, News]:
    unit = roster.units[at]
    lost = list(unit.lost)
    lost.remove(system)
    units = list(roster.units)
    units[at] = structs.replace(unit, lost=tuple(lost))
    after = structs.replace(roster, units=tuple(units), renewals=roster.renewals - 1)
    return after, News("repaired", unit.name, system)


def enlisted(roster: Roster, carry: Carry, least: int, names: Sequence[str]) -> tuple[Roster, tuple[News, ...]]:
    """The roster before a game, and its changes: unused repairs go to the worst hit units, recruits take empty places.

    At least ``least`` units are left to play with; ``names`` are for the recruits.
    """
    news: list[News] = []
    if carry is Carry.SCARS:
        while roster.renewals > 0 and any(unit.lost for unit in roster.units):
            worst = max(range(len(roster.units)), key=lambda at: (len(roster.units[at].lost), -at))
            roster, told = _mended(roster, worst, roster.units[worst].lost[0])
            news.append(told)
    if carry is Carry.LOSSES:
        while any(unit.gone for unit in roster.units) and (roster.renewals > 0 or len(playable(roster)) < least):
            roster, told = _recruited(roster, names)
            news.append(told)
    return structs.replace(roster, renewals=0), tuple(news)


def _recruited(roster: Roster, names: Sequence[str]) -> tuple[Roster, News]:
    at = next(number for number, unit in enumerate(roster.units) if unit.gone)
    taken = {unit.name.casefold() for unit in roster.units}
    name = next((name for name in names if name.casefold() not in taken), f"{roster.units[at].name} 2")
    fresh = Unit(name, roster.units[at].systems, rockets=roster.units[at].rockets)
    units = (*roster.units[:at], fresh, *roster.units[at + 1 :])
    return structs.replace(roster, units=units, renewals=max(0, roster.renewals - 1)), News("recruited", name)
