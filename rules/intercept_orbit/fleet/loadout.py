"""One ship or company as it is written in a fleet, and the dice that it rolls (rulebook: "Build Your Fleet")."""

from rules.core.errors import RulesError
from rules.frames.notation import Reading
from rules.intercept_orbit.fleet.text import parse
from rules.intercept_orbit.state.pools import pool, ranges
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.state import COMPANY, Asset
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, SYSTEMS, Kind, UnitDesign

_OWN = {system.lower() for system in SYSTEMS}
_TELLING = {"rp", "rs"}
"""Systems that no other game has."""
LEAST = 3
_KINDS = ("capital", "frigate", "frégate", "company", "compagnie")


def loadout(profile: Profile, text: str) -> Reading | None:
    """The dice of ``Rp Ra B K``, ``Frigate Rs B Y`` or ``Company ace R`` at the range of its first weapon; None for any
    text that is not a single ship or company."""
    words = text.lower().replace(",", " ").replace(":", " ").split()
    if not words or (words[0] not in _KINDS and not _bare(words)):
        return None
    try:
        fleet = parse(text)
    except RulesError:
        return None
    unit = fleet.units[0]
    rolls = unit.systems or unit.kind is Kind.COMPANY
    return _reading(profile, unit) if len(fleet.units) == 1 and rolls else None


def _bare(words: list[str]) -> bool:
    """Whether these can only be a ship's systems: enough of them, and weapons that no frame has, or a weapon and a
    catapult."""
    parts = {part for word in words for part in word.split("/")}
    ours = bool(parts & _TELLING) or parts >= {"ra", "k"}
    return len(words) >= LEAST and all(word in _OWN for word in words) and ours


def _reading(profile: Profile, unit: UnitDesign) -> Reading:
    systems = COMPANY_SYSTEMS if unit.kind is Kind.COMPANY else unit.systems
    asset = Asset("A1", 0, unit.kind, unit.name, 0, systems, profile.white, ace=unit.ace)
    near, *far = ranges(profile, asset)
    at: Range = near if asset.kind == COMPANY or not far else far[0]
    return Reading(pool(profile, asset, at), tuple(systems), str(at))
