"""Systems, loadouts, and the pool of a frame (RULINGS 1.1; rulebook: "Frame Capabilities")."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from rules.core.dice import Die, in_order
from rules.core.errors import Illegal, Malformed

SYSTEMS = ("B", "G", "Y", "Rh", "Rd", "Ra", "E")
SPLITS = ("Rh/Rd", "Rd/Ra", "Rh/Ra")
RANGE_OF = {"hand-to-hand": "Rh", "direct-fire": "Rd", "artillery": "Ra"}

_CANONICAL = {name.lower(): name for name in (*SYSTEMS, *SPLITS)} | {
    "/".join(reversed(name.lower().split("/"))): name for name in SPLITS
}


class PoolDice(Struct, frozen=True, cache_hash=True):
    """The dice of a pool, each of its colour.

    A full weapon of the range gives ``weapon`` red dice, a split one of which half has the range ``half``; the second
    full one (``pair`` of them) one ``paired`` die, whatever the number (``unsplit``: none with a split aboard).
    ``sprint``: without any ranged weapon. ``hazard``: white dice that a frame in a hazardous area does without.
    """

    white: Die = "W6"
    blue: Die = "B6"
    green: Die = "G6"
    yellow: Die = "Y6"
    red: Die = "R6"
    weapon: int = 2
    half: int = 1
    pair: int = 2
    paired: Die = "R8"
    rocket: Die = "R8"
    sprint: Die = "G8"
    hazard: int = 1
    unsplit: bool = False

    def of(self, colour: str) -> Die:
        """The die of a colour."""
        return {"W": self.white, "B": self.blue, "G": self.green, "Y": self.yellow, "R": self.red}[colour]


STANDARD = PoolDice(unsplit=True)
"""The dice of the book."""


def parse_system(text: str) -> str:
    """The system of that name, in any case, halves in any order. Raises ``Malformed("system-unknown")``."""
    try:
        return _CANONICAL[text.strip().lower()]
    except KeyError:
        raise Malformed("system-unknown", text=text[:40]) from None


def count(systems: Sequence[str], kind: str) -> int:
    """Number of full systems of a kind."""
    return sum(1 for system in systems if system == kind)


def halves(systems: Sequence[str], kind: str) -> int:
    """Number of split systems with a half of that kind."""
    return sum(1 for system in systems if "/" in system and kind in system.split("/"))


def _has(systems: Sequence[str], kind: str) -> bool:
    return any(kind in system.split("/") for system in systems)


def check_loadout(systems: Sequence[str], *, most: int, same: int, split: bool = True) -> None:
    """Raises ``Illegal`` for the first of ``loadout_faults``."""
    for fault in loadout_faults(systems, most=most, same=same, split=split):
        raise fault


def loadout_faults(systems: Sequence[str], *, most: int, same: int, split: bool = True) -> list[Illegal]:
    """All faults of a loadout: too many systems, a split that is not allowed, too many of a type.

    A split system counts as one system, and as one half of each of its two types.
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
    """Whether a frame may attack at a range: hand-to-hand always, else if it is armed for it."""
    return attack_range == "hand-to-hand" or is_armed(systems, attack_range, rockets)


def is_armed(systems: Sequence[str], attack_range: str, rockets: int = 0) -> bool:
    """Whether a frame rolls red dice at a range: with a weapon or, at direct fire, a rocket."""
    return _has(systems, RANGE_OF[attack_range]) or (attack_range == "direct-fire" and rockets > 0)


def pool(
    dice: PoolDice,
    systems: Sequence[str],
    *,
    white: int,
    attack_range: str | None = None,
    rockets: int = 0,
    hazard: bool = False,
) -> tuple[Die, ...]:
    """The dice that a frame rolls, ``white`` of them white. ``attack_range`` None: no target, so no red dice.

    ``rockets``: those used now; they count at direct fire only. ``hazard``: it stands in a hazardous area.
    """
    return _pool(dice, tuple(systems), white, attack_range, rockets, hazard)


@lru_cache(maxsize=2048)
def _pool(
    dice: PoolDice, systems: tuple[str, ...], white: int, attack_range: str | None, rockets: int, hazard: bool
) -> tuple[Die, ...]:
    """The pool, cached by what it depends on: loadouts recur, and a plan weighs many pools."""
    lost = dice.hazard if hazard and "E" not in systems else 0
    rolled = [dice.white] * max(0, white - lost)
    for kind in "BGY":
        rolled += [dice.of(kind)] * count(systems, kind)
    if not _has(systems, "Rd") and not _has(systems, "Ra"):
        rolled.append(dice.sprint)
    if attack_range is not None:
        rolled += _red(dice, systems, attack_range, rockets)
    return in_order(rolled)


def _red(dice: PoolDice, systems: Sequence[str], attack_range: str, rockets: int) -> list[Die]:
    kind = RANGE_OF[attack_range]
    full = count(systems, kind)
    rolled = [dice.red] * ((dice.weapon if full else 0) + dice.half * halves(systems, kind))
    if full >= dice.pair and not (dice.unsplit and any("/" in system for system in systems)):
        rolled.append(dice.paired)
    if attack_range == "direct-fire":
        rolled += [dice.rocket] * rockets
    return rolled
