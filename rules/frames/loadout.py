"""Systems, loadouts, and the pool that a frame rolls (RULINGS 1.1; rulebook: "Frame Capabilities")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.dice import Die, in_order
from rules.core.errors import Illegal, Malformed

__all__ = [
    "RANGE_OF",
    "SYSTEMS",
    "can_attack",
    "check_loadout",
    "count",
    "halves",
    "loadout_faults",
    "parse_system",
    "pool",
]

SYSTEMS = ("B", "G", "Y", "Rh", "Rd", "Ra", "E")
SPLITS = ("Rh/Rd", "Rd/Ra", "Rh/Ra")
RANGE_OF = {"hand-to-hand": "Rh", "direct-fire": "Rd", "artillery": "Ra"}

_CANONICAL = {name.lower(): name for name in (*SYSTEMS, *SPLITS)} | {
    "/".join(reversed(name.lower().split("/"))): name for name in SPLITS
}


def parse_system(text: str) -> str:
    """The system of that name, whatever its case or the order of its halves. Raises ``Malformed("system-unknown")``."""
    try:
        return _CANONICAL[text.strip().lower()]
    except KeyError:
        raise Malformed("system-unknown", text=text[:40]) from None


def count(systems: Sequence[str], kind: str) -> int:
    """How many full systems of a kind are carried."""
    return sum(1 for system in systems if system == kind)


def halves(systems: Sequence[str], kind: str) -> int:
    """How many split systems have a half of that kind."""
    return sum(1 for system in systems if "/" in system and kind in system.split("/"))


def _has(systems: Sequence[str], kind: str) -> bool:
    return any(kind in system.split("/") for system in systems)


def check_loadout(systems: Sequence[str], *, most: int = 4, same: int = 2, split: bool = True) -> None:
    """Raises ``Illegal`` if a frame may not carry these: the first of ``loadout_faults``."""
    for fault in loadout_faults(systems, most=most, same=same, split=split):
        raise fault


def loadout_faults(systems: Sequence[str], *, most: int = 4, same: int = 2, split: bool = True) -> list[Illegal]:
    """All that is wrong with a loadout: too many systems, a split that is not allowed, too many of a type.

    A split counts one half of each of its two types, and as one system.
    """
    faults: list[Illegal] = []
    if len(systems) > most:
        faults.append(Illegal("too-many-systems", count=len(systems), most=most))
    if not split and any("/" in system for system in systems):
        faults.append(Illegal("split-not-allowed"))
    weight: Counter[str] = Counter()
    for system in systems:
        parts = system.split("/")
        for part in parts:
            weight[part] += 2 // len(parts)
    heavy = [kind for kind, doubled in weight.items() if doubled > 2 * same]
    return faults + [Illegal("too-many-of-a-type", system=kind, most=same) for kind in heavy]


def can_attack(systems: Sequence[str], attack_range: str, rockets: int = 0) -> bool:
    """Whether a frame may attack at a range: hand-to-hand always, else with a weapon or, at direct fire, a rocket."""
    if attack_range == "hand-to-hand" or (attack_range == "direct-fire" and rockets > 0):
        return True
    return _has(systems, RANGE_OF[attack_range])


def pool(
    systems: Sequence[str],
    *,
    attack_range: str | None = None,
    rockets: int = 0,
    white: int = 2,
    hazard: bool = False,
) -> tuple[Die, ...]:
    """The dice that a frame rolls when it activates. ``attack_range`` None: no target, so no red dice at all.

    ``rockets`` are those used now; they count at direct fire only. ``hazard``: it stands inside a hazardous area.
    """
    dice = ["W6"] * max(0, white - (1 if hazard and "E" not in systems else 0))
    for kind in "BGY":
        dice += [f"{kind}6"] * count(systems, kind)
    if not _has(systems, "Rd") and not _has(systems, "Ra"):
        dice.append("G8")
    if attack_range is not None:
        dice += _red(systems, attack_range, rockets)
    return in_order(dice)


def _red(systems: Sequence[str], attack_range: str, rockets: int) -> list[Die]:
    kind = RANGE_OF[attack_range]
    full = count(systems, kind)
    dice = ["R6"] * (2 if full else 0) + ["R6"] * halves(systems, kind)
    if full >= 2:
        dice.append("R8")
    if attack_range == "direct-fire":
        dice += ["R8"] * rockets
    return dice
