"""Companies: as text, and checked. RULINGS 1.1, 1.9; rulebook: "Frame Construction Requirements".

The text is one frame after another, divided by semicolons or lines: ``Kestrel: Rd Rd B G +2 rockets; Rh Rh B B``. A
frame marked ``spare`` stays at home, and may be added to break a tie (rulebook: "Tie for highest score").
"""

import re
from collections.abc import Collection, Hashable, Sequence
from typing import Protocol

from msgspec import Struct, structs

from rules.core.errors import Illegal, Malformed
from rules.core.names import clean_name
from rules.frames.hits import HitChart
from rules.frames.loadout import PoolDice, loadout_faults, parse_system

FRAMES_MAX = 12
ROCKETS_MAX = 999
"""The most rockets of a frame that its text holds."""
TEXT_MAX = 2000

ARCHETYPES: dict[str, tuple[str, ...]] = {
    "soldier": ("B", "G", "Y", "Rd"),
    "brawler": ("Rh", "Rh", "B", "B"),
    "sniper": ("Ra", "Ra", "Y", "B"),
    "scout": ("Y", "Y", "G", "B"),
    "gunner": ("Rd", "Rd", "B", "B"),
    "bombardier": ("Ra", "Ra", "B", "B"),
    "raider": ("Rh", "Rh", "G", "G"),
    "hunter": ("Rd", "Rd", "G", "Y"),
    "guardian": ("B", "B", "Rd", "G"),
    "skirmisher": ("Rd", "G", "G", "B"),
    "close-soldier": ("B", "G", "Y", "Rh"),
    "far-soldier": ("B", "G", "Y", "Ra"),
    "runner": ("B", "B", "G"),
}


_KINDS = {tuple(sorted(systems)): kind for kind, systems in ARCHETYPES.items()}
# Share codes know these by their place: append only, 254 at the most.
NAMES = (
    *("Kestrel", "Badger", "Heron", "Lynx", "Magpie", "Otter", "Falcon", "Boar", "Viper", "Crane", "Wolf", "Hornet"),
    *("Raven", "Bison", "Marten", "Osprey", "Jackal", "Stoat", "Condor", "Mantis", "Ibis", "Rook", "Caracal", "Moth"),
    *("Gecko", "Pike", "Shrike", "Tapir", "Wasp", "Dingo", "Egret", "Fossa", "Gannet", "Hare", "Impala", "Jay"),
    *("Kite", "Lark", "Mole", "Newt", "Oryx", "Puma", "Quail", "Robin", "Swift", "Tern", "Urial", "Vole"),
)
SPARE = re.compile(r"[(\[]?\b(?:spare|réserve|reserve)\b[)\]]?", re.IGNORECASE)
"""The mark of a spare frame."""
_ROCKETS = re.compile(r"\+\s*(\d{1,3})?\s*(?:rockets?|roquettes?|ssrs?)\b", re.IGNORECASE)


class Numbers(Protocol, Hashable):
    """The numbers by which a game builds and weighs frames."""

    @property
    def white(self) -> int: ...
    @property
    def systems_max(self) -> int: ...
    @property
    def same_max(self) -> int: ...
    @property
    def cover_hits(self) -> int: ...
    @property
    def dice(self) -> PoolDice: ...
    @property
    def chart(self) -> HitChart: ...


class Limits(Struct, frozen=True):
    """What one game asks of each company, and how long it lasts. ``neutral``: stations that belong to nobody at first.

    ``flat``: every asset is worth the profile's basic PPA, and seat order is the first order (demo).
    """

    size: str
    frames_min: int
    frames_max: int
    stations: int
    rockets: int
    clock: int
    neutral: int = 0
    flat: bool = False


class FrameDesign(Struct, frozen=True):
    """One frame as it is built."""

    systems: tuple[str, ...]
    rockets: int = 0
    name: str = ""
    spare: bool = False


class Company(Struct, frozen=True):
    """The frames that one player brings, the spare one too."""

    units: tuple[FrameDesign, ...]

    @property
    def frames(self) -> tuple[FrameDesign, ...]:
        """The frames that play."""
        return tuple(design for design in self.units if not design.spare)

    @property
    def spares(self) -> tuple[FrameDesign, ...]:
        """The spare frame, or none."""
        return tuple(design for design in self.units if design.spare)


def parse(text: str) -> Company:
    """Read a company. Raises ``Malformed``: ``company-too-long``, ``company-empty``, ``system-unknown``…"""
    if len(text) > TEXT_MAX:
        raise Malformed("company-too-long", length=len(text), most=TEXT_MAX)
    parts = [part.strip() for part in re.split(r"[;\n]", text) if part.strip()]
    if not parts:
        raise Malformed("company-empty")
    if len(parts) > FRAMES_MAX:
        raise Malformed("too-many-frames", count=len(parts), most=FRAMES_MAX)
    return Company(tuple(_design(part) for part in parts))


def _design(text: str) -> FrameDesign:
    name, colon, rest = text.rpartition(":")
    rockets = sum(int(found or 1) for found in _ROCKETS.findall(rest))
    words = SPARE.sub(" ", _ROCKETS.sub(" ", rest)).replace(",", " ").split()
    systems = tuple(parse_system(word) for word in words)
    return FrameDesign(systems, rockets, clean_name(name) if colon else "", bool(SPARE.search(rest)))


def write(company: Company) -> str:
    """The company as text that ``parse`` reads back."""
    return "; ".join(_written(design) for design in company.units)


def _written(design: FrameDesign) -> str:
    name = f"{design.name.replace(';', ',')}: " if design.name else ""
    number = min(design.rockets, ROCKETS_MAX)
    rockets = f" +{number} rocket{'s' if number > 1 else ''}" if number else ""
    return f"{name}{' '.join(design.systems)}{rockets}{' spare' if design.spare else ''}".strip() or ":"


def faults(
    company: Company,
    profile: Numbers,
    limits: Limits | None = None,
    *,
    split: bool = False,
    environmental: bool = False,
) -> list[Illegal]:
    """All faults of a company: loadouts by frame, then the numbers of spares, of frames and of rockets.

    Without ``limits`` only the loadouts are checked.
    """
    found = [
        Illegal(fault.code, **fault.facts, frame=design.name or str(number))
        for number, design in enumerate(company.units, start=1)
        for fault in _design_faults(design, profile, split=split, environmental=environmental)
    ]
    spares = len(company.spares)
    if spares > 1:
        found.append(Illegal("one-spare", count=spares))
    if limits is None:
        return found
    if not limits.frames_min <= len(company.frames) <= limits.frames_max:
        bounds = {"least": limits.frames_min, "most": limits.frames_max}
        found.append(Illegal("wrong-number-of-frames", count=len(company.frames), **bounds))
    elif spares and len(company.frames) == limits.frames_max:
        found.append(Illegal("no-room-for-spare", most=limits.frames_max))
    rockets = sum(design.rockets for design in company.frames)
    if rockets != limits.rockets:
        found.append(Illegal("wrong-number-of-rockets", count=rockets, right=limits.rockets))
    return found


def _design_faults(design: FrameDesign, profile: Numbers, *, split: bool, environmental: bool) -> list[Illegal]:
    found = loadout_faults(design.systems, most=profile.systems_max, same=profile.same_max, split=split)
    if "E" in design.systems and not environmental:
        found.append(Illegal("environmental-not-allowed"))
    if design.spare and design.rockets:
        found.append(Illegal("spare-rockets"))
    return found


def check(
    company: Company, profile: Numbers, limits: Limits, *, split: bool = False, environmental: bool = False
) -> None:
    """Raises ``Illegal`` for the first fault: a loadout, the number of frames, or of rockets."""
    for fault in faults(company, profile, limits, split=split, environmental=environmental):
        raise fault


def check_loadouts(company: Company, profile: Numbers, *, split: bool = True, environmental: bool = True) -> None:
    """Raises ``Illegal`` for the first frame with a fault, naming it."""
    for fault in faults(company, profile, split=split, environmental=environmental):
        raise fault


def archetype_of(systems: Sequence[str]) -> str | None:
    """The archetype with exactly these systems, in any order."""
    return _KINDS.get(tuple(sorted(systems)))


def arm(company: Company, rockets: int) -> Company:
    """Spread that many rockets over the frames in turn, unless the company assigns some itself."""
    if any(design.rockets for design in company.units) or not company.frames:
        return company
    designs = list(company.units)
    playing = (place for place, design in enumerate(designs) if not design.spare)
    best = sorted(playing, key=lambda place: -designs[place].systems.count("Rd"))
    for number in range(rockets):
        index = best[number % len(best)]
        designs[index] = structs.replace(designs[index], rockets=designs[index].rockets + 1)
    return Company(tuple(designs))


def spare_name(taken: Collection[str]) -> str:
    """The first name that is not taken; empty when all are."""
    return next((name for name in NAMES if name not in taken), "")
